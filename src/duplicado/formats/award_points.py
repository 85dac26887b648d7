"""Award points by place and size of the field, as a club's or a federation's own table gives them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.contest import IN_TEAMS, ContestantId
from duplicado.event.ranking.ladders import place_points
from duplicado.event.standing import Standings
from duplicado.score.rounding import Rounding, rounded
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
class AwardFormula:
    """Awards by a formula: the first place earns so much for each of the size, each further place a part of that."""

    first: Fraction
    """Points that the first place earns for each table, or each contestant where these are the size."""
    ratio: Fraction
    """Part that a place earns of the points of the place before it, 0 to 1."""
    share: Fraction
    """The part of the contestants who earn something, rounded down; the first place always does."""
    least: Fraction = Fraction(0)
    """Points that each of those earns at least."""
    smallest: int = 0
    """The smallest size that earns anything."""

    def awards(self, size: int, contestants: int) -> tuple[Fraction, ...]:
        """Return the awards, the first place's first.

        >>> formula = AwardFormula(Fraction(10), Fraction(1, 2), Fraction(1, 3), Fraction(12))
        >>> [str(each) for each in formula.awards(4, 9)]
        ['40', '20', '12']
        """
        if size < max(self.smallest, 1):
            return ()
        count = max(1, int(contestants * self.share))
        return tuple(max(self.first * size * self.ratio**place, self.least) for place in range(count))


@dataclass(frozen=True, slots=True)
@keeps_mappings
class AwardTable:
    """Table of what each place earns, by the size of the field."""

    scale: Mapping[int, tuple[Fraction, ...]]
    """From this size of the field on: what the first, second and following places earn; others nothing."""
    by_tables: bool = True
    """True where the size is the number of tables, else that of the contestants in the same ranking."""
    places: int = 2
    """Decimal places to which an award is rounded, halves away from zero."""
    formula: AwardFormula | None = None
    """Formula; where it stands it counts in the place of the scale."""

    def points(self, place: int, shared_by: int, size: int, contestants: int) -> Fraction:
        """Return what a place earns, rounded.

        Those who share a place share equally what their places earn together, each place being worth what it is to one
        who has it alone.

        Args:
            place: from 1.
            shared_by: how many have it.
            size: the number of tables, or that of the contestants in the ranking, see `by_tables`.
            contestants: how many are in the ranking.
        """
        earned = place_points(self.awards(size, contestants), place, shared_by)
        return rounded(earned, self.places, Rounding.HALF_AWAY_FROM_ZERO)

    def awards(self, size: int, contestants: int = 0) -> tuple[Fraction, ...]:
        """Return the awards for a field of that size: those of the largest size in the table that it reaches.

        A formula needs the number of the contestants in the ranking besides.
        """
        if self.formula is not None:
            return self.formula.awards(size, contestants)
        reached = [least for least in self.scale if least <= size]
        return self.scale[max(reached)] if reached else ()


def tables_played(standings: Standings) -> int:
    """Return the number of tables: two pairs, or one team, to a table; half a table counts for nothing."""
    ranked = sum(len(ranking.standings) for ranking in standings.rankings)
    in_teams = standings.method in IN_TEAMS
    return ranked if in_teams else ranked // 2


def award_points(standings: Standings, table: AwardTable) -> dict[ContestantId, Fraction]:
    """Give each contestant what his place earns, see `AwardTable.points`."""
    given: dict[ContestantId, Fraction] = {}
    for ranking in standings.rankings:
        count = len(ranking.standings)
        size = tables_played(standings) if table.by_tables else count
        for each in ranking.standings:
            given[each.contestant] = table.points(each.place, each.shared_by, size, count)
    return given
