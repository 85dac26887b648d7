"""The project's own cases: every one is read and holds, in each of its editions."""

from pathlib import Path

import pytest

from duplicado.casebook.model import Case
from duplicado.casebook.reader import read_cases
from duplicado.casebook.runner import Status, run_case
from duplicado.casebook.table_engine import ENGINE

FOLDER = Path(__file__).resolve().parents[2] / "cases" / "laws"
FILES = sorted(FOLDER.glob("*.yaml"))


def cases(path: Path) -> tuple[Case, ...]:
    book = read_cases(path.read_text(encoding="utf-8"))
    assert book.problems == ()
    return book.cases


CASES = [pytest.param(case, id=f"{path.stem}:{case.line}") for path in FILES for case in cases(path)]


@pytest.mark.parametrize("case", CASES)
def test_the_case_holds(case: Case) -> None:
    result = run_case(case, ENGINE)
    assert result.differences == ()
    assert result.status is Status.PASSED
