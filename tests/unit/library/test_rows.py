"""Rows of results as other libraries take them, each where it is installed, and as the standard library does."""

from __future__ import annotations

import csv
import io
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import duplicado
from duplicado.event.contest import BoardResult, ContestantId
from duplicado.library.rows import Plain, Rows
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.vocabulary.awards import Award

ROWS = Rows(
    [
        {"place": 1, "contestant": "3", "total": 45.5, "lead": None},
        {"place": 2, "contestant": "1", "total": 40.0, "lead": "SK"},
    ]
)


@pytest.fixture(scope="module")
def results() -> Rows:
    """The results of an evening, as a program reads them of a file."""
    contest = duplicado.read(Path(__file__).parents[3] / "docs/examples/evening.xml").contest
    assert contest is not None
    return duplicado.to_records(contest)


@pytest.mark.rest
def test_pandas_takes_them(results: Rows) -> None:
    pandas: Any = pytest.importorskip("pandas", reason="pandas is not installed")
    frame = pandas.DataFrame(ROWS)
    assert list(frame.columns) == ["place", "contestant", "total", "lead"]
    assert frame["total"].sum() == 85.5
    assert frame["lead"].isna().tolist() == [True, False]
    played = pandas.DataFrame(results)
    assert len(played) == len(results)
    assert played.groupby("board")["score"].max().to_dict() == best_by_board(results)


@pytest.mark.rest
def test_polars_takes_them(results: Rows) -> None:
    polars: Any = pytest.importorskip("polars", reason="polars is not installed")
    frame = polars.DataFrame(ROWS)
    assert frame.columns == ["place", "contestant", "total", "lead"]
    assert frame["lead"].to_list() == [None, "SK"]
    played = polars.DataFrame(results.columns())
    assert dict(played.group_by("board").agg(polars.col("score").max()).iter_rows()) == best_by_board(results)


@pytest.mark.rest
def test_arrow_takes_their_columns(results: Rows) -> None:
    pyarrow: Any = pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    table = pyarrow.table(ROWS.columns())
    assert table.column_names == ["place", "contestant", "total", "lead"]
    assert table.to_pylist() == [dict(each) for each in ROWS]
    assert pyarrow.table(results.columns()).to_pylist() == [dict(each) for each in results]


def test_a_name_has_values_of_one_type() -> None:
    scores: list[SideScore | None] = [
        Points(420),
        Weighted(((Fraction(3, 5), 420), (Fraction(2, 5), -55))),
        Artificial(Award.AVERAGE_PLUS),
        None,
    ]
    rows = duplicado.to_records(
        BoardResult(board, ContestantId(1), ContestantId(2), score, score) for board, score in enumerate(scores, 1)
    )
    assert [row["score"] for row in rows] == [420.0, 230.0, None, None]
    assert [row["adjusted_east_west"] for row in rows] == [None, "60% 420 / 40% -55", "A+", None]
    assert all(len({type(value) for value in values if value is not None}) <= 1 for values in rows.columns().values())


def test_what_is_drawn_has_two_decimals_and_no_empty_columns() -> None:
    rows = Rows([{"place": 1, "line": None, "percentage": 325 / 6}, {"place": 2, "line": None, "percentage": 20.0}])
    drawn = rows._repr_html_()
    assert "54.17" in drawn
    assert ">20<" in drawn
    assert "line" not in drawn
    assert "54.1666" not in rows.to_svg()
    assert Rows([])._repr_html_()


def best_by_board(results: Rows) -> dict[Plain, Plain]:
    """Return North-South's best score on each board."""
    best: dict[Plain, Plain] = {}
    for row in results:
        score, so_far = row["score"], best.get(row["board"])
        if score is None:
            continue
        assert isinstance(score, int)
        best[row["board"]] = max(score, so_far) if isinstance(so_far, int) else score
    return best


def test_csv_takes_them_and_columns_hold_the_same() -> None:
    told = io.StringIO()
    writer = csv.DictWriter(told, ROWS[0].keys(), lineterminator="\n")
    writer.writeheader()
    writer.writerows(ROWS)
    assert told.getvalue() == "place,contestant,total,lead\n1,3,45.5,\n2,1,40.0,SK\n"
    assert ROWS.columns() == {
        "place": [1, 2],
        "contestant": ["3", "1"],
        "total": [45.5, 40.0],
        "lead": [None, "SK"],
    }
    assert Rows([]).columns() == {}
    assert [dict(each) for each in ROWS[1:]] == [dict(ROWS[1])]
