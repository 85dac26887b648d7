"""Tables of an event, as its record has them planned."""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.event.record.ending import is_over
from duplicado.event.record.state import EventState
from duplicado.service.live.roles import TableKey


def tables_of(state: EventState, session: int) -> Iterator[TableKey]:
    """Go through the tables of a session in their order."""
    for section, plan in sorted(state.session(session).plans.items()):
        for table in plan.tables_in(plan.rounds):
            yield TableKey(session, section, table)


def tables_to_play(state: EventState) -> Iterator[TableKey]:
    """Go through the tables of the sessions that are still to be played."""
    for session in sorted(state.sessions):
        if not is_over(state, session):
            yield from tables_of(state, session)
