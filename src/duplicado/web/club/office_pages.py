"""The pages of the Director's console: overview, results, one board at one table, rulings, the record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any, Final, TypeVar

from litestar import Response
from litestar.exceptions import NotFoundException

from duplicado.event.contest import ContestantId
from duplicado.event.facts.ending import EventClosed, ResultsPublished
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.results import Place
from duplicado.event.record.request_timing import timing_at
from duplicado.event.record.state import EventState
from duplicado.event.record.typing_errors import Doubt, DoubtKind
from duplicado.law.book.law_79_time import Requested
from duplicado.law.sanction import PenaltyKind
from duplicado.publish.console_words import asked_text, schedule_text
from duplicado.publish.office_texts import requested_text, timing_text
from duplicado.score.rounding import decimal_text
from duplicado.service.acts.act import Page
from duplicado.service.acts.ask import ask, questions, read
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Laws, Tick, WholeNumber, Words
from duplicado.service.acts.penalties import proposed
from duplicado.service.acts.place_kinds import ContestantNumber
from duplicado.service.live.office_view import office_view
from duplicado.service.live.visibility import round_of, table_of
from duplicado.service.office.readable_entries import visible_entries
from duplicado.service.office.result_sheets import Log, lines_of_board, lines_of_round, log_of, place_at
from duplicado.web.club.act_forms import FormMaker
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office, place_asked

__all__ = ["PAGES", "overview_page", "place_page", "record_page", "results_page", "rulings_page"]

_MOST_LISTED: Final = 200
_T = TypeVar("_T")


@questions
class ResultsAsked:
    """The results that an address asks for."""

    session: int | None = ask(WholeNumber(), default=None)
    section: str | None = ask(Words(), default=None)
    board: int | None = ask(WholeNumber(), default=None)
    round: int | None = ask(WholeNumber(), default=None)


@questions
class RecordAsked:
    """What an address asks for of the record."""

    all: bool = ask(Tick(), default=False)
    entry: str = ask(Words(), default="")


@questions
class ScheduleAsked:
    """An offence that is looked up in the schedule of penalties."""

    who: ContestantId = ask(ContestantNumber())
    under: tuple[str, ...] = ask(Laws())
    session: int | None = ask(WholeNumber(), default=None)
    disciplinary: bool = ask(Tick(), default=False)


def overview_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show how far the tables are, who calls, what is announced, and the clock."""
    # Not from the feed, which is computed once in a second: whoever has done something is to see it done.
    view = office_view(office.state, office.now, office.viewer.plays)

    def interview_of(call: Mapping[str, Any]) -> str:
        return office.path(Page.INTERVIEW, **_of_call(call))

    def ruling_of(call: Mapping[str, Any]) -> str:
        return office.path(Page.WRITTEN, act="ruling", **_of_call(call))

    def doubt_of(told: Mapping[str, Any]) -> str:
        return asked_text(Doubt(DoubtKind(told["kind"]), tuple(told["about"])), office.messages)

    return office.page(
        "overview.html",
        office.messages.text("console-overview"),
        Page.OVERVIEW,
        attempt,
        view=view,
        place_of=_place_of,
        time_of=_time_of,
        interview_of=interview_of,
        table_name=_table_name,
        doubt_of=doubt_of,
        ruling_of=ruling_of,
        ended_by=_standing(office, EventClosed),
        published_by=_standing(office, ResultsPublished),
        published=office.state.published is not None,
        closed=office.state.closed is not None,
        **FormMaker(office, attempt).values(),
    )


def _standing(office: Office, kind: type[EventClosed | ResultsPublished]) -> list[tuple[str, str]]:
    """Return the entries of a kind that nothing has undone, with what they say, the last first."""
    return [
        (each.entry.id, office.told(each.entry))
        for each in _log(office)
        if isinstance(each.entry.fact, kind) and each.undone_by is None
    ]


def results_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show the results of a board, or of a round."""
    asked = _query(office, ResultsAsked)
    session, section = _which(office, asked)
    state = office.state
    plan = state.session(session).plans.get(section)
    boards = sorted({*(plan.by_board if plan else ()), *_boards_entered(state, session, section)})
    rounds = range(1, (plan.rounds if plan else 0) + 1)
    board = asked.board
    number = asked.round or _round_now(state, session, section)
    lines = (
        lines_of_round(state, office.viewer, session, section, number)
        if board is None
        else lines_of_board(state, office.viewer, session, section, board)
    )
    return office.page(
        "results.html",
        office.messages.text("console-results"),
        Page.RESULTS,
        attempt,
        session=session,
        section=section,
        sections=[(key, name) for key in sorted(state.sessions) for name in sorted(state.sessions[key].plans)],
        boards=boards,
        rounds=rounds,
        board=board,
        round=number,
        lines=lines,
    )


def place_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show a board at a table, with all that can be done about it."""
    place = place_asked(office, attempt)
    line = place_at(office.state, office.viewer, place)
    log = [each for each in _log(office) if _is_of(each.entry, line.cell.stated, line.cell.rulings)]
    heading = office.messages.text(
        "console-place", board=place.board, section=place.section or "none", table=place.table, round=place.round
    )
    return office.page(
        "place.html",
        heading,
        Page.RESULTS,
        attempt,
        place=place,
        line=line,
        log=log,
        times=[*_times(office, place)],
        **FormMaker(office, attempt, place).values(),
    )


