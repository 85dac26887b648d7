"""Progress of a session or match board by board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.board_score import BoardScore
from duplicado.event.contest import ContestantId
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.scorecard import score_card


@dataclass(frozen=True, slots=True)
class ProgressStep:
    """One board of a session."""

    board: int
    gain: Fraction
    """Gain that it brought: per cent of the board's maximum where the method has one, else the unit of the method."""
    so_far: Fraction
    """The percentage of the boards so far, or their sum."""
    begins_round: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """A session board by board, in the order of play; boards that do not count are not among them."""

    steps: tuple[ProgressStep, ...]
    in_per_cent: bool


def session_progress(evening: EveningPage, contestant: ContestantId) -> Progress:
    """Follow a contestant through his session; penalties, which belong to no board, are left out.

    Where the method has a maximum the figure so far is what the boards brought in hundredths of their maxima together,
    as the percentage of the ranking is; else it is their sum.
    """
    scored: Mapping[int, BoardScore] = evening.standings.boards if evening.standings else {}
    counting = [line for line in score_card(evening, contestant).lines if line.gain is not None]
    tops = [scored[line.board].top for line in counting]
    in_per_cent = bool(tops) and all(tops)
    steps: list[ProgressStep] = []
    gained = most = Fraction(0)
    for line, top in zip(counting, tops, strict=True):
        amount = line.gain.amount if line.gain else Fraction(0)
        gained += amount
        most += top or 0
        gain = 100 * amount / top if in_per_cent and top else amount
        so_far = 100 * gained / most if in_per_cent else gained
        steps.append(ProgressStep(line.board, gain, so_far, line.begins_round))
    return Progress(tuple(steps), in_per_cent)
