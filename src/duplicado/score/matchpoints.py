"""Matchpoints (Law 78A), and what is done when some scores of a board cannot be compared (Neuberg, small groups)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Final

from duplicado.law.clause import clause
from duplicado.score.field import Field, Frequencies, Worth, evaluate_all
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError


class MatchpointScale(Enumeration):
    """Matchpoints for beating another contestant's score, for equalling it and for less."""

    TWO_ONE_ZERO = "2/1/0"
    ONE_HALF_ZERO = "1/½/0"


class SmallGroups(Enumeration):
    """Scoring of a group of at most three comparable scores when more were expected (Law 87B leaves it open)."""

    NEUBERG = "neuberg"
    """As any other."""
    THIRD = "third"
    """Fixed percentages when there are at most three scores and at most a third of those expected (EBU White Book 2017,
    4.2.3.3): 60; 65 and 55; 70, 60 and 50; ties share."""
    ALWAYS = "always"
    """The same percentages whenever there are at most three (after the WBF code of 1991; there a group of three that is
    the largest of the board goes by the formula, for which `law_87.group_rules` asks)."""


_HALF: Final = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class MatchpointField:
    """The matchpoints of one direction on one board."""

    matchpoints: tuple[Fraction | None, ...]
    """In the order of the field; `None` for artificial scores and where there is no score."""
    top: Fraction
    """The most that can be had when every expected score is there."""
    compared: int
    """The number of scores that were compared."""


@cache
def matchpoint_top(expected: int, scale: MatchpointScale = MatchpointScale.TWO_ONE_ZERO) -> Fraction:
    """Return the most matchpoints that can be had on a board on which that many scores are expected."""
    comparisons = max(0, expected - 1)
    return Fraction(2 * comparisons if scale is MatchpointScale.TWO_ONE_ZERO else comparisons)


def neuberg(matchpoints: Fraction, actual: int, expected: int) -> Fraction:
    """Factor matchpoints (2/1/0) won among `actual` scores to `expected` scores by Gérard Neuberg's formula.

    The scores that are missing are taken to be spread as those that are there: (M·E + E − A) / A.

    Raises:
        DuplicadoError: `actual` is not positive.
    """
    if actual <= 0:
        raise DuplicadoError("there is nothing to factor: no score was compared")
    # One fraction instead of three: this is done for every score of a board, with every entry.
    whole, parts = matchpoints.as_integer_ratio()
    return Fraction(whole * expected + (expected - actual) * parts, parts * actual)


@clause("78A", "DEF:matchpoint")
def _matchpoints_among(frequencies: Frequencies) -> dict[int, Fraction]:
    """Give two for each contestant with a lower score, one for each other with the same.

    A score is compared with itself once, which would be worth one (half a weighted score's parts are below the other
    half), so one is taken off.
    """
    below, unit = frequencies.cumulated(), frequencies.unit
    return {score: Fraction(below[i] + below[i + 1] - unit, unit) for i, score in enumerate(frequencies.scores)}


def has_fixed_percentages(actual: int, expected: int, small_groups: SmallGroups) -> bool:
    """Tell whether so many comparable scores, of those expected, get the percentages of a small group (Law 87B)."""
    return (
        actual <= 3
        and actual < expected
        and (small_groups is SmallGroups.ALWAYS or (small_groups is SmallGroups.THIRD and 3 * actual <= expected))
    )


def matchpoint_worth(
    frequencies: Frequencies,
    *,
    expected: int | None = None,
    scale: MatchpointScale = MatchpointScale.TWO_ONE_ZERO,
    small_groups: SmallGroups = SmallGroups.NEUBERG,
) -> Worth:
    """Return the matchpoints that each score of a field gets.

    Args:
        frequencies: the scores of the direction.
        expected: the number of scores that the top is reckoned from, E in Neuberg's formula; if not told, those there
            are. Fewer than there are count as those there are.
        scale: 2/1/0 or 1/½/0.
        small_groups: what is done with at most three scores.
    """
    actual = frequencies.compared
    due = actual if expected is None else max(actual, expected)
    worth = _matchpoints_among(frequencies)
    if due != actual:
        if has_fixed_percentages(actual, due, small_groups):
            # 60 per cent on average, five more or less for each matchpoint: 60; 65, 55; 70, 60, 50.
            top = matchpoint_top(due)
            worth = {score: top * (60 + 5 * (mine - (actual - 1))) / 100 for score, mine in worth.items()}
        else:
            worth = {score: neuberg(mine, actual, due) for score, mine in worth.items()}
    if scale is MatchpointScale.ONE_HALF_ZERO:
        worth = {score: mine * _HALF for score, mine in worth.items()}
    return worth


@checked
def matchpoint(
    field: Field,
    *,
    expected: int | None = None,
    scale: MatchpointScale = MatchpointScale.TWO_ONE_ZERO,
    small_groups: SmallGroups = SmallGroups.NEUBERG,
) -> MatchpointField:
    """Matchpoint one direction of one board; takes n log n for n different scores. Options as in `matchpoint_worth`.

    Score the two directions apart, each from its own side: then scores that are split between the sides are right too.

    >>> from duplicado.score.side_score import Points
    >>> [str(mine) for mine in matchpoint([Points(420), Points(-50), Points(420)]).matchpoints]
    ['3', '0', '3']
    """

    def scoring(frequencies: Frequencies) -> Worth:
        return matchpoint_worth(frequencies, expected=expected, scale=scale, small_groups=small_groups)

    compared = Frequencies.of(field).compared
    due = compared if expected is None else max(compared, expected)
    return MatchpointField(evaluate_all(field, scoring), matchpoint_top(due, scale), compared)
