"""Access to an event, at the console: who is let in as what, PINs and cards of tables, releases, the audit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import structs

from duplicado.event.contest import ContestantId
from duplicado.event.record.ending import is_over
from duplicado.event.record.line_ups import has_line_ups
from duplicado.event.record.state import EventState
from duplicado.publish.audit_words import audit_details, audited
from duplicado.publish.messages import Messages, error_text
from duplicado.publish.pages.wording import Wording
from duplicado.publish.stored_words import by_whom
from duplicado.service.acts.act import Page
from duplicado.service.club.access_tokens import AccessPass, Guest, Scope
from duplicado.service.club.changed_meanwhile import ChangedMeanwhile, mark_of, require_unchanged
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.rights import may_give, may_send_away, passed_on
from duplicado.service.club.table_devices import place_of_guest
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import LET_IN_BY_CODE, Access, Capability, Openness, Release, Role, TableKey
from duplicado.service.live.tables_of_event import tables_to_play
from duplicado.vocabulary.numbers import whole_number
from duplicado.web.addresses import numbered, table_path
from duplicado.web.club.access_changes import RELEASED_TO, ReleasesForm, change_access
from duplicado.web.club.authentication import (
    Requester,
    checked,
    checked_form,
    device_of,
    needs,
    text_fields,
)
from duplicado.web.club.base_address import addresses
from duplicado.web.club.confirming import SENSITIVE
from duplicado.web.club.office_access import called, of_the_event
from duplicado.web.club.office_request import Attempt, Office
from duplicado.web.club.page_language import House, language_of, messages_for
from duplicado.web.club.pages import welcome
from duplicado.web.club.print_queue import PrintedCard, guide_cards_file, pin_cards_file
from duplicado.web.form_fields import LongText, OneLine
from duplicado.web.incoming import Incoming, source_of
from duplicado.web.network import qr
from duplicado.web.rendering import Renderer, TheRenderer

_AUDITED = 60


@dataclass(frozen=True, slots=True)
class _CodeForm:
    """Person whom a code lets in: as what, under which name, and as whom he plays himself."""

    role: Role = Role.DISPLAY
    by: Annotated[str, OneLine(100)] = ""
    plays: Annotated[str, OneLine(10)] = ""


@dataclass(frozen=True, slots=True)
class _PinsForm:
    table: tuple[Annotated[str, LongText(40)], ...] = ()
    """Those that are to have a new PIN; all of them where none is named."""
    drawn: Annotated[str, LongText(100)] = ""
    """Drawing that the page shows."""


@dataclass(frozen=True, slots=True)
class _TonightForm:
    end: bool = False


@dataclass(frozen=True, slots=True)
class _GuestForm:
    subject: Annotated[str, LongText(200)] = ""


@dataclass(frozen=True, slots=True)
class _AccessForm(ReleasesForm):
    travellers: bool = False
    hands: bool = False
    mark: Annotated[str, OneLine(64)] = ""
    """Of the access that the form showed as saved."""

    def applied(self, before: Openness) -> Openness:
        """Return what is shown after the form is sent."""
        return structs.replace(ReleasesForm.applied(self, before), travellers=self.travellers, hands=self.hands)

    def changed(self, before: Access) -> Access:
        """Return the access after the form is sent.

        Raises:
            ChangedMeanwhile: it was shown another than there was before.
        """
        require_unchanged(self.mark, before.text())
        return replace(before, openness=self.applied(before.openness))


@dataclass(frozen=True, slots=True)
class _Table:
    key: TableKey
    place: str
    """As it stands in addresses."""
    name: str
    pin: str = ""


async def _shown(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    event: str,
    asked: Requester,
    desk: OpenEvent,
    *,
    status: int = 200,
    **more: Any,  # noqa: ANN401 - whatever the page shows
) -> Response[str]:
    state = desk.state
    messages = messages_for(request)
    office = Office(renderer, request, asked, event, desk, house, house.clock(), Wording(messages))
    with_pin = house.entrance.pins.places(event)
    tables = _tables(state, messages)
    values: dict[str, Any] = {
        "tables": tables,
        "drawn": house.entrance.pins.as_drawn(event),
        "without_pin": sum(str(each.key) not in with_pin for each in tables),
        "roles": [each for each in LET_IN_BY_CODE if may_give(asked.viewer.role, each, desk.access)],
        "guests": house.entrance.guests(event),
        "own": asked.viewer.subject,
        "at": {each.subject: _at(each, state, messages) for each in house.entrance.guests(event)},
        "may_send_away": partial(may_send_away, needs(asked, Scope.SEE)),
        "openness": desk.access.openness,
        "saved": None,
        "mark": mark_of(desk.access.text()),
        "released_to": RELEASED_TO,
        "releases": list(Release),
        "audit": house.entrance.trail.of(event)[-_AUDITED:][::-1],
        "when": partial(_moment, messages),
        "audited": partial(audited, messages=messages),
        "details": partial(audit_details, messages=messages, names=_names(tables, state, messages)),
        "called": called,
        "is_electronic": bool(state.conditions.electronic),
        "has_line_ups": has_line_ups(state),
        "is_new": request.query_params.get("new") == "1",
        "is_to_begin": bool(state.sessions) and not any(each.called for each in state.sessions.values()),
        "dealt": house.dealt.of(event),
        "is_session": request.query_params.get("session") == "1",
        "not_kept": request.query_params.get("template") == "no",
        "is_over": bool(state.sessions) and all(is_over(state, number) for number in state.sessions),
        "sessions": [number for number in sorted(state.sessions) if not is_over(state, number)],
        "may_hands": desk.access.may(asked.viewer.role, Capability.HANDS) and not asked.viewer.plays,
        "has_deals": any(each.layouts for each in state.sessions.values()),
        "code": "",
        "tonight": house.entrance.tonight(event),
        "pins": (),
        "finished": "",
        "why": "",
    }
    heading = messages.text("console-tab-access")
    return office.page("access.html", heading, Page.ACCESS, Attempt(status=status), **(values | more))


@get("/e/{event:str}/office/access")
async def _access_page(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[str]:
    asked, desk = await of_the_event(request, house, event, Capability.ACCESS)
    return await _shown(renderer, request, house, event, asked, desk)


async def _code(house: ClubHouse, asked: Requester, desk: OpenEvent, wanted: AccessPass) -> str:
    """Return a code for a pass that somebody gives.

    Raises:
        PermissionDeniedException: he may not give it.
    """
    grant = passed_on(needs(asked, Scope.MANAGE), desk.access, wanted)
    if grant is None:
        raise PermissionDeniedException("not-allowed")
    return await asyncio.to_thread(house.entrance.issue_code, grant, issuer=asked.viewer)


@post("/e/{event:str}/office/access/code", status_code=200, opt=SENSITIVE)
async def _give_code(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[str]:
    asked, desk = await of_the_event(request, house, event, Capability.ACCESS, Scope.MANAGE)
    form = await checked(_CodeForm, request, asked)
    role = form.role if form.role in LET_IN_BY_CODE else Role.DISPLAY
    giver = needs(asked, Scope.MANAGE)
    messages = messages_for(request)
    by = form.by or messages.text(f"service-role-{role.value}")
    scopes = {Scope.SEE} if role is Role.DISPLAY else {Scope.SEE, Scope.ACT}
    if desk.access.may(role, Capability.ACCESS):
        scopes.add(Scope.MANAGE)
    wanted = AccessPass(event, role, by, plays=_plays(form.plays, desk.state), scopes=frozenset(scopes) & giver.scopes)
    code = await _code(house, asked, desk, wanted)
    reached = (await asyncio.to_thread(addresses, request))[0]
    link = f"{reached}/in/{code}"
    given: dict[str, Any] = {"code": code, "code_link": link, "code_qr": qr(link)}
    return await _shown(renderer, request, house, event, asked, desk, code_role=role, code_by=by, **given)


@post("/e/{event:str}/office/access/wall", status_code=303)
async def _let_the_wall_in(request: Incoming, house: House, event: FromPath[str]) -> Redirect:
    # This browser is the wall from now on, beside whatever else it is.
    asked, desk = await of_the_event(request, house, event, Capability.ACCESS, Scope.MANAGE)
    await checked_form(request, asked)
    by = messages_for(request).text("service-role-display")
    wanted = AccessPass(event, Role.DISPLAY, by, scopes=frozenset({Scope.SEE}))
    code = await _code(house, asked, desk, wanted)
    device = device_of(request)
    token = await asyncio.to_thread(house.entrance.redeem, code, device=device, source=source_of(request))
    return welcome(request, house, token)


@post("/e/{event:str}/office/access/pins", status_code=200, opt=SENSITIVE)
async def _give_pins(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[str]:
    asked, desk = await of_the_event(request, house, event, Capability.ACCESS, Scope.MANAGE)
    form = await checked(_PinsForm, request, asked)
    all_ = _tables(desk.state, messages_for(request))
    tables = [each for each in all_ if not form.table or str(each.key) in form.table]

    if not tables:
        why = messages_for(request).text("access-pins-no-table")
        return await _shown(renderer, request, house, event, asked, desk, status=422, why=why)

    def draw() -> list[_Table]:
        keys = [each.key for each in tables]
        drawn = house.entrance.set_pins(event, keys, issuer=asked.viewer, instead_of=form.drawn)
        return [replace(each, pin=drawn[each.key]) for each in tables]

    try:
        pins = await asyncio.to_thread(draw)
    except ChangedMeanwhile:
        # A page loaded again sends its form again, and somebody else may have been quicker: the cards are out.
        why = messages_for(request).text("access-pins-since")
        return await _shown(renderer, request, house, event, asked, desk, status=409, why=why)
    return await _shown(renderer, request, house, event, asked, desk, pins=pins)


@post("/e/{event:str}/office/access/tonight", status_code=200, opt=SENSITIVE)
async def _tonight(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[str]:
    asked, desk = await of_the_event(request, house, event, Capability.ACCESS, Scope.MANAGE)
    if (await checked(_TonightForm, request, asked)).end:
        await asyncio.to_thread(house.entrance.end_tonight, event, issuer=asked.viewer)
    else:
        await asyncio.to_thread(house.entrance.set_tonight, event, issuer=asked.viewer)
    return await _shown(renderer, request, house, event, asked, desk)


@post("/e/{event:str}/office/access/cards.pdf", status_code=200)
async def _pin_cards(request: Incoming, house: House, event: FromPath[str]) -> Response[bytes]:
    # The PINs come back from the page that showed them: they are kept nowhere to be read.
    asked, desk = await of_the_event(request, house, event, Capability.ACCESS, Scope.MANAGE)
    said = text_fields(await checked_form(request, asked))
    reached = (await asyncio.to_thread(addresses, request))[0]
    cards: list[PrintedCard] = []
    for each in _tables(desk.state, messages_for(request)):
        pin = said.get(f"pin {each.key}", "")[:6]
        if pin:
            address = f"{reached}{table_path(event, each.key)}"
            cards.append(PrintedCard(each.name, address, pin))
    if not cards:
        raise NotFoundException("no-pins")
    title = desk.state.title or event
    return _pdf(await asyncio.to_thread(pin_cards_file, cards, language_of(request), title))


@get("/e/{event:str}/office/cards.pdf")
async def _guide_cards(request: Incoming, house: House, event: FromPath[str]) -> Response[bytes]:
    _, desk = await of_the_event(request, house, event, Capability.RECORD)
    made = await asyncio.to_thread(guide_cards_file, desk.state, language_of(request))
    if made is None:
        raise NotFoundException("nothing-planned")
    return _pdf(made)


@post("/e/{event:str}/office/access/revoke", status_code=200, opt=SENSITIVE)
async def _revoke(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[str]:
    asked, desk = await of_the_event(request, house, event, Capability.ACCESS, Scope.MANAGE)
    subject = (await checked(_GuestForm, request, asked)).subject
    guest = next((each for each in house.entrance.guests(event) if each.subject == subject), None)
    if guest is None:
        why = messages_for(request).text("access-is-gone")
        return await _shown(renderer, request, house, event, asked, desk, status=409, why=why)
    if not may_send_away(needs(asked, Scope.MANAGE), guest):
        raise PermissionDeniedException("not-allowed")
    await asyncio.to_thread(house.entrance.revoke, subject=subject, issuer=asked.viewer, event=guest.event)
    messages = messages_for(request)
    said = messages.text("setup-sent-away", who=by_whom(guest.by, messages))
    return await _shown(renderer, request, house, event, asked, desk, finished=said)


@post("/e/{event:str}/office/access/grants", status_code=200, opt=SENSITIVE)
async def _change_access(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[str]:
    asked, desk = await of_the_event(request, house, event, Capability.ACCESS, Scope.MANAGE)
    form, messages = await checked(_AccessForm, request, asked), messages_for(request)
    try:
        await change_access(house, asked.viewer, event, form.changed)
    except ChangedMeanwhile as error:
        saved, why = desk.access.openness, error_text(error, messages)
        tried = form.applied(saved)
        return await _shown(
            renderer, request, house, event, asked, desk, status=409, why=why, openness=tried, saved=saved
        )
    return await _shown(renderer, request, house, event, asked, desk, finished=messages.text("setup-access-set"))


ACCESS_PAGES: Final = (
    _access_page,
    _give_code,
    _let_the_wall_in,
    _give_pins,
    _tonight,
    _pin_cards,
    _guide_cards,
    _revoke,
    _change_access,
)


def _at(guest: Guest, state: EventState, messages: Messages) -> str:
    """Return whose a player's device is said to be, and at which table it is now."""
    if guest.role is not Role.PLAYER:
        return ""
    key = place_of_guest(guest, state)
    table = "" if key is None else messages.text("club-table", section=key.section or "none", table=key.table)
    whose = "" if guest.follows is None else Wording(messages).called(guest.follows, state.conditions.kind)
    return " · ".join(filter(None, (whose, table)))


