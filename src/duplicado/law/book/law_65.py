"""Law 65: arrangement of tricks."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.orders import Review
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import rectifies
from duplicado.law.sheet import FactSheet, fact_sheet
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat, Side

__all__ = ["QuittedTrick", "TrickStage", "clause_of_pointing", "may_ask_to_point", "pointing_out_of_order", "turned_by"]


class TrickStage(Enumeration):
    """State of a trick that somebody points, inspects or asks about."""

    TO_COME = "to come"
    IN_PROGRESS = "in progress"
    LAST = "last"
    """Complete, and the last one that is."""
    EARLIER = "earlier"


@dataclass(frozen=True, slots=True)
class QuittedTrick:
    """A trick as a player asks about it."""

    edition: Edition
    asker: Seat
    declarer: Seat
    stage: TrickStage
    winner: Side | None
    """Who won it, when it is complete."""
    led_since: bool
    """Whether a lead has been made to the following trick."""
    own_side_played_since: bool
    """Whether the asker's side has led or played to it."""
    own_card_turned: bool = False
    """Whether he is known to have turned his own card face down."""
    play_is_over: bool = False

    @property
    def by_dummy(self) -> bool:
        """Whether dummy asks."""
        return self.asker is self.declarer.partner


@clause("65A")
def turned_by(asker: Seat, trick: int) -> tuple[Seat, int]:
    """Return the note that a player has turned his card to that trick face down, as each does when it is complete."""
    return asker, trick


@clause("65B1", "65B2")
def clause_of_pointing(trick: QuittedTrick) -> str:
    """Return the clause that says how he must point the card: towards partner if his side won it, else across."""
    return "65B1" if trick.winner is trick.asker.side else "65B2"


@clause("65B3")
def may_ask_to_point(trick: QuittedTrick) -> bool:
    """Tell whether a player may still draw attention to a card pointed incorrectly.

    In 2017 until his side leads or plays to the following trick; in 2007 declarer at any time, the others until a lead
    is made to it.
    """
    if trick.stage in {TrickStage.TO_COME, TrickStage.IN_PROGRESS}:
        return False
    if trick.edition.is_of_2007:
        return trick.asker is trick.declarer or not trick.led_since
    return not trick.own_side_played_since


@fact_sheet("pointing-remarked")
class PointingRemarked(FactSheet):
    """A player remarked on a card pointed incorrectly when he no longer might."""

    edition: Edition


@rectifies("65B3", sheet=PointingRemarked)
def pointing_out_of_order(facts: PointingRemarked) -> Procedure:
    """Order what follows a remark on pointing that comes too late: in 2017 Law 16B may apply."""
    old = facts.edition.is_of_2007
    yield Order(("65B3",), () if old else (Review("16B"),))
