"""Law 14: missing card. One or more hands are short, and none held more than thirteen cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duplicado.law.book import law_24
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import MissingCards, inquiry, one_of
from duplicado.law.orders import Effect, Informed
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat

MISSING_CARDS: Final = inquiry("14", one_of(MissingCards))


class CardFound(Enumeration):
    """Place where the missing card was found, if it was."""

    IN_A_QUITTED_TRICK = "tricks"
    """Among the cards already played (14B1)."""
    ELSEWHERE = "floor"
    NOWHERE = "nowhere"
    """The deal is reconstructed with another pack."""


@fact_sheet("missing-card")
class MissingCard(FactSheet):
    """The facts of Law 14."""

    edition: Edition
    cards: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """Cards that each deficient hand lacked."""
    found: CardFound
    lead_faced: bool = False
    """True where an opening lead has been faced: then it is Section B."""
    declaring: tuple[Seat, ...] = ()
    """Declarer and dummy, whose cards are never penalty cards (14B4, 48A)."""
    penalty: bool = True
    """True where a defender's restored card becomes a penalty card; the Director may find otherwise (50)."""


@rectifies("14", sheet=MissingCard)
def rectify(facts: MissingCard) -> Procedure:
    """Restore the card to the deficient hand."""
    if not facts.lead_faced:
        yield before_the_play(facts)
    elif facts.found is CardFound.IN_A_QUITTED_TRICK:
        yield Order(("14B1", "67"))
    else:
        yield afterwards(facts)


@clause("14A", "14A1", "14A2", "14A3")
def before_the_play(facts: MissingCard) -> Order:
    """Restore it, or reconstruct the deal; no call changes, and the card belonged to the hand continuously."""
    own = "14A2" if facts.found is CardFound.NOWHERE else "14A1"
    return Order((own, "14A3", "14C"), tuple(_information(facts)))


@clause("14B", "14B1", "14B2", "14B3", "14B4")
def afterwards(facts: MissingCard) -> Order:
    """Restore it; it belonged to the hand continuously, so a revoke may have been made and a penalty card arise.

    Reading: the card of a defender becomes a penalty card unless the Director finds otherwise (50), as for any card
    that his partner was in a position to see. Whether not playing it was a revoke follows from the hand as restored.
    """
    own = "14B3" if facts.found is CardFound.NOWHERE else "14B2"
    effects: list[Effect] = [*_information(facts)]
    clauses = [own, "14B4", "14C"]
    for seat, cards in facts.cards:
        if facts.penalty and seat not in facts.declaring:
            effects += law_24.becomes(seat, tuple((card, False) for card in cards), defends=True)
            clauses.append("50")
    return Order(tuple(clauses), tuple(effects))


@clause("14C")
def _information(facts: MissingCard) -> Iterator[Informed]:
    """Say what the replacement tells: unauthorized for the partner of the deficient hand."""
    for seat, cards in facts.cards:
        yield Informed(seat.side, cards)
