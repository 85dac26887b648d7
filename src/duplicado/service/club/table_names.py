"""Names and line-ups given at a table by those who sit there: names where nobody was named, line-ups of the round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import Player
from duplicado.event.record.ending import is_over
from duplicado.event.record.line_ups import has_line_ups, line_up_of_names
from duplicado.event.record.state import EventState
from duplicado.service.live.commands import Command, Outcome
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Role, TableKey, Viewer
from duplicado.service.live.sittings import contestants_at, seated
from duplicado.service.live.tables_of_event import TeamOfRound, teams_of_round
from duplicado.service.live.visibility import round_of
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Seat


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
