"""Events that follow from another: of those who lost in a knock-out, of those whom a ranking qualifies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.event.conditions import RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import CarriedOver, entered_by
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.record.following_events import CarriedBy, FinalTerms, consolation_of, final_of
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.state import EventState
from duplicado.service.acts.ask import ask, questions
from duplicado.service.acts.kinds import Amount, ChoiceOf, WholeNumber, Words, one_of

PAIRINGS: Final = (RoundsPaired.SWISS, RoundsPaired.DANISH, RoundsPaired.KNOCK_OUT)
"""Ways of pairing by which those who have lost can go on."""
_LONGEST_TITLE: Final = 80


@questions
class ConsolationAsked:
    """The event of those who have lost, as its page asks for it."""

    title: str = ask(Words(), default="")
    until: int = ask(WholeNumber(most=20), default=1)
    pairing: RoundsPaired = ask(ChoiceOf({each.value: each for each in PAIRINGS}), default=PAIRINGS[0])
    section: str = ask(Words(), default="")


@questions
class FinalAsked:
    """The event of those whom a ranking qualifies, as its page asks for it."""

    title: str = ask(Words(), default="")
    last: int = ask(WholeNumber(most=9999), default=8)
    first: int = ask(WholeNumber(most=9999), default=1)
    pairing: RoundsPaired | None = ask(one_of(RoundsPaired), default=None)
    carried: CarriedBy = ask(one_of(CarriedBy), default=CarriedBy.NOTHING)
    amount: Fraction | None = ask(Amount(), default=None)


@dataclass(frozen=True, slots=True)
class FollowingEvent:
    """An event that can be founded."""

    title: str
    facts: tuple[AnyFact, ...]

    @property
    def entered(self) -> tuple[ContestantId, ...]:
        """Contestants who take part, in the order of the seeding."""
        return entered_by(self.facts)

    @property
    def carried(self) -> Mapping[ContestantId, Fraction]:
        """Score that each brings along, where anything is carried over."""
        return {each.contestant: each.amount for each in self.facts if isinstance(each, CarriedOver)}


def has_consolation(state: EventState) -> bool:
    """Tell whether an event is one in which somebody is knocked out."""
    return state.conditions.pairing is RoundsPaired.KNOCK_OUT


def sections_of(state: EventState) -> tuple[str, ...]:
    """Return the sections of an event, each of which has its own bracket."""
    return tuple(sorted({name for session in state.sessions.values() for name in session.plans})) or ("",)


def consolation(asks: ConsolationAsked, order: Sequence[Entry], usual_title: str) -> FollowingEvent:
    """Return the losers' event that is asked for.

    Args:
        asks: what is asked for.
        order: the entries of the knock-out.
        usual_title: what it is called if nothing is told.

    Raises:
        RoundNotReady: it is no knock-out, matches are still open, or fewer than two have lost.
    """
    title = _title(asks.title, usual_title)
    return FollowingEvent(
        title, consolation_of(LiveStandings(order), asks.section[:20], asks.until, asks.pairing, title)
    )


def final(asks: FinalAsked, order: Sequence[Entry], usual_title: str) -> FollowingEvent:
    """Return the final that is asked for.

    Args:
        asks: what is asked for.
        order: the entries of the event that qualifies.
        usual_title: what it is called if nothing is told.

    Raises:
        RoundNotReady: as `final_of`.
    """
    title = _title(asks.title, usual_title)
    wanted = FinalTerms(title, asks.last, asks.first, asks.pairing, asks.carried, asks.amount)
    return FollowingEvent(title, final_of(LiveStandings(order), wanted))


def _title(told: str, usual: str) -> str:
    return " ".join(told.split())[:_LONGEST_TITLE] or usual[:_LONGEST_TITLE]
