"""Irregular calls that wait for a ruling: the calls up to each, and those of one player that belong together.

Owner: the table's fold.
"""

from __future__ import annotations

from typing import Final

from duplicado.law.book import law_28
from duplicado.law.procedure import law_18
from duplicado.law.procedure.auction import Auction
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import PASS, Bid, Call
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace


def calls_of(state: TableState, seat: Seat) -> list[IrregularCall]:
    """Return the irregular calls of the player that wait for a ruling, in the order in which they came."""
    return [fact for fact in state.irregular if isinstance(fact, IrregularCall) and fact.offender is seat]


def changes(state: TableState) -> tuple[IrregularCall, ...]:
    """Return the changes of calls that wait for a ruling."""
    pending = (fact for fact in state.irregular if isinstance(fact, IrregularCall))
    return tuple(fact for fact in pending if fact.kind is CallIrregularity.CHANGE)


def change_to(state: TableState, seat: Seat, calls: tuple[Call | None, ...]) -> IrregularCall | None:
    """Return the change by which that player's call came to be the last of these, if it still waits for a ruling."""
    changes = (fact for fact in calls_of(state, seat) if fact.kind is CallIrregularity.CHANGE)
    return next((change for change in changes if made(change).calls == calls), None)


def first_made(change: IrregularCall) -> tuple[Call | None, ...]:
    """Return the calls up to the one in the place of which the other was put."""
    return (*change.first_call_auction.calls, change.replaced)


def called_out_of_rotation_over(state: TableState, seat: Seat, calls: tuple[Call | None, ...]) -> Auction | None:
    """Return what the last of these, a call of the player, came over out of rotation, if it waits for a ruling."""
    for fact in calls_of(state, seat):
        if made(fact).calls != calls:
            continue
        if fact.kind is CallIrregularity.CHANGE:
            return fact.called_out_of_rotation_over
        return None if fact.before.turn is seat else fact.before
    return None


def is_accepted_insufficient_bid(state: TableState, seat: Seat, calls: tuple[Call | None, ...]) -> bool:
    """Tell whether the last of these, a call of the player, is insufficient and waits for no ruling any more."""
    *over, last = calls
    if not isinstance(last, Bid) or law_18.is_sufficient(
        last, Auction(state.auction.dealer, tuple(over)).position.last_bid
    ):
        return False
    return not any(made(fact).calls == calls or first_made(fact) == calls for fact in calls_of(state, seat))


_COULD_NOT_STAND: Final = frozenset(
    {
        CallIrregularity.INADMISSIBLE,
        CallIrregularity.BARRED,
        CallIrregularity.NOT_REPEATED,
        CallIrregularity.ABOVE_SEVEN,
    }
)


def first_that_could_not_stand(state: TableState, seat: Seat, calls: tuple[Call | None, ...]) -> IrregularCall | None:
    """Return the last of these, a call of the player, where it could not stand, if it still waits for a ruling."""
    for fact in calls_of(state, seat):
        if fact.kind is CallIrregularity.CHANGE and made(fact).calls == calls:
            return fact.first
        if fact.kind in _COULD_NOT_STAND and _for_the_time_being(fact).calls == calls:
            return fact
    return None


def _for_the_time_being(fact: IrregularCall) -> Auction:
    """Return the auction up to the irregular call, with the pass in the place of a bid of more than seven (38C)."""
    return replace(fact, call=PASS).standing if fact.kind is CallIrregularity.ABOVE_SEVEN else fact.standing


def made(fact: IrregularCall) -> Auction:
    """Return the auction up to the irregular call, as it is if the call stands."""
    return fact.first_call_auction.after(fact.call) if fact.kind is CallIrregularity.CHANGE else fact.standing


def waits_behind(state: TableState, seat: Seat, calls: tuple[Call | None, ...]) -> bool:
    """Tell whether a call of the player behind these waits for a ruling, and has not been overtaken (28B)."""
    behind = (fact for fact in calls_of(state, seat) if fact.before.calls[: len(calls)] == calls)
    return any(fact.called_next is None or not law_28.is_in_rotation(fact, fact.called_next) for fact in behind)


def is_replaced(fact: IrregularCall, change: IrregularCall | None) -> bool:
    """Tell whether it is the irregular call in the place of which another was put: accepting that one settles both."""
    return change is not None and fact.offender is change.offender and made(fact).calls == first_made(change)


def is_behind_standing(fact: IrregularCall, auction: Auction) -> bool:
    """Tell whether the calls behind which the irregular call was made are among those that stand: else it falls."""
    behind = fact.first_call_auction if fact.kind is CallIrregularity.CHANGE else fact.before
    return auction.calls[: len(behind.calls)] == behind.calls
