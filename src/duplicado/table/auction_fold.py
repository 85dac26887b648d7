"""What a call changes, by the ordinary procedure and the clauses that act of themselves (25B1, 27A1, 28, 29A, 37A)."""

from __future__ import annotations

from dataclasses import replace

from duplicado.law.book import law_18, law_24, law_28
from duplicado.law.edition import Edition
from duplicado.law.orders import Bar
from duplicado.law.procedure import Auction
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.table.state import Noted, TableState
from duplicado.vocabulary import PASS, Bid, Call, Card, Double, Pass, Redouble, Seat

__all__ = ["irregularity_of_call", "with_call", "with_changed_call"]

_ACCEPTED_BY_CALLING = {
    CallIrregularity.INSUFFICIENT,
    CallIrregularity.OUT_OF_ROTATION,
    CallIrregularity.BARRED,
    CallIrregularity.CHANGE,
}


def irregularity_of_call(state: TableState, seat: Seat, call: Call) -> CallIrregularity | None:
    """Say what would be irregular about that call now; `None` when the procedure permits it."""
    auction = state.auction
    if auction.is_ended:
        return CallIrregularity.AFTER_THE_END
    if isinstance(call, Bid) and not law_18.is_of_the_game(call):
        return CallIrregularity.ABOVE_SEVEN
    if isinstance(call, Double | Redouble) and not _at_the_turn_of(auction, seat).position.permits(call):
        return CallIrregularity.INADMISSIBLE
    if auction.turn is not seat:
        return CallIrregularity.CHANGE if _has_just_called(auction, seat) else CallIrregularity.OUT_OF_ROTATION
    if seat in state.must_pass and not isinstance(call, Pass):
        return CallIrregularity.BARRED
    if not auction.position.permits(call):
        return CallIrregularity.INSUFFICIENT
    return None


def _has_just_called(auction: Auction, seat: Seat) -> bool:
    return auction.turn is seat.lho and bool(auction.calls) and auction.calls[-1] is not None


def _at_the_turn_of(auction: Auction, seat: Seat) -> Auction:
    """Return the auction as it is for a player who calls although it is not his turn."""
    skipped = auction.turn.distance_to(seat)
    return auction if not skipped else Auction(auction.dealer, (*auction.calls, *(None,) * skipped))


def exposure_is_of_the_auction(state: TableState) -> bool:
    """Tell whether a card exposed now is exposed in the sense of Law 24.

    In 2017 that is during the auction, from the first call to the final pass; in 2007 during the auction period, from
    the moment when the hands are taken out until a lead is faced.
    """
    if state.setup.contract is not None:
        return False
    if state.edition is Edition.LAWS_2007:
        return state.play is None or not state.play.lead_is_faced
    return bool(state.auction.calls) and not state.auction.is_ended


def with_exposed(state: TableState, seat: Seat, cards: tuple[Card, ...], *, led: bool) -> TableState:
    """Return the state after cards of that player could be seen during the auction."""
    fact = law_24.CardsExposedInAuction(state.edition, seat, cards, led)
    return replace(state, irregular=(*state.irregular, fact), noted=(*state.noted, Noted("24", seat)))


def with_call(state: TableState, seat: Seat, call: Call) -> TableState:
    """Return the state after that player has made that call, lawful or not."""
    state = _condoned(state, seat, call)
    auction = law_28.implied_pass(state.auction, seat, right_hand_opponent_must_pass=seat.rho in state.must_pass)
    if auction is not None and not auction.is_ended:
        state = _turn_used(replace(state, auction=auction), seat.rho)
    kind = irregularity_of_call(state, seat, call)
    if kind is None:
        return _turn_used(replace(state, auction=state.auction.after(call)), seat)
    replaced = state.auction.calls[-1] if kind is CallIrregularity.CHANGE else None
    return _with_irregular(state, IrregularCall(state.edition, kind, seat, call, state.auction, replaced))


def with_changed_call(state: TableState, seat: Seat, call: Call) -> TableState:
    """Return the state after that player has put another call in the place of his last one."""
    places = [
        place
        for place, standing in enumerate(state.auction.calls)
        if standing is not None and state.auction.dealer.after(place) is seat
    ]
    if not places:
        return with_call(state, seat, call)
    replaced = state.auction.calls[places[-1]]
    earlier = tuple(
        pending for pending in state.irregular if pending.offender is not seat or not isinstance(pending, IrregularCall)
    )
    state = replace(state, irregular=earlier)
    fact = IrregularCall(state.edition, CallIrregularity.CHANGE, seat, call, state.auction, replaced)
    return _with_irregular(state, fact)


def _with_irregular(state: TableState, fact: IrregularCall) -> TableState:
    noted = (*state.noted, Noted(fact.kind.value, fact.offender))
    state = replace(state, irregular=(*state.irregular, fact), noted=noted)
    match fact.kind:
        case CallIrregularity.AFTER_THE_END:
            return state
        case CallIrregularity.ABOVE_SEVEN:
            # Such a bid can never be the contract (38A), so the pass that 38C substitutes stands from the first.
            return _turn_used(replace(state, auction=replace(fact, call=PASS).standing), fact.offender)
        case CallIrregularity.CHANGE:
            return replace(state, auction=fact.first_call_auction.after(fact.call))
        case _:
            return _turn_used(replace(state, auction=fact.standing), fact.offender)


def _turn_used(state: TableState, seat: Seat) -> TableState:
    """Drop what was meant for that turn only."""
    if not (state.must_pass or state.must_repeat or state.may_not_double):
        return state
    must_pass = {who: bar for who, bar in state.must_pass.items() if who is not seat or bar is Bar.AUCTION}
    must_repeat = {who: call for who, call in state.must_repeat.items() if who is not seat}
    return replace(state, must_pass=must_pass, must_repeat=must_repeat, may_not_double=state.may_not_double - {seat})


def _condoned(state: TableState, seat: Seat, call: Call) -> TableState:
    """Apply what a call does of itself to irregular calls that nobody has drawn attention to."""
    pending = [fact for fact in state.irregular if isinstance(fact, IrregularCall)]
    if not pending:
        return state
    last = pending[-1]
    if last.kind is CallIrregularity.OUT_OF_ROTATION and not last.later and seat is last.before.turn:
        if seat is not last.offender.lho:
            # 28B: the right player's call takes its turn, the call out of rotation counts as never made.
            state = replace(state, auction=last.before)
    elif last.kind in _ACCEPTED_BY_CALLING and not last.later and seat is last.offender.lho:
        change = last if last.kind is CallIrregularity.CHANGE else None
        left = tuple(fact for fact in state.irregular if fact is not last)
        return replace(state, irregular=left, accepted_change=change)
    called = (
        replace(fact, later=(*fact.later, (seat, call))) if isinstance(fact, IrregularCall) else fact
        for fact in state.irregular
    )
    return replace(state, irregular=tuple(called))
