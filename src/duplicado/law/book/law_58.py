"""Law 58: simultaneous leads or plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from duplicado.law.book import law_49
from duplicado.law.book.law_47_later_cards import LaterCards
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.orders import CardDisposition, Effect, StandingPlay, TakenBack
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import ChoiceWord, Offer, Order, Procedure, chooses
from duplicado.law.rectification import rectifies
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

_Deed = TypeVar("_Deed")


@rectifies("58", sheet=PlayAndPenaltyCards)
@clause("58B", "58B2", "58B3")
def rectify(sheet: PlayAndPenaltyCards) -> Procedure:
    """Let the player who played several cards say which he plays; a defender's other cards become penalty cards."""
    facts, already = sheet.fact, sheet.already
    if facts.too_late:
        yield noticed_later(facts, already)
        return
    taken = facts.cards[0]  # the one that was taken to be played until he has spoken
    # What he has led or played since lies in its trick.
    left = tuple(card for card in facts.cards if card is taken or facts.play.trick_of(facts.hand, card) is None)
    choice = yield from chooses(Offer(facts.offender, "58B2", (ChoiceWord.PLAYS,), cards=left))
    chosen = taken if choice is None or choice.card is None else choice.card
    others = tuple(card for card in left if card is not chosen)
    play = facts.play if chosen is taken else _exchanged(facts, taken, chosen)
    effects: tuple[Effect, ...] = (StandingPlay(play),)
    if facts.by_defender:
        made = law_49.becomes_penalty_card(facts.offender, others, already, facts.edition, deliberate=False)
        yield Order(("58B2", "50B"), (*effects, *made))
    else:
        yield Order(("58B2", "48A"), effects)
    if chosen is not taken:
        place = play.trick_of(facts.hand, chosen)
        if place is not None:
            yield from _AfterSeveralCards(sheet, place).may_be_changed(play)


@clause("58B4")
def noticed_later(facts: IrregularPlay, already: tuple[CardDisposition, ...]) -> Order:
    """Order that surplus cards go back once both sides have played to the next trick (67B2)."""
    surplus = facts.cards[1:]
    if not facts.by_defender:
        return Order(("58B4", "67B2(a)", "48A"), ())
    made = law_49.becomes_penalty_card(facts.offender, surplus, already, facts.edition, deliberate=False)
    return Order(("58B4", "67B2(a)", "50B"), made)


class _AfterSeveralCards(LaterCards):
    """The cards played after several at once, one of which has gone back."""

    def __init__(self, sheet: PlayAndPenaltyCards, place: int) -> None:
        """Take the cards played since."""
        super().__init__(sheet.fact, place, "58B3", sheet.fact.play)
        self.already = sheet.already

    def _withdrawn(self, hand: Seat, card: Card, number: str) -> Order:
        """Order that the card go back; the lead of a defender who had won with the other card is a penalty card.

        Reading: as a card that the offending side withdraws under 62C2.
        """
        if hand.side is not self.facts.offender.side or not self.facts.by_defender:
            return super()._withdrawn(hand, card, number)
        made = law_49.becomes_penalty_card(hand, (card,), self.already, self.facts.edition, deliberate=True)
        return Order((number, "50B"), (TakenBack(hand, card, is_free=True), *made))


def _exchanged(facts: IrregularPlay, taken: Card, chosen: Card) -> Play:
    place = facts.play.trick_of(facts.hand, taken)
    if place is None:
        return facts.play
    return facts.play.exchanged(place, facts.hand, taken, chosen)


@clause("58B1")
@clause("DEF:visible_card", editions=(Edition.LAWS_2017,))
def played_of_two(visible: Card, hidden: Card) -> Card:
    """Return the card that is played when only one face could be seen; the other goes back to the hand."""
    del hidden
    return visible


@clause("58A")
def in_order(deeds: Sequence[tuple[Seat, _Deed]], in_turn: Seat) -> tuple[tuple[Seat, _Deed], ...]:
    """Return what several players did at the same moment: the play of the player in turn counts first."""
    first = [deed for deed in deeds if deed[0] is in_turn]
    return (*first, *(deed for deed in deeds if deed[0] is not in_turn))
