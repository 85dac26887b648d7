"""The published tables, cell by cell, and the worked numbers of the regulations."""

import csv
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from duplicado.event.contest import BoardResult, Contest, ContestantId
from duplicado.event.rules import ScoringRules, SitOuts
from duplicado.event.standing import standings
from duplicado.score.field import Field, Frequencies
from duplicado.score.imps import ButlerOptions, butler_imps, cross_imps, datum, imps_for
from duplicado.score.matchpoints import MatchpointScale, SmallGroups, matchpoint, matchpoint_top, neuberg
from duplicado.score.rounding import decimal_text, rounded
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.score.teams import patton_score, team_imps
from duplicado.score.victory_points import VictoryPointScale, percentage_victory_points, victory_points_for
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.seats import Side

pytestmark = pytest.mark.sampled


def rows(path: Path) -> list[list[str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.reader(file))


@pytest.fixture
def worked(shared_data: Path) -> dict[str, Any]:
    numbers: dict[str, Any] = json.loads((shared_data / "worked_examples.json").read_text(encoding="utf-8"))
    return numbers


def of(*points: int) -> list[SideScore | None]:
    return [Points(each) for each in points]


def near(value: Fraction | None, published: float, places: int = 2) -> bool:
    return value is not None and decimal_text(value, places) == f"{published:.{places}f}"


def test_every_line_of_the_imp_scale(shared_data: Path) -> None:
    lines = rows(shared_data / "vp" / "imp_scale.csv")[1:]
    assert len(lines) == 25
    for won, first, last in lines:
        assert imps_for(int(first)) == int(won)
        assert imps_for(int(last or 100_000)) == int(won)


def test_every_cell_of_the_continuous_table(shared_data: Path) -> None:
    head, *lines = rows(shared_data / "vp" / "wbf_continuous_published_10_columns.csv")
    cells = wrong = 0
    for margin, *values in lines:
        for column, value in zip(head[1:], values, strict=True):
            cells += 1
            ours = victory_points_for(int(margin), int(column.partition("_")[0]))[0]
            wrong += decimal_text(ours, 2) != value
    assert (cells, wrong) == (860, 0)


@pytest.mark.parametrize(
    ("name", "scale"),
    [("acbl_20vp_discrete_cutoffs", VictoryPointScale.ACBL_20), ("acbl_30vp_old", VictoryPointScale.ACBL_30)],
)
def test_every_cell_of_the_discrete_tables(shared_data: Path, name: str, scale: VictoryPointScale) -> None:
    head, *lines = rows(shared_data / "vp" / f"{name}.csv")
    for bands, *cuts in lines:
        low, high = map(int, bands.split("-"))
        for title, cut in zip(head[1:], cuts, strict=True):
            points = int(title.rpartition("_")[2])
            for boards in (low, high):
                assert victory_points_for(int(cut), boards, scale)[0] == points
                if int(cut):
                    assert victory_points_for(int(cut) - 1, boards, scale)[0] < points


def test_every_cut_from_percentages(shared_data: Path) -> None:
    head, *lines = rows(shared_data / "vp" / "mp_percent_to_vp_discrete_cutoffs.csv")
    for bands, *cuts in lines:
        for boards in map(int, bands.split("-")):
            for title, cut in zip(head[1:], cuts, strict=True):
                points = int(title.rpartition("_")[2])
                assert percentage_victory_points(Fraction(cut), boards)[0] == points
                assert percentage_victory_points(Fraction(cut) - Fraction(1, 1000), boards)[0] == points - 1


def test_neuberg(worked: dict[str, Any]) -> None:
    for actual in (7, 3):
        for raw, factored in worked["neuberg_E10"][f"A{actual}"].items():
            assert near(neuberg(Fraction(raw), actual, 10), factored)
    for raw, factored in worked["neuberg_E6_A5_compscore3_board26"].items():
        assert near(neuberg(Fraction(raw), 5, 6), factored, 1)
    for raw, factored in worked["wbf_1991_fouled (1/0.5/0 scale) N=10"]["n7"].items():
        result = matchpoint(of(0, 10, 20, 30, 40, 50, 60), expected=10, scale=MatchpointScale.ONE_HALF_ZERO)
        assert near(result.matchpoints[int(raw)], factored)


def test_small_groups(worked: dict[str, Any]) -> None:
    table = worked["ebu_wb_small_group (A<=3 and A<=E/3)"]
    fields = {"A1": [of(0)], "A2": [of(0, 10), of(0, 0)], "A3": [of(0, 10, 20), of(0, 0, 10), of(0, 10, 10)]}
    seen = set()
    for actual, group in fields.items():
        for field in group:
            raw = matchpoint(field).matchpoints
            top = matchpoint_top(10)
            got = matchpoint(field, expected=10, small_groups=SmallGroups.THIRD).matchpoints
            for before, after in zip(raw, got, strict=True):
                percentage, points = table[actual][f"M{before}"]
                assert after == top * percentage / 100
                assert near(after, points)
                seen.add((actual, f"M{before}"))
    assert seen == {(actual, key) for actual, keys in table.items() for key in keys}


def test_a_split_score(worked: dict[str, Any]) -> None:
    example = worked["split_score_NS_gets_-100_EW_gets_-650"]
    for side, sign, split in (("NS", 1, -100), ("EW", -1, -650)):
        field = of(*(sign * points for points in (650, -100, -100, -200, -790)), split)
        assert list(matchpoint(field).matchpoints) == list(example[side].values())


def test_a_weighted_score(worked: dict[str, Any]) -> None:
    example = worked["weighted_60%420_40%-50_field_3x420_2x-50"]
    ruled = Weighted(((Fraction(3, 5), 420), (Fraction(2, 5), -50)))
    field: Field = [*of(420, 420, 420, -50, -50), ruled]
    got = matchpoint(field).matchpoints
    assert [float(mine or 0) for mine in got] == example["NS"]
    assert sum(mine or 0 for mine in got) == example["sum"]
    assert team_imps(ruled, Points(-420)) == worked["teams_weighted"]["result"]


def test_cross_imps_and_butler(worked: dict[str, Any]) -> None:
    for mine, published in zip(
        cross_imps(of(*worked["cross_imps"]["scores"])), worked["cross_imps"]["xIMP/(n-1)"], strict=True
    ):
        assert mine is not None
        assert float(rounded(mine, 1)) == published
    example = worked["butler"]
    field = of(*example["scores"])
    assert datum(Frequencies.of(field), ButlerOptions()) == example["datum"]
    assert list(butler_imps(field)) == example["imps"]


def test_patton(worked: dict[str, Any]) -> None:
    example = worked["patton_polish_4_boards"]
    result = patton_score([(first, second) for first, second in example["scores(open,closed)"]])
    assert list(result.boards) == example["bam"]
    assert list(result.plus_scores) == example["saldo"]
    assert list(result.totals) == example["saldo_pts"]
    assert list(result.points) == example["total"]


def test_averages_and_a_bye_by_the_procedure_of_brenning(worked: dict[str, Any]) -> None:
    example = worked["avg_plus_minus_bye_brenning"]
    plus, minus = Artificial(Award.AVERAGE_PLUS), Artificial(Award.AVERAGE_MINUS)
    lines = []
    for board in range(1, 5):
        for table in range(1, 14):
            # On board 1 pair 1 beats seven pairs and equals one; boards 2 and 3 are ruled; board 4 it sits out.
            points = 100 if board == 1 and table in {1, 13} else 200 if board == 1 and table < 6 else 0
            ours: SideScore = {(2, 1): plus, (3, 1): minus}.get((board, table), Points(points))
            if (board, table) != (4, 1):
                pairs = ContestantId(table, Side.NS), ContestantId(table, Side.EW)
                lines.append(BoardResult(board, *pairs, ours, Points(-points)))
    rules = ScoringRules(sit_outs=SitOuts.FACTORED)
    card = standings(Contest(winners=2, results=tuple(lines)), rules).cards[ContestantId(1, Side.NS)]
    assert [line.top for line in card.lines] == [example["top"]] * 3
    values = [float(line.value or 0) for line in card.lines]
    assert values == pytest.approx([example["normal"], example["A+"], example["A-"]])
    assert float(card.total - card.sum) == pytest.approx(example["bye"])
    assert card.percentage is not None
    assert near(card.percentage, example["final%"])
