"""Effects of a call by the ordinary procedure and the clauses that act of themselves (25B1, 27A1, 28, 29A, 37A)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duplicado.law import precedence
from duplicado.law.book import law_16, law_17, law_24, law_28, law_29, law_30
from duplicado.law.clause import clause, has_clause
from duplicado.law.procedure import law_18
from duplicado.law.procedure.auction import Auction
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.table import ledger, obligations, pending_calls
from duplicado.table.obligations import Binding
from duplicado.table.state import IrregularFact, Noted, TableState
from duplicado.vocabulary.calls import PASS, Bid, Call, Double, Pass, Redouble
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import FrozenDict, replace

_ACCEPTED_BY_CALLING = {
    CallIrregularity.INSUFFICIENT,
    CallIrregularity.OUT_OF_ROTATION,
    CallIrregularity.BARRED,
    CallIrregularity.CHANGE,
    CallIrregularity.NOT_REPEATED,
}


_LAWS_OF_CALLS = frozenset(kind.value for kind in CallIrregularity)


def irregularity_of_call(state: TableState, seat: Seat, call: Call) -> CallIrregularity | None:
    """Say what would be irregular about that call now; `None` when the procedure permits it."""
    found = tuple(irregularities_of_call(state, seat, call))
    return precedence.foremost(state.edition, found) if found else None


def irregularities_of_call(state: TableState, seat: Seat, call: Call) -> Iterator[CallIrregularity]:
    """Yield everything that would be irregular about that call now, whichever Law goes first."""
    auction = state.auction
    if auction.is_ended:
        yield CallIrregularity.AFTER_THE_END  # nothing else is wrong with a call that nobody has to make
        return
    in_turn = auction.turn is seat
    again = not in_turn and _has_just_called(auction, seat) and not _is_pass_before_any_bid(state, call)
    bound = _bound_before(state, len(auction.calls) - again)
    if not in_turn:
        yield CallIrregularity.CHANGE if again else CallIrregularity.OUT_OF_ROTATION
    elif bound.must_repeat.get(seat, call) is not call:
        yield CallIrregularity.NOT_REPEATED
    if isinstance(call, Pass):
        return
    if seat in bound.must_pass:
        yield CallIrregularity.BARRED
    if isinstance(call, Bid):
        if not law_18.is_of_the_game(call):
            yield CallIrregularity.ABOVE_SEVEN
        if not auction.position.permits(call):
            yield CallIrregularity.INSUFFICIENT
        return
    over = Auction(auction.dealer, auction.calls[:-1]) if again else auction.at_turn_of(seat)
    if not over.position.permits(call) or (in_turn and seat in bound.may_not_double):
        yield CallIrregularity.INADMISSIBLE


def _bound_before(state: TableState, place: int) -> Binding:
    """Return what binds players by the calls before that place: a second call at one turn has the duties of it.

    What was laid on him since holds from his next turn on.
    """
    laid = tuple(each for each in state.obligations if each.since <= place)
    if not laid:
        return obligations.NOTHING
    return obligations.binding(laid, Auction(state.auction.dealer, state.auction.calls[:place]))


def _has_just_called(auction: Auction, seat: Seat) -> bool:
    return auction.turn is seat.lho and bool(auction.calls) and auction.calls[-1] is not None


def _is_pass_before_any_bid(state: TableState, call: Call) -> bool:
    """Tell whether it is a pass before anybody has bid, which 30A of 2007 deals with at whosever turn it was made."""
    return state.edition.is_of_2007 and call is PASS and state.auction.position.last_bid is None


@clause("17A")
def exposure_is_of_the_auction(state: TableState) -> bool:
    """Tell whether a card exposed now is exposed in the sense of Law 24.

    In 2017 that is during the auction, from the first call to the final pass; in 2007 during the auction period, from
    the moment when the hands are taken out until a lead is faced.
    """
    if has_clause("17E1", state.edition):  # which ends an auction period, not the auction
        return not state.auction_period_is_over
    if state.setup.contract is not None:
        return False
    return state.play is None and not state.auction.is_ended and auction_has_begun(state)


def has_called(state: TableState, seat: Seat) -> bool:
    """Tell whether that player has called, be it that the call was irregular and has been cancelled since."""
    dealer = state.auction.dealer
    if any(call is not None and dealer.after(place) is seat for place, call in enumerate(state.auction.calls)):
        return True
    return any(noted.law in _LAWS_OF_CALLS and noted.offender is seat for noted in state.noted)


def auction_has_begun(state: TableState) -> bool:
    """Tell whether somebody has called, be it that the call has been cancelled since, or a contract has been told."""
    if state.auction.calls or state.setup.contract is not None:
        return True
    if any(isinstance(line.item, Bid | Pass | Double | Redouble) for line in state.ledger):
        return True  # a call that has been withdrawn
    return any(noted.law in _LAWS_OF_CALLS for noted in state.noted)


def with_exposed(
    state: TableState, seat: Seat, cards: tuple[Card, ...], *, led: bool = False, deliberate: bool = False
) -> TableState:
    """Return the state after cards of that player could be seen during the auction.

    What he had exposed before and nobody has drawn attention to is one matter with it: together they are several (24C).
    """
    cards = state.of_own_hand(seat, cards)
    if not cards:
        return state
    noted = (*state.noted, Noted("24", seat))
    already = tuple(each.card for each in state.exposed if each.seat is seat)
    told = state.setup.contract is not None
    fact = law_24.CardsExposedInAuction(state.edition, seat, cards, led, deliberate, already, told)
    for place, other in enumerate(state.irregular):
        if isinstance(other, law_24.CardsExposedInAuction) and other.offender is seat:
            joined = law_24.joined(other, fact)
            irregular = (*state.irregular[:place], joined, *state.irregular[place + 1 :])
            return replace(state, irregular=irregular, noted=noted)
    return replace(state, irregular=(*state.irregular, fact), noted=noted)


def with_call(state: TableState, seat: Seat, call: Call) -> TableState:
    """Return the state after that player has made that call, lawful or not."""
    if _says_implied_pass(state, seat, call):
        return _with_implied_pass_said(state, seat)
    before = state
    state = _condoned(_reopened(state, seat), seat, call)
    auction = _with_implied_pass(state, seat)
    if auction is not None:
        state = replace(state, auction=auction, implied_pass=len(auction.calls) - 1)
    kind = irregularity_of_call(state, seat, call)
    if kind is None:
        return replace(state, auction=state.auction.after(call))
    if kind is CallIrregularity.INADMISSIBLE and _follows_a_bid_above_seven(state):
        return replace(state, auction=state.auction.after(PASS))  # it falls with that bid (38B)
    over = pending_calls.called_out_of_rotation_over(before, seat, before.auction.calls)
    if kind is CallIrregularity.CHANGE and over is None:
        return with_changed_call(before, seat, call)
    # Of a call out of rotation and a second one behind it the first is ruled upon first (29A).
    replaced = state.auction.calls[-1] if kind is CallIrregularity.CHANGE else None
    required = state.bound.must_repeat.get(seat)
    fact = IrregularCall(state.edition, kind, seat, call, state.auction, replaced, required=required)
    if kind is CallIrregularity.INSUFFICIENT and required is call:  # repeated; 27 says what comes instead
        state = replace(state, obligations=obligations.repeated(state.obligations, seat))
    return _with_irregular(state, fact)


def _with_implied_pass(state: TableState, seat: Seat) -> Auction | None:
    """Return the auction with the pass that a call of the player implies (28A), if it does."""
    return law_28.implied_pass(state.auction, seat, right_hand_opponent_must_pass=seat.rho in state.must_pass)


def _says_implied_pass(state: TableState, seat: Seat, call: Call) -> bool:
    """Tell whether a player says the pass that left-hand opponent's call, the last one, has implied (28A)."""
    place, auction = state.implied_pass, state.auction
    if place is None or call is not PASS or place != len(auction.calls) - 2:
        return False
    return auction.dealer.after(place) is seat and state.is_imposed(place)


