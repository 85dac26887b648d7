"""Law 47: retraction of a card played because an opponent misinformed the player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from duplicado.law import precedence
from duplicado.law.book import law_16
from duplicado.law.book.law_47_later_cards import lead_that_falls
from duplicado.law.clause import clause, holding
from duplicado.law.edition import Edition
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.orders import (
    CardDisposition,
    Disposition,
    Effect,
    Review,
    RevokeNotEstablished,
    StandingPlay,
    TakenBack,
)
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import ChoiceWord, Offer, Order, Procedure, chooses, next_card
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

TOLD_TO_PLAY: Final = inquiry("47E1", YES_NO)
MISINFORMED_BY_EXPLANATION: Final = inquiry("47E2(a)", YES_NO)


@fact_sheet("last-card")
class LastCard(FactSheet):
    """The last card played, by a player who may have been misinformed by his opponents."""

    edition: Edition
    player: Seat
    hand: Seat
    card: Card
    play: Play | None = None
    """The play as it stands; `None` where the card is an opening lead that lies face down."""
    face_down: bool = False
    """True where it is an opening lead that still lies face down."""
    too_late: bool = False
    """True where another card has been played since, or dummy has faced a card after the opening lead."""


@rectifies("47E1", sheet=IrregularPlay)
@clause("47E1")
def misinformed_about_turn(facts: IrregularPlay) -> Procedure:
    """Order that a card led or played out of turn because an opponent had said so go back, without anything more.

    A card that lay there as a penalty card before lies there again as it did.
    """
    play = facts.play
    for card in facts.cards:
        play = play.taken_back(facts.hand, card)
    told = law_16.is_withdrawn(facts.offender.side.opponents, facts.cards, facts.edition)
    in_hand = (CardDisposition(facts.hand, card, Disposition.IN_HAND) for card in facts.cards)
    back = tuple(in_hand) if facts.lay_as is None else (facts.lay_as,)
    effects: tuple[Effect, ...] = (StandingPlay(play), *back, *told.effects)
    if precedence.deciding(facts.edition, "47", "61"):
        effects = (*effects, *(RevokeNotEstablished(facts.hand, card) for card in facts.cards))
    yield Order(("47E1",), effects)


def was_told(offender: Seat, hand: Seat, told: Iterable[tuple[Seat, Seat]]) -> bool:
    """Tell whether an opponent had told the player that the lead was that hand's.

    `told` are those who spoke of this lead with the seat that each named, in order. What partner says does not count,
    and of what the opponents say the last word does.
    """
    by_opponents = [named for teller, named in told if teller.side is not offender.side]
    return bool(by_opponents) and by_opponents[-1] is hand


@rectifies("47E2(a)", sheet=LastCard)
def misinformed_about_a_call(facts: LastCard) -> Procedure:
    """Let the player take back a card that a mistaken explanation led him to play, if none has been played after it."""
    if facts.too_late:
        yield adjusted_afterwards()
        return
    words = (ChoiceWord.TAKE_BACK, ChoiceWord.KEEP)
    choice = yield from chooses(Offer(facts.player, "47E2(a)", words, cards=(facts.card,)))
    if choice is not None and choice.word is ChoiceWord.TAKE_BACK:
        told = law_16.is_withdrawn(facts.player.side.opponents, (facts.card,), facts.edition).effects
        seen = () if facts.face_down else told
        yield Order(("47E2(a)",), (TakenBack(facts.hand, facts.card, is_free=True), *seen))
        yield from _lead_to_the_next_trick(facts)


def may_still_be_taken_back(play: Play, hand: Seat, card: Card, edition: Edition) -> bool:
    """Tell whether a card that was played on a mistaken explanation has been followed by none that keeps it there."""
    return holding(edition, _none_to_the_trick, _none_at_all)(play, hand, card)


@clause("47E2(a)", editions=(Edition.LAWS_2007,))
def _none_to_the_trick(play: Play, hand: Seat, card: Card) -> bool:
    """In 2007 no card may have been played since to the same trick."""
    place = play.trick_of(hand, card)
    return place is not None and play.tricks[place].plays[-1] == (hand, card)


@clause("47E2(a)", editions=(Edition.LAWS_2017,))
def _none_at_all(play: Play, hand: Seat, card: Card) -> bool:
    """Since 2017 no card may have been played since to any trick."""
    return [each for trick in play.tricks for each in trick.plays][-1] == (hand, card)


def _lead_to_the_next_trick(facts: LastCard) -> Procedure:
    """Take back the next trick, to which in 2007 somebody may have led, if the new card wins this one."""
    play = facts.play
    place = None if play is None else play.trick_of(facts.hand, facts.card)
    if play is None or place is None or place + 1 >= len(play.tricks):
        return
    card = yield from next_card(facts.hand, place)
    if card is None:
        return
    won_by = play.tricks[place].winner(play.trump)
    lead = lead_that_falls(play.taken_back(facts.hand, facts.card).played(facts.hand, card), place, won_by)
    if lead is not None:
        yield Order(("47E2(a)", "44G"), (TakenBack(*lead),))


@clause("47E2(b)")
def adjusted_afterwards() -> Order:
    """Order that the Director may adjust the score, because it is too late to take the card back."""
    return Order(("47E2(b)",), (Review("47E2(b)"),))


@clause("47F2")
def forbids_withdrawal(*, face_down: bool) -> str:
    """Return the clause that forbids a player to take back a card of his own accord: 41A while it lies face down."""
    return "41A" if face_down else "47F2"


@rectifies("41", sheet=IrregularPlay)
@clause("47A", "47B")
def face_down_lead_taken_back(facts: IrregularPlay) -> Procedure:
    """Order that an opening lead by the wrong player that lies face down go back to the hand, without anything more."""
    back = tuple(TakenBack(facts.hand, card) for card in facts.cards)
    yield Order(("41A", "47A"), back)
