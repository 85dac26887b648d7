"""Placing of a contract outside the system: sampled deals, double dummy, and the best expected score.

Whoever has no rule for his hand, or no rule for the auction, looks at the contracts that his side could reach now and
at leaving the auction as it is. Each is played double dummy over deals that fit what everybody has shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean
from typing import Final, Protocol

from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.play import PlayPosition
from duplicado.robot.thinking_time import UNHURRIED, ThinkingTime
from duplicado.score.imps import imps_for
from duplicado.score.law_77 import declarer_score
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import DOUBLE, PASS, Bid, Call
from duplicado.vocabulary.contracts import Contract, Doubling
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

_DOUBLED_FROM: Final = 2
"""From how many undertricks on a contract is taken to be doubled."""
_CLEARLY_BETTER: Final = 2.0
"""By how many IMPs a penalty double must gain: what it gives away is not in the sampled deals."""
_CLEARLY_BETTER_POINTS: Final = 60.0
"""The same where points are counted."""
_MOSTLY: Final = 0.85
"""In which part of the deals a contract must fail to be doubled: sampled defenders see all cards, real ones do not."""

_Hands = Mapping[Seat, Hand]


class TrickCounter(Protocol):
    """Double-dummy solver, as far as contracts are placed by it."""

    def best_of_many(self, positions: Sequence[PlayPosition]) -> tuple[int, ...]:
        """Count the tricks that the side in turn wins from each position on."""
        ...


@dataclass(frozen=True, slots=True)
class Judged:
    """A call that was considered, and what it is worth on average against passing, in IMPs or points."""

    call: Call
    gain: float
    deals: int
    """On how many deals."""


def best_call(
    auction: Auction,
    candidates: Iterable[Call],
    deals: Sequence[_Hands],
    solver: TrickCounter,
    vulnerability: Vulnerability,
    kind: ContestKind = ContestKind.TEAMS,
    thinking: ThinkingTime = UNHURRIED,
) -> tuple[Judged, ...]:
    """Judge the candidates, best first; each stands for the contract that it makes if all pass.

    The deals hold all four hands; as many are looked at as the thinking time allows. Equal candidates stay in their
    order.
    """
    player = auction.turn
    contracts = {call: auction.after(call).contract for call in dict.fromkeys((*candidates, PASS))}
    looked_at, tricks = _tricks(contracts.values(), deals, solver, thinking)
    scores = {
        call: [_score(contract, tricks, place, player, vulnerability) for place in range(looked_at)]
        for call, contract in contracts.items()
    }
    passing = scores[PASS]
    fails = sum(score > 0 for score in passing) >= _MOSTLY * looked_at

    def worth(call: Call) -> float:
        gains = [score - base for score, base in zip(scores[call], passing, strict=True)]
        if kind is ContestKind.TEAMS:
            gains = [imps_for(gain) for gain in gains]
        if call is DOUBLE:
            margin = _CLEARLY_BETTER if kind is ContestKind.TEAMS else _CLEARLY_BETTER_POINTS
            return fmean(gains) - margin if gains and fails else -inf
        return fmean(gains) if gains else 0.0

    judged = [Judged(call, worth(call), looked_at) for call in dict.fromkeys(candidates)]
    return tuple(sorted(judged, key=lambda each: -each.gain))


def _tricks(
    contracts: Iterable[Contract | None], deals: Sequence[_Hands], solver: TrickCounter, thinking: ThinkingTime
) -> tuple[int, dict[tuple[Denomination, Seat], list[int]]]:
    """Count declarer's tricks deal by deal, for each denomination and declarer that occurs; and the deals."""
    wanted = tuple(dict.fromkeys((each.denomination, each.declarer) for each in contracts if each is not None))
    counted: dict[tuple[Denomination, Seat], list[int]] = {each: [] for each in wanted}
    looked_at = 0
    for parcel in thinking.parcels(deals):
        looked_at += len(parcel)
        positions = [
            PlayPosition(denomination.suit, declarer.lho, (deal[Seat.N], deal[Seat.E], deal[Seat.S], deal[Seat.W]))
            for denomination, declarer in wanted
            for deal in parcel
        ]
        defenders = iter(solver.best_of_many(positions) if positions else ())
        for each in wanted:
            counted[each] += [13 - next(defenders) for _ in parcel]
    return looked_at, counted


def _score(
    contract: Contract | None,
    tricks: Mapping[tuple[Denomination, Seat], Sequence[int]],
    place: int,
    player: Seat,
    vulnerability: Vulnerability,
) -> int:
    """Return the player's score on one deal; a contract of his own that fails badly is taken to be doubled."""
    if contract is None:
        return 0
    won = tricks[contract.denomination, contract.declarer][place]
    ours = contract.declarer.side is player.side
    if ours and won <= contract.tricks_required - _DOUBLED_FROM and contract.doubling is Doubling.UNDOUBLED:
        contract = Contract(Bid(contract.level, contract.denomination), contract.declarer, Doubling.DOUBLED)
    points = declarer_score(contract, won, vulnerable=vulnerability.includes(contract.declarer))
    return points if ours else -points
