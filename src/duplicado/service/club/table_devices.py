"""Devices at the tables of an event: whose each is said to be, where it is; the own table of staff who play.

Those who sit at a table name themselves where nobody was named before, and the line-ups of the round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import CallFact
from duplicado.event.facts.contestants import Player
from duplicado.event.facts.entry import Entry
from duplicado.event.record.ending import is_over
from duplicado.event.record.line_ups import has_line_ups, line_up_of_names, players_of
from duplicado.event.record.state import EventState
from duplicado.service.club.access_tokens import AccessPass, Admitted, Guest, Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.device_login import Entrance
from duplicado.service.live.commands import Command, Outcome
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Access, Capability, Role, TableKey, Viewer
from duplicado.service.live.sittings import contestants_at, seated
from duplicado.service.live.tables_of_event import TeamOfRound, teams_of_round
from duplicado.service.live.visibility import round_of
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class DeviceClaim:
    """Contestant whose a device may be said to be."""

    contestant: ContestantId
    side: Side
    """On which he sits there."""
    seat: Seat | None
    """His own, where he plays for himself."""
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
    table, number = held.pin_of, held.round
    if table is None or held.viewer.follows is not None or not _is_in_its_round(held, table, state):
        return ()
    found: dict[tuple[ContestantId, Side], DeviceClaim] = {}
    of_team = state.conditions.kind is ContestKind.TEAMS
    for due in state.dues_at(table.session, table.section, number, table.table):
        for who in due.contestants:
            if state.entered(who).robot:
                continue  # robots have no device
            side = due.side_of(who)
            names = tuple(filter(None, players_of(state, who, table.session, number, side)))
            found.setdefault(
                (who, side) if of_team else (who, Side.NS), DeviceClaim(who, side, due.seat_of(who), of_team, names)
            )
    return tuple(sorted(found.values(), key=lambda each: each.side is Side.EW))


def may_choose_again(held: Admitted, state: EventState, entries: Iterable[Entry]) -> bool:
    """Tell whether somebody may say anew whose his device is: in the same round, as long as nothing is entered by it.

    Nobody agrees so, for one side, to what he has entered for the other. Calls for the Director are no such entries.

    Args:
        held: as what he was let in.
        state: what the record says.
        entries: the record.
    """
    if held.pin_of is None or held.is_undecided or (held.viewer.side is not None and held.viewer.follows is None):
        return False
    is_new = all(not held.viewer.made(each.id) or isinstance(each.fact, CallFact) for each in entries)
    return is_new and _is_in_its_round(held, held.pin_of, state)


def _is_in_its_round(held: Admitted, table: TableKey, state: EventState) -> bool:
    """Tell whether the round in which a device came in by the PIN of a table goes on there."""
    is_there = held.viewer.role is Role.PLAYER and held.viewer.table == table
    return is_there and round_of(state, table) == held.round and not is_over(state, table.session)


def place_of_guest(guest: Guest, state: EventState) -> TableKey | None:
    """Return the table at which a player's device is now; `None` where it is at none."""
    if guest.role is not Role.PLAYER:
        return None
    return seated(Viewer(guest.subject, guest.role, guest.by, guest.at, guest.side, (), guest.follows), state).table


def devices_at(guests: Iterable[Guest], state: EventState, key: TableKey) -> tuple[Guest, ...]:
    """Return the devices that are at a table now: those of the pairs who sit there, and the table's own."""
    return tuple(each for each in guests if place_of_guest(each, state) == key)


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """As whom somebody plays."""

    contestant: ContestantId
    side: Side | None = None
    """Of a team, with which of its pairs: that which sits on this side."""

    @property
    def key(self) -> str:
        """Its name in forms: `7`, `A3NS`, `4/EW`."""
        return f"{self.contestant}/{self.side}" if self.side else str(self.contestant)


def own_seats(viewer: Viewer, state: EventState, access: Access) -> tuple[OwnSeat, ...]:
    """Return as whom somebody may go to a table: under the numbers as which he was let in to play, and no others.

    Nobody has a seat where the event lets no players enter results themselves. Of a team each of the two pairs is
    named: which is his own is for him to say.
    """
    if not access.may(Role.PLAYER, Capability.OWN_TABLE):
        return ()
    planned = {who for plan in state.plans for who in plan.contestants}
    sides: tuple[Side | None, ...] = tuple(Side) if state.conditions.kind is ContestKind.TEAMS else (None,)
    return tuple(OwnSeat(who, side) for who in viewer.plays if who in planned for side in sides)


