"""Laws 69 and 71: agreed claims and concessions, and what may be taken back of them afterwards."""

from __future__ import annotations

from typing import Final

from duplicado.law.clause import clause
from duplicado.law.inquiry import NUMBER_OR_YES_NO, inquiry
from duplicado.law.orders import TricksCorrected
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.texts import Code

AGREED_TRICK_WON: Final = inquiry("69B1", NUMBER_OR_YES_NO)
AGREED_TRICK_LIKELY: Final = inquiry("69B2", NUMBER_OR_YES_NO)
CONCEDED_TRICK_WON: Final = inquiry("71A", NUMBER_OR_YES_NO)
CONCEDED_TRICK_SURE: Final = inquiry("71B", NUMBER_OR_YES_NO)


@fact_sheet("tricks-to-correct")
class TricksToCorrect(FactSheet):
    """Tricks as they stand, and those that are to go to the other side."""

    clause: Code
    north_south: int
    east_west: int
    to: Side
    tricks: int
    too_late: bool = False
    """True where the Correction Period has expired (79C)."""


@clause("69A")
def agreement_is_established(*, called_on_a_later_board: bool, round_over: bool) -> bool:
    """Tell whether a side that assented can no longer object: it has called on a later board, or the round is over."""
    return called_on_a_later_board or round_over


def _moved(facts: TricksToCorrect) -> Procedure:
    if facts.too_late:
        yield Order((facts.clause, "79C1"), ())
        return
    sign = 1 if facts.to is Side.NS else -1
    moved = TricksCorrected(facts.north_south + sign * facts.tricks, facts.east_west - sign * facts.tricks)
    yield Order((facts.clause,), (moved,))


@rectifies("69B", sheet=TricksToCorrect)
@clause("69B", "69B1", "69B2")
def agreement_withdrawn(facts: TricksToCorrect) -> Procedure:
    """Give a side back what it had won, or would likely have won, although it agreed to the opponents' claim.

    Within the Correction Period only (79C); afterwards nothing changes.
    """
    yield from _moved(facts)


@rectifies("71", sheet=TricksToCorrect)
@clause("71", "71A", "71B")
def concession_cancelled(facts: TricksToCorrect) -> Procedure:
    """Give a side back a trick that it conceded although it had won it, or could not lose it by any normal play.

    Within the Correction Period only (79C); afterwards the concession stands.
    """
    yield from _moved(facts)
