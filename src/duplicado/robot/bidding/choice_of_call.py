"""Choice of a call: the rule of the system that the hand fits, else the contract that sampled deals speak for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from duplicado.law.comparable import cells
from duplicado.law.comparable.shown import limits_of_call
from duplicado.law.procedure.auction import Auction
from duplicado.robot.bidding.auction_key import auction_key
from duplicado.robot.bidding.placing import TrickCounter, best_call
from duplicado.robot.bidding.reader import System
from duplicado.robot.bidding.rule import Menu, Rule
from duplicado.robot.bidding.understanding import AuctionUnderstanding, least_of, natural_meaning, understood
from duplicado.robot.hand_cells import in_region
from duplicado.robot.player import ChosenAction, PublicHistory, ToldWords, auction_of, permitted_calls
from duplicado.robot.sampling import HiddenSeat, Unseen, sample
from duplicado.robot.thinking_time import UNHURRIED, ThinkingTime
from duplicado.table.contest_kind import ContestKind
from duplicado.table.view import SeatView
from duplicado.vocabulary.calls import DOUBLE, PASS, Bid, Call
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
