"""Calls for the Director (Law 9B1), what he notices himself (Law 81C3), and how a call is answered without a ruling."""

from __future__ import annotations

from typing import TypeAlias, final

from duplicado.event.facts.about import AboutWhere
from duplicado.event.facts.fact import BoardsTold, Duty, fact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office import OfficeFact, ReplacingFact
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.particulars import Particulars, told
from duplicado.event.facts.subjects import OfEntry, Subject
from duplicado.event.facts.table_statements import SaidByTable, TableStatement, WhenStated
from duplicado.event.facts.topics import TopicKind, TopicOf, Topics, topics
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import CallWords, Code, Words


@final
@fact("director-called", since=2, duty=Duty.RULINGS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class DirectorCalled(AboutWhere, ReplacingFact, SaidByTable):
    """The Director was called (Law 9B1). The time is that of the entry."""

    where: Where
    said: CallWords
    """Account of what happened, in the words of those who called."""
    by: Seat | None = None
    """Player who called; `None`: somebody else, or it is not known."""
    incident: CallWords = ""
    """The name of the irregularity in the interview, where it is known."""
    instead_of: tuple[EntryId, ...] = ()

    def particulars(self) -> Particulars:
        if self.by is None:
            return told(where=self.where, said=self.said)
        return told("by", seat=self.by, where=self.where, said=self.said)

    def as_stated(self) -> TableStatement | None:
        where = self.where
        if where.table is None or where.round is None:
            return None
        return TableStatement(
            where.session,
            where.section,
            where.table,
            where.round,
            WhenStated.AFTER_PLAY_TOO,
            where.board,
            self.by.side if self.by else None,
            is_directors=bool(self.instead_of),
            characters=max(len(self.said), len(self.incident)),
        )


@final
@fact("call-taken", since=2, duty=Duty.RULINGS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class CallTaken(OfficeFact):
    """Somebody goes to the table that called; the last who took a call goes."""

    call: EntryId
    who: Words
    """Person who goes, as the club calls him."""

    def subject(self) -> Subject:
        return OfEntry(self.call)

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.CALL, (self.call,)))

    def rests_on(self) -> Topics:
        return self.changes()

    def replaces(self) -> tuple[EntryId, ...]:
        return ()

    def particulars(self) -> Particulars:
        return told(who=self.who)


@final
@fact("call-settled", since=2, duty=Duty.RULINGS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class CallSettled(OfficeFact):
    """A call was settled without a ruling: a question answered, or nothing that wanted one."""

    call: EntryId
    how: CallWords = ""

    def subject(self) -> Subject:
        return OfEntry(self.call)

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.CALL, (self.call,)))

    def rests_on(self) -> Topics:
        return self.changes()

    def replaces(self) -> tuple[EntryId, ...]:
        return ()

    def particulars(self) -> Particulars:
        return told("how", how=self.how) if self.how else told()


@final
@fact("irregularity-noticed", since=2, duty=Duty.RULINGS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class IrregularityNoticed(AboutWhere, ReplacingFact):
    """The Director became aware of an irregularity without being called, in whatever manner (Law 81C3)."""

    where: Where
    what: Words
    manner: Words
    """Manner in which he learned of it: `in passing`, `from the hand record`."""
    under: tuple[Code, ...] = ()
    """The clauses that it concerns."""
    instead_of: tuple[EntryId, ...] = ()

    @property
    def said(self) -> str:
        """The incident in the words of whoever told it, as a call has it."""
        return self.what

    @property
    def by(self) -> None:
        """Nobody called."""
        return None

    @property
    def incident(self) -> str:
        """Nothing: it is not named."""
        return ""

    def particulars(self) -> Particulars:
        return told(under=self.under, where=self.where, what=self.what, manner=self.manner)


AnyCall: TypeAlias = DirectorCalled | IrregularityNoticed
"""Ways in which the Director learns of something."""
CallFact: TypeAlias = DirectorCalled | CallTaken | CallSettled | IrregularityNoticed
