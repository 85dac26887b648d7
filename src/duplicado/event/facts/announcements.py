"""Announcements to the hall or to some of its tables, and commentary on boards for those who look on."""

from __future__ import annotations

from typing import TypeAlias, final

from duplicado.event.facts.fact import BoardsTold, ChangeFact, Duty, Fact, fact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.particulars import Particulars, told
from duplicado.event.facts.subjects import OfBoards, OfEntry, OfHall, Subject
from duplicado.event.facts.topics import NO_TOPICS, TopicKind, TopicOf, Topics, topics
from duplicado.vocabulary.texts import Code, Words


@final
@fact("announcement-made", since=2, duty=Duty.CLOCK, counts_twice=False, boards_told=BoardsTold.ANY)
class AnnouncementMade(Fact):
    """The Director announced something to all, or to some tables: to those who sit there in that round."""

    text: Words
    session: int
    tables: tuple[tuple[Code, int], ...] = ()
    """Section and number of each table; empty: everybody."""

    def subject(self) -> Subject:
        return OfHall(self.session, self.tables)

    def changes(self) -> Topics:
        return NO_TOPICS

    def rests_on(self) -> Topics:
        return NO_TOPICS

    def particulars(self) -> Particulars:
        if not self.tables:
            return told(said=self.text)
        return told("to", said=self.text, tables=", ".join(f"{section}{table}" for section, table in self.tables))

    def boards_told(self) -> BoardsTold:
        return BoardsTold.ANY if self.tables else BoardsTold.NONE


@final
@fact("announcement-ended", since=2, duty=Duty.CLOCK, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class AnnouncementEnded(ChangeFact):
    """End of an announcement: it is not shown any more."""

    announcement: EntryId

    def subject(self) -> Subject:
        return OfEntry(self.announcement)

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.ANNOUNCEMENT, (self.announcement,)))

    def particulars(self) -> Particulars:
        return told()


@final
@fact("commentary-written", since=2, duty=Duty.COMMENTARY, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class CommentaryWritten(Fact):
    """A commentator wrote something beside a board that everybody had played (Law 76A2)."""

    session: int
    section: Code
    board: int
    text: Words

    def subject(self) -> OfBoards:
        return OfBoards(self.session, self.section, (self.board,))

    def changes(self) -> Topics:
        return NO_TOPICS

    def rests_on(self) -> Topics:
        return NO_TOPICS

    def particulars(self) -> Particulars:
        return told(board=self.board, said=self.text)


AnnouncementFact: TypeAlias = AnnouncementMade | AnnouncementEnded | CommentaryWritten
