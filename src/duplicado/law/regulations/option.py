"""Option of the regulations: its name, the Law that grants it, its values, and what the program does with them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Final, Generic, Protocol, TypeAlias, TypeVar, cast, final

from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError, NotationError
from duplicado.vocabulary.lexicon import ENGLISH, Lexicon, Wordlist
from duplicado.vocabulary.values import keeps_mappings

Value: TypeAlias = bool | int | Fraction | str | tuple[str, ...] | tuple[Fraction, ...] | None
"""`None`: the authority says nothing."""
V_co = TypeVar("V_co", bound=Value, covariant=True)
_Reader = TypeVar("_Reader", bound=Callable[..., object])


_ONCE_STORED: Final = Wordlist({"yes": ("sí", "sim"), "no": ("não",)})
"""Texts that records hold that were written before a yes or no was stored as `true` or `false`."""
_ALLOWED: Final = Wordlist({"yes": ("on", "allowed"), "no": ("off", "prohibited")})
"""Other words for yes and no in which authorities write what is allowed."""
_UNDECIDED: Final = frozenset({"none", "undefined"})
_SIGNS: Final = str.maketrans({"−": "-", "%": None, " ": None})
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}(?:[./][0-9]{1,6})?")


class OptionKind(Enumeration):
    """Type of the values of an option."""

    YES_OR_NO = "yes or no"
    NUMBER = "a whole number"
    FRACTION = "a fraction"
    CHOICE = "one of several words"
    WORDS = "a list of words"
    NUMBERS = "a list of numbers"
    TEXT = "a text"


_OF_NUMBERS: Final = frozenset({OptionKind.NUMBER, OptionKind.FRACTION, OptionKind.NUMBERS})


def _yes_or_no(text: str, lexicon: Lexicon) -> bool | None:
    said = lexicon.words.meant(text) or _ONCE_STORED.meant(text) or _ALLOWED.meant(text)
    return said == "yes" if said in {"yes", "no"} else None


class Shown(Enumeration):
    """Place where a person sees what an option does; the value is its name in messages."""

    RULINGS = "rulings"
    """Questions and sentences that the Director is asked and told at the table, in the interview and of judgements."""
    SCORES = "scores"
    """Worth of a board, a session or a contestant's total."""
    PENALTIES = "penalties"
    """Penalties that are proposed and admitted."""
    PERIODS = "periods"
    """Until when what may be asked or put right."""
    APPEALS = "appeals"
    """Body that hears an appeal, and what becomes of it."""
    OFFICE = "office"
    """Entries that the office of an event records, refuses or proposes."""
    TABLES = "tables"
    """Sentences that the players of a table are told."""
    CONDITIONS = "conditions"
    """The conditions of contest, which print it."""


@final
@dataclass(frozen=True, slots=True)
class Executed:
    """The program acts on the option: another value changes a ruling, a figure or a page."""

    seen: Shown
    readers: list[Callable[..., object]] = field(default_factory=list[Callable[..., object]], compare=False)
    """The functions that act on it, as far as their modules are imported; `reads` adds them."""


@final
@dataclass(frozen=True, slots=True)
class Declared:
    """The option is recorded and printed, and decides nothing in the program."""

    shown: Shown


