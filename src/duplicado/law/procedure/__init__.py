"""The ordinary procedure of auction and play, put together from the clauses that govern it.

These functions exist once: the table uses them for every action; a record without irregularities is checked by them
alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duplicado.lazy_names import lazy_names

if TYPE_CHECKING:
    from duplicado.law.procedure.auction import Auction, AuctionPosition
    from duplicado.law.procedure.counting import count_complete_auctions, count_lawful_sequences
    from duplicado.law.procedure.play import PlayPosition, opening_leader
else:
    __getattr__ = lazy_names(__name__)

__all__ = [
    "Auction",
    "AuctionPosition",
    "PlayPosition",
    "count_complete_auctions",
    "count_lawful_sequences",
    "opening_leader",
]
