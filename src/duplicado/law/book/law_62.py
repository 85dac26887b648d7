"""Laws 61 to 63: revokes, their correction, and when they are established."""

from __future__ import annotations

from duplicado.law.book import law_16, law_49
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.orders import CardDisposition, Disposition, Effect, Review, RevokeFate, RevokeRuled, TakenBack
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.requests import Offer, Order, Procedure, Word, chooses, next_card
from duplicado.vocabulary import Seat

__all__ = ["corrected", "rectify", "stands"]


@clause("61A", "62A", "62B")
def rectify(
    facts: IrregularPlay, already: tuple[CardDisposition, ...], others: tuple[IrregularPlay, ...] = ()
) -> Procedure:
    """Rule upon a revoke to which attention was drawn; `others` are those of the other side on the trick."""
    if facts.established and not facts.both_revoked:
        yield stands(facts)
        return
    both = (facts, *others) if facts.both_revoked else (facts,)
    for revoke in both:
        yield corrected(revoke, already)
    if facts.both_revoked:
        return
    if (yield from next_card(facts.hand, facts.trick)) is None:
        return
    yield from later_cards(facts, already)


@clause("63B")
def stands(facts: IrregularPlay) -> Order:
    """Order that an established revoke is no longer corrected; Law 64 is applied when play ends.

    The Director looks at the result under 64C when play ends, whether or not tricks are transferred.
    """
    ruled = RevokeRuled(facts.hand, facts.trick, RevokeFate.STANDS, facts.attention_too_late)
    review = "64C" if facts.edition.numbering is Edition.LAWS_2007 else "64C1"
    return Order(("63B",), (ruled, Review(review)))


@clause("62B1", "62B2", "62D", "62D1")
@clause("62C3", editions=(Edition.LAWS_2017,))
def corrected(facts: IrregularPlay, already: tuple[CardDisposition, ...]) -> Order:
    """Order that the card be withdrawn and a legal one substituted.

    A defender's card from his unfaced hand becomes a major penalty card; declarer's, dummy's and a faced card go back.
    """
    fate = RevokeFate.NOT_ESTABLISHED_BUT_PENALIZED if facts.by_dummy_without_rights else RevokeFate.CORRECTED
    effects: tuple[Effect, ...] = (
        TakenBack(facts.hand, facts.card),
        RevokeRuled(facts.hand, facts.trick, fate),
    )
    clauses = ("62A", "62C3") if facts.both_revoked else ("62A",)
    was_faced = any(
        card.seat is facts.hand and card.card is facts.card and card.disposition is not Disposition.IN_HAND
        for card in already
    )
    if facts.by_defender and not was_faced:
        made = law_49.becomes_penalty_card(facts.offender, (facts.card,), already, facts.edition, deliberate=True)
        return Order((*clauses, "62B1", "50B"), (*effects, *made))
    told = law_16.is_withdrawn(facts.offender.side, (facts.card,), facts.edition)
    return Order((*clauses, "62B2"), (*effects, *told.effects))


@clause("62C1", "62C2")
def later_cards(facts: IrregularPlay, already: tuple[CardDisposition, ...]) -> Procedure:
    """Let each innocent player who has played since take back his card, and then the next player of the other side."""
    for place, (hand, card) in enumerate(facts.later):
        if hand.side is facts.offender.side:
            continue
        player = facts.before.player_of(hand)
        words = (Word.TAKE_BACK, Word.KEEP)
        choice = yield from chooses(Offer(player, "62C1", words, cards=(card,)))
        if choice is None or choice.word is not Word.TAKE_BACK:
            continue
        yield Order(("62C1", "47D"), (TakenBack(hand, card),))
        following = facts.later[place + 1 : place + 2]
        if following and following[0][0].side is facts.offender.side:
            yield from next_offending_player(facts, *following[0], already)


def next_offending_player(
    facts: IrregularPlay, hand: Seat, card: object, already: tuple[CardDisposition, ...]
) -> Procedure:
    """Let the next player of the offending side change his card too; a defender's becomes a penalty card (62C2)."""
    own = next((played for other, played in facts.later if other is hand and played is card), None)
    if own is None:
        return
    choice = yield from chooses(Offer(facts.before.player_of(hand), "62C2", (Word.TAKE_BACK, Word.KEEP), cards=(own,)))
    if choice is not None and choice.word is Word.TAKE_BACK:
        made: tuple[Effect, ...] = ()
        if facts.by_defender:
            made = law_49.becomes_penalty_card(hand, (own,), already, facts.edition, deliberate=True)
        yield Order(("62C2",), (TakenBack(hand, own), *made))
