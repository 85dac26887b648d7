"""Acts of the hall: rounds called and timed, the clock stopped, sessions ended; announcements, and calls answered."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Final

from duplicado.event.facts.announcements import AnnouncementEnded, AnnouncementMade
from duplicado.event.facts.calls import CallSettled, CallTaken
from duplicado.event.facts.clock import ClockHeld, ClockResumed, RoundsTimed
from duplicado.event.facts.entry import AnyFact, supposed
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.record.clock import timing_of_round
from duplicado.event.record.folding import apply
from duplicado.event.record.unbegun_rounds import unbegun_rounds
from duplicado.event.record.wanted_results import WaitingFor
from duplicado.publish.messages import Messages
from duplicado.publish.office_words import open_rulings, still_wanting
from duplicado.publish.replan_words import ranges
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.ask import ActContext, Said, ask, read_or_none
from duplicado.service.acts.kinds import ChoiceOf, TableList, WholeNumber, Words
from duplicado.service.acts.place_kinds import CALLS, EntryOf
from duplicado.service.acts.section_kinds import AnySection, SectionPlayed, TableNumber

_MINUTES: Final = WholeNumber(most=600)
_ROUND: Final = WholeNumber(most=99)
_LEFT_OUT: Final = "left-out"


@act(
    "round",
    page=Page.OVERVIEW,
    duty=Duty.CLOCK,
    is_shown_before=False,
    cli=Cli(positional=("round",), was={"--table": "finish-round/table"}),
    examples=("thursday.event 2", "thursday.event 3 --minutes 15"),
)
class CallRound(Act):
    """Give the signal for a round (Law 8B1); with minutes, its time is laid down with it."""

    round: int = ask(_ROUND)
    minutes: int | None = ask(_MINUTES, default=None)
    session: int = ask(WholeNumber(), default=1)
    section: str | None = ask(AnySection(), default=None)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        called = RoundCalled(self.session, self.round, self.section)
        if self.minutes is None:
            return (called,)
        return RoundsTimed(self.session, self.minutes, section=self.section, round=self.round), called


@act(
    "timed",
    page=Page.OVERVIEW,
    duty=Duty.CLOCK,
    is_shown_before=False,
    cli=Cli(positional=("minutes",)),
    examples=("thursday.event 15 --warning 2", "thursday.event 18 --round 3 --table 4"),
)
class TimeRounds(Act):
    """Lay down how long the rounds last, or one of them, or one of them at a table."""

    minutes: int = ask(_MINUTES)
    warning: int = ask(WholeNumber(least=0, most=600), default=0)
    round: int | None = ask(_ROUND, default=None)
    table: int | None = ask(WholeNumber(), default=None)
    session: int = ask(WholeNumber(), default=1)
    section: str | None = ask(AnySection(), default=None)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (RoundsTimed(self.session, self.minutes, self.warning, self.section, self.round, self.table),)

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Said:
        session = asked.state.session(read_or_none(WholeNumber(), "session", said, asked) or 1)
        timed = next(filter(None, (timing_of_round(session, each, 1) for each in session.plans)), None)
        return {} if timed is None else {"minutes": str(timed.minutes), "warning": str(timed.warning)}


@act("hold", page=Page.OVERVIEW, duty=Duty.CLOCK, is_shown_before=False, cli=Cli(), examples=("thursday.event",))
class HoldClock(Act):
    """Stop the clock."""

    session: int = ask(WholeNumber(), default=1)
    section: str | None = ask(AnySection(), default=None)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (ClockHeld(self.session, self.section),)


@act("resume", page=Page.OVERVIEW, duty=Duty.CLOCK, is_shown_before=False, cli=Cli(), examples=("thursday.event",))
class ResumeClock(Act):
    """Let the clock go on."""

    session: int = ask(WholeNumber(), default=1)
    section: str | None = ask(AnySection(), default=None)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (ClockResumed(self.session, self.section),)


@act(
    "finish-round",
    page=Page.PEOPLE,
    duty=Duty.CLOCK,
    cli=Cli(positional=("table", "round")),
    examples=("thursday.event 3 2",),
)
class FinishRound(Act):
    """Record that a table is done with a round (Law 8B1)."""

    session: int = ask(WholeNumber(), default=1)
    section: str = ask(SectionPlayed(), default="")
    table: int = ask(TableNumber())
    round: int = ask(_ROUND)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (RoundFinished(self.session, self.section, self.table, self.round),)


@act(
    "end-session",
    page=Page.OVERVIEW,
    duty=Duty.CLOCK,
    cli=Cli(name="over"),
    examples=("thursday.event", "thursday.event --not-begun left-out"),
)
class EndSession(Act):
    """Record that play of a session is over: its last round has ended at every table (Law 8C).

    Where it is broken off before its last round, the rounds that were not begun are left out of its movement, or their
    boards are still to be played.
    """

    session: int = ask(WholeNumber(most=99), default=1)
    not_begun: bool = ask(ChoiceOf({_LEFT_OUT: True, "to-come": False}), default=False)
    """True where rounds that were not begun are left out."""

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (*self._left_out(asked), SessionEnded(self.session))

    def alternatives(self, asked: ActContext) -> str:
        return "not-begun" if unbegun_rounds(asked.state, self.session) else ""

    def outlook(self, asked: ActContext) -> str:
        messages = Messages.load(asked.language)
        rounds = {number for each in unbegun_rounds(asked.state, self.session) for number in each.rounds}
        if rounds:
            return messages.text("ending-not-begun", rounds=ranges(rounds), count=len(rounds))
        missing = self._wanting(asked, [each for each in WaitingFor if each is not WaitingFor.AGREEMENT])
        return messages.text("ending-session", wanting=len(missing))

    def premature(self, asked: ActContext) -> tuple[str, ...]:
        return self._wanting(asked, WaitingFor)

    def _wanting(self, asked: ActContext, kinds: Iterable[WaitingFor]) -> tuple[str, ...]:
        following = supposed(asked.order, self._left_out(asked))
        return (
            *still_wanting(reduce(apply, following, asked.state), [self.session], asked.language, kinds),
            *open_rulings(asked.state, asked.language),
        )

    def _left_out(self, asked: ActContext) -> tuple[AnyFact, ...]:
        """Return the plans without the rounds that were not begun, where these are left out."""
        found = unbegun_rounds(asked.state, self.session) if self.not_begun else ()
        return tuple(fact for each in found for fact in each.facts)


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
