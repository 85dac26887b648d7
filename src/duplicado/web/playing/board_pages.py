"""Boards after they were played at a table: their hands, auction, play and rulings on a page, and as files."""

from __future__ import annotations

import asyncio
from functools import partial
from secrets import token_bytes
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from duplicado.service.playing.action_times import own_times_file
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.played_boards import BOARD_FILES, BoardAfterPlay, boards_file, played_boards
from duplicado.service.playing.room import Room
from duplicado.web.best_play import best_play
from duplicado.web.incoming import Incoming
from duplicado.web.playing.answers import NO_STORE, TheRoom, play_page
from duplicado.web.playing.seat_keys import PLAY, director_of_request, seat_of_request
from duplicado.web.rendering import Renderer, TheRenderer

DIRECTOR_PLACE: Final = "director"
"""Stands in an address where the letter of a seat does."""


async def _desk(request: Incoming, room: Room, table: str, place: str) -> TableDesk:
    """Return the table of somebody who sits or directs there.

    Raises:
        NotFoundException: he does not.
    """
    if place == DIRECTOR_PLACE:
        return (await director_of_request(request, room, table))[0]
    return (await seat_of_request(request, room, table, place))[0]


async def _boards(renderer: Renderer, request: Incoming, room: Room, desk: TableDesk) -> tuple[BoardAfterPlay, ...]:
    language = renderer.wording(request).language
    return await asyncio.to_thread(played_boards, await room.stored(desk.name), language)


@get("/{table:str}/{seat:str}/boards")
async def _boards_page(
    renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str], seat: FromPath[str]
) -> Response[str]:
    found = await _boards(renderer, request, room, await _desk(request, room, table, seat))
    at = f"{PLAY}/{table}/{seat}"
    return play_page(
        renderer,
        request,
        "play/boards.html",
        at=at,
        boards=found,
        files=tuple(BOARD_FILES),
        sits=seat != DIRECTOR_PLACE,
    )


@get("/{table:str}/{seat:str}/boards/{number:int}")
async def _board_page(
    renderer: TheRenderer,
    request: Incoming,
    room: TheRoom,
    table: FromPath[str],
    seat: FromPath[str],
    number: FromPath[int],
    step: FromQuery[int | None] = None,
) -> Response[str]:
    from duplicado.publish.pages.play_steps import record_page  # noqa: PLC0415 - a server starts sooner without it

    found = await _boards(renderer, request, room, await _desk(request, room, table, seat))
    board = next((each for each in reversed(found) if each.number == number), None)
    if board is None:
        raise NotFoundException
    page = record_page(board.record, step)
    at = f"{PLAY}/{table}/{seat}"
    best = await best_play(request, board.record)
    return play_page(renderer, request, "play/board.html", at=at, page=page, board=board, **best)


@get("/{table:str}/{seat:str}/files/{name:str}")
async def _file(
    renderer: TheRenderer,
    request: Incoming,
    room: TheRoom,
    table: FromPath[str],
    seat: FromPath[str],
    name: FromPath[str],
) -> Response[bytes]:
    desk = await _desk(request, room, table, seat)
    form = name.removeprefix("boards.")
    if name == form or form not in BOARD_FILES:
        raise NotFoundException
    write = partial(boards_file, await _boards(renderer, request, room, desk), form, desk.now.event)
    headers = {**NO_STORE, "Content-Disposition": f'attachment; filename="{desk.name}.{form}"'}
    return Response(await asyncio.to_thread(write), media_type=BOARD_FILES[form], headers=headers)


@get("/{table:str}/{seat:str}/times.csv")
async def _own_times(request: Incoming, room: TheRoom, table: FromPath[str], seat: FromPath[str]) -> Response[bytes]:
    desk, key = await seat_of_request(request, room, table, seat)
    write = partial(own_times_file, table, await room.stored(table), key.seat, desk.now, token_bytes(32))
    headers = {**NO_STORE, "Content-Disposition": f'attachment; filename="{table}.{seat}.csv"'}
    return Response((await asyncio.to_thread(write)).encode(), media_type="text/csv", headers=headers)


BOARD_PAGES: Final = (_boards_page, _board_page, _file, _own_times)
