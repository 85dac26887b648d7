"""The scorer's keyboard: results of any table, a line each, and slips on which a table without a phone writes them."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, assert_never
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect

from duplicado.event.contest import ContestantId
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.results import Place
from duplicado.event.record.state import EventState, StatedResult
from duplicado.event.record.typing_errors import DoubtKind
from duplicado.law.book import law_02
from duplicado.publish.event_words import doubt_text, refused_text
from duplicado.publish.messages import error_text
from duplicado.publish.pages.wording import Wording
from duplicado.publish.seated_words import seated_text
from duplicado.service.acts.act import Page
from duplicado.service.club.access_tokens import Scope
from duplicado.service.live.commands import Accepted, Command, Questioned, Refusal, Unavailable
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.result_remarks import behind_result
from duplicado.service.live.result_statement import SheetLine, lines_of, open_round, sheet_line
from duplicado.service.live.roles import Capability, Viewer
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Side
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import Requester, checked, needs
from duplicado.web.club.office_access import of_the_event
from duplicado.web.club.office_request import AT_OFFICE, Attempt, Office, TheOffice
from duplicado.web.club.page_language import House, language_of, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.club.phone_statements import submit_statement
from duplicado.web.club.scorer_lines import at_text, keyed_text, place_of_text, question_number, read_keyed
from duplicado.web.form_fields import LongText, NumberWithin
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import TheRenderer

_Session = Annotated[int, QueryParameter(ge=1, le=999)]
_At = Annotated[str, QueryParameter(max_length=60)]
_Typed = Annotated[str, QueryParameter(max_length=200)]
_CORRECT: Final = "correct"
_TAKE_BACK: Final = "take-back"


@dataclass(frozen=True, slots=True)
class _Shown:
    """Text beside the line that is typed."""

    typed: str = ""
    id: str = ""
    """Of the command: a form that is sent twice is recorded once."""
    problem: str = ""
    questions: tuple[str, ...] = ()
    question: str = ""
    """The number of the question; empty where nothing is asked."""
    asked_again: bool = False
    """True where the same line was sent again without an answer."""
    replaces: SheetLine | None = None
    """Line that stands there and says something else."""
    taken: SheetLine | None = None


@dataclass(frozen=True, slots=True)
class _LineForm:
    """A line that was typed, and the answer to what was asked about it."""

    session: Annotated[int, NumberWithin(1, 999)] = 1
    round: Annotated[int, NumberWithin(0, 999)] = 0
    typed: Annotated[str, LongText(200)] = ""
    id: Annotated[str, LongText(40)] = ""
    """Of the command."""
    at: Annotated[str, LongText(60)] = ""
    """The place at which a line without one goes on."""
    question: Annotated[str, LongText(100)] = ""
    """The number of the question that is answered."""
    act: Annotated[str, LongText(20)] = ""
    """Answer that is given; empty where it is not."""
    reason: Annotated[str, LongText(500)] = ""
    before: Annotated[str, LongText(100)] = ""
    """The number of the question that was put before without an answer."""
    entry: Annotated[str, LongText(200)] = ""
    """The entry that is taken back."""


@dataclass(frozen=True, slots=True)
class _Sheet:
    """The sheet of a round that somebody has before him."""

    office: Office
    session: int
    number: int

    @property
    def desk(self) -> OpenEvent:
        """The event."""
        return self.office.desk

    @property
    def asked(self) -> Requester:
        """Whoever asks."""
        return self.office.asked

    @property
    def address(self) -> str:
        """The page on which it is."""
        return event_path(self.office.event, "scorer")


def _page(sheet: _Sheet, shown: _Shown) -> Response[str]:
    office, session = sheet.office, sheet.session
    state, viewer, request = office.state, office.viewer, office.request
    number = sheet.number or open_round(state, session, viewer)
    lines = lines_of(state, session, number, viewer)
    open_lines = [line for line in lines if line.is_open]
    return office.page(
        "scorer.html",
        office.messages.text("scorer-title"),
        Page.RESULTS,
        Attempt(status=409 if shown.problem else 200),
        sessions=sorted(state.sessions),
        session=session,
        round_number=number,
        rounds=_rounds(state, session),
        full=_full_rounds(state, session, viewer),
        several_sections=len(state.session(session).plans) > 1,
        lines=lines,
        entered=len(lines) - len(open_lines),
        missing=_missing(open_lines),
        current=at_text(open_lines[0].place) if open_lines else "",
        seated=_seated(state, session, number, request),
        shown=replace(shown, id=shown.id or secrets.token_hex(16)),
        keyed={line.place: keyed_text(line, language_of(request)) for line in lines},
        at_of=at_text,
        behind_of=behind_result,
        sides=tuple(Side),
        twice=_entered_before(shown.taken),
        may_take_back=office.desk.access.may(viewer.role, Capability.UNDOING),
    )


@get("/e/{event:str}/scorer", dependencies=AT_OFFICE)
async def _scorer_page(
    office: TheOffice,
    session: _Session = 1,
    number: Annotated[int, QueryParameter(name="round", ge=0, le=999)] = 0,
    at: _At = "",
    typed: _Typed = "",
) -> Response[str]:
    needs(office.asked, Scope.ACT, granted=office.may(Capability.RESULTS))
    taken = place_of_text(at)
    line = sheet_line(office.state, taken) if taken is not None and taken.session == session else None
    if line is not None and line not in lines_of(office.state, session, line.place.round, office.viewer):
        line = None  # a scorer who plays is shown nothing of what he is still to play
    return _page(_Sheet(office, session, number), _Shown(typed=typed, taken=line))


@post("/e/{event:str}/scorer", status_code=200, dependencies=AT_OFFICE)
async def _take(office: TheOffice) -> Response[Any]:
    needs(office.asked, Scope.ACT, granted=office.may(Capability.RESULTS))
    form = await checked(_LineForm, office.request, office.asked)
    sheet = _Sheet(office, form.session, form.round)
    shown, done = await _taken(office.request, sheet, form)
    if done is None:
        return _page(sheet, shown)
    asked_for = {"session": sheet.session, "round": sheet.number, "at": at_text(done)}
    return Redirect(f"{sheet.address}?{urlencode(asked_for)}", status_code=303)


@get("/e/{event:str}/scorer/slips")
async def _slips(
    renderer: TheRenderer,
    request: Incoming,
    house: House,
    event: FromPath[str],
    session: _Session = 1,
    number: Annotated[int, QueryParameter(name="round", ge=0, le=999)] = 0,
) -> Response[str]:
    asked, desk = await of_the_event(request, house, event, Capability.RESULTS, Scope.ACT)
    state = desk.state
    number = number or open_round(state, session, asked.viewer)
    lines: dict[tuple[str, int], list[SheetLine]] = {}
    # Who sits where is printed for all: a slip has no results.
    for line in lines_of(state, session, number, replace(asked.viewer, plays=())):
        lines.setdefault((line.place.section, line.place.table), []).append(line)
    return club_page(
        renderer,
        request,
        asked,
        "slips.html",
        event_name=event,
        title=state.title or event,
        session=session,
        round_number=number,
        rounds=_rounds(state, session),
        slips=lines,
        seated=_seated(state, session, number, request),
        board_of=law_02.board,
        sides=tuple(Side),
    )


SCORER_PAGES: Final = (_scorer_page, _take, _slips)


async def _taken(request: Incoming, sheet: _Sheet, form: _LineForm) -> tuple[_Shown, Place | None]:
    """Take a line down that was typed, or an entry back.

    Returns:
        What is said of it, and where it was recorded; nowhere, where it was not.
    """
    state, messages = sheet.desk.state, messages_for(request)
    text = form.typed.strip()
    command = form.id if re.fullmatch("[0-9a-f]{32}", form.id) else secrets.token_hex(16)
    if form.act == _TAKE_BACK:
        undone = Command(command, (EntryUndone(form.entry, ""),), confirmed=True)
        match await sheet.desk.writer.submit(sheet.asked.viewer, undone):
            case Refusal(refused):
                return _Shown(typed=text, problem=refused_text(refused, messages)), None
            case Unavailable():
                return _Shown(typed=text, problem=messages.text("service-not-written")), None
            case _:
                return _Shown(typed=text), None
    try:
        current = place_of_text(form.at)
        said = read_keyed(text, state, sheet.session, language_of(request), current)
    except NotationError as error:
        return _Shown(typed=text, problem=error_text(error, messages)), None
    if said is None:
        return _Shown(typed=text, problem=messages.text("scorer-unreadable", line=text)), None
    place = said.place_in(state)
    standing = state.cell(place).standing
    number = question_number(state, said, text)
    # Recorded before, the same form answers a question that is not asked any more.
    repeated = f"{sheet.asked.viewer.subject}/{command}" in state.cell(place).stated
    confirmed = bool(form.act) and (form.question == number or repeated)
    if confirmed and form.act == _CORRECT:
        instead_of = tuple(each.id for each in standing)
        said = replace(said, round=place.round, instead_of=instead_of, reason=form.reason.strip())
    outcome = await submit_statement(sheet.desk, sheet.asked.viewer, said, command=command, confirmed=confirmed)
    match outcome:
        case Accepted():
            return _Shown(), place
        case Questioned(doubts):
            otherwise = any(each.kind is DoubtKind.STATED_OTHERWISE for each in doubts)
            questions = (doubt_text(each, messages) for each in doubts if each.kind is not DoubtKind.STATED_OTHERWISE)
            there = sheet_line(state, place) if otherwise else None
            again = form.before == number
            return _Shown(text, command, "", tuple(questions), number, again, there), None
        case Refusal(refused):
            return _Shown(typed=text, problem=refused_text(refused, messages)), None
        case Unavailable():
            return _Shown(typed=text, problem=messages.text("service-not-written")), None
        case _:
            assert_never(outcome)


def _rounds(state: EventState, session: int) -> int:
    return max((plan.rounds for plan in state.session(session).plans.values()), default=1)


def _seated(state: EventState, session: int, number: int, request: Incoming) -> Callable[[ContestantId, Side], str]:
    """Return what writes who of a contestant sits on a side in a round."""
    wording = Wording(messages_for(request))
    return lambda who, side: seated_text(state, who, (session, number), side, wording)


def _full_rounds(state: EventState, session: int, viewer: Viewer) -> frozenset[int]:
    """Return the rounds of which nothing is to be entered any more."""
    numbers = range(1, _rounds(state, session) + 1)
    sheets = {number: lines_of(state, session, number, viewer) for number in numbers}
    return frozenset(number for number, lines in sheets.items() if lines and not any(each.is_open for each in lines))


def _missing(lines: Sequence[SheetLine]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the tables of which something is still to be entered, each with its boards."""
    found: dict[str, list[int]] = {}
    for line in lines:
        found.setdefault(f"{line.place.section}{line.place.table}", []).append(line.place.board)
    return tuple((table, tuple(boards)) for table, boards in found.items())


def _entered_before(taken: SheetLine | None) -> StatedResult | None:
    """Return the earlier entry that says the same as the one just made, where there is one."""
    stated = [] if taken is None else sorted(taken.cell.stated.values(), key=lambda each: each.at)
    return next((each for each in stated[:-1] if each.result == stated[-1].result), None)
