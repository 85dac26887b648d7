"""A robot sits at a table through its view alone, and plays a whole board in guarded mode."""

from random import Random

import pytest
from tests.unit.robot.tables import acted, asked, table, who_has_to_act

from duplicado.dealing.numbering import DEAL_COUNT, deal_of_number
from duplicado.director.commands import PlayerActs
from duplicado.director.rule import carry_out
from duplicado.director.state import begin
from duplicado.law.book import law_02
from duplicado.law.edition import Edition
from duplicado.law.meaning import CallMeaning, Span
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.robot.named import ROBOTS, NoSuchRobotError, robot_of
from duplicado.robot.player import public_history
from duplicado.table.actions.reader import parse_action
from duplicado.table.moment import Phase
from duplicado.table.state import TableSetup
from duplicado.vocabulary.seats import Seat


@pytest.mark.parametrize("number", range(1, 5))
def test_a_stand_in_passes_a_board_out(number: int) -> None:
    state, robot = table(number), robot_of("stand-in")
    while state.table.phase is not Phase.OVER and not state.table.auction.is_ended:
        (seat,) = who_has_to_act(state)
        state = acted(state, seat, asked(state, seat, robot, Random(0)).text)
    assert str(state.table.result_of_auction) == "passed out"


def test_stand_ins_play_all_thirteen_tricks() -> None:
    state, robot = table(), robot_of("stand-in")
    for text in ("1NT", "P", "P", "P"):
        state = acted(state, state.table.auction.turn, text)
    cards = 0
    while state.table.phase is not Phase.OVER:
        (seat,) = who_has_to_act(state)
        state = acted(state, seat, asked(state, seat, robot, Random(0)).text)
        cards += 1
    assert cards == 53  # the opening lead is made face down, then faced


def test_a_stand_in_answers_an_option() -> None:
    deal = deal_of_number(Random(3).randrange(DEAL_COUNT))
    state = begin(TableSetup(law_02.board(1), layout=deal, edition=Edition.LAWS_2017))
    for seat, text in ((Seat.N, "1S"), (Seat.E, "1H"), (Seat.S, "attention")):
        state = carry_out(state, PlayerActs(seat, parse_action(text)))[1]
    assert who_has_to_act(state) == [Seat.S]
    assert asked(state, Seat.S, robot_of("stand-in"), Random(0)).text == "accept"


def test_partner_is_not_told_what_a_call_means() -> None:
    meaning = CallMeaning(points=Span(15, 17), shape="balanced")
    state = acted(table(), Seat.N, "1NT", meaning)
    told = {seat: public_history(state.table, seat).told for seat in Seat}
    assert told == {Seat.N: {}, Seat.E: {0: meaning}, Seat.S: {}, Seat.W: {0: meaning}}


def test_a_robot_that_there_is_not_is_named_with_those_that_there_are() -> None:
    with pytest.raises(NoSuchRobotError, match="stand-in"):
        robot_of("hal")


@pytest.mark.parametrize("name", ROBOTS)
@pytest.mark.parametrize("language", list(Language))
def test_a_reason_is_told_in_every_language(name: str, language: Language) -> None:
    state = table()
    reason = asked(state, Seat.N, robot_of(name), Random(0)).reason
    assert Messages.load(language).text(reason.message, **reason.values)
