"""Addresses of playing: a table is opened, somebody sits down, the page of his seat, its stream and its commands."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.router import Router
from msgspec import Meta, Struct

from duplicado.law.regulations import options
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.keys import AnyKey, DirectorKey, SeatKey, SpectatorKey, key_of
from duplicado.service.playing.room import CASUAL, TRAINING, Room, digest_of
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat
from duplicado.web.form_fields import NumberWithin, OneOf, SentAs, read_form
from duplicado.web.incoming import Incoming, refuse_other_origin
from duplicado.web.network import is_only_here, qr
from duplicado.web.playing.answers import LARGEST, NO_STORE, TheRoom, play_page, sent_by, told
from duplicado.web.playing.board_pages import BOARD_PAGES
from duplicado.web.playing.director_pages import DIRECTOR_PAGES
from duplicado.web.playing.lesson_pages import LESSON_PAGES
from duplicado.web.playing.lobby_pages import LOBBY_PAGES
from duplicado.web.playing.new_tables import may_open
from duplicado.web.playing.seat_keys import (
    PLAY,
    admitted,
    cookie_of,
    director_key,
    held_keys,
    looked_after,
    may_enter_lobby,
    own_keys,
    seats_of_request,
    spectator_keys,
)
from duplicado.web.playing.seat_pages import SEAT_PAGES
from duplicado.web.playing.several_seats import SEVERAL_SEATS, others_of
from duplicado.web.playing.spectator_pages import SPECTATOR_PAGES, looks_at, refusal_of_spectator
from duplicado.web.playing.system_pages import SYSTEM_PAGES
from duplicado.web.rendering import Renderer, TheRenderer

_LISTED: Final = 6


class _Key(Struct, forbid_unknown_fields=True):
    """The key of a seat, from the part of an address that no server is sent."""

    key: Annotated[str, Meta(max_length=100)]


class _Company(Enumeration):
    """With whom somebody plays at a new table."""

    ROBOTS = "robots"
    TRAINING = "training"
    LINKS = "links"


_UNDOING: Final = tuple(each for each in options.UNDO_MANNER.choices if each != options.UNDO_MANNER.default)
"""Manners of taking back that are offered: without any nobody plays on a screen."""
_DIRECTORS: Final = options.TABLE_DIRECTOR.choices[::-1]
"""Directors that are offered, the program first."""
_LONGEST: Final = options.CLARIFICATION_SECONDS.most or 0
"""Seconds for which an opening lead may be made to lie face down."""


@dataclass(frozen=True, slots=True)
class _TableForm:
    company: Annotated[_Company, SentAs("with")] = _Company.ROBOTS
    undo: Annotated[str, OneOf(*_UNDOING), SentAs(options.UNDO_MANNER.name)] = _UNDOING[0]
    director: Annotated[str, OneOf(*_DIRECTORS), SentAs(options.TABLE_DIRECTOR.name)] = _DIRECTORS[0]
    clarification: Annotated[int, NumberWithin(0, _LONGEST), SentAs(options.CLARIFICATION_SECONDS.name)] = 0
    statement: Annotated[bool, SentAs(options.CLAIM_STATEMENT.name)] = False
    released: Annotated[bool, SentAs(options.CALLS_MADE_WHEN.name)] = False
    irregular: Annotated[bool, SentAs(options.TABLE_IRREGULARITIES.name)] = False

    def regulations(self) -> dict[str, object]:
        """Return the regulations of the table that is wanted."""
        happens = {options.TABLE_IRREGULARITIES.name: ("all",)} if self.irregular else {}
        return {
            **(TRAINING if self.company is _Company.TRAINING else CASUAL),
            **happens,
            options.UNDO_MANNER.name: self.undo,
            options.TABLE_DIRECTOR.name: self.director,
            options.CLARIFICATION_SECONDS.name: self.clarification,
            options.CLAIM_STATEMENT.name: "required" if self.statement else options.CLAIM_STATEMENT.default,
            options.CALLS_MADE_WHEN.name: "released" if self.released else options.CALLS_MADE_WHEN.default,
        }


@get("/")
async def _start(renderer: TheRenderer, request: Incoming, room: TheRoom) -> Response[str]:
    tables = await _tables_of(renderer, request, room)
    lobby = f"{PLAY}/lobby" if may_enter_lobby(request) else ""
    rules = {"undoing": _UNDOING, "directors": _DIRECTORS, "longest": _LONGEST, "options": options}
    return play_page(renderer, request, "play/start.html", tables=tables, lobby=lobby, **rules)


@post("/", status_code=303, request_max_body_size=LARGEST)
async def _open_table(request: Incoming, room: TheRoom) -> Redirect:
    may_open(request)
    wanted = read_form(_TableForm, await request.form())
    alone = wanted.company is not _Company.LINKS
    robots = (Seat.N, Seat.E, Seat.W) if alone else ()
    table = await room.open_table(robots=robots, regulations=wanted.regulations())
    await room.sit(table.keys[Seat.S])
    own: tuple[SeatKey | DirectorKey, ...] = (table.keys[Seat.S],) if alone else (table.keys[Seat.S], table.director)
    to_give = () if wanted.company is _Company.ROBOTS else others_of(table.keys, Seat.S)
    where = f"{PLAY}/{table.name}/S" if alone else f"{PLAY}/{table.name}/links"
    return Redirect(where, status_code=303, cookies=[cookie_of(request, own, to_give)], headers=NO_STORE)


@get("/{table:str}")
async def _seat_link(renderer: TheRenderer, request: Incoming, table: FromPath[str]) -> Response[str]:
    return play_page(renderer, request, "play/seat_link.html", table=table)


@post("/{table:str}/sit", status_code=200, request_max_body_size=LARGEST)
async def _sit(renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str]) -> Response[Any]:
    refuse_other_origin(request)
    sent = await sent_by(renderer, request, _Key)
    if isinstance(sent, Response):
        return sent
    key = key_of(sent.key)
    desk = None if key is None or key.table != table else await room.admitted(key)
    if key is None or desk is None:
        return _not_let_in(renderer, request, "wrong")
    if await looked_after(request, desk, key) is None:
        return _not_let_in(renderer, request, "plays" if isinstance(key, SpectatorKey) else "wrong")
    if isinstance(key, SpectatorKey):
        refusal = await refusal_of_spectator(request, room, desk, key)
    else:
        refusal = "looks" if any(map(partial(_may_look, desk), spectator_keys(request, table))) else None
    if refusal is not None:
        return _not_let_in(renderer, request, refusal)
    if isinstance(key, SeatKey):
        await room.sit(key)
    answer = {"address": _page_of(key)}
    return Response(answer, cookies=[cookie_of(request, [key])], headers=NO_STORE)


@get("/{table:str}/links")
async def _links(renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str]) -> Response[str]:
    keys = [key for key in held_keys(request) if key.table == table and await admitted(request, room, key)]
    if not keys:
        raise NotFoundException
    base = str(request.base_url).rstrip("/")
    shown = [(key.seat, _address(base, key)) for key in sorted(keys, key=lambda key: tuple(Seat).index(key.seat))]
    drawn = [(seat, address, qr(address)) for seat, address in shown]
    director = director_key(request, table)
    directs = "" if director is None else _address(base, director)
    seats = await seats_of_request(request, room, table)
    own = f"{PLAY}/{table}/{seats[0].seat}" if seats else ""
    only_here = is_only_here(request.base_url.hostname or "")
    return play_page(renderer, request, "play/links.html", links=drawn, own=own, director=directs, only_here=only_here)


def _not_let_in(renderer: Renderer, request: Incoming, code: str) -> Response[Any]:
    return told(403, code=code, sentence=renderer.wording(request).text(f"play-seat-link-{code}"))


def _may_look(desk: TableDesk, key: SpectatorKey) -> bool:
    return desk.now.watched.get(key.seat) == digest_of(key)


def _page_of(key: AnyKey) -> str:
    match key:
        case SpectatorKey():
            return looks_at(key)
        case SeatKey():
            return f"{PLAY}/{key.table}/{key.seat}"
        case DirectorKey():
            return f"{PLAY}/{key.table}/director"


def _room(state: State) -> Room:
    room: Room = state.room
    return room


async def _tables_of(renderer: Renderer, request: Incoming, room: Room) -> list[tuple[str, str]]:
    """List the tables at which the browser still has seats, the latest first: the address of one, and what is there."""
    words = RulingWords.of(renderer.wording(request).language)
    shown: list[tuple[str, str]] = []
    for table in list(dict.fromkeys(key.table for key in reversed(own_keys(request))))[:_LISTED]:
        keys = await seats_of_request(request, room, table)
        desk = await room.admitted(keys[0]) if keys else None
        if desk is not None:
            seats = words.listed([words.seat(key.seat) for key in keys])
            shown.append((f"{PLAY}/{table}/{keys[0].seat}", _table_named(renderer, request, desk, seats)))
    return shown


def _table_named(renderer: Renderer, request: Incoming, desk: TableDesk, seats: str) -> str:
    text, board = renderer.wording(request).text, desk.now.board
    if board is None:
        return text("play-table-not-begun", seats=seats)
    begun = renderer.wording(request).messages.moment(datetime.fromisoformat(desk.now.begun_at))
    return text("play-table-of", seats=seats, board=board.table.setup.board.number, time=begun)


def _address(base: str, key: SeatKey | DirectorKey) -> str:
    return f"{base}{PLAY}/{key.table}#{key}"


PLAYING: Final = Router(
    PLAY,
    route_handlers=[
        *(_start, _open_table, *SYSTEM_PAGES, *LESSON_PAGES, _seat_link, _sit, _links),
        *LOBBY_PAGES,
        *SEVERAL_SEATS,
        *DIRECTOR_PAGES,
        *SPECTATOR_PAGES,
        *BOARD_PAGES,
        *SEAT_PAGES,
    ],
    dependencies={"room": Provide(_room, sync_to_thread=False)},
    include_in_schema=False,
)
"""Handlers that need the room in the state of the application, see `room_of_play`."""
