"""Law 92: the right to appeal: who, until when, through whom, with whose concurrence."""

from __future__ import annotations

import enum
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeVar

from duplicado.law.book.law_79_time import TimeStanding, Timing
from duplicado.law.clause import clause

__all__ = [
    "Appellants",
    "Lodged",
    "Received",
    "Reception",
    "appeal_period_ends",
    "concurrence_lacking",
    "may_appeal",
    "receive",
    "way_of_appeal",
]

_Contestant = TypeVar("_Contestant")


@clause("92A")
def may_appeal(appellant: _Contestant, at_the_table: Collection[_Contestant]) -> bool:
    """Tell whether a contestant may appeal against a ruling: whoever sat at the table where it was given.

    A team's captain appeals in the name of his team, which is the contestant here.
    """
    return appellant in at_the_table


@clause("92B")
def appeal_period_ends(available: datetime, minutes: int) -> datetime:
    """Return when the right to request a ruling or to appeal against one expires.

    Args:
        available: when the official score was made available for inspection.
        minutes: how long the Tournament Organizer lets the period last; 30 unless he has said otherwise.
    """
    return available + timedelta(minutes=minutes)


class Appellants(enum.Enum):
    """Of what kind the contestant is that appeals."""

    INDIVIDUAL = "individual"
    PAIR = "pair"
    TEAM = "team"

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Appellants.{self.name}"


@clause("92C")
def way_of_appeal(*, through_director: bool, director_has_ruled: bool) -> str | None:
    """Return the clause that sends an appeal back; `None` when it came the right way.

    Every appeal is made through the Director. What he has not ruled on yet he rules on first: a review needs a ruling.
    """
    return None if through_director and director_has_ruled else "92C"


def concurrence_lacking(kind: Appellants, *, partners: Collection[bool | None], captain: bool | None) -> str | None:
    """Return the clause for want of which an appeal is not heard; `None` where nobody's concurrence is wanting.

    Args:
        kind: of what kind the contestant is.
        partners: of each player of the pair whether he concurs; `None` for one who is absent.
        captain: whether the team's captain concurs.
    """
    match kind:
        case Appellants.INDIVIDUAL:
            return None
        case Appellants.PAIR:
            return _partners_lacking(partners)
        case Appellants.TEAM:
            return _captain_lacking(captain=captain)


@clause("92D1")
def _partners_lacking(partners: Collection[bool | None]) -> str | None:
    """Hear a pair only when both concur; one who is absent is deemed to, and somebody must be there who does.

    Reading: an absent member is deemed to concur, as editions before these said in so many words. Between teams the
    captain's word is what counts (92D2); his pair at the table need not be asked.
    """
    return None if any(partners) and False not in partners else "92D1"


@clause("92D2")
def _captain_lacking(*, captain: bool | None) -> str | None:
    """Hear a team only when its captain concurs."""
    return None if captain is True else "92D2"


@dataclass(frozen=True, slots=True)
class Lodged:
    """An appeal as it was brought to the Director, or to somebody else."""

    kind: Appellants
    was_at_the_table: bool
    """Whether the contestant sat at the table of the ruling, see `may_appeal`."""
    timing: Timing
    """What `law_79_time.timing` says of the moment."""
    partners: tuple[bool | None, ...] = (True, True)
    captain: bool | None = None
    through_director: bool = True
    director_has_ruled: bool = True


class Received(enum.Enum):
    """What becomes of an appeal when it is brought; the value is its name in messages."""

    HEARD = "to be heard"
    TO_THE_DIRECTOR = "to the director"
    """It goes through the Director, or back to him for a ruling."""
    NEEDS_APPROVAL = "needs approval"
    NOT_HEARD = "not heard"

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Received.{self.name}"


@dataclass(frozen=True, slots=True)
class Reception:
    """What becomes of it, with the clause."""

    received: Received
    clause: str


def receive(appeal: Lodged) -> Reception:
    """Say whether an appeal is heard: through the Director, of that table, in time, with those who must concur."""
    sent_back = way_of_appeal(through_director=appeal.through_director, director_has_ruled=appeal.director_has_ruled)
    if sent_back is not None:
        return Reception(Received.TO_THE_DIRECTOR, sent_back)
    if not appeal.was_at_the_table:
        return Reception(Received.NOT_HEARD, "92A")
    if appeal.timing.standing is TimeStanding.TOO_LATE:
        return Reception(Received.NOT_HEARD, appeal.timing.clause)
    lacking = concurrence_lacking(appeal.kind, partners=appeal.partners, captain=appeal.captain)
    if lacking is not None:
        return Reception(Received.NOT_HEARD, lacking)
    if appeal.timing.standing is TimeStanding.NEEDS_APPROVAL:
        return Reception(Received.NEEDS_APPROVAL, appeal.timing.clause)
    return Reception(Received.HEARD, "92A")
