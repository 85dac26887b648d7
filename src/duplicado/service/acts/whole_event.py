"""Acts about the event as a whole: its title, what is made available, its end, entries undone."""

from __future__ import annotations

from collections.abc import Mapping

from duplicado.event.facts.ending import EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.founding import EventRenamed
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.register import ConductNoted
from duplicado.law.book.law_81 import report_due
from duplicado.publish.messages import Messages
from duplicado.publish.office_texts import report_text
from duplicado.publish.office_words import ends_of_periods, not_published, unfinished
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.ask import ActContext, Said, ask
from duplicado.service.acts.form_error import ActImpossible
from duplicado.service.acts.kinds import Day, WholeNumber, Words
from duplicado.service.acts.place_kinds import EntryOf


@act("publish", page=Page.OVERVIEW, duty=Duty.PUBLICATION, cli=Cli(), examples=("thursday.event",))
class PublishResults(Act):
    """Record that the official score is available, of the event or of a session: the periods begin (79C1, 92B)."""

    session: int | None = ask(WholeNumber(), default=None)

    def outlook(self, asked: ActContext) -> str:
        periods = asked.state.conditions.correction_period, asked.state.conditions.appeal_period
        return Messages.load(asked.language).text("ending-published", corrections=periods[0], appeals=periods[1])

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (ResultsPublished(self.session),)

    def premature(self, asked: ActContext) -> tuple[str, ...]:
        sessions = sorted(asked.state.sessions) if self.session is None else [self.session]
        return unfinished(asked.state, sessions, asked.language)


@act("close", page=Page.OVERVIEW, duty=Duty.PUBLICATION, cli=Cli(), examples=("thursday.event",))
class CloseEvent(Act):
    """Close the event: its result is final, and nothing more is recorded."""

    def outlook(self, asked: ActContext) -> str:
        closed = Messages.load(asked.language).text("ending-closed")
        return " ".join((closed, *ends_of_periods(asked.state, asked.language)))

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (EventClosed(),)

    def premature(self, asked: ActContext) -> tuple[str, ...]:
        open_matters = unfinished(asked.state, sorted(asked.state.sessions), asked.language)
        return (*open_matters, *not_published(asked.state, asked.language))

    def told_after(self, asked: ActContext) -> tuple[str, ...]:
        incidents = len(tuple(asked.state.office.standing(ConductNoted)))
        due = report_due(asked.state.conditions.regulations, incidents=incidents)
        return (report_text(Messages.load(asked.language), due),) if due else ()


@act(
    "undo",
    page=Page.RECORD,
    duty=Duty.UNDOING,
    cli=Cli(positional=("entry",)),
    examples=('thursday.event 12 --reason "the wrong table"',),
)
class UndoEntry(Act):
    """Undo an entry of the record, as if it had not been made; it stays in the record."""

    entry: EntryId = ask(EntryOf(is_hidden=True))
    reason: str = ask(Words(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (EntryUndone(self.entry, self.reason),)


@act(
    "rename",
    page=Page.CONDITIONS,
    duty=Duty.CONDITIONS,
    is_shown_before=False,
    cli=Cli(positional=("title",)),
    examples=('thursday.event "Friday pairs" --date 2027-01-15',),
)
class RenameEvent(Act):
    """Give the event another title, or another date; without a date that of before stays.

    Its address and its file keep their name, so that cards and links that are out lead to it.
    """

    title: str = ask(Words())
    date: str = ask(Day(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        renamed = EventRenamed(self.title, self.date or asked.state.date)
        if (renamed.title, renamed.date) == (asked.state.title, asked.state.date):
            raise ActImpossible("renamed-nothing", "title")
        return (renamed,)

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Mapping[str, str]:
        """Return what it is called now."""
        return {"title": asked.state.title, "date": asked.state.date}
