"""Law 49: exposure of a defender's cards; and what Laws 47, 50 and 57 make of a defender's card that is withdrawn."""

from __future__ import annotations

from typing import Final

from duplicado.law.book import law_16, law_50
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import CARDS, inquiry
from duplicado.law.orders import CardDisposition, Disposition, Effect
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import rectifies
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

EXPOSED_CARDS: Final = inquiry("49", CARDS)


@rectifies("49", sheet=PlayAndPenaltyCards)
@clause("49")
def rectify(sheet: PlayAndPenaltyCards) -> Procedure:
    """Rule upon cards that could be seen: penalty cards of a defender, nothing for the declaring side (48A)."""
    facts, already = sheet.fact, sheet.already
    if facts.by_defender:
        effects = becomes_penalty_card(facts.offender, facts.cards, already, facts.edition, deliberate=facts.deliberate)
        yield played_too_early(effects) if facts.before_declarer_leads_again else Order(("49", "50B"), effects)
    else:
        yield declarers_cards_exposed()


@clause("60B")
def played_too_early(made: tuple[Effect, ...]) -> Order:
    """Order that a card that a defender plays before declarer has led again from the correct hand is a penalty card."""
    return Order(("60B", "49", "50B"), made)


@clause("48A")
def declarers_cards_exposed() -> Order:
    """Declarer is not subject to restriction for exposing a card; no card of his or dummy's is a penalty card."""
    return Order(("48A",), ())


def becomes_penalty_card(
    seat: Seat,
    cards: tuple[Card, ...],
    already: tuple[CardDisposition, ...],
    edition: Edition,
    *,
    deliberate: bool,
) -> tuple[Effect, ...]:
    """Make penalty cards of a defender's cards and say what the sight of them is."""
    made = law_50.penalty_cards(seat, cards, already, deliberate=deliberate)
    return (*made, *law_50.information_from(seat, cards, edition, on_the_table=True))


@rectifies("50", sheet=IrregularPlay)
@clause("50")
def no_penalty_card(facts: IrregularPlay) -> Procedure:
    """Order, as the Director may designate otherwise, that the cards exposed are no penalty cards but go back."""
    back = tuple(CardDisposition(facts.hand, card, Disposition.IN_HAND) for card in facts.cards)
    told = law_16.is_withdrawn(facts.offender.side, facts.cards, facts.edition)
    yield Order(("50", *told.clauses), (*back, *told.effects))
