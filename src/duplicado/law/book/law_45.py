"""Law 45: card played; changed designations (C4), cards misplaced by dummy (D), fifth cards (E)."""

from __future__ import annotations

from typing import Final

from duplicado.law.book import law_49
from duplicado.law.book.law_47_later_cards import LaterCards
from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import CARD, YES_NO, inquiry
from duplicado.law.orders import (
    DeemedPlayed,
    DeemedRevoke,
    Effect,
    Review,
    RevokeNotEstablished,
    StandingPlay,
    TakenBack,
)
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards
from duplicado.law.procedure import law_44
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import Order, Procedure, finds
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code

UNINTENDED_DESIGNATION: Final = inquiry("45C4(b)", YES_NO)
PLAYED_BY_DEFENDER: Final = inquiry("45C1", CARD)
PLAYED_FROM_HAND: Final = inquiry("45C2(a)", CARD)
PLAYED_FROM_DUMMY: Final = inquiry("45C2(b)", CARD)
NAMED_AS_PLAYED: Final = inquiry("45C3", CARD)
FIFTH_CARD_BY_DEFENDER: Final = inquiry("45E1", YES_NO)
FIFTH_CARD_BY_DECLARER: Final = inquiry("45E2", YES_NO)


@clause("42A3", "45B")
def named_by_declarer(play: Play, card: Card) -> Card | None:
    """Return the card of dummy's that is played when declarer names it; `None` when dummy does not hold it (46B4)."""
    held = play.hand(play.dummy)
    return card if held is None or card in held else None


@rectifies("45C4", sheet=IrregularPlay)
@clause("45C4(a)", "45C4(b)", "47C", "47D")
def changed_designation(facts: IrregularPlay) -> Procedure:
    """Find whether a changed designation of dummy's card was unintended; if so the card is exchanged.

    Reading: once play has ended, by a claim or otherwise, it is too late for that.
    """
    if facts.replaced is None or facts.too_late or not (yield from finds(UNINTENDED_DESIGNATION)):
        yield Order(("45C4(a)", "45C4(b)", "47F2"), ())
        return
    place = facts.play.trick_of(facts.hand, facts.replaced)
    if place is None or _has_been_named_since(facts):
        return
    exchanged = facts.play.exchanged(place, facts.hand, facts.replaced, facts.card)
    yield Order(("45C4(b)", "47C"), (StandingPlay(exchanged),))
    yield from LaterCards(facts, place, "45C4(b)", facts.play).may_be_changed(exchanged)


def _has_been_named_since(facts: IrregularPlay) -> bool:
    """Tell whether the other card has been played to a trick of its own: then there is nothing to exchange any more."""
    return facts.play.trick_of(facts.hand, facts.card) is not None


@rectifies("45D", sheet=IrregularPlay)
@clause("45D1")
def misplaced_by_dummy(facts: IrregularPlay) -> Procedure:
    """Restore the card that declarer named, if both sides have not yet played to the next trick."""
    if facts.replaced is None:
        return
    place = facts.play.trick_of(facts.hand, facts.replaced)
    if place is None or _has_been_named_since(facts):
        return
    if facts.too_late:
        yield noticed_too_late(facts, place)
        return
    number = cited_in(facts.edition, "45D1")
    yield Order((number,), ())
    seen = facts.play.exchanged(place, facts.hand, facts.replaced, facts.card)
    yield from _AfterDummysCard(facts, place, number, seen).may_be_changed(facts.play)


class _AfterDummysCard(LaterCards):
    """The cards played after dummy misplaced one."""

    def _may_follow(self, hand: Seat, innocent: Seat, trick: int) -> bool:
        """Let declarer take back his later card to that trick once his right-hand opponent has changed his."""
        return hand is self.facts.before.declarer and hand is innocent.lho and trick == self.place


