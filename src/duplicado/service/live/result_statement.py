"""Entry for a result that somebody states of a board, new or corrected; sheets of a round for the scorer."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.results import Place, TravellerLine
from duplicado.event.facts.stated_results import ResultCorrected, ResultEntered
from duplicado.event.record.knockout_ties import tied_matches
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import Cell, EventState, says_as_much, who_sat
from duplicado.publish.stored_words import reason_name
from duplicado.service.live.roles import TableKey, Viewer
from duplicado.service.live.visibility import has_played, round_of
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class Statement:
    """A line of a traveller, and of what it tells."""

    table: TableKey
    board: int
    line: TravellerLine
    round: int | None = None
    """`None`: that in which the board is due at the table, see `place_at`."""
    side: Side | None = None
    """Of whoever states it; `None`: the Director or scorer."""
    instead_of: tuple[EntryId, ...] = ()
    """Entries that it puts right."""
    reason: str = ""
    """Reason for which that was wrong."""

    def place_in(self, state: EventState) -> Place:
        """Return the place that it is about."""
        table = self.table
        if self.round is None:
            return place_at(state, table, self.board)
        return Place(table.session, table.section, self.round, table.table, self.board)


def place_at(state: EventState, table: TableKey, board: int) -> Place:
    """Return the place of a board at a table: in the round in which it is due there, else in that which goes on.

    Where it is due there in several rounds, the first in which nothing was stated yet, or else the last.
    """
    plan = state.plan_of(table.session, table.section)
    due = [] if plan is None else [place for place in plan.places_of(board) if place.table == table.table]
    due.sort()
    for place in due:
        if not state.cell(place).stated:
            return place
    if due:
        return due[-1]
    return Place(table.session, table.section, round_of(state, table), table.table, board)


def fact_of(state: EventState, said: Statement, own: EntryId) -> ResultEntered | ResultCorrected:
    """Return the entry that a statement becomes; said again after it was recorded, the same.

    A statement that is put right takes along those of others that say the same as it: they are one to whoever reads
    them, and what was wrong with one was wrong with all.

    Args:
        state: what the record says.
        said: the statement.
        own: the id that the entry has, or has had already.
    """
    place = said.place_in(state)
    result = ResultEntered(place, said.line, side=said.side)
    if not said.instead_of:
        return result
    cell = state.cell(place)
    known = cell.stated.get(own)
    instead_of = known.instead_of if known is not None and known.instead_of else _alike(cell, said.instead_of)
    return ResultCorrected(result, instead_of, reason_name(said.reason))


def _alike(cell: Cell, named: tuple[EntryId, ...]) -> tuple[EntryId, ...]:
    """Add to the statements that are wrong those that say the same, or less of it; who says more is not disowned."""
    wrong = [cell.stated[each].result for each in named if each in cell.stated]
    alike = [
        id_
        for id_, each in cell.stated.items()
        if id_ not in cell.replaced and any(says_as_much(one, each.result) for one in wrong)
    ]
    return tuple(dict.fromkeys((*named, *alike)))


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A board at a table in a round."""

    place: Place
    due: Due | None
    """`None`: by the movement nobody plays it there."""
    cell: Cell

    @property
    def seated(self) -> tuple[tuple[ContestantId, ...], tuple[ContestantId, ...]] | None:
        """Contestants who sit on each side; two contestants of individuals, North and East before their partners."""
        standing = self.cell.standing
        north_south, east_west, south, west = who_sat(standing[0].result if standing else None, self.due)
        if north_south is None or east_west is None:
            return None
        return (north_south, *filter(None, (south,))), (east_west, *filter(None, (west,)))

    @property
    def is_open(self) -> bool:
        """True where a result is still to be entered, or several contradict one another."""
        return self.cell.result is None and not (self.cell.cancelled or self.cell.rulings)


def sheet_line(state: EventState, place: Place) -> SheetLine:
    """Return the line of a place."""
    return SheetLine(place, state.due_at(place), state.cell(place))


def played_at(state: EventState, session: int, section: str, round_number: int, table: int) -> tuple[Due, ...]:
    """Return what is due at a table in a round, then what was played there beside it, as the extra boards of a tie."""
    dues = state.dues_at(session, section, round_number, table)
    due_boards = {due.place.board for due in dues}
    boards = sorted(board for name, board in state.session(session).boards if name == section)
    places = [Place(session, section, round_number, table, board) for board in boards if board not in due_boards]
    beside = (state.due_at(place) for place in places if dues and state.cell(place).is_played)
    return (*dues, *filter(None, beside))


def lines_of(state: EventState, session: int, round_number: int, viewer: Viewer) -> tuple[SheetLine, ...]:
    """Return the sheet of a round, by section, table and board; of boards that the viewer is still to play nothing.

    The extra boards that a tied match of the round still wants are on it.
    """
    plans = state.session(session).plans
    there = {
        due.place
        for section, plan in plans.items()
        for table in plan.tables_in(round_number)
        for due in played_at(state, session, section, round_number, table)
        if not due.is_over(state.withdrawn)
    }
    extra = (place for match in tied_matches(state) if not match.is_passed for place in match.places)
    places = sorted(there.union(each for each in extra if (each.session, each.round) == (session, round_number)))
    known = [each for each in places if not viewer.plays or has_played(state, viewer.plays, session, each.board)]
    return tuple(sheet_line(state, each) for each in known)


def open_round(state: EventState, session: int, viewer: Viewer) -> int:
    """Return the first round of which something is still to be entered, or the last."""
    rounds = max((plan.rounds for plan in state.session(session).plans.values()), default=1)
    for number in range(1, rounds + 1):
        if any(line.is_open for line in lines_of(state, session, number, viewer)):
            return number
    return rounds
