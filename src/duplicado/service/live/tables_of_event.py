"""Tables of an event, as its record has them planned."""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.event.record.clock import round_called
from duplicado.event.record.ending import is_over
from duplicado.event.record.state import EventState
from duplicado.service.live.roles import TableKey


def tables_of_section(state: EventState, session: int, section: str) -> list[TableKey]:
    """Return the tables of a section, in the movement of the round that was called last."""
    plan = state.session(session).plans[section]
    return [TableKey(session, section, table) for table in plan.tables_in(_round_in_play(state, session, section))]


def tables_of(state: EventState, session: int) -> Iterator[TableKey]:
    """Go through the tables of a session in their order: those of the round called last and of all behind it."""
    for section, plan in sorted(state.session(session).plans.items()):
        rounds = range(_round_in_play(state, session, section), plan.rounds + 1)
        for table in max(map(plan.tables_in, rounds), key=len):
            yield TableKey(session, section, table)


def tables_to_play(state: EventState) -> Iterator[TableKey]:
    """Go through the tables of the sessions that are still to be played."""
    for session in sorted(state.sessions):
        if not is_over(state, session):
            yield from tables_of(state, session)


def _round_in_play(state: EventState, session: int, section: str) -> int:
    return max(1, round_called(state.session(session), section))
