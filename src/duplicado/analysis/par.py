"""Par: the score when both sides bid and play in full view of all cards.

The auction is taken as a game of the two sides: each in turn passes, which settles the last bid as the contract
(doubled when it fails), or bids more. It is solved backwards from 7NT. Each side's tricks are those of its better
declarer. Formula ours; the notion and the figures it must give are those of DDS (`Par`, `DealerPar`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from duplicado.analysis.table import DoubleDummyTable
from duplicado.score.law_77 import declarer_score
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import EVERY_BID, Bid
from duplicado.vocabulary.contracts import Contract, Doubling
from duplicado.vocabulary.seats import Seat, Side


class ContractAtPar(TypedDict):
    """A contract that gives the par score; `by` is a seat, or a side where either player may declare."""

    bid: str
    doubling: str
    by: str
    over: int
    """Tricks above what was bid, negative for what is lacking."""


class ParTold(TypedDict):
    """The par score to North-South, and the contracts that give it."""

    score: int
    contracts: list[ContractAtPar]


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract that gives the par score and that the other side cannot better."""

    bid: Bid
    doubling: Doubling
    declarers: tuple[Seat, ...]
    """Partners who may declare it for this score: one or both."""
    tricks: int
    """Tricks that declarer takes."""

    @property
    def side(self) -> Side:
        """The side that declares."""
        return self.declarers[0].side

    def __str__(self) -> str:
        """Print e.g. `4SX NS -2` or `3NT E +1`: bid, declarers, difference in tricks."""
        who = self.side.value if len(self.declarers) == 2 else self.declarers[0].value
        difference = self.tricks - 6 - self.bid.level
        return f"{self.bid}{self.doubling.value} {who} " + (f"{difference:+d}" if difference else "=")


@dataclass(frozen=True, slots=True)
class Par:
    """The par of a deal."""

    score: int
    """Points to North-South; negative when East and West have them."""
    contracts: tuple[ParContract, ...]
    """Every contract that settles the auction at par, lowest first; empty when all pass."""

    def as_data(self) -> ParTold:
        """Return score and contracts as JSON data; `by` is a side or the one declarer, `over` may be negative."""
        return {
            "score": self.score,
            "contracts": [
                {
                    "bid": str(each.bid),
                    "doubling": each.doubling.value,
                    "by": str(each.side if len(each.declarers) > 1 else next(iter(each.declarers))),
                    "over": each.tricks - 6 - each.bid.level,
                }
                for each in self.contracts
            ],
        }


def par(table: DoubleDummyTable, vulnerability: Vulnerability, first: Side | Seat = Side.NS) -> Par:
    """Compute par when `first` (a side, or the dealer) bids first, which matters only where both sides could outbid.

    Args:
        table: the double-dummy table of the deal.
        vulnerability: of the board.
        first: the side that may bid first, or the dealer.
    """
    opener = first.side if isinstance(first, Seat) else first
    game = _Auction(table, vulnerability)
    score = game.value(opener)
    contracts = [
        game.contract(side, index)
        for index in range(len(EVERY_BID))
        for side in Side
        if game.settled[side][index] == score and game.stands(side, index)
    ]
    return Par(score, tuple(contracts) if score else ())


class _Auction:
    """The game, in scores to North-South by bid: `settled` if it becomes the contract, `reached` if it is only made."""

    def __init__(self, table: DoubleDummyTable, vulnerability: Vulnerability) -> None:
        self.table = table
        self.settled: dict[Side, list[int]] = {}
        for side in Side:
            sign = 1 if side is Side.NS else -1
            vulnerable = vulnerability.includes(side)
            self.settled[side] = [
                sign * declarer_score(self._undertaking(side, bid), self._tricks(side, bid), vulnerable=vulnerable)
                for bid in EVERY_BID
            ]
        count = len(EVERY_BID)
        self.reached: dict[Side, list[int]] = {side: [0] * count for side in Side}
        for index in reversed(range(count)):
            for side in Side:
                self.reached[side][index] = self._better(
                    side.opponents, [self.settled[side][index], *self.reached[side.opponents][index + 1 :]]
                )

    def value(self, opener: Side) -> int:
        """Return the score to North-South when `opener` may bid first."""
        second = self._better(opener.opponents, [0, *self.reached[opener.opponents]])
        return self._better(opener, [second, *self.reached[opener]])

    def stands(self, side: Side, index: int) -> bool:
        """Tell whether every further bid costs the other side something.

        Where a bid only leads on to another contract of the same score, that later contract is the par contract.
        """
        settled, further = self.settled[side][index], self.reached[side.opponents][index + 1 :]
        return all(score > settled if side is Side.NS else score < settled for score in further)

    def contract(self, side: Side, index: int) -> ParContract:
        """Describe a contract."""
        bid = EVERY_BID[index]
        tricks = self._tricks(side, bid)
        declarers = tuple(seat for seat in side.seats if self.table.tricks(seat, bid.denomination) == tricks)
        return ParContract(bid, self._undertaking(side, bid).doubling, declarers, tricks)

    def _tricks(self, side: Side, bid: Bid) -> int:
        return self.table.best(side, bid.denomination)

    def _undertaking(self, side: Side, bid: Bid) -> Contract:
        fails = self._tricks(side, bid) < 6 + bid.level
        return Contract(bid, side.seats[0], Doubling.DOUBLED if fails else Doubling.UNDOUBLED)

    @staticmethod
    def _better(side: Side, scores: list[int]) -> int:
        return max(scores) if side is Side.NS else min(scores)