def _with_implied_pass_said(state: TableState, seat: Seat) -> TableState:
    """Return the state after the player has said his implied pass: he has called, so that he may have accepted."""
    pending = [fact for fact in state.irregular if isinstance(fact, IrregularCall)]
    accepted = [fact for fact in pending if _is_accepted_by_calling(fact, seat, None) and _stands(fact, state.auction)]
    if accepted:
        state = _accepted_by_calling(state, pending, accepted)
    said = (_with_pass_said(fact, seat) if isinstance(fact, IrregularCall) else fact for fact in state.irregular)
    return replace(state, implied_pass=None, irregular=tuple(said))


def _with_pass_said(fact: IrregularCall, seat: Seat) -> IrregularCall:
    """Return an irregular call behind which the player has said the pass that the last call implied."""
    if fact.later[-2:-1] != ((seat, None),):
        return fact
    return replace(fact, later=(*fact.later[:-2], (seat, PASS), fact.later[-1]))


def _reopened(state: TableState, seat: Seat) -> TableState:
    """Let the player who lost his turn to a pass out of rotation call when all have passed since (17D3, 34)."""
    if not state.auction.is_ended or (state.play is not None and state.play.lead_is_faced):
        return state
    place = law_17.deprived_of_turn(state.auction)
    if place is None or state.auction.dealer.after(place) is not seat:
        return state
    return with_standing(state, Auction(state.auction.dealer, state.auction.calls[:place]))


