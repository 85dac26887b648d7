"""Contests of matches against the worked numbers of the regulations."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from duplicado.event.contest import BoardResult, ContestantId
from duplicado.event.matches.boards import patton_match
from duplicado.event.ranking.carry_over import carry_forward
from duplicado.score.side_score import Points

pytestmark = pytest.mark.sampled


@pytest.fixture
def worked(shared_data: Path) -> dict[str, Any]:
    numbers: dict[str, Any] = json.loads((shared_data / "worked_examples.json").read_text(encoding="utf-8"))
    return numbers


def test_a_match_by_patton(worked: dict[str, Any]) -> None:
    example = worked["patton_polish_4_boards"]
    one, two = ContestantId(1), ContestantId(2)
    lines = [
        BoardResult(number, north_south, east_west, Points(points), Points(-points))
        for number, scores in enumerate(example["scores(open,closed)"], 1)
        for (north_south, east_west), points in zip(((one, two), (two, one)), scores, strict=True)
    ]
    assert [side.points for side in patton_match(1, lines, (one, two)).sides] == example["total"]


@pytest.mark.parametrize(("score", "qualifier", "final"), [(180, 300, 200), (57, 104, 26), (1, 3, 7)])
def test_what_is_carried_forward(worked: dict[str, Any], score: int, qualifier: int, final: int) -> None:
    assert worked["carry_forward_ebu_172"]["formula"] == "C = S*F_T/(2*Q_T)"
    carried = carry_forward(Fraction(score), Fraction(qualifier), Fraction(final))
    assert carried == Fraction(score * final, 2 * qualifier)