class UnknownOptionError(DuplicadoError):
    """There is no option of that name; the message says so and names those that are nearest."""


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Option(Generic[V_co]):
    """Matter that a clause leaves to a Regulating Authority or Tournament Organizer; `V_co` types its values."""

    name: str
    clause: str
    """The Law that grants it."""
    kind: OptionKind
    default: V_co
    """The value of the profile `wbf`: that of the Laws when nobody decides otherwise."""
    effect: Executed | Declared
    """Declaration of whether the program acts on it. There is no default: whoever adds an option says it."""
    choices: tuple[str, ...] = ()
    printed: Mapping[str, Value] = field(default_factory=dict[str, Value], hash=False)
    """The values that the sources of other profiles print; where a source prints none its profile inherits `wbf`."""
    least: int | None = 0
    """The smallest number that makes sense; `None` when any does."""
    most: int | None = None
    """The largest; `None` when there is none."""
    length: int | None = None
    """Number of values that there must be, for a list of them; `None`: any number of them, one at least."""
    also: Mapping[str, str] = field(default_factory=dict[str, str], hash=False)
    """Other words of the sources, with the value that each of them is."""

    def read(self, text: str, lexicon: Lexicon = ENGLISH) -> V_co:
        """Read a value as it is written in a case or a file: `yes`, `30`, `3/2`, `top_down`, `3, 0, -3`.

        A yes or no may be written in the words of the lexicon; `true` and `false` are what programs write.

        Raises:
            NotationError: it is not of the kind of the option, none of its choices, or out of its bounds.
        """
        return cast("V_co", self._read(text, lexicon))  # the kind of the option says of which type its values are

    def _read(self, text: str, lexicon: Lexicon) -> Value:
        bare = text.strip()
        if self.also:
            bare = ", ".join(self.also.get(part.strip(), part.strip()) for part in bare.split(","))
        if self.kind in _OF_NUMBERS:
            if self.default is None and bare.lower() in _UNDECIDED:
                return None
            bare = bare.translate(_SIGNS)
        match self.kind:
            case OptionKind.YES_OR_NO if (said := _yes_or_no(bare, lexicon)) is not None:
                return said
            case OptionKind.NUMBER if re.fullmatch(r"-?[0-9]{1,6}", bare):
                value = int(bare)
                if self._admits(Fraction(value)):
                    return value
            case OptionKind.FRACTION if _NUMBER.fullmatch(bare):
                fraction = self._fraction(bare)
                if self._admits(fraction):
                    return fraction
            case OptionKind.CHOICE if bare in self.choices:
                return bare
            case OptionKind.WORDS:
                return tuple(part.strip() for part in bare.split(",") if part.strip())
            case OptionKind.NUMBERS if all(_NUMBER.fullmatch(part.strip()) for part in bare.split(",")):
                numbers = tuple(self._fraction(part.strip()) for part in bare.split(","))
                if self.length in {None, len(numbers)} and all(map(self._admits, numbers)):
                    return numbers
            case OptionKind.TEXT if bare:
                return bare
            case _:
                pass
        raise NotationError(text, f"a value of {self.name} (Law {self.clause})", f"write {self.permitted}")

    def write(self, value: Value) -> str:
        """Write a value as `read` reads it; nothing for `None`, which nobody can write."""
        match value:
            case None:
                return ""
            case bool():
                return "true" if value else "false"
            case tuple():
                return ", ".join(map(str, value))
            case _:
                return str(value)

    @property
    def permitted(self) -> str:
        """Say in English which values there are; `publish.regulations` says it in each language."""
        if self.choices:
            return "one of " + ", ".join(self.choices)
        if self.kind in _OF_NUMBERS:
            least = "" if self.least is None else f", {self.least} at least"
            most = "" if self.most is None else f", {self.most} at most"
            length = "" if self.length is None else f", {self.length} of them"
            return f"{self.kind.value}{length}{least}{most}"
        return "true or false" if self.kind is OptionKind.YES_OR_NO else self.kind.value

    def check(self, value: Value) -> None:
        """Refuse a value that no file could have decided: a number out of bounds, or too few of them.

        Raises:
            NotationError: it is none of the option.
        """
        told = value if isinstance(value, tuple) else (value,)
        numbers = [each for each in told if isinstance(each, int | Fraction) and not isinstance(each, bool)]
        fits = self.length is None or self.length == len(told)
        if not fits or not all(self._admits(Fraction(number)) for number in numbers):
            raise NotationError(self.write(value), f"a value of {self.name} (Law {self.clause})", self.permitted)

    def _admits(self, number: Fraction) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    def _fraction(self, text: str) -> Fraction:
        try:
            return Fraction(text)
        except ZeroDivisionError:
            raise NotationError(text, f"a value of {self.name}", "write a number, e.g. 3/2") from None


