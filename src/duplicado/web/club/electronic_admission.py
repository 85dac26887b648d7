"""Admission to the tables of an event that is played electronically: the key of a place, beside a session."""

from __future__ import annotations

from functools import partial

from duplicado.service.acts.registry import ACTS
from duplicado.service.club.access_tokens import Admitted, Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.device_login import Denied
from duplicado.service.club.open_events import EventGone, NoSuchEvent
from duplicado.service.live.roles import Role
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.keys import AnyKey, DirectorKey, SpectatorKey
from duplicado.web.club.authentication import Login, kept_token
from duplicado.web.event_streams import LookedAfter, for_good
from duplicado.web.incoming import Incoming
from duplicado.web.playing.seat_keys import Enters, LetsIn


def admission_to_tables(house: ClubHouse) -> LetsIn:
    """Return what tells whether a browser is let in to the event of a table, as one who plays or directs there.

    A spectator needs no session: a player lets him look, and ends it. Who plays in the event looks at no hand of it.
    """

    async def lets_in(request: Incoming, desk: TableDesk, key: AnyKey) -> LookedAfter | None:
        if isinstance(key, SpectatorKey):
            return None if _plays_in(request, house, desk.now.event) else for_good
        directs = isinstance(key, DirectorKey)
        held = _held(request, house, Login.OFFICE if directs else Login.TABLE)
        if held is None or held.event not in {"", desk.now.event} or Scope.ACT not in held.scopes:
            return None
        if directs and not await _may_direct(house, desk.now.event, held):
            return None
        if not directs and held.viewer.role is not Role.PLAYER:
            return None
        return partial(house.streams.during, held)

    return lets_in


def admission_to_lobby(house: ClubHouse) -> Enters:
    """Return what tells whether a browser is let in to the lobby: that of whoever is let in to the club or an event."""

    def enters(request: Incoming) -> bool:
        return any(_held(request, house, each) is not None for each in (Login.TABLE, Login.OFFICE))

    return enters


def _plays_in(request: Incoming, house: ClubHouse, event: str) -> bool:
    """Tell whether a browser is that of somebody who plays in an event: at a table, or as a director or scorer."""
    at_table, in_office = (_held(request, house, each) for each in (Login.TABLE, Login.OFFICE))
    sits = at_table is not None and at_table.event == event and at_table.viewer.role is Role.PLAYER
    return sits or (in_office is not None and in_office.event in {"", event} and bool(in_office.viewer.plays))


def _held(request: Incoming, house: ClubHouse, login: Login) -> Admitted | None:
    """Return as what a browser is let in by a login; `None`: it is not."""
    try:
        return house.entrance.admit(kept_token(request, login))
    except Denied:
        return None


async def _may_direct(house: ClubHouse, event: str, held: Admitted) -> bool:
    try:
        access = (await house.open_events.open(event)).access
    except (NoSuchEvent, EventGone):
        return False
    return access.may(held.viewer.role, ACTS["call-take"].needs)
