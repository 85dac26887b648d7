"""History of a table: its facts, choices and findings in order, each with the state in which it came.

From it a finding that comes late is placed where it belongs, and what followed is judged anew (Laws 81C, 82C).
Owner: the director.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from duplicado.law.orders import Review
from duplicado.law.procedure_steps import Choice, Finding
from duplicado.table.entries import Acted, Answered, Concluded, Entry, FoundOfOwnMotion, Ruled
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import PASS

_State = TypeVar("_State")


_ON_REPLACEMENTS: Final = ("27B1(a)", "23A", "27B1(b)")


def of_one_inquiry(key: str) -> tuple[str, ...]:
    """Return the questions that are one inquiry with that one: a Director who has it in mind answers any."""
    return _ON_REPLACEMENTS if key in _ON_REPLACEMENTS else (key,)


@dataclass(frozen=True, slots=True)
class PastFact(Generic[_State]):
    """One fact of the history, and the state before it; that state knows the facts before it."""

    before: _State
    fact: Entry
    number: int
    """Its number, from 1."""


def is_fact(entry: Entry) -> bool:
    """Tell whether the entry happened or was found, rather than follows from what did."""
    match entry:
        case Acted() | FoundOfOwnMotion() | Concluded():
            return True
        case Answered(_, Choice() | Finding()):
            return True
        case _:
            return False


def imposed_in_vain(before: TableState, now: TableState) -> bool:
    """Tell whether a pass that a ruling had imposed stands though none does any more: its player might have called.

    Reading: he is not offered another call, for none of the Laws lets him change it; the result is looked at (82C).
    """
    stand = enumerate(now.auction.calls)
    return any(call is PASS and before.is_imposed(place) and not now.is_imposed(place) for place, call in stand)


def calls_made_under_a_wrong_ruling() -> Ruled:
    """Order that the result be looked at: players have acted on a ruling that the Director now takes back.

    It belongs to no matter: the error is the Director's.
    """
    return Ruled(0, ("82C",), (Review("82C"),))
