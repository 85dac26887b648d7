"""Law 19: doubles and redoubles."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.vocabulary.contracts import Doubling
from duplicado.vocabulary.seats import Side


@clause("19A1", "19A2", "19C")
def may_double(side: Side, last_bidder: Side | None, doubling: Doubling) -> bool:
    """Tell whether a player of `side` may double: the last bid is the opponents' and undoubled, only passes between."""
    return last_bidder is side.opponents and doubling is Doubling.UNDOUBLED


@clause("19B1", "19B2")
def may_redouble(side: Side, last_bidder: Side | None, doubling: Doubling) -> bool:
    """Tell whether a player of `side` may redouble: the last bid is his side's and doubled, only passes between."""
    return last_bidder is side and doubling is Doubling.DOUBLED
