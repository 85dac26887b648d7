"""Further seats for somebody who sits at a table: one that he has to give away he takes himself, or gives up again.

With either the seat has another key: nobody sits there with him, and no page shows him its cards afterwards.
"""

from __future__ import annotations

import secrets

from duplicado.service.playing.keys import SeatKey
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.room import Room, digest_of
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import Happened, KeyGiven, Seated


async def take_seat(room: Room, key: SeatKey) -> SeatKey | None:
    """Let whoever has the key of a seat to give away sit down there himself, where no person does.

    Returns:
        The key that the seat has from now on: a link that was given away opens it no more; `None`: a person sits there.

    Raises:
        StoreError: it cannot be written.
    """
    desk = await room.admitted(key)
    if desk is None:
        return None
    made = _another(key)
    taken = (KeyGiven(key.seat, digest_of(made)), Seated(key.seat, Sitter(SitterKind.PERSON)))

    def takes(now: PlayedTable) -> tuple[Happened, ...]:
        is_taken = now.seats[key.seat].kind is SitterKind.PERSON
        return () if is_taken else (*taken, *room.first_board(now, key.seat))

    await desk.brings(takes, by=key.seat.value)
    return made if await room.admitted(made) is desk else None


async def leave_seat(room: Room, key: SeatKey) -> SeatKey | None:
    """Have a robot play for somebody who gives up one of his seats.

    Returns:
        The key that the seat has from now on, for him to give away; `None`: he keeps it, as in an event.

    Raises:
        StoreError: it cannot be written.
    """
    desk = await room.admitted(key)
    if desk is None or desk.now.event:
        return None
    made = _another(key)
    given = (KeyGiven(key.seat, digest_of(made)), Seated(key.seat, Sitter(SitterKind.ROBOT, room.robot)))
    await desk.brings(lambda _: given, by=key.seat.value)
    return made


def _another(key: SeatKey) -> SeatKey:
    return SeatKey(key.table, key.seat, secrets.token_urlsafe(16))
