"""Guarded table in memory: a board at which nothing irregular can be done, as robots play it among themselves."""

from __future__ import annotations

from collections.abc import Mapping

from duplicado.director.admission import TableRefusal, admit
from duplicado.director.commands import PlayerActs
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable, begin
from duplicado.law.meaning import CallMeaning
from duplicado.robot.player import PublicHistory, public_history
from duplicado.robot.turn import has_to_act
from duplicado.table.actions.reader import parse_action
from duplicado.table.contest_kind import ContestKind
from duplicado.table.moment import Phase
from duplicado.table.state import TableMode, TableSetup
from duplicado.table.view import SeatView, view
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat


class GuardedTable:
    """One board at one table."""

    def __init__(self, board: Board, layout: Layout, regulations: Mapping[str, object] | None = None) -> None:
        """Begin the board; hands that are not known are left out of the layout."""
        setup = TableSetup(
            board, regulations=regulations or {}, kind=ContestKind.TEAMS, mode=TableMode.GUARDED, layout=layout
        )
        self.state: DirectedTable = begin(setup)

    @property
    def is_over(self) -> bool:
        """True where the board has been played or passed out."""
        return self.state.table.phase is Phase.OVER or (
            self.state.table.auction.is_ended and self.state.table.play is None
        )

    def who_acts(self) -> Seat | None:
        """Return the player who has something to do; `None` when the board is over."""
        if self.is_over:
            return None
        return next((seat for seat in Seat if has_to_act(self.view(seat))), None)

    def view(self, seat: Seat) -> SeatView:
        """Return what that seat sees."""
        return view(self.state.table, seat, self.state.offers)

    def history(self, seat: Seat) -> PublicHistory:
        """Return what that seat has seen beyond its view."""
        return public_history(self.state.table, seat)

    def act(self, seat: Seat, text: str, *, means: str = "", meaning: CallMeaning | None = None) -> TableRefusal | None:
        """Do what a player does, or say why it is refused; then nothing has changed.

        Raises:
            NotationError: `text` is no action.
        """
        command = PlayerActs(seat, parse_action(text), means=means, meaning=meaning)
        refusal = admit(self.state, command)
        if refusal is None:
            self.state = carry_out(self.state, command)[1]
        return refusal

    def would_admit(self, seat: Seat, text: str) -> bool:
        """Tell whether an action would be admitted; nothing is done."""
        return admit(self.state, PlayerActs(seat, parse_action(text))) is None
