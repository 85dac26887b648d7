"""Play of a board by four robots at a guarded table in memory, at which nothing irregular can be done.

Each robot sees its own seat, and every action is admitted by the Laws.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from duplicado.director.admission import TableRefusal, admit
from duplicado.director.commands import PlayerActs
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable, begin
from duplicado.formats.table_record.board_record import board_record
from duplicado.law.meaning import CallMeaning
from duplicado.publish.messages import Messages
from duplicado.robot.player import PublicHistory, RobotPlayer, has_to_act, public_history
from duplicado.service.robots.call_texts import explanation, reason
from duplicado.table.actions.reader import parse_action
from duplicado.table.contest_kind import ContestKind
from duplicado.table.moment import Phase
from duplicado.table.record import Annotation, BoardRecord
from duplicado.table.state import TableMode, TableSetup
from duplicado.table.view import SeatView, view
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Deal, Layout
from duplicado.vocabulary.seats import Seat


class IrregularRobotError(DuplicadoError):
    """A robot did what the Laws do not permit; the message names the clause."""


@dataclass(frozen=True)
class PlayedBoard:
    """A board that has been played."""

    record: BoardRecord
    """Calls with their explanations, cards with the robots' reasons."""
    score: int
    """The score to North-South."""

    @classmethod
    def of(cls, record: BoardRecord) -> PlayedBoard:
        """Return the board of which a record was kept."""
        return cls(record, record.stated_score or 0)


def robots_chance(seed: int, board: int, room: int, seat: Seat) -> Random:
    """Return a robot's own source of chance for one board: what it draws does not hang on what others draw."""
    return Random(f"{seed}:{board}:{room}:{seat.value}")  # noqa: S311 - samples, not secrets


def play_board(
    board: Board,
    deal: Deal,
    robots: Mapping[Seat, RobotPlayer],
    messages: Messages,
    *,
    seed: int = 0,
    room: int = 1,
) -> PlayedBoard:
    """Have four robots play a board.

    Raises:
        IrregularRobotError: one of them did what is not admitted.
    """
    table = GuardedTable(board, deal)
    chances = {seat: robots_chance(seed, board.number, room, seat) for seat in Seat}
    calls: dict[int, tuple[Annotation, ...]] = {}
    plays: dict[int, tuple[Annotation, ...]] = {}
    while (seat := table.who_acts()) is not None:
        chosen = robots[seat].act(table.view(seat), table.history(seat), chances[seat])
        auction, in_auction = table.state.table.auction, table.state.table.phase is Phase.AUCTION
        means = explanation(chosen, messages) if in_auction else ""
        refusal = table.act(seat, chosen.text, means=means, meaning=chosen.meaning)
        if refusal is not None:
            raise IrregularRobotError(f"{robots[seat].name}, {seat}: {chosen.text} ({refusal.clause})")
        why = Annotation("comment", reason(chosen, messages))
        if in_auction:
            told = (Annotation("explanation", means),) if means else ()
            calls[len(auction.calls)] = (*told, why)
        else:
            plays.setdefault(max(0, _cards(table) - 1), (why,))  # a lead that is faced has its reason already
    record = board_record(table.state)
    names = {seat: robots[seat].name for seat in Seat}
    record = replace(record, call_annotations=calls, play_annotations=plays, players=names)
    return PlayedBoard.of(record)


def _cards(table: GuardedTable) -> int:
    play = table.state.table.play
    return 0 if play is None else sum(len(trick.plays) for trick in play.play.tricks)


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
