"""Tables of a round for the office: who sits there, each board as far as it is known, the result that came last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.record.state import EventState, StatedResult
from duplicado.service.live.roles import TableKey, Viewer
from duplicado.service.live.visibility import round_of
from duplicado.service.office.result_sheets import Line, lines_at
from duplicado.vocabulary.enumeration import Enumeration


class BoardStanding(Enumeration):
    """State of a board at a table."""

    AGREED = "agreed"
    STATED = "stated"
    """One side has stated a result; the other, where that is needed, has not agreed."""
    DIFFERS = "differs"
    ADJUSTED = "adjusted"
    LATER = "later"
    CANCELLED = "cancelled"
    HIDDEN = "hidden"
    """It is not shown to a director who is still to play it."""
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class TileBoard:
    """A board of the round at a table."""

    line: Line
    standing: BoardStanding


@dataclass(frozen=True, slots=True)
class Tile:
    """A table in its round."""

    key: TableKey
    round: int
    sides: tuple[tuple[str, ContestantId], ...]
    """Contestants who sit there: `NS` and `EW`, or where everybody plays for himself the four seats."""
    boards: tuple[TileBoard, ...]
    last: tuple[Line, StatedResult] | None
    """The result that was stated last, if it is to be shown."""

    def boards_of(self, who: ContestantId) -> tuple[int, ...]:
        """Return the boards that a contestant plays there, where others play some without him; else none."""
        played = [each.line.place.board for each in self.boards if who in {at for _, at in _seated(each.line)}]
        return tuple(played) if len(played) < len(self.boards) else ()


def tile_of(state: EventState, viewer: Viewer, key: TableKey) -> Tile:
    """Return a table in the round in which it is."""
    number = round_of(state, key)
    lines = lines_at(state, viewer, key.session, key.section, key.table, number)
    stated = [(line, each) for line in lines for each in line.stated]
    last = max(stated, key=lambda each: each[1].at, default=None)
    boards = tuple(TileBoard(line, _standing(state, line)) for line in lines)
    return Tile(key, number, seated_at(lines), boards, last)


def seated_at(lines: Sequence[Line], board: int | None = None) -> tuple[tuple[str, ContestantId], ...]:
    """Return who sits at the table of some lines: each where he does first, and of a board there those who play it."""
    sides: dict[ContestantId, str] = {}
    for line in [line for line in lines if line.place.board == board] or lines:
        for side, who in _seated(line):
            sides.setdefault(who, side)
    return tuple((side, who) for who, side in sides.items())


def _seated(line: Line) -> Iterator[tuple[str, ContestantId]]:
    alone = line.south is not None or line.west is not None
    named = ("N", "S", "E", "W") if alone else ("NS", "", "EW", "")
    for side, who in zip(named, (line.north_south, line.south, line.east_west, line.west), strict=True):
        if who is not None and side:
            yield side, who


def _standing(state: EventState, line: Line) -> BoardStanding:
    cell = line.cell
    if not line.is_readable:
        return BoardStanding.HIDDEN
    if cell.cancelled:
        return BoardStanding.CANCELLED
    if len(line.stated) > 1:
        return BoardStanding.DIFFERS
    if cell.ruling:
        return BoardStanding.ADJUSTED
    if line.stated:
        waits = state.conditions.agreement_needed and not line.is_agreed
        return BoardStanding.STATED if waits else BoardStanding.AGREED
    return BoardStanding.LATER if cell.postponed else BoardStanding.OPEN
