"""What one contestant did on each board and altogether."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from duplicado.event.contest import ContestantId
from duplicado.event.rules import ScoringRules, SitOuts
from duplicado.score import Award
from duplicado.vocabulary import Side

__all__ = ["CardLine", "Scorecard", "scorecard"]


@dataclass(frozen=True, slots=True)
class CardLine:
    """One board of a contestant's, as the line of the board's `BoardScore` that it is."""

    board: int
    line: int
    """Its place in `BoardScore.results`."""
    side: Side
    value: Fraction | None
    """What it counts, in the unit of the method; `None` for nothing."""
    top: Fraction | None
    award: Award | None = None
    """The artificial score by which it was scored, where one was given by its name."""


@dataclass(frozen=True, slots=True)
class Scorecard:
    """A contestant's boards and what they add up to, exactly."""

    contestant: ContestantId
    lines: tuple[CardLine, ...]
    boards: int
    """The number of boards that count."""
    sum: Fraction
    """What the boards count together."""
    penalty: Fraction
    """What was added or, if negative, taken away besides, in the unit of the method."""
    total: Fraction
    """The sum, factored if the rules say so, and the penalty."""
    maximum: Fraction | None
    """The most that the total could have been, where the method has a maximum."""
    percentage: Fraction | None
    """The total in hundredths of the maximum."""


def scorecard(
    contestant: ContestantId, lines: Sequence[CardLine], penalty: Fraction, rules: ScoringRules, scheduled: int
) -> Scorecard:
    """Add up a contestant's boards.

    Average plus and average minus get what Law 12C2(c) gives them from the contestant's other boards, by T. Brenning's
    procedure: the session figure is reckoned without them and without boards that were not played.

    Args:
        contestant: whose card it is.
        lines: the boards, artificial scores as they are worth by themselves.
        penalty: what is added to the total.
        rules: the rules of the contest.
        scheduled: the boards that a contestant plays who does not sit out.
    """
    settled = _settle(lines, penalty, rules)
    counting = [line.value for line in settled if line.value is not None]
    tops = [line.top for line in settled if line.value is not None and line.top is not None]
    gained = exact_sum(counting)
    total = gained
    maximum = _sum_of_tops(tops) if len(tops) == len(counting) and tops else None
    if rules.sit_outs is SitOuts.FACTORED and 0 < len(counting) < scheduled:
        factor = Fraction(scheduled, len(counting))
        total *= factor
        maximum = None if maximum is None else maximum * factor
    if penalty:
        total += penalty
    percentage = None
    if maximum:
        shown = total
        if rules.percentage_of_published_total:
            # Rounding must not make more of everything than there is.
            shown = min(rules.published_total(total), max(total, maximum))
        # One fraction instead of two: there are as many of these as contestants.
        percentage = Fraction(100 * shown.numerator * maximum.denominator, shown.denominator * maximum.numerator)
    return Scorecard(contestant, settled, len(counting), gained, penalty, total, maximum, percentage)


def _settle(lines: Sequence[CardLine], penalty: Fraction, rules: ScoringRules) -> tuple[CardLine, ...]:
    moved = (Award.AVERAGE_PLUS, Award.AVERAGE_MINUS)
    if not rules.averages_follow_session or all(line.award not in moved for line in lines):
        return tuple(lines)
    others = [line for line in lines if line.value is not None and line.award not in moved]
    session = exact_sum([line.value for line in others if line.value is not None])
    if rules.penalties_count_in_session:
        session += penalty
    tops = exact_sum([line.top for line in others if line.top is not None])
    return tuple(_settled(line, session, tops, len(others)) for line in lines)


def _settled(line: CardLine, session: Fraction, tops: Fraction, boards: int) -> CardLine:
    """Give the session figure where it is better than average plus, or worse than average minus."""
    if line.value is None or line.award in {None, Award.AVERAGE} or not boards:
        return line
    if line.top is None:
        own = session / boards
    elif tops:
        own = session / tops * line.top
    else:
        return line
    value = max(line.value, own) if line.award is Award.AVERAGE_PLUS else min(line.value, own)
    return replace(line, value=value)


def _sum_of_tops(tops: Sequence[Fraction]) -> Fraction:
    """Add tops, which are most often all the same object; comparing those costs nothing."""
    first = tops[0]
    if all(top is first for top in tops):
        return Fraction(first.numerator * len(tops), first.denominator)
    return exact_sum(tops)


def exact_sum(values: Sequence[Fraction]) -> Fraction:
    """Add exactly; by denominators, because there are few of them and whole numbers add fastest."""
    numerators: dict[int, int] = {}
    for value in values:
        numerator, denominator = value.as_integer_ratio()
        numerators[denominator] = numerators.get(denominator, 0) + numerator
    parts = [Fraction(numerator, denominator) for denominator, numerator in numerators.items()]
    return sum(parts[1:], parts[0]) if parts else Fraction(0)
