"""Boards of earlier rounds for which nothing has been entered: what a table, or a pair with its device, still owes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from duplicado.event.contest import ContestantId
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import EventState
from duplicado.law.book import law_02
from duplicado.service.live.roles import TableKey
from duplicado.service.live.sittings import sitting_of
from duplicado.vocabulary.seats import Side


class BoardOwed(TypedDict):
    """A board that was to be played in an earlier round. Of who played it there nothing: others sit there by now."""

    section: str | None
    table: int
    round: int
    board: int
    vulnerability: str
    dealer: str


def owed_by_table(state: EventState, key: TableKey, number: int) -> list[BoardOwed]:
    """Return what is missing of a table before a round, the first round first."""
    before = (state.dues_at(key.session, key.section, each, key.table) for each in range(1, number))
    return _missing(state, (due for dues in before for due in dues))


def owed_by_contestant(
    state: EventState, session: int, who: ContestantId, side: Side | None, number: int
) -> list[BoardOwed]:
    """Return what is missing of a contestant's boards before a round; of a team, of the pair that sits on a side."""
    sat = (sitting_of(state, session, who, each, side) for each in range(1, number))
    return _missing(state, (due for each in sat if each is not None for due in each.dues))


def _missing(state: EventState, dues: Iterator[Due]) -> list[BoardOwed]:
    return [_owed(due) for due in dues if not due.is_over(state.withdrawn) and _is_missing(state, due)]


def _is_missing(state: EventState, due: Due) -> bool:
    cell = state.cell(due.place)
    return not (cell.stated or cell.cancelled or cell.postponed or cell.ruling)


def _owed(due: Due) -> BoardOwed:
    place = due.place
    return {
        "section": place.section,
        "table": place.table,
        "round": place.round,
        "board": place.board,
        "vulnerability": str(law_02.vulnerability(place.board)),
        "dealer": str(law_02.board(place.board).dealer),
    }
