"""Progress of play: the signal for a round, the end of a round at a table, the end of a session."""

from __future__ import annotations

from typing import TypeAlias, final

from duplicado.event.facts.about import AboutSession
from duplicado.event.facts.fact import BoardsTold, ChangeFact, Duty, fact
from duplicado.event.facts.particulars import Particulars, told
from duplicado.event.facts.subjects import OfSession, OfTable, Subject
from duplicado.event.facts.table_statements import SaidByTable, TableStatement, WhenStated
from duplicado.event.facts.topics import TopicKind, TopicOf, Topics, topics
from duplicado.vocabulary.texts import Code


@final
@fact("round-called", since=1, duty=Duty.CLOCK, counts_twice=True, boards_told=BoardsTold.NONE)
class RoundCalled(AboutSession, ChangeFact):
    """The signal for a round was given (Law 8B1)."""

    session: int
    round: int
    section: Code | None = None
    """`None`: in every section."""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.ROUND, (self.session, self.section, self.round)))

    def particulars(self) -> Particulars:
        return told(only_in=self.section, round=self.round)


@final
@fact("round-finished", since=1, duty=Duty.CLOCK, counts_twice=False, boards_told=BoardsTold.NONE)
class RoundFinished(ChangeFact, SaidByTable):
    """The players of a table were done with a round and progressed (Law 8B1)."""

    session: int
    section: Code
    table: int
    round: int

    def subject(self) -> Subject:
        return OfTable(self.session, self.section, self.table, self.round)

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.FINISHED, (self.session, self.section, self.table, self.round)))

    def particulars(self) -> Particulars:
        return told(table=f"{self.section}{self.table}", round=self.round)

    def as_stated(self) -> TableStatement:
        when = WhenStated.IN_ITS_ROUND
        return TableStatement(self.session, self.section, self.table, self.round, when, is_of_play=True)


@final
@fact("session-ended", since=1, duty=Duty.CLOCK, counts_twice=False, boards_told=BoardsTold.NONE)
class SessionEnded(ChangeFact):
    """Play of the session is over."""

    session: int

    def subject(self) -> Subject:
        return OfSession(self.session, None)

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.SESSION, (self.session,)))

    def particulars(self) -> Particulars:
        return told(session=self.session)


ProgressFact: TypeAlias = RoundCalled | RoundFinished | SessionEnded
