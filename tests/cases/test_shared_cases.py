"""The shared cases: all are read, none fails, and those that hold would fail if they expected something else."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from duplicado.casebook.model import Case, ExpectStep, PlayerStep, RefusalExpected
from duplicado.casebook.patterns import Exactly
from duplicado.casebook.reader import read_cases
from duplicado.casebook.runner import Status, run_case
from duplicado.casebook.table_engine import ENGINE
from duplicado.law.reference import ClauseId

FOLDER = Path(__file__).resolve().parents[2] / "cases" / "shared"
FILES = sorted(FOLDER.glob("*.yaml"))
# How many hold at least; more when more Laws are executed, never fewer.
HOLD_AT_LEAST = 22


def cases(path: Path) -> tuple[Case, ...]:
    book = read_cases(path.read_text(encoding="utf-8"))
    assert book.problems == ()
    return book.cases


CASES = [pytest.param(case, id=f"{path.stem}:{case.line}") for path in FILES for case in cases(path)]


def test_every_case_is_read() -> None:
    written = sum(line.startswith("case:") for path in FILES for line in path.read_text(encoding="utf-8").splitlines())
    assert len(CASES) == written > 200


@pytest.mark.parametrize("case", CASES)
def test_no_case_fails(case: Case) -> None:
    assert run_case(case, ENGINE).differences == ()


def test_as_many_hold_as_before() -> None:
    holding = [case for path in FILES for case in cases(path) if run_case(case, ENGINE).status is Status.PASSED]
    assert len(holding) >= HOLD_AT_LEAST


def spoilt(case: Case) -> Iterator[Case]:
    """Yield the case with one plain expectation, or one refusal, made wrong at a time."""
    for place, step in enumerate(case.steps):
        if isinstance(step, ExpectStep):
            for number, expectation in enumerate(step.expectations):
                if isinstance(expectation.wanted, Exactly):
                    wrong = replace(expectation, wanted=Exactly("something else"))
                    changed = (*step.expectations[:number], wrong, *step.expectations[number + 1 :])
                    yield with_step(case, place, replace(step, expectations=changed))
        elif isinstance(step, PlayerStep) and step.refused is None:
            yield with_step(case, place, replace(step, refused=RefusalExpected(None)))
        elif isinstance(step, PlayerStep):
            yield with_step(case, place, replace(step, refused=None))
            yield with_step(case, place, replace(step, refused=RefusalExpected(ClauseId.parse("93C2"))))


def with_step(case: Case, place: int, step: ExpectStep | PlayerStep) -> Case:
    return replace(case, steps=(*case.steps[:place], step, *case.steps[place + 1 :]))


@pytest.mark.sampled
@pytest.mark.parametrize("case", CASES)
def test_a_case_that_holds_fails_when_it_is_told_wrongly(case: Case) -> None:
    if run_case(case, ENGINE).status is not Status.PASSED:
        return
    for wrong in spoilt(case):
        assert run_case(wrong, ENGINE).status is Status.FAILED
