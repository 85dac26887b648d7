"""Many contested claims as a batch, one to a task."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, TypedDict, cast

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.dds_library import SolverUnavailable
from duplicado.law.claims.adjudication import Branch, ClaimAdjudication, adjudicate
from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.law.claims.policy import ClaimPolicy, ContestedClaim
from duplicado.service.batches import HERE, Batch, Working, results_in_order
from duplicado.vocabulary.borders import checked


@dataclass(frozen=True, slots=True)
class ClaimTask:
    """A claim, and by what it is judged."""

    claim: ContestedClaim
    policy: ClaimPolicy
    won: int | None = None
    """Tricks that declarer's side has won so far, where that is known."""


class BranchReport(TypedDict):
    """The tricks that follow from an answer, whatever is answered to the other questions."""

    fewest: int
    most: int


class JudgementReport(TypedDict):
    """A question that only the Director can answer."""

    clause: str
    yes: BranchReport
    no: BranchReport


class ClaimReport(TypedDict):
    """Value of a claim, as JSON has it; tricks are those of claimer's side of those still to come."""

    tricks: int
    most: int
    declarer_tricks: int | None
    """Of the whole board."""
    certain: bool
    proved: bool
    clauses: list[str]
    line: list[list[str]]
    """Seat and card."""
    judgements: list[JudgementReport]
    best_play: int | None


@checked
def adjudications(tasks: Sequence[ClaimTask], how: Working = HERE) -> Generator[ClaimReport]:
    """Judge claims; each report comes as soon as it and all before it are there.

    Raises:
        ClaimError: the line stated with a claim cannot be understood.
        BatchError: see `results_in_order`, which has the other errors too.
    """
    return results_in_order(_BATCH, tasks, how)


@cache
def installed_solver() -> DoubleDummy | None:
    """Return the double-dummy solver that is installed; `None` without one, and best play is not told."""
    try:
        return DdsSolver()
    except SolverUnavailable:
        return None


def report_of(task: ClaimTask, result: ClaimAdjudication) -> ClaimReport:
    """Return what was found as JSON has it."""
    claim = task.claim
    declaring = claim.claimer.side is claim.declarer.side
    declarer = result.tricks if declaring else claim.left - result.tricks
    return {
        "tricks": result.tricks,
        "most": result.most,
        "declarer_tricks": None if task.won is None else task.won + declarer,
        "certain": result.certain,
        "proved": result.proved,
        "clauses": [str(clause) for clause in result.clauses],
        "line": [[str(seat), str(card)] for seat, card in result.line],
        "judgements": [
            {"clause": str(each.clause), "yes": _branch(each.if_true), "no": _branch(each.if_false)}
            for each in result.judgements
        ],
        "best_play": result.best_play,
    }


def _branch(branch: Branch) -> BranchReport:
    return {"fewest": branch.fewest, "most": branch.most}


def _judged(task: ClaimTask) -> ClaimReport:
    return report_of(task, adjudicate(task.claim, task.policy, installed_solver()))


def _read(told: Any) -> ClaimReport:  # noqa: ANN401 - whatever a journal holds
    if frozenset(told) != ClaimReport.__required_keys__:
        raise ValueError("no report of a claim")
    return cast("ClaimReport", told)


def _key(task: ClaimTask) -> str:
    """Return everything on which the result depends; a set has no order of its own."""
    claim = task.claim
    return f"{replace(task, claim=replace(claim, shown_out=frozenset()))} {sorted(map(str, claim.shown_out))}"


_BATCH: Final = Batch(_judged, _key, dict, _read)
