"""The clock of a session: a function of the record, and for what is left of a round of a time; slow tables."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, TypeAlias

from duplicado.event.contest import ContestantId
from duplicado.event.facts.clock import ClockHeld, ClockResumed, RoundsTimed
from duplicado.event.facts.ids import EntryId
from duplicado.event.record.state import EventState, SessionState
from duplicado.law.book.law_90 import unduly_slow
from duplicado.vocabulary.seats import Side

_NONE: Final = timedelta(0)


@dataclass(frozen=True, slots=True)
class RoundClock:
    """The clock of the round that was called last in a section."""

    session: int
    section: str
    round: int
    began: datetime
    """Time at which the signal was given."""
    ends: datetime | None
    """Time at which the round is over; while the clock is held, as if it went on at the moment when it was held.
    `None`: no time was laid down."""
    warning: datetime | None
    """Time at which the players are warned; `None`: they are not."""
    held: datetime | None
    """Since when the clock has been held; `None`: it goes."""

    def left(self, at: datetime) -> timedelta | None:
        """Return how much time is left, less than none where it is over; `None` where none was laid down.

        Args:
            at: what time it is, with its zone.
        """
        if self.ends is None:
            return None
        return self.ends - (at if self.held is None else min(at, self.held))

    def is_over(self, at: datetime) -> bool:
        """Tell whether the time of the round is over; where none was laid down it never is."""
        left = self.left(at)
        return left is not None and left <= _NONE

    def is_warning(self, at: datetime) -> bool:
        """Tell whether the players are to be warned, or the time is over."""
        left = self.left(at)
        if left is None or self.ends is None or self.warning is None:
            return self.is_over(at)
        return left <= self.ends - self.warning


def clock_of(state: EventState, session: int, section: str, table: int | None = None) -> RoundClock | None:
    """Return the clock of a section; `None` before its first round was called, and when the session is over.

    Args:
        state: what the record says.
        session: the session.
        section: the section.
        table: the table whose own time counts, where one was laid down for it alone.
    """
    of_session = state.session(session)
    number = round_called(of_session, section)
    if number == 0 or of_session.ended is not None or state.closed is not None:
        return None
    began = max(of_session.called[key] for key in _keys(section, number) if key in of_session.called)
    stood, held = _stood_still(of_session, section, began)
    timing = timing_of_round(of_session, section, number, table)
    if timing is None:
        return RoundClock(session, section, number, began, None, None, held)
    ends = began + timedelta(minutes=timing.minutes) + stood
    warning = ends - timedelta(minutes=timing.warning) if timing.warning else None
    return RoundClock(session, section, number, began, ends, warning, held)


def time_taken(
    session: SessionState, section: str, table: int, number: int, done: datetime
) -> tuple[timedelta, timedelta] | None:
    """Return how long a round took at a table until a moment, and how long it had; `None` where it had no time.

    While the clock stood still no time went by.

    Args:
        session: what the record says of it.
        section: the section.
        table: the table.
        number: the round.
        done: the moment, at which a table was done with it.
    """
    signals = [session.called[key] for key in _keys(section, number) if key in session.called]
    timing = timing_of_round(session, section, number, table)
    if not signals or timing is None:
        return None
    stood, held = _stood_still(session, section, max(signals), done)
    return (held or done) - max(signals) - stood, timedelta(minutes=timing.minutes)


def round_called(session: SessionState, section: str) -> int:
    """Return the number of the last round that was called in a section; 0 before the first."""
    plan = session.plans.get(section)
    rounds = range(plan.rounds if plan else 0, 0, -1)
    return next((number for number in rounds if any(key in session.called for key in _keys(section, number))), 0)


def is_call_that_stays(state: EventState, entry: EntryId) -> bool:
    """Tell whether an entry called a round after which another was called in a section that it was for."""
    for session in state.sessions.values():
        if entry in session.signals:
            calls = list(session.signals)
            for_section = session.signals[entry].section
            later = {session.signals[each].section for each in calls[calls.index(entry) + 1 :]}
            return bool(later) if for_section is None else not later.isdisjoint({None, for_section})
    return False


def went_on(state: EventState, session: int, section: str, table: int, number: int) -> datetime | None:
    """Return when a table went on from a round without being called to the next: as soon as it had ended it.

    Tables do so where nobody has called a round by then, and electronic ones, which open when all have come there;
    elsewhere they wait (`None`).
    """
    of_session = state.session(session)
    ended = of_session.finished.get((section, table, number))
    calls = (at for (of_section, _), at in of_session.called.items() if of_section in {section, None})
    if ended is None or state.conditions.electronic:
        return ended
    return ended if ended < min(calls, default=datetime.max.replace(tzinfo=UTC)) else None


def timing_of_round(session: SessionState, section: str, number: int, table: int | None = None) -> RoundsTimed | None:
    """Return what was laid down for a round: for it alone before what holds for all, and of those the last.

    Where a table is told, what was laid down for it alone, unless the round has more time by now.
    """
    found = [
        (fact.round is not None, entry.at, entry.id, fact)
        for entry in session.clock.values()
        if isinstance(fact := entry.fact, RoundsTimed)
        and fact.section in {None, section}
        and fact.round in {None, number}
        and fact.table in {None, table}
    ]
    last = [max(each, key=lambda timed: timed[:3])[3] for each in _by_table(found) if each]
    return max(last, key=lambda fact: fact.minutes, default=None)


_Timed: TypeAlias = tuple[bool, datetime, str, RoundsTimed]


def _by_table(found: list[_Timed]) -> tuple[list[_Timed], list[_Timed]]:
    """Return what was laid down for every table, and what for one alone."""
    return [each for each in found if each[3].table is None], [each for each in found if each[3].table is not None]


def _keys(section: str, number: int) -> tuple[tuple[str | None, int], ...]:
    return (None, number), (section, number)


def _stood_still(
    session: SessionState, section: str, began: datetime, until: datetime | None = None
) -> tuple[timedelta, datetime | None]:
    """Return for how long the clock has stood still since the round began, and since when it does now, or did then."""
    stood, held = _NONE, None
    for entry in sorted(session.clock.values(), key=lambda each: (each.at, each.id)):
        fact = entry.fact
        if not isinstance(fact, ClockHeld | ClockResumed) or fact.section not in {None, section} or entry.at < began:
            continue
        if until is not None and entry.at > until:
            break
        if isinstance(fact, ClockHeld):
            held = held or entry.at
        elif held is not None:
            stood, held = stood + (entry.at - held), None
    return stood, held


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
