"""Totals of a contestant as whole numbers over one unit, quick to add, compare and rank."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache, reduce
from math import lcm
from typing import NamedTuple

from duplicado.event.rules import ScoringRules
from duplicado.event.scorecard import percentage_of, shown_total


class Tally(NamedTuple):
    """Total of a contestant, without the boards one by one. Two that mean the same are equal in their figures.

    A named tuple: one is made for each contestant of a field with every entry, which takes a fifth of the time that a
    frozen dataclass takes.
    """

    boards: int
    """The number of boards that count."""
    points: int
    """The total, in parts of one `unit`th."""
    tops: int | None
    """The most that the total could have been, in the same parts, where the method has a maximum."""
    unit: int
    stated_percentage: Fraction | None = None
    """The percentage, where the rules reckon it otherwise than from these two."""

    @classmethod
    def of(cls, boards: int, total: Fraction, maximum: Fraction | None, percentage: Fraction | None) -> Tally:
        """Make it from fractions."""
        unit = total.denominator if maximum is None else lcm(total.denominator, maximum.denominator)
        points = total.numerator * (unit // total.denominator)
        tops = None if maximum is None else maximum.numerator * (unit // maximum.denominator)
        plain = cls(boards, points, tops, unit)
        return plain if plain.percentage == percentage else cls(boards, points, tops, unit, percentage)

    @property
    def total(self) -> Fraction:
        """The exact total, in the unit of the method."""
        return Fraction(self.points, self.unit)

    @property
    def maximum(self) -> Fraction | None:
        """The most that the total could have been."""
        return None if self.tops is None else Fraction(self.tops, self.unit)

    @property
    def percentage(self) -> Fraction | None:
        """The total in hundredths of the maximum, exactly, where there is a maximum."""
        if self.stated_percentage is not None:
            return self.stated_percentage
        return Fraction(100 * self.points, self.tops) if self.tops else None

    @property
    def figures(self) -> tuple[int, Fraction, Fraction | None, Fraction | None]:
        """Boards, total, maximum and percentage."""
        return self.boards, self.total, self.maximum, self.percentage

    def plus(self, amount: Fraction) -> Tally:
        """Return what it is with something more; a stated percentage gains the same part of the maximum.

        Where there is no maximum yet nothing says what part of it the amount is, and the percentage stays.
        """
        unit = lcm(self.unit, amount.denominator)
        points = self.points * (unit // self.unit) + amount.numerator * (unit // amount.denominator)
        tops = None if self.tops is None else self.tops * (unit // self.unit)
        stated, most = self.stated_percentage, self.maximum
        if stated is not None and most:
            stated += percentage_of(amount, most)
        return Tally(self.boards, points, tops, unit, stated)

    def as_published(self, rules: ScoringRules) -> Tally:
        """Return what it is with the percentage of the total as it is published, where the rules reckon it so."""
        total, most = self.total, self.maximum
        if not (rules.percentage_of_published_total and most):
            return self
        return Tally.of(self.boards, total, most, percentage_of(shown_total(total, most, rules), most))

    def with_percentage(self, amount: Fraction) -> Tally:
        """Return what it is with so many hundredths of the maximum more; the total stays what was scored."""
        stated = (self.percentage or Fraction(0)) + amount
        return Tally(self.boards, self.points, self.tops, self.unit, stated)


NO_TALLY = Tally(0, 0, 0, 1)


def together(tallies: Iterable[Tally]) -> Tally:
    """Add tallies; the percentage is that of the sum. One in which no board counts yet takes no maximum away."""
    return reduce(added, tallies, NO_TALLY)


def added(one: Tally, other: Tally) -> Tally:
    """Add two tallies, see `together`."""
    unit, ours, theirs = _in_common(one.unit, other.unit)
    tops: int | None = 0
    if one.boards:
        tops = None if one.tops is None else one.tops * ours
    if other.boards:
        tops = None if tops is None or other.tops is None else tops + other.tops * theirs
    return Tally(one.boards + other.boards, one.points * ours + other.points * theirs, tops, unit)


@lru_cache(64)
def _in_common(one: int, other: int) -> tuple[int, int, int]:
    """Return a unit in which both are whole, and how many of it each is: the same for all contestants of a field."""
    unit = lcm(one, other)
    return unit, unit // one, unit // other


def average_percentage(tallies: Iterable[Tally], besides: Iterable[Fraction] = ()) -> Fraction | None:
    """Return the average of percentages, each counting alike; one in which nothing counts yet is none.

    Args:
        tallies: what was had, of each session.
        besides: percentages that were given for other sessions.
    """
    figures = [each.percentage for each in tallies if each.percentage is not None]
    figures += besides
    return sum(figures, Fraction(0)) / len(figures) if figures else None
