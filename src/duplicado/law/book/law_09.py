"""Law 9: procedure following an irregularity."""

from __future__ import annotations

from typing import Final

from duplicado.law.book.law_11 import RIGHT_FORFEITED, RightForfeited, forfeit
from duplicado.law.book.law_81 import settled_by_players
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import NUMBER, YES_NO, inquiry
from duplicado.law.procedure_steps import Order, Procedure, finds
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies

SETTLED_BY_PLAYERS: Final = inquiry("10A", YES_NO)
ACTIONS_MEANWHILE: Final = inquiry("9B1(a)", NUMBER)


@clause("9B1(a)", "9B1(b)", "9B1(c)", "9B1(d)")
def late_call_of_director(attention: int, called: int) -> bool:
    """Tell whether the Director was called late: other actions lie between the attention and his being called.

    `attention` and `called` are places in the record; any player may call him, and calling costs no right.
    """
    return called - attention > 1


@fact_sheet("late-call")
class LateCall(FactSheet):
    """Attention was drawn to an irregularity, and the Director was not called at once."""

    edition: Edition
    actions: int
    """Calls and plays that were made between the attention and his being called."""


@rectifies("9B1", sheet=LateCall)
def take_up_late_call(facts: LateCall) -> Procedure:
    """Ask what the players did before the Director was called: ruled for themselves (10), or acted on (11A).

    Reading: where nothing was done in between the Director has been called at once, whoever called him. What the
    players settled he takes up himself (81C); whether the right to rectification is lost (11A) is his judgement.
    """
    if not late_call_of_director(0, facts.actions + 1):
        yield Order(("9B1(a)",))
        return
    settled = settled_by_players(by_players=(yield from finds(SETTLED_BY_PLAYERS, blocking=False)))
    yield Order(("9B1(a)", *settled))
    if (yield from finds(RIGHT_FORFEITED, blocking=False)):
        yield from forfeit(RightForfeited(facts.edition))
