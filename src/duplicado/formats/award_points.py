"""Award points by place and size of the field, as a club's or a federation's own table gives them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.standing import Standings
from duplicado.score.rounding import Rounding, rounded

__all__ = ["AwardTable", "award_points", "tables_played"]


@dataclass(frozen=True, slots=True)
class AwardTable:
    """What each place earns, by the size of the field."""

    scale: Mapping[int, tuple[Fraction, ...]]
    """From this size of the field on: what the first, second and following places earn; others nothing."""
    by_tables: bool = True
    """Whether the size is the number of tables, else that of the contestants in the same ranking."""
    places: int = 2
    """Decimal places to which a shared award is rounded, halves away from zero."""

    def awards(self, size: int) -> tuple[Fraction, ...]:
        """Return the awards for a field of that size: those of the largest size in the table that it reaches."""
        reached = [least for least in self.scale if least <= size]
        return self.scale[max(reached)] if reached else ()


def tables_played(standings: Standings) -> int:
    """Return the number of tables: two pairs, or one team, to a table; half a table counts for nothing."""
    ranked = sum(len(ranking.standings) for ranking in standings.rankings)
    in_teams = standings.method in {ScoringMethod.IMPS, ScoringMethod.BOARD_A_MATCH}
    return ranked if in_teams else ranked // 2


def award_points(standings: Standings, table: AwardTable) -> dict[ContestantId, Fraction]:
    """Give each contestant what his place earns.

    Those who share a place share equally what their places earn together, each place being worth what it is to one who
    has it alone.
    """
    given: dict[ContestantId, Fraction] = {}
    for ranking in standings.rankings:
        size = tables_played(standings) if table.by_tables else len(ranking.standings)
        awards = table.awards(size)
        for each in ranking.standings:
            shared = awards[each.place - 1 : each.place - 1 + each.shared_by]
            part = sum(shared, Fraction(0)) / each.shared_by
            given[each.contestant] = rounded(part, table.places, Rounding.HALF_AWAY_FROM_ZERO)
    return given
