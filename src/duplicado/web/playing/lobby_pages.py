"""Lobby: tables with free seats, and players who look for a partner; a seat is taken by one press."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias

from litestar import Response, get, post
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath
from litestar.response import Redirect

from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import Announced, Seated
from duplicado.vocabulary.seats import Seat
from duplicado.web.form_fields import Matching, OneLine, read_form
from duplicado.web.incoming import Incoming, refuse_other_origin
from duplicado.web.playing.answers import LARGEST, NO_STORE, TheRoom, play_page
from duplicado.web.playing.new_tables import may_open
from duplicado.web.playing.seat_keys import PLAY, cookie_of, may_enter_lobby
from duplicado.web.rendering import Renderer, TheRenderer

_OWN: Final = Seat.S
"""Seat of whoever opens a table."""
_Shown: TypeAlias = tuple[str, PlayedTable, tuple[Seat, ...]]
"""Name of a table, how it stands, and its free seats, the one opposite first where a partner is wanted."""


@dataclass(frozen=True, slots=True)
class _TableForm:
    name: Annotated[str, OneLine(40)] = ""
    starts: Annotated[str, Matching(r"^(?:[01]\d|2[0-3]):[0-5]\d$")] = ""
    words: Annotated[str, OneLine(120)] = ""
    partner: bool = False


@dataclass(frozen=True, slots=True)
class _SeatForm:
    seat: Seat | None = None


def _page_shown(renderer: Renderer, request: Incoming, room: TheRoom, status: int = 200) -> Response[str]:
    tables = [_shown(desk.name, desk.now) for desk in room.waiting()]
    return play_page(renderer, request, "play/lobby.html", status=status, tables=tables)


@get("/lobby")
async def _lobby(renderer: TheRenderer, request: Incoming, room: TheRoom) -> Response[str]:
    _enter(request)
    return _page_shown(renderer, request, room)


@post("/lobby", status_code=303, request_max_body_size=LARGEST)
async def _announce(request: Incoming, room: TheRoom) -> Redirect:
    _enter(request)
    may_open(request)
    form = read_form(_TableForm, await request.form())
    table = await room.open_table()
    await table.desk.happens(
        Announced(form.starts, form.words, form.partner),
        Seated(_OWN, Sitter(SitterKind.PERSON, form.name)),
        by=_OWN.value,
    )
    cookie = cookie_of(request, [table.keys[_OWN]])
    return Redirect(f"{PLAY}/{table.name}/{_OWN}", status_code=303, cookies=[cookie], headers=NO_STORE)


@post("/lobby/{table:str}", status_code=303, request_max_body_size=LARGEST)
async def _join(renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str]) -> Response[Any]:
    refuse_other_origin(request)
    _enter(request)
    seat = read_form(_SeatForm, await request.form()).seat
    key = None if seat is None else await room.join(table, seat)
    if key is None:
        return _page_shown(renderer, request, room, status=409)
    cookie = cookie_of(request, [key])
    return Redirect(f"{PLAY}/{table}/{key.seat}", status_code=303, cookies=[cookie], headers=NO_STORE)


LOBBY_PAGES: Final = (_lobby, _announce, _join)


def _enter(request: Incoming) -> None:
    """Send away who is not let in.

    Raises:
        NotAuthorizedException: he is not.
    """
    if not may_enter_lobby(request):
        raise NotAuthorizedException("token-wrong")


def _shown(name: str, now: PlayedTable) -> _Shown:
    free = [seat for seat in Seat if now.seats[seat].kind is SitterKind.FREE]
    wanted = now.announced is not None and now.announced.partner
    return name, now, tuple(sorted(free, key=lambda seat: wanted and seat is not _OWN.partner))
