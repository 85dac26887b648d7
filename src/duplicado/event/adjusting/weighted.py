"""Weighted scores: the results with their weights made into a ruling on the score."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from duplicado.event.adjusting.rulings import Assigned, AssignedOutcome, Ruling
from duplicado.law.book.law_12_assigned import BeforeInfraction
from duplicado.vocabulary.errors import DuplicadoError

if TYPE_CHECKING:  # a program that scores an event need not load every judgement of the Laws
    from duplicado.director.judgement.candidates import Candidate


def weighed(weights: Sequence[tuple[Candidate, Fraction]]) -> Assigned:
    """Return an assigned score of candidates with the weights that the Director gives them; zero leaves one out.

    A candidate that is no legal outcome keeps that mark, so that `adjust` names the clause that forbids its weight.

    Raises:
        DuplicadoError: a weight is negative, or they do not add up to one.
    """
    given = [(candidate, weight) for candidate, weight in weights if weight]
    if any(weight < 0 for _, weight in given):
        raise DuplicadoError("a weight is a part of the whole, not below zero")
    whole = sum((weight for _, weight in given), Fraction(0))
    if whole != 1:
        raise DuplicadoError(f"the weights add up to {100 * whole} %: they must be 100 % together")
    return Assigned(
        tuple(
            AssignedOutcome(one.contract, one.tricks, weight=weight, legally=one.excluded_by is None)
            for one, weight in given
        )
    )


def ruled(
    weights: Sequence[tuple[Candidate, Fraction]],
    under: Sequence[str],
    before: BeforeInfraction | None = None,
) -> Ruling:
    """Return the ruling that gives both sides the same weighted score.

    Args:
        weights: candidates with their weights.
        under: the clauses of the worked judgement that demands the adjustment.
        before: what stood before the infraction, as far as it is known.

    Raises:
        DuplicadoError: as `weighed`, or nothing empowers the Director (12A).
    """
    if not under:
        raise DuplicadoError("name the Law under which the score is adjusted (Law 12A)")
    assigned = weighed(weights)
    return Ruling(assigned, assigned, tuple(under), can_be_assigned=True, before=before)
