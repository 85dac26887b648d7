"""Devices at the tables of an event: whose each is said to be, where it is now, who else can see that it is there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.record.ending import is_over
from duplicado.event.record.line_ups import players_of
from duplicado.event.record.state import EventState
from duplicado.service.club.access_tokens import Admitted, Guest
from duplicado.service.live.roles import Role, TableKey, Viewer
from duplicado.service.live.sittings import seated, side_at
from duplicado.service.live.visibility import round_of
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class DeviceClaim:
    """Contestant whose a device may be said to be."""

    contestant: ContestantId
    side: Side
    """On which he sits there."""
    of_team: bool
    names: tuple[str, ...]

    @property
    def key(self) -> str:
        """Its name in forms."""
        return f"{self.contestant}/{self.side}"

    @property
    def pair_of_team(self) -> Side | None:
        """Of a team, which of its pairs it is."""
        return self.side if self.of_team else None


def claimable(held: Admitted, state: EventState) -> tuple[DeviceClaim, ...]:
    """Return whose a device may be said to be: theirs who sit at the table whose PIN it has shown, in the round.

    Nobody's where the round in which it came in is over there, or it is said whose it is: then the PIN is shown anew.
    """
    viewer, table = held.viewer, held.pin_of
    if viewer.role is not Role.PLAYER or viewer.follows is not None or table is None or viewer.table != table:
        return ()
    number = round_of(state, table)
    if number != held.round or is_over(state, table.session):
        return ()
    found: dict[tuple[ContestantId, Side], DeviceClaim] = {}
    of_team = state.conditions.kind is ContestKind.TEAMS
    for due in state.dues_at(table.session, table.section, number, table.table):
        for who in due.contestants:
            if state.entered(who).robot:
                continue  # robots have no device
            side = side_at(due, who)
            names = tuple(filter(None, players_of(state, who, table.session, number, side)))
            found.setdefault((who, side) if of_team else (who, Side.NS), DeviceClaim(who, side, of_team, names))
    return tuple(sorted(found.values(), key=lambda each: each.side is Side.EW))


def place_of_guest(guest: Guest, state: EventState) -> TableKey | None:
    """Return the table at which a player's device is now; `None` where it is at none."""
    if guest.role is not Role.PLAYER:
        return None
    return seated(Viewer(guest.subject, guest.role, guest.by, guest.at, guest.side, (), guest.follows), state).table


def devices_at(guests: Iterable[Guest], state: EventState, key: TableKey) -> tuple[Guest, ...]:
    """Return the devices that are at a table now: those of the pairs who sit there, and the table's own."""
    return tuple(each for each in guests if place_of_guest(each, state) == key)