def chosen_seat(house: ClubHouse, event: str, viewer: Viewer, seats: Sequence[OwnSeat], key: str) -> OwnSeat | None:
    """Return the seat that is asked for, or the only one; `None` where it is not for him. It waits for the disk.

    Which pair of a team is his own he says once: at the table of his team-mates he would see what they have done on
    boards that he is still to play. Who has said it wrongly is let in anew.

    Args:
        house: the club.
        event: which event.
        viewer: who plays, as he was let in to the office.
        seats: what `own_seats` says.
        key: that of the seat; empty: the only one.
    """
    found = seats[0] if len(seats) == 1 and not key else next((each for each in seats if each.key == key), None)
    if found is None:
        return None
    said = f"own-table {event} {viewer.subject} {found.contestant}"
    return found if house.pages.put_first(said, found.key) == found.key else None


def is_at(viewer: Viewer, seat: OwnSeat) -> bool:
    """Tell whether a device goes with that seat already."""
    return viewer.role is Role.PLAYER and (viewer.follows, viewer.side) == (seat.contestant, seat.side)


def sit_down(entrance: Entrance, event: str, viewer: Viewer, seat: OwnSeat, *, by: str, device: str) -> str:
    """Return a token with which the browser of somebody who plays goes with his pair, as any player's does.

    It grants what a player is granted: his office's token is not needed for it, and it opens no office. That it was
    given is written down.

    Args:
        entrance: of the club.
        event: which event.
        viewer: who plays, as he was let in to the office.
        seat: one of `own_seats`.
        by: as what he enters is to be signed in the record.
        device: what the browser calls itself.
    """
    grant = AccessPass(
        event,
        Role.PLAYER,
        by,
        side=seat.side,
        scopes=frozenset({Scope.SEE, Scope.ACT}),
        follows=seat.contestant,
    )
    return entrance.issue_token(grant, device=device, issuer=viewer)


def nameless_at(viewer: Viewer, state: EventState) -> tuple[ContestantId, ...]:
    """Return the contestants without names for whom a device at a table may speak, in the round that is played.

    A table's own device speaks for all who sit there, a pair's for the pair. Teams are named by the office.
    """
    table = seated(viewer, state).table
    if viewer.role is not Role.PLAYER or table is None or state.conditions.kind is ContestKind.TEAMS:
        return ()
    number = round_of(state, table)
    plan = state.plan_of(table.session, table.section)
    if plan is None or is_over(state, table.session):
        return ()
    here = [who for due in plan.at_table(number, table.table) for who in due.contestants]
    theirs = here if viewer.follows is None else [who for who in here if who == viewer.follows]
    return tuple(who for who in dict.fromkeys(theirs) if not _is_named(state, who))


async def say_names(
    desk: OpenEvent, viewer: Viewer, who: ContestantId, players: Sequence[Player], *, command: str
) -> Outcome | None:
    """Enter the names of a contestant as those at the table say them; `None` where they may not.

    What else was entered of him, a handicap for instance, stays. The Director changes names that are wrong.
    """
    state = desk.state
    if who not in nameless_at(viewer, state) or not players:
        return None
    before = state.entered(who)
    clerk = Viewer(viewer.subject, Role.ORGANIZER, viewer.by)
    return await desk.writer.submit(clerk, Command(command, (replace(before, players=tuple(players)),)))


def _is_named(state: EventState, who: ContestantId) -> bool:
    entered = state.contestants.get(who)
    return entered is not None and any(each.name.strip() for each in entered.players)


def teams_at(viewer: Viewer, state: EventState) -> tuple[TeamOfRound, ...]:
    """Return the teams for whom a device at a table may speak, in the round that is played: of whom players are known.

    A table's own device speaks for both teams that sit there, one that goes with a team for that team.
    """
    there = _table_of(viewer, state)
    plan = state.plan_of(there[0].session, there[0].section) if there else None
    if there is None or plan is None or is_over(state, plan.session) or not has_line_ups(state):
        return ()
    table, number = there
    here = contestants_at(state, table, number) if viewer.follows is None else {viewer.follows}
    return tuple(each for each in teams_of_round(state, plan, number) if each.who in here and each.players)


async def name_line_up(
    desk: OpenEvent, viewer: Viewer, who: ContestantId, seats: Mapping[Seat, str], *, command: str
) -> Outcome | None:
    """Record the line-up of a team as those at the table say it; `None` where they may not.

    Once the team has played with one in the round, the Director puts it right.
    """
    state = desk.state
    there = _table_of(viewer, state)
    team = next((each for each in teams_at(viewer, state) if each.who == who), None)
    if there is None or team is None or team.is_corrected:
        return None
    table, number = there
    named = line_up_of_names(state, who, table.session, number, seats)
    clerk = Viewer(viewer.subject, Role.ORGANIZER, viewer.by)
    return await desk.writer.submit(clerk, Command(command, (named,)))


def _table_of(viewer: Viewer, state: EventState) -> tuple[TableKey, int] | None:
    """Return the table at which a player's device is, and the round; `None` where it is at none."""
    here = seated(viewer, state)
    if viewer.role is not Role.PLAYER or here.table is None:
        return None
    return here.table, round_of(state, here.table) if here.round is None else here.round
