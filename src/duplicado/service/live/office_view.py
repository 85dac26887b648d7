"""View of an event for the Director: progress of the tables, calls, results wanted to end the session.

A director who plays is shown less: of boards that he has not played neither whether nor how often they have been
played, and nothing that was said of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from statistics import median_low
from typing import Final, Literal, TypeAlias, TypedDict

from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import AnyCall, IrregularityNoticed
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import ruling_in
from duplicado.event.record.clock import clock_of
from duplicado.event.record.ending import is_over
from duplicado.event.record.office_queries import calls_taken, open_calls, to_come_back_to
from duplicado.event.record.office_state import OfficeStanding
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import Cell, EventState
from duplicado.event.record.typing_errors import Doubt, doubts_about
from duplicado.event.record.waiting_appeals import waiting_appeals
from duplicado.service.live.hall_view import RoundsTold, rounds_view
from duplicado.service.live.roles import TableKey
from duplicado.service.live.table_notices import (
    AnnouncementToTables,
    ClockTold,
    announced,
    announcement_data,
    clock_data,
    time_text,
)
from duplicado.service.live.tables_of_event import tables_of_section
from duplicado.service.live.visibility import has_played, round_of, sees_fact

KnownDoubts: TypeAlias = dict[Place, tuple[Cell, tuple[Doubt, ...]]]
"""Doubts that were found before, with what was said of the place then."""

_BEHIND: Final = 2
"""From how many boards fewer than most tables have on a table is slow."""


class DoubtTold(TypedDict):
    """Doubt about a result that looks like a slip."""

    board: int
    kind: str
    about: list[str]


class TableProgress(TypedDict):
    """Progress of a table; `null` is not shown to a director who is still to play its boards."""

    table: int
    round: int
    due: list[int]
    ended: bool
    done: int | None
    agreement: list[int] | None
    disagreeing: list[int] | None
    doubts: list[DoubtTold] | None
    behind: int | None
    late: int | None
    slow: bool | None


class OfficeSection(TypedDict):
    """A section with its tables."""

    section: str
    rounds: int
    clock: ClockTold | None
    tables: list[TableProgress]


class PlaceTold(TypedDict):
    """A board at a table."""

    section: str
    round: int
    table: int
    board: int


class OutstandingTold(PlaceTold):
    """A board that is still to be played at a table."""

    postponed: bool


class WantingTold(TypedDict):
    """Results that are missing to end a session."""

    results: int
    disagreeing: list[PlaceTold]
    agreement: list[PlaceTold]
    calls: int
    come_back: int
    appeals: int


class OfficeSession(RoundsTold):
    """A session as the Director is shown it."""

    sections: list[OfficeSection]
    outstanding: list[OutstandingTold]
    wanting: WantingTold | None


class CallToOffice(TypedDict):
    """A call for the Director, or something that an official has noticed (81C3)."""

    id: str
    kind: str
    session: int
    section: str
    round: int | None
    table: int | None
    board: int | None
    said: str
    seat: str | None
    incident: str
    by: str
    at: str | None
    taken_by: str | None
    taken_at: str | None


class OfficeView(TypedDict):
    """Progress of the tables, and the calls for the Director; `recorded` is the time of the last entry."""

    kind: Literal["office"]
    title: str
    recorded: str | None
    sessions: list[OfficeSession]
    calls: list[CallToOffice]
    announcements: list[AnnouncementToTables]


@dataclass(frozen=True, slots=True)
class _Sight:
    """Viewer of the office, and the moment."""

    state: EventState
    at: datetime | None
    plays: Collection[ContestantId]
    known: KnownDoubts

    def sees(self, dues: Sequence[Due]) -> bool:
        """Tell whether what was said of some boards is his to see."""
        return not self.plays or all(
            has_played(self.state, self.plays, due.place.session, due.place.board) for due in dues
        )

    def sees_entry(self, entry: Entry) -> bool:
        return not self.plays or sees_fact(self.state, entry.fact, self.plays, lambda _id: False)


def office_view(
    state: EventState,
    at: datetime | None,
    plays: Collection[ContestantId] = (),
    known: KnownDoubts | None = None,
) -> OfficeView:
    """Return what a director is shown of the running of an event.

    Args:
        state: what the record says.
        at: time of the last entry, by which tables are late; `None`: none is late by the clock.
        plays: under which numbers he plays himself.
        known: doubts found before; what cannot have changed is taken from it, and what is found is put into it. That
            a pair had played a board before is asked when the later result comes in.
    """
    sight = _Sight(state, None if plays else at, plays, {} if known is None else known)
    return {
        "kind": "office",
        "title": state.title,
        # With every entry the view is another one: who looks on learns that what else he is shown may have changed.
        "recorded": None if sight.at is None else sight.at.isoformat(),
        "sessions": [_session(sight, number) for number in sorted(state.sessions) if state.sessions[number].plans],
        "calls": [*calls_waiting(state, plays)],
        "announcements": [
            {
                **announcement_data(entry, fact),
                "session": fact.session,
                "tables": [*fact.tables],
            }
            for entry, fact in announced(state)
            if sight.sees_entry(entry)
        ],
    }


def _session(sight: _Sight, number: int) -> OfficeSession:
    state = sight.state
    sections: list[OfficeSection] = []
    for section, plan in sorted(state.session(number).plans.items()):
        clock = clock_of(state, number, section)
        sections.append(
            {
                "section": section,
                "rounds": plan.rounds,
                "clock": clock_data(clock),
                "tables": _tables(sight, number, section),
            }
        )
    return {
        **rounds_view(state, number),
        "sections": sections,
        "outstanding": [*_outstanding(sight, number)],
        "wanting": _wanting(sight, number),
    }


# ---- tables


def _tables(sight: _Sight, session: int, section: str) -> list[TableProgress]:
    keys = tables_of_section(sight.state, session, section)
    on = {} if sight.plays else {key: _progress(sight.state, key) for key in keys}
    usual = median_low(on.values()) if on else 0
    return [_table(sight, key, max(0, usual - on[key]) if key in on else None) for key in keys]


def _table(sight: _Sight, key: TableKey, behind: int | None) -> TableProgress:
    state = sight.state
    number = round_of(state, key)
    dues = state.session(key.session).plans[key.section].at_table(number, key.table)
    finished = (key.section, key.table, number) in state.session(key.session).finished
    shown: TableProgress = {
        "table": key.table,
        "round": number,
        "due": [due.place.board for due in dues],
        "ended": finished,
        "done": None,
        "agreement": None,
        "disagreeing": None,
        "doubts": None,
        "behind": None,
        "late": None,
        "slow": None,
    }
    if not sight.sees(dues):
        return shown
    cells = {due.place.board: state.cell(due.place) for due in dues}
    undone = [due for due in dues if not is_done(state, due)]
    playing = any(not cells[due.place.board].postponed for due in undone) and not finished
    late = 0
    clock = clock_of(state, key.session, key.section, key.table)
    if playing and clock is not None and sight.at is not None and clock.round == number:
        left = clock.left(sight.at)
        late = 0 if left is None else max(0, int(-left.total_seconds() // 60))
    return {
        **shown,
        "done": len(dues) - len(undone),
        "agreement": [board for board, cell in cells.items() if _awaits_agreement(state, cell)],
        "disagreeing": [board for board, cell in cells.items() if len(cell.standing) > 1],
        "doubts": [*_doubts(sight, dues)],
        "behind": behind,
        "late": None if sight.at is None else late,
        "slow": None if behind is None else playing and (late > 0 or behind >= _BEHIND),
    }


def is_done(state: EventState, due: Due) -> bool:
    """Tell whether a table has a board behind it: played, ruled on, cancelled, or over because somebody withdrew."""
    return due.place in state.finished_places


def _progress(state: EventState, key: TableKey) -> int:
    """Return how many boards a table has behind it, those of rounds in which nobody sat there included."""
    plan = state.session(key.session).plans[key.section]
    now = round_of(state, key)
    missing = [due for number in range(1, now + 1) for due in plan.at_table(number, key.table)]
    return now * plan.boards_in_round - sum(not is_done(state, due) for due in missing)


def _awaits_agreement(state: EventState, cell: Cell) -> bool:
    return state.conditions.agreement_needed and cell.result is not None and not cell.is_agreed


def _doubts(sight: _Sight, dues: Sequence[Due]) -> Iterator[DoubtTold]:
    """Go through what looks like a slip in a result of a table, which was recorded as right all the same."""
    for due in dues:
        cell = sight.state.cell(due.place)
        before = sight.known.get(due.place)
        if before is None or before[0] is not cell:
            stated = cell.result
            found = doubts_about(sight.state, stated.result, instead_of=cell.stated) if stated is not None else ()
            before = sight.known[due.place] = (cell, found)
        for doubt in before[1]:
            yield {"board": due.place.board, "kind": doubt.kind.value, "about": [*doubt.about]}


# ---- what is missing


def _place(place: Place) -> PlaceTold:
    return {"section": place.section, "round": place.round, "table": place.table, "board": place.board}


def _outstanding(sight: _Sight, session: int) -> Iterator[OutstandingTold]:
    """Go through boards that are still to be played though their round is over at the table, or are postponed.

    A director who plays is told of every board that was postponed and that he has not played, played or not.
    """
    state = sight.state
    if is_over(state, session):
        return
    for _, plan in sorted(state.session(session).plans.items()):
        rounds = {table: round_of(state, TableKey(session, plan.section, table)) for table in plan.tables}
        for due in plan.due.values():
            seen = sight.sees((due,))
            if seen and is_done(state, due):
                continue
            postponed = state.cell(due.place).postponed
            if not (postponed or seen):
                continue
            if postponed or due.place.round < rounds[due.place.table]:
                yield {**_place(due.place), "postponed": postponed}


def _wanting(sight: _Sight, session: int) -> WantingTold | None:
    """Return what is missing to end a session; nothing of it to a director who plays it."""
    state = sight.state
    if sight.plays and not is_over(state, session):
        return None
    of_session = state.session(session)
    dues = [due for plan in of_session.plans.values() for due in plan.due.values()]
    cells = [*of_session.cells]

    def places(wanted: Callable[[Cell], bool]) -> list[PlaceTold]:
        return [_place(place) for place in sorted(place for place, cell in cells if wanted(cell))]

    def here(where: Where) -> bool:
        return where.session == session

    return {
        "results": sum(not is_done(state, due) for due in dues),
        "disagreeing": places(lambda cell: len(cell.standing) > 1 or len(cell.standing_rulings) > 1),
        "agreement": places(lambda cell: _awaits_agreement(state, cell)),
        "calls": sum(here(each.fact.where) for each in open_calls(state)),
        "come_back": sum(here(ruling_in(each.fact).where) for each in to_come_back_to(state)),
        "appeals": len(waiting_appeals(state)),
    }


# ---- calls


def calls_waiting(state: EventState, plays: Collection[ContestantId] = ()) -> Iterator[CallToOffice]:
    """Go through the calls that nothing has answered yet, as a director is told of them, the earliest first.

    Args:
        state: what the record says.
        plays: under which numbers he plays himself: of boards that he has not played he is told nothing.
    """
    sight = _Sight(state, None, plays, {})
    return (_call(state, each) for each in open_calls(state) if sight.sees_entry(each.entry))


def _call(state: EventState, called: OfficeStanding[AnyCall]) -> CallToOffice:
    fact, where = called.fact, called.fact.where
    taken = calls_taken(state).get(called.id)
    return {
        "id": called.id,
        "kind": "noticed" if isinstance(fact, IrregularityNoticed) else "called",
        "session": where.session,
        "section": where.section,
        "round": where.round,
        "table": where.table,
        "board": where.board,
        "said": fact.said,
        "seat": None if fact.by is None else str(fact.by),
        "incident": fact.incident,
        "by": called.entry.by,
        "at": time_text(called.entry.at),
        "taken_by": taken.fact.who if taken else None,
        "taken_at": time_text(taken.entry.at) if taken else None,
    }
