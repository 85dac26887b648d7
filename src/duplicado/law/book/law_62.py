"""Law 62: correction of a revoke."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Final

from duplicado.law.book import law_16, law_43, law_49, law_61, law_63
from duplicado.law.book.law_47_later_cards import LaterCards, Steps
from duplicado.law.clause import clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.orders import (
    CardDisposition,
    ClaimRestored,
    ClaimSetAside,
    Disposition,
    Effect,
    Informed,
    Review,
    RevokeRuled,
    ScoreAdjusted,
    StandingPlay,
    TakenBack,
)
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards
from duplicado.law.procedure import law_44
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import Answer, Order, Procedure, Request, finds, next_card
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

SUGGESTED_PLAY_CHOSEN: Final = inquiry("62D2", YES_NO)


@fact_sheet("revokes-on-trick")
class RevokesOnTrick(PlayAndPenaltyCards):
    """A revoke to which attention was drawn, with the penalty cards and what else was revoked on the trick."""

    others: tuple[IrregularPlay, ...] = ()
    """The other revokes on the trick that are corrected with it: partner's, and from 2017 on those of opponents."""


@rectifies("62", sheet=RevokesOnTrick)
@clause("62A", "62B")
def rectify(sheet: RevokesOnTrick) -> Procedure:
    """Rule upon a revoke to which attention was drawn."""
    facts, already, others = sheet.fact, sheet.already, sheet.others
    if facts.doubtful and not (yield from finds(law_61.COULD_COMPLY)):
        yield Order(("59",))
        return
    asked = law_61.inquiry_out_of_order(facts, facts.asked_by)
    if facts.established and not facts.both_revoked:
        yield law_63.stands(facts, *((asked,) if asked else ()))
        return
    if asked:
        yield Order((asked,), (Review("16B"),))
    revokes = tuple(sorted((facts, *others), key=_when))
    if facts.after_claim:
        yield Order(("62A", cited_in(facts.edition, "63A4")), (ClaimSetAside(),))
    play = yield from _all_corrected(facts, revokes, already)
    if facts.after_claim:
        yield Order(("62A",), (ClaimRestored(),))
    elif play is not None:
        yield from _trick_thirteen_again(facts, play)


def _all_corrected(
    facts: IrregularPlay, revokes: tuple[IrregularPlay, ...], already: tuple[CardDisposition, ...]
) -> Generator[Request | Order, Answer | None, Play | None]:
    """Have the revokes of a trick corrected; return the play then, `None` when the trick has gone back meanwhile.

    Reading: when partners have revoked on a trick, both correct before an opponent says whether he changes his card
    (62C1): he is to know what he changes it for. Partner may then change what he has substituted (62C2).
    """
    play = yield from _trick_thirteen_withdrawn(facts)
    for revoke in revokes:
        yield corrected(revoke, already)
        play = play.taken_back(revoke.hand, revoke.card)
    if any(revoke.hand is _leader(revoke) for revoke in revokes):
        return None  # with the lead went all the cards of the trick
    substitutes: dict[Seat, Card] = {}
    for revoke in revokes:
        card = yield from next_card(revoke.hand, facts.trick)
        if card is None:
            return None
        play = play.played(revoke.hand, card)
        substitutes[revoke.hand] = card
    return (yield from _Later(revokes, already, substitutes).may_be_changed(play))


def _when(revoke: IrregularPlay) -> int:
    """Return the place of a revoke in the order of its trick."""
    return [hand for hand, _ in revoke.play.tricks[revoke.trick].plays].index(revoke.hand)


def _leader(revoke: IrregularPlay) -> Seat:
    return revoke.play.tricks[revoke.trick].leader


