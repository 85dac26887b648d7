"""Several seats of one table in one browser: whoever has the key of a further seat to give away plays it himself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from litestar import post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.further_seats import leave_seat, take_seat
from duplicado.service.playing.keys import SeatKey
from duplicado.service.playing.room import Room
from duplicado.service.playing.sitters import SitterKind
from duplicado.vocabulary.seats import Seat
from duplicado.web.form_fields import read_form
from duplicado.web.incoming import Incoming, refuse_other_origin
from duplicado.web.playing.answers import LARGEST, NO_STORE, TheRoom
from duplicado.web.playing.seat_keys import PLAY, admitted, cookie_of, held_keys, own_keys, seats_of_request


@dataclass(frozen=True, slots=True)
class _FromForm:
    back: Seat | None = None
    """The seat whose page it is."""


def others_of(keys: Mapping[Seat, SeatKey], own: Seat) -> tuple[SeatKey, ...]:
    """Return the keys of a table that one who sits there has to give away."""
    return tuple(key for seat, key in keys.items() if seat is not own)


async def seats_to_take(request: Incoming, room: Room, desk: TableDesk) -> tuple[Seat, ...]:
    """Return the further seats of its table that a browser may take: it has them to give, and no person sits there."""
    own = {key.seat for key in own_keys(request) if key.table == desk.name}
    free = [
        key
        for key in held_keys(request)
        if key.table == desk.name and key.seat not in own and desk.now.seats[key.seat].kind is not SitterKind.PERSON
    ]
    seats = {key.seat for key in free if await admitted(request, room, key)}
    return tuple(seat for seat in Seat if seat in seats)


@post("/{table:str}/{seat:str}/take", status_code=303, request_max_body_size=LARGEST)
async def _take(request: Incoming, room: TheRoom, table: FromPath[str], seat: FromPath[str]) -> Redirect:
    refuse_other_origin(request)
    back = await _page_of(request, room, table)
    given = [key for key in held_keys(request) if key.table == table and key.seat.value == seat]
    took = [own for key in given if (own := await take_seat(room, key)) is not None]
    where = f"{PLAY}/{table}/{seat}" if took else back
    return Redirect(where, status_code=303, cookies=[cookie_of(request, took)], headers=NO_STORE)


@post("/{table:str}/{seat:str}/leave", status_code=303, request_max_body_size=LARGEST)
async def _leave(request: Incoming, room: TheRoom, table: FromPath[str], seat: FromPath[str]) -> Redirect:
    refuse_other_origin(request)
    back = await _page_of(request, room, table, but=seat)
    own = [key for key in await seats_of_request(request, room, table) if key.seat.value == seat]
    given = [key for each in own if (key := await leave_seat(room, each)) is not None]
    return Redirect(back, status_code=303, cookies=[cookie_of(request, (), given)], headers=NO_STORE)


async def _page_of(request: Incoming, room: Room, table: str, *, but: str = "") -> str:
    """Return the address of the page of whoever asks: that of the seat from which he does, or of another one he has.

    Raises:
        NotFoundException: he has none at that table.
    """
    back = read_form(_FromForm, await request.form()).back
    seats = [key.seat for key in await seats_of_request(request, room, table) if key.seat.value != but]
    if not seats:
        raise NotFoundException
    return f"{PLAY}/{table}/{back if back in seats else seats[0]}"


SEVERAL_SEATS: Final = (_take, _leave)
