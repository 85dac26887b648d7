"""Topics of facts: what a fact changes and what it rests on, by which a command is known to be out of date."""

from __future__ import annotations

import enum
from collections.abc import Hashable
from dataclasses import dataclass
from typing import TypeAlias

from duplicado.vocabulary.enumeration import Enumeration


class TopicKind(Enumeration):
    """Kind of a topic: the aspect of a place, a contestant, a table or the event."""

    CONDITIONS = enum.auto()
    CONTESTANT = enum.auto()
    SEATING = enum.auto()
    MISSED = enum.auto()
    CARRIED = enum.auto()
    PLAN = enum.auto()
    DEALS = enum.auto()
    ROUND = enum.auto()
    FINISHED = enum.auto()
    MOVER = enum.auto()
    SESSION = enum.auto()
    TIMING = enum.auto()
    CLOCK = enum.auto()
    ANNOUNCEMENT = enum.auto()
    PLAY = enum.auto()
    RESULT = enum.auto()
    CORRECTION = enum.auto()
    AGREEMENT = enum.auto()
    FORM = enum.auto()
    RULING = enum.auto()
    PENALTY = enum.auto()
    APPEAL = enum.auto()
    DECISION = enum.auto()
    PUBLICATION = enum.auto()
    CLOSING = enum.auto()
    ENTRY = enum.auto()
    CALL = enum.auto()


@dataclass(frozen=True, slots=True)
class TopicOf:
    """One thing that entries change."""

    kind: TopicKind
    of: tuple[Hashable, ...] = ()
    """Values that tell it from others of that kind."""

    def overlaps(self, other: AnyTopic) -> bool:
        """Tell whether what changes the one changes the other."""
        return self == other


@dataclass(frozen=True, slots=True)
class PlanOf:
    """Plan of a section for one round."""

    session: int
    section: str
    round: int

    def overlaps(self, other: AnyTopic) -> bool:
        """Tell whether what changes the one changes the other."""
        return other.overlaps(self) if isinstance(other, PlanFrom) else self == other


@dataclass(frozen=True, slots=True)
class PlanFrom:
    """Plan of a section for a round and all that follow it."""

    session: int
    section: str
    first: int

    def overlaps(self, other: AnyTopic) -> bool:
        """Tell whether what changes the one changes the other."""
        match other:
            case PlanFrom():
                return (self.session, self.section) == (other.session, other.section)
            case PlanOf():
                here = (self.session, self.section) == (other.session, other.section)
                return here and other.round >= self.first
            case TopicOf():
                return False


AnyTopic: TypeAlias = TopicOf | PlanOf | PlanFrom
Topics: TypeAlias = frozenset[AnyTopic]
NO_TOPICS: Topics = frozenset()


def topics(*each: AnyTopic) -> Topics:
    """Return some topics."""
    return frozenset(each)
