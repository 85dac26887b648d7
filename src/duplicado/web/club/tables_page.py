"""First page of the console: the tables of the session that is on, and what the Director still has to see to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from litestar import Response

from duplicado.event.facts.ending import EventClosed, ResultsPublished
from duplicado.event.facts.results import Place
from duplicado.event.record.office_queries import to_come_back_to
from duplicado.event.record.typing_errors import Doubt, DoubtKind
from duplicado.publish.console_words import asked_text
from duplicado.service.acts.act import Page
from duplicado.service.live.office_bar import session_on
from duplicado.service.live.office_view import office_view
from duplicado.service.live.roles import TableKey
from duplicado.service.office.readable_entries import visible_entries
from duplicado.service.office.result_sheets import log_of
from duplicado.service.office.table_tiles import Tile, tile_of
from duplicado.web.club.act_forms import FormMaker
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office

__all__ = ["tables_page"]

_LATEST: Final = 6
_MOST_ROOMY: Final = 30
"""Up to how many tables each has a tile; more are lines."""


@dataclass(frozen=True, slots=True)
class _Latest:
    """A result that came in."""

    at: datetime
    table: str
    board: int
    text: str
    path: str


def tables_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show the tables, who calls, what is still missing, what is announced."""
    # Not from the feed, which is computed once in a second: whoever has done something is to see it done.
    view: Mapping[str, Any] = office_view(office.state, office.now, office.viewer.plays)

    def doubt_of(told: Mapping[str, Any]) -> str:
        return asked_text(Doubt(DoubtKind(told["kind"]), tuple(told["about"])), office.messages)

    def place_of(session: int, told: Mapping[str, Any]) -> Place:
        return Place(session, str(told["section"]), int(told["round"]), int(told["table"]), int(told["board"]))

    def tile(session: int, section: str, table: int) -> Tile:
        return tile_of(office.state, office.viewer, TableKey(session, section, table))

    def no_deal(shown: Tile) -> int | None:
        """Return a board that a table is to play electronically and that has no deal."""
        places = (each.line.place for each in shown.boards if not each.line.cell.is_settled)
        session = office.state.session(shown.key.session)
        return next((each.board for each in places if session.layout_of(each.section, each.board) is None), None)

    def minutes_since(at: datetime) -> int:
        return max(0, int((office.now - at).total_seconds() // 60))

    return office.page(
        "overview.html",
        office.messages.text("console-overview"),
        Page.OVERVIEW,
        attempt,
        view=view,
        tile=tile,
        no_deal=no_deal,
        minutes_since=minutes_since,
        dense=_tables_on(office) > _MOST_ROOMY,
        latest=sorted(_latest(office), key=lambda each: each.at, reverse=True)[:_LATEST],
        come_back=[(office.told(each.entry), each.entry.id) for each in to_come_back_to(office.state)],
        place_of=place_of,
        table_name=_table_name,
        doubt_of=doubt_of,
        ended_by=_standing(office, EventClosed),
        published_by=_standing(office, ResultsPublished),
        published=office.state.published is not None,
        closed=office.state.closed is not None,
        **FormMaker(office, attempt).values(),
    )


def _table_name(section: str, table: int) -> str:
    return f"{section}{table}"


def _tables_on(office: Office) -> int:
    """Return how many tables the session has that is on."""
    number = session_on(office.state)
    plans = office.state.session(number).plans.values() if number is not None else ()
    return sum(plan.in_force(plan.rounds).movement.tables for plan in plans)


def _latest(office: Office) -> Iterator[_Latest]:
    """Go through what stands at the tables now of the rounds in which they are."""
    state = office.state
    for number, session in state.sessions.items():
        if session.ended is not None:
            continue
        for section, plan in session.plans.items():
            for table in range(1, plan.in_force(plan.rounds).movement.tables + 1):
                found = tile_of(state, office.viewer, TableKey(number, section, table)).last
                if found is not None:
                    line, stated = found
                    text = office.written(stated.result.line)
                    path = office.place_path(line.place)
                    yield _Latest(stated.at, _table_name(section, table), line.place.board, text, path)


def _standing(office: Office, kind: type[EventClosed | ResultsPublished]) -> list[tuple[str, str]]:
    """Return the entries of a kind that nothing has undone, with what they say, the last first."""
    record = office.desk.record
    return [
        (each.entry.id, office.told(each.entry))
        for each in log_of(visible_entries(record, office.viewer, office.desk.access), record.order)
        if isinstance(each.entry.fact, kind) and each.undone_by is None
    ]