def _times(office: Office, place: Place) -> Iterator[str]:
    """Say what can still be asked about a board, until when, and under which Law."""
    messages = office.messages
    for what in Requested:
        timed = timing_at(office.state, what, office.now, place)
        told = timing_text(messages, timed, lambda moment: f"{moment.astimezone():%H:%M}")
        yield f"{requested_text(messages, what)}: {told}"


def rulings_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show the rulings, penalties and appeals, and what can be done about them."""
    state = office.state
    listed = [each for each in _log(office) if each.entry.id in state.rulings and each.undone_by is None]
    looked_up = office.reading(dict(office.request.query_params))
    by_schedule, told = None, ""
    if looked_up.text("under") and attempt.act == "":
        try:
            asks = read(ScheduleAsked, looked_up.said, looked_up.asked)
            kind = PenaltyKind.DISCIPLINARY if asks.disciplinary else PenaltyKind.PROCEDURAL
            by_schedule = proposed(looked_up.asked, asks.who, asks.under[0], asks.session, kind)
            told = schedule_text(by_schedule, office.messages)
        except FormError as error:
            told = office.complaint(error)
    amount = "" if by_schedule is None or by_schedule.amount is None else decimal_text(by_schedule.amount, 2)
    return office.page(
        "rulings.html",
        office.messages.text("console-rulings"),
        Page.RULINGS,
        attempt,
        listed=listed,
        looked_up=looked_up,
        by_schedule=by_schedule,
        schedule=told,
        imposed={"amount": amount, **{name: looked_up.text(name) for name in ("who", "under")}},
        **FormMaker(office, attempt).values(),
    )


def record_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show the record entry by entry, the last first."""
    asked = _query(office, RecordAsked)
    everything = asked.all
    listed = list(_log(office))
    return office.page(
        "record.html",
        office.messages.text("console-record"),
        Page.RECORD,
        attempt,
        listed=listed if everything else listed[:_MOST_LISTED],
        left=0 if everything else max(0, len(listed) - _MOST_LISTED),
        chosen=attempt.fields.get("entry", "") or asked.entry,
        **FormMaker(office, attempt).values(),
    )


def _place_of(session: int, told: Mapping[str, Any]) -> Place:
    """Return the place that a view of the office tells of."""
    return Place(session, str(told["section"]), int(told["round"]), int(told["table"]), int(told["board"]))


def _of_call(call: Mapping[str, Any]) -> dict[str, object]:
    """Return what an interview is told of the call that it answers."""
    from duplicado.director.interview.incidents import INCIDENTS  # noqa: PLC0415 - a server starts sooner without

    told = {name: call[name] for name in ("session", "section", "round", "table", "board") if call[name] is not None}
    happened = {"incident": call["incident"]} if any(call["incident"] == each.id for each in INCIDENTS) else {}
    return {**told, "call": call["id"], **happened}


def _time_of(told: str) -> str:
    """Write a time of a view by the clock on the wall."""
    return f"{datetime.fromisoformat(told).astimezone():%H:%M}"


def _table_name(section: str, table: int) -> str:
    return f"{section}{table}"


def _log(office: Office) -> Iterator[Log]:
    record = office.desk.record
    return log_of(visible_entries(record, office.viewer, office.desk.access), record.order)


def _is_of(entry: Entry, *listed: Mapping[str, object]) -> bool:
    return any(entry.id in each for each in listed)


def _which(office: Office, asked: ResultsAsked) -> tuple[int, str]:
    """Return the session and section that are meant: as asked, or the first session that is not over."""
    state, session = office.state, asked.session
    if session is None:
        going = (number for number in sorted(state.sessions) if state.sessions[number].ended is None)
        session = next(going, max(state.sessions, default=1))
    plans = state.session(session).plans
    return session, asked.section if asked.section is not None else min(plans, default="")


def _round_now(state: EventState, session: int, section: str) -> int:
    plan = state.session(session).plans.get(section)
    places: Iterable[Place] = plan.due if plan else ()
    return max((round_of(state, table_of(each)) for each in places), default=1)


def _boards_entered(state: EventState, session: int, section: str) -> Iterable[int]:
    return (board for name, board in state.session(session).boards if name == section)


def _query(office: Office, cls: type[_T]) -> _T:
    """Read what the address of a page asks for.

    Raises:
        NotFoundException: it is none.
    """
    try:
        return read(cls, dict(office.request.query_params), office.circumstances())
    except FormError:
        raise NotFoundException("no-such-place") from None


PAGES: Final = {
    Page.OVERVIEW: overview_page,
    Page.RESULTS: results_page,
    Page.PLACE: place_page,
    Page.RULINGS: rulings_page,
    Page.RECORD: record_page,
}
"""What makes each page."""
