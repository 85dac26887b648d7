"""Ladders: players ranked over several events by a declared formula."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from duplicado.event.places import places, whole
from duplicado.vocabulary.enumeration import Enumeration

_ZERO: Final = Fraction(0)


@dataclass(frozen=True, slots=True)
class EventScore:
    """Score of a player from one event."""

    event: str
    place: int
    shared_by: int
    percentage: Fraction | None = None
    """0 to 100, with the handicap where one counts; `None` where the event has no percentages."""
    master_points: Fraction = _ZERO


class FormulaName(Enumeration):
    """The name of a formula in the club's file."""

    BEST = "best"
    AVERAGE = "average"
    POINTS = "points"
    MASTER_POINTS = "master-points"


@dataclass(frozen=True, slots=True)
class LadderRules:
    """Rules of a ladder."""

    formula: FormulaName
    best: int = 0
    """Number of events that count, a player's best ones; 0: all."""
    least: int = 0
    """Number of events that a player needs to have a place."""
    points: tuple[Fraction, ...] = ()
    """For `POINTS`: those of the first place, the second, and so on; of further places none."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula: what an event is worth, and how the worth of several is brought together."""

    worth: Callable[[EventScore, LadderRules], Fraction | None]
    """`None`: the event does not count."""
    is_mean: bool
    """True where the figure is the mean of the events that count; else their sum."""
    needs_best: bool = False
    """True where a player needs as many events as count, see `LadderRules.best`."""


def place_points(points: Sequence[Fraction], place: int, shared_by: int) -> Fraction:
    """Return the points of a place; those who share places share the points of these equally.

    >>> [str(place_points([Fraction(6), Fraction(3)], *each)) for each in ((1, 1), (1, 2), (2, 3), (4, 1))]
    ['6', '9/2', '1', '0']
    """
    taken = points[place - 1 : place - 1 + shared_by]
    return sum(taken, _ZERO) / shared_by


FORMULAS: Final[Mapping[FormulaName, Formula]] = MappingProxyType(
    {
        FormulaName.BEST: Formula(lambda score, _: score.percentage, is_mean=True, needs_best=True),
        FormulaName.AVERAGE: Formula(lambda score, _: score.percentage, is_mean=True),
        FormulaName.POINTS: Formula(
            lambda score, rules: place_points(rules.points, score.place, score.shared_by), is_mean=False
        ),
        FormulaName.MASTER_POINTS: Formula(lambda score, _: score.master_points, is_mean=False),
    }
)


@dataclass(frozen=True, slots=True)
class LadderPlace:
    """A player's place on a ladder."""

    player: str
    place: int
    """0 of one who has none yet."""
    shared_by: int
    figure: Fraction
    events: tuple[tuple[EventScore, Fraction, bool], ...]
    """Those that are worth something to the formula, in their order: what each is worth, and whether it counts."""
    wanting: int
    """Number of further events that the player needs to have a place."""


def ladder(scores: Mapping[str, Sequence[EventScore]], rules: LadderRules) -> tuple[LadderPlace, ...]:
    """Rank players over events; first those who have a place, then who still needs events, both best first.

    Args:
        scores: of each player his events, in the order of time.
        rules: the formula and its numbers.

    >>> two = [EventScore("a", 1, 1, Fraction(60)), EventScore("b", 2, 1, Fraction(50))]
    >>> ranked = ladder({"Ana": two, "Rui": two[1:]}, LadderRules(FormulaName.BEST, best=1))
    >>> [(each.player, each.place, str(each.figure)) for each in ranked]
    [('Ana', 1, '60'), ('Rui', 2, '50')]
    """
    reckoned = [_reckoned(player, played, rules) for player, played in scores.items()]
    reckoned = [each for each in reckoned if each.events]
    ranked = [each for each in reckoned if not each.wanting]
    figures = whole([each.figure for each in ranked])
    placed = [
        LadderPlace(each.player, place, shared_by, each.figure, each.events, 0)
        for place, shared_by, each in places(zip(figures, ranked, strict=True), lambda each: each.player)
    ]
    others = sorted((each for each in reckoned if each.wanting), key=lambda each: (-each.figure, each.player))
    return (*placed, *others)


def _reckoned(player: str, played: Sequence[EventScore], rules: LadderRules) -> LadderPlace:
    formula = FORMULAS[rules.formula]
    worth = [(score, value) for score in played if (value := formula.worth(score, rules)) is not None]
    order = sorted(range(len(worth)), key=lambda number: (-worth[number][1], number))
    counting = set(order[: rules.best] if rules.best else order)
    values = [value for number, (_, value) in enumerate(worth) if number in counting]
    figure = sum(values, _ZERO)
    if formula.is_mean and values:
        figure /= len(values)
    needed = max(rules.least, rules.best if formula.needs_best else 0)
    events = tuple((score, value, number in counting) for number, (score, value) in enumerate(worth))
    return LadderPlace(player, 0, 0, figure, events, max(0, needed - len(worth)))
