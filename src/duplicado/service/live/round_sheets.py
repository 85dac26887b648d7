"""Sheets of a round for the scorer: what is due at each place, who sits there, and what was stated of it."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.facts.results import Place
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import Cell, EventState, who_sat
from duplicado.service.live.roles import Viewer
from duplicado.service.live.visibility import has_played


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


def lines_of(state: EventState, session: int, round_number: int, viewer: Viewer) -> tuple[SheetLine, ...]:
    """Return the sheet of a round, by section, table and board; of boards that the viewer is still to play nothing."""
    plans = state.session(session).plans
    places = sorted(
        place
        for section, plan in plans.items()
        for table in plan.tables_in(round_number)
        for place in (due.place for due in plan.at_table(round_number, table) if not due.is_over(state.withdrawn))
        if section == place.section
    )
    known = [each for each in places if not viewer.plays or has_played(state, viewer.plays, session, each.board)]
    return tuple(sheet_line(state, each) for each in known)


def open_round(state: EventState, session: int, viewer: Viewer) -> int:
    """Return the first round of which something is still to be entered, or the last."""
    rounds = max((plan.rounds for plan in state.session(session).plans.values()), default=1)
    for number in range(1, rounds + 1):
        if any(line.is_open for line in lines_of(state, session, number, viewer)):
            return number
    return rounds
