"""Laws 10 and 11: who decides a rectification, and how the right to it is lost."""

from __future__ import annotations

import enum
from typing import Final

from duplicado.law.book.law_16_sources import InformationFromPartner, from_partner
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import SEAT_OR_YES_NO, YES_NO, inquiry
from duplicado.law.judgement import stands
from duplicado.law.numbering import cited_in
from duplicado.law.orders import Review
from duplicado.law.procedure_steps import Order, Procedure, finds
from duplicado.law.rectification import rectifies
from duplicado.law.sheet import FactSheet, fact_sheet
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code

__all__ = [
    "RIGHT_FORFEITED",
    "RULED_BY_PLAYERS",
    "WAIVED",
    "ChoiceMade",
    "Conducted",
    "RightForfeited",
    "WaiverGranted",
    "act_to_advantage",
    "choose_alone",
    "forfeit",
    "take_up_choice",
    "waive",
]

RIGHT_FORFEITED: Final = inquiry("11A", YES_NO, ends_open=True)
RULED_BY_PLAYERS: Final = inquiry("10B", YES_NO, ends_open=True)
WAIVED: Final = inquiry("81C5", YES_NO, ends_open=True)


@fact_sheet("right-forfeited")
class RightForfeited(FactSheet):
    """The non-offending side acted before the Director was called, and he rules that its right is lost."""

    edition: Edition


@rectifies("11A", sheet=RightForfeited)
@clause("11A")
def forfeit(facts: RightForfeited) -> Procedure:
    """Order that there is no rectification.

    In 2017 the Director looks at the result: of a side that gained by an opponent's later action in ignorance of the
    Law he takes the advantage away, and the other side keeps the score of the table.
    """
    yield Order(("11A",), () if facts.edition.numbering is Edition.LAWS_2007 else (Review("11A"),))


@fact_sheet("waiver-granted")
class WaiverGranted(FactSheet):
    """The Director waives a rectification (81C5), or the players decided for themselves what it was (10B)."""

    clause: Code


@rectifies("10B", "81C5", sheet=WaiverGranted, name_of=lambda facts: facts.clause)
@clause("10B", "81C5")
def waive(facts: WaiverGranted) -> Procedure:
    """Order that the Director waives the rectification, or lets stand what the players decided for themselves."""
    yield Order((facts.clause,))


class Conducted(enum.Enum):
    """Conduct of a player about a choice; the value is the clause that deals with it."""

    CHOSE = "10C2"
    """He used an option."""
    WENT_ON = "10C4"
    """He called or played on after the rectification of his own side's irregularity."""

    __hash__ = object.__hash__


INQUIRIES: Final = {conducted: inquiry(conducted.value, SEAT_OR_YES_NO) for conducted in Conducted}
"""The player who conducted himself so, and whether in order."""


@fact_sheet("choice-made")
class ChoiceMade(FactSheet):
    """A player has used an option that the Laws gave him, or has gone on after the rectification of his own side."""

    edition: Edition
    player: Seat
    conducted: Conducted


@rectifies(*(each.value for each in Conducted), sheet=ChoiceMade, name_of=lambda facts: facts.conducted.value)
def take_up_choice(facts: ChoiceMade) -> Procedure:
    """Ask what the clause leaves to the Director."""
    return choose_alone(facts) if facts.conducted is Conducted.CHOSE else act_to_advantage(facts)


@clause("10C2")
def choose_alone(facts: ChoiceMade) -> Procedure:
    """Ask whether he chose without consulting partner; what partner told him he may not use (16B).

    Reading: the choice stands, for the Laws take none back; the Director looks at what it led to.
    """
    if (yield from finds(INQUIRIES[facts.conducted], blocking=False)):
        yield Order(("10C2",))
    else:
        yield Order(("10C2",))
        yield from from_partner(InformationFromPartner(facts.edition, facts.player))


@clause("10C4")
def act_to_advantage(facts: ChoiceMade) -> Procedure:
    """Ask whether an offender called or played after the rectification on nothing that a withdrawn action told him.

    Then it stands, though he seems to gain by his own infraction; else the Director looks at the result (16C).
    """
    if (yield from finds(INQUIRIES[facts.conducted], blocking=False)):
        yield stands("10C4")
    else:
        used = cited_in(facts.edition, "16C2")
        yield Order(("10C4", used), (Review(used),))
