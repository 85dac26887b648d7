"""Keys of seats in a browser: one cookie holds those of all tables at which somebody sits."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeAlias

from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException, PermissionDeniedException

from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.keys import AnyKey, DirectorKey, SeatKey, SpectatorKey, key_of
from duplicado.service.playing.room import Room
from duplicado.vocabulary.seats import Seat
from duplicado.web.event_streams import LookedAfter, for_good
from duplicado.web.incoming import Incoming, refuse_other_origin

PLAY: Final = "/play"
"""Beginning of the addresses of playing."""
_COOKIE: Final = "duplicado-play"
"""Name of the cookie by plain http; by TLS it is one that only this server can have set."""
_BETWEEN: Final = "!"
_TO_GIVE: Final = "-"
"""Stands before the key of a seat that the browser has to give away: nobody sits there by it in this browser."""
_MOST: Final = 24
"""Keys that a browser keeps; the oldest go first."""
_MONTH: Final = 2_592_000
_HEADER: Final = "X-CSRF-Token"

LetsIn: TypeAlias = Callable[[Incoming, TableDesk, AnyKey], Awaitable[LookedAfter | None]]
"""Tells whether a browser is let in to the event of a table, beside its key, and what ends its streams; `None`: it is
not. An application with events has one in its state as `lets_in`."""

Enters: TypeAlias = Callable[[Incoming], bool]
"""Tells whether a browser is let in to the lobby. A club has one in its state as `enters_lobby`; elsewhere whoever
reaches the server is."""


def may_enter_lobby(request: Incoming) -> bool:
    """Tell whether a browser is let in to the lobby."""
    enters: Enters | None = request.app.state.get("enters_lobby")
    return enters is None or enters(request)


def held_keys(request: Incoming) -> tuple[SeatKey, ...]:
    """Return the keys of seats that a browser has, the latest last: its own, and those to give away."""
    return tuple(key for key in _held(request) if isinstance(key, SeatKey))


def own_keys(request: Incoming) -> tuple[SeatKey, ...]:
    """Return the keys of the seats in which whoever has the browser sits, the latest last."""
    return tuple(key for key, is_own in _held(request).items() if is_own and isinstance(key, SeatKey))


def director_key(request: Incoming, table: str) -> DirectorKey | None:
    """Return the key by which a browser may direct at a table; `None` where it has none."""
    return next((key for key in _held(request) if isinstance(key, DirectorKey) and key.table == table), None)


def spectator_keys(request: Incoming, table: str) -> tuple[SpectatorKey, ...]:
    """Return the keys by which a browser may look at hands of a table, the latest last."""
    return tuple(key for key in _held(request) if isinstance(key, SpectatorKey) and key.table == table)


def _cookie_name(request: Incoming) -> str:
    return f"{'__Host-' if request.url.scheme == 'https' else ''}{_COOKIE}"


def _held(request: Incoming) -> dict[AnyKey, bool]:
    """Return the keys that a browser has, and whether each is its own; the others it has to give away."""
    written = request.cookies.get(_cookie_name(request), "").split(_BETWEEN)[-_MOST:]
    found = ((key_of(each.removeprefix(_TO_GIVE)), not each.startswith(_TO_GIVE)) for each in written)
    return {key: is_own for key, is_own in found if key is not None}


def cookie_of(request: Incoming, added: Iterable[AnyKey], to_give: Iterable[SeatKey] = ()) -> Cookie:
    """Return the cookie that keeps further keys beside those that the browser has.

    Every page is sent it, since those of an event and of its console give keys too, and keep what there is.

    Args:
        request: of the browser.
        added: keys of its own, from now on.
        to_give: keys that it has to give away, from now on.
    """
    kept = _held(request) | dict.fromkeys(added, True) | dict.fromkeys(to_give, False)
    written = [f"{'' if is_own else _TO_GIVE}{key}" for key, is_own in kept.items()]
    return Cookie(
        key=_cookie_name(request),
        value=_BETWEEN.join(written[-_MOST:]),
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=_MONTH,
    )


def csrf_of(key: SeatKey | DirectorKey) -> str:
    """Return what a page of that seat sends back with whatever it asks to be done."""
    return hashlib.sha256(f"csrf {key}".encode()).hexdigest()[:40]


async def looked_after(request: Incoming, desk: TableDesk, key: AnyKey) -> LookedAfter | None:
    """Return what ends a stream of a table when its reader is let in no more; `None`: he is not let in.

    The key of a place at a table of an event is good only beside a session that is: who is sent away has it no more.
    """
    lets_in: LetsIn | None = request.app.state.get("lets_in")
    return for_good if lets_in is None or not desk.now.event else await lets_in(request, desk, key)


async def end_of_stream(request: Incoming, desk: TableDesk, key: AnyKey) -> LookedAfter:
    """Return what ends a stream of a table, see `looked_after`.

    Raises:
        NotFoundException: he is not let in.
    """
    ends = await looked_after(request, desk, key)
    if ends is None:
        raise NotFoundException
    return ends


async def admitted(request: Incoming, room: Room, key: AnyKey) -> TableDesk | None:
    """Return the table to which a key of a browser lets it in; `None`: it does not."""
    desk = await room.admitted(key)
    return None if desk is None or await looked_after(request, desk, key) is None else desk


async def seat_of_request(request: Incoming, room: Room, table: str, seat: str) -> tuple[TableDesk, SeatKey]:
    """Return the table and the key by which somebody sits there.

    Raises:
        NotFoundException: his browser has no key of that seat, or has it to give away; it is the same answer where
            there is no such table.
    """
    for key in reversed(own_keys(request)):
        if key.table == table and key.seat.value == seat:
            desk = await admitted(request, room, key)
            if desk is not None:
                return desk, key
    raise NotFoundException


async def seats_of_request(request: Incoming, room: Room, table: str) -> tuple[SeatKey, ...]:
    """Return the keys by which somebody sits at a table, in the order of the seats."""
    found = {key.seat: key for key in own_keys(request) if key.table == table and await admitted(request, room, key)}
    return tuple(found[seat] for seat in Seat if seat in found)


async def director_of_request(request: Incoming, room: Room, table: str) -> tuple[TableDesk, DirectorKey]:
    """Return the table and the key by which somebody directs there.

    Raises:
        NotFoundException: his browser has no such key; it is the same answer where there is no such table.
    """
    key = director_key(request, table)
    desk = None if key is None else await admitted(request, room, key)
    if key is None or desk is None:
        raise NotFoundException
    return desk, key


async def spectator_of_request(request: Incoming, room: Room, table: str, seat: str) -> tuple[TableDesk, SpectatorKey]:
    """Return the table and the key by which somebody looks at a hand there.

    Raises:
        NotFoundException: his browser has no such key, or the player lets him look no more.
    """
    for key in reversed(spectator_keys(request, table)):
        if key.seat.value == seat:
            desk = await admitted(request, room, key)
            if desk is not None:
                return desk, key
    raise NotFoundException


def checked(request: Incoming, key: SeatKey | DirectorKey) -> None:
    """Refuse what no page of ours asked for.

    Raises:
        PermissionDeniedException: another site's page asked, or none of that seat.
    """
    refuse_other_origin(request)
    if not hmac.compare_digest(request.headers.get(_HEADER, "").encode(errors="replace"), csrf_of(key).encode()):
        raise PermissionDeniedException("csrf")
