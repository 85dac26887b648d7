"""Acts of the hall: announcements, and who goes where the Director is called."""

from __future__ import annotations

from duplicado.event.facts.announcements import AnnouncementEnded, AnnouncementMade
from duplicado.event.facts.calls import CallSettled, CallTaken
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.ids import EntryId
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.ask import ActContext, ask
from duplicado.service.acts.kinds import TableList, WholeNumber, Words
from duplicado.service.acts.place_kinds import CALLS, EntryOf


@act(
    "announce",
    page=Page.OVERVIEW,
    duty=Duty.CLOCK,
    is_shown_before=False,
    cli=Cli(positional=("text",)),
    examples=('thursday.event "Coffee is served" --tables 3 --tables 4',),
)
class Announce(Act):
    """Announce something to all, or to the tables that are named: `3, A4`."""

    text: str = ask(Words())
    tables: tuple[tuple[str, int], ...] = ask(TableList(), default=())
    session: int = ask(WholeNumber(), default=1)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (AnnouncementMade(self.text, self.session, self.tables),)


@act(
    "announce-end",
    page=Page.OVERVIEW,
    duty=Duty.CLOCK,
    is_shown_before=False,
    cli=Cli(positional=("announcement",)),
    examples=("thursday.event 12",),
)
class EndAnnouncement(Act):
    """Show an announcement no more."""

    announcement: EntryId = ask(EntryOf((AnnouncementMade,), is_hidden=True))

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (AnnouncementEnded(self.announcement),)


@act(
    "call-take",
    page=Page.OVERVIEW,
    duty=Duty.RULINGS,
    is_shown_before=False,
    cli=Cli(positional=("call",)),
    examples=("thursday.event 12 --who Ana",),
)
class TakeCall(Act):
    """Record who goes to a table that called, oneself if nobody else is named."""

    call: EntryId = ask(EntryOf(CALLS, is_hidden=True))
    who: str = ask(Words(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (CallTaken(self.call, self.who or asked.by),)


@act(
    "call-settle",
    page=Page.OVERVIEW,
    duty=Duty.RULINGS,
    is_shown_before=False,
    cli=Cli(positional=("call",)),
    examples=('thursday.event 12 --how "a question about the score"',),
)
class SettleCall(Act):
    """Record that a call wanted no ruling."""

    call: EntryId = ask(EntryOf(CALLS, is_hidden=True))
    how: str = ask(Words(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (CallSettled(self.call, self.how),)
