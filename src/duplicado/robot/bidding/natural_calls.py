"""Natural meaning of calls outside a system: suits that are bid are held, a jump to a game or a slam has its points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from duplicado.law.comparable import cells
from duplicado.law.comparable.cells import Region
from duplicado.law.meaning import CallMeaning, Span
from duplicado.vocabulary.borders import unchecked
from duplicado.vocabulary.calls import Bid, Call
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination, Suit

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