@clause("62B1", "62B2")
@clause("62C3", editions=(Edition.LAWS_2017,))
def corrected(facts: IrregularPlay, already: tuple[CardDisposition, ...]) -> Order:
    """Order that the card be withdrawn and a legal one substituted.

    A defender's card from his unfaced hand becomes a major penalty card; declarer's, dummy's and a faced card go back.
    """
    fate = law_43.fate_of_corrected_revoke(asked_by_dummy_without_rights=facts.by_dummy_without_rights)
    effects: tuple[Effect, ...] = (
        RevokeRuled(facts.hand, facts.trick, fate),  # before the card goes back, and its revoke with it
        TakenBack(facts.hand, facts.card),
    )
    clauses = ("62A", "62C3") if facts.both_revoked else ("62A",)
    if facts.by_dummy_without_rights:
        clauses = (*clauses, "43B2(b)")
    twelfth = _on_trick_twelve(facts)
    clauses, effects = (*clauses, *twelfth.clauses), (*effects, *twelfth.effects)
    was_faced = any(
        card.seat is facts.hand and card.card is facts.card and card.disposition is not Disposition.IN_HAND
        for card in already
    )
    if facts.by_defender and not was_faced:
        made = law_49.becomes_penalty_card(facts.offender, (facts.card,), already, facts.edition, deliberate=True)
        return Order((*clauses, "62B1", "50B"), (*effects, *made, *_partners_cards(facts, already)))
    told = law_16.is_withdrawn(facts.offender.side, (facts.card,), facts.edition)
    return Order((*clauses, "62B2"), (*effects, *told.effects))


def _partners_cards(facts: IrregularPlay, already: tuple[CardDisposition, ...]) -> tuple[Effect, ...]:
    """Cards played to a lead that goes back go back, too; a defender's partner's becomes a penalty card (62C2)."""
    if facts.hand is not _leader(facts):
        return ()
    partner = facts.offender.partner
    card = facts.play.tricks[facts.trick].card_of(partner)
    if card is None:
        return ()
    return law_49.becomes_penalty_card(partner, (card,), already, facts.edition, deliberate=True)


@clause("62D", "62D1", "62D2")
def _on_trick_twelve(facts: IrregularPlay) -> Order:
    """Say what more holds on the twelfth trick: it is corrected although established, and may tell partner something.

    Reading: in 2017 Law 16C governs the choice of a partner who has still to play; in 2007 he may not choose the play
    that the revoke may have suggested. Whether he did is for the Director (`partner_chose_what_it_suggested`).
    """
    if sum(facts.play.won_before) + facts.trick != 11:
        return Order((), ())
    waits = facts.by_defender and facts.offender.partner in facts.play.tricks[facts.trick].missing
    if not waits:
        return Order(("62D1",), ())
    return Order(("62D1", "62D2"), (Informed(facts.offender.side, (facts.card,)),))


@fact_sheet("suggested-play-chosen")
class SuggestedPlayChosen(FactSheet):
    """On trick twelve an offender's partner chose the play that the revoke suggested."""

    edition: Edition


@rectifies("62D2", sheet=SuggestedPlayChosen)
def partner_chose_what_it_suggested(facts: SuggestedPlayChosen) -> Procedure:
    """Demand an adjusted score: on trick twelve partner chose the play that the revoke suggested (62D2)."""
    old = facts.edition.is_of_2007
    yield Order(("62D2", "16D2" if old else "16C3"), (ScoreAdjusted("62D2" if old else "16C3"),))


def _trick_thirteen_withdrawn(facts: IrregularPlay) -> Steps:
    """Take back the thirteenth trick when a revoke on the twelfth is corrected after offenders have played to it."""
    play, place = facts.play, facts.trick + 1
    if sum(play.won_before) + facts.trick != 11 or place >= len(play.tricks):
        return play
    trick = play.tricks[place]
    if not any(hand.side is facts.offender.side for hand, _ in trick.plays):
        return play
    yield Order(("62D1",), (TakenBack(*trick.plays[0]),))
    return play.taken_back(*trick.plays[0])


