"""The entry pages: the club's first page, an event's, a table's, and the address of a code."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from duplicado.event.conditions import RoundsPaired
from duplicado.event.contest import ScoringMethod
from duplicado.event.record.ending import is_played_out
from duplicado.event.record.published_outcome import EventOutcome, total_in
from duplicado.event.record.state import EventState
from duplicado.event.standing import TotalIn
from duplicado.publish.pages.evening import EveningPage
from duplicado.service.club.access_tokens import Scope, at_the_table
from duplicado.service.club.device_login import Denied
from duplicado.service.club.open_places import takes_pairs
from duplicado.service.live.commands import NotShown
from duplicado.service.live.hall_view import SeatedTold, hall_view, session_stage
from duplicado.service.live.office_bar import session_on
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability, Role, TableKey, Viewer
from duplicado.service.live.standings import begun_rankings
from duplicado.service.live.tables_of_event import tables_of
from duplicado.service.live.visibility import round_of
from duplicado.service.office.published import head_of
from duplicado.table.contest_kind import ContestKind
from duplicado.web.addresses import WALL, event_path, read_numbered
from duplicado.web.club.authentication import (
    Login,
    Requester,
    asking,
    device_of,
    is_secure,
    kept_token,
    login_of,
    refuse_too_fast,
    token_cookie,
)
from duplicado.web.club.event_list import events_listed
from duplicado.web.club.page_language import House, messages_for, why_denied
from duplicado.web.form_fields import LongText, read_form
from duplicado.web.incoming import Incoming, refuse_other_origin, source_of
from duplicado.web.rendering import Renderer, TheRenderer

_MOST: Final = 10_000
"""Events that the first page lists."""
_TOLD: Final = 12
"""So many of them are told with how they stand; the others by their names."""
_AFTER_LOGIN: Final = {Login.OFFICE: "office", Login.TABLE: "table", Login.DISPLAY: WALL}


def new_id() -> str:
    """Return an id for the command that a form asks for: sent twice, it is done once."""
    return secrets.token_hex(12)


def club_page(
    renderer: Renderer, request: Incoming, asked: Requester, template: str, *, status: int = 200, **values: object
) -> Response[str]:
    """Make a page of the club: as any other, and with what its scripts and forms send back."""
    shown = {"csrf": asked.csrf, "asked": asked, "event_path": event_path, "event_name": "", **values}
    return renderer.page(request, f"club/{template}", base="", evening=None, part=None, status=status, **shown)


@dataclass(frozen=True, slots=True)
class _Entry:
    """Form by which somebody is let in: a code, or the PIN of a table."""

    code: Annotated[str, LongText(40)] = ""
    pin: Annotated[str, LongText(12)] = ""


@get("/")
async def _home(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = asking(request, house)
    names = await asyncio.to_thread(house.events.latest, _MOST)
    told = await events_listed(house, names[:_TOLD], messages_for(request))
    return club_page(renderer, request, asked, "home.html", told=told, names=names[_TOLD:], denied="")


@get("/in/{code:str}")
async def _code_page(renderer: TheRenderer, request: Incoming, house: House, code: FromPath[str]) -> Response[str]:
    # Only a button: what looks at addresses by itself, as some programs do, uses no code up.
    return club_page(renderer, request, asking(request, house), "code.html", code=code, denied="")


@post("/in", status_code=200)
async def _come_in(renderer: TheRenderer, request: Incoming, house: House) -> Response[Any]:
    refuse_other_origin(request)
    refuse_too_fast(request, house, Requester.nobody())
    code = read_form(_Entry, await request.form()).code
    device, source = device_of(request), source_of(request)
    try:
        token = await asyncio.to_thread(house.entrance.redeem, code, device=device, source=source)
    except Denied as error:
        said = why_denied(request, error)
        asked = asking(request, house)
        return club_page(renderer, request, asked, "code.html", status=403, code=code, denied=said)
    return welcome(request, house, token)


@get("/e/{event:str}")
async def _event_page(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[str]:
    desk = await house.open_events.open(event)
    state = desk.state
    asked = asking(request, house).of(event)
    tables = [(key, len(state.sessions) > 1) for session in sorted(state.sessions) for key in tables_of(state, session)]
    dealt = house.dealt.of(event)
    values: dict[str, Any] = {
        "electronic": state.conditions.electronic,
        "takes_pairs": takes_pairs(state, desk.now()),
        "in_teams": state.conditions.kind is ContestKind.TEAMS,
        "dealt": dealt,
        "event_name": event,
        "title": state.title or event,
        "size": _size(state, tables),
        "tables": tables,
        # His table's page leads here: a new PIN was drawn, he was sent away, or his time is over.
        "is_sent_away": bool(kept_token(request, Login.TABLE)) and asking(request, house, Login.TABLE).admitted is None,
    }
    outcome = await desk.views.outcome(asked.viewer)
    values["cards"] = {} if outcome is None else _cards(event, outcome)
    over = outcome is not None and is_played_out(state)
    values["head"] = await asyncio.to_thread(head_of, desk.record.order, desk.record.texts) if over else None
    values |= _evening(desk, asked)
    on = session_on(state)
    values |= {"session": on, "stage": session_stage(state, on) if on else ""}
    released = await ranking_shown(desk, asked.viewer)
    return club_page(renderer, request, asked, "event.html", **values, **released, has_results=outcome is not None)


def _cards(event: str, outcome: EventOutcome) -> dict[str, str]:
    """Return the address of each contestant's card, by his number."""
    addresses = EveningPage(event, outcome.contest, (), outcome.standings).addresses
    return {str(who): event_path(event, "results", "contestant", address) for who, address in addresses.items()}


