"""Law 50: disposition of a penalty card."""

from __future__ import annotations

from typing import Final

from duplicado.law import precedence
from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.information import DutyToPlay, Item
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.orders import (
    CardDisposition,
    Disposition,
    Effect,
    Informed,
    LeadRule,
    LeadSettled,
    Review,
    TakenBack,
)
from duplicado.law.play_situation import PlayAndPenaltyCards
from duplicado.law.procedure_steps import Choice, ChoiceWord, Offer, Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

IS_PENALTY_CARD: Final = inquiry("50", YES_NO)


@clause("50B", "DEF:penalty_card")
def kind(card: Card, *, deliberate: bool, several: bool) -> Disposition:
    """Say which kind of penalty card it is: minor only for one card below an honour, exposed unintentionally."""
    minor = not card.rank.is_honour and not deliberate and not several
    return Disposition.MINOR if minor else Disposition.MAJOR


def penalty_cards(
    seat: Seat, cards: tuple[Card, ...], already: tuple[CardDisposition, ...], *, deliberate: bool
) -> tuple[CardDisposition, ...]:
    """Make penalty cards of these; with two or more of one defender all of his are major (50B)."""
    his = tuple(card for card in already if card.seat is seat and card.card not in cards)
    several = len(cards) + len(his) > 1
    new = tuple(
        CardDisposition(seat, card, kind(card, deliberate=deliberate, several=several), played=deliberate)
        for card in cards
    )
    promoted = tuple(CardDisposition(seat, card.card, Disposition.MAJOR, played=card.played) for card in his)
    return (*(promoted if several else ()), *new)


@clause("50E4", editions=(Edition.LAWS_2017,))
@clause("50E3", editions=(Edition.LAWS_2007,))
def looked_at_when_play_ends(edition: Edition) -> Review:
    """Order that the Director looks at what the penalty card did to the result."""
    return Review(cited_in(edition, "50E4"))


@clause("50E1", "50E2")
@clause("50E3", editions=(Edition.LAWS_2017,))
def information_from(
    seat: Seat, cards: tuple[Card, ...], edition: Edition, *, on_the_table: bool
) -> tuple[Effect, ...]:
    """Say what the sight of penalty cards is.

    In 2007 unauthorized for the partner at all times, beyond the duty to play them; in 2017 authorized for all while
    they lie on the table, unauthorized for the partner when they have been picked up or played.
    """
    review = looked_at_when_play_ends(edition)
    if on_the_table is has_clause("50E4", edition):
        return (review,)
    return (Informed(seat.side, cards), review)


def authorized_while_it_lies(card: Card, edition: Edition) -> Item:
    """Say what both sides may use of a penalty card for as long as it lies on the table (50E1).

    In 2017 all that the sight of it tells; in 2007 only that it must be played.
    """
    return card if precedence.deciding(edition, "50E1", "16C") else DutyToPlay(card)


def is_authorized_for_all(edition: Edition) -> bool:
    """Tell whether all that the sight of a penalty card tells is authorized while it lies there (50E1 of 2017)."""
    return authorized_while_it_lies(EVERY_CARD[0], edition) is EVERY_CARD[0]


def information_when_played(seat: Seat, card: Card, edition: Edition) -> tuple[Informed, ...]:
    """Say what the circumstances are under which a card that has now been played became a penalty card (50E3).

    In 2017 unauthorized for the partner from then on; in 2007 they have been so since it was exposed.
    """
    return (Informed(seat.side, (card,)),) if has_clause("50E4", edition) else ()


@fact_sheet("partners-penalty-cards")
class PartnersPenaltyCards(FactSheet):
    """The facts when a defender is on lead and his partner has major penalty cards."""

    edition: Edition
    leader: Seat
    declarer: Seat
    cards: tuple[Card, ...]
    """The partner's major penalty cards."""
    trick: int
    """The place of the trick to which he is to lead."""

    @property
    def suits(self) -> tuple[Suit, ...]:
        """Their suits."""
        return tuple(suit for suit in reversed(Suit) if any(card.suit is suit for card in self.cards))


@rectifies("50D2", sheet=PartnersPenaltyCards)
@clause("50D", "50D2", "50D2(a)", "50D2(b)", "50:fn13", "50:fn14")
@clause("51B1", "51B1(a)", "51B1(b)", "51B2", "51B2(a)", "51B2(b)", "51:fn15", "51:fn16")
@clause("51B2(c)", editions=(Edition.LAWS_2017,))
def offer_at_the_lead(facts: PartnersPenaltyCards) -> Procedure:
    """Offer declarer his choice before a defender leads whose partner has major penalty cards (50D2, 51B)."""
    owner = facts.leader.partner
    own_clause = _clause_of(facts)
    several_suits = len(facts.suits) > 1
    words = (ChoiceWord.REQUIRE, ChoiceWord.FORBID, ChoiceWord.NO_RESTRICTION)
    answer = yield Offer(facts.declarer, own_clause, words, facts.suits, blocking=False, suits_apart=several_suits)
    if not isinstance(answer, Choice):
        return
    if answer.word is ChoiceWord.NO_RESTRICTION:
        cited = "51B2(c)" if own_clause == "51B2" and has_clause("51B2(c)", facts.edition) else "50D2(b)"
        yield Order((cited,), (LeadSettled(facts.leader, facts.trick),))
        return
    required = answer.word is ChoiceWord.REQUIRE
    picked_up = tuple(card for card in facts.cards if card.suit in answer.suits)
    rule = LeadRule(
        facts.leader,
        own_clause,
        require=answer.suits if required else (),
        forbid=() if required else answer.suits,
    )
    back = tuple(CardDisposition(owner, card, Disposition.IN_HAND) for card in picked_up)
    told = information_from(owner, picked_up, facts.edition, on_the_table=False)
    already_told = not has_clause("50E4", facts.edition)
    effects = (rule, *back, *(() if already_told else told), LeadSettled(facts.leader, facts.trick))
    yield Order((_cited(own_clause, required=required), "50E2"), effects)


def _clause_of(facts: PartnersPenaltyCards) -> str:
    if len(facts.suits) > 1:
        return "51B2"
    return "50D2" if len(facts.cards) == 1 else "51B1"


def _cited(own_clause: str, *, required: bool) -> str:
    if own_clause == "50D2":
        return "50D2(a)"
    return f"{own_clause}({'a' if required else 'b'})"


@rectifies("50 led", sheet=PlayAndPenaltyCards)
def led_before_choice(sheet: PlayAndPenaltyCards) -> Procedure:
    """Order that a card led before declarer had chosen be withdrawn: it is exposed under Law 49, the choice remains."""
    facts, already = sheet.fact, sheet.already
    made = penalty_cards(facts.offender, facts.cards, already, deliberate=True)
    told = information_from(facts.offender, facts.cards, facts.edition, on_the_table=True)
    back = tuple(TakenBack(facts.hand, card) for card in facts.cards)
    yield Order(("50D2", "49", "50B"), (*back, *made, *told))
