"""Rounds, boards and seats as the record tells them."""

from datetime import UTC, datetime

import pytest

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.boards import BoardCancelled, BoardPostponed
from duplicado.event.facts.contestants import ContestantEntered, Player, SubstituteSeated
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import BoardMoverNamed, SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.rounds import (
    board_is_over,
    changed_partnership,
    mover_of_boards,
    responsible_players,
    round_has_ended,
    session_has_ended,
)
from duplicado.event.record.state import EventState
from duplicado.movement.howell import howell
from duplicado.movement.mitchell import mitchell
from duplicado.vocabulary.seats import Seat

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
PAIRS = tuple(ContestantId(number) for number in range(1, 11))
MITCHELL = SectionPlanned(1, "", mitchell(5), PAIRS, 2)


def after(*facts: AnyFact, plan: SectionPlanned = MITCHELL, conditions: Conditions | None = None) -> EventState:
    founded = EventFounded("Club", conditions or Conditions(agreement_needed=False))
    entries = [Entry(str(number), NOON, "x", fact) for number, fact in enumerate((founded, plan, *facts))]
    return fold(entries)


def place(board: int, round_number: int = 1, table: int = 1) -> Place:
    return Place(1, "", round_number, table, board)


def result(board: int, round_number: int = 1) -> ResultEntered:
    return ResultEntered(place(board, round_number), ScoreWritten(420))


@pytest.mark.clause("8B1")
def test_a_round_ends_by_the_signal_for_the_next_or_when_a_late_table_moves_on() -> None:
    def ended(*facts: AnyFact) -> bool:
        return round_has_ended(after(*facts), 1, "", 1, 1)

    signal = RoundCalled(1, 2)
    assert not ended()
    assert not ended(result(1), result(2))
    assert not ended(signal)
    assert not ended(signal, result(1))
    assert ended(signal, result(1), result(2))
    assert ended(signal, RoundFinished(1, "", 1, 1))
    assert ended(RoundCalled(1, 2, ""), RoundFinished(1, "", 1, 1))
    assert ended(signal, result(3, round_number=2))
    assert ended(RoundCalled(1, 3), result(1), result(2))
    assert not ended(RoundCalled(1, 1), result(1), result(2))


@pytest.mark.clause("8B1")
def test_where_nobody_writes_down_the_signals_play_of_a_later_round_tells_of_them() -> None:
    after_two = after(result(1), result(3, round_number=2))
    assert round_has_ended(after_two, 1, "", 1, 1)
    assert not round_has_ended(after_two, 1, "", 1, 2)
    assert not round_has_ended(after_two, 1, "", 2, 1)
    assert round_has_ended(after(result(1), SessionEnded(1)), 1, "", 1, 1)


@pytest.mark.clause("8B2")
def test_for_a_postponed_board_the_round_goes_on_until_it_is_played_or_cancelled() -> None:
    over = (RoundCalled(1, 2), RoundFinished(1, "", 1, 1))
    assert board_is_over(after(*over), place(1))
    postponed = (*over, BoardPostponed(place(1)))
    assert not board_is_over(after(*postponed), place(1))
    assert board_is_over(after(*postponed, BoardCancelled(place(1))), place(1))
    assert board_is_over(after(*postponed, result(1)), place(1))
    strict = Conditions(agreement_needed=True)
    asked = ResultEntered(place(1), ScoreWritten(420), side=Seat.N.side)
    assert not board_is_over(after(*postponed, asked, conditions=strict), place(1))


@pytest.mark.clause("8C")
def test_the_last_round_ends_with_the_last_score() -> None:
    everything = [ResultEntered(each, ScoreWritten(50)) for each in after().session(1).plans[""].due if each.table == 1]
    assert not session_has_ended(after(*everything[:-1]), 1, "", 1)
    state = after(*everything)
    assert session_has_ended(state, 1, "", 1)
    assert not session_has_ended(state, 1, "", 2)
    assert round_has_ended(state, 1, "", 1, 5)
    assert session_has_ended(after(SessionEnded(1)), 1, "", 1)


@pytest.mark.clause("8A2")
def test_north_moves_the_boards_unless_another_is_named() -> None:
    assert mover_of_boards(after(), 1, "", 1) is Seat.N
    assert mover_of_boards(after(BoardMoverNamed(1, "", 1, Seat.E)), 1, "", 1) is Seat.E
    assert mover_of_boards(after(BoardMoverNamed(1, "", 1, Seat.E)), 1, "", 2) is Seat.N


@pytest.mark.clause("7D")
def test_whoever_stays_is_responsible() -> None:
    assert responsible_players(after(), 1, "", 3) == (Seat.N, Seat.S)
    of_eight = SectionPlanned(1, "", howell(8), PAIRS[:8], 2)
    everybody = {responsible_players(after(plan=of_eight), 1, "", table) for table in (1, 2, 3, 4)}
    assert tuple(Seat) in everybody


@pytest.mark.clause("4")
def test_partners_stay_together_unless_a_substitute_was_authorized() -> None:
    ana, rui, eva = Player("Ana"), Player("Rui"), Player("Eva")
    pair = PAIRS[0]
    entered = ContestantEntered(pair, (ana, rui))
    assert changed_partnership(after(entered), pair, (ana, eva)) is None  # nothing is played yet
    playing = after(entered, result(1))
    assert changed_partnership(playing, pair, (ana, rui)) is None
    assert changed_partnership(playing, pair, (ana, eva)) == "4"
    assert changed_partnership(after(entered, result(1), SessionEnded(1)), pair, (ana, eva)) is None
    authorized = SubstituteSeated(pair, rui, eva, 1, 3)
    assert changed_partnership(after(entered, authorized, result(1)), pair, (ana, eva)) is None
