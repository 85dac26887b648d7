"""Bar of the Director's console: the session that is on, its clocks and the next step, and the calls that wait.

It is on every page of the console, so it reads only what it shows; `office_view` tells how each table stands.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.record.clock import RoundClock, clock_of, timing_of_round
from duplicado.event.record.ending import is_over
from duplicado.event.record.knockout_ties import TiedMatch, tied_matches
from duplicado.event.record.stanzas import rounds_in_all
from duplicado.event.record.state import EventState
from duplicado.service.live.hall_view import round_played, session_stage
from duplicado.service.live.office_view import CallToOffice, calls_waiting, is_done
from duplicado.service.live.tables_of_event import tables_of_section


@dataclass(frozen=True, slots=True)
class SectionBar:
    """A section of the session that is on."""

    section: str
    rounds: int
    """Number of those that are planned."""
    in_all: int | None
    """Number of those that there are to be; `None`: open while they are paired one after the other."""
    called: int
    """The round that was called last, see `round_played`; 0 before the first."""
    clock: RoundClock | None
    minutes: int | None
    """Length of its round, as it was laid down last."""
    warning: int
    playing: tuple[int, ...] | None
    """The tables that still play the round that was called; `None`: not told to a director who plays."""

    @property
    def next(self) -> int | None:
        """The round that can be called next."""
        return self.called + 1 if self.called < self.rounds else None


@dataclass(frozen=True, slots=True)
class SessionBar:
    """The session that is on."""

    session: int
    stage: str
    """As `session_stage` has it."""
    sections: tuple[SectionBar, ...]
    is_alone: bool
    """True where the event has no other session."""
    tied: tuple[TiedMatch, ...] = ()
    """Matches of a knock-out that extra boards are to decide before anything else; not told to a director who plays."""

    @property
    def next(self) -> int | None:
        """The round that can be called next in all sections; `None` where they differ or none is left."""
        found = {each.next for each in self.sections if each.next is not None}
        return found.pop() if len(found) == 1 else None

    @property
    def is_last(self) -> bool:
        """True where each section plays its last round."""
        return all(each.next is None for each in self.sections)

    @property
    def is_paired_on(self) -> bool:
        """True where the last planned round is played, after which another is paired."""
        return self.is_last and any(each.in_all != each.rounds for each in self.sections)

    @property
    def extra_boards(self) -> int:
        """Number of boards that tied matches still want, of the one that wants most."""
        return max((len(each.boards) for each in self.tied), default=0)

    @property
    def playing(self) -> tuple[str, ...]:
        """The tables that still play the round that was called, each with its section."""
        return tuple(f"{each.section}{table}" for each in self.sections for table in each.playing or ())

    @property
    def is_ready(self) -> bool:
        """True where every table is known to have finished the round that was called."""
        return all(each.playing == () for each in self.sections)

    @property
    def slowest(self) -> SectionBar:
        """The first section of the earliest round, of those that have begun where any has."""
        begun = tuple(each for each in self.sections if each.called) or self.sections
        return min(begun, key=lambda each: (each.called, each.section))


@dataclass(frozen=True, slots=True)
class OfficeBar:
    """Bar of the office."""

    session: SessionBar | None
    calls: tuple[CallToOffice, ...]
    """See `office_view`; the first has waited longest."""


def planned_sessions(state: EventState) -> list[int]:
    """Return the sessions in which something is planned."""
    return [number for number in sorted(state.sessions) if state.sessions[number].plans]


def session_on(state: EventState) -> int | None:
    """Return the session that is on: the first that is not over, else the last; `None` where none is planned."""
    planned = planned_sessions(state)
    return next((number for number in planned if not is_over(state, number)), planned[-1] if planned else None)


def office_bar(state: EventState, plays: Collection[ContestantId] = ()) -> OfficeBar:
    """Return what the bar shows.

    Args:
        state: what the record says.
        plays: under which numbers the director plays himself; he is not told which tables still play.
    """
    number = session_on(state)
    session = None
    if number is not None:
        sections = tuple(_section(state, number, each, plays) for each in sorted(state.session(number).plans))
        tied = (
            ()
            if plays
            else tuple(each for each in tied_matches(state) if each.session == number and not each.is_passed)
        )
        alone = planned_sessions(state) == [number]
        session = SessionBar(number, session_stage(state, number), sections, alone, tied)
    return OfficeBar(session, tuple(calls_waiting(state, plays)))


def _section(state: EventState, session: int, section: str, plays: Collection[ContestantId]) -> SectionBar:
    of_session = state.session(session)
    plan, called = of_session.plans[section], round_played(of_session, section)
    clock = clock_of(state, session, section)
    timing = timing_of_round(of_session, section, max(1, called))
    playing = None if plays else tuple(_playing(state, session, section, called))
    minutes = timing.minutes if timing else None
    warning = timing.warning if timing else 0
    return SectionBar(section, plan.rounds, rounds_in_all(state, plan), called, clock, minutes, warning, playing)


def _playing(state: EventState, session: int, section: str, called: int) -> list[int]:
    if called == 0:
        return []
    plan = state.session(session).plans[section]
    return [
        key.table
        for key in tables_of_section(state, session, section)
        if (section, key.table, called) not in state.session(session).finished
        and any(not is_done(state, due) for due in plan.at_table(called, key.table))
    ]
