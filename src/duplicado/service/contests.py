"""The contest of an event's file, for whatever shows, prints or exports one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from duplicado.event import Contest, ContestantId, ScoringRules
from duplicado.event.record import LiveStandings, contest_of, deductions
from duplicado.service.event_file import EventFile

__all__ = ["EventContest", "contest_in", "session_contest"]


@dataclass(frozen=True, slots=True)
class EventContest:
    """One session of an event as a contest."""

    contest: Contest
    rules: ScoringRules
    """By which it is scored."""
    session: int
    sessions: tuple[int, ...]
    """All sessions of the event."""
    numbers: Mapping[ContestantId, tuple[str, ...]]
    """The players' numbers with their federation, in the order of their names; only of those who have any."""


def session_contest(live: LiveStandings, session: int | None = None) -> EventContest:
    """Return a session of an event as a contest of all its sections, the last session if none is named.

    Penalties that count in the total of the event are in it where the event has one session.
    """
    sessions = tuple(sorted({key[0] for key in live.fields})) or (1,)
    number = sessions[-1] if session is None else session
    tops = [scores.top for key, scores in live.fields.items() if key[0] == number and scores.top is not None]
    top = max(tops, default=None)
    taken = deductions(live.state, number, top)
    if len(sessions) == 1:
        taken += deductions(live.state, None, top)
    contest = contest_of(live.state, (number, None), taken)
    numbers = {who: tuple(player.number for player in entry.players) for who, entry in live.state.contestants.items()}
    known = {who: each for who, each in numbers.items() if any(each)}
    return EventContest(contest, live.state.conditions.scoring_rules, number, sessions, known)


def contest_in(path: Path, session: int | None = None) -> EventContest:
    """Read a session of the event that is kept in a file.

    Raises:
        StoreError: the file cannot be opened.
        UnreadableRecord: an entry of it cannot be read.
    """
    with EventFile.open(path) as event:
        return session_contest(event.live, session)
