"""Movements of other programs in JSON and YAML: rows, columns and rounds, several in a file, and what is damaged."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from duplicado.cli.movement import command
from duplicado.formats.movement_file import read_movement_file
from duplicado.formats.movement_rows import read_movement_rows
from duplicado.movement.check import faults
from duplicado.movement.double import double_howell
from duplicado.movement.howell import howell
from duplicado.movement.mitchell import mitchell
from duplicado.movement.model import Movement


def rows(movement: Movement, boards_each: int = 2) -> list[dict[str, Any]]:
    return [
        {
            "table": each.table,
            "round": each.round,
            "ns": each.north_south,
            "ew": each.east_west,
            "boards": [number for one in each.sets for number in movement.boards_of(one, boards_each)],
        }
        for each in movement.sittings
    ]


def as_rounds(movement: Movement) -> dict[str, Any]:
    """Nest tables in rounds, as other programs do, with the boards as a range and the pairs under longer names."""
    return {
        "rounds": [
            [
                {"NS_pair": each.north_south, "EW_pair": each.east_west, "lowBoard": one, "highBoard": one + 1}
                for each in movement.sittings
                if each.round == number
                for one in [movement.boards_of(each.sets[0], 2)[0]]
            ]
            for number in range(1, movement.rounds + 1)
        ]
    }


def columns(movement: Movement) -> dict[str, Any]:
    names = ["round", "table", "ns", "ew", "set"]
    values = [[each.round, each.table, each.north_south, each.east_west, each.sets[0]] for each in movement.sittings]
    return {"columns": names, "hands": values}


WRITTEN = {
    "yaml rows": yaml.safe_dump({"name": "T", "description": "Two tables", "hands": rows(double_howell(4))}),
    "json rows": json.dumps({"description": "Two tables", "hands": rows(double_howell(4))}),
    "json list": json.dumps(rows(double_howell(4))),
    "json rounds": json.dumps(as_rounds(double_howell(4))),
    "yaml rounds": yaml.safe_dump(as_rounds(double_howell(4))),
    "json columns": json.dumps(columns(double_howell(4))),
}


@pytest.mark.parametrize("name", WRITTEN)
def test_a_movement_comes_back_however_it_is_nested(name: str) -> None:
    parsed = read_movement_file(WRITTEN[name].encode())
    assert parsed.diagnostics == ()
    movement = parsed.value.movement
    assert movement.sittings == double_howell(4).sittings
    assert (movement.contestants, movement.tables, movement.rounds, movement.sets) == (4, 2, 6, 6)
    assert parsed.value.boards_each == (None if "columns" in name else 2)
    assert parsed.value.text == ("Two tables" if name in {"yaml rows", "json rows"} else "")


def test_of_several_the_one_for_so_many_pairs_is_taken() -> None:
    source = json.dumps({"8": columns(howell(8)), "10": columns(howell(10))}).encode()
    assert read_movement_rows(source, 10).value.movement.sittings == howell(10).sittings
    assert read_movement_rows(source, 10).diagnostics == ()
    first = read_movement_rows(source)
    assert first.value.movement.contestants == 8
    assert [(found.code, dict(found.values)["sizes"]) for found in first.diagnostics] == [("mov-several", "8, 10")]


def test_lines_that_are_each_numbered_from_1_are_two() -> None:
    plan = [row | {"ew": row["ew"] - 5} for row in rows(mitchell(5))]
    read = read_movement_rows(json.dumps({"hands": plan}).encode()).value.movement
    assert (read.winners, read.sittings) == (2, mitchell(5).sittings)
    assert read_movement_rows(json.dumps(rows(mitchell(5))).encode()).value.movement.winners == 2


def test_boards_that_do_not_come_in_sets_are_sets_by_themselves() -> None:
    plan = [
        {"round": 1, "table": 1, "ns": 1, "ew": 2, "boards": "1-3"},
        {"round": 2, "table": 1, "ns": 2, "ew": 1, "boards": "3, 4"},
    ]
    parsed = read_movement_rows(yaml.safe_dump(plan).encode())
    assert [each.sets for each in parsed.value.movement.sittings] == [(1, 2, 3), (3, 4)]
    assert parsed.value.boards_each == 1
    assert faults(parsed.value.movement)


def test_boards_at_several_tables_at_once_are_taken_to_be_copies() -> None:
    plan = [{"round": 1, "table": table, "ns": table, "ew": table + 2, "boards": [1, 2]} for table in (1, 2)]
    parsed = read_movement_rows(json.dumps(plan).encode())
    assert parsed.value.movement.copies == 2
    assert [found.code for found in parsed.diagnostics] == ["mov-copies-assumed"]


@pytest.mark.parametrize(
    ("source", "code"),
    [
        (b"a: &x [1]\nb: *x\n", "mov-unreadable"),
        (b"[" * 5000, "mov-unreadable"),
        (b"- " * 5000 + b"1", "mov-unreadable"),
        (b"{]", "mov-unreadable"),
        (b"x: y\n", "mov-no-rows"),
        (b"hands: [{round: 1, table: 1, north: 1, south: 2, east: 3, west: 4, boards: [1]}]", "mov-of-singles"),
        (b'{"note": "x", "rovers": {"6": [1, 3, 5, 2, 4], "7": [1, 3, 5, 7, 2, 4]}}', "mov-tables-of-rovers"),
        (b"6: [1, 3, 5]\n7: [1, 8]\n", "mov-no-rows"),
        (b'[{"round": "one", "table": 1, "ns": 1, "ew": 2, "boards": [1]}]', "mov-row"),
        (b" " * 5_000_001, "mov-file-too-large"),
    ],
    ids=[
        "alias",
        "deep lists",
        "deep yaml",
        "broken",
        "no rows",
        "singles",
        "rovers",
        "no tables",
        "no round",
        "large",
    ],
)
def test_what_is_no_movement_is_said(source: bytes, code: str) -> None:
    parsed = read_movement_rows(source)
    assert parsed.value.movement.sittings == ()
    assert code in [found.code for found in parsed.diagnostics]


NAMES = ["round", "table", "ns", "ew", "boards", "rounds", "hands", "columns", "x"]
ANYTHING = st.recursive(
    st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(NAMES), inner),
)


@given(ANYTHING)
def test_nothing_is_raised_whatever_the_tree_is(tree: Any) -> None:  # noqa: ANN401 - any JSON
    read_movement_rows(json.dumps(tree).encode())


def test_a_user_reads_and_checks_one(tmp_path: Path) -> None:
    file = tmp_path / "four.yaml"
    file.write_text(WRITTEN["yaml rows"], encoding="utf-8")
    result = CliRunner().invoke(command, ["--from", str(file), "--lang", "en"])
    # Everybody meets everybody twice, which nobody has declared here.
    assert result.exit_code == 1
    assert "2 tables, 6 rounds of 2 boards: 12 boards in play" in result.output
    assert "untried" not in result.output
