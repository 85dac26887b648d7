"""Lines to be scored, made from what was stated of each place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from operator import is_
from types import MappingProxyType
from typing import Final

from duplicado.event.adjusting.adjustment import adjust
from duplicado.event.adjusting.rulings import RulingCircumstances
from duplicado.event.conditions import ComparedAcross, Conditions, RoundsPaired
from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty, seated_in
from duplicado.event.facts.contestants import ContestantWithdrew
from duplicado.event.facts.results import NotPlayed, Place, Played, scores_of
from duplicado.event.record.line_ups import has_line_ups, seated_names
from duplicado.event.record.section_plan import Due, SectionPlan
from duplicado.event.record.state import EMPTY_CELL, Cell, EventState, SessionState, who_sat
from duplicado.law.book import law_02
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side

FieldKey = tuple[int, str | None]
"""A session and a section of it, `None` for all its sections: those whose scores are compared with one another."""


def field_of(state: EventState, session: int, section: str) -> FieldKey:
    """Return the field in which a section's scores are compared."""
    return (session, section if state.conditions.compared is ComparedAcross.SECTION else None)


def fields_of(state: EventState) -> tuple[FieldKey, ...]:
    """Return every field of the event, in the order of sessions and sections."""
    found = {
        field_of(state, session.number, section): None
        for session in (state.sessions[number] for number in sorted(state.sessions))
        for section in sorted({*session.plans, *(section for section, _ in session.boards)})
    }
    return tuple(found)


def sections_of_field(session: SessionState, field: FieldKey) -> tuple[str, ...]:
    """Return the sections that belong to a field."""
    if field[1] is not None:
        return (field[1],)
    return tuple(sorted({section for section, _ in session.boards}.union(session.plans)))


def plans_of_field(session: SessionState, field: FieldKey) -> tuple[SectionPlan, ...]:
    """Return the plans of the sections that belong to a field."""
    return tuple(session.plans[each] for each in sections_of_field(session, field) if each in session.plans)


def boards_of(session: SessionState, field: FieldKey) -> tuple[int, ...]:
    """Return the boards that a field is to play or has played, ascending."""
    found = {board for plan in plans_of_field(session, field) for board in plan.by_board}
    found.update(board for section, board in session.boards if field[1] in {None, section})
    return tuple(sorted(board for board in found if board > 0))


class KnownLines:
    """Lines made before under the same conditions, with what they were made from.

    What is asked is whether these are the same objects: nothing that a state holds is ever changed, but replaced.
    """

    __slots__ = ("_of_boards", "_of_places")

    def __init__(self) -> None:
        """Begin with none."""
        self._of_places: dict[Place, tuple[Cell, Due | None, BoardResult]] = {}
        self._of_boards: dict[tuple[int, str, int], tuple[_MadeFrom, tuple[BoardResult, ...]]] = {}

    def clear(self) -> None:
        """Forget them all, as when the conditions change."""
        self._of_places.clear()
        self._of_boards.clear()

    def line(self, state: EventState, cell: Cell, place: Place, due: Due | None) -> BoardResult:
        """Return the line of a place."""
        before = self._of_places.get(place)
        if before is not None and before[0] is cell and before[1] is due:
            return before[2]
        line = line_of(cell, place, due, state.conditions)
        self._of_places[place] = (cell, due, line)
        return line

    def of_section(self, state: EventState, session: SessionState, section: str, board: int) -> tuple[BoardResult, ...]:
        """Return the lines of a board in one section."""
        key = (session.number, section, board)
        made_from = _made_from(state, session, section, board)
        before = self._of_boards.get(key)
        if before is not None and all(map(is_, before[0], made_from)):
            return before[1]
        lines = tuple(_lines_of_section(state, made_from, board, self.line))
        self._of_boards[key] = (made_from, lines)
        return lines


_MadeFrom = tuple[SectionPlan | None, Mapping[Place, Cell], Mapping[ContestantId, ContestantWithdrew]]
"""Sources from which the lines of a board in a section follow: its plan, what was said of the board there, and who
left."""


def board_lines(
    state: EventState, field: FieldKey, board: int, known: KnownLines | None = None
) -> tuple[BoardResult, ...]:
    """Return the lines of a board in a field: what is planned, played or not, and what was played besides.

    Boards whose play the Director cancelled, and those that nobody can play any more because a contestant withdrew,
    have no line unless a result stands. Nor have those of a disqualified contestant where the conditions annul them.

    Args:
        state: what the record says.
        field: the field.
        board: the number of the board.
        known: lines of earlier states of the same record; those that cannot have changed are taken from it, and what is
            made is put into it.
    """
    if board < 1:
        return ()  # there is no such board, whatever was written
    session = state.session(field[0])
    lines: list[BoardResult] = []
    for section in sections_of_field(session, field):
        if known is None:
            lines += _lines_of_section(state, _made_from(state, session, section, board), board, _new_line)
        else:
            lines += known.of_section(state, session, section, board)
    if out := state.annulled:
        return tuple(line for line in lines if out.isdisjoint(line.contestants))
    return tuple(lines)


_NO_CELLS: Final[Mapping[Place, Cell]] = MappingProxyType({})


def _made_from(state: EventState, session: SessionState, section: str, board: int) -> _MadeFrom:
    return session.plans.get(section), session.boards.get((section, board), _NO_CELLS), state.withdrawn


def _new_line(state: EventState, cell: Cell, place: Place, due: Due | None) -> BoardResult:
    return line_of(cell, place, due, state.conditions)