def _follows_a_bid_above_seven(state: TableState) -> bool:
    last = state.irregular[-1] if state.irregular else None
    return isinstance(last, IrregularCall) and last.kind is CallIrregularity.ABOVE_SEVEN and bool(last.later)


def with_changed_call(state: TableState, seat: Seat, call: Call) -> TableState:
    """Return the state after that player has put another call in the place of his last one.

    Reading: who changes a call that he has just put in the place of another has put the last one in the place of the
    first (25, 27C), and those between are withdrawn; who says it again has changed nothing.
    """
    auction = state.auction
    his = [
        place
        for place, standing in enumerate(auction.calls)
        if standing is not None and auction.dealer.after(place) is seat
    ]
    if not his or _has_called_after_the_end(state, seat):
        return with_call(state, seat, call)
    above_seven = isinstance(call, Bid) and not law_18.is_of_the_game(call)
    last = his[-1]
    if seat in _bound_before(state, last).must_pass and not isinstance(call, Pass) and not above_seven:
        fact = IrregularCall(state.edition, CallIrregularity.BARRED, seat, call, auction)
        return _with_irregular(state, fact)
    partner_called = any(
        standing is not None and auction.dealer.after(place) is seat.partner
        for place, standing in enumerate(auction.calls)
        if place > last
    )
    made = auction.calls[: last + 1]
    partner_called = partner_called or pending_calls.waits_behind(state, seat.partner, made)
    earlier = pending_calls.change_to(state, seat, made)
    if earlier is not None and earlier.call is call:
        return state
    first_made = made if earlier is None else pending_calls.first_made(earlier)
    fact = IrregularCall(
        state.edition,
        CallIrregularity.CHANGE,
        seat,
        call,
        auction if earlier is None else earlier.before,
        auction.calls[last] if earlier is None else earlier.replaced,
        lead_faced=state.auction_period_is_over,
        partner_called=partner_called,
        called_out_of_rotation_over=(
            pending_calls.called_out_of_rotation_over(state, seat, made)
            or pending_calls.called_out_of_rotation_over(state, seat, first_made)
        ),
        first=(
            pending_calls.first_that_could_not_stand(state, seat, made)
            or pending_calls.first_that_could_not_stand(state, seat, first_made)
        ),
        between=() if earlier is None else (*earlier.between, earlier.call),
        first_accepted=pending_calls.is_accepted_insufficient_bid(state, seat, first_made),
    )
    if not (fact.partner_called or fact.lead_faced):
        his_own = pending_calls.calls_of(state, seat)
        state = replace(state, irregular=tuple(each for each in state.irregular if each not in his_own))
    return _with_irregular(state, fact)


def _has_called_after_the_end(state: TableState, seat: Seat) -> bool:
    """Tell whether the player's last call came after the final pass, so that it replaces none of those that stand."""
    his = pending_calls.calls_of(state, seat)
    return bool(his) and his[-1].kind is CallIrregularity.AFTER_THE_END


_OF_A_CALL_OUT_OF_ROTATION: Final = {law_29.DENOMINATIONS_SPECIFIED.key, law_30.IS_ARTIFICIAL_PASS.key}


def _with_irregular(state: TableState, fact: IrregularCall) -> TableState:
    noted = (*state.noted, Noted(fact.law, fact.offender))
    state = replace(state, irregular=(*state.irregular, fact), noted=noted)
    if fact.kind is CallIrregularity.OUT_OF_ROTATION:  # what was found of an earlier one is not about this one
        left = {key: value for key, value in state.findings.items() if key not in _OF_A_CALL_OUT_OF_ROTATION}
        state = replace(state, findings=FrozenDict(left))
    match fact.kind:
        case CallIrregularity.AFTER_THE_END:
            return state
        case CallIrregularity.ABOVE_SEVEN:
            # Such a bid can never be the contract (38A), so the pass that 38C substitutes stands from the first.
            return replace(state, auction=replace(fact, call=PASS).standing)
        case CallIrregularity.CHANGE:
            if fact.partner_called or fact.lead_faced or fact.is_above_seven:
                return state  # it cannot stand in the place of the other
            return replace(state, auction=fact.first_call_auction.after(fact.call))
        case _:
            return replace(state, auction=fact.standing)