class InForce(Protocol):
    """Decisions by the name of their option: a profile, or a mapping of what has been decided."""

    def get(self, name: str, default: object, /) -> object:
        """Return what is decided under a name, else the default."""
        ...


def value_of(option: Option[V_co], regulations: InForce) -> V_co:
    """Return what the regulations in force have decided of an option; its default where they say nothing."""
    return cast("V_co", regulations.get(option.name, option.default))  # a decision was read by the option itself


def reads(*options: Option[Value]) -> Callable[[_Reader], _Reader]:
    """Name the function that acts on options. It takes their values by `value_of`.

    The function names the option, not the option the function: what acts on a decision lies in layers above the Laws.

    Raises (when the module is imported):
        TypeError: an option is declared as one on which the program does not act.
    """

    def register(reader: _Reader) -> _Reader:
        for option in options:
            if not isinstance(option.effect, Executed):
                raise TypeError(f"{option.name} is only declared, and {reader.__qualname__} acts on it")
            option.effect.readers.append(reader)
        return reader

    return register


_Effect = Executed | Declared
_NO_WORDS: Final = MappingProxyType(dict[str, str]())


def flag(
    name: str, clause: str, effect: _Effect, *, default: bool, also: Mapping[str, str] = _NO_WORDS, **printed: Value
) -> Option[bool]:
    """Declare an option that is decided with yes or no."""
    return Option(name, clause, OptionKind.YES_OR_NO, default, effect, printed=printed, also=also)


def number(
    name: str,
    clause: str,
    effect: _Effect,
    default: int,
    *,
    least: int | None = 0,
    most: int | None = None,
    **printed: Value,
) -> Option[int]:
    """Declare an option with a whole number."""
    return Option(name, clause, OptionKind.NUMBER, default, effect, printed=printed, least=least, most=most)


def number_if_any(
    name: str, clause: str, effect: _Effect, *, most: int | None = None, **printed: Value
) -> Option[int | None]:
    """Declare an option with a whole number, or none where the authority says nothing."""
    return Option(name, clause, OptionKind.NUMBER, None, effect, printed=printed, most=most)


def choice(
    name: str,
    clause: str,
    effect: _Effect,
    choices: str,
    default: str,
    *,
    also: Mapping[str, str] = _NO_WORDS,
    **printed: Value,
) -> Option[str]:
    """Declare an option with one of several words, told with blanks between them."""
    return Option(name, clause, OptionKind.CHOICE, default, effect, tuple(choices.split()), printed, also=also)


def words(
    name: str, clause: str, effect: _Effect, *default: str, also: Mapping[str, str] = _NO_WORDS, **printed: Value
) -> Option[tuple[str, ...]]:
    """Declare an option with a list of words."""
    return Option(name, clause, OptionKind.WORDS, default, effect, printed=printed, also=also)


def three(
    name: str,
    clause: str,
    effect: _Effect,
    *default: int,
    least: int | None = 0,
    most: int | None = 100,
    **printed: Value,
) -> Option[tuple[Fraction, ...]]:
    """Declare an option with three numbers: average plus, average, average minus."""
    numbers = tuple(map(Fraction, default))
    return Option(name, clause, OptionKind.NUMBERS, numbers, effect, printed=printed, least=least, most=most, length=3)


def amount(
    name: str, clause: str, effect: _Effect, *, least: int | None = 0, most: int | None = None, **printed: Value
) -> Option[Fraction | None]:
    """Declare an option with a fraction, or none where the authority says nothing."""
    return Option(name, clause, OptionKind.FRACTION, None, effect, printed=printed, least=least, most=most)


def steps(name: str, clause: str, effect: _Effect) -> Option[tuple[Fraction, ...] | None]:
    """Declare an option with as many numbers as there are steps, or none."""
    return Option(name, clause, OptionKind.NUMBERS, None, effect)


def text(name: str, clause: str, effect: _Effect, default: str | None = None, **printed: Value) -> Option[str | None]:
    """Declare an option with a text, or none."""
    return Option(name, clause, OptionKind.TEXT, default, effect, printed=printed)
