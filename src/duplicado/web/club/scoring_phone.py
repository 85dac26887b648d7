"""The scorer's keyboard: results of any table, a line each, and slips on which a table without a phone writes them."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, assert_never
from urllib.parse import urlencode

from litestar import Request, Response, get, post
from litestar.datastructures import FormMultiDict
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect

from duplicado.event.contest import ContestantId
from duplicado.event.facts.results import Place
from duplicado.event.record.state import EventState
from duplicado.event.record.typing_errors import DoubtKind
from duplicado.formats.traveller_text import read_directors_line, traveller_text
from duplicado.law.book import law_02
from duplicado.locale import Language
from duplicado.publish.event_words import doubt_text, refusal_text
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.commands import Accepted, Questioned, Refusal, Unavailable
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.result_statement import Statement
from duplicado.service.live.roles import Capability, TableKey
from duplicado.service.live.scorecards import SheetLine, lines_of, open_round, sheet_line
from duplicado.service.live.sittings import players_of
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Side
from duplicado.web.club.api import desk_of
from duplicado.web.club.authentication import Door, Requester, asking, checked_form, needs
from duplicado.web.club.page_language import House, language_of, messages_for
from duplicado.web.club.pages import club_page, event_path
from duplicado.web.club.phone_statements import submit_statement
from duplicado.web.rendering import Renderer

__all__ = ["read_keyed", "scorer_pages"]

_Request = Request[Any, Any, Any]
_KEYED: Final = re.compile(
    r"\s*(?:r(?P<round>\d{1,3})\s+(?=\S+\s+\d+\s))?(?P<section>[^\W\d]*)-?(?P<table>\d{1,4})\s+(?P<board>\d{1,4})\s+(?P<line>\S.*)",
    re.IGNORECASE,
)
_Session = Annotated[int, QueryParameter(ge=1, le=999)]
_Round = Annotated[int, QueryParameter(ge=0, le=999)]
_At = Annotated[str, QueryParameter(max_length=60)]
_Typed = Annotated[str, QueryParameter(max_length=200)]


@dataclass(frozen=True, slots=True)
class _Shown:
    """What stands above the line that is typed."""

    typed: str = ""
    id: str = ""
    """Of the command: a form that is sent twice is taken down once."""
    problem: str = ""
    questions: tuple[str, ...] = ()
    replaces: SheetLine | None = None
    """What stands there and says something else."""
    taken: SheetLine | None = None


def read_keyed(text: str, state: EventState, session: int, language: Language = Language.ENGLISH) -> Statement | None:
    """Read `3 12 4S N +1 SK`: the table, the board, the line of its traveller.

    Before the table stands its section, where there are several (`A3`), and before that the round, where it is another
    than that in which the board is due there (`r2 3 12 …`).

    Returns:
        The statement; `None` where it is no such line, or the section is not told and there are several.
    """
    found = _KEYED.fullmatch(text)
    if found is None:
        return None
    sections = sorted(state.session(session).plans)
    section = next((each for each in sections if each.casefold() == found["section"].casefold()), None)
    if section is None:
        if found["section"] or len(sections) != 1:
            return None
        section = sections[0]
    try:
        line = read_directors_line(found["line"], language)
    except NotationError:
        return None
    number = int(found["round"]) if found["round"] else None
    return Statement(TableKey(session, section, int(found["table"])), int(found["board"]), line, number)


def scorer_pages(renderer: Renderer) -> Sequence[HTTPRouteHandler]:
    """Make the handlers."""

    def page(
        request: _Request, asked: Requester, event: str, desk: OpenEvent, session: int, number: int, shown: _Shown
    ) -> Response[str]:
        state = desk.state
        number = number or open_round(state, session, asked.viewer)
        status = 200 if not shown.problem else 409
        lines = lines_of(state, session, number, asked.viewer)
        return club_page(
            renderer,
            request,
            asked,
            "scorer.html",
            status=status,
            event_name=event,
            title=state.title or event,
            sessions=sorted(state.sessions),
            session=session,
            round_number=number,
            rounds=_rounds(state, session),
            several_sections=len(state.session(session).plans) > 1,
            lines=lines,
            names=_names(state, session, number),
            shown=replace(shown, id=shown.id or secrets.token_hex(16)),
            keyed={line.place: _keyed(line, language_of(request)) for line in lines},
            sides=tuple(Side),
        )

    @get("/e/{event:str}/scorer")
    async def scorer_page(
        request: _Request,
        house: House,
        event: FromPath[str],
        session: _Session = 1,
        number: Annotated[int, QueryParameter(name="round", ge=0, le=999)] = 0,
        at: _At = "",
        typed: _Typed = "",
    ) -> Response[str]:
        asked, desk = await _scorer(request, house, event)
        taken = _place_of(at)
        line = sheet_line(desk.state, taken) if taken is not None and taken.session == session else None
        if line is not None and line not in lines_of(desk.state, session, line.place.round, asked.viewer):
            line = None  # a scorer who plays is shown nothing of what he is still to play
        return page(request, asked, event, desk, session, number, _Shown(typed=typed, taken=line))

    @post("/e/{event:str}/scorer", status_code=200)
    async def take(request: _Request, house: House, event: FromPath[str]) -> Response[Any]:
        asked, desk = await _scorer(request, house, event)
        form = await checked_form(request, asked)
        session = _number(form, "session") or 1
        number = _number(form, "round")
        text = str(form.get("typed", ""))[:200].strip()
        messages = messages_for(request)
        said = read_keyed(text, desk.state, session, language_of(request))
        if said is None:
            problem = messages.text("scorer-unreadable", line=text)
            return page(request, asked, event, desk, session, number, _Shown(typed=text, problem=problem))
        place = said.place_in(desk.state)
        standing = desk.state.cell(place).standing
        if form.get("act") == "correct":
            said = replace(
                said,
                round=place.round,
                instead_of=tuple(each.id for each in standing),
                reason=str(form.get("reason", ""))[:500].strip(),
            )
        command = str(form.get("id", ""))
        command = command if re.fullmatch("[0-9a-f]{32}", command) else secrets.token_hex(16)
        outcome = await submit_statement(desk, asked.viewer, said, command=command, confirmed=bool(form.get("act")))
        match outcome:
            case Accepted():
                asked_for = {"session": session, "round": number, "at": _at(place)}
                return Redirect(f"{event_path(event, 'scorer')}?{urlencode(asked_for)}", status_code=303)
            case Questioned(doubts):
                otherwise = any(each.kind is DoubtKind.STATED_OTHERWISE for each in doubts)
                asking_back = _Shown(
                    typed=text,
                    id=command,
                    questions=tuple(
                        doubt_text(each, messages) for each in doubts if each.kind is not DoubtKind.STATED_OTHERWISE
                    ),
                    replaces=sheet_line(desk.state, place) if otherwise else None,
                )
                return page(request, asked, event, desk, session, number, asking_back)
            case Refusal(refused):
                said_no = refusal_text(refused, messages)
                return page(request, asked, event, desk, session, number, _Shown(typed=text, problem=said_no))
            case Unavailable():
                later = messages.text("service-not-written")
                return page(request, asked, event, desk, session, number, _Shown(typed=text, problem=later))
            case _:
                assert_never(outcome)

    @get("/e/{event:str}/scorer/slips")
    async def slips(
        request: _Request,
        house: House,
        event: FromPath[str],
        session: _Session = 1,
        number: Annotated[int, QueryParameter(name="round", ge=0, le=999)] = 0,
    ) -> Response[str]:
        asked, desk = await _scorer(request, house, event)
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
            names=_names(state, session, number),
            board_of=law_02.board,
            sides=tuple(Side),
        )

    return [scorer_page, take, slips]


async def _scorer(request: _Request, house: ClubHouse, event: str) -> tuple[Requester, OpenEvent]:
    """Return who asks and the desk of the event.

    Raises:
        NotAuthorizedException: he was not let in.
        PermissionDeniedException: he enters no results.
    """
    asked = asking(request, house, Door.OFFICE, required=True).of(event)
    desk = await desk_of(house, event)
    needs(asked, Scope.ACT, granted=desk.access.may(asked.viewer.role, Capability.RESULTS))
    return asked, desk


def _number(form: FormMultiDict, name: str) -> int:
    text = str(form.get(name, ""))
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0


def _rounds(state: EventState, session: int) -> int:
    return max((plan.rounds for plan in state.session(session).plans.values()), default=1)


def _names(state: EventState, session: int, number: int) -> dict[ContestantId, str]:
    return {
        who: " – ".join(filter(None, players_of(state, who, session, number))) or entered.name
        for who, entered in state.contestants.items()
    }


def _keyed(line: SheetLine, language: Language) -> str:
    """Return what to type for a line that is there, to put it right."""
    place = line.place
    said = traveller_text(line.stated[0][0].result.line, language) if line.stated else ""
    return f"{place.section}{place.table} {place.board} {said}".strip()


def _at(place: Place) -> str:
    return f"{place.session}.{place.round}.{place.section}.{place.table}.{place.board}"


def _place_of(at: str) -> Place | None:
    session, number, section, table, board = [*at.split("."), "", "", "", ""][:5]
    if not all(each.isascii() and each.isdigit() and len(each) < 5 for each in (session, number, table, board)):
        return None
    return Place(int(session), section, int(number), int(table), int(board))
