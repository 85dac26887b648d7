"""Law 54: faced opening lead out of turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.law.book import law_53
from duplicado.law.clause import clause
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.orders import CardDisposition, LeadFaced, StandingPlay
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import ChoiceWord, Offer, Order, Procedure, chooses, finds
from duplicado.law.rectification import rectifies
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

FACED_BY_DECLARER: Final = inquiry("54C", YES_NO)


@rectifies("54", sheet=PlayAndPenaltyCards)
@clause("54", "54C")
def rectify(sheet: PlayAndPenaltyCards) -> Procedure:
    """Rectify a faced opening lead by the wrong defender; a lead that partner has put face down goes back."""
    facts, already = sheet.fact, sheet.already
    if (yield from finds(FACED_BY_DECLARER)):
        yield Order(("54C", "54B1"), (LeadFaced(), StandingPlay(facts.play)))
        return
    offer = Offer(facts.before.declarer, "54", (ChoiceWord.SPREAD, ChoiceWord.ACCEPT, ChoiceWord.REFUSE))
    choice = yield from chooses(offer)
    word = ChoiceWord.REFUSE if choice is None else choice.word
    if word is ChoiceWord.SPREAD:
        yield spread(facts.play)
    elif word is ChoiceWord.ACCEPT:
        yield accepted(facts.play)
    else:
        yield refused(facts, already)


@clause("54A", "48B1")
def spread(play: Play) -> Order:
    """Order that presumed declarer, who spreads his hand, becomes dummy and his partner declarer."""
    contract = play.contract
    exchanged = Contract(contract.bid, contract.declarer.partner, contract.doubling)
    return Order(("54A",), (LeadFaced(), StandingPlay(replace(play, contract=exchanged))))


@clause("54B2")
def may_come_second(play: Play, hand: Seat) -> bool:
    """Tell whether that hand is dummy's and the next card is the second to an opening lead out of turn.

    A card that declarer then plays from dummy stands, and his own hand and the other defender follow.
    """
    trick = play.tricks[0] if len(play.tricks) == 1 and not sum(play.won_before) else None
    return trick is not None and hand is play.dummy and trick.leader is play.declarer.rho and len(trick.plays) == 1


@clause("54B", "54B1")
def accepted(play: Play) -> Order:
    """Order that the lead stands; dummy is spread, and declarer's own hand plays second."""
    return Order(("54B", "54B1", "53A"), (LeadFaced(), StandingPlay(play)))


@clause("54D")
def refused(facts: IrregularPlay, already: tuple[CardDisposition, ...]) -> Order:
    """Order that the card be withdrawn; it becomes a major penalty card, and Law 50D applies to the proper leader."""
    return law_53.withdrawn_lead(facts, ("54D", "50B"), already)


@rectifies("54E", sheet=IrregularPlay)
@clause("54E")
def by_declaring_side(facts: IrregularPlay) -> Procedure:
    """Order what follows an opening lead by the declaring side: the card goes back to the hand (24D, 48A)."""
    del facts
    yield Order(("54E", "48A"), ())
