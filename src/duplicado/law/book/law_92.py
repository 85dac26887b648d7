"""Law 92: the right to appeal: who, until when, through whom, with whose concurrence."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import TypeVar

from duplicado.law.clause import clause
from duplicado.vocabulary.enumeration import Enumeration

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


class Appellants(Enumeration):
    """Kind of the contestant that appeals."""

    INDIVIDUAL = "individual"
    PAIR = "pair"
    TEAM = "team"


@clause("92C")
def goes_to_the_director() -> str:
    """Return the clause that sends an appeal back on which the Director has not ruled: all go through him."""
    return "92C"


def concurrence_lacking(kind: Appellants, *, partners: Collection[bool | None], captain: bool | None) -> str | None:
    """Return the clause for want of which an appeal is not heard; `None` where nobody's concurrence is missing.

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
