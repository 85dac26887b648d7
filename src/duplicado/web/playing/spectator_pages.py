"""Page of a spectator who looks at one hand over its player's shoulder, as long as the player lets him (76B1)."""

from __future__ import annotations

import json
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.keys import SpectatorKey
from duplicado.service.playing.room import Room, digest_of
from duplicado.service.playing.sitters import Spectator
from duplicado.store.port import StoreError
from duplicado.web.event_streams import for_good, position_of, stream
from duplicado.web.incoming import Incoming
from duplicado.web.playing.answers import LARGEST, TheRoom, play_page, refused, told
from duplicado.web.playing.seat_keys import (
    PLAY,
    checked,
    director_key,
    held_keys,
    seat_of_request,
    spectator_keys,
    spectator_of_request,
)
from duplicado.web.playing.words import play_words
from duplicado.web.rendering import TheRenderer


def looks_at(key: SpectatorKey) -> str:
    """Return the address of the page of a spectator."""
    return f"{PLAY}/{key.table}/look/{key.seat}"


async def refusal_of_spectator(request: Incoming, room: Room, desk: TableDesk, key: SpectatorKey) -> str | None:
    """Say why a browser may not look at a hand.

    `plays`: it has a seat, or directs, at this table or another one of the same event; `one-hand`: it looks at as many
    others of the table as the regulations permit. `None`: it may.
    """
    if director_key(request, key.table) is not None:
        return "plays"
    for held in held_keys(request):
        there = await room.admitted(held)
        if there is not None and (there is desk or (desk.now.event and there.now.event == desk.now.event)):
            return "plays"
    looked = {
        each.seat for each in spectator_keys(request, key.table) if desk.now.watched.get(each.seat) == digest_of(each)
    }
    return "one-hand" if len(looked - {key.seat}) >= desk.now.hands_live else None


@post("/{table:str}/{seat:str}/spectator", status_code=200, request_max_body_size=LARGEST)
async def _open_hand(
    renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str], seat: FromPath[str]
) -> Response[Any]:
    _, own = await seat_of_request(request, room, table, seat)
    checked(request, own)
    try:
        key = await room.open_hand(own)
    except StoreError:
        return refused(renderer, request, 503, "unavailable")
    if key is None:
        return told(409, code="not-now", sentence=renderer.wording(request).text("play-look-refused"))
    address = f"{str(request.base_url).rstrip('/')}{PLAY}/{table}#{key}"
    return told(200, code="done", address=address)


@get("/{table:str}/look/{seat:str}")
async def _look(
    renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str], seat: FromPath[str]
) -> Response[str]:
    _, key = await spectator_of_request(request, room, table, seat)
    words = json.dumps(play_words(renderer.wording(request).messages), ensure_ascii=False)
    return play_page(renderer, request, "play/look.html", seat=key.seat, at=looks_at(key), words=words)


@get("/{table:str}/look/{seat:str}/stream")
async def _look_on(
    renderer: TheRenderer,
    request: Incoming,
    room: TheRoom,
    table: FromPath[str],
    seat: FromPath[str],
    after: FromQuery[str] = "",
) -> Stream:
    desk, key = await spectator_of_request(request, room, table, seat)
    viewer = Spectator(key.seat, digest_of(key))
    return stream(desk.subscribe(viewer, renderer.wording(request).language, position_of(request, after)), for_good)


SPECTATOR_PAGES: Final = (_open_hand, _look, _look_on)
