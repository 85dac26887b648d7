"""Choice of a call: the rule of the system that the hand fits, else the contract that sampled deals speak for.

Whoever has no rule for his hand, or no rule for the auction, looks at the contracts that his side could reach now and
at leaving the auction as it is. Each is played double dummy over deals that fit what everybody has shown, and the best
expected score decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from statistics import fmean
from typing import Final, Protocol

from duplicado.law.comparable import cells
from duplicado.law.comparable.shown import limits_of_call
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.play import PlayPosition
from duplicado.robot.bidding.auction_key import auction_key
from duplicado.robot.bidding.reader import System
from duplicado.robot.bidding.rule import Menu, Rule
from duplicado.robot.bidding.understanding import AuctionUnderstanding, least_of, natural_meaning, understood
from duplicado.robot.hand_cells import in_region
from duplicado.robot.player import ChosenAction, PublicHistory, ToldWords, auction_of, permitted_calls
from duplicado.robot.sampling import HiddenSeat, Unseen, sample
from duplicado.robot.thinking_time import UNHURRIED, ThinkingTime
from duplicado.score.imps import imps_for
from duplicado.score.law_77 import declarer_score
from duplicado.table.contest_kind import ContestKind
from duplicado.table.view import SeatView
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import DOUBLE, PASS, Bid, Call
from duplicado.vocabulary.contracts import Contract, Doubling
from duplicado.vocabulary.hands import FULL_PACK, Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

_GAME: Final[Mapping[Denomination, int]] = {
    Denomination.CLUBS: 5, Denomination.DIAMONDS: 5, Denomination.HEARTS: 4, Denomination.SPADES: 4,
    Denomination.NOTRUMP: 3,
}  # fmt: skip
_SLAMS: Final[Mapping[int, int]] = {6: 31, 7: 35}
"""From how many points of both hands, as far as they can be, the level is looked at."""
_MOST_DENOMINATIONS: Final = 3
_LONG: Final = 6
"""From how many cards on a suit of one's own is looked at as trumps, whatever partner holds."""
_DRAWN_FOR_HONOURS: Final = 6
"""So many deals are drawn for each that is looked at, where calls have told of aces or of good suits."""
_FIT: Final = 7
"""Cards of both hands in a suit, as far as they are known, from which on it is looked at as trumps."""


@dataclass(frozen=True)
class Bidding:
    """The bidding of a robot: a system, and how deals are sampled where it ends."""

    system: System
    solver: TrickCounter | None = None
    """`None`: nothing is sampled, and outside the system the robot passes or bids the cheapest that it may."""
    deals: int = 12
    """Number of deals that are sampled for a decision."""
    thinking: ThinkingTime = UNHURRIED

    def call(self, view: SeatView, history: PublicHistory, chance: Random) -> ChosenAction:
        """Return the call of the seat, whose turn it is and whose cards are known."""
        auction, hand = auction_of(view), view.own or Hand()
        permitted = permitted_calls(view)
        if len(permitted) == 1:
            return ChosenAction(str(permitted[0]), ToldWords("robot-reason-only-call"))
        menu = self.system.menu(auction_key(auction.dealer, auction.calls, view.seat.side))
        rule = None if menu is None else menu.rule_for(hand, permitted)
        if menu is not None and rule is not None:
            return _by_rule(rule, menu)
        known = understood(self.system, auction.dealer, auction.calls, view.seat.side, history.told)
        forced = _is_forced(auction, known)
        if not forced and _partner_has_placed(auction, known):
            return ChosenAction(str(PASS), ToldWords("robot-reason-partner-placed"))
        candidates = [call for call in _candidates(auction, hand, known, permitted) if call is not PASS or not forced]
        if self.solver is None or len(candidates) == 1:
            return _outside(auction, known, (candidates or list(permitted))[0], ToldWords("robot-reason-cheapest"))
        deals, widened = self._deals(view, hand, known, chance)
        kind = ContestKind.TEAMS if history.kind is ContestKind.TEAMS else ContestKind.PAIRS
        judged = best_call(auction, candidates, deals, self.solver, view.board.vulnerability, kind, self.thinking)
        told = ToldWords(f"robot-reason-placed-{widened}", {"deals": judged[0].deals, "calls": len(candidates)})
        return _outside(auction, known, judged[0].call, told)

    def _deals(
        self, view: SeatView, hand: Hand, known: AuctionUnderstanding, chance: Random
    ) -> tuple[list[Mapping[Seat, Hand]], int]:
        others = [seat for seat in Seat if seat is not view.seat]
        hidden = tuple(HiddenSeat(seat, 13, region=known.regions[seat]) for seat in others)
        wanted = self.deals * _DRAWN_FOR_HONOURS if known.tells_of_honours else self.deals
        drawn = sample(Unseen(hidden, Hand.of_bits(FULL_PACK) - hand), wanted, chance)
        fitting = [deal for deal in drawn.deals if all(known.fits(seat, deal[seat]) for seat in others)]
        kept = (fitting or drawn.deals)[: self.deals]
        return [{**deal, view.seat: hand} for deal in kept], drawn.widened


