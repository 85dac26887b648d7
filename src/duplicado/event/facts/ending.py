"""Ending of an event, and what puts the record itself right: publication, closing, undoing an entry."""

from __future__ import annotations

from typing import TypeAlias, final

from duplicado.event.facts.about import AboutEvent
from duplicado.event.facts.fact import BoardsTold, ChangeFact, Duty, fact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.particulars import Particulars, told
from duplicado.event.facts.subjects import OfEntry, Subject
from duplicado.event.facts.topics import TopicKind, TopicOf, Topics, topics
from duplicado.vocabulary.texts import Words


@final
@fact("published", since=1, duty=Duty.PUBLICATION, counts_twice=False, boards_told=BoardsTold.NONE)
class ResultsPublished(AboutEvent, ChangeFact):
    """The official score was made available for inspection, which begins the periods of Laws 79C1 and 92B."""

    session: int | None = None
    """`None`: of the whole event."""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.PUBLICATION, (self.session,)))

    def particulars(self) -> Particulars:
        return told()


@final
@fact("closed", since=1, duty=Duty.PUBLICATION, counts_twice=False, boards_told=BoardsTold.NONE)
class EventClosed(AboutEvent, ChangeFact):
    """The result of the event became final."""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.CLOSING))

    def particulars(self) -> Particulars:
        return told()


@final
@fact("undone", since=1, duty=Duty.UNDOING, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class EntryUndone(ChangeFact):
    """An entry was made in error; the record is read as if it had not been made."""

    entry: EntryId
    reason: Words

    def subject(self) -> Subject:
        return OfEntry(self.entry)

    def changes(self) -> Topics:
        """Return the entry; what that changes is changed back, which whoever has the record adds."""
        return topics(TopicOf(TopicKind.ENTRY, (self.entry,)))

    def particulars(self) -> Particulars:
        return told("" if self.reason else "unexplained", reason=self.reason)

    @property
    def undoes(self) -> EntryId:
        """The entry that it undoes."""
        return self.entry


EndingFact: TypeAlias = ResultsPublished | EventClosed | EntryUndone
