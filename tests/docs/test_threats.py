"""The page of threats: every test that it names is there, and what is said to be met names one."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
LINE = re.compile(r"(?<![\w.])(\d{1,2}\.\d{1,2}\.\d{1,2})(?:[\N{EN DASH}-](\d{1,2}\.\d{1,2}\.\d{1,2}))?")


def page() -> str:
    return (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")


@cache
def functions_of(file: str) -> frozenset[str]:
    path = ROOT / file
    if not path.exists():
        return frozenset()
    made = ast.parse(path.read_text(encoding="utf-8")).body
    return frozenset(each.name for each in made if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef))


def rows(heading: str) -> list[list[str]]:
    table = page().partition(f"\n## {heading}")[2].partition("\n## ")[0]
    found = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines() if row.startswith("| ")]
    return found[1:]


def lines_of_standard(cells: list[str]) -> set[str]:
    found: set[str] = set()
    for first, last in LINE.findall(cells[0]):
        found.add(first)
        if last:
            chapter, _, begin = first.rpartition(".")
            end = last.rpartition(".")[2]
            found |= {f"{chapter}.{number}" for number in range(int(begin), int(end) + 1)}
    return found


def test_every_test_that_shows_something_is_there() -> None:
    named = NAMED.findall(page())
    assert len(named) > 100
    assert [f"{file}::{test}" for file, test in named if test not in functions_of(file)] == []


def test_no_line_is_said_to_be_met_without_a_test() -> None:
    met = rows("OWASP ASVS, level 2")
    assert len(met) > 60
    assert [cells[0] for cells in met if len(cells) != 3 or not NAMED.search(cells[2])] == []
    threats = rows("Who, and what for")
    assert len(threats) > 8
    assert [cells[:2] for cells in threats if len(cells) != 4 or not NAMED.search(cells[2])] == []


def test_no_line_is_said_to_be_met_and_not_to_be() -> None:
    met = set[str]().union(*map(lines_of_standard, rows("OWASP ASVS, level 2")))
    wanting = set[str]().union(*map(lines_of_standard, rows("Lines of level 2 that are not met")))
    assert len(met) > 100
    assert len(wanting) > 15
    assert met & wanting == set()
