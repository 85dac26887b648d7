"""Play of a board by four robots: each sees its own seat, every action is admitted by the Laws."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from duplicado.formats.table_record.board_record import board_record
from duplicado.publish.messages import Messages
from duplicado.robot.player import RobotPlayer
from duplicado.service.robots.call_texts import explanation, reason
from duplicado.service.robots.guarded_table import GuardedTable
from duplicado.table.moment import Phase
from duplicado.table.record import Annotation, BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Deal
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
