"""Writes the page of the manual that sets the program beside others, from a run of the benchmarks.

`make ratios` does both. Of the machine the page says the kind of processor and how many there are, nothing else.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

PAGE: Final = Path(__file__).parent.parent / "docs" / "performance.md"
_OTHERS: Final = ("endplay", "bridgebots", "dealer", "deal", "redeal")
"""Programs with which ours is measured in the same run, by a word in the names of their benchmarks."""


def table_of(run: dict[str, Any]) -> str:
    """Return the table: for each group that has another program, how many times as fast the best of ours is."""
    groups: dict[str, dict[str, float]] = {}
    for each in run["benchmarks"]:
        words = re.split(r"[^a-z]", str(each["name"]).lower())
        who = next((other for other in _OTHERS if other in words), "")
        times = groups.setdefault(str(each["group"] or ""), {})
        times[who] = min(times.get(who, float("inf")), float(each["stats"]["median"]))
    return "\n".join(_rows(groups))


def _rows(groups: dict[str, dict[str, float]]) -> Iterator[str]:
    measured = [other for other in _OTHERS if any(other in times and "" in times for times in groups.values())]
    yield f"| what | {' | '.join(f'beside {other}' for other in measured)} |"
    yield "|---" * (len(measured) + 1) + "|"
    for group, times in sorted(groups.items()):
        if group and "" in times and len(times) > 1:
            ratios = (f"{times[other] / times['']:.1f}" if other in times else "" for other in measured)
            yield f"| {group} | {' | '.join(ratios)} |"


def machine_of(run: dict[str, Any]) -> str:
    """Return on what kind of machine a run was made: processors and Python, not which machine."""
    told = run["machine_info"]
    cores, python = told["cpu"]["count"], ".".join(str(told["python_version"]).split(".")[:2])
    return f"{cores} {told['machine']} cores, {told['system']}, {told['python_implementation']} {python}"


def page_of(table: str, machine: str) -> str:
    """Return the page of the manual."""
    return f"""# Beside other programs

How many times as fast the program is as others at the same work; below 1 it is slower. All of it is of one run on one
machine:
{machine}.

Where there are several ways of ours the fastest counts. Who wants to know it of his own machine runs `make ratios`,
which writes this page; a program that is not installed has no column. What each row does stands in `benchmarks`:
reading is measured on real files, and the others only parse; deals count when a user of the program can use them.

{table}
"""


if __name__ == "__main__":
    measured = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    PAGE.write_text(page_of(table_of(measured), machine_of(measured)), encoding="utf-8")
