"""Law 66: inspection of tricks."""

from __future__ import annotations

from typing import Final

from duplicado.law.book.law_65 import QuittedTrick, TrickStage
from duplicado.law.clause import clause
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.texts import Code

ORDERED: Final = tuple(inquiry(number, YES_NO) for number in ("65D", "66C", "66D"))
"""Found when the Director orders quitted tricks to be inspected."""


@clause("66A", "61C")
def forbids_trick(trick: QuittedTrick) -> str | None:
    """Return the clause against which a player asks to see a trick; `None` when he may.

    The last trick, for declarer and the defenders, until their side has played to the next or they have turned their
    own card; earlier ones only by the Director's order, also when a revoke is alleged (61C). When play is over cards
    may be inspected (66D).
    """
    if trick.play_is_over or trick.stage is TrickStage.IN_PROGRESS:
        return None
    if trick.stage is TrickStage.TO_COME or trick.by_dummy:
        return "66A"
    return "66C" if trick.stage is TrickStage.EARLIER or trick.own_side_played_since or trick.own_card_turned else None


@clause("66B")
def forbids_last_card(trick: QuittedTrick) -> str | None:
    """Return the clause against which a player looks at his own last card; `None` when he may.

    In 2017 until his side leads or plays to the following trick, in 2007 until a card is led to it.
    """
    if trick.play_is_over:
        return None
    return "66B" if trick.by_dummy or trick.is_past else None


@fact_sheet("tricks-to-inspect")
class TricksToInspect(FactSheet):
    """The Director has quitted tricks inspected, or finds them mixed."""

    clause: Code
    """`65D`, `66C` or `66D`."""


@rectifies("66", sheet=TricksToInspect)
@clause("65D", "66C", "66D")
def ordered_by_director(facts: TricksToInspect) -> Procedure:
    """Order what the Director found on quitted tricks.

    66C: they are to be inspected, as to verify a revoke. 65D, 66D: a side mixed its cards so that the facts can no
    longer be ascertained; he rules for the other side when he establishes the tricks (79B2) or the revoke.
    """
    yield Order((facts.clause,), ())
