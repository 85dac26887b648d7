"""The persons whom the club knows: taken in, handed out, forgotten; how long everything is kept."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from duplicado.service.club import RETENTION, ClubHouse, Scope, UnknownPerson
from duplicado.service.club.lists import people_in
from duplicado.service.live import Capability
from duplicado.web.club.doors import Asking, checked_form
from duplicado.web.club.pages import club_page
from duplicado.web.club.staff import of_the_club
from duplicado.web.club.words import House, messages_for
from duplicado.web.rendering import Renderer

__all__ = ["people_pages"]

_Request = Request[Any, Any, Any]
_MOST_DAYS = 36_500


def people_pages(renderer: Renderer) -> Sequence[HTTPRouteHandler]:
    """Make the handlers."""

    def shown(request: _Request, house: ClubHouse, asked: Asking, said: str = "") -> Response[str]:
        return club_page(
            renderer,
            request,
            asked,
            "people.html",
            people=sorted(house.people.all(), key=lambda each: each.name.casefold()),
            kept={name: house.people.days(name) for name in RETENTION},
            said=said,
        )

    @get("/office/people")
    async def people(request: _Request, house: House) -> Response[str]:
        return shown(request, house, of_the_club(request, house, Capability.PEOPLE))

    @post("/office/people/add", status_code=200)
    async def add(request: _Request, house: House) -> Response[str]:
        asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
        form = await checked_form(request, asked)
        sent = form.get("file")
        data = await sent.read() if isinstance(sent, UploadFile) else b""
        listed = people_in(data or str(form.get("people", ""))[:50_000].encode())
        count = house.people.take_in(listed)
        said = messages_for(request).text("backroom-taken-in", count=count, listed=len(listed))
        return shown(request, house, asked, said)

    @get("/office/people/{id_:str}/kept.json")
    async def export(request: _Request, house: House, id_: FromPath[str]) -> Response[str]:
        asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
        try:
            kept = house.people.export(id_)
        except UnknownPerson:
            raise NotFoundException("no-such-person") from None
        house.entrance.note(asked.viewer, "", "handed-out", "")
        return Response(
            json.dumps(kept, ensure_ascii=False, indent=1),
            media_type="application/json",
            headers={"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="person.json"'},
        )

    @post("/office/people/forget", status_code=200)
    async def forget(request: _Request, house: House) -> Response[str]:
        asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
        form = await checked_form(request, asked)
        try:
            house.people.forget(str(form.get("id", "")))
        except UnknownPerson:
            raise NotFoundException("no-such-person") from None
        house.entrance.note(asked.viewer, "", "forgotten", "")
        return shown(request, house, asked, messages_for(request).text("backroom-forgotten"))

    @post("/office/people/keep", status_code=200)
    async def keep(request: _Request, house: House) -> Response[str]:
        asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
        form = await checked_form(request, asked)
        for name in RETENTION:
            text = str(form.get(name, "")).strip()
            if text.isascii() and text.isdigit() and len(text) < 7:
                house.people.keep(name, min(int(text), _MOST_DAYS))
        gone = sum(house.people.tidy().values())
        return shown(request, house, asked, messages_for(request).text("setup-kept", count=gone))

    return [people, add, export, forget, keep]