@clause("45D2", editions=(Edition.LAWS_2017,))
def noticed_too_late(facts: IrregularPlay, place: int) -> Order:
    """Let the card that dummy placed stand as played, since both sides have played to the next trick.

    Reading: 45D of 2007 only ends the time to withdraw it, so that the card stands there as well; of those who did not
    follow suit it says nothing, and the Director restores equity (64C).
    """
    number = cited_in(facts.edition, "45D2")
    if facts.replaced is None:
        return Order((number,), ())
    stands = StandingPlay(facts.play.exchanged(place, facts.hand, facts.replaced, facts.card))
    followed = _revokes_by_misplaced_card(facts, place)
    if followed and not has_clause("45D2", facts.edition):
        followed = (Review("64C"),)
    return Order((number,), (stands, *followed))


def _revokes_by_misplaced_card(facts: IrregularPlay, place: int) -> tuple[Effect, ...]:
    """Say what follows when somebody has not followed suit to the card that dummy placed, or dummy by placing it.

    Declarer's failure is a revoke under 64A; a defender's, or dummy's own, transfers no trick but the Director restores
    equity (64C1), as he does when both sides have failed (64B7, 64C2(b)).
    """
    trick = facts.before.tricks[place]
    if trick.leader is not facts.hand:
        held = facts.before.given_back(facts.hand, facts.replaced).hand(facts.hand) if facts.replaced else None
        led = trick.suit_led
        failed = held is not None and led is not None and law_44.fails_to_follow(facts.card, held, led)
        return (Review("64C1"),) if failed else ()
    failing = [hand for hand, card in facts.play.tricks[place].plays if _fails(facts, hand, card)]
    if len({hand.side for hand in failing}) > 1:
        return (Review("64C2(b)"),)
    if failing and failing[0] is facts.before.declarer:
        return (DeemedRevoke(failing[0], place, by_own_card=True),)
    return (Review("64C1"),) if failing else ()


def _fails(facts: IrregularPlay, hand: Seat, card: Card) -> bool:
    held = facts.before.given_back(hand, card).hand(hand)
    return hand is not facts.hand and held is not None and law_44.fails_to_follow(card, held, facts.card.suit)


@rectifies("45E", sheet=PlayAndPenaltyCards)
@clause("45E1", "45E2")
def fifth_card(sheet: PlayAndPenaltyCards) -> Procedure:
    """Take back a card added to a complete trick that was no lead: a defender's becomes a penalty card."""
    facts, already = sheet.fact, sheet.already
    back = tuple(TakenBack(facts.hand, card) for card in facts.cards)
    if facts.by_defender:
        made = law_49.becomes_penalty_card(facts.offender, facts.cards, already, facts.edition, deliberate=False)
        yield Order(("45E1", "50B"), (*back, *made, *_no_play(facts)))
    else:
        yield Order(("45E2", "48A"), (*back, *_no_play(facts)))


def _no_play(facts: IrregularPlay) -> tuple[Effect, ...]:
    """Say that the card, being no lead or play to the next trick, has not established any revoke (63A1)."""
    return tuple(RevokeNotEstablished(facts.hand, card) for card in facts.cards)


@fact_sheet("card-held-out")
class CardHeldOut(FactSheet):
    """A card that was held, touched or laid so that it may be deemed played."""

    clause: Code
    hand: Seat
    card: Card
    play: Play


@rectifies("45C", sheet=CardHeldOut)
@clause("45C1", "45C2(a)", "45C2(b)", "45C3")
def deemed_played(facts: CardHeldOut) -> Procedure:
    """Order that the card counts as played; a revoke by it, or a play out of turn, is one like any other."""
    yield Order((facts.clause,), (DeemedPlayed(facts.hand, facts.card),))


@fact_sheet("card-suggested")
class CardSuggested(FactSheet):
    """Dummy touched or indicated a card without having been told to."""

    dummy: Seat


@rectifies("45F", sheet=CardSuggested)
@clause("45F")
def suggested_by_dummy(facts: CardSuggested) -> Procedure:
    """Order that play go on after dummy has touched or indicated a card; the Director looks at the result (45F)."""
    del facts
    yield Order(("45F",), (Review("45F"),))
