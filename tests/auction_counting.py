"""Counting the lawful auctions: the whole procedure of Laws 17-22, summed up in numbers that can be checked."""

from __future__ import annotations

from functools import cache

from duplicado.law.procedure import law_18
from duplicado.law.procedure.auction import AuctionPosition

__all__ = ["count_complete_auctions", "count_lawful_sequences"]


def count_complete_auctions(position: AuctionPosition | None = None) -> int:
    """Count the different ways in which the auction can go on lawfully to its end; from the beginning if not told.

    The sum goes over every lawful call at every position, and positions repeat: 1 + 4(22^35 - 1)/3 at the beginning.
    """
    here = position or AuctionPosition()
    for bid in reversed(law_18.sufficient_bids(here.last_bid)):
        _count_complete(AuctionPosition(bid, bid_by_opponents=True))  # the highest first: the recursion stays shallow
    return _count_complete(here)


@cache
def _count_complete(here: AuctionPosition) -> int:
    if here.is_ended:
        return 1
    return sum(_count_complete(here.after(call)) for call in here.lawful_calls())


@cache
def count_lawful_sequences(calls: int, position: AuctionPosition | None = None) -> int:
    """Count the lawful sequences of exactly that many calls; an ended auction is not continued."""
    here = position or AuctionPosition()
    if calls == 0:
        return 1
    return sum(count_lawful_sequences(calls - 1, here.after(call)) for call in here.lawful_calls())
