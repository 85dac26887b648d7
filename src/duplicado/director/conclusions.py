"""Questions to the Director that what is on file has answered, and his right to find otherwise (Laws 81C, 82C)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from duplicado.law.numbering import in_2017
from duplicado.law.orders import Review
from duplicado.law.reference import ClauseId
from duplicado.law.requests import Choice, Finding, FindingValue
from duplicado.table.entries import Acted, Answered, Entry, FoundOfOwnMotion, Ruled

_State = TypeVar("_State")

__all__ = [
    "Conclusion",
    "about",
    "calls_made_under_a_wrong_ruling",
    "drawn_in",
    "may_be_found",
    "noted",
]

# The questions that are one inquiry: a Director who has it in mind may answer each of them.
_ON_REPLACEMENTS: Final = frozenset({"23A", "27B1(a)", "27B1(b)"})


@dataclass(frozen=True, slots=True)
class Conclusion(Generic[_State]):
    """A question that was answered without the Director, and what is needed to answer it otherwise."""

    number: int
    """The matter."""
    clause: str
    value: FindingValue
    before: _State
    """The state of the table when the question was open."""
    since: tuple[Entry, ...] = ()
    """What players have done and the Director has found since; the rest follows from it."""

    @property
    def numbers(self) -> tuple[str, ...]:
        """The clause by its number in the edition, and by those that it has in 2017 (settled reading 26)."""
        return (self.clause, *map(str, in_2017(ClauseId.parse(self.clause))))


def noted(conclusions: tuple[Conclusion[_State], ...], entry: Entry) -> tuple[Conclusion[_State], ...]:
    """Return the conclusions with a fact added to what has happened since they were drawn."""
    is_fact = isinstance(entry, Acted | FoundOfOwnMotion) or (
        isinstance(entry, Answered) and isinstance(entry.answer, Choice | Finding)
    )
    if not is_fact:
        return conclusions
    return tuple(replace(conclusion, since=(*conclusion.since, entry)) for conclusion in conclusions)


def about(conclusions: Iterable[Conclusion[_State]], key: str) -> Conclusion[_State] | None:
    """Return the last conclusion on that question, by its number in this edition or in 2017."""
    matching = [conclusion for conclusion in conclusions if key in conclusion.numbers]
    return matching[-1] if matching else None


def drawn_in(conclusions: Iterable[Conclusion[_State]], number: int, clause: str) -> Conclusion[_State] | None:
    """Return the last conclusion in that matter on that clause."""
    return about((conclusion for conclusion in conclusions if conclusion.number == number), clause)


def may_be_found(conclusions: Iterable[Conclusion[_State]], key: str) -> bool:
    """Tell whether the Director may find that although it is not asked: what is on file has answered it for him."""
    drawn = tuple(conclusions)
    if about(drawn, key) is not None:
        return True
    return key in _ON_REPLACEMENTS and any(conclusion.clause in _ON_REPLACEMENTS for conclusion in drawn)


def calls_made_under_a_wrong_ruling(number: int) -> Ruled:
    """Order that the result be looked at: players have acted on a ruling that the Director now takes back."""
    return Ruled(number, ("82C",), (Review("82C"),))
