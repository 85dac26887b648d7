"""A new event in two pages: what is played, then the movement, the players and the boards."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import FormMultiDict, UploadFile
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from duplicado.event.record import Offer
from duplicado.formats.readers import layouts_in
from duplicado.movement import MovementError
from duplicado.publish.event_words import refusal_text
from duplicado.publish.offer_words import offer_words
from duplicado.service.club import ClubHouse, Scope
from duplicado.service.club.dealt import DealtBoards
from duplicado.service.club.evenings import (
    Entrant,
    Evening,
    EveningKind,
    TooManyEntrants,
    entrants_in,
    first_entries,
    free_name,
)
from duplicado.service.club.lists import Listed
from duplicado.service.live import Accepted, Capability, Outcome, Refusal
from duplicado.store import StoreError
from duplicado.vocabulary import Layout
from duplicado.web.club.doors import Asking, checked_form
from duplicado.web.club.pages import club_page, event_path
from duplicado.web.club.staff import of_the_club
from duplicado.web.club.words import House, messages_for
from duplicado.web.rendering import Renderer

__all__ = ["wizard_pages"]

_Request = Request[Any, Any, Any]
_TEMPLATE: Final = "last evening"
_MOST_MINUTES: Final = 600
_MOST_CONTESTANTS: Final = 100


class _NotYet(Exception):
    """What was filled in cannot be used; its text says why."""


def wizard_pages(renderer: Renderer) -> Sequence[HTTPRouteHandler]:
    """Make the handlers."""

    def first(request: _Request, asked: Asking, evening: Evening, why: str = "") -> Response[str]:
        return club_page(
            renderer,
            request,
            asked,
            "new.html",
            status=422 if why else 200,
            evening_asked=evening,
            kinds=list(EveningKind),
            why=why,
        )

    async def second(
        request: _Request, house: ClubHouse, asked: Asking, evening: Evening, filled: Mapping[str, str], why: str = ""
    ) -> Response[str]:
        messages = messages_for(request)
        offers = await asyncio.to_thread(_offers, evening, request)
        people = sorted((each.name for each in house.people.all()), key=str.casefold)
        names = await asyncio.to_thread(house.names)
        return club_page(
            renderer,
            request,
            asked,
            "new_movement.html",
            status=422 if why else 200,
            evening_asked=evening,
            offers=[offer_words(each, messages) for each in offers],
            people=people,
            filled=filled,
            command=filled.get("command") or secrets.token_hex(12),
            name=filled.get("name") or free_name(evening, names),
            why=why,
        )

    @get("/office/new")
    async def what(request: _Request, house: House) -> Response[str]:
        asked = of_the_club(request, house, Capability.CONDITIONS)
        today = f"{house.clock().astimezone():%Y-%m-%d}"
        last = Evening.read(house.remembered(_TEMPLATE))
        title = messages_for(request).text("setup-event-title")
        evening = Evening(title, today) if last is None else _again(last, today)
        return first(request, asked, evening)

    @get("/office/new/movement")
    async def which(request: _Request, house: House) -> Response[str]:
        asked = of_the_club(request, house, Capability.CONDITIONS)
        evening = _evening(request.query_params)
        try:
            return await second(request, house, asked, evening, {})
        except _NotYet as error:
            return first(request, asked, evening, str(error))

    @post("/office/new", status_code=200)
    async def make(request: _Request, house: House) -> Response[Any]:
        asked = of_the_club(request, house, Capability.CONDITIONS, Scope.ACT)
        form = await checked_form(request, asked)
        evening = _evening(form)
        filled = {key: str(value) for key, value in form.items() if isinstance(value, str)}
        try:
            return await _made(request, house, asked, evening, form)
        except _NotYet as error:
            try:
                return await second(request, house, asked, evening, filled, str(error))
            except _NotYet as other:
                return first(request, asked, evening, str(other))

    return [what, which, make]


def _again(last: Evening, today: str) -> Evening:
    return Evening(last.title, today, last.kind, last.number, last.by_tables, last.minutes)


def _evening(form: Mapping[str, Any]) -> Evening:
    """Read what was filled in; what cannot be read is as it is on an empty form."""

    def number(name: str, usual: int, most: int) -> int:
        text = str(form.get(name, "")).strip()
        return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 6 else usual

    kind = str(form.get("kind", ""))
    return Evening(
        " ".join(str(form.get("title", "")).split())[:80],
        str(form.get("date", ""))[:10],
        next((each for each in EveningKind if each.value == kind), EveningKind.PAIRS),
        number("number", 0, _MOST_CONTESTANTS),
        form.get("counted") == "tables",
        number("minutes", 0, _MOST_MINUTES),
    )


def _offers(evening: Evening, request: _Request) -> Sequence[Offer]:
    messages = messages_for(request)
    if not evening.title:
        raise _NotYet(messages.text("setup-title-wanted"))
    if not evening.contestants or not evening.minutes:
        raise _NotYet(messages.text("setup-numbers-wanted"))
    try:
        return evening.offers()
    except MovementError:
        code = {EveningKind.TEAMS: "-teams", EveningKind.INDIVIDUAL: "-players"}.get(evening.kind, "")
        count = evening.contestants
        raise _NotYet(
            messages.text(f"movement-nothing-fits{code}", pairs=count, count=count, minutes=evening.minutes)
        ) from None


async def _made(
    request: _Request, house: ClubHouse, asked: Asking, evening: Evening, form: FormMultiDict
) -> Response[Any]:
    """Make the event that a form asks for; sent again, the same form makes nothing more."""
    messages = messages_for(request)
    offers = await asyncio.to_thread(_offers, evening, request)
    wanted = str(form.get("choice", "1"))
    offer = offers[min(int(wanted), len(offers)) - 1] if wanted in {"1", "2", "3"} else offers[0]
    entrants = await _entrants(form, evening.kind, house)
    name, command = str(form.get("name", ""))[:100], str(form.get("command", ""))[:64]
    boards = str(form.get("boards", "none"))
    before = house.dealt(name)
    dealt: DealtBoards | None = None
    layouts: Mapping[int, Layout] = {}
    if boards == "file":
        layouts = await _layouts(form, request)
    elif boards == "dealt":
        numbers = tuple(range(1, offer.boards_in_play + 1))
        dealt = before or DealtBoards.drawn(numbers, house.chance)
        layouts = dealt.layouts()
    try:
        facts = first_entries(evening, offer, entrants, layouts)
    except TooManyEntrants as error:
        raise _NotYet(messages.text("setup-too-many", listed=error.listed, places=error.places)) from None
    if dealt is not None and before is None:
        # Before the deals are anywhere else: a seed that is lost proves nothing.
        await asyncio.to_thread(house.keep_dealt, name, dealt)
    try:
        outcome = await house.create(name, facts, by=asked.viewer, command=command)
        why = "" if isinstance(outcome, Accepted) else _why(outcome, request)
    except StoreError as error:
        why = str(error)
    if why:
        if dealt is not None and before is None:
            await asyncio.to_thread(house.forget_dealt, name)
        raise _NotYet(why)
    await asyncio.to_thread(house.remember, _TEMPLATE, evening.text())
    if form.get("remember"):
        listed = [Listed(player.name, player.number) for each in entrants for player in each.players]
        await asyncio.to_thread(house.people.take_in, listed)
    if dealt is not None and before is None:
        await asyncio.to_thread(house.entrance.note, asked.viewer, name, "dealt", dealt.commitment)
    return Redirect(f"{event_path(name, 'office', 'doors')}?new=1", status_code=303)


def _why(outcome: Outcome, request: _Request) -> str:
    messages = messages_for(request)
    if isinstance(outcome, Refusal):
        return refusal_text(outcome.refused, messages)
    return messages.text("service-unavailable")


async def _file(form: FormMultiDict, name: str) -> tuple[str, bytes]:
    sent = form.get(name)
    return (sent.filename, await sent.read()) if isinstance(sent, UploadFile) else ("", b"")


async def _entrants(form: FormMultiDict, kind: EveningKind, house: ClubHouse) -> tuple[Entrant, ...]:
    numbers = {each.name.casefold(): each.number for each in house.people.all() if each.number}
    name, data = await _file(form, "file")
    if not data:
        name, data = "", str(form.get("players", ""))[:20_000].encode()
    return await asyncio.to_thread(entrants_in, kind, name, data, numbers)


async def _layouts(form: FormMultiDict, request: _Request) -> Mapping[int, Layout]:
    name, data = await _file(form, "deals")
    found = await asyncio.to_thread(layouts_in, name, data) if data else {}
    if not found:
        raise _NotYet(messages_for(request).text("setup-no-deals", file=name or "–"))
    return found
