"""Reading what must now be true: each key of `expect:` with its type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from duplicado.casebook import reading
from duplicado.casebook.model import Expectation
from duplicado.casebook.patterns import Exactly, InOrder, Pattern, Subset, Under, Unordered
from duplicado.casebook.problems import MalformedCase
from duplicado.casebook.yaml_tree import Mapping, Tree, YamlEntry, YamlWord
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.play import PlaysCard
from duplicado.table.actions.reader import parse_action
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat, Side

_Reader: TypeAlias = Callable[[Tree], Pattern]
_SEATS: Final = tuple(seat.value for seat in Seat)
_SIDES: Final = tuple(side.value for side in Side)


def _text(read: Callable[[Tree], object]) -> _Reader:
    return lambda tree: Exactly(str(read(tree)))


def _number(tree: Tree) -> Pattern:
    return Exactly(reading.number(tree))


def _word(*words: str) -> _Reader:
    choices = {word: word for word in words}
    return lambda tree: Exactly(reading.one_of(tree, choices))


def _clause(tree: Tree) -> Pattern:
    return Under(reading.clause(tree))


def _unordered(read: _Reader, *, whole: bool = True) -> _Reader:
    def reader(tree: Tree) -> Pattern:
        if not isinstance(tree, Mapping):
            return Unordered(reading.listing(tree, read), whole=whole)
        reading.known_keys(tree, "has", "lacks")
        has, lacks = (reading.listing(part, read) if (part := tree.get(key)) else () for key in ("has", "lacks"))
        if not has and not lacks:
            raise MalformedCase(tree.line, "case-expected-list", text="{}")
        return Unordered(has, lacks, whole=False)

    return reader


def _in_order(read: _Reader) -> _Reader:
    unordered = _unordered(read)

    def reader(tree: Tree) -> Pattern:
        return unordered(tree) if isinstance(tree, Mapping) else InOrder(reading.listing(tree, read))

    return reader


def _subset(readers: dict[str, _Reader]) -> _Reader:
    def reader(tree: Tree) -> Pattern:
        found = reading.mapping(tree)
        reading.known_keys(found, *readers)
        return Subset(tuple((entry.key, readers[entry.key](entry.value)) for entry in found.entries))

    return reader


def _each(keys: tuple[str, ...], read: _Reader) -> dict[str, _Reader]:
    return dict.fromkeys(keys, read)


def _penalty_cards(tree: Tree) -> Pattern:
    found = reading.mapping(tree)
    entries: list[tuple[str, Pattern]] = []
    for entry in found.entries:
        card = reading.card(YamlWord(entry.line, entry.key, quoted=False))
        entries.append((str(card), _word("major", "minor")(entry.value)))
    return Subset(tuple(entries))


def _call_or_card(tree: Tree) -> Pattern:
    return Exactly(reading.notation(tree, "call-or-card", _canonical_call_or_card))


def _canonical_call_or_card(text: str) -> str:
    """Read a call, a card, or the words of a double that misstates the bid (`X of 4H`)."""
    action = parse_action(text)
    if not isinstance(action, MakesCall | PlaysCard):
        raise NotationError(text, "a call or a card", "write a call (1S, X of 4H) or a card (SK)")
    return str(action)


def _standing_call(tree: Tree) -> Pattern:
    if isinstance(tree, YamlWord) and tree.text.strip() == "-":
        return Exactly("-")
    return Exactly(str(reading.call(tree)))


def _information(tree: Tree) -> Pattern:
    # A side that is not mentioned has no such information (settled reading 2).
    found = reading.mapping(tree)
    reading.known_keys(found, *_SIDES)
    read = _unordered(_call_or_card)
    return Subset(tuple((side, read(value) if (value := found.get(side)) else Unordered(())) for side in _SIDES))


def _turn(tree: Tree) -> Pattern:
    return Exactly(str(reading.seat(tree)))


_READERS: Final[dict[str, _Reader]] = {
    "phase": _word("auction", "clarification", "play", "over"),
    "turn": _turn,
    "auction": _in_order(_standing_call),
    "contract": _text(reading.contract),
    "calls": _unordered(_text(reading.call)),
    "cards": _unordered(_text(reading.card)),
    "barred": _subset(_each(_SEATS, _word("auction", "turn"))),
    "penalty_cards": _subset(_each(_SEATS, _penalty_cards)),
    "lead": _subset(
        {"seat": _turn, "forbid": _unordered(_text(reading.suit)), "require": _unordered(_text(reading.suit))}
    ),
    "options": _in_order(_subset({"by": _turn, "law": _clause, "choices": _unordered(_text(reading.text))})),
    "questions": _in_order(_clause),
    "irregularities": _in_order(_subset({"law": _clause, "by": _turn})),
    "cites": _unordered(_clause, whole=False),
    "unauthorized": _information,
    "authorized": _information,
    "review": _unordered(_clause),
    "tricks": _subset(_each(_SIDES, _number)),
    "transfer": _subset({"to": _text(reading.side), "tricks": _number, "law": _clause}),
    "result": _subset({"contract": _text(reading.contract), "tricks": _number, "score": _number}),
    "adjusted": _subset({"law": _clause}),
    "penalties": _unordered(_clause),
    "trick": _subset({"lead": _turn, "cards": _unordered(_text(reading.card))}),
}


def read_expectations(tree: Tree) -> tuple[Expectation, ...]:
    """Read the value of an `expect:` step.

    Raises:
        MalformedCase: a key is not known, or its value is not of the type of the key.
    """
    found = reading.mapping(tree)
    if not found.entries:
        raise MalformedCase(found.line, "case-problem-nothing-expected")
    reading.known_keys(found, *_READERS)
    return tuple(_read(entry) for entry in found.entries)


def _read(entry: YamlEntry) -> Expectation:
    return Expectation(entry.line, entry.key, _READERS[entry.key](entry.value))
