"""Understanding of an auction: what every seat has shown so far, by the system where it has a rule, else by nature.

Everything here follows from calls and from meanings that were told, so both partners understand an auction alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from duplicado.law.comparable import cells
from duplicado.law.comparable.cells import Region
from duplicado.law.comparable.shown import limits_of_call
from duplicado.law.meaning import CallMeaning, Span
from duplicado.robot.bidding.auction_key import auction_key
from duplicado.robot.bidding.reader import System
from duplicado.robot.bidding.rule import Rule
from duplicado.vocabulary.borders import unchecked
from duplicado.vocabulary.calls import Bid, Call
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
class ShownByCall:
    """Meaning that one call has shown."""

    seat: Seat
    call: Call | None
    region: Region
    rules: tuple[Rule, ...] = ()
    """The rules of the system by which it is made; empty for a call outside the system."""
    meaning: CallMeaning | None = None
    """As it is told."""

    @property
    def is_of_the_system(self) -> bool:
        """True where the system has the call."""
        return bool(self.rules)

    @property
    def is_forcing(self) -> bool:
        """True where partner may not pass."""
        return any(rule.meaning.forcing for rule in self.rules)

    def fits(self, hand: Hand) -> bool:
        """Tell whether a hand that lies in the region has the aces that the call promises."""
        return not self.rules or any(rule.has_the_honours(hand) for rule in self.rules)


@dataclass(frozen=True)
@keeps_mappings
class AuctionUnderstanding:
    """Meaning of the calls of an auction, by their places, and each seat's hands together."""

    calls: tuple[ShownByCall, ...]
    regions: Mapping[Seat, Region]

    @property
    def tells_of_honours(self) -> bool:
        """True when a call has told of aces or of a good suit, which regions do not hold."""
        return any(not rule.is_exact for shown in self.calls for rule in shown.rules)

    def fits(self, seat: Seat, hand: Hand) -> bool:
        """Tell whether a hand in the seat's region has the aces that its calls promised."""
        return all(shown.fits(hand) for shown in self.calls if shown.seat is seat and shown.rules)


def understood(
    system: System,
    dealer: Seat,
    calls: Sequence[Call | None],
    side: Side | None = None,
    told: Mapping[int, CallMeaning] | None = None,
) -> AuctionUnderstanding:
    """Return what the calls have shown.

    Args:
        system: the system of the side, and what opponents are taken to play as long as they have not told otherwise.
        dealer: the dealer.
        calls: the calls, in rotation from the dealer.
        side: whose meanings are those of the system; `None`: both sides'.
        told: what opponents' calls mean, by their places, where it was told as data.
    """
    found: list[ShownByCall] = []
    regions = dict.fromkeys(Seat, cells.EVERY_HAND)
    for place, call in enumerate(calls):
        seat = dealer.after(place)
        meaning = None if told is None or seat.side is side else told.get(place)
        if meaning is not None:
            shown = ShownByCall(seat, call, limits_of_call(meaning), (), meaning)
        else:
            shown = shown_by(system, dealer, calls[:place], call, regions)
        found.append(shown)
        together = _both(regions[seat], shown.region)
        # A call that does not fit what was said before has a reason that nobody knows: nothing more is learnt from it.
        if not cells.is_empty(together):
            regions[seat] = together
    return AuctionUnderstanding(tuple(found), regions)


@lru_cache(maxsize=4096)
def _both(one: Region, other: Region) -> Region:
    return tuple(a & b for a, b in zip(one, other, strict=True))


