"""Laws 10 and 11: who decides a rectification, and how the right to it is lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duplicado.law.book import law_16
from duplicado.law.book.law_16_sources import InformationFromPartner, from_partner
from duplicado.law.clause import clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import SEAT_OR_YES_NO, YES_NO, inquiry
from duplicado.law.judgement import stands
from duplicado.law.lifting import RulingLifted
from duplicado.law.orders import (
    CardDisposition,
    Disposition,
    Effect,
    LeadRightLifted,
    LeadRule,
    PlayRule,
    Review,
    RevokeFate,
    RevokeRuled,
    RulesLifted,
    StandingPlay,
)
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import Order, Procedure, finds
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code

RIGHT_FORFEITED: Final = inquiry("11A", YES_NO, ends_open=True)
RULED_BY_PLAYERS: Final = inquiry("10B", YES_NO, ends_open=True)
WAIVED: Final = inquiry("81C5", YES_NO, ends_open=True)


@dataclass(frozen=True, slots=True)
class RightsRuledUpon:
    """Rights of the non-offending side by the last rulings, which end when the right is forfeited or waived."""

    exposed: IrregularPlay | None = None
    """The cards that lie there as penalty cards by the last ruling."""
    first_lead_of: Seat | None = None
    """The defender whose first lead declarer was about to restrict (26)."""
    hand_to_lead: Play | None = None
    """The play in which a defender was about to choose the hand from which declarer leads (43B2(a))."""
    lifted: RulingLifted | None = None
    """End of the duties of the offending side in calls and leads, and of the looks at the result."""
    revokes: tuple[RevokeRuled, ...] = ()
    """The revokes for which tricks were to be transferred."""
    faced: tuple[CardDisposition, ...] = ()
    """Cards that lie face up by the ruling, of whoever exposed them in the auction (24)."""
    rules: tuple[LeadRule | PlayRule, ...] = ()
    """Cards or suits to be led or played to a trick by the ruling."""


@fact_sheet("right-forfeited")
class RightForfeited(FactSheet):
    """The non-offending side acted before the Director was called, and he rules that its right is lost."""

    edition: Edition
    rights: RightsRuledUpon = RightsRuledUpon()


@rectifies("11A", sheet=RightForfeited)
@clause("11A")
def forfeit(facts: RightForfeited) -> Procedure:
    """Order that there is no rectification.

    In 2017 the Director looks at the result: of a side that gained by an opponent's later action in ignorance of the
    Law he takes the advantage away, and the other side keeps the score of the table.
    """
    lapsed = _lapsed(facts.rights)
    review = () if facts.edition.is_of_2007 else (Review("11A"),)
    yield Order(("11A", *lapsed.clauses), (*lapsed.effects, *review))


def _lapsed(rights: RightsRuledUpon) -> Order:
    """Order that penalty cards go back to the hand, that nobody has to pass any more, and that no trick is transferred.

    Reading: a rectification that is forfeited or waived only after the ruling ends from then on; what was played under
    it stands, and what was seen of the cards is information from a withdrawn action (16C; 2007: 16D).
    """
    clauses: tuple[Code, ...] = ()
    effects: list[Effect] = []
    if rights.exposed is not None:
        exposed = rights.exposed
        told = law_16.is_withdrawn(exposed.offender.side, exposed.cards, exposed.edition)
        clauses = told.clauses
        effects += (CardDisposition(exposed.hand, card, Disposition.IN_HAND) for card in exposed.cards)
        effects += told.effects
    if rights.first_lead_of is not None:
        effects.append(LeadRightLifted(rights.first_lead_of.partner))
    if rights.hand_to_lead is not None:
        effects.append(StandingPlay(rights.hand_to_lead))
    effects += (CardDisposition(each.seat, each.card, Disposition.IN_HAND) for each in rights.faced)
    if rights.lifted is not None:
        effects.append(rights.lifted)
    if rights.rules:
        effects.append(RulesLifted(rights.rules))
    effects += (RevokeRuled(each.hand, each.trick, RevokeFate.WAIVED) for each in rights.revokes)
    return Order(clauses, tuple(effects))


@fact_sheet("waiver-granted")
class WaiverGranted(FactSheet):
    """The Director waives a rectification (81C5), or the players decided for themselves what it was (10B)."""

    clause: Code
    rights: RightsRuledUpon = RightsRuledUpon()


@rectifies("10B", "81C5", sheet=WaiverGranted, name_of=lambda facts: facts.clause)
@clause("10B", "81C5")
def waive(facts: WaiverGranted) -> Procedure:
    """Order that the Director waives the rectification, or lets stand what the players decided for themselves."""
    lapsed = _lapsed(facts.rights)
    yield Order((facts.clause, *lapsed.clauses), lapsed.effects)


class Conducted(Enumeration):
    """Conduct of a player about a choice; the value is the clause that deals with it."""

    CHOSE = "10C2"
    """He used an option."""
    WENT_ON = "10C4"
    """He called or played on after the rectification of his own side's irregularity."""


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
