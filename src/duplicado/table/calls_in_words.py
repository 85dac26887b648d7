"""Words of calls: bids that are named with a double or redouble (19), and calls by which an option is answered."""

from __future__ import annotations

from duplicado.law.book import law_19
from duplicado.law.orders import BidNamed, CallMade
from duplicado.law.procedure.auction import Auction
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.table import ledger
from duplicado.table.moment import Moment
from duplicado.table.standing_calls import with_call
from duplicado.table.state import Noted, TableState
from duplicado.vocabulary.calls import Bid, Double, Redouble
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace


def with_named_bid(
    before: TableState, state: TableState, seat: Seat, call: Double | Redouble, stated: Bid
) -> TableState:
    """Return the state after the player named a bid with the double or redouble that he has just made.

    The call is of the bid that was made (19A3, 19B3). One that Law 19 does not permit at all is not of any bid: Law 36
    deals with it.
    """
    auction = state.auction
    inadmissible = any(
        isinstance(fact, IrregularCall) and fact.kind is CallIrregularity.INADMISSIBLE
        for fact in state.irregular[len(before.irregular) :]
    )
    stands = bool(auction.calls) and auction.calls[-1] is call and not inadmissible
    made = Auction(auction.dealer, auction.calls[:-1]).position.last_bid if stands else None
    return _with_words(state, BidNamed(seat, call, stated), made, before.moment)


def with_words_of_answer(state: TableState, said: CallMade | BidNamed, now: Moment) -> TableState:
    """Return the state after a player has answered an option by an irregular call, or named a bid with his double.

    Args:
        state: the table; a call with which he named a bid already stands as his last one.
        said: the call, which is ruled upon at once, or the words.
        now: how far the board had come when he answered.
    """
    if isinstance(said, CallMade):
        state = with_call(state, said.seat, said.call)
        made = state.irregular[-1] if state.irregular else None
        if not isinstance(made, IrregularCall) or made.offender is not said.seat:
            return state
        return replace(state, irregular=(*state.irregular[:-1], replace(made, answers_option=True)))
    auction = state.auction
    his = [place for place, call in enumerate(auction.calls) if call and auction.dealer.after(place) is said.seat]
    stands = bool(his) and auction.calls[his[-1]] is said.call
    over = Auction(auction.dealer, auction.calls[: his[-1]]).position.last_bid if stands else None
    return _with_words(state, said, over, now)


def _with_words(state: TableState, words: BidNamed, made: Bid | None, now: Moment) -> TableState:
    """Note a bid that was named; `made` is the bid of which the call is (19A3, 19B3), `None` when it is of none."""
    seat, call, stated = words.seat, words.call, words.stated
    misstated = None if made is None else law_19.misstatement(call, stated, made)
    if misstated is None:
        return replace(state, noted=(*state.noted, Noted(law_19.forbids_naming_the_bid(call), seat)))
    noted = (*state.noted, Noted(law_19.deems_made(call), seat))
    told = law_19.cites_of_information(call)
    return replace(state, noted=noted, ledger=ledger.noted(state.ledger, seat.side, (misstated,), told, now))
