"""What the effects of a ruling change in the play."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from duplicado.law.orders import (
    DeemedRevoke,
    LeadFaced,
    LeadSettled,
    MustLeadAgain,
    NotEstablished,
    PlayEnds,
    PlayResumes,
    PlayRule,
    RevokeFate,
    RevokeRuled,
    StandingPlay,
    TakenBack,
    TricksCorrected,
)
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure.tricks import Play
from duplicado.table.play_state import EndOfPlay, PlayState, Revoke
from duplicado.table.state import TableState
from duplicado.vocabulary.values import replace

__all__ = ["PlayEffect", "with_effect"]

PlayEffect: TypeAlias = (
    StandingPlay
    | TakenBack
    | MustLeadAgain
    | NotEstablished
    | PlayRule
    | LeadSettled
    | RevokeRuled
    | DeemedRevoke
    | LeadFaced
    | PlayEnds
    | PlayResumes
    | TricksCorrected
)


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
        case NotEstablished():
            return replace(state, play=replace(play, revokes=_not_established(play, effect)))
        case PlayRule():
            return replace(state, play=replace(play, play_rule=effect))
        case LeadSettled():
            settled = play.leads_settled | {(effect.seat, effect.trick)}
            return replace(state, play=replace(play, leads_settled=settled))
        case RevokeRuled():
            return replace(state, play=replace(play, revokes=_ruled(play.revokes, effect)))
        case DeemedRevoke():
            return replace(state, play=replace(play, revokes=(*play.revokes, _deemed(play.play, effect))))
        case LeadFaced():
            return replace(state, play=replace(play, lead_is_faced=True, face_down=()))
        case PlayEnds():
            end = EndOfPlay(effect.north_south, effect.east_west, effect.agreed, play.claim)
            return replace(state, play=replace(play, end=end, claim=None))
        case PlayResumes():
            return replace(state, play=replace(play, claim=None))
        case TricksCorrected():
            return replace(state, play=replace(play, corrected_tricks=(effect.north_south, effect.east_west)))
        case _:
            assert_never(effect)


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
    faced = play.lead_is_faced and bool(now.tricks or state.setup.leader or play.play.tricks)
    return replace(
        state,
        irregular=irregular,
        play=replace(
            play,
            play=now,
            revokes=revokes,
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


def _not_established(play: PlayState, effect: NotEstablished) -> tuple[Revoke, ...]:
    """Take back that revokes of the side are established, unless another card of the side has established them."""
    later = {
        place for place, trick in enumerate(play.play.tricks) for hand, _ in trick.plays if hand.side is effect.side
    }
    last = max((place for place in later if place <= effect.trick), default=-1)
    return tuple(
        replace(revoke, established=False)
        if revoke.player.side is effect.side and revoke.fate is None and revoke.trick >= last
        else revoke
        for revoke in play.revokes
    )


def _ruled(revokes: tuple[Revoke, ...], effect: RevokeRuled) -> tuple[Revoke, ...]:
    return tuple(
        replace(revoke, fate=effect.fate, attention_too_late=effect.attention_too_late)
        if (revoke.hand, revoke.trick) == (effect.hand, effect.trick)
        else revoke
        for revoke in revokes
    )


def _deemed(play: Play, effect: DeemedRevoke) -> Revoke:
    trick = play.tricks[effect.trick]
    card = trick.plays[0][1]
    return Revoke(
        play.player_of(effect.hand),
        effect.hand,
        effect.trick,
        card,
        trick.suit_led,
        established=True,
        fate=RevokeFate.STANDS,
        deemed=True,
    )
