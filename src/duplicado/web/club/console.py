"""The addresses of the Director's console of a running event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from duplicado.web.club.at_office import at_office
from duplicado.web.club.interviewing import interview_page
from duplicado.web.club.movements import movement_page
from duplicado.web.club.office_acts import do
from duplicado.web.club.office_pages import overview_page, place_page, record_page, results_page, rulings_page
from duplicado.web.club.words import House
from duplicado.web.rendering import Renderer

__all__ = ["console"]

_Request = Request[Any, Any, Any]


def console(renderer: Renderer) -> Sequence[HTTPRouteHandler]:
    """Make the handlers."""

    @get("/e/{event:str}/office")
    async def overview(request: _Request, house: House, event: FromPath[str]) -> Response[str]:
        return overview_page(await at_office(renderer, request, house, event))

    @get("/e/{event:str}/office/results")
    async def results(request: _Request, house: House, event: FromPath[str]) -> Response[str]:
        return results_page(await at_office(renderer, request, house, event))

    @get("/e/{event:str}/office/place")
    async def place(request: _Request, house: House, event: FromPath[str]) -> Response[str]:
        return place_page(await at_office(renderer, request, house, event))

    @get("/e/{event:str}/office/ruling")
    async def rulings(request: _Request, house: House, event: FromPath[str]) -> Response[str]:
        return rulings_page(await at_office(renderer, request, house, event))

    @get("/e/{event:str}/office/interview")
    async def interview(request: _Request, house: House, event: FromPath[str]) -> Response[str]:
        return interview_page(await at_office(renderer, request, house, event))

    @get("/e/{event:str}/office/movement")
    async def movement(request: _Request, house: House, event: FromPath[str]) -> Response[str]:
        return await movement_page(await at_office(renderer, request, house, event))

    @get("/e/{event:str}/office/record")
    async def record(request: _Request, house: House, event: FromPath[str]) -> Response[str]:
        return record_page(await at_office(renderer, request, house, event))

    @post("/e/{event:str}/office/do/{act:str}", status_code=200)
    async def act_on(request: _Request, house: House, event: FromPath[str], act: FromPath[str]) -> Response[Any]:
        return await do(await at_office(renderer, request, house, event), act)

    return [overview, results, place, rulings, interview, movement, record, act_on]
