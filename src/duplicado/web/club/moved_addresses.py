"""Addresses that lead for good to where a page of an event is now: former ones, and short ones of what is published."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final
from urllib.parse import quote

from litestar import HttpMethod, route
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from duplicado.service.acts.act import Page
from duplicado.web.addresses import WALL, event_path
from duplicado.web.incoming import Incoming

_MOVED: Final = 308
"""For good, by the same method."""
FORMER: Final[Mapping[str, str]] = {
    "display": WALL,
    "office/doors": "office/access",
    "office/doors/{part}": "office/access/{part}",
    **{
        f"office/{word}": f"office/{page.value}"
        for word, page in {
            "ruling": Page.RULINGS,
            "interview": Page.INTERVIEW,
            "written": Page.WRITTEN,
            "register": Page.REGISTER,
            "contestants": Page.PEOPLE,
            "conditions": Page.CONDITIONS,
            "record": Page.RECORD,
            "place": Page.PLACE,
            "score": Page.SCORE,
        }.items()
    },
}
"""Former endings of the address of an event, each with the one that it has now.

A page that was open before an upgrade posts to them, too.
"""
SHORT: Final[Mapping[str, str]] = {
    "ranking": "results",
    "boards": "results/boards",
    "boards/{number}": "results/board/{number}",
    "pairs/{number}": "results/contestant/{number}",
}
"""Short endings for published pages, each with that of the page."""


def _handlers() -> Iterator[HTTPRouteHandler]:
    for before, now in FORMER.items():
        yield _moved(before, now, [HttpMethod.GET, HttpMethod.POST])
    for before, now in SHORT.items():
        yield _moved(before, now, [HttpMethod.GET])


def _moved(before: str, now: str, methods: list[HttpMethod]) -> HTTPRouteHandler:
    @route(f"/e/{{event:str}}/{before.replace('}', ':str}')}", http_method=methods, status_code=_MOVED)
    async def moved(request: Incoming) -> Redirect:
        told = request.path_params
        rest = now.format(**{name: quote(str(each), safe="") for name, each in told.items()})
        asked = request.url.query
        path = f"{event_path(str(told['event']))}/{rest}"
        return Redirect(f"{path}?{asked}" if asked else path, status_code=_MOVED)

    return moved


MOVED_ADDRESSES: Final = tuple(_handlers())
