"""Tables that took longer than their round had, by the record and its clock (Law 90B2)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from duplicado.event.contest import ContestantId
from duplicado.event.record.clock import time_taken
from duplicado.event.record.state import EventState
from duplicado.law.book.law_90 import unduly_slow
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class SlowTable:
    """A table that was done with a round when its time was over.

    Whose delay it was, and whether it is put down to what was no fault of theirs, the Director judges.
    """

    session: int
    section: str
    table: int
    round: int
    over: timedelta
    """Time that it took beyond that of the round."""
    allowed: timedelta
    """Time that the round had."""
    contestants: tuple[ContestantId, ...]
    """Contestants who played there."""


def slow_tables(state: EventState, session: int) -> tuple[SlowTable, ...]:
    """List the tables of a session that said so late that they were done with a round, by section, table and round."""
    of_session = state.session(session)
    found: list[SlowTable] = []
    for (section, table, number), done in sorted(of_session.finished.items()):
        taken = time_taken(of_session, section, table, number, done)
        if taken is None or section not in of_session.plans:
            continue
        used, allowed = taken
        if unduly_slow(used, allowed, frozenset(Side)):
            sat = of_session.dues_at(section, number, table)
            who = tuple(dict.fromkeys(each for due in sat for each in due.contestants))
            found.append(SlowTable(session, section, table, number, used - allowed, allowed, who))
    return tuple(found)
