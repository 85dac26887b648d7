"""Goings-on at a table, for those who run its event: who sits there, and how far a board is; never a call or a card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.sitters import Sitter
from duplicado.table.moment import Phase
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat


class BoardStage(Enumeration):
    """Stage of the board at a table; the value is its name in messages."""

    WAITING = "waiting"
    """No board has begun."""
    AUCTION = "auction"
    LEAD = "lead"
    PLAY = "play"
    OVER = "over"


_STAGES = {Phase.AUCTION: BoardStage.AUCTION, Phase.CLARIFICATION: BoardStage.LEAD, Phase.PLAY: BoardStage.PLAY}


@dataclass(frozen=True, slots=True)
class GoingsOn:
    """State of the play at a table."""

    sitters: Mapping[Seat, Sitter]
    away: frozenset[Seat]
    stage: BoardStage
    board: int | None = None
    trick: int | None = None
    """Number of the trick that is being played."""
    since: datetime | None = None
    """Time of what was done there last on this board, or of its beginning."""


def goings_on(now: PlayedTable) -> GoingsOn:
    """Return what goes on at a table."""
    away = frozenset(now.away)
    if now.board is None:
        return GoingsOn(now.seats, away, BoardStage.WAITING)
    table = now.board.table
    stage, play = _STAGES.get(table.phase, BoardStage.OVER), table.play
    done = now.done[-1].at if now.done else now.begun_at
    return GoingsOn(
        now.seats,
        away,
        stage,
        table.setup.board.number,
        None if play is None or stage is not BoardStage.PLAY else min(13, 14 - play.play.tricks_to_come),
        datetime.fromisoformat(done) if done else None,
    )
