"""Acts about what the Director hears, notices, waives and refers."""

from __future__ import annotations

from typing import Final

from duplicado.event.facts.calls import DirectorCalled, IrregularityNoticed
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.rulings import MatterReferred, RectificationWaived
from duplicado.law.book.law_79_time import Requested
from duplicado.publish.stored_words import reason_name
from duplicado.service.acts.act import Act, Cli, Page, TimeLimit, act
from duplicado.service.acts.ask import ActContext, ask
from duplicado.service.acts.kinds import Laws, LongWords, Words, named, seat, side
from duplicado.service.acts.place_kinds import (
    CALLS,
    RULINGS,
    EntriesOf,
    EntryOf,
    SomeWhere,
    calls_open,
    rulings_correctable,
)
from duplicado.vocabulary.seats import Seat, Side

_LAW: Final = {"--law": "under"}


@act(
    "call",
    page=Page.WRITTEN,
    duty=Duty.RULINGS,
    cli=Cli(positional=("table", "board"), was={"--instead": "instead-of"}),
    examples=('thursday.event 1 6 --seat W --said "South thought long before passing"',),
)
class CallDirector(Act):
    """Record that the Director was called to a table, on a board if it concerns one (Law 9B1)."""

    where: Where = ask(SomeWhere(has_table=True))
    said: str = ask(LongWords())
    seat: Seat | None = ask(seat(), default=None)
    incident: str = ask(Words(), default="")
    instead_of: tuple[EntryId, ...] = ask(EntriesOf((DirectorCalled,)), default=())

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (DirectorCalled(self.where, reason_name(self.said), self.seat, self.incident, self.instead_of),)

    def limited(self, asked: ActContext) -> TimeLimit | None:
        return TimeLimit(Requested.RULING, self.where.session)


@act(
    "notice",
    page=Page.WRITTEN,
    duty=Duty.RULINGS,
    cli=Cli(positional=("table", "board"), was=_LAW),
    examples=('thursday.event 3 9 --what "a card too many in dummy" --manner "in passing" --under 24',),
)
class NoticeIrregularity(Act):
    """Record an irregularity of which the Director learned without being called (Law 81C3).

    When the periods of Laws 79C and 92B are over it is refused.
    """

    where: Where = ask(SomeWhere(has_table=True))
    what: str = ask(LongWords())
    manner: str = ask(Words())
    under: tuple[str, ...] = ask(Laws(), default=())

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (IrregularityNoticed(self.where, self.what, self.manner, self.under),)


@act(
    "waive",
    page=Page.WRITTEN,
    duty=Duty.RULINGS,
    cli=Cli(positional=("table", "board"), was=_LAW),
    examples=('thursday.event 3 9 --asked-by EW --waived "the king of hearts is no penalty card" --cause age',),
)
class WaiveRectification(Act):
    """Record that the Director waives rectification for cause, at the request of the non-offending side (81C5)."""

    where: Where = ask(SomeWhere(has_table=True))
    call: EntryId | None = ask(EntryOf(CALLS, calls_open), default=None)
    asked_by: Side = ask(side())
    waived: str = ask(LongWords())
    cause: str = ask(Words())
    under: tuple[str, ...] = ask(Laws(), default=())

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (RectificationWaived(self.where, self.asked_by, self.waived, self.cause, self.under, self.call),)


@act(
    "refer",
    page=Page.WRITTEN,
    duty=Duty.RULINGS,
    cli=Cli(positional=("table", "board")),
    examples=('thursday.event 3 --to "the ethics committee" --matter "a misexplanation" --under 83',),
)
class ReferMatter(Act):
    """Record that a matter goes to a committee or to the Regulating Authority (Laws 81C7, 83, 93C2)."""

    where: Where = ask(SomeWhere())
    to: str = ask(Words())
    matter: str = ask(LongWords())
    under: str = ask(named("81C7", "83", "93C2"), default="81C7")
    ruling: EntryId | None = ask(EntryOf(RULINGS, rulings_correctable), default=None)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (MatterReferred(self.where, self.to, self.matter, self.under, self.ruling),)