@get("/e/{event:str}/t/{session:int}/{place:str}")
async def _table_pin_page(
    renderer: TheRenderer,
    request: Incoming,
    house: House,
    event: FromPath[str],
    session: FromPath[int],
    place: FromPath[str],
) -> Response[Any]:
    await house.open_events.open(event)
    key = _table_at(session, place)
    asked = asking(request, house, Login.TABLE).of(event)
    if asked.viewer.table == key and asked.viewer.follows is None and asked.may(Scope.SEE):
        return Redirect(event_path(event, "table"))
    return club_page(
        renderer, request, asked, "table_pin.html", event_name=event, place=place, table=key, denied="", by=""
    )


@post("/e/{event:str}/t/{session:int}/{place:str}", status_code=200)
async def _enter(
    renderer: TheRenderer,
    request: Incoming,
    house: House,
    event: FromPath[str],
    session: FromPath[int],
    place: FromPath[str],
) -> Response[Any]:
    refuse_other_origin(request)
    refuse_too_fast(request, house, Requester.nobody())
    sent = read_form(_Entry, await request.form())
    key = _table_at(session, place)
    by = messages_for(request).text("club-table-signs", section=key.section or "none", table=key.table)
    number = round_of((await house.open_events.open(event)).state, key)
    try:
        token = await asyncio.to_thread(
            house.entrance.enter_table,
            at_the_table(event, key, by, round_number=number, decided=False),
            sent.pin,
            device=device_of(request),
            source=source_of(request),
            instead_of=kept_token(request, Login.TABLE),
        )
    except Denied as error:
        said = why_denied(request, error)
        asked = asking(request, house, Login.TABLE).of(event)
        return club_page(
            renderer,
            request,
            asked,
            "table_pin.html",
            status=403,
            event_name=event,
            place=place,
            table=key,
            denied=said,
        )
    return welcome(request, house, token)


CLUB_PAGES: Final = (_home, _code_page, _come_in, _event_page, _table_pin_page, _enter)


@dataclass(frozen=True, slots=True)
class _Size:
    """Size of an event, and by what it is scored."""

    date: str
    kind: ContestKind
    method: ScoringMethod
    total_in: TotalIn
    contestants: int
    tables: int
    """Tables in the session that has most."""
    boards: int
    """Boards of all its sessions; 0 while rounds are paired, since more may come."""


def _size(state: EventState, tables: Sequence[tuple[TableKey, bool]]) -> _Size:
    conditions = state.conditions
    plans = state.plans
    boards = {(place.session, place.board) for plan in plans for place in plan.due}
    at_once = Counter(key.session for key, _ in tables)
    return _Size(
        state.date,
        conditions.kind,
        conditions.method,
        total_in(conditions),
        len(state.everybody),
        max(at_once.values(), default=0),
        len(boards) if conditions.pairing is RoundsPaired.NONE else 0,
    )


def _evening(desk: OpenEvent, asked: Requester) -> dict[str, Any]:
    """Return how far the session is that is on, who sits at its tables and who sits out, as far as he is shown it."""
    session, access = session_on(desk.state), desk.access
    seated: dict[TableKey, list[SeatedTold]] = {}
    shown: dict[str, Any] = {"progress": None, "seated": seated, "resting": [], "announcements": []}
    if session is None or not access.may(asked.viewer.role, Capability.RANKINGS):
        return shown
    hall = hall_view(desk.state, access.openness)
    progress = next((each for each in hall["sessions"] if each["session"] == session), None)
    for section in progress["sections"] if progress is not None else ():
        places = section["seats"] or section["next"]
        if places is None:
            continue
        for table in places["tables"]:
            seated[TableKey(session, section["section"], table["table"])] = table["contestants"]
        shown["resting"].append((section["section"], [_written(each) for each in places["sits_out"]]))
    told = [each for each in hall["announcements"] if each["session"] == session]
    return {**shown, "progress": progress, "announcements": told}


def _written(contestant: SeatedTold) -> str:
    """Write somebody of the hall's view: the name of a team, else the number with the names."""
    names = contestant.get("name") or " – ".join(contestant["names"])
    return names if "name" in contestant else f"{contestant['contestant']} {names}".strip()


async def ranking_shown(desk: OpenEvent, viewer: Viewer) -> dict[str, Any]:
    """Return what pages show of the ranking, as far as it is released to somebody."""
    try:
        rankings = begun_rankings(await desk.views.ranking_now(viewer))
    except NotShown:
        rankings = []
    ahead = bool(rankings) and desk.views.is_ahead(viewer)
    return {"rankings": rankings, "is_ahead": ahead, "is_official": desk.state.published is not None}


def _table_at(session: int, place: str) -> TableKey:
    return TableKey(session, *read_numbered(place))


def welcome(request: Incoming, house: House, token: str) -> Redirect:
    """Give somebody who was let in his token as a cookie, and send him to where his role works."""
    admitted = house.entrance.admit(token)
    role = admitted.viewer.role
    cookie = token_cookie(role, token, secure=is_secure(request))
    if role is Role.PUBLIC or not admitted.event:
        return Redirect("/office" if role is not Role.PUBLIC else "/", status_code=303, cookies=[cookie])
    where = "match" if role is Role.COMMENTATOR else _AFTER_LOGIN[login_of(role)]
    return Redirect(event_path(admitted.event, where), status_code=303, cookies=[cookie])
