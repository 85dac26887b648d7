"""The event of those who have lost in a knock-out: who they are so far, and the entries by which it is founded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from duplicado.event.conditions import RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.record.consolation import consolation_of, entered_by
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.state import EventState
from duplicado.service.acts.ask import ask, questions
from duplicado.service.acts.kinds import ChoiceOf, WholeNumber, Words

__all__ = ["PAIRINGS", "Consolation", "ConsolationAsked", "consolation", "has_consolation", "sections_of"]

PAIRINGS: Final = (RoundsPaired.SWISS, RoundsPaired.DANISH, RoundsPaired.KNOCK_OUT)
"""How those who have lost can go on."""
_LONGEST_TITLE: Final = 80


@questions
class ConsolationAsked:
    """The event of those who have lost, as its page asks for it."""

    title: str = ask(Words(), default="")
    until: int = ask(WholeNumber(most=20), default=1)
    pairing: RoundsPaired = ask(ChoiceOf({each.value: each for each in PAIRINGS}), default=PAIRINGS[0])
    section: str = ask(Words(), default="")


@dataclass(frozen=True, slots=True)
class Consolation:
    """A losers' event that can be founded."""

    title: str
    until: int
    """Losers of so many rounds take part."""
    facts: tuple[AnyFact, ...]

    @property
    def losers(self) -> tuple[ContestantId, ...]:
        """Who takes part, in the order of the seeding."""
        return entered_by(self.facts)


def has_consolation(state: EventState) -> bool:
    """Tell whether an event is one in which somebody is knocked out."""
    return state.conditions.pairing is RoundsPaired.KNOCK_OUT


def sections_of(state: EventState) -> tuple[str, ...]:
    """Return the sections of an event, each of which has its own bracket."""
    return tuple(sorted({name for session in state.sessions.values() for name in session.plans})) or ("",)


def consolation(asks: ConsolationAsked, order: Sequence[Entry], usual_title: str) -> Consolation:
    """Return the losers' event that is asked for.

    Args:
        asks: what is asked for.
        order: the entries of the knock-out.
        usual_title: what it is called if nothing is told.

    Raises:
        RoundNotReady: it is no knock-out, matches are still open, or fewer than two have lost.
    """
    title = " ".join(asks.title.split())[:_LONGEST_TITLE] or usual_title
    facts = consolation_of(LiveStandings(order), asks.section[:20], asks.until, asks.pairing, title)
    return Consolation(title, asks.until, facts)
