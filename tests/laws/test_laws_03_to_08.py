"""Laws 4, 5, 7D and 8: tables, partnerships, seats, responsibility and rounds."""

import pytest

from duplicado.law.book.law_04 import changed_partnership
from duplicado.law.book.law_05 import ToBlame, changed_direction, to_blame_for_wrong_place
from duplicado.law.book.law_07 import responsible_for_procedure
from duplicado.law.book.law_08 import (
    BoardInRound,
    answers_for_boards,
    board_is_over,
    last_round_has_ended,
    round_has_ended,
    strays_from_instructions,
)
from duplicado.law.regulations.profile import profile
from duplicado.vocabulary.seats import Seat, Side


@pytest.mark.clause("4")
def test_partners_stay_together() -> None:
    assert changed_partnership({"Ana", "Rui"}, {"Rui", "Ana"}) is None
    assert changed_partnership({"Ana", "Rui"}, {"Ana", "Gil"}) == "4"
    assert changed_partnership({"Ana", "Rui"}, {"Eva", "Leo"}) == "4"


@pytest.mark.clause("5A", "5B")
def test_seats_are_kept_and_each_answers_for_his_own() -> None:
    assert changed_direction(Seat.N, Seat.S) == "5A"
    assert changed_direction(Seat.N, Seat.N) is None
    assert changed_direction(Seat.N, Seat.S, instructed=True) is None
    assert to_blame_for_wrong_place(announced_clearly=True) is ToBlame.PLAYERS
    assert to_blame_for_wrong_place(announced_clearly=False) is ToBlame.DIRECTOR


@pytest.mark.clause("7D")
def test_who_is_responsible_at_a_table() -> None:
    everybody = (Seat.N, Seat.E, Seat.S, Seat.W)
    assert responsible_for_procedure(Side.EW, profile("wbf")) == (Seat.E, Seat.W)
    assert responsible_for_procedure(None, profile("wbf")) == everybody
    assert responsible_for_procedure(Side.NS, profile("aeb")) == everybody
    assert responsible_for_procedure(None, profile("qba")) == (Seat.N,)
    assert responsible_for_procedure(Side.EW, profile("qba")) == (Seat.E,)


@pytest.mark.clause("8A1", "8A2")
def test_instructions_of_the_movement() -> None:
    instructed = {"pair 1": "table 1", "pair 2": "table 2", "boards 3-4": "table 2"}
    assert strays_from_instructions(instructed, {"pair 1": "table 1", "pair 2": "table 3"}) == ("pair 2",)
    assert strays_from_instructions(instructed, dict(instructed)) == ()
    assert answers_for_boards(profile("aeb")) is Seat.N
    assert answers_for_boards(profile("wbf").with_decisions("club", {"boards.mover": "east"})) is Seat.E
    assert answers_for_boards(profile("wbf").with_decisions("club", {"boards.mover": "caddies"})) is None


@pytest.mark.clause("8B1", "8B2")
def test_when_a_round_has_ended() -> None:
    assert round_has_ended(next_round_called=True, still_playing=False)
    assert not round_has_ended(next_round_called=True, still_playing=True)
    assert not round_has_ended(next_round_called=False, still_playing=False)
    postponed = BoardInRound(postponed=True)
    assert not board_is_over(postponed, round_ended=True)
    assert board_is_over(BoardInRound(postponed=True, finished=True), round_ended=False)
    assert board_is_over(BoardInRound(postponed=True, cancelled=True), round_ended=True)
    assert board_is_over(BoardInRound(finished=True), round_ended=True)
    assert not board_is_over(BoardInRound(finished=True), round_ended=False)


@pytest.mark.clause("8C")
def test_when_the_last_round_has_ended() -> None:
    entered = BoardInRound(finished=True, entered=True)
    assert last_round_has_ended([entered, BoardInRound(cancelled=True)])
    assert not last_round_has_ended([entered, BoardInRound(finished=True)])
    assert not last_round_has_ended([entered, BoardInRound()])
