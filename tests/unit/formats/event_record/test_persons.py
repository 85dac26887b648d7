"""Persons named in entries: every text is words or a code, and nobody is named where he was erased."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from datetime import UTC, datetime
from typing import Any, cast, get_args, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.examples import examples
from tests.unit.formats.event_record.conftest import Strategy

from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import CallSettled, DirectorCalled
from duplicado.event.facts.contestants import ContestantEntered, Player, SubstituteSeated
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.office_values import NoteKind, Where
from duplicado.event.facts.register import ConductNoted, PartnershipNoted
from duplicado.event.facts.rulings import RulingGiven
from duplicado.formats.event_record.document import entry_text, read_entry
from duplicado.formats.event_record.names import CLASSES
from duplicado.formats.event_record.persons import (
    Person,
    is_named,
    named_in,
    players_in,
    unnamed,
    without_calls,
    without_notes,
)
from duplicado.formats.table_record.document import read_record, write_record
from duplicado.table.actions.reader import parse_action
from duplicado.table.entries import Acted
from duplicado.table.state import TableSetup
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import TextKind, texts_of

AT = datetime(2026, 1, 1, tzinfo=UTC)
ANA = Person(("Ana Lima",), "12345", "N.N. 7KQ2")
SEVEN = ContestantId(7)


def entry(fact: AnyFact, by: str = "the Director") -> Entry:
    return Entry("x/1", AT, by, fact)


def bare_texts(hint: object) -> bool:
    """Tell whether a hint has a text in it of which nothing says what it is."""
    if any(isinstance(each, TextKind) for each in getattr(hint, "__metadata__", ())):
        return False
    return hint is str or any(bare_texts(each) for each in get_args(hint))


def test_every_text_that_is_stored_says_whether_a_person_may_be_named_in_it() -> None:
    assert bare_texts(tuple[str, ...] | None)
    bare = {
        f"{name}.{each.name}"
        for name, kind in CLASSES.items()
        if is_dataclass(kind)
        for each in fields(kind)
        if bare_texts(get_type_hints(kind, include_extras=True)[each.name])
    }
    assert bare == set()


@pytest.mark.parametrize("text", ["Ana Lima", "ANA  LIMA", "ana\nlima called", "(Ana Lima)", "North: Ana Lima, 12345."])
def test_capitals_and_spaces_hide_nobody(text: str) -> None:
    assert ANA.is_in(text)
    assert not ANA.is_in(ANA.gone_from(text))
    assert "12345" not in ANA.gone_from(text)


@pytest.mark.parametrize("text", ["Ana Limac", "Mariana Lima", "Ana", "Lima", "board 123456", "", "12345a"])
def test_others_are_not_taken_for_somebody(text: str) -> None:
    assert not ANA.is_in(text)
    assert ANA.gone_from(text) == text


def test_a_short_number_is_none() -> None:
    assert not Person(("Ana Lima",), "12", "N.N.").is_in("board 12")


def test_a_name_is_no_pattern() -> None:
    odd = Person(("A.* (Lima)",), "", r"N.N. \1")
    assert odd.is_in("said A.* (Lima)!")
    assert not odd.is_in("said Ana Lima")
    assert odd.gone_from("A.* (Lima)") == r"N.N. \1"


def test_who_has_another_number_is_somebody_else() -> None:
    namesake = Player("Ana Lima", "999")
    assert ANA.plays_as(Player("ana lima"))
    assert ANA.plays_as(Player("Anita", "12345"))
    assert not ANA.plays_as(namesake)
    assert ANA.is_namesake(namesake)
    here = entry(ContestantEntered(SEVEN, (namesake, Player("Rui"))))
    assert unnamed(ANA, here) == here
    assert ANA.as_in([here, entry(RulingGiven(Where(1, "", 1, 3), ("64A1",), "Ana Lima revoked"))]) is None


def test_a_record_tells_how_somebody_is_spelled_there() -> None:
    spelled = entry(ContestantEntered(SEVEN, (Player("Anita L.", "12345"), Player("Rui"))))
    said = entry(RulingGiven(Where(1, "", 1, 3), ("64A1",), "anita l. and Ana Lima"))
    here = ANA.as_in([spelled, said])
    assert here is not None
    assert here.names == ("Ana Lima", "Anita L.")
    changed = [unnamed(here, each) for each in (spelled, said)]
    assert players_in(changed) == {Player("N.N. 7KQ2"), Player("Rui")}
    assert "N.N. 7KQ2 and N.N. 7KQ2" in entry_text(changed[1])


def test_a_substitute_is_still_who_took_the_place() -> None:
    sat = entry(SubstituteSeated(SEVEN, Player("Ana Lima", "12345"), Player("Eva"), 1, 2, "Ana Lima was ill"))
    changed = unnamed(ANA, sat)
    assert changed.fact == SubstituteSeated(SEVEN, Player("N.N. 7KQ2"), Player("Eva"), 1, 2, "N.N. 7KQ2 was ill")
    assert sorted(named_in(ANA, sat)) == ["player", "substitute-seated.reason"]


def _filled(value: Any, name: str) -> Any:  # noqa: ANN401 - whatever is stored
    """Write a name into all words of a stored thing."""
    if isinstance(value, tuple):
        return tuple(_filled(each, name) for each in value)
    if type(cast("object", value)) not in CLASSES.values():
        return value
    if isinstance(value, Player):
        return Player(name, "12345")
    kind: type = type(value)
    new: dict[str, Any] = {}
    for each in fields(value):
        item = getattr(value, each.name)
        if not texts_of(kind)[each.name].isdisjoint({TextKind.WORDS, TextKind.CALL_WORDS}):
            new[each.name] = (
                name
                if isinstance(item, str) or (item is None and "tuple" not in str(each.type))
                else ((name,) * len(cast("tuple[str, ...]", item)) if isinstance(item, tuple) else item)
            )
        else:
            new[each.name] = _filled(item, name)
    return replace(value, **new)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], max_examples=examples(6))
@given(data=st.data())
def test_nobody_is_named_in_any_fact_from_which_he_was_erased(
    fact: type, entries_with: Callable[[Any], Strategy], data: st.DataObject
) -> None:
    drawn: Entry = data.draw(entries_with(fact))
    full: Entry = _filled(drawn, "Ana Lima")
    assert is_named(ANA, full)
    bare = unnamed(ANA, full)
    text = entry_text(bare)
    assert "Ana Lima" not in text
    assert "12345" not in text
    assert not is_named(ANA, bare)
    assert read_entry(text).value == bare
    # All else is as it was.
    assert _filled(bare, "Ana Lima") == full
    assert unnamed(ANA, bare) == bare


def test_of_a_call_it_stays_that_there_was_one() -> None:
    where = Where(1, "", 1, 3)
    assert without_calls(entry(DirectorCalled(where, "he shouts", incident="again"))).fact == DirectorCalled(where, "")
    assert without_calls(entry(CallSettled("x", "calmed down"))).fact == CallSettled("x", "")
    ruling = entry(RulingGiven(where, ("64A1",), "One trick."))
    assert without_calls(ruling) is ruling
    assert without_notes(ruling) is ruling


def test_of_a_note_it_stays_what_it_was_of() -> None:
    conduct = without_notes(entry(ConductNoted(SEVEN, ("74A2",), "gloated", players=("Ana Lima",), told_by="Rui"))).fact
    assert conduct == ConductNoted(SEVEN, ("74A2",), "", players=("",))
    psyche = PartnershipNoted(NoteKind.PSYCHE, SEVEN, "three small", ("Ana", "Rui"), call="1S", held="nothing")
    assert without_notes(entry(psyche)).fact == PartnershipNoted(NoteKind.PSYCHE, SEVEN, "", ("", ""), call="1S")


def test_what_is_said_at_a_table_stands_in_the_record_of_a_ruling() -> None:
    spoken = Acted(Seat.S, parse_action('explains 1S as "Ana  Lima always has four"'), means='told by "Ana Lima"')
    acted = Acted(Seat.N, parse_action("1S"))
    written = write_record(TableSetup(Board(1, Seat.N, Vulnerability.NONE)), [acted, spoken])
    cut = written + '{"n": 3, "v": 9, "is": "acted", "means": "Ana Lima"'
    for record in (written, cut):
        ruling = entry(RulingGiven(Where(1, "", 1, 3), ("64A1",), "One trick.", table_record=record))
        assert list(named_in(ANA, ruling)) == ["ruling-given.table_record"]
        bare = unnamed(ANA, ruling)
        assert not is_named(ANA, bare)
        assert "Lima" not in entry_text(bare)
        assert isinstance(bare.fact, RulingGiven)
        kept = bare.fact.table_record.split("\n")
        assert kept[:2] == record.split("\n")[:2], "lines in which nobody is named stay as they are"
        said = read_record(bare.fact.table_record).value.entries[1]
        assert said == Acted(
            Seat.S, parse_action('explains 1S as "N.N. 7KQ2 always has four"'), means='told by "N.N. 7KQ2"'
        )
    pass_of_nobody = Person(("1S",), "", "N.N.")
    plain = entry(RulingGiven(Where(1, "", 1, 3), (), "One trick.", table_record=written))
    assert unnamed(pass_of_nobody, plain) == plain, "a name that is written as a call changes no call"
