"""Law 65: arrangement of tricks."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.orders import Review
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat, Side


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
    """Side that won it, when it is complete."""
    led_since: bool
    """True where a lead has been made to the following trick."""
    own_side_played_since: bool
    """True where the asker's side has led or played to it."""
    own_card_turned: bool = False
    """True where he is known to have turned his own card face down."""
    play_is_over: bool = False

    @property
    def is_past(self) -> bool:
        """True when play has gone on too far to ask about it (65B3, 66B).

        In 2017 once his side has led or played to the following trick, in 2007 once a card has been led to it.
        """
        return self.led_since if ends_with_a_lead(self.edition) else self.own_side_played_since

    @property
    def by_dummy(self) -> bool:
        """True where dummy asks."""
        return self.asker is self.declarer.partner


def ends_with_a_lead(edition: Edition) -> bool:
    """Tell whether a card led to the following trick ends the right to ask about one, whoever led it (2007)."""
    return edition.is_of_2007


def reviewed_when_late(edition: Edition) -> tuple[Review, ...]:
    """Return what the Director looks at after a remark on pointing that came too late: Law 16B, to which 2017 refers.

    There the right ends for each side apart; in 2007 nothing follows.
    """
    return () if ends_with_a_lead(edition) else (Review("16B"),)


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
    at_any_time = trick.asker is trick.declarer and ends_with_a_lead(trick.edition)
    return at_any_time or not trick.is_past


@fact_sheet("pointing-remarked")
class PointingRemarked(FactSheet):
    """A player remarked on a card pointed incorrectly when he no longer might."""

    edition: Edition


@rectifies("65B3", sheet=PointingRemarked)
def pointing_out_of_order(facts: PointingRemarked) -> Procedure:
    """Order what follows a remark on pointing that comes too late: in 2017 Law 16B may apply."""
    yield Order(("65B3",), reviewed_when_late(facts.edition))
