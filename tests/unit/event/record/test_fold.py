"""The fold of a record into the state: changed plans, recorded entries that mean nothing, repetitions."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.adjusting.rulings import Ruling, Unchanged
from duplicado.event.conditions import Conditions, ConditionsError
from duplicado.event.contest import ContestantId
from duplicado.event.facts.appeals import AppealDecided, AppealLodged
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.boards import BoardCancelled, BoardPostponed
from duplicado.event.facts.contestants import CarriedOver, ContestantEntered, ContestantWithdrew, Player
from duplicado.event.facts.ending import EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.founding import ConditionsChanged, EventFounded
from duplicado.event.facts.planning import BoardMoverNamed, DealsRecorded, SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultAgreed, ResultEntered
from duplicado.event.record.ending import EventStage, stage_of
from duplicado.event.record.folding import apply, fold, without_undone
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.section_plan import SectionPlan
from duplicado.event.record.state import EventState
from duplicado.movement.howell import curtailed, howell
from duplicado.movement.individuals import rainbow
from duplicado.movement.mitchell import mitchell
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

EIGHT = tuple(ContestantId(number) for number in range(1, 9))
TWELVE = tuple(ContestantId(number) for number in range(101, 111))
HOWELL = SectionPlanned(1, "A", howell(8), EIGHT, 2)


def planned(*versions: SectionPlanned) -> SectionPlan:
    return SectionPlan(1, "A", versions)


def test_what_is_kept_with_a_state_is_what_the_record_says(book: Book) -> None:
    def kept(state: EventState) -> object:
        boards = state.session(1).boards.values()
        cells = {place: cell for there in boards for place, cell in there.items()}
        asked = {place: (each.standing, each.standing_rulings, each.is_agreed) for place, each in cells.items()}
        return state.finished_places, asked

    book.found(movement=howell(8))
    places = [book.due(number, 1) for number in range(6)]
    first = book.result(places[0], "4S N 10", Side.NS)
    book.enter(ResultAgreed(places[0], first, Side.EW))
    book.correct(places[0], "4S N 9", first)
    book.enter(ScoreRuled(places[1], Ruling(Unchanged(), Unchanged(), ("64A1",)), "no damage"))
    book.result(places[2], 420, Side.NS)
    book.result(places[2], 450, Side.EW)
    book.enter(BoardPostponed(places[3]), BoardCancelled(places[4]))
    book.enter(ContestantWithdrew(EIGHT[0], 1, 3))
    state = EventState()
    for number, entry in enumerate(book.entries, 1):
        state = apply(state, entry)
        assert kept(state) == kept(fold(book.entries[:number]))
    assert {places[0], places[1], places[2], places[4]} <= state.finished_places
    assert places[3] not in state.finished_places
    assert any(place.round > 3 for place in state.finished_places), "who has left"


def test_a_plan_says_who_plays_what_where() -> None:
    plan = planned(HOWELL)
    assert len(plan.due) == 4 * 7 * 2
    assert list(plan.due) == sorted(plan.due, key=lambda each: (each.round, each.table))
    assert sorted(plan.by_board) == list(range(1, 15)) == list(plan.by_board)
    assert plan.contestants == set(EIGHT)
    for who in EIGHT:
        assert len({place.round for place, due in plan.due.items() if who in due.contestants}) == 7
    for board, listed in plan.by_board.items():
        assert {each.place for each in listed} == plan.places_of(board)
        met = [each for due in listed for each in due.contestants]
        assert len(met) == len(set(met))
    assert plan.places_of(99) == frozenset()


def test_the_second_set_begins_where_the_first_ends() -> None:
    assert sorted(planned(replace(HOWELL, first_board=17, boards_each=3)).by_board) == list(range(17, 17 + 21))


def test_who_meets_nobody_sits_out() -> None:
    plan = planned(replace(HOWELL, contestants=EIGHT[:7]))
    assert len(plan.due) == 3 * 7 * 2
    assert EIGHT[7] not in plan.contestants


def test_from_a_round_on_another_movement_holds_and_what_was_played_stays() -> None:
    first, later = (
        planned(HOWELL),
        planned(HOWELL, replace(HOWELL, movement=mitchell(5), contestants=TWELVE, from_round=3)),
    )
    assert later.rounds == 5
    for place, due in later.due.items():
        assert (due == first.due.get(place)) == (place.round < 3)
        assert all(each in TWELVE for each in due.contestants) == (place.round >= 3)
    assert later.in_force(2) is later.versions[0]
    assert later.in_force(3) is later.versions[1] is later.current


@pytest.mark.parametrize(
    ("rounds", "from_round", "left"),
    [(3, 4, 3), (2, 4, 3), (2, 6, 5), (2, 3, 2), (2, 1, 2), (2, 99, 7), (7, 4, 7)],
)
def test_rounds_that_were_played_are_not_lost_by_a_shorter_plan(rounds: int, from_round: int, left: int) -> None:
    movement = howell(8) if rounds == 7 else curtailed(howell(8), rounds)
    plan = planned(HOWELL, replace(HOWELL, movement=movement, from_round=from_round))
    assert plan.rounds == left
    kept = {place: due for place, due in planned(HOWELL).due.items() if place.round < min(from_round, left + 1)}
    assert {place: due for place, due in plan.due.items() if place.round < from_round} == kept


def test_of_two_changes_the_last_made_for_a_round_holds() -> None:
    second, third = replace(HOWELL, boards_each=3, from_round=5), replace(HOWELL, boards_each=1, from_round=3)
    plan = planned(HOWELL, second, third)
    assert [len({p.board for p in plan.due if (p.round, p.table) == (r, 1)}) for r in range(1, 8)] == [
        2,
        2,
        1,
        1,
        1,
        1,
        1,
    ]
    assert planned(replace(HOWELL, from_round=3)).in_force(1).from_round == 3


def test_individuals_sit_by_fours() -> None:
    movement = rainbow(5)
    who = tuple(ContestantId(number) for number in range(1, 21))
    plan = planned(SectionPlanned(1, "A", movement, who, 1))
    assert all(len(set(due.contestants)) == 4 for due in plan.due.values())
    for four in movement.sittings:
        due = next(d for p, d in plan.due.items() if (p.round, p.table) == (four.round, four.table))
        assert [each.number for each in (due.north_south, due.east_west, due.south, due.west) if each] == [
            four.north,
            four.east,
            four.south,
            four.west,
        ]
    # Where one is missing the other three do not play.
    short = planned(SectionPlanned(1, "A", movement, who[:19], 1))
    assert len(short.due) == len(plan.due) - movement.rounds


def test_everything_that_is_entered_is_kept_somewhere(book: Book) -> None:
    book.found()
    place = book.due()
    layout = Layout.parse("N:AKQJ... - - -")
    entered = ContestantEntered(EIGHT[0], (Player("One"), Player("Other")), handicap=Fraction(2))
    left = ContestantWithdrew(EIGHT[7], 1, 3)
    book.enter(entered, left, DealsRecorded(1, {3: layout}, "A"), DealsRecorded(1, {4: layout}))
    called = book.enter(RoundCalled(1, 1))
    book.enter(RoundFinished(1, "A", 2, 1), BoardMoverNamed(1, "A", 2, Seat.S), BoardPostponed(place))
    book.enter(BoardCancelled(book.due(1)), SessionEnded(1), SessionEnded(1), ResultsPublished(1), ResultsPublished())
    brought = book.enter(CarriedOver(EIGHT[1], Fraction(3)))
    appeal = book.enter(AppealLodged(called, EIGHT[0]))
    decided = AppealDecided(appeal, AppealOutcome.UPHELD)
    book.enter(decided, EventClosed(), EventClosed())
    state = book.state
    session = state.session(1)
    assert state.contestants == {EIGHT[0]: entered}
    assert state.withdrawn == {EIGHT[7]: left}
    assert session.layouts == {("A", 3): layout, (None, 4): layout}
    assert (session.layout_of("A", 4), session.layout_of("B", 3)) == (layout, None)
    assert list(session.called) == [(None, 1)]
    assert list(session.finished) == [("A", 2, 1)]
    assert session.movers == {("A", 2): Seat.S}
    assert (state.cell(place).postponed, state.cell(book.due(1)).cancelled) == (True, True)
    assert state.carried_over == {brought: CarriedOver(EIGHT[1], Fraction(3))}
    assert state.appeals_decided == {appeal: decided}
    assert state.unapplied == ()
    # The first signal, end, publication and closing are the ones that count.
    number = [each.fact for each in book.entries].index(SessionEnded(1)) + 1
    assert session.ended == book.at(number)
    assert state.closed == book.at(len(book.entries) - 1)
    assert session.published is not None
    assert state.published is not None
    assert session.published < state.published


def test_a_second_entry_of_a_contestant_replaces_the_first(book: Book) -> None:
    book.found()
    book.enter(ContestantEntered(EIGHT[0], (Player("One"),)), ContestantEntered(EIGHT[0], (Player("Other"),)))
    assert book.state.contestants[EIGHT[0]].players == (Player("Other"),)


def test_what_means_nothing_where_it_stands_is_taken_down_and_listed(book: Book) -> None:
    book.found()
    again = book.enter(EventFounded("Another", Conditions(rules="ebu")))
    nothing = book.enter(AppealDecided("nothing", AppealOutcome.UPHELD))
    assert [(each.entry, each.reason) for each in book.state.unapplied] == [
        (again, "founded-twice"),
        (nothing, "unknown-appeal"),
    ]
    assert (book.state.title, book.state.conditions.rules) == ("An evening", "laws")


def test_an_entry_that_arrives_twice_is_where_it_was_first(book: Book) -> None:
    book.found()
    book.enter(ConditionsChanged(Conditions(rules="ebu"), "first"), ConditionsChanged(Conditions(rules="acbl"), "then"))
    first = book.entries[2]
    book.add([first])
    assert book.state.conditions.rules == "acbl"
    assert without_undone(book.entries) == tuple(book.entries[:-1])
    live = LiveStandings()
    for entry in book.entries:
        live.add(entry)
    assert live.state == book.state == book.live.state


def test_of_two_entries_with_one_id_the_first_is_the_entry(book: Book) -> None:
    book.found()
    place = book.due()
    book.result(place, 420)
    book.add([replace(book.entries[-1], fact=ResultEntered(place, ScoreWritten(50)))])
    result = book.state.cell(place).result
    assert result is not None
    assert result.result.line == ScoreWritten(420)


def test_the_whole_record_is_what_its_entries_are_one_by_one(book: Book) -> None:
    book.found()
    for number, place in enumerate(book.state.session(1).plans["A"].due):
        book.result(place, 10 * number)
    book.correct(book.due(), 90, "e3")
    book.enter(SectionPlanned(2, "A", howell(8), EIGHT, 2), CarriedOver(EIGHT[0], Fraction(1)))
    state = EventState()
    for entry in book.entries:
        state = apply(state, entry)
    assert fold(book.entries) == state


def test_the_state_cannot_be_altered(book: Book) -> None:
    book.found()
    book.result(book.due(), 420)
    for mapping in (
        book.state.sessions,
        book.state.session(1).boards,
        book.state.session(1).boards["A", book.due().board],
        book.state.cell(book.due()).stated,
        book.state.session(1).plans,
    ):
        with pytest.raises(TypeError):
            mapping["x"] = None  # type: ignore[index]  # what is tried


def test_undoing_what_is_not_there_changes_nothing(book: Book) -> None:
    book.found()
    before = book.state
    book.enter(EntryUndone("nothing", "x"))
    assert book.state == replace(before, undone=frozenset({"nothing"}))


def test_an_event_is_nothing_before_its_first_entry() -> None:
    state = fold([])
    assert state == EventState()
    assert state.session(3).number == 3
    assert state.cell(Place(1, "", 1, 1, 1)).result is None
    assert LiveStandings().rankings == ()
    with pytest.raises(ConditionsError):
        Conditions(rules="")


def test_how_far_an_event_is(book: Book) -> None:
    book.enter(EventFounded("An evening", Conditions()))
    stages = [stage_of(book.state)]
    book.entries.clear()
    book.found()
    stages.append(stage_of(book.state))
    for fact in (RoundCalled(1, 1), SessionEnded(1), ResultsPublished(), EventClosed()):
        book.enter(fact)
        stages.append(stage_of(book.state))
    assert stages == [*EventStage]
