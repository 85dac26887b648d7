"""The pages of the Director's console: one board at one table, the record; what makes each page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from litestar import Response

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.results import Place
from duplicado.event.record.request_timing import timing_at
from duplicado.law.book.law_79_time import Requested
from duplicado.publish.office_texts import requested_text, timing_text
from duplicado.service.acts.act import Page
from duplicado.service.acts.ask import ask, questions
from duplicado.service.acts.kinds import Tick, Words
from duplicado.service.live.result_remarks import transfers_told
from duplicado.service.office.result_sheets import place_at
from duplicado.web.club.act_forms import FormMaker
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office, place_asked
from duplicado.web.club.rulings_page import rulings_page
from duplicado.web.club.tables_page import tables_page

_MOST_LISTED: Final = 200


@questions
class RecordAsked:
    """Part of the record that an address asks for."""

    all: bool = ask(Tick(), default=False)
    entry: str = ask(Words(), default="")


def place_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show a board at a table, with all that can be done about it."""
    place = place_asked(office, attempt)
    line = place_at(office.state, office.viewer, place)
    log = [each for each in office.log() if _is_of(each.entry, line.cell.stated, line.cell.rulings)]
    heading = office.messages.text(
        "console-place", board=place.board, section=place.section or "none", table=place.table, round=place.round
    )
    return office.page(
        "place.html",
        heading,
        Page.PLACE,
        attempt,
        place=place,
        line=line,
        transferred=transfers_told(office.state, place),
        log=log,
        times=[*_times(office, place)],
        **FormMaker(office, attempt, place).values(),
    )


def _times(office: Office, place: Place) -> Iterator[str]:
    """Say what can still be asked about a board, until when, and under which Law."""
    messages = office.messages
    for what in Requested:
        timed = timing_at(office.state, what, office.now, place)
        told = timing_text(messages, timed, messages.clock)
        yield f"{requested_text(messages, what)}: {told}"


def record_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show the record entry by entry, the last first; or one of them, with the question whether it is undone."""
    asked = office.asks(RecordAsked)
    everything = asked.all
    listed = list(office.log())
    wanted = attempt.fields.get("entry", "") or asked.entry
    found = (each for each in listed if each.entry.id == wanted and office.may_do("undo"))
    return office.page(
        "record.html",
        office.messages.text("console-record"),
        Page.RECORD,
        attempt,
        listed=listed if everything else listed[:_MOST_LISTED],
        left=0 if everything else max(0, len(listed) - _MOST_LISTED),
        chosen=next(found, None),
        **FormMaker(office, attempt).values(),
    )


def _is_of(entry: Entry, *listed: Mapping[str, object]) -> bool:
    return any(entry.id in each for each in listed)


PAGES: Final = {
    Page.OVERVIEW: tables_page,
    Page.PLACE: place_page,
    Page.RULINGS: rulings_page,
    Page.RECORD: record_page,
}
"""Function that makes each page."""
