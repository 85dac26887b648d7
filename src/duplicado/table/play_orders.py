"""Application of a ruling's orders to the play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar, assert_never

from duplicado.law.book import law_68
from duplicado.law.orders import (
    ClaimRestored,
    ClaimSetAside,
    DeemedRevoke,
    LeadFaced,
    LeadSettled,
    MustLeadAgain,
    PlayEffect,
    PlayEnds,
    PlayResumes,
    PlayRule,
    RevokeFate,
    RevokeNotEstablished,
    RevokeRuled,
    StandingPlay,
    TakenBack,
    TricksCorrected,
)
from duplicado.law.play_situation import OUT_OF_TURN, IrregularPlay, PlayIrregularity
from duplicado.law.procedure import law_44
from duplicado.law.procedure.tricks import Play
from duplicado.table import ledger, revokes_made
from duplicado.table.moment import Moment
from duplicado.table.play_state import CardDemanded, EndOfPlay, PlayState, Revoke
from duplicado.table.state import IrregularFact, Noted, TableState
from duplicado.table.withdrawn_tricks import fact_without, lead_without, place_without, revoke_without, withdrawn_tricks
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.values import replace

_Fact = TypeVar("_Fact", bound=IrregularFact | None)
_OF_ITS_TURN = frozenset(
    {
        PlayIrregularity.OPENING_LEAD_OUT_OF_TURN,
        PlayIrregularity.DECLARERS_LEAD_OUT_OF_TURN,
        PlayIrregularity.DEFENDERS_LEAD_OUT_OF_TURN,
        PlayIrregularity.LEAD_BEFORE_CHOICE,
        PlayIrregularity.PENALTY_CARD_NOT_PLAYED,
        PlayIrregularity.PREMATURE_LEAD,
        PlayIrregularity.PREMATURE_PLAY,
    }
)


def with_effect(state: TableState, effect: PlayEffect) -> TableState:
    """Return the state after one effect on the play."""
    play = state.play
    if play is None:
        return state
    match effect:
        case StandingPlay():
            return _with_play(state, replace(play, face_down=()), effect.play)
        case TakenBack():
            return _taken_back(state, play, effect)
        case MustLeadAgain():
            return replace(state, play=replace(play, led_again=True))
        case PlayRule():
            return replace(state, play=replace(play, demanded=CardDemanded.laid_on(effect, play.play)))
        case LeadSettled():
            left = (card.card for card in state.exposed if card.seat is effect.seat.partner and card.is_major)
            settled = play.leads_settled | {(effect.seat, effect.trick, card) for card in left}
            return replace(state, play=replace(play, leads_settled=settled))
        case RevokeRuled() | RevokeNotEstablished() | DeemedRevoke():
            return replace(state, play=_with_revoke(play, effect), noted=(*state.noted, *_found(play, effect)))
        case LeadFaced():
            return replace(state, play=replace(play, lead_is_faced=True, face_down=()))
        case PlayEnds():
            claim = play.claim or (None if play.end is None else play.end.claim)
            end = EndOfPlay(effect.north_south, effect.east_west, effect.agreed, claim)
            return when_play_ends(state, replace(play, end=end, claim=None))
        case ClaimSetAside() | ClaimRestored() | PlayResumes():
            return replace(state, play=_with_claim(play, effect))
        case TricksCorrected():
            tricks = (effect.north_south, effect.east_west)
            return replace(state, play=replace(play, corrected_tricks=tricks, counted_by_word=False))
        case _:
            assert_never(effect)


def _taken_back(state: TableState, play: PlayState, effect: TakenBack) -> TableState:
    hand, card = effect.hand, effect.card
    if (hand, card) in play.face_down:
        left = tuple(lead for lead in play.face_down if lead != (hand, card))
        return replace(state, play=replace(play, face_down=left))
    place = play.play.trick_of(hand, card)
    if effect.is_free and place is not None:
        play = replace(play, substitutes=play.substitutes | {(hand, place)})
    return _with_play(state, play, play.play.taken_back(hand, card, replaced=True))


def _with_revoke(play: PlayState, effect: RevokeRuled | RevokeNotEstablished | DeemedRevoke) -> PlayState:
    match effect:
        case RevokeRuled():
            return replace(play, revokes=_ruled(play.revokes, effect))
        case RevokeNotEstablished():
            return revokes_made.not_established_by(play, effect.hand, effect.card)
        case DeemedRevoke():
            return replace(play, revokes=(*play.revokes, _deemed(play.play, effect)))


def _with_claim(play: PlayState, effect: ClaimSetAside | ClaimRestored | PlayResumes) -> PlayState:
    match effect:
        case ClaimSetAside():
            return replace(play, set_aside=play.end or play.claim, end=None, claim=None)
        case ClaimRestored():
            return _claim_restored(play)
        case PlayResumes():
            return without_claim(play)


def when_play_ends(state: TableState, play: PlayState) -> TableState:
    """Let cards out of turn stand in the tricks that are complete when play ends by a claim or concession.

    Whoever might have had such a card taken back has played on behind it without a word, and no card can be led or
    played in its place any more (53A). What reaches beyond the play, as a revoke or an omission does, is still open.
    """
    complete = {card for trick in play.play.tricks if not trick.missing for card in trick.plays}
    left = tuple(
        fact
        for fact in state.irregular
        if not (isinstance(fact, IrregularPlay) and fact.kind in _OF_ITS_TURN and (fact.hand, fact.card) in complete)
    )
    return replace(state, irregular=left if len(left) < len(state.irregular) else state.irregular, play=play)


def _claim_restored(play: PlayState) -> PlayState:
    match play.set_aside:
        case EndOfPlay() as end if end.agreed or end.claim is None:
            return replace(play, set_aside=None, end=_divided_anew(play.play, end))
        case EndOfPlay(claim=claim):  # the Director had judged it: he judges it anew
            return replace(play, set_aside=None, claim=claim)
        case claim:
            return replace(play, set_aside=None, claim=claim)


def _divided_anew(play: Play, end: EndOfPlay) -> EndOfPlay:
    """Return the agreement for as many tricks as are to come now that a revoke has been corrected."""
    if end.claim is None or end.north_south + end.east_west == play.tricks_to_come:
        return end
    now = law_68.divides_now(law_68.Division(end.claim.own_tricks, end.claim.others_tricks), play.tricks_to_come)
    if end.claim.claimer.side is Side.NS:
        return replace(end, north_south=now.own, east_west=now.others)
    return replace(end, north_south=now.others, east_west=now.own)


def without_claim(play: PlayState) -> PlayState:
    """Return the play as though there had been no claim; revokes that it established are not (63A3)."""
    if play.claim is None:
        return play
    return replace(play, claim=None, revokes=play.claim.revokes_before)


def forgiven(state: TableState, seat: Seat, because: tuple[str, ...], now: Moment) -> TableState:
    """Take the player's exposed cards off the list of what is irregular: Law 16 alone applies to them (68, 68B2)."""
    shown = _shown_by(state, seat)
    return replace(not_at_issue(state, seat), ledger=ledger.noted(state.ledger, seat.side, shown, because, now))


