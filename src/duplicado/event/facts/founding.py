"""Founding of an event and changes of its conditions: kinds of fact."""

from __future__ import annotations

from typing import TypeAlias, final

from duplicado.event.conditions import Conditions
from duplicado.event.facts.about import AboutEvent
from duplicado.event.facts.fact import BoardsTold, ChangeFact, Duty, Fact, fact
from duplicado.event.facts.particulars import DayTold, Particulars, told
from duplicado.event.facts.topics import TopicKind, TopicOf, Topics, topics
from duplicado.vocabulary.texts import Code, NameWords, Words


@final
@fact("founded", since=1, duty=Duty.CONDITIONS, counts_twice=False, boards_told=BoardsTold.NONE)
class EventFounded(AboutEvent, ChangeFact):
    """The event was founded; the first entry of every record."""

    title: NameWords
    conditions: Conditions
    date: Code = ""
    """ISO 8601."""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.CONDITIONS))

    def particulars(self) -> Particulars:
        return told(title=self.title)


@final
@fact("conditions-changed", since=1, duty=Duty.CONDITIONS, counts_twice=False, boards_told=BoardsTold.NONE)
class ConditionsChanged(AboutEvent, ChangeFact):
    """The conditions were changed; they apply to the whole event."""

    conditions: Conditions
    reason: Words

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.CONDITIONS))

    def particulars(self) -> Particulars:
        return told(reason=self.reason)


@final
@fact("renamed", since=2, duty=Duty.CONDITIONS, counts_twice=False, boards_told=BoardsTold.NONE)
class EventRenamed(AboutEvent, Fact):
    """The event got another title or another date; its address stays."""

    title: NameWords
    date: Code = ""
    """ISO 8601; empty: none."""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.CONDITIONS))

    def rests_on(self) -> Topics:
        return topics()

    def particulars(self) -> Particulars:
        return told("dated", title=self.title, date=DayTold(self.date)) if self.date else told(title=self.title)


FoundingFact: TypeAlias = EventFounded | ConditionsChanged | EventRenamed
