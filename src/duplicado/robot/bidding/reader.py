"""Reading of bidding systems from TOML: menus of rules, written once for all the suits that they hold for.

A menu has `after`, the calls so far as the player sees them: his side's plain, opponents' in parentheses, opponents'
passes and all passes before the first bid left out (`1H (2C)`, `(1D) X`, `1NT 2C 2D`). A rule has `call`, `points`,
`shape`, lengths under the letters of suits, and if need be `forcing`, `purpose`, `aces`, `good` (its suits),
`alert`, `words`, `priority`.

`after = "(...)"` stands for every auction of opponents in which the side has only passed, and which has no menu of its
own; its rules are passes.

A small letter stands for a suit, all different in one menu: M and O for a major and the other one, m and o for a minor
and the other one, x, y and z for any suit. `where` compares them by rank: `where = "y<x"`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias, cast

from duplicado.law.meaning import CallMeaning, Span
from duplicado.law.procedure.auction import Auction
from duplicado.robot.bidding.auction_key import auction_of_key
from duplicado.robot.bidding.rule import Menu, Rule
from duplicado.vocabulary.borders import unchecked
from duplicado.vocabulary.calls import PASS, Call, parse_call
from duplicado.vocabulary.errors import DuplicadoError, NotationError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import SUITS_FROM_SPADES, Suit
from duplicado.vocabulary.values import keeps_mappings

_MEANING: Final = unchecked(CallMeaning)
_MAJORS: Final = (Suit.HEARTS, Suit.SPADES)
_MINORS: Final = (Suit.CLUBS, Suit.DIAMONDS)
_VARIABLES: Final[Mapping[str, tuple[Suit, ...]]] = {
    "M": _MAJORS, "O": _MAJORS, "m": _MINORS, "o": _MINORS, "x": tuple(Suit), "y": tuple(Suit), "z": tuple(Suit),
}  # fmt: skip
_LETTERS: Final = {suit.value: suit for suit in Suit}
_VARIABLE_BID: Final = re.compile(r"([1-7])([MOmoxyz])")
_COMPARISON: Final = re.compile(r"([MOmoxyzCDHS])<([MOmoxyzCDHS])")
_RULE_KEYS: Final = frozenset(
    ("call", "points", "shape", "forcing", "purpose", "aces", "good", "alert", "words", "priority", "where", "any")
)
_HIGHEST: Final = 10_000
_SILENT: Final = "(...)"
"""Auction of opponents to which the side has only passed."""

_Binding: TypeAlias = dict[str, Suit]
_Table: TypeAlias = Mapping[str, object]
_Declared: TypeAlias = tuple[_Table, list[str], str, int]
"""A rule as it is written, its call and variables, how its suits compare, and its place among the rules of a menu."""


class MalformedSystemError(DuplicadoError):
    """A file is no bidding system; the message says what is wrong where."""


@dataclass(frozen=True)
@keeps_mappings
class System:
    """A bidding system: its name, and the menu of each auction that it knows."""

    name: str
    menus: Mapping[str, Menu]
    """By the auction in the notation of `after`, with suits in the place of variables."""
    silent: Menu | None = None
    """For a side that has only passed, where the auction has no menu of its own."""

    def menu(self, key: str) -> Menu | None:
        """Return the rules for that auction; `None` where the system has none."""
        return self.menus.get(key) or (self.silent if _is_silent(key) else None)


def read_system(text: str) -> System:
    """Read a system.

    Raises:
        MalformedSystemError: it is none.
    """
    try:
        found = tomllib.loads(text)
        collected: dict[str, list[Rule]] = {}
        for number, menu in enumerate(_tables(found.get("menu"), "menu")):
            for key, rules in _menus(menu, -number * _HIGHEST):
                collected.setdefault(key, []).extend(rules)
    except (tomllib.TOMLDecodeError, NotationError) as error:
        raise MalformedSystemError(f"no bidding system: {error}") from error
    menus = {
        key: Menu(tuple(sorted(rules, key=lambda rule: rule.priority, reverse=True)))
        for key, rules in collected.items()
    }
    silent = menus.pop(_SILENT, None)
    if silent is not None and any(rule.call is not PASS for rule in silent.rules):
        raise MalformedSystemError(f"after {_SILENT} there are only passes")
    return System(_text(found, "name"), menus, silent)


def _is_silent(key: str) -> bool:
    """Tell whether the side has passed and not called otherwise."""
    ours = [token for token in key.split() if not token.startswith("(")]
    return bool(ours) and all(token == str(PASS) for token in ours)


def _menus(menu: _Table, below: int) -> Iterator[tuple[str, Iterator[Rule]]]:
    """Yield a menu for every auction that `after` stands for, with its rules for the same suits, from a place on."""
    after, declared = menu.get("after"), list(_declared(menu, below))
    patterns = cast("list[object]", [after] if isinstance(after, str) else after)
    if not isinstance(after, str | list):
        raise MalformedSystemError(f"`after` is an auction or a list of auctions, not {after!r}")
    for pattern in patterns:
        if pattern == _SILENT:
            yield _SILENT, _rules(declared, {}, Auction(Seat.N))
            continue
        tokens, stands_for_one = str(pattern).split(), False
        for binding in _bindings(tokens, {}, str(menu.get("where", ""))):
            concrete = [_with_suits(token, binding) for token in tokens]
            auction = auction_of_key(concrete)
            if auction is not None:
                stands_for_one = True
                yield " ".join(concrete), _rules(declared, binding, auction)
        if not stands_for_one:
            raise MalformedSystemError(f"`after` is no auction in which the side is to call: {pattern!r}")


def _declared(menu: _Table, below: int) -> Iterator[_Declared]:
    """Go through the rules of a menu as they are written, each with what has suits in the place of variables."""
    for place, table in enumerate(_tables(menu.get("rules"), "rules")):
        unknown = set(table) - _RULE_KEYS - set(_VARIABLES) - set(_LETTERS)
        if unknown:
            raise MalformedSystemError(f"a rule has no {', '.join(sorted(unknown))}: {dict(table)}")
        named = [_text(table, "call"), *(key for key in table if key in _VARIABLES)]
        yield table, named, str(table.get("where", "")), below + _HIGHEST - 100 * place


def _rules(declared: Iterable[_Declared], binding: _Binding, auction: Auction) -> Iterator[Rule]:
    for table, named, where, place in declared:
        for number, inner in enumerate(_bindings(named, binding, where)):
            call = parse_call(_with_suits(named[0], inner))
            if call is PASS or auction.position.permits(call):
                yield _rule(table, call, inner, place - number)


def _rule(table: _Table, call: Call, binding: _Binding, place: int) -> Rule:
    priority, aces, forcing = table.get("priority", 0), table.get("aces"), table.get("forcing")
    if not isinstance(priority, int):
        raise MalformedSystemError(f"a priority is a number, not {priority!r}")
    return Rule(
        call,
        _meaning(table, binding, forcing=None if forcing is None else bool(forcing)),
        (priority, place),
        None if aces is None else frozenset(map(int, str(aces).split(","))),
        frozenset(_suit(letter, binding) for letter in str(table.get("good", ""))),
        str(table.get("words", "")),
        bool(table.get("alert", False)),
    )


def _suit(letter: str, binding: _Binding) -> Suit:
    found = {**_LETTERS, **binding}.get(letter)
    if found is None:
        raise MalformedSystemError(f"`good` names suits by their letters, not {letter!r}")
    return found


def _meaning(table: _Table, binding: _Binding, *, forcing: bool | None = None) -> CallMeaning:
    letters = {**_LETTERS, **binding}
    held = {letters[key]: _span(str(value)) for key, value in table.items() if key in letters}
    points, shape, purpose = table.get("points"), table.get("shape"), table.get("purpose")
    return _MEANING(
        None if points is None else _span(str(points)),
        tuple((suit, held[suit]) for suit in SUITS_FROM_SPADES if suit in held),
        None if shape is None else str(shape),
        forcing,
        None if purpose is None else str(purpose),
        tuple(_meaning(inner, binding) for inner in _tables(table.get("any", []), "any")),
    )


@cache
def _span(text: str) -> Span:
    """Return the same span for the same text: a system has few of them, thousands of times."""
    return Span.parse(text)


def _bindings(tokens: list[str], bound: _Binding, where: str) -> Iterator[_Binding]:
    """Yield every way of giving different suits to the variables, those that are bound already left as they are."""
    wanted: dict[str, None] = {}
    for token in tokens:
        wanted.update((letter, None) for _, letter in _VARIABLE_BID.findall(token))
        if token in _VARIABLES:
            wanted[token] = None
    wanted.update((letter, None) for pair in _COMPARISON.findall(where) for letter in pair if letter in _VARIABLES)
    open_ones = [letter for letter in wanted if letter not in bound]
    if not open_ones and not where:
        yield bound
        return
    for binding in _given(open_ones, bound):
        letters = {**_LETTERS, **binding}
        if all(letters[low] < letters[high] for low, high in _COMPARISON.findall(where)):
            yield binding


def _given(letters: list[str], bound: _Binding) -> Iterator[_Binding]:
    if not letters:
        yield bound
        return
    for suit in _VARIABLES[letters[0]]:
        if suit not in bound.values():
            yield from _given(letters[1:], {**bound, letters[0]: suit})


def _with_suits(token: str, binding: _Binding) -> str:
    return _VARIABLE_BID.sub(lambda match: match[1] + binding[match[2]].value, token)


def _tables(found: object, name: str) -> list[_Table]:
    if isinstance(found, list):
        listed = cast("list[object]", found)
        if all(isinstance(each, dict) for each in listed):
            return cast("list[_Table]", listed)
    raise MalformedSystemError(f"`{name}` is a list of tables")


def _text(table: _Table, key: str) -> str:
    value = table.get(key)
    if not isinstance(value, str):
        raise MalformedSystemError(f"`{key}` is missing: {dict(table)}")
    return value
