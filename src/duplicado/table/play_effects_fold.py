"""What the effects of a ruling change in the play."""

from __future__ import annotations

from typing import assert_never

from duplicado.law.orders import (
    ClaimRestored,
    ClaimSetAside,
    DeemedRevoke,
    ExposureForgiven,
    Informed,
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
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.table import revoke_fold
from duplicado.table.play_state import EndOfPlay, PlayState, Revoke
from duplicado.table.state import TableState
from duplicado.vocabulary import Seat
from duplicado.vocabulary.values import replace

__all__ = ["forgiven", "with_effect", "without_claim"]


def with_effect(state: TableState, effect: PlayEffect) -> TableState:
    """Return the state after one effect on the play."""
    play = state.play
    if play is None:
        return state
    match effect:
        case StandingPlay():
            return _with_play(state, replace(play, face_down=()), effect.play)
        case TakenBack(hand, card) if (hand, card) in play.face_down:
            left = tuple(lead for lead in play.face_down if lead != (hand, card))
            return replace(state, play=replace(play, face_down=left))
        case TakenBack():
            return _with_play(state, play, _taken_back(play.play, effect))
        case MustLeadAgain():
            return replace(state, play=replace(play, led_again=True))
        case PlayRule():
            return replace(state, play=replace(play, play_rule=effect))
        case LeadSettled():
            settled = play.leads_settled | {(effect.seat, effect.trick)}
            return replace(state, play=replace(play, leads_settled=settled))
        case RevokeRuled():
            return replace(state, play=replace(play, revokes=_ruled(play.revokes, effect)))
        case RevokeNotEstablished():
            return replace(state, play=revoke_fold.not_established_by(play, effect.hand, effect.card))
        case DeemedRevoke():
            return replace(state, play=replace(play, revokes=(*play.revokes, _deemed(play.play, effect))))
        case LeadFaced():
            return replace(state, play=replace(play, lead_is_faced=True, face_down=()))
        case PlayEnds():
            claim = play.claim or (None if play.end is None else play.end.claim)
            end = EndOfPlay(effect.north_south, effect.east_west, effect.agreed, claim)
            return replace(state, play=replace(play, end=end, claim=None))
        case ClaimSetAside():
            return replace(state, play=replace(play, set_aside=play.end or play.claim, end=None, claim=None))
        case ClaimRestored():
            return replace(state, play=_claim_restored(play))
        case ExposureForgiven():
            return forgiven(state, effect.seat)
        case PlayResumes():
            return replace(state, play=without_claim(play))
        case TricksCorrected():
            return replace(state, play=replace(play, corrected_tricks=(effect.north_south, effect.east_west)))
        case _:
            assert_never(effect)


def _claim_restored(play: PlayState) -> PlayState:
    match play.set_aside:
        case EndOfPlay() as end if end.agreed or end.claim is None:
            return replace(play, set_aside=None, end=end)
        case EndOfPlay(claim=claim):  # the Director had judged it: he judges it anew
            return replace(play, set_aside=None, claim=claim)
        case claim:
            return replace(play, set_aside=None, claim=claim)


def without_claim(play: PlayState) -> PlayState:
    """Return the play as though there had been no claim; revokes that it established are not (63A3)."""
    if play.claim is None:
        return play
    return replace(play, claim=None, revokes=play.claim.revokes_before)


def forgiven(state: TableState, seat: Seat) -> TableState:
    """Take the player's exposed cards off the list of what is irregular: Law 16 alone applies to them (68, 68B2)."""
    shown = [
        fact
        for fact in state.irregular
        if isinstance(fact, IrregularPlay) and fact.kind is PlayIrregularity.EXPOSED and fact.hand is seat
    ]
    cards = tuple(dict.fromkeys(card for fact in shown for card in fact.cards))
    if not cards:
        return state
    return replace(
        state,
        irregular=tuple(fact for fact in state.irregular if fact not in shown),
        information=(*state.information, Informed(seat.side, cards)),
    )


def _with_play(state: TableState, play: PlayState, now: Play) -> TableState:
    """Let these cards stand; irregularities of cards that have gone back fall with them, and so do their revokes."""
    there = {(hand, card) for trick in now.tricks for hand, card in trick.plays}
    gone = {(hand, card) for trick in play.play.tricks for hand, card in trick.plays} - there
    irregular = tuple(
        fact
        for fact in state.irregular
        if not isinstance(fact, IrregularPlay) or not any((fact.hand, card) in gone for card in fact.cards)
    )
    revokes = tuple(
        revoke for revoke in play.revokes if revoke.fate is not None or (revoke.hand, revoke.card) not in gone
    )
    lies = tuple(card for card in state.exposed if (card.seat, card.card) not in there)
    again = tuple(card for card in play.used_penalty_cards if (card.seat, card.card) in gone)
    faced = play.lead_is_faced and bool(now.tricks or state.setup.leader or play.play.tricks)
    return replace(
        state,
        irregular=irregular,
        exposed=(*lies, *(card for card in again if card not in lies)),
        play=replace(
            play,
            play=now,
            revokes=revokes,
            used_penalty_cards=tuple(card for card in play.used_penalty_cards if card not in again),
            lead_is_faced=faced and not _opening_withdrawn(play, now),
            designation=None,
            warned_without_rights=False,
        ),
    )


def _opening_withdrawn(play: PlayState, now: Play) -> bool:
    return bool(play.play.tricks) and not now.tricks and sum(now.won_before) == 0


def _taken_back(play: Play, effect: TakenBack) -> Play:
    """Take the card back; if its trick is then won by another, leads made on the strength of it go back too."""
    return play.taken_back(effect.hand, effect.card)


def _ruled(revokes: tuple[Revoke, ...], effect: RevokeRuled) -> tuple[Revoke, ...]:
    return tuple(
        replace(revoke, fate=effect.fate, attention_too_late=effect.attention_too_late)
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
