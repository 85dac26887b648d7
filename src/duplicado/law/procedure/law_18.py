"""Law 18: bids. Which bid supersedes which."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.vocabulary.calls import EVERY_BID, Bid


@clause("18A")
def is_of_the_game(bid: Bid) -> bool:
    """Tell whether the bid undertakes one to seven odd tricks (Law 38 cancels higher ones)."""
    return bid.level <= 7


@clause("18B", "18C", "18D", "18E")
def is_sufficient(bid: Bid, last: Bid | None) -> bool:
    """Tell whether `bid` supersedes `last`: more odd tricks, or as many in a denomination that ranks higher."""
    return last is None or bid.index > last.index


def sufficient_bids(last: Bid | None) -> tuple[Bid, ...]:
    """List the bids of the game that supersede `last`, lowest first."""
    return EVERY_BID if last is None else EVERY_BID[last.index + 1 :]
