"""The event of those who have lost in a knock-out: who they are so far, and the entries by which it is founded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from duplicado.event.conditions import RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.record.consolation import consolation_of
from duplicado.event.record.live import LiveStandings
from duplicado.event.record.state import EventState
from duplicado.service.office.filled import Filled

__all__ = ["PAIRINGS", "Consolation", "consolation", "has_consolation", "sections_of"]

PAIRINGS: Final = (RoundsPaired.SWISS, RoundsPaired.DANISH, RoundsPaired.KNOCK_OUT)
"""How those who have lost can go on."""
_MOST_ROUNDS: Final = 20
_LONGEST_TITLE: Final = 80


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
        return tuple(each.contestant for each in self.facts if isinstance(each, ContestantEntered))


def has_consolation(state: EventState) -> bool:
    """Tell whether an event is one in which somebody is knocked out."""
    return state.conditions.pairing is RoundsPaired.KNOCK_OUT


def sections_of(state: EventState) -> tuple[str, ...]:
    """Return the sections of an event, each of which has its own bracket."""
    return tuple(sorted({name for session in state.sessions.values() for name in session.plans})) or ("",)


def consolation(filled: Filled, order: Sequence[Entry], usual_title: str) -> Consolation:
    """Return the losers' event that a form asks for.

    Args:
        filled: what is asked for: `title`, `until`, `pairing`, `section`.
        order: the entries of the knock-out.
        usual_title: what it is called if nothing is told.

    Raises:
        FormError: what was filled in cannot be read.
        RoundNotReady: it is no knock-out, matches are still open, or fewer than two have lost.
    """
    title = " ".join(filled.word("title").split())[:_LONGEST_TITLE] or usual_title
    until = filled.number_or_none("until", most=_MOST_ROUNDS) or 1
    pairing = PAIRINGS[0]
    if filled.word("pairing"):
        pairing = RoundsPaired(filled.chosen("pairing", [each.value for each in PAIRINGS]))
    facts = consolation_of(LiveStandings(order), filled.word("section")[:20], until, pairing, title)
    return Consolation(title, until, facts)
