"""Result sheets for the office: a board, a round, one place, the record as far as its viewer may read it.

Tables of a round are told too: who sits there, each board as far as it is known, the result that came last.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.results import Place
from duplicado.event.record.clock import is_call_that_stays
from duplicado.event.record.folding import without_undone
from duplicado.event.record.register import public_entries
from duplicado.event.record.state import Cell, EventState, StatedResult, who_sat
from duplicado.service.live.command_handling import LiveRecord
from duplicado.service.live.result_statement import played_at
from duplicado.service.live.roles import Access, Capability, TableKey, Viewer
from duplicado.service.live.visibility import board_of_playing, has_played, round_of, sees_fact
from duplicado.vocabulary.enumeration import Enumeration


@dataclass(frozen=True, slots=True)
class Line:
    """A board at a table: who sits there, and all that was said of it."""

    place: Place
    north_south: ContestantId | None
    east_west: ContestantId | None
    south: ContestantId | None
    west: ContestantId | None
    cell: Cell
    is_due: bool
    """True where the movement has it there."""
    is_readable: bool = True
    """True where whoever asks may see its results: a director who plays does not before he has played the board."""
    planned: tuple[ContestantId | None, ContestantId | None] = (None, None)
    """Contestants whom the movement has there, North-South first."""

    @property
    def is_exchanged(self) -> bool:
        """True where the sides sat in the other direction than the movement has them."""
        return self.is_due and (self.east_west, self.north_south) == self.planned

    @property
    def stated(self) -> tuple[StatedResult, ...]:
        """The results that stand, earliest first; more than one contradict one another."""
        return self.cell.standing if self.is_readable else ()

    @property
    def is_agreed(self) -> bool:
        """True where both sides, or the Director, have agreed (Law 79A)."""
        return self.cell.is_agreed


@dataclass(frozen=True, slots=True)
class Log:
    """An entry as it is listed."""

    number: int
    """In the record, from 1."""
    entry: Entry
    undone_by: int | None
    """The number of the entry that undoes it."""
    stays: bool = False
    """True where later entries rest on it: the founding, the call of a round after which another was called."""

    @property
    def may_be_undone(self) -> bool:
        """True where a correcting event can take it back: not what was, and not an undoing itself."""
        return self.undone_by is None and self.entry.fact.undoes is None and not self.stays


def is_readable(state: EventState, viewer: Viewer, place: Place) -> bool:
    """Tell whether somebody at the office may read the results of a place."""
    if not viewer.plays:
        return True
    return has_played(state, viewer.plays, place.session, place.board) or board_of_playing(state, viewer.plays, place)


def place_at(state: EventState, viewer: Viewer, place: Place) -> Line:
    """Return a place, whether or not the movement has it."""
    cell, due = state.cell(place), state.due_at(place)
    readable = is_readable(state, viewer, place)
    said = cell.result.result if cell.result and readable else None
    plan = state.plan_of(place.session, place.section)
    is_due = plan is not None and place in plan.due
    planned = (due.north_south, due.east_west) if due else (None, None)
    return Line(place, *who_sat(said, due), cell, is_due, readable, planned)


def lines_of_board(state: EventState, viewer: Viewer, session: int, section: str, board: int) -> tuple[Line, ...]:
    """Return where a board is played, by round and table, places that the movement does not have included."""
    of_session = state.session(session)
    plan = of_session.plans.get(section)
    places = {due.place for due in plan.by_board.get(board, ())} if plan else set[Place]()
    places |= set(of_session.boards.get((section, board), {}))
    return tuple(place_at(state, viewer, each) for each in sorted(places))


def lines_of_round(state: EventState, viewer: Viewer, session: int, section: str, number: int) -> tuple[Line, ...]:
    """Return what is played in a round, by table and board."""
    places = sorted(place for place in _places(state, session, section) if place.round == number)
    return tuple(place_at(state, viewer, each) for each in places)


def lines_of_contestant(
    state: EventState, viewer: Viewer, session: int, section: str, who: ContestantId
) -> tuple[Line, ...]:
    """Return what somebody plays in a session, by round and board, as the results say who sat there."""
    lines = (place_at(state, viewer, each) for each in sorted(_places(state, session, section)))
    theirs = (line for line in lines if who in (line.north_south, line.east_west, line.south, line.west))
    return tuple(sorted(theirs, key=lambda line: (line.place.round, line.place.board)))


def lines_at(
    state: EventState, viewer: Viewer, session: int, section: str, table: int, number: int | None
) -> tuple[Line, ...]:
    """Return what a table plays in a round, and what it played beside that; in the first round where none is told."""
    dues = played_at(state, session, section, number or 1, table)
    return tuple(place_at(state, viewer, due.place) for due in dues)


def _places(state: EventState, session: int, section: str) -> set[Place]:
    """Return where boards are played, places that the movement does not have included."""
    of_session = state.session(session)
    plan = of_session.plans.get(section)
    said = (cells for (name, _), cells in of_session.boards.items() if name == section)
    return set(plan.due if plan else ()).union(*said)


def log_of(visible: Collection[Entry], order: Collection[Entry], state: EventState) -> Iterator[Log]:
    """Go through the entries that somebody may read, the last first.

    Args:
        visible: those that he may read.
        order: all of them, by whose places they are numbered.
        state: what they say.
    """
    numbers = {entry.id: number for number, entry in enumerate(order, 1)}
    standing = without_undone(order)  # an undoing may itself be undone
    undone = {entry.fact.undoes: numbers[entry.id] for entry in standing if entry.fact.undoes is not None}
    for entry in reversed(tuple(visible)):
        stays = entry.id == state.founding or is_call_that_stays(state, entry.id)
        yield Log(numbers[entry.id], entry, undone.get(entry.id), stays)


def visible_entries(record: LiveRecord, viewer: Viewer, access: Access) -> tuple[Entry, ...]:
    """Return the entries that somebody who sees the record may read, in its order.

    Without the directors' register for who may not see it; for a director who plays, without what tells of boards that
    he has not played.
    """
    if not access.may(viewer.role, Capability.RECORD):
        return ()
    if not viewer.plays:
        shows_register = access.may(viewer.role, Capability.REGISTER)
        return tuple(record.order) if shows_register else tuple(public_entries(record.order))
    seen: set[str] = set()
    found: list[Entry] = []
    for entry in record.order:
        if sees_fact(record.state, entry.fact, viewer.plays, seen.__contains__):
            seen.add(entry.id)
            found.append(entry)
    return tuple(found)


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
