"""What is said to the hall and how the rounds are timed: announcements, and the clock of the session.

The signal for a round is `RoundCalled`; what stands here says how long a round lasts from then on and when the clock
stood still. A clock says when a round should be over, never that it is: that is for the Director (Laws 8B, 81C).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duplicado.event.record.ids import EntryId

__all__ = ["AnnouncementEnded", "AnnouncementMade", "ClockHeld", "ClockResumed", "HallFact", "RoundsTimed"]


@dataclass(frozen=True, slots=True)
class AnnouncementMade:
    """The Director announced something to all, or to some tables: to those who sit there in that round."""

    text: str
    session: int
    tables: tuple[tuple[str, int], ...] = ()
    """Section and number of each table; empty: everybody."""


@dataclass(frozen=True, slots=True)
class AnnouncementEnded:
    """What was announced is not shown any more."""

    announcement: EntryId


@dataclass(frozen=True, slots=True)
class RoundsTimed:
    """It was laid down how long a round lasts, from its signal on. The last that says so of a round holds for it."""

    session: int
    minutes: int
    """Of a round."""
    warning: int = 0
    """How many minutes before the end the players are warned; 0: they are not."""
    section: str | None = None
    """`None`: in every section."""
    round: int | None = None
    """For one round, whatever is said of all; `None`: for every round."""


@dataclass(frozen=True, slots=True)
class ClockHeld:
    """The clock was stopped: the round lasts longer by the time until it goes on, or until the next is called."""

    session: int
    section: str | None = None
    """`None`: in every section."""


@dataclass(frozen=True, slots=True)
class ClockResumed:
    """The clock goes on."""

    session: int
    section: str | None = None
    """`None`: in every section."""


HallFact: TypeAlias = AnnouncementMade | AnnouncementEnded | RoundsTimed | ClockHeld | ClockResumed
