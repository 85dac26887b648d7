"""What claims, concessions and the answers to them change (Laws 68 and 69)."""

from __future__ import annotations

from duplicado.law.edition import Edition
from duplicado.table.actions import Action, Agrees, Claims, Concedes, FacesHand, Objects, PlaysOn
from duplicado.table.play_state import ClaimMade, EndOfPlay, PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary import Seat, Side
from duplicado.vocabulary.values import replace

__all__ = ["with_action"]


def with_action(state: TableState, play: PlayState, seat: Seat, action: Action, means: str) -> TableState:
    """Return the state after a claim, a concession, or an answer to one."""
    match action:
        case Claims(tricks) | Concedes(tricks):
            return _claimed(state, play, seat, tricks, concedes=isinstance(action, Concedes), means=means)
        case FacesHand() if play.lead_is_faced and seat is play.play.declarer:
            return _claimed(state, play, seat, None, concedes=False, means=means)  # 48B2: deemed to claim the rest
        case Agrees() if play.claim is not None and seat.side is not play.claim.claimer.side:
            return _agreed(state, play, play.claim, seat)
        case Objects() if play.claim is not None and seat is play.claim.claimer.partner:
            return _objected(state, play, play.claim)
        case PlaysOn() if play.claim is not None and state.edition is not Edition.LAWS_2007:
            return _plays_on(state, play, play.claim, seat)
        case _:
            return state


def _claimed(
    state: TableState, play: PlayState, seat: Seat, tricks: int | None, *, concedes: bool, means: str
) -> TableState:
    """Suspend play (68D); what is not claimed is conceded (68B1). Dummy can neither claim nor concede (68A)."""
    remaining = play.play.tricks_to_come
    if play.claim is not None or play.is_over or not play.lead_is_faced or seat is play.play.dummy:
        return state
    number = remaining if tricks is None else min(tricks, remaining)
    own = remaining - number if concedes else number
    claim = ClaimMade(seat, own, remaining - own, is_concession=concedes, means=means)
    revokes = tuple(
        replace(revoke, established=True) if revoke.player.side is seat.side and revoke.fate is None else revoke
        for revoke in play.revokes
    )
    return replace(state, play=replace(play, claim=claim, revokes=revokes))


def _agreed(state: TableState, play: PlayState, claim: ClaimMade, seat: Seat) -> TableState:
    agreed = claim.agreed | {seat}
    claim = replace(claim, agreed=agreed)
    opponents = frozenset(claim.claimer.side.opponents.seats)
    if agreed != opponents:
        return replace(state, play=replace(play, claim=claim))
    own_are_north_south = claim.claimer.side is Side.NS
    north_south = claim.own_tricks if own_are_north_south else claim.others_tricks
    east_west = claim.others_tricks if own_are_north_south else claim.own_tricks
    revokes = play.revokes
    if state.edition is Edition.LAWS_2007:  # 63A3 of 2007: acquiescing establishes a revoke as well
        revokes = tuple(replace(revoke, established=True) if revoke.fate is None else revoke for revoke in revokes)
    end = EndOfPlay(north_south, east_west, agreed=True, claim=claim)
    return replace(state, play=replace(play, claim=None, end=end, revokes=revokes), cites=("69A",))


def _objected(state: TableState, play: PlayState, claim: ClaimMade) -> TableState:
    """A defender's concession to which his partner objects at once never was one (68B2)."""
    defender = claim.claimer.side is not play.play.declarer.side
    if not defender or not claim.others_tricks:
        return state
    return replace(state, play=replace(play, claim=None), cites=("68B2",))


def _plays_on(state: TableState, play: PlayState, claim: ClaimMade, seat: Seat) -> TableState:
    """Resume play when all four concur, asked by the side that did not claim (68D2(b))."""
    if not claim.play_on and seat.side is claim.claimer.side:
        return state
    said = claim.play_on | {seat}
    if said == frozenset(Seat):
        return replace(state, play=replace(play, claim=None), cites=("68D2(b)", "68D2(b)(i)", "68D2(b)(ii)"))
    return replace(state, play=replace(play, claim=replace(claim, play_on=said)))
