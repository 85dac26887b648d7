"""Operations on words of 64 bits, and their compilation by numba, with which the search of tables is written.

A set of cards is a word: card 0 is the ace of spades, 51 the deuce of clubs, so that the lowest bit of a suit is its
highest card. Without numba the same functions run as Python, for which whole deals are too much.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias, TypeVar, cast

Memory: TypeAlias = "array[int]"
"""Words of one search; in compiled code its address."""

_Numbas: TypeAlias = Any
"""An object of numba or LLVM, neither of which has types."""

ALL_CARDS: Final = (1 << 52) - 1
IS_COMPILED: Final = find_spec("numba") is not None

SOURCES: Final = zlib.crc32(b"".join(each.read_bytes() for each in sorted(Path(__file__).parent.glob("*.py"))))
"""Tells one state of the search's files from another."""

_Function = TypeVar("_Function", bound=Callable[..., object])


def compiled(function: _Function) -> _Function:
    """Have numba compile a function when it is first called; without numba leave it as it is.

    Other threads go on while it runs.
    """
    return _compiled(function, is_kept=False)


def compiled_once(function: _Function) -> _Function:
    """Compile a function as `compiled` does, but keep it, with all that it calls, for later processes.

    Numba knows what it has kept by the function's file and by the values that the function takes from the function
    around it. `SOURCES` has to be one of them, since a change may be in another file.
    """
    return _compiled(function, is_kept=True)


def _compiled(function: _Function, *, is_kept: bool) -> _Function:
    if not IS_COMPILED:
        return function
    return cast("_Function", import_module("numba").njit(cache=is_kept, nogil=True, error_model="numpy")(function))


def load(memory: Memory, place: int) -> int:
    """Return a word."""
    return memory[place]


def store(memory: Memory, place: int, word: int) -> None:
    """Set a word."""
    memory[place] = word


def size(cards: int) -> int:
    """Count the cards."""
    return cards.bit_count()


def top_place(cards: int) -> int:
    """Return the place of the lowest bit, a suit's highest card; there must be one."""
    return (cards & -cards).bit_length() - 1


def bottom_place(cards: int) -> int:
    """Return the place of the highest bit, a suit's lowest card; there must be one."""
    return cards.bit_length() - 1


def packed_bits(cards: int, among: int) -> int:
    """Move the bits that stand in `among` together, so that none of its places is empty."""
    answer, place = 0, 1
    while among != 0:
        if cards & among & -among != 0:
            answer |= place
        place <<= 1
        among &= among - 1
    return answer


def unpacked_bits(cards: int, among: int) -> int:
    """Undo `packed_bits`."""
    answer = 0
    while among != 0:
        if cards & 1 != 0:
            answer |= among & -among
        cards >>= 1
        among &= among - 1
    return answer


packed, unpacked = packed_bits, unpacked_bits

if IS_COMPILED:
    _ir: Final[ModuleType] = import_module("llvmlite.ir")
    _types: Final[ModuleType] = import_module("numba").types
    _word: Final[_Numbas] = _ir.IntType(64)

    def _intrinsic(arity: int, build: Callable[[_Numbas, _Numbas], _Numbas], *, answers: bool = True) -> _Numbas:
        """Make a function of words from instructions of LLVM."""
        word = _types.int64
        signature = (word if answers else _types.void)(*[word] * arity)

        def generate(context: _Numbas, builder: _Numbas, _signature: _Numbas, words: _Numbas) -> _Numbas:
            made = build(builder, words)
            return made if answers else context.get_dummy_value()

        def one(_context: _Numbas, _a: _Numbas) -> _Numbas:
            return signature, generate

        def two(_context: _Numbas, _a: _Numbas, _b: _Numbas) -> _Numbas:
            return signature, generate

        def three(_context: _Numbas, _a: _Numbas, _b: _Numbas, _c: _Numbas) -> _Numbas:
            return signature, generate

        return import_module("numba.extending").intrinsic((one, two, three)[arity - 1])

    def _named(name: str, *further: int) -> Callable[[_Numbas, _Numbas], _Numbas]:
        def build(builder: _Numbas, words: _Numbas) -> _Numbas:
            arguments = [*words, *(_ir.IntType(1)(each) for each in further)]
            kind = _ir.FunctionType(_word, [each.type for each in arguments])
            known = builder.module.globals.get(name)
            return builder.call(known or _ir.Function(builder.module, kind, name), arguments)

        return build

    def _place(builder: _Numbas, words: _Numbas) -> _Numbas:
        return builder.gep(builder.inttoptr(words[0], _word.as_pointer()), [words[1]])

    load = _intrinsic(2, lambda builder, words: builder.load(_place(builder, words)))
    store = _intrinsic(3, lambda builder, words: builder.store(words[2], _place(builder, words)), answers=False)
    size = _intrinsic(1, _named("llvm.ctpop.i64"))
    top_place = _intrinsic(1, _named("llvm.cttz.i64", 0))
    _zeros_above = _intrinsic(1, _named("llvm.ctlz.i64", 0))

    @compiled
    def bottom_place(cards: int) -> int:
        """Return the place of the highest bit."""
        return 63 - int(_zeros_above(cards))

    if import_module("llvmlite.binding").get_host_cpu_features().get("bmi2"):
        packed = _intrinsic(2, _named("llvm.x86.bmi.pext.64"))
        unpacked = _intrinsic(2, _named("llvm.x86.bmi.pdep.64"))
    else:
        packed, unpacked = compiled(packed_bits), compiled(unpacked_bits)


@compiled
def suit_cards(suit: int) -> int:
    """Return the thirteen cards of a suit."""
    return 0x1FFF << (13 * suit)


@compiled
def suit_of(card: int) -> int:
    """Return a card's suit: 0 for spades to 3 for clubs."""
    return (card * 79) >> 10


@compiled
def top(cards: int) -> int:
    """Return the highest of a suit's cards as a set, empty if there is none."""
    return cards & -cards


@compiled
def bottom(cards: int) -> int:
    """Return the lowest of a suit's cards as a set; there must be one."""
    return 1 << bottom_place(cards)
