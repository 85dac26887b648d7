"""Notices at a table: the clock, announcements, its calls for the Director."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TypedDict

from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.entry import Entry
from duplicado.event.record.clock import RoundClock
from duplicado.event.record.office_queries import calls_taken, open_calls
from duplicado.event.record.state import EventState
from duplicado.service.live.roles import TableKey
from duplicado.service.live.visibility import is_announced_at, is_of_table, round_began


class ClockTold(TypedDict):
    """The clock of a round: times, ISO 8601; none of them is now."""

    round: int
    began: str | None
    ends: str | None
    warning: str | None
    held: str | None


class AnnouncementTold(TypedDict):
    """Announcement of the Director."""

    id: str
    text: str
    at: str | None


class AnnouncementOfSession(AnnouncementTold):
    """The same, with whom it is for."""

    session: int | None


class AnnouncementToTables(AnnouncementOfSession):
    """The same, with the tables that it is for; none: all of them."""

    tables: list[tuple[str, int]]


class CallFromTable(TypedDict):
    """A call for the Director that nothing has answered yet."""

    id: str
    said: str
    at: str | None
    taken_by: str | None


def time_text(time: datetime | None) -> str | None:
    """Write a time in ISO 8601, of Greenwich; `None` as it is."""
    return None if time is None else time.astimezone(UTC).isoformat(timespec="milliseconds")


def clock_data(clock: RoundClock | None) -> ClockTold | None:
    """Return a clock as JSON data: times only, none of which is now."""
    if clock is None:
        return None
    return {
        "round": clock.round,
        "began": time_text(clock.began),
        "ends": time_text(clock.ends),
        "warning": time_text(clock.warning),
        "held": time_text(clock.held),
    }


def announced(state: EventState) -> list[tuple[Entry, AnnouncementMade]]:
    """Return what is announced, in the order of time."""
    standing = [
        (each, each.fact)
        for id_, each in state.announcements.items()
        if id_ not in state.announcements_ended and isinstance(each.fact, AnnouncementMade)
    ]
    return sorted(standing, key=lambda each: (each[0].at, each[0].id))


def announcement_data(entry: Entry, fact: AnnouncementMade) -> AnnouncementTold:
    """Return an announcement as JSON data."""
    return {"id": entry.id, "text": fact.text, "at": time_text(entry.at)}


def announcements_at(
    state: EventState, session: int, key: TableKey | None, round_number: int
) -> list[AnnouncementTold]:
    """Return what is announced to those who sit at a table in a round (`None`: who sit out)."""
    if not state.announcements:
        return []
    began = None if key is None else round_began(state, key, round_number)
    return [
        announcement_data(entry, fact)
        for entry, fact in announced(state)
        if fact.session == session and is_announced_at(fact, entry.at, key, began)
    ]


def calls_at(state: EventState, key: TableKey, round_number: int) -> list[CallFromTable]:
    """Return the calls of those who sit at a table in a round that nothing has answered yet."""
    here = [
        id_
        for id_, entry in state.office.entries.items()
        if isinstance(entry.fact, DirectorCalled) and is_of_table(state, entry.fact.where, key, round_number)
    ]
    if not here:
        return []
    taken = calls_taken(state)
    return [
        {
            "id": each.id,
            "said": each.fact.said,
            "at": time_text(each.entry.at),
            "taken_by": taken[each.id].fact.who if each.id in taken else None,
        }
        for each in open_calls(state)
        if each.id in here and isinstance(each.fact, DirectorCalled)
    ]
