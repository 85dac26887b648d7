"""Law 22: the end of the auction; the contract and who declares it."""

from __future__ import annotations

from collections.abc import Sequence

from duplicado.law.clause import clause
from duplicado.vocabulary.calls import Bid
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination


@clause("22A", "22A1", "22A2")
def ends_auction(passes_in_rotation: int, last_bid: Bid | None) -> bool:
    """Tell whether the auction has ended: four passes without a bid, or three in rotation behind one."""
    return passes_in_rotation >= (4 if last_bid is None else 3)


@clause("DEF:declarer", "DEF:presumed_declarer")
def presumed_declarer(bids: Sequence[tuple[Seat, Bid]]) -> Seat:
    """Return who declares: of the side of the last bid, the player who first named its denomination.

    `bids` are the bids of the legal auction in their order, at least one.
    """
    last_seat, last_bid = bids[-1]
    return first_to_name(bids, last_seat, last_bid.denomination)


def first_to_name(bids: Sequence[tuple[Seat, Bid]], of_the_side_of: Seat, denomination: Denomination) -> Seat:
    """Return the player of that side who first bid that denomination."""
    for seat, bid in bids:
        if seat.side is of_the_side_of.side and bid.denomination is denomination:
            return seat
    return of_the_side_of