def _by_rule(rule: Rule, menu: Menu) -> ChosenAction:
    rules = menu.rules_of(rule.call)
    named = next((each.words for each in rules if each.words), "")
    return ChosenAction(
        str(rule.call),
        ToldWords("robot-reason-rule", {"place": menu.rules.index(rule) + 1, "rules": len(menu.rules)}),
        menu.meaning_of(rule.call),
        ToldWords(f"robot-words-{named}") if named else None,
        any(each.is_alertable for each in rules),
    )


def _outside(auction: Auction, known: AuctionUnderstanding, call: Call, reason: ToldWords) -> ChosenAction:
    if call is PASS:
        return ChosenAction(str(call), reason)
    meaning = natural_meaning(auction.turn, auction.calls, call, known.regions)
    return ChosenAction(str(call), reason, meaning)


def _is_forced(auction: Auction, known: AuctionUnderstanding) -> bool:
    """Tell whether partner's last call asks for an answer: it is forcing, and opponents have not called since."""
    if len(auction.calls) < 2 or auction.calls[-1] is not PASS:
        return False
    return known.calls[-2].is_forcing


def _partner_has_placed(auction: Auction, known: AuctionUnderstanding) -> bool:
    """Tell whether partner has chosen the contract himself.

    He has bid a game or a slam that is not forcing, or has bid outside the system although nobody forced him.
    """
    if len(auction.calls) < 2 or auction.calls[-1] is not PASS:
        return False
    partners = known.calls[-2]
    if isinstance(partners.call, Bid) and partners.call.level >= _GAME[partners.call.denomination]:
        return not partners.is_forcing
    if partners.is_of_the_system or partners.call is PASS or partners.call is None:
        return False
    was_forced = len(auction.calls) >= 4 and known.calls[-4].is_forcing and auction.calls[-3] is PASS
    return not was_forced


def _candidates(
    auction: Auction, hand: Hand, known: AuctionUnderstanding, permitted: tuple[Call, ...]
) -> Iterator[Call]:
    """Yield what is looked at: pass, the penalty double, and in each denomination that may be trumps a few levels."""
    yield PASS
    if DOUBLE in permitted:
        yield DOUBLE
    partner = known.regions[auction.turn.partner]
    most = hand.hcp + (0 if cells.is_empty(partner) else cells.point_ends(partner)[1])
    slams = {level for level, points in _SLAMS.items() if most >= points}
    for denomination in _likely(auction, hand, known, permitted):
        bids = [call for call in permitted if isinstance(call, Bid) and call.denomination is denomination]
        looked_at = {bids[0].level, _GAME[denomination], *slams}
        for bid in bids:
            # What partner would take for more than is there misleads him, and is explained untruly.
            meaning = natural_meaning(auction.turn, auction.calls, bid, known.regions)
            if bid.level in looked_at and in_region(hand, limits_of_call(meaning)):
                yield bid


def _likely(
    auction: Auction, hand: Hand, known: AuctionUnderstanding, permitted: tuple[Call, ...]
) -> tuple[Denomination, ...]:
    """Return the denominations that may be trumps, at most three: those with most cards of both hands, and notrump."""
    held: dict[Denomination, int] = {}
    for bid in permitted:
        suit = bid.denomination.suit if isinstance(bid, Bid) else None
        if not isinstance(bid, Bid) or bid.denomination in held:
            continue
        if suit is None:
            held[bid.denomination] = _FIT
            continue
        both = hand.length(suit) + least_of(known.regions[auction.turn.partner], suit)
        meaning = natural_meaning(auction.turn, auction.calls, bid, known.regions)
        if (both >= _FIT or hand.length(suit) >= _LONG) and in_region(hand, limits_of_call(meaning)):
            held[bid.denomination] = both
    return tuple(sorted(held, key=lambda each: (-held[each], -each.index))[:_MOST_DENOMINATIONS])


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
