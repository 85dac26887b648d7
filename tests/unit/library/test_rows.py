"""Rows of results as other libraries take them, each where it is installed, and as the standard library does."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest

from duplicado.library.rows import Rows

ROWS = Rows(
    [
        {"place": 1, "contestant": "3", "total": 45.5, "lead": None},
        {"place": 2, "contestant": "1", "total": 40.0, "lead": "SK"},
    ]
)


def test_pandas_takes_them() -> None:
    pandas: Any = pytest.importorskip("pandas", reason="pandas is not installed")
    frame = pandas.DataFrame(ROWS)
    assert list(frame.columns) == ["place", "contestant", "total", "lead"]
    assert frame["total"].sum() == 85.5
    assert frame["lead"].isna().tolist() == [True, False]


def test_polars_takes_them() -> None:
    polars: Any = pytest.importorskip("polars", reason="polars is not installed")
    frame = polars.DataFrame(ROWS)
    assert frame.columns == ["place", "contestant", "total", "lead"]
    assert frame["lead"].to_list() == [None, "SK"]


def test_arrow_takes_their_columns() -> None:
    pyarrow: Any = pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    table = pyarrow.table(ROWS.columns())
    assert table.column_names == ["place", "contestant", "total", "lead"]
    assert table.to_pylist() == [dict(each) for each in ROWS]


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