def _lines_of_section(
    state: EventState,
    made_from: _MadeFrom,
    board: int,
    line_at: Callable[[EventState, Cell, Place, Due | None], BoardResult],
) -> Iterator[BoardResult]:
    plan, cells, withdrawn = made_from
    planned = plan.by_board.get(board, ()) if plan else ()
    as_planned = 0
    for due in planned:
        cell = cells.get(due.place, EMPTY_CELL)
        as_planned += cell is not EMPTY_CELL
        if (cell.cancelled or (withdrawn and due.is_over(withdrawn))) and cell.result is None and cell.ruling is None:
            continue
        yield line_at(state, cell, due.place, due)
    if as_planned == len(cells):
        return  # nothing was played where it was not planned
    unplanned = cells.keys() - (plan.places_of(board) if plan else frozenset[Place]())
    for place in sorted(unplanned):
        if cells[place].result is not None or cells[place].ruling is not None:
            line = line_at(state, cells[place], place, plan.at(place) if plan else None)
            if line.north_south != line.east_west:
                yield line


_NOBODY: Final = ContestantId(0, section="#")


def line_of(cell: Cell, place: Place, due: Due | None, conditions: Conditions) -> BoardResult:
    """Return the line of a place: who sat there by the result or the plan, and what they score.

    A ruling that cannot be carried out (weights that do not add up, an impossible contract) leaves the score of the
    table; `admit` refuses such a ruling beforehand.
    """
    line = line_at_the_table(cell, place, due)
    ruled = cell.ruling
    if ruled is None:
        return line
    try:
        return adjust(line, ruled.ruled.ruling, circumstances(conditions, place.board)).result
    except DuplicadoError:
        return line


def circumstances(conditions: Conditions, board: int, *, is_played: bool = False) -> RulingCircumstances:
    """Return what a ruling on a board depends on besides itself."""
    vulnerability = law_02.board(board).vulnerability
    return RulingCircumstances(vulnerability, conditions.edition, conditions.regulations, is_played)


def line_at_the_table(cell: Cell, place: Place, due: Due | None) -> BoardResult:
    """Return the line of a place without what was ruled on it."""
    stated = cell.result
    result = stated.result if stated else None
    north_south, east_west, south, west = who_sat(result, due)
    contract = tricks = lead = None
    ours = theirs = None
    note = ""
    if result is not None:
        ours, theirs = scores_of(result.line, law_02.vulnerability(place.board))
        if isinstance(result.line, Played):
            contract, tricks, lead = result.line.contract, result.line.tricks, result.line.lead
        elif isinstance(result.line, NotPlayed):
            note = result.line.reason
    return BoardResult(
        board=place.board,
        north_south=north_south or _NOBODY,
        east_west=east_west or _NOBODY,
        south=south,
        west=west,
        north_south_score=ours,
        east_west_score=theirs,
        contract=contract,
        tricks=tricks,
        lead=lead,
        round=place.round,
        table=str(place.table),
        note=note,
        form=cell.form,
    )


def contest_of(state: EventState, field: FieldKey, penalties: tuple[Penalty, ...] = ()) -> Contest:
    """Return a field as a contest, for whatever scores, publishes or exports one.

    Args:
        state: what the record says.
        field: a session and a section of it, or `None` for all its sections.
        penalties: what is taken from totals, see `deductions`.
    """
    session = state.session(field[0])
    boards = boards_of(session, field)
    lines = (line for board in boards for line in board_lines(state, field, board))
    results = tuple(with_players(state, field[0], line) for line in lines)
    sections = sections_of_field(session, field)
    seated = seated_in(results) | _with_a_bye(state, sections)
    layouts = {
        board: layout
        for board in boards
        if (layout := next(filter(None, (session.layout_of(section, board) for section in sections)), None))
    }
    return Contest(
        title=state.title,
        date=state.date,
        method=state.conditions.method,
        winners=state.conditions.winners,
        contestants=tuple(_contestants(state, seated)),
        boards={board: law_02.board(board) for board in boards},
        layouts=layouts,
        results=results,
        penalties=penalties,
        scheduled_boards=state.conditions.scheduled_boards,
        unranked=state.disqualified,
        competitors=state.conditions.kind,
    )


def with_players(state: EventState, session: int, line: BoardResult) -> BoardResult:
    """Return a line with the players of teams who sat there, where line-ups tell it."""
    if line.round is None or not (state.seatings and has_line_ups(state)):
        return line
    players = {
        seat: name
        for side, who in zip(Side, (line.north_south, line.east_west), strict=True)
        for seat, name in seated_names(state, who, session, line.round).items()
        if seat.side is side
    }
    return replace(line, players=players) if players else line


def _with_a_bye(state: EventState, sections: Iterable[str]) -> set[ContestantId]:
    """Return those who are ranked with the matches of others: where rounds are paired, a bye is no board."""
    if state.conditions.pairing is RoundsPaired.NONE:
        return set()
    within = set(sections)
    return {who for who in state.contestants if who.section in within}


def _contestants(state: EventState, seated: Iterable[ContestantId]) -> Iterator[Contestant]:
    for who in sorted(seated, key=lambda each: each.order):
        entered = state.contestants.get(who)
        names = tuple(player.name for player in entered.players) if entered else ()
        if entered is not None and entered.name:
            yield Contestant(who, (entered.name, *names), is_named=True)
        else:
            yield Contestant(who, names)