def not_at_issue(state: TableState, seat: Seat) -> TableState:
    """Take the player's exposed cards off the list of what is irregular: no Law applies to them (68D2(b))."""
    left = tuple(fact for fact in state.irregular if not _shows_cards_of(fact, seat))
    return state if len(left) == len(state.irregular) else replace(state, irregular=left)


def _shown_by(state: TableState, seat: Seat) -> tuple[Card, ...]:
    shown = (fact.cards for fact in state.irregular if isinstance(fact, IrregularPlay) and _shows_cards_of(fact, seat))
    return tuple(dict.fromkeys(card for cards in shown for card in cards))


def _shows_cards_of(fact: IrregularFact, seat: Seat) -> bool:
    return isinstance(fact, IrregularPlay) and fact.kind is PlayIrregularity.EXPOSED and fact.hand is seat


def _was_led(play: Play, card: Card) -> bool:
    """Tell whether a trick was begun with that card."""
    return any(trick.plays and trick.plays[0][1] is card for trick in play.tricks)


def _with_play(state: TableState, play: PlayState, now: Play) -> TableState:
    """Let these cards stand; irregularities of cards that have gone back fall with them, and so do their revokes."""
    there = {(hand, card) for trick in now.tricks for hand, card in trick.plays}
    gone = {(hand, card) for trick in play.play.tricks for hand, card in trick.plays} - there
    withdrawn = withdrawn_tricks(play.play, now)
    instead = {(hand, old): new for _, hand, old, new in exchanged_cards(play.play, now)}
    irregular = tuple(
        fact_without(fact, withdrawn) if isinstance(fact, IrregularPlay) else fact
        for fact in (_left_of(_led_instead(fact, instead), gone) for fact in state.irregular)
        if fact is not None and not _follows_now(fact, play.play, now)
    )
    followed = {
        (fact.hand, fact.card)
        for fact in state.irregular
        if isinstance(fact, IrregularPlay) and _follows_now(fact, play.play, now)
    }
    revokes = tuple(
        revoke_without(revoke, withdrawn)
        for revoke in play.revokes
        if revoke.fate is not None or (revoke.hand, revoke.card) not in gone | followed
    )
    played_again = tuple((seat, card, place_without(place, withdrawn)) for seat, card, place in play.played_again)
    lies = tuple(card for card in state.exposed if (card.seat, card.card) not in there)
    again = tuple(card for card in play.used_penalty_cards if (card.seat, card.card) in gone)
    played_early = tuple(fact for fact in play.played_early if (fact.hand, fact.card) not in gone)
    led_out_of_turn = {card.card for card in again if _was_led(play.play, card.card)}
    faced = play.lead_is_faced and bool(now.tricks or state.setup.leader or play.play.tricks)
    return replace(
        state,
        irregular=irregular,
        exposed=(*lies, *(card for card in again if card not in lies)),
        lead_duties=tuple(each.without(withdrawn, len(play.play.tricks)) for each in state.lead_duties),
        play=replace(
            play,
            play=now,
            revokes=revokes,
            played_again=played_again,
            played_early=played_early,
            leads_settled=frozenset(
                (seat, lead_without(place, withdrawn, len(play.play.tricks)), c)
                for seat, place, c in play.leads_settled
                if c not in led_out_of_turn  # 56B: another choice for it
            ),
            substitutes=frozenset((seat, place_without(place, withdrawn)) for seat, place in play.substitutes),
            used_penalty_cards=tuple(card for card in play.used_penalty_cards if card not in again),
            accepted_lead=_led_instead(play.accepted_lead, instead),
            lead_is_faced=faced and not _opening_withdrawn(play, now),
            designation=None,
            warned_without_rights=False,
        ),
    )


