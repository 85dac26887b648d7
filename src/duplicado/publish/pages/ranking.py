"""The page of the ranking."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from duplicado.event import ContestantId, Ranking, Standing
from duplicado.publish.pages.evening import Evening
from duplicado.publish.pages.figures import decimal_places
from duplicado.vocabulary import Side

__all__ = ["RankingPage", "RankingRow", "RankingTable", "ranking_page"]


@dataclass(frozen=True, slots=True)
class RankingRow:
    """One contestant in the ranking."""

    standing: Standing
    contestant: ContestantId
    names: tuple[str, ...]
    address: str


@dataclass(frozen=True, slots=True)
class RankingTable:
    """A ranking with the number of decimal places of its totals."""

    line: Side | None
    rows: tuple[RankingRow, ...]
    places: int
    has_shares: bool
    has_penalties: bool


@dataclass(frozen=True, slots=True)
class RankingPage:
    """One table in a contest with one winner, two where the lines are ranked apart."""

    tables: tuple[RankingTable, ...]
    boards: int
    results: int


def ranking_page(evening: Evening) -> RankingPage:
    """Put the ranking of an evening together; where there is none it has no tables."""
    tables = tuple(_table(evening, ranking) for ranking in evening.rankings)
    return RankingPage(tables, len(evening.numbers), len(evening.contest.results))


def _table(evening: Evening, ranking: Ranking) -> RankingTable:
    rows = tuple(
        RankingRow(
            standing,
            standing.contestant,
            evening.names.get(standing.contestant, ()),
            evening.addresses[standing.contestant],
        )
        for standing in ranking.standings
    )
    amounts: list[Fraction] = [figure for row in rows for figure in (row.standing.total, row.standing.card.penalty)]
    return RankingTable(
        ranking.line,
        rows,
        decimal_places(amounts),
        any(row.standing.percentage is not None for row in rows),
        any(row.standing.card.penalty for row in rows),
    )