def shown_by(
    system: System, dealer: Seat, before: Sequence[Call | None], call: Call | None, regions: Mapping[Seat, Region]
) -> ShownByCall:
    """Return what a call shows after those before it, of which `regions` is known."""
    seat = dealer.after(len(before))
    if call is None:
        return ShownByCall(seat, call, cells.EVERY_HAND)
    menu = system.menu(auction_key(dealer, before, seat.side))
    rules = () if menu is None else menu.rules_of(call)
    if menu is not None and rules:
        return ShownByCall(seat, call, menu.shown(call), rules, menu.meaning_of(call))
    meaning = natural_meaning(seat, before, call, regions)
    left = cells.EVERY_HAND if menu is None else menu.uncovered
    region = cells.every((left, limits_of_call(meaning)))
    return ShownByCall(seat, call, limits_of_call(meaning) if cells.is_empty(region) else region, (), meaning)


_MEANING: Final = unchecked(CallMeaning)
_FIT: Final = 8
"""Cards of a side in a suit that make it a good trump suit."""
_NEW_SUIT: Final = 5
"""Cards that a natural bid of a new suit shows."""
_SHOWN_ENOUGH: Final = 3
"""From how many cards on partner's suit is supported."""
_LONG: Final = 7
"""Cards in a suit of one's own with which a game is bid on length alone."""
_MAJOR: Final[Mapping[int, int]] = {4: 21, 5: 25, 6: 28, 7: 32}
_MINOR: Final[Mapping[int, int]] = {5: 23, 6: 28, 7: 32}
_NEEDED: Final[Mapping[Denomination, Mapping[int, int]]] = {
    Denomination.CLUBS: _MINOR, Denomination.DIAMONDS: _MINOR,
    Denomination.HEARTS: _MAJOR, Denomination.SPADES: _MAJOR,
    Denomination.NOTRUMP: {3: 24, 4: 26, 5: 28, 6: 31, 7: 35},
}  # fmt: skip
"""High-card points of both hands with which a game or a slam is bid."""
_SLAM: Final = 6
_MORE_THAN_LEAST: Final = 3
"""By how many points at most partner is taken to be stronger than what he has shown at least."""


def natural_meaning(
    seat: Seat, before: Sequence[Call | None], call: Call, regions: Mapping[Seat, Region]
) -> CallMeaning:
    """Return what a call outside the system means: it is natural, and the caller means to play there.

    A bid of a suit that partner has shown makes a fit of eight cards with what he has shown at least; a bid of another
    suit shows five cards. A jump to a game or a slam shows the points that it needs beside partner's, to a game also a
    suit of seven cards. Pass, double and bids in notrump show nothing of a suit.
    """
    if not isinstance(call, Bid) or not before:
        return _MEANING(forcing=False)
    suit, partner = call.denomination.suit, regions[seat.partner]
    needed = _NEEDED[call.denomination].get(call.level)
    points = None
    if needed is not None and _is_jump(before, call):
        points = Span(max(0, needed - _expected_points(partner)), None)
    if suit is None:
        return _MEANING(points=points, forcing=False)
    partners = least_of(partner, suit)
    least = max(1, _FIT - partners) if partners >= _SHOWN_ENOUGH else _NEW_SUIT
    held = ((suit, Span(least, None)),)
    if points is None or call.level >= _SLAM or least > _LONG:
        return _MEANING(points=points, lengths=held, forcing=False)
    alone = _MEANING(lengths=((suit, Span(_LONG, None)),))
    return _MEANING(forcing=False, alternatives=(_MEANING(points=points, lengths=held), alone))


def _is_jump(before: Sequence[Call | None], call: Bid) -> bool:
    """Tell whether the denomination could have been bid at a lower level."""
    last = next((each for each in reversed(before) if isinstance(each, Bid)), None)
    return call.level > 1 and (last is None or Bid(call.level - 1, call.denomination) > last)


@lru_cache(maxsize=4096)
def _expected_points(region: Region) -> int:
    if cells.is_empty(region):
        return 0
    least, most = cells.point_ends(region)
    return least + min(_MORE_THAN_LEAST, (most - least) // 2)


@lru_cache(maxsize=4096)
def least_of(region: Region, suit: Suit) -> int:
    """Return the least number of cards in the suit that a region leaves; 0 where it is empty."""
    return 0 if cells.is_empty(region) else cells.shortest(region, suit)
