"""Law 28: calls considered to be in rotation."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.law.book import law_16, law_17, law_27, law_36
from duplicado.law.clause import clause
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.orders import StandingCalls
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Order, Procedure, finds
from duplicado.law.rectification import rectifies
from duplicado.law.situation import CallIrregularity, IrregularCall, behind
from duplicado.vocabulary.calls import PASS, Bid, Call
from duplicado.vocabulary.seats import Seat

CALLED_IN_TURN: Final = inquiry("28B", YES_NO, asked_only=True)
_OF_OTHER_LAWS: Final = {CallIrregularity.BARRED, CallIrregularity.INADMISSIBLE}
"""Irregularities that a call out of rotation may have besides, with whose Laws the rectification begins (36, 37)."""


@clause("28A")
def implied_pass(auction: Auction, caller: Seat, *, right_hand_opponent_must_pass: bool) -> Auction | None:
    """Return the auction with the pass that right-hand opponent was bound to make, when the call comes at his turn.

    `None` where nothing is implied, as where that pass would end the auction.

    Reading: a pass that he says after that call, before anybody else has called, is this pass said late; there is
    nothing irregular in it.
    """
    if auction.turn is not caller.rho or not right_hand_opponent_must_pass:
        return None
    passed = auction.after(PASS)
    return None if passed.is_ended else passed


@clause("28B")
def is_in_rotation(pending: IrregularCall, caller: Seat) -> bool:
    """Tell whether the call of that player counts as in rotation although another has called out of rotation.

    It does when it was his turn and the other is an opponent; a partner's call out of rotation is still to be ruled on.

    Reading: a call out of rotation is one, too, by a player who has to pass, and an inadmissible double; but
    left-hand opponent who calls over it lets the one stand (37A) and has both cancelled with the other (36A).
    """
    if caller is not pending.before.turn or caller.side is pending.offender.side:
        return False
    if pending.kind in _OF_OTHER_LAWS:
        return caller is not pending.offender.lho
    return pending.kind is CallIrregularity.OUT_OF_ROTATION


def was_overtaken(facts: IrregularCall) -> bool:
    """Tell whether the right player called next and cannot have accepted (29A), so that nothing hangs on the call."""
    caller = facts.called_next
    return caller is not None and is_in_rotation(facts, caller) and caller is not facts.offender.lho


@rectifies("28B", sheet=IrregularCall)
def right_player_called(facts: IrregularCall) -> Procedure:
    """Order what is left after the right player called in his turn: only the information from the cancelled call."""
    withdrawn = law_16.is_withdrawn(facts.offender.side, (facts.call,), facts.edition)
    yield Order(("28B", *withdrawn.clauses), withdrawn.effects)


@rectifies("28B or 29A", sheet=IrregularCall)
def right_player_may_have_accepted(facts: IrregularCall) -> Procedure:
    """Find whether the right player, who is also left-hand opponent, called in his own turn or accepted (28B, 29A).

    A call that is lawful in his turn, and would not be over the other, he is taken to have made in his turn.
    """
    if facts.lead_faced:
        yield law_17.after_the_period(facts.edition)
        return
    (_, own_call), *others = facts.later_as_standing
    may_accept = facts.standing.position.permits(own_call)
    if (yield from finds(CALLED_IN_TURN, concluded=None if may_accept else True)):
        if may_accept:
            yield Order(("28B",), (StandingCalls(behind(facts.before.after(own_call), others)),))
        yield from right_player_called(facts)
    elif may_accept:
        yield Order(("29A",), ())
    else:
        yield Order(("29A",), (StandingCalls(facts.standing.after(own_call)),))
        yield from _irregular_over_the_accepted_call(facts, own_call)


def _irregular_over_the_accepted_call(facts: IrregularCall, call: Call) -> Procedure:
    """Rule by its own Law upon the call by which left-hand opponent accepted."""
    kind = CallIrregularity.INSUFFICIENT if isinstance(call, Bid) else CallIrregularity.INADMISSIBLE
    own = replace(
        facts, kind=kind, offender=facts.offender.lho, call=call, before=facts.standing, later=facts.later[1:]
    )
    yield from (law_27.rectify if kind is CallIrregularity.INSUFFICIENT else law_36.rectify)(own)