def _names(tables: Sequence[_Table], state: EventState, messages: Messages) -> dict[str, str]:
    """Return what tables and contestants are called, by the keys that rows of the audit have for them."""
    wording, kind = Wording(messages), state.conditions.kind
    contestants = {str(who): wording.called(who, kind) for who in state.everybody}
    return contestants | {str(each.key): each.name for each in tables}


def _tables(state: EventState, messages: Messages) -> list[_Table]:
    several = len(state.sessions) > 1
    found: list[_Table] = []
    for key in tables_to_play(state):
        message = "club-table-of-session" if several else "club-table"
        session = {"session": key.session} if several else {}
        name = messages.text(message, section=key.section or "none", table=key.table, **session)
        found.append(_Table(key, numbered(key.section, key.table), name))
    return found


def _plays(text: str, state: EventState) -> tuple[ContestantId, ...]:
    """Read under which number somebody plays himself; where numbers repeat, all who have it."""
    number = whole_number(text, 5)
    if number is None:
        return ()
    plans = state.plans
    planned = {who for plan in plans for who in plan.current.contestants}
    same = sorted((who for who in planned if who.number == number), key=lambda who: who.order)
    return tuple(same) or (ContestantId(number),)


def _pdf(data: bytes) -> Response[bytes]:
    return Response(data, media_type="application/pdf")


def _moment(messages: Messages, at: str) -> str:
    return messages.moment(datetime.fromisoformat(at))
