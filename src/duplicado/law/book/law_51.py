"""Law 51A: two or more penalty cards that can be played at the offender's turn."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.law.orders import PlayRule
from duplicado.law.procedure_steps import ChoiceWord, Offer, Order, Procedure, chooses
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat


@fact_sheet("several-penalty-cards")
class SeveralPenaltyCards(FactSheet):
    """A defender's turn at which he can play more than one of his penalty cards."""

    offender: Seat
    declarer: Seat
    cards: tuple[Card, ...]
    trick: int


@rectifies("51A", sheet=SeveralPenaltyCards)
@clause("51A")
def offer(facts: SeveralPenaltyCards) -> Procedure:
    """Let declarer say which of the cards is played at this turn."""
    choice = yield from chooses(Offer(facts.declarer, "51A", (ChoiceWord.PLAYS,), cards=facts.cards, blocking=False))
    if choice is not None and choice.card is not None:
        yield Order(("51A",), (PlayRule(facts.offender, facts.trick, "51A", card=choice.card),))
