"""Contracts placed over sampled deals: a contract of opponents is doubled where it fails on nearly all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest

from duplicado.dealing.numbering import DEAL_COUNT, deal_of_number
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.play import PlayPosition
from duplicado.robot.bidding.choice_of_call import best_call
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import DOUBLE, PASS, Call, parse_call
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat


@dataclass(frozen=True)
class Told:
    """A solver that is told how many tricks the defenders win on each deal."""

    tricks: tuple[int, ...]

    def best_of_many(self, positions: Sequence[PlayPosition]) -> tuple[int, ...]:
        """Return them, deal by deal for each contract."""
        return tuple(self.tricks[place % len(self.tricks)] for place in range(len(positions)))


def chosen(tricks: tuple[int, ...], kind: ContestKind) -> Call:
    chance = Random(1)
    deals: list[dict[Seat, Hand]] = []
    for _ in tricks:
        deal = deal_of_number(chance.randrange(DEAL_COUNT))
        deals.append({seat: deal[seat] for seat in Seat})
    auction = Auction(Seat.E).after(parse_call("3NT"))
    return best_call(auction, [PASS, DOUBLE], deals, Told(tricks), Vulnerability.NONE, kind)[0].call


@pytest.mark.parametrize("kind", [ContestKind.TEAMS, ContestKind.PAIRS])
def test_a_contract_is_doubled_that_fails_on_nearly_all_deals_and_not_one_that_fails_on_half(kind: ContestKind) -> None:
    assert chosen((7,) * 10, kind) is DOUBLE
    assert chosen((9, 4) * 5, kind) is PASS
    assert chosen((5,) * 10, kind) is PASS, "one trick is not worth what a double gives away"