def _is_of_his_own_turn(last: IrregularCall, call: Call) -> bool:
    """Tell whether the call would be irregular over the call out of rotation, though not in the caller's own turn."""
    return last.before.position.permits(call) and not last.standing.position.permits(call)


def _stands(fact: IrregularCall, auction: Auction) -> bool:
    """Tell whether the irregular call is, for the time being, among those that stand."""
    made = pending_calls.made(fact)
    return auction.calls[: len(made.calls)] == made.calls


def _is_accepted_by_calling(fact: IrregularCall, seat: Seat, between: IrregularCall | None) -> bool:
    """Tell whether a call by that player lets the irregular one stand (25B1, 27A1, 29A, 37A).

    A call out of rotation has come `between` where the right player calls: an opponent's counts as never made (28B),
    partner's has taken his turn. A pass of his own that a Law has implied (28A) was no call of his.
    """
    if fact.partner_called or fact.lead_faced or fact.is_above_seven or fact.is_inadmissible:
        return False
    later = () if between is None else ((between.offender, between.call),)
    is_his_first = fact.later == later or fact.later[:1] == ((seat, None),)
    return fact.kind in _ACCEPTED_BY_CALLING and is_his_first and seat is fact.offender.lho


def with_standing(state: TableState, auction: Auction) -> TableState:
    """Return the state when these calls stand and no others; obligations belong to what is left.

    A turn is lost to the call that came instead (29A), and comes back with it.
    """
    auction = auction.with_turns_that_came_back()
    return replace(state, auction=auction, obligations=obligations.moved_back(state.obligations, auction))


def _accepted_by_calling(state: TableState, pending: list[IrregularCall], accepted: list[IrregularCall]) -> TableState:
    """Let these calls stand; an irregular call that a second one has replaced, or that came behind it, is withdrawn."""
    change = next((fact for fact in accepted if fact.kind is CallIrregularity.CHANGE), None)
    settled = [fact for fact in pending if fact in accepted or pending_calls.is_replaced(fact, change)]
    others = [fact for fact in pending if fact not in settled]
    fallen = [fact for fact in others if not pending_calls.is_behind_standing(fact, state.auction)]
    lines, cited = state.ledger, law_16.cites_of_withdrawal(state.edition)
    for fact in fallen:
        lines = ledger.noted(lines, fact.offender.side, (fact.call,), cited, state.moment)
    left = tuple(
        _with_changed_later_call(fact, change) for fact in state.irregular if fact not in settled and fact not in fallen
    )
    return replace(state, irregular=left, accepted_change=change, ledger=lines)


def _with_changed_later_call(fact: IrregularFact, change: IrregularCall | None) -> IrregularFact:
    """Return an irregular call with what came behind it, of which one call has been changed by now (25B1)."""
    if change is None or not isinstance(fact, IrregularCall):
        return fact
    places = [place for place, each in enumerate(fact.later) if each == (change.offender, change.replaced)]
    if not places:
        return fact
    last = places[-1]
    return replace(fact, later=(*fact.later[:last], (change.offender, change.call), *fact.later[last + 1 :]))


def _condoned(state: TableState, seat: Seat, call: Call) -> TableState:
    """Apply what a call does of itself to irregular calls that nobody has drawn attention to."""
    if not state.irregular:
        return state
    pending = [fact for fact in state.irregular if isinstance(fact, IrregularCall)]
    if not pending:
        return state
    last = pending[-1]
    between: IrregularCall | None = None
    if law_28.is_in_rotation(last, seat) and not last.later and _stands(last, state.auction):
        if seat is last.offender.lho and not _is_of_his_own_turn(last, call):
            return _called_behind(state, seat, call)
        # 28B: the right player's call takes its turn, the call out of rotation counts as never made.
        state, between = with_standing(state, last.before), last
    elif last.offender is seat.partner and last.before.turn is seat and not last.later:
        between = last
    accepted = [
        fact for fact in pending if _is_accepted_by_calling(fact, seat, between) and _stands(fact, state.auction)
    ]
    if accepted:
        state = _accepted_by_calling(state, pending, accepted)
    return _called_behind(state, seat, call)


def _called_behind(state: TableState, seat: Seat, call: Call) -> TableState:
    """Note a call behind the irregular ones that wait for a ruling, and the pass before it that it implies (28A)."""
    implied = () if _with_implied_pass(state, seat) is None else ((seat.rho, None),)
    called = (
        replace(fact, later=(*fact.later, *implied, (seat, call))) if isinstance(fact, IrregularCall) else fact
        for fact in state.irregular
    )
    return replace(state, irregular=tuple(called))
