"""A session or a match, board by board: bars for each board, a line for the figure so far; choice of an evening's."""

from __future__ import annotations

import math
from fractions import Fraction
from functools import lru_cache
from typing import Final

from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.locale import Language
from duplicado.publish.charts.drawing import Axes, Chart, drawn
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.scorecard import Progress, session_progress
from duplicado.publish.pages.wording import Wording

_FEWEST: Final = 2
_MOST_NUMBERS: Final = 26
"""More boards than these are not all named under the chart."""
_MOST_MARKS: Final = 5


def session_chart(progress: Progress, wording: Wording, unit: str) -> Chart | None:
    """Draw a contestant's session; `None` when fewer than two boards count.

    Args:
        progress: the session, see `session_progress`.
        wording: the language.
        unit: of what is gained, where that is not per cent.
    """
    if len(progress.steps) < _FEWEST:
        return None
    best = max(progress.steps, key=lambda step: step.so_far)
    worst = min(progress.steps, key=lambda step: step.so_far)
    description = wording.text(
        "charts-session-words",
        count=len(progress.steps),
        last=_figure(progress.steps[-1].so_far, progress, wording, unit),
        best=_figure(best.so_far, progress, wording, unit),
        best_board=best.board,
        worst=_figure(worst.so_far, progress, wording, unit),
        worst_board=worst.board,
    )
    return Chart(_svg(progress, wording.language, unit), wording.text("charts-session"), description)


def match_chart(progress: Progress, teams: tuple[str, str], wording: Wording) -> Chart | None:
    """Draw the swings of a match, those of the first team upwards; `None` when fewer than two boards count."""
    if len(progress.steps) < _FEWEST:
        return None
    ours = sum((step.gain for step in progress.steps if step.gain > 0), Fraction(0))
    theirs = -sum((step.gain for step in progress.steps if step.gain < 0), Fraction(0))
    largest = max(progress.steps, key=lambda step: abs(step.gain))
    description = wording.text(
        "charts-match-words",
        one=teams[0],
        other=teams[1],
        ours=wording.number(ours),
        theirs=wording.number(theirs),
        swing=wording.number(abs(largest.gain)),
        board=largest.board,
    )
    title = wording.text("charts-match", one=teams[0], other=teams[1])
    return Chart(_svg(progress, wording.language, wording.unit(ScoringMethod.IMPS)), title, description)


def _figure(value: Fraction, progress: Progress, wording: Wording, unit: str) -> str:
    return wording.percentage(value) if progress.in_per_cent else f"{wording.signed(value)} {unit}"


@lru_cache(maxsize=512)
def _svg(progress: Progress, language: Language, unit: str) -> str:
    wording = Wording.of(language)
    steps = progress.steps
    last = steps[-1].so_far
    base = 50.0 if progress.in_per_cent else 0.0
    gains = [float(step.gain) for step in steps]
    so_far = [float(step.so_far) for step in steps]
    low, high = (0.0, 100.0) if progress.in_per_cent else _bounds(gains + so_far)
    axes = Axes(-0.8, len(steps) + 1.2, low, high)
    for mark in _marks(low, high):
        axes.rule(mark, -0.8, len(steps), "rule", 0.6)
        said = wording.percent(Fraction(mark, 100), 0) if progress.in_per_cent else wording.signed(mark)
        axes.text((-1, mark), said, "quiet", across="end")
    for place, gain in enumerate(gains):
        axes.bar(place, base, gain, 0.7, "gain" if gain >= base else "loss")
    axes.rule(base, -0.8, len(steps), "quiet", 0.8)
    axes.course(enumerate(so_far), "line", 2.4)
    shown = wording.number(last, 1) if progress.in_per_cent else wording.signed(last)
    axes.text((len(steps) - 0.5, so_far[-1]), shown, "line", across="start", is_bold=True)
    below = low - (high - low) * 0.035
    every = -(-len(steps) // _MOST_NUMBERS)
    for place in range(0, len(steps), every):
        axes.text((place, below), str(steps[place].board), "quiet", at="below", size=8)
    beneath = low - (high - low) * 0.125
    axes.text(((len(steps) - 1) / 2, beneath), wording.text("charts-in-order-of-play"), "quiet", at="below")
    if not progress.in_per_cent:
        axes.text((-1, high + (high - low) * 0.03), unit, "quiet", across="start", at="above", size=8)
    return drawn(axes)


def _bounds(values: list[float]) -> tuple[float, float]:
    """Return what the scale goes from and to: multiples of its step around zero and all values."""
    step = _step(min(*values, 0), max(*values, 0))
    low, high = step * math.floor(min(*values, 0) / step), step * math.ceil(max(*values, 0) / step)
    return (low, high) if low < high else (-step, step)


def _marks(low: float, high: float) -> range:
    step = _step(low, high)
    return range(round(low), round(high) + 1, step)


def _step(low: float, high: float) -> int:
    """Return the distance of two marks: 1, 2, 5, 10, 25, 50 … so that there are at most six."""
    steps = (size * 10**power for power in range(9) for size in (1, 2, 5))
    wanted = 25 if high - low == 100 else None  # per cent
    return wanted or next(step for step in steps if (high - low) / step <= _MOST_MARKS)


def contestant_chart(evening: EveningPage, contestant: ContestantId, wording: Wording) -> Chart | None:
    """Draw a contestant's session; `None` where too little counts for a chart."""
    return session_chart(session_progress(evening, contestant), wording, wording.unit(evening.method))


def two_teams_chart(evening: EveningPage, wording: Wording) -> Chart | None:
    """Draw the match of an evening that is one: two teams scored by IMPs; `None` for any other."""
    teams = evening.contestants
    if evening.method is not ScoringMethod.IMPS or len(teams) != 2:
        return None
    names = [wording.players(evening.names.get(team, ())) or wording.contestant(team) for team in teams]
    return match_chart(session_progress(evening, teams[0]), (names[0], names[1]), wording)