def exchanged_cards(before: Play, now: Play) -> Iterator[tuple[int, Seat, Card, Card]]:
    """Yield trick, hand, old card and new card of each card that another of the same hand has replaced in its trick."""
    for place, (then, there) in enumerate(zip(before.tricks, now.tricks, strict=False)):
        if then.leader is not there.leader:
            return  # a trick has gone back
        for hand, new in there.plays:
            old = then.card_of(hand)
            if old is not None and old is not new:
                yield place, hand, old, new


def _led_instead(fact: _Fact, instead: Mapping[tuple[Seat, Card], Card]) -> _Fact:
    """Return a lead or play out of turn as one of the card that has replaced the first in its trick."""
    if not isinstance(fact, IrregularPlay) or fact.kind not in OUT_OF_TURN:
        return fact
    new = instead.get((fact.hand, fact.card))
    return fact if new is None else replace(fact, cards=(new,))


def _follows_now(fact: IrregularFact, before: Play, now: Play) -> bool:
    """Tell whether a revoke is none, because another suit was led to its trick than had been taken (45C4(b), 45D1)."""
    if not isinstance(fact, IrregularPlay) or fact.kind is not PlayIrregularity.REVOKE:
        return False
    then, led = (each.tricks[fact.trick].suit_led if fact.trick < len(each.tricks) else None for each in (before, now))
    if led is None or led is then:
        return False
    held = fact.before.hand(fact.hand)
    return held is None or not law_44.fails_to_follow(fact.card, held, led)


def _left_of(fact: IrregularFact, gone: set[tuple[Seat, Card]]) -> IrregularFact | None:
    """Return what is left of an irregularity when those cards have gone back; of several cards at once, the others."""
    if not isinstance(fact, IrregularPlay) or not any((fact.hand, card) in gone for card in _cards_of(fact)):
        return fact
    others = tuple(card for card in fact.cards if (fact.hand, card) not in gone)
    together = fact.kind is PlayIrregularity.SIMULTANEOUS_CARDS
    return replace(fact, cards=others) if together and others else None


def _cards_of(fact: IrregularPlay) -> tuple[Card, ...]:
    """List the cards with which an irregularity falls: with the one that was named (45C4, 45D), too."""
    return fact.cards if fact.replaced is None else (*fact.cards, fact.replaced)


def _opening_withdrawn(play: PlayState, now: Play) -> bool:
    return bool(play.play.tricks) and not now.tricks and sum(now.won_before) == 0


def _found(play: PlayState, effect: object) -> Iterator[Noted]:
    """Note the revoke that the Director has found where the hand is not known (59, 61A)."""
    if isinstance(effect, RevokeRuled):
        for revoke in play.revokes:
            if revoke.doubtful and (revoke.hand, revoke.trick) == (effect.hand, effect.trick):
                yield Noted(PlayIrregularity.REVOKE.value, revoke.player)


def _ruled(revokes: tuple[Revoke, ...], effect: RevokeRuled) -> tuple[Revoke, ...]:
    return tuple(
        replace(revoke, fate=effect.fate, attention_too_late=effect.attention_too_late, doubtful=False)
        if (revoke.hand, revoke.trick) == (effect.hand, effect.trick)
        else revoke
        for revoke in revokes
    )


def _deemed(play: Play, effect: DeemedRevoke) -> Revoke:
    trick = play.tricks[effect.trick]
    own = trick.card_of(effect.hand) if effect.by_own_card else None
    card = trick.plays[0][1] if own is None else own
    return Revoke(
        play.player_of(effect.hand),
        effect.hand,
        effect.trick,
        card,
        trick.suit_led,
        established=True,
        fate=RevokeFate.STANDS,
        deemed=own is None,
    )
