"""Boards that are finished everywhere: in all sections and sessions, late plays waited for, nobody who left."""

from __future__ import annotations

from datetime import timedelta

import pytest
from tests.unit.service.live.conftest import FOUNDING, NOON, at

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.boards import BoardCancelled, BoardPostponed
from duplicado.event.facts.contestants import ContestantWithdrew
from duplicado.event.facts.ending import EventClosed
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import DealsRecorded, SectionPlanned
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultAgreed, ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import EventState
from duplicado.movement.mitchell import mitchell
from duplicado.service.live.board_completion import finished_everywhere
from duplicado.service.live.publications import released_outcome
from duplicado.service.live.roles import Release
from duplicado.service.live.visibility import has_played
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side

LAYOUT = Layout.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
OTHER = Layout.parse("N:.AKQJT98765432.. AKQJT98765432... ..AKQJT98765432. ...AKQJT98765432")


def entries(*facts: AnyFact) -> list[Entry]:
    return [Entry(f"e{number}", NOON + timedelta(seconds=number), "x", fact) for number, fact in enumerate(facts)]


def state_of(*facts: AnyFact) -> EventState:
    return fold(entries(*facts))


def section(name: str, first: int, session: int = 1) -> SectionPlanned:
    return SectionPlanned(session, name, mitchell(3), tuple(ContestantId(first + n) for n in range(6)), 2)


def dues(state: EventState, board: int, session: int = 1) -> list[Due]:
    return [due for plan in state.session(session).plans.values() for due in plan.by_board[board]]


def results(*due: Due, side: Side | None = None) -> tuple[AnyFact, ...]:
    return tuple(ResultEntered(each.place, ScoreWritten(420), side=side) for each in due)


def finished(*facts: AnyFact, session: int = 1, name: str = "", board: int = 1) -> bool:
    return finished_everywhere(state_of(*facts), session, name, board)


def test_every_place_has_to_have_finished_it() -> None:
    places = dues(state_of(*FOUNDING), 1)
    assert len(places) == 5
    assert not finished(*FOUNDING)
    assert not finished(*FOUNDING, *results(*places[:-1]))
    assert finished(*FOUNDING, *results(*places))
    assert finished(*FOUNDING, SessionEnded(1))
    # One side may have entered it under the number of another board.
    alone = (*FOUNDING, *results(*places[:-1]), *results(places[-1], side=Side.NS))
    assert not finished(*alone)
    assert finished(*alone, ResultAgreed(places[-1].place, f"e{len(alone) - 1}", Side.EW))
    # Where two contradict one another it is not known what was played.
    both = (*results(places[-1]), ResultEntered(places[-1].place, ScoreWritten(-50), side=None))
    assert not finished(*FOUNDING, *results(*places[:-1]), *both)


def test_what_nobody_will_play_is_not_waited_for() -> None:
    places = dues(state_of(*FOUNDING), 1)
    *most, last = places
    assert finished(*FOUNDING, *results(*most), BoardCancelled(last.place, "no time"))
    later = max(places, key=lambda each: each.place.round)
    others = [each for each in places if each is not later]
    left = ContestantWithdrew(later.north_south, 1, later.place.round - 1)
    assert not finished(*FOUNDING, *results(*others))
    assert finished(*FOUNDING, *results(*others), left)


def test_a_late_play_is_waited_for_when_the_session_is_over() -> None:
    first, *rest = dues(state_of(*FOUNDING), 1)
    late = (*FOUNDING, *results(*rest), BoardPostponed(first.place, "late"), SessionEnded(1))
    assert not finished(*late)
    assert finished(*late, *results(first))
    assert finished(*late, BoardCancelled(first.place, "they have gone home"))
    assert finished(*late, EventClosed())
    # Nor does a director who is to play it see it; any other board of the session he does.
    plays = (first.north_south,)
    assert not has_played(state_of(*late), plays, 1, 1)
    assert has_played(state_of(*late), plays, 1, 3)
    assert has_played(state_of(*late, *results(first)), plays, 1, 1)
    assert has_played(state_of(*late), (rest[0].north_south,), 1, 1)


def test_all_sections_that_have_the_deal() -> None:
    two = (EventFounded("Club", Conditions()), section("A", 1), section("B", 11))
    state = state_of(*two)
    of_a = [due for due in dues(state, 1) if due.place.section == "A"]
    played_in_a = (*two, *results(*of_a))
    assert not finished(*played_in_a, name="A")
    assert not finished(*played_in_a, DealsRecorded(1, {1: LAYOUT}), name="A")
    assert not finished(*played_in_a, DealsRecorded(1, {1: LAYOUT}, "A"), DealsRecorded(1, {1: LAYOUT}, "B"), name="A")
    own = (*played_in_a, DealsRecorded(1, {1: LAYOUT}, "A"), DealsRecorded(1, {1: OTHER}, "B"))
    assert finished(*own, name="A")
    assert not finished(*own, name="B")


@pytest.mark.parametrize(("second", "waits"), [(LAYOUT, True), (OTHER, False)], ids=["the same deal", "another"])
def test_other_sessions_that_have_the_deal(second: Layout, waits: bool) -> None:
    deals = (DealsRecorded(1, {1: LAYOUT}), DealsRecorded(2, {1: second}))
    first = (EventFounded("Club", Conditions()), section("", 1))
    played = (*first, *deals, *results(*dues(state_of(*first), 1)), SessionEnded(1))
    # Not planned yet, planned, played.
    assert finished(*played) is not waits
    planned = (*played, section("", 11, session=2))
    assert finished(*planned) is not waits
    assert finished(*planned, *results(*dues(state_of(*planned), 1, session=2)))
    assert finished(*planned, SessionEnded(2))


def test_a_board_that_is_nowhere() -> None:
    assert not finished(*FOUNDING, board=99)
    assert not finished(board=1)
    assert not finished(*FOUNDING, session=7)


def test_pages_show_the_deals_of_finished_boards_only() -> None:
    facts = (
        EventFounded("Club", Conditions()),
        section("", 1),
        section("", 1, session=2),
        DealsRecorded(1, {1: LAYOUT, 3: LAYOUT}),
        DealsRecorded(2, {1: OTHER, 3: LAYOUT}),
        SessionEnded(1),
    )
    record = entries(*facts)
    outcome = released_outcome(record, fold(record), Release.AT_ONCE, with_hands=True)
    assert outcome is not None
    shown = {field.session: dict(field.contest.layouts) for field in outcome.fields}
    # Board 3 of the second session is the same, and is still to be played there.
    assert shown == {1: {1: LAYOUT}, 2: {}}
    late = Place(1, "", 1, 1, 1)
    assert at(1, 1) == late
    record = entries(*facts[:-1], BoardPostponed(late, "late"), SessionEnded(1), SessionEnded(2))
    outcome = released_outcome(record, fold(record), Release.AT_ONCE, with_hands=True)
    assert outcome is not None
    assert {field.session: dict(field.contest.layouts) for field in outcome.fields} == {
        1: {3: LAYOUT},
        2: {1: OTHER, 3: LAYOUT},
    }
