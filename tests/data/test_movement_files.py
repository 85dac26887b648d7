"""Movements of the shared data: ours are as valid and at least as well balanced."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from duplicado.movement.arrow import best_arrow_switch, switch_arrow, turn_single_tables
from duplicado.movement.check import check_movement, faults, quality_factor
from duplicado.movement.half_table import rover
from duplicado.movement.howell import HOWELL_PAIRS, howell
from duplicado.movement.mitchell import mitchell, share_and_relay, skip_mitchell
from duplicado.movement.model import Movement, MovementName, Sitting, arrange
from duplicado.movement.web import web

pytestmark = pytest.mark.sampled

BUILD: dict[str, Callable[[int], Movement]] = {
    "mitchell": mitchell,
    "share_and_relay_mitchell": share_and_relay,
    "skip_mitchell": skip_mitchell,
}


def load(shared_data: Path, name: str) -> Any:  # noqa: ANN401 - it is JSON
    return json.loads((shared_data / "movements" / name).read_text(encoding="utf-8"))


def test_mitchells_are_the_same_sitting_for_sitting_with_the_same_balance(shared_data: Path) -> None:
    files = load(shared_data, "generated_mitchells_3_20.json")["movements"]
    assert len(files) == 26
    for file in files:
        ours = BUILD[file["name"].split("_skip_after")[0]](file["tables"])
        rows = [[s.round, s.table, s.north_south, s.east_west, *s.sets] for s in ours.sittings]
        assert rows == sorted(file["hands"]), (file["name"], file["tables"])
        figures = [
            round(float(quality_factor(switch_arrow(ours, range(ours.rounds - k + 1, ours.rounds + 1)))), 2)
            for k in range(len(file["qf_by_switched_rounds"]))
        ]
        assert figures == file["qf_by_switched_rounds"], (file["name"], file["tables"])


def test_with_one_winner_ours_are_never_worse_than_the_best_of_theirs(shared_data: Path) -> None:
    for file in load(shared_data, "generated_mitchells_3_20.json")["movements"]:
        whole = BUILD[file["name"].split("_skip_after")[0]](file["tables"])
        assert whole.rounds == max(round_number for round_number, *_ in file["hands"])
        switched = quality_factor(best_arrow_switch(whole))
        assert round(float(switched), 2) >= max(file["qf_by_switched_rounds"]), (file["name"], file["tables"])
        # And single tables turned on top of that balance better still, or as well.
        assert quality_factor(turn_single_tables(best_arrow_switch(whole))) >= switched


@pytest.mark.parametrize("pairs", HOWELL_PAIRS)
def test_howells_balance_at_least_as_well(shared_data: Path, pairs: int) -> None:
    file = load(shared_data, "generated_howells_8_30.json")[str(pairs)]
    sittings = arrange([Sitting(number, table, ns, ew, (each,)) for number, table, ns, ew, each in file["hands"]])
    theirs = Movement(MovementName.HOWELL, pairs, pairs // 2, file["rounds"], file["sets"], sittings)
    assert check_movement(theirs) == ()
    assert round(float(quality_factor(theirs)), 2) == file["qf"]
    assert quality_factor(howell(pairs)) >= quality_factor(theirs)


def test_the_howell_for_28_pairs_is_better(shared_data: Path) -> None:
    assert load(shared_data, "generated_howells_8_30.json")["28"]["qf"] == 98.67
    assert quality_factor(howell(28)) == 100


def test_rovers_go_as_long_a_way_without_a_repeat(shared_data: Path) -> None:
    for tables, way in load(shared_data, "rover_tables.json")["rover_tables"].items():
        ours = rover(int(tables))
        visited = [each.table for each in ours.of_contestant(2 * int(tables) + 1)]
        assert len(visited) == len(set(visited)) >= len(way)
        assert faults(ours) == ()


def test_a_real_web_passes_the_checker_and_ours_needs_no_more(shared_data: Path) -> None:
    """Its tables, ten with nine rounds of three boards, come from a scoring program's database."""
    text = (shared_data / "bws" / "web-10-tables.RoundData.csv").read_text(encoding="utf-8")
    rows = [{k: int(v) for k, v in row.items() if v} for row in csv.DictReader(text.splitlines())]
    sittings = [
        Sitting(row["Round"], row["Table"], row["NSPair"], 10 + row["EWPair"], ((row["LowBoard"] + 2) // 3,))
        for row in rows
    ]
    real = Movement(MovementName.WEB, 20, 10, 9, 9, arrange(sittings), winners=2, copies=2)
    assert len(sittings) == 90
    assert check_movement(real) == ()
    ours = web(10, 9)
    assert (ours.sets, ours.copies, quality_factor(ours)) == (real.sets, 2, quality_factor(real))


def test_the_table_of_the_manual_is_theirs_and_ours(shared_data: Path) -> None:
    manual = (Path(__file__).parents[2] / "docs" / "movements.md").read_text(encoding="utf-8")
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in manual.splitlines() if row.startswith("|")]
    shown = {row[at]: row[at + 1 : at + 3] for row in cells if len(row) == 7 for at in (0, 4) if row[at][:1].isdigit()}
    words = {"mitchell": "", "skip_mitchell": " skip", "share_and_relay_mitchell": " share and relay"}
    files = load(shared_data, "generated_mitchells_3_20.json")["movements"]
    assert len(shown) == len(files)
    for file in files:
        kind = file["name"].split("_skip_after")[0]
        ours = quality_factor(turn_single_tables(best_arrow_switch(BUILD[kind](file["tables"]))))
        theirs, best = max(file["qf_by_switched_rounds"]), round(float(ours), 2)
        assert best >= theirs
        assert [float(each) for each in shown[f"{file['tables']}{words[kind]}"]] == [theirs, best]
    rows = {row[0]: row[1:] for row in cells if len(row) == 13}
    howells = load(shared_data, "generated_howells_8_30.json")
    assert [int(each) for each in rows["Howell, pairs"]] == list(HOWELL_PAIRS)
    assert [float(each) for each in rows["theirs"]] == [howells[str(pairs)]["qf"] for pairs in HOWELL_PAIRS]
    assert [float(each) for each in rows["ours"]] == [
        round(float(quality_factor(howell(pairs))), 2) for pairs in HOWELL_PAIRS
    ]
