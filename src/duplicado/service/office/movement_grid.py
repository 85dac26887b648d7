"""Movement of a section as a grid: who sits where round by round, who sits out, which tables share boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantWithdrew
from duplicado.event.record.section_plan import Due, SectionPlan
from duplicado.movement.model import Movement


@dataclass(frozen=True, slots=True)
class GridCell:
    """A table in a round."""

    seated: tuple[tuple[ContestantId, ...], ...]
    """Contestants who sit there: North-South and East-West, for individuals North, East, South, West; several where two
    matches are played there in turn. Nobody: the table is empty."""
    boards: tuple[int, ...]

    @property
    def contestants(self) -> frozenset[ContestantId]:
        """Everybody who sits there."""
        return frozenset(who for each in self.seated for who in each)


@dataclass(frozen=True, slots=True)
class GridRound:
    """A round."""

    number: int
    cells: tuple[GridCell, ...]
    """By table, from 1."""
    sits_out: tuple[ContestantId, ...]
    sharing: tuple[tuple[int, ...], ...]
    """Tables that play the same boards, each group together."""
    resting: tuple[int, ...]
    """Boards of the session that no table has: they are on the board stand."""
    is_switched: bool
    """True where the arrow is switched."""


@dataclass(frozen=True, slots=True)
class MovementGrid:
    """A movement drawn."""

    rounds: tuple[GridRound, ...]
    stay: Mapping[int, ContestantId]
    """By table, who sits North-South there in every round."""
    homes: Mapping[int, ContestantId]
    """By table, who plays there and nowhere else, on whichever side."""
    boards: int
    """Number of different boards."""

    @property
    def tables(self) -> int:
        """Number of tables in the round that has the most."""
        return max((len(each.cells) for each in self.rounds), default=0)

    def changed(self, other: MovementGrid) -> frozenset[tuple[int, int]]:
        """Return the rounds and tables at which it is otherwise than in another."""
        there = {(each.number, at): cell for each in other.rounds for at, cell in enumerate(each.cells, 1)}
        return frozenset(
            (each.number, at)
            for each in self.rounds
            for at, cell in enumerate(each.cells, 1)
            if there.get((each.number, at), _EMPTY) != cell
        )


_EMPTY = GridCell((), ())


def grid_of(plan: SectionPlan, withdrawn: Mapping[ContestantId, ContestantWithdrew]) -> MovementGrid:
    """Draw the plan of a section.

    Args:
        plan: the plan.
        withdrawn: who has left, and after which round: nobody is waited for who has.
    """
    every = tuple(plan.by_board)
    rounds = tuple(_round(plan, number, every, withdrawn) for number in range(1, plan.rounds + 1))
    stay = dict(_staying(rounds))
    return MovementGrid(rounds, stay, {**_homes(rounds), **stay}, len(every))


def _round(
    plan: SectionPlan, number: int, every: Sequence[int], withdrawn: Mapping[ContestantId, ContestantWithdrew]
) -> GridRound:
    version = plan.in_force(number)
    tables = version.movement.tables
    cells = tuple(_cell(plan.at_table(number, table), withdrawn) for table in range(1, tables + 1))
    seated = frozenset(who for cell in cells for who in cell.contestants)
    gone = {who for who, each in withdrawn.items() if (each.session, each.after_round) < (plan.session, number)}
    out = tuple(sorted({*version.contestants} - seated - gone, key=lambda each: each.order))
    used = {board for cell in cells for board in cell.boards}
    movement = version.movement
    switched = isinstance(movement, Movement) and number in movement.switched_rounds
    resting = tuple(board for board in every if board not in used)
    return GridRound(number, cells, out, _sharing(cells), resting, switched)


def _cell(dues: Sequence[Due], withdrawn: Mapping[ContestantId, ContestantWithdrew]) -> GridCell:
    played = [due for due in dues if not due.is_over(withdrawn)]
    return GridCell(tuple(dict.fromkeys(due.contestants for due in played)), tuple(due.place.board for due in played))


def _sharing(cells: Sequence[GridCell]) -> tuple[tuple[int, ...], ...]:
    """Return the groups of tables that have a board in common."""
    groups: list[tuple[set[int], set[int]]] = []
    for table, cell in enumerate(cells, 1):
        tables, boards = {table}, set(cell.boards)
        apart = [each for each in groups if each[1].isdisjoint(boards)]
        for each in groups:
            if each not in apart:
                tables |= each[0]
                boards |= each[1]
        groups = [*apart, (tables, boards)] if boards else groups
    return tuple(tuple(sorted(tables)) for tables, _ in groups if len(tables) > 1)


def _staying(rounds: Sequence[GridRound]) -> list[tuple[int, ContestantId]]:
    found: list[tuple[int, ContestantId]] = []
    for table in range(1, max((len(each.cells) for each in rounds), default=0) + 1):
        cells = [each.cells[table - 1] if len(each.cells) >= table else _EMPTY for each in rounds]
        first = {two[0] for cell in cells for two in cell.seated}
        if len(first) == 1 and len(cells) > 1 and all(cell.seated for cell in cells):
            found.append((table, first.pop()))
    return found


def _homes(rounds: Sequence[GridRound]) -> dict[int, ContestantId]:
    """Return by table who plays there more than once and nowhere else: of several who is there most often."""
    cells = [each for one in rounds for each in enumerate(one.cells, 1)]
    at = Counter((who, table) for table, cell in cells for who in cell.contestants)
    tables = Counter(who for who, _ in at)
    alone = [each for each in at if tables[each[0]] == 1 < at[each]]
    alone.sort(key=lambda each: each[0].order, reverse=True)
    return {table: who for who, table in sorted(alone, key=at.__getitem__)}
