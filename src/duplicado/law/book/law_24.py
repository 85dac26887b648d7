"""Law 24: card exposed or led during the auction."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.law.book import law_16, law_23
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import CARDS, inquiry
from duplicado.law.orders import Bar, CardDisposition, Disposition, MustPass, Review
from duplicado.law.procedure_steps import Finding, Order, Procedure, Question
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.seats import Seat

SEEN_IN_THE_AUCTION: Final = inquiry("24", CARDS)


@fact_sheet("cards-exposed-in-auction")
class CardsExposedInAuction(FactSheet):
    """Cards of one player that could be seen before the auction had ended."""

    edition: Edition
    offender: Seat
    cards: tuple[Card, ...]
    led: bool = False
    """True where they were led or played rather than exposed."""
    deliberate: bool = False
    """True where he showed them on purpose: a small card is no minor penalty card then (50B)."""
    already: tuple[Card, ...] = ()
    """Cards of his that lay face up before."""
    contract_is_told: bool = False
    """True where nothing is known of the auction but the contract: the auction period of 2007 is not over."""

    @property
    def law(self) -> str:
        """The Law that deals with it."""
        return "24"


def joined(earlier: CardsExposedInAuction, later: CardsExposedInAuction) -> CardsExposedInAuction:
    """Put what a player exposed at two moments on one sheet."""
    return replace(
        earlier,
        cards=tuple(dict.fromkeys((*earlier.cards, *later.cards))),
        led=earlier.led or later.led,
        deliberate=earlier.deliberate or later.deliberate,
    )


@rectifies("24", sheet=CardsExposedInAuction)
@clause("24", "24A", "24B", "24C")
def rectify(facts: CardsExposedInAuction) -> Procedure:
    """Find which cards partner could see; they stay face up, and an honour, a lead or several silence him once.

    Reading: several are exposed (24C) when another comes to one that lies face up already. Where the contract is told,
    partner is taken to have seen them, as under Law 49 a little later.
    """
    answer = yield Question(SEEN_IN_THE_AUCTION.key, concluded=facts.cards if facts.contract_is_told else None)
    value = answer.value if isinstance(answer, Finding) else ()
    seen = tuple(card for card in EVERY_CARD if isinstance(value, tuple) and card in value)
    if not seen:
        return
    offender, by_choice = facts.offender, facts.led or facts.deliberate
    several = len({*seen, *facts.already}) > 1
    face_up = tuple(CardDisposition(offender, card, Disposition.FACE_UP, played=by_choice) for card in seen)
    informed = law_16.is_withdrawn(offender.side, seen, facts.edition)
    yield Order(("24", *informed.clauses), (*face_up, *informed.effects))
    if not several and not seen[0].rank.is_honour and not facts.led:
        yield Order(("24A",), ())
    else:
        branch = "24C" if several else "24B"
        known = law_23.could_have_known(facts.edition)
        yield Order((branch, known), (MustPass(offender.partner, Bar.TURN), Review(known)))


@clause("24D", "24E")
def becomes(owner: Seat, cards: tuple[tuple[Card, bool], ...], *, defends: bool) -> tuple[CardDisposition, ...]:
    """Say what becomes of cards that lay face up (with whether they were led or shown) when the auction has ended.

    Declarer's and dummy's go back to the hand; a defender's become penalty cards, minor only for a single small card
    that was exposed unintentionally (50B).
    """
    if not defends:
        return tuple(CardDisposition(owner, card, Disposition.IN_HAND) for card, _ in cards)
    single = len(cards) == 1
    return tuple(
        CardDisposition(
            owner,
            card,
            Disposition.MINOR if single and not led and not card.rank.is_honour else Disposition.MAJOR,
            played=led,
        )
        for card, led in cards
    )
