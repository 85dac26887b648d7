"""Results across several sessions."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.contest import ContestantId
from duplicado.event.standing import Standings
from duplicado.vocabulary.errors import DuplicadoError

__all__ = ["Combination", "CombinedSessions", "SessionFigure", "combined", "session_figures"]


class Combination(enum.Enum):
    """Combination of sessions; the value is its name at the command line and in files of the project."""

    SUM = "sum"
    """The totals are added."""
    AVERAGE_PERCENTAGE = "average-percentage"
    """Every session counts alike, whatever its length."""
    WEIGHTED_PERCENTAGE = "weighted-percentage"
    """Every board counts alike: percentages are weighted by the boards of the session."""

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Combination.{self.name}"


@dataclass(frozen=True, slots=True)
class SessionFigure:
    """Score of a contestant from a session."""

    total: Fraction
    percentage: Fraction | None
    boards: int


def session_figures(standings: Standings) -> dict[ContestantId, SessionFigure]:
    """Take a session's results, of those who have a board that counts or a penalty and are named."""
    return {
        each.contestant: SessionFigure(each.total, each.percentage, each.card.boards)
        for ranking in standings.rankings
        for each in ranking.standings
    }


@dataclass(frozen=True, slots=True)
class CombinedSessions:
    """A contestant's result of several sessions."""

    figure: Fraction
    """By which he is ranked: a total or a percentage."""
    sessions: tuple[SessionFigure | None, ...]
    """In their order; `None` where he did not play."""
    counted: tuple[int, ...]
    """The places in `sessions` of those that count."""


def combined(
    sessions: Sequence[Mapping[ContestantId, SessionFigure]],
    how: Combination,
    *,
    best: int | None = None,
    fewest: int = 1,
) -> dict[ContestantId, CombinedSessions]:
    """Put sessions together.

    Args:
        sessions: in their order.
        how: by totals or percentages.
        best: only that many sessions count, those with the best figures; of equal ones the earlier.
        fewest: who has played fewer sessions has no result.

    Raises:
        DuplicadoError: percentages are wanted of a session that has none, or the numbers make no sense.

    >>> from duplicado.event.contest import ContestantId
    >>> pair = ContestantId(1)
    >>> long, short = SessionFigure(Fraction(60), Fraction(60), 24), SessionFigure(Fraction(48), Fraction(48), 12)
    >>> how = [Combination.AVERAGE_PERCENTAGE, Combination.WEIGHTED_PERCENTAGE]
    >>> [str(combined([{pair: long}, {pair: short}], each)[pair].figure) for each in how]
    ['54', '56']
    """
    if fewest < 1 or (best is not None and best < 1):
        raise DuplicadoError("one session counts at least")
    everybody = dict.fromkeys(contestant for session in sessions for contestant in session)
    found: dict[ContestantId, CombinedSessions] = {}
    for contestant in everybody:
        theirs = tuple(session.get(contestant) for session in sessions)
        figures = {i: _figure(each, how) for i, each in enumerate(theirs) if each is not None}
        if len(figures) < fewest:
            continue
        counted = sorted(figures, key=lambda i: (-figures[i], i))[:best]
        weights = {i: _weight(theirs[i], how) for i in counted}
        value = sum((figures[i] * weights[i] for i in counted), Fraction(0))
        whole = Fraction(1) if how is Combination.SUM else sum(weights.values(), Fraction(0))
        found[contestant] = CombinedSessions(value / whole if whole else Fraction(0), theirs, tuple(sorted(counted)))
    return found


def _figure(session: SessionFigure, how: Combination) -> Fraction:
    if how is Combination.SUM:
        return session.total
    if session.percentage is None:
        raise DuplicadoError("a session that has no percentages is put together with others by totals")
    return session.percentage


def _weight(session: SessionFigure | None, how: Combination) -> Fraction:
    return Fraction(session.boards if how is Combination.WEIGHTED_PERCENTAGE and session is not None else 1)
