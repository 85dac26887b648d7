"""Statements that a player makes together with what he does: an alert, a meaning, the request to correct a slip."""

from __future__ import annotations

from duplicado.director.commands import PlayerActs
from duplicado.director.state import DirectedTable
from duplicado.law.regulations import options
from duplicado.law.regulations.option import value_of
from duplicado.service.playing.seat_commands import SeatCommand
from duplicado.table.actions.auction import ChangesCall, Explains, MakesCall, SelfAlerts
from duplicado.table.actions.irregularity import Attention
from duplicado.table.actions.play import ChangesDesignation
from duplicado.table.actions.reader import Action
from duplicado.vocabulary.seats import Seat


def said_with(state: DirectedTable, seat: Seat, action: Action, command: SeatCommand) -> tuple[PlayerActs, ...]:
    """Return what a player says of his own call while he makes it."""
    if isinstance(action, ChangesDesignation) or (
        isinstance(action, ChangesCall) and value_of(options.UNDO_MANNER, state.table.setup.regulations) == "law"
    ):
        return (PlayerActs(seat, Attention()),)  # he asks the Director to let him correct a slip (25A, 45C4(b))
    if not isinstance(action, MakesCall):
        return ()
    place = len(state.table.auction.calls) + 1
    alert = (PlayerActs(seat, SelfAlerts()),) if command.alert else ()
    text = command.means.strip()
    return (*alert, PlayerActs(seat, Explains(text, action.call, place))) if text else alert
