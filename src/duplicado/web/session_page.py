"""A contestant's session: what its page shows, and the same as one file to keep, with nothing loaded from elsewhere."""

from __future__ import annotations

from typing import Any

from litestar import Response

from duplicado.analysis.table import DoubleDummyTable
from duplicado.event.contest import ContestantId
from duplicado.publish.charts.session import contestant_chart
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.event_pages import EventPart, WholeEvent
from duplicado.publish.pages.scorecard import score_card
from duplicado.publish.pages.wording import Wording
from duplicado.service.double_dummy_tables import DoubleDummyTables
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer


def contestant_cards(
    event: WholeEvent, evening: EveningPage, who: ContestantId, wording: Wording, tables: DoubleDummyTables
) -> list[dict[str, Any]]:
    """Return what a contestant has played, session by session, each with its chart; par once it is computed."""
    theirs: list[tuple[EventPart | None, EveningPage]] = [(part, part.evening) for part in event.parts_of(who)]
    if not event.parts:
        theirs = [(None, evening)]
    return [
        {
            "part": part,
            "evening": each,
            "card": score_card(each, who, _computed(tables, each)),
            "session": contestant_chart(each, who, wording),
        }
        for part, each in theirs
    ]


def _computed(tables: DoubleDummyTables, evening: EveningPage) -> dict[int, DoubleDummyTable]:
    """Return the double-dummy tables of an evening once all are computed; before, nobody waits for them."""
    found = tables.if_ready(map(evening.layout, evening.numbers))
    return {number: table for number, table in zip(evening.numbers, found, strict=False) if table is not None}


def kept_session(
    renderer: Renderer,
    request: Incoming,
    event: WholeEvent,
    evening: EveningPage,
    who: ContestantId,
    tables: DoubleDummyTables,
) -> Response[str]:
    """Make the page that a player keeps: a file of its own, which a browser puts down instead of showing it."""
    page = renderer.page(
        request,
        "kept.html",
        evening=evening,
        event=event,
        page=score_card(evening, who),
        cards=contestant_cards(event, evening, who, renderer.wording(request), tables),
    )
    page.headers["Content-Disposition"] = 'attachment; filename="session.html"'
    return page
