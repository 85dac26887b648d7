"""A clause counts as executed when a case or a story of the manual reaches its function through a command."""

import csv
import subprocess
import sys
from pathlib import Path

import pytest

from duplicado.law.clause import executed_clauses
from duplicado.law.edition import EVERY_EDITION
from duplicado.publish.catalogue.coverage import State, coverage, import_every_clause

ROOT = Path(__file__).resolve().parents[2]
REACHED = ROOT / "src" / "duplicado" / "publish" / "catalogue" / "reached.csv"


def listed() -> dict[str, str]:
    with REACHED.open(encoding="utf-8", newline="") as file:
        return {row["function"]: row["by"] for row in csv.DictReader(file)}


def test_the_list_names_functions_of_clauses_and_what_reached_them() -> None:
    import_every_clause()
    assert set(listed()) <= {each.function for each in executed_clauses()}, "python tools/update_reached.py"
    assert set(listed().values()) == {"case", "story", "start", "term"}


def test_only_what_is_reached_counts_as_executed() -> None:
    reached = set(listed())
    for edition in EVERY_EDITION:
        for covered in coverage(edition):
            assert (covered.state is State.EXECUTED) == (not reached.isdisjoint(covered.functions)), (
                covered.entry.clause
            )
            if covered.state is State.OPEN and covered.functions:
                assert covered.reason == "unreached"


@pytest.mark.slow
def test_the_list_is_what_cases_and_stories_reach() -> None:
    script = ROOT / "tools" / "update_reached.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
