"""Effects of claims, concessions and answers to them (Laws 68 and 69), and the number of tricks agreed (79A)."""

from __future__ import annotations

from functools import reduce

from duplicado.law.book import law_68, law_79
from duplicado.law.book.law_68 import Division
from duplicado.law.clause import has_clause
from duplicado.table import revokes_made, time_limits
from duplicado.table.actions.claims import Agrees, Claims, Concedes, Disputes, Objects, PlaysOn
from duplicado.table.actions.play import FacesHand
from duplicado.table.actions.reader import Action
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.play_orders import forgiven, not_at_issue, when_play_ends, without_claim
from duplicado.table.play_state import ClaimMade, EndOfPlay, PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.values import replace


def with_action(state: TableState, play: PlayState, seat: Seat, action: Action, means: str) -> TableState:
    """Return the state after a claim, a concession, or an answer to one."""
    claim = play.claim
    match action:
        case Claims(tricks) | Concedes(tricks):
            return _claimed(state, play, seat, tricks, concedes=isinstance(action, Concedes), means=means)
        case FacesHand() if seat is play.play.declarer:
            faced = replace(play, faced_hands=play.faced_hands | {seat})
            return _claimed(replace(state, play=faced), faced, seat, None, concedes=False, means=means)  # 48B2
        case Agrees() if claim is not None and seat.side is not claim.claimer.side:
            return _agreed(state, play, claim, seat)
        case Disputes() if claim is not None:
            return replace(state, play=replace(play, claim=replace(claim, disputed=True)))
        case Objects() if claim is not None and seat is claim.claimer.partner:
            return _objected(state, play, claim)
        case PlaysOn() if claim is not None and has_clause("68D2(b)", state.edition):
            return _plays_on(state, play, claim, seat)
        case _:
            return state


def with_statement(before: TableState, state: TableState, statement: ClaimStatement | None) -> TableState:
    """Return the state with the statement that was made with the claim that it brought (68C)."""
    if statement is None or state.play is None or state.play.claim is None:
        return state
    if before.play is not None and before.play.claim is not None:
        return state
    return replace(state, play=replace(state.play, claim=replace(state.play.claim, statement=statement)))


def played_although_suspended(state: TableState, play: PlayState, hand: Seat, card: Card) -> TableState:
    """Return the state after a card played behind a claim: it is void, and kept for what it may show (68D)."""
    if play.claim is None or not law_68.play_is_suspended(claimed=True):
        return state
    claim = replace(play.claim, played_since=(*play.claim.played_since, (hand, card)))
    return replace(state, play=replace(play, claim=claim))


def _claimed(
    state: TableState, play: PlayState, seat: Seat, tricks: int | None, *, concedes: bool, means: str
) -> TableState:
    """Suspend play (68D); what is not claimed is conceded.

    While a claim waits for the correction of a revoke (63A4) there is no other.
    Reading: from the final pass on presumed declarer and the defenders may claim and concede as in the play (48B2 has
    declarer's faced hand a claim at any other time than after an opening lead out of turn).
    """
    waits = play.claim is not None or play.set_aside is not None
    if waits or play.is_over or not law_68.may_claim(seat, play.play.dummy):
        return state
    division = law_68.divides(tricks, play.play.tricks_to_come, concedes=concedes)
    claim = ClaimMade(seat, division.own, division.others, means=means, revokes_before=play.revokes)
    play = revokes_made.established_by_claim(play, seat)
    return replace(state, play=replace(play, claim=claim, designation=None))


def _agreed(state: TableState, play: PlayState, claim: ClaimMade, seat: Seat) -> TableState:
    claim = replace(claim, agreed=claim.agreed | {seat})
    play = revokes_made.established_by_agreement(play, seat, state.edition, final=False)
    if not law_68.agreed(claim.agreed, claim.claimer):
        return replace(state, play=replace(play, claim=claim))
    division = law_68.divides_now(Division(claim.own_tricks, claim.others_tricks), play.play.tricks_to_come)
    claim = replace(claim, own_tricks=division.own, others_tricks=division.others)
    own_are_north_south = claim.claimer.side is Side.NS
    north_south, east_west = (division.own, division.others)[:: 1 if own_are_north_south else -1]
    end = EndOfPlay(north_south, east_west, agreed=True, claim=claim)
    return replace(when_play_ends(state, replace(play, claim=None, end=end)), cites=("68D1", "69A"))


def _objected(state: TableState, play: PlayState, claim: ClaimMade) -> TableState:
    """A defender's concession to which his partner objects at once never was one; what he showed is information."""
    by_defender = claim.claimer.side is not play.play.declarer.side
    if not law_68.concession_is_void(Division(claim.own_tricks, claim.others_tricks), by_defender=by_defender):
        return state
    now = state.moment
    return forgiven(replace(state, play=without_claim(play), cites=("68B2",)), claim.claimer, ("68B2",), now)


def _plays_on(state: TableState, play: PlayState, claim: ClaimMade, seat: Seat) -> TableState:
    """Resume play when all four concur, asked by the side that did not claim."""
    if not law_68.may_propose_to_play_on(
        seat, claim.claimer.side, director_called=claim.disputed, proposed=bool(claim.play_on)
    ):
        return state
    said = claim.play_on | {seat}
    if not law_68.play_goes_on(said):
        return replace(state, play=replace(play, claim=replace(claim, play_on=said)))
    cites = ("68D2(b)", "68D2(b)(i)", "68D2(b)(ii)")
    resumed = replace(state, play=without_claim(play), cites=cites)
    # Laws 16 and 50 do not apply to what has been shown since the claim.
    return reduce(not_at_issue, Seat, resumed)


def with_stated_tricks(state: TableState, play: PlayState, seat: Seat, tricks: int) -> TableState:
    """Return the state after a player has stated how many tricks declarer won (79A)."""
    others = tuple(said for said in play.stated_tricks if said[0] is not seat)
    play = replace(play, stated_tricks=(*others, (seat, tricks)))
    agreed_number = law_79.agreed_number(play.stated_tricks)
    if agreed_number is not None and _may_still_be_agreed(state, play):
        north_south = agreed_number if play.play.declarer.side is Side.NS else 13 - agreed_number
        play = replace(play, corrected_tricks=(north_south, 13 - north_south), counted_by_word=True)
    return replace(state, play=play)


def _may_still_be_agreed(state: TableState, play: PlayState) -> bool:
    """Tell whether the number of tricks is what the sides say.

    Reading: sides that agree on another number before the round ends have agreed (79A1); there is no disagreement for
    which the Director must be called (79B).
    """
    return not play.is_over or (play.counted_by_word and not time_limits.round_is_over(state))
