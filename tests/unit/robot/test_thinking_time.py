"""ThinkingTime of a robot: where time is short it looks at fewer deals, else it does what it always does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tests.unit.robot.test_placing import Told

from duplicado.law.book import law_02
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.play import PlayPosition
from duplicado.robot.bidding.choice_of_call import best_call
from duplicado.robot.cardplay.sampled_play import CardPlay
from duplicado.robot.named import system_of
from duplicado.robot.player import ChosenAction
from duplicado.robot.thinking_time import UNHURRIED, ThinkingTime
from duplicado.service.robots.board_play import GuardedTable
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import PASS, Bid, Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

SOUTHS = "N:KQ8.J974.AT3.QT2 AJ5.K62.QJ95.K74 T762.AQ3.K84.A63 943.T85.762.J985"


class Slow:
    """A clock, and a solver that takes ten seconds for each deal and calls the last card the best."""

    def __init__(self) -> None:
        self.now = 0.0
        self.asked = 0

    def clock(self) -> float:
        return self.now

    def cards_of_many(self, positions: Sequence[PlayPosition]) -> tuple[tuple[tuple[Card, int], ...], ...]:
        self.now += 10.0 * len(positions)
        self.asked += len(positions)
        hands = (each.hands[each.leader.index] for each in positions)
        return tuple(tuple((card, place) for place, card in enumerate(hand or ())) for hand in hands)


def led(thinking: Callable[[Slow], ThinkingTime]) -> tuple[ChosenAction, int]:
    table = GuardedTable(law_02.board(1), Deal.parse(SOUTHS))
    for call in ("1NT", "P", "P", "P"):
        actor = table.who_acts()
        assert actor is not None
        assert table.act(actor, call) is None
    slow = Slow()
    player = CardPlay(system_of("natural"), slow, 24, thinking=thinking(slow))
    return player.card(table.view(Seat.E), table.history(Seat.E), Random(1)), slow.asked


def test_with_time_enough_the_clock_changes_nothing() -> None:
    assert led(lambda slow: ThinkingTime(slow.clock, 1e6)) == led(lambda _: UNHURRIED)


def test_with_too_little_time_some_deals_are_looked_at_and_the_reason_says_how_many() -> None:
    _, all_of_them = led(lambda _: UNHURRIED)
    chosen, asked = led(lambda slow: ThinkingTime(slow.clock, 1.0))
    assert 0 < asked < all_of_them
    assert chosen.reason.values["deals"] == asked


def test_a_contract_is_placed_on_as_many_deals_as_there_was_time_for() -> None:
    deal = Deal.parse(SOUTHS)
    hands = {seat: deal[seat] for seat in Seat}
    ticks = iter(range(100))
    thinking = ThinkingTime(lambda: float(next(ticks)), 2.0)
    candidates: list[Call] = [PASS, Bid(1, Denomination.NOTRUMP)]
    judged = best_call(Auction(Seat.N), candidates, [hands] * 40, Told((6,)), Vulnerability.NONE, thinking=thinking)
    assert {each.deals for each in judged} == {4}
