"""The order by which what earlier rulings laid on players ends. Owner: the Laws that end it (11A, 15A, 81C5, 82C)."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code


@dataclass(frozen=True, slots=True)
class RulingLifted:
    """End of what rulings had ordered: duties in the auction, rights at the lead, looks at the result."""

    matters: tuple[int, ...] = ()
    """The numbers of the matters in which it was ruled."""
    seats: tuple[Seat, ...] = ()
    """The players on whom a duty lay by it."""
    reviews: tuple[Code, ...] = ()
    """The clauses under which nobody looks at the result any more."""
    adjustment: bool = False
    """True where an adjusted score that had been demanded goes as well."""
