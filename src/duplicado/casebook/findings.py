"""Reading the Director's findings: which value each clause asks for (settled readings 3-14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias, TypeVar

from duplicado.casebook import reading
from duplicado.casebook.problems import MalformedCase
from duplicado.casebook.yaml_tree import Mapping, Tree, YamlEntry, YamlWord
from duplicado.director import office_motion
from duplicado.law.book.law_40 import ImplicitTest
from duplicado.law.edition import in_2007
from duplicado.law.inquiry import (
    AnyInquiry,
    CardPlayedToTrick,
    CardsAdded,
    HandCounts,
    InformationReceived,
    MissingCardPlace,
    MissingCards,
    SurplusCard,
    TricksToCome,
)
from duplicado.law.judgement import Medium
from duplicado.law.reference import ClauseId
from duplicado.table.finding import Circumstance, FindingMade, FindingValue
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side

_Value = TypeVar("_Value")
_Reader: TypeAlias = Callable[[Tree], FindingValue]
_SEATS: Final = {seat.value: seat for seat in Seat}
_MEDIA: Final = {medium.value: medium for medium in Medium}
_TESTS: Final = {test.value: test for test in ImplicitTest}
_PLACES: Final = {place.value: place for place in MissingCardPlace}


def _cards(tree: Tree) -> FindingValue:
    return reading.listing(tree, reading.card)


def _suits(tree: Tree) -> FindingValue:
    return reading.listing(tree, reading.suit)


def _denominations(tree: Tree) -> FindingValue:
    return reading.listing(tree, reading.denomination)


def _seats(tree: Tree) -> FindingValue:
    return reading.listing(tree, reading.seat)


def _tricks(tree: Tree) -> FindingValue:
    tricks = reading.number(tree)
    if 0 <= tricks <= 13:
        return tricks
    raise MalformedCase(tree.line, "case-expected-tricks", text=tricks)


def _actions(tree: Tree) -> FindingValue:
    """Read how many calls and plays were made meanwhile."""
    actions = reading.number(tree)
    if actions >= 0:
        return actions
    raise MalformedCase(tree.line, "case-expected-tricks", text=actions)


def _boolean_or(tree: Tree, others: dict[str, _Value]) -> bool | _Value:
    """Read true or false, or one of a few words."""
    return others[tree.text] if isinstance(tree, YamlWord) and tree.text in others else reading.boolean(tree)


def _seat_or_boolean(tree: Tree) -> FindingValue:
    """Read the player whose action is judged, or the answer to a question of the same clause."""
    return _boolean_or(tree, _SEATS)


def _medium(tree: Tree) -> FindingValue:
    return _boolean_or(tree, _MEDIA)


def _medium_or_seat(tree: Tree) -> FindingValue:
    return _boolean_or(tree, {**_MEDIA, **_SEATS})


def _tests(tree: Tree) -> FindingValue:
    """Read the tests of an implicit understanding that are met, or true or false."""
    if isinstance(tree, YamlWord) and tree.text not in _TESTS:
        return reading.boolean(tree)
    return reading.listing(tree, lambda item: reading.one_of(item, _TESTS))


def _over(tree: Tree) -> FindingValue:
    return reading.one_of(tree, {"over": True})


def _seat_entries(tree: Mapping) -> tuple[YamlEntry, ...]:
    return tuple(entry for entry in tree.entries if entry.key in _SEATS)


def _cards_of_hands(tree: Mapping) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    return tuple((_SEATS[entry.key], reading.listing(entry.value, reading.card)) for entry in _seat_entries(tree))


def _hand_counts(tree: Tree) -> FindingValue:
    found = reading.mapping(tree)
    reading.known_keys(found, *_SEATS, "seen", "moved")
    counts = tuple((_SEATS[entry.key], reading.number(entry.value)) for entry in _seat_entries(found))
    seen, moved = (
        () if (part := found.get(key)) is None else reading.listing(part, reading.card) for key in ("seen", "moved")
    )
    return HandCounts(counts, seen, moved)


def _single_card(tree: Mapping, *others: str) -> tuple[Seat, Card]:
    reading.known_keys(tree, *_SEATS, *others)
    entries = _seat_entries(tree)
    if len(entries) != 1:
        raise MalformedCase(tree.line, "case-expected-one-hand")
    return _SEATS[entries[0].key], reading.card(entries[0].value)


def _surplus_card(tree: Tree) -> FindingValue:
    found = reading.mapping(tree)
    seat, card = _single_card(found, "played")
    return SurplusCard(seat, card, reading.boolean(reading.required(found, "played")))


def _missing_cards(tree: Tree) -> FindingValue:
    found = reading.mapping(tree)
    reading.known_keys(found, *_SEATS, "found")
    return MissingCards(_cards_of_hands(found), reading.one_of(reading.required(found, "found"), _PLACES))


def _information(tree: Tree) -> FindingValue:
    found = reading.mapping(tree)
    reading.known_keys(found, "to", "interferes")
    interferes = found.get("interferes")
    return InformationReceived(
        reading.seat(reading.required(found, "to")), None if interferes is None else reading.boolean(interferes)
    )


def _cards_added(tree: Tree) -> FindingValue:
    found = reading.mapping(tree)
    reading.known_keys(found, *_SEATS)
    return CardsAdded(_cards_of_hands(found))


def _card_of_trick(tree: Tree) -> FindingValue:
    found = reading.mapping(tree)
    seat, card = _single_card(found, "trick")
    return CardPlayedToTrick(seat, card, reading.number(reading.required(found, "trick")))


def _tricks_to_come(tree: Tree) -> FindingValue:
    found = reading.mapping(tree)
    sides = {side.value: side for side in Side}
    reading.known_keys(found, *sides)
    return TricksToCome(tuple((sides[entry.key], reading.number(entry.value)) for entry in found.entries))


def _clauses(reader: _Reader, *clauses: str) -> dict[ClauseId | Circumstance, _Reader]:
    return dict.fromkeys(map(ClauseId.parse, clauses), reader)


def _in_either_edition(found: Iterable[AnyInquiry]) -> Iterator[str]:
    for each in found:
        yield each.key
        yield from map(str, in_2007(ClauseId.parse(each.key)))


# A clause that is not here asks whether it applies: true or false.
_READERS: Final[dict[ClauseId | Circumstance, _Reader]] = {
    **_clauses(_hand_counts, "13"),
    **_clauses(_surplus_card, "13C", "13F"),
    **_clauses(_missing_cards, "14"),
    **_clauses(reading.seat, "15A", "17D"),
    **_clauses(_information, "16B", "16C", "16D"),
    **_clauses(_medium, "16B1"),
    **_clauses(_medium_or_seat, "73B", "73B1"),
    **_clauses(_seat_or_boolean, "16B2", "40C1", "73E2", "73F", "75A", "75B1"),
    **_clauses(_tests, "40C1:repeated"),
    **_clauses(_seats, "21B1(a)"),
    **_clauses(_seat_or_boolean, *_in_either_edition(office_motion.OF_PLAYERS)),
    **_clauses(_actions, "9B1(a)"),
    **_clauses(_cards, "24", "49"),
    **_clauses(_suits, "26A", "26B"),
    **_clauses(_denominations, "29C"),
    **_clauses(reading.card, "45C1", "45C2(a)", "45C2(b)", "45C3", "46B"),
    **_clauses(_cards_added, "67B2(a)"),
    **_clauses(_card_of_trick, "67B3"),
    **_clauses(_tricks, "69B1", "69B2", "71A", "79B2"),
    **_clauses(_tricks_to_come, "70"),
    Circumstance.ROUND_OVER: _over,
    Circumstance.NEXT_BOARD: _seats,
    Circumstance.CORRECTION_PERIOD_OVER: _over,
}
_CIRCUMSTANCES: Final = {circumstance.value: circumstance for circumstance in Circumstance}


def read_findings(tree: Tree) -> tuple[FindingMade, ...]:
    """Read the value of a `director:` step, in the order in which it is written.

    Raises:
        MalformedCase: a key is no clause, or its value is not what the clause asks for.
    """
    found = reading.mapping(tree)
    if not found.entries:
        raise MalformedCase(found.line, "case-problem-no-finding")
    return tuple(_read(entry) for entry in found.entries)


def is_finding(key: str, text: str) -> bool:
    """Tell whether a finding can be written as one word: the clause, and its value."""
    try:
        _read(YamlEntry(1, key, YamlWord(1, text, quoted=False)))
    except MalformedCase:
        return False
    return True


def _read(entry: YamlEntry) -> FindingMade:
    key: ClauseId | Circumstance | None = _CIRCUMSTANCES.get(entry.key)
    if key is None:
        key = reading.clause(YamlWord(entry.line, entry.key, quoted=False))
    # 68 is a whole Law, but what is asked of it is a yes or no.
    return FindingMade(key, _READERS.get(key, reading.boolean)(entry.value))