def _trick_thirteen_again(facts: IrregularPlay, play: Play) -> Procedure:
    """Let the last cards, which nobody chooses, make up the thirteenth trick when it had been played already."""
    before = facts.play.tricks[facts.trick + 1 :]
    withdrawn = before and not before[0].missing and len(play.tricks) == facts.trick + 1
    if sum(play.won_before) + facts.trick != 11 or not withdrawn or not play.is_between_tricks:
        return
    for hand in Seat.clockwise_from(play.leader):
        held = play.hand(hand)
        if held is None or len(held) != 1:
            return
        play = play.played(hand, next(iter(held)))
    yield Order(("62D1",), (StandingPlay(play),))


class _Later(LaterCards):
    """The cards played since the revoke, which may be changed after it has been corrected (62C)."""

    def __init__(
        self,
        revokes: tuple[IrregularPlay, ...],
        already: tuple[CardDisposition, ...],
        substitutes: Mapping[Seat, Card],
    ) -> None:
        """Take the cards played since the first of the revokes on the trick, with what was substituted for the others.

        Where both sides have revoked nobody changes his substitute again.
        """
        facts = revokes[0]
        super().__init__(facts, facts.trick, "62C1", facts.play)
        corrected_cards = {(revoke.hand, revoke.card) for revoke in revokes}
        self.cards = tuple(
            (hand, substitutes[hand] if (hand, card) in corrected_cards else card)
            for hand, card in facts.later
            if not (facts.both_revoked and (hand, card) in corrected_cards)
        )
        self.revokes = revokes
        self.already = already

    @clause("62C1")
    def _may_change(self, hand: Seat, trick: int) -> bool:
        """Tell whether an opponent's revoke came before that card."""
        own = [revoke for revoke in self.revokes if revoke.offender.side is not hand.side]
        return any(trick != self.facts.trick or _before(revoke, hand) for revoke in own)

    @clause("62C2")
    def _may_follow(self, hand: Seat, innocent: Seat, trick: int) -> bool:
        """Let the next player of the offending side change his card as well; a defender's becomes a penalty card.

        A card that is a revoke itself is not kept or changed at will: it is corrected when its own turn comes.
        """
        del innocent
        if trick == self.facts.trick and any(revoke.hand is hand for revoke in self.revokes):
            return True
        own, held = self.facts.play.tricks[trick].card_of(hand), self.facts.before.hand(hand)
        led = self.facts.play.tricks[trick].suit_led
        return own is None or held is None or led is None or not law_44.fails_to_follow(own, held, led)

    def _clause_of_offenders(self) -> str:
        return "62C2"

    def _takes_back(
        self, play: Play, hand: Seat, card: Card, number: str, *, only_if_used: bool = False
    ) -> Generator[Request | Order, Answer | None, bool]:
        return super()._takes_back(play, hand, card, number, only_if_used=only_if_used or self.facts.both_revoked)

    def _withdrawn(self, hand: Seat, card: Card, number: str) -> Order:
        """Order that the card go back: a penalty card when a defender of a side that revoked withdraws it."""
        offended = any(revoke.offender.side is hand.side for revoke in self.revokes)
        defends = hand.side is not self.facts.before.declarer.side
        clauses = (number, "62C3") if self.facts.both_revoked else (number,)
        if offended and defends:
            made = law_49.becomes_penalty_card(hand, (card,), self.already, self.facts.edition, deliberate=True)
            return Order(clauses, (TakenBack(hand, card, is_free=True), *made))
        told = law_16.is_withdrawn(self.facts.offender.side, (card,), self.facts.edition)
        return Order((*clauses, "47D"), (TakenBack(hand, card, is_free=True), *told.effects))


def _before(revoke: IrregularPlay, hand: Seat) -> bool:
    """Tell whether the revoke came before that hand's card to the trick."""
    order = [played for played, _ in revoke.play.tricks[revoke.trick].plays]
    return hand in order and order.index(revoke.hand) < order.index(hand)
