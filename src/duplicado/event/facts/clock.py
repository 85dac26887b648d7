"""Clock of a session: how long a round lasts, and when the clock stood still.

The signal for a round is `RoundCalled`. A clock says when a round should be over, never that it is: that is for the
Director (Laws 8B, 81C).
"""

from __future__ import annotations

from typing import TypeAlias, final

from duplicado.event.facts.about import AboutSession
from duplicado.event.facts.fact import BoardsTold, ChangeFact, Duty, fact
from duplicado.event.facts.particulars import Particulars, told
from duplicado.event.facts.topics import TopicKind, TopicOf, Topics, topics
from duplicado.vocabulary.texts import Code


@final
@fact("rounds-timed", since=2, duty=Duty.CLOCK, counts_twice=False, boards_told=BoardsTold.NONE)
class RoundsTimed(AboutSession, ChangeFact):
    """It was laid down how long a round lasts, from its signal on. The last that says so of a round holds for it."""

    session: int
    minutes: int
    """Of a round."""
    warning: int = 0
    """Number of minutes before the end at which the players are warned; 0: they are not."""
    section: Code | None = None
    """`None`: in every section."""
    round: int | None = None
    """For one round, whatever is said of all; `None`: for every round."""
    table: int | None = None
    """For one table in that round, which may have longer than the others; `None`: for every table."""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.TIMING, (self.session, self.section, self.round, self.table)))

    def particulars(self) -> Particulars:
        if self.round is None:
            return told(only_in=self.section, minutes=self.minutes)
        if self.table is None:
            return told("one", only_in=self.section, minutes=self.minutes, round=self.round)
        return told("table", only_in=self.section, minutes=self.minutes, round=self.round, table=self.table)


@final
@fact("clock-held", since=2, duty=Duty.CLOCK, counts_twice=False, boards_told=BoardsTold.NONE)
class ClockHeld(AboutSession, ChangeFact):
    """The clock was stopped: the round lasts longer by the time until it goes on, or until the next is called."""

    session: int
    section: Code | None = None
    """`None`: in every section."""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.CLOCK, (self.session, self.section)))

    def particulars(self) -> Particulars:
        return told(only_in=self.section)


@final
@fact("clock-resumed", since=2, duty=Duty.CLOCK, counts_twice=False, boards_told=BoardsTold.NONE)
class ClockResumed(AboutSession, ChangeFact):
    """The clock goes on."""

    session: int
    section: Code | None = None
    """`None`: in every section."""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.CLOCK, (self.session, self.section)))

    def particulars(self) -> Particulars:
        return told(only_in=self.section)


ClockFact: TypeAlias = RoundsTimed | ClockHeld | ClockResumed
