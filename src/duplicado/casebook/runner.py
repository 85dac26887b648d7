"""Running a case: each step is put to the engine, each expectation is compared with what can be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from duplicado.casebook.engine import (
    CaseRefusal,
    Command,
    DirectorCommand,
    Engine,
    NotExecuted,
    Observation,
    PlayerCommand,
)
from duplicado.casebook.model import Case, DirectorStep, Expectation, ExpectStep, PlayerStep
from duplicado.casebook.observable_table import observed
from duplicado.casebook.patterns import Numbers, matches, shown
from duplicado.law.edition import Edition, spoken_in, translated
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.enumeration import Enumeration

_State = TypeVar("_State")
OpenClause: TypeAlias = Callable[[ClauseId, Edition], bool]
"""Tells whether the ledger holds a clause open in an edition (numbers of 2007 when the case holds in 2007 alone)."""


class Status(Enumeration):
    """Result of a case; the value is its name in reports."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_YET = "not_yet"


class DifferenceKind(Enumeration):
    """Kind of a difference between the case and the program; the value ends the name of the message."""

    EXPECTATION = "expectation"
    """Something expected is not so: `expected` and `found` are values of the key."""
    NOT_REFUSED = "not-refused"
    """The case says that the action is refused; it was admitted."""
    REFUSED = "refused"
    """The action was refused, which the case does not say."""
    REFUSED_UNDER_ANOTHER_LAW = "refused-otherwise"
    """The action was refused as the case says, but not under the clause that it names."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference between a case and the program."""

    line: int
    edition: Edition
    kind: DifferenceKind
    key: str
    """The key of the expectation, or the action."""
    expected: str
    found: str


@dataclass(frozen=True, slots=True)
class CaseResult:
    """Result of a case in all its editions together."""

    case: Case
    status: Status
    law: ClauseId | None = None
    """The clause that is not executed yet, for a case that is not yet possible."""
    differences: tuple[Difference, ...] = ()


def run_case(case: Case, engine: Engine[_State], is_open: OpenClause = lambda _clause, _edition: False) -> CaseResult:
    """Run a case in each of its editions.

    It has failed when any edition shows a difference; it is not yet possible when it needs a clause that is not
    executed, be it that the engine says so or that it cites a clause that `is_open`; otherwise it has passed.
    """
    differences: list[Difference] = []
    missing: ClauseId | None = None
    for edition in case.editions:
        try:
            differences += _run(case, engine, edition)
        except NotExecuted as not_yet:
            missing = missing or not_yet.clause
    if differences:
        return CaseResult(case, Status.FAILED, None, tuple(differences))
    missing = missing or _open_citation(case, is_open)
    return CaseResult(case, Status.PASSED if missing is None else Status.NOT_YET, missing)


def _open_citation(case: Case, is_open: OpenClause) -> ClauseId | None:
    spoken = spoken_in(case.editions)
    numbering = [edition for edition in case.editions if edition.numbering is spoken]
    return next((clause for clause in case.cites for edition in numbering if is_open(clause, edition)), None)


def _run(case: Case, engine: Engine[_State], edition: Edition) -> list[Difference]:
    differences: list[Difference] = []
    numbers = _numbers_of(case, edition)
    state = engine.start(case.setup, edition)
    for step in case.steps:
        match step:
            case ExpectStep(_, expectations):
                differences += _compare(expectations, engine.observe(state), edition, numbers)
            case PlayerStep() | DirectorStep():
                command = _command(step)
                refusal = engine.admit(state, command)
                difference = _judge(step, refusal, edition, numbers)
                if difference is not None:
                    differences.append(difference)
                if refusal is None and step.refused is not None:
                    break  # what follows was told of a table at which this did not happen
                if refusal is None:
                    state = engine.rule(state, command)
                elif step.refused is None:
                    break
    return differences


def _numbers_of(case: Case, edition: Edition) -> Numbers:
    spoken = spoken_in(case.editions)
    return lambda clause: tuple(dict.fromkeys((clause, *translated(clause, edition, spoken))))


def _command(step: PlayerStep | DirectorStep) -> Command:
    match step:
        case PlayerStep():
            return PlayerCommand(step.seat, step.action, step.accompanying, step.meaning, step.statement, step.means)
        case DirectorStep():
            return DirectorCommand(step.findings)


def _judge(
    step: PlayerStep | DirectorStep, refusal: CaseRefusal | None, edition: Edition, numbers: Numbers
) -> Difference | None:
    expected, told = step.refused, _told(step)
    if refusal is None:
        if expected is None:
            return None
        return Difference(step.line, edition, DifferenceKind.NOT_REFUSED, told, _named(expected.clause), "")
    if expected is None:
        return Difference(step.line, edition, DifferenceKind.REFUSED, told, "", _named(refusal.clause))
    found = () if refusal.clause is None else numbers(refusal.clause)
    if expected.clause is None or any(expected.clause.covers(called) for called in found):
        return None
    kind = DifferenceKind.REFUSED_UNDER_ANOTHER_LAW
    return Difference(step.line, edition, kind, told, _named(expected.clause), _named(refusal.clause))


def _named(clause: ClauseId | None) -> str:
    return "-" if clause is None else str(clause)


def _told(step: PlayerStep | DirectorStep) -> str:
    match step:
        case PlayerStep():
            return f"{step.seat}: {step.action}"
        case DirectorStep():
            keys = (finding.key for finding in step.findings)
            return "director: " + ", ".join(str(key) if isinstance(key, ClauseId) else key.value for key in keys)


def _compare(
    expectations: Iterable[Expectation], seen: Observation, edition: Edition, numbers: Numbers
) -> list[Difference]:
    differences: list[Difference] = []
    for expectation in expectations:
        found = observed(seen, expectation.key)
        if not matches(expectation.wanted, found, numbers):
            differences.append(
                Difference(
                    expectation.line,
                    edition,
                    DifferenceKind.EXPECTATION,
                    expectation.key,
                    shown(expectation.wanted),
                    shown(found),
                )
            )
    return differences
