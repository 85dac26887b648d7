"""Names given at a table by those who sit there, where nobody was named before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import Player
from duplicado.event.record.ending import is_over
from duplicado.event.record.state import EventState
from duplicado.service.live.commands import Command, Outcome
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Role, Viewer
from duplicado.service.live.sittings import seated
from duplicado.service.live.visibility import round_of
from duplicado.table.contest_kind import ContestKind


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
