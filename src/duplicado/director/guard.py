"""Guarded mode (electronic tables): which clause an action would break."""

from __future__ import annotations

from typing import Final

from duplicado.director import guard_claims, guard_play, guard_speech
from duplicado.director.commands import PlayerActs
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_19
from duplicado.law.edition import cited_in
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.law.situation import CallIrregularity
from duplicado.table import speech
from duplicado.table.actions.auction import ChangesCall, MakesCall
from duplicado.table.actions.irregularity import RulesHimself
from duplicado.table.actions.play import Drops, Names, ReturnsHands, Shows
from duplicado.table.actions.reader import Action
from duplicado.table.moment import Phase
from duplicado.table.standing_calls import exposure_is_of_the_auction, irregularity_of_call
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import Bid, Call, Double, Redouble
from duplicado.vocabulary.contracts import PassedOut
from duplicado.vocabulary.seats import Seat

_HIGHEST: Final = 7


def broken_by(state: DirectedTable, command: PlayerActs) -> str | None:
    """Return the clause that a player's action would break with what is said beside it; `None` when it is regular."""
    silent = guard_claims.broken_by_silence(state.table, command)
    return broken_clause(state, command.seat, command.action) or silent


def broken_clause(state: DirectedTable, seat: Seat, action: Action) -> str | None:
    """Return the clause that the action would break; `None` when it is regular."""
    table = state.table
    match action:
        case MakesCall(call):
            return _call(table, seat, call) or broken_by_words(action)
        case ChangesCall():
            return _change(table, seat)
        case Drops() | Shows() | Names() if exposure_is_of_the_auction(table):
            return "24"
        case _ if isinstance(action, speech.Said | RulesHimself):
            return guard_speech.broken_clause(state, seat, action)
        case ReturnsHands() if table.phase is not Phase.OVER and not isinstance(table.result_of_auction, PassedOut):
            return "7C"
        case _ if guard_claims.is_of_this(action):
            return guard_claims.broken_clause(table, seat, action)
        case _:
            return guard_play.broken_clause(state, seat, action)


def impossible_on_a_screen(table: TableState, seat: Seat, action: Action) -> str | None:
    """Return the clause that forbids what no page lets anybody do.

    A card that is not held, a bid of eight, and a card or a claim where four passes have ended the board (22A).
    """
    if isinstance(table.result_of_auction, PassedOut) and guard_play.is_of_the_play(action):
        return cited_in(table.edition, "22A")
    if guard_play.shows_card_not_held(table, seat, action):
        return "7B3"
    is_above = isinstance(action, MakesCall) and isinstance(action.call, Bid) and action.call.level > _HIGHEST
    return "18A" if is_above else None


def _call(table: TableState, seat: Seat, call: Call) -> str | None:
    kind = irregularity_of_call(table, seat, call)
    if table.auction.is_ended or table.setup.contract is not None:
        return "39A"
    if table.auction.turn is not seat:
        return "17C" if table.auction.calls else "17B"
    match kind:
        case None:
            return None
        case CallIrregularity.NOT_REPEATED:
            return "32A1" if isinstance(table.bound.must_repeat.get(seat), Double | Redouble) else "31A1"
        case CallIrregularity.INADMISSIBLE if table.auction.position.permits(call):
            return "30B2"
        case CallIrregularity.INADMISSIBLE:
            return "19A1" if isinstance(call, Double) else "19B1"
        case CallIrregularity.INSUFFICIENT:
            return "18D"
        case CallIrregularity.ABOVE_SEVEN:
            return "18A"
        case _:
            return str(kind.value)


def broken_by_words(action: Action) -> str | None:
    """Return the clause that a double or redouble breaks by naming the bid, rightly or wrongly; `None` otherwise.

    It is the same whether the call is made in turn or answers an option.
    """
    match action:
        case MakesCall(Double() | Redouble() as call, Bid()):
            return law_19.forbids_naming_the_bid(call)
        case _:
            return None


@reads(options.UNDO_MANNER)
def _change(table: TableState, seat: Seat) -> str | None:
    """Forbid a change of call, but for that of an unintended one in time, where the authority allows it (25A)."""
    places = [
        place for place, call in enumerate(table.auction.calls) if call and table.auction.dealer.after(place) is seat
    ]
    if table.play is not None and table.play.lead_is_faced:
        return cited_in(table.edition, "25A5")
    if places and len(table.auction.calls) > places[-1] + 2:
        return cited_in(table.edition, "25A4")
    if not places:
        return "25B" if table.auction.turn is seat else "17C" if table.auction.calls else "17B"
    asked = value_of(options.UNDO_MANNER, table.setup.regulations) == "law"
    return None if asked else "25B"
