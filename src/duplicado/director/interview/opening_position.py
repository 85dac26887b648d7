"""The clauses on which what an interview has come to rests."""

from __future__ import annotations

from duplicado.director.interview.conversation import InterviewOutcome
from duplicado.law.edition import Edition, cited_in
from duplicado.law.reference import ClauseId
from duplicado.table.entries import Ruled
from duplicado.vocabulary.errors import NotationError


def clauses_of(outcome: InterviewOutcome) -> tuple[str, ...]:
    """Return every clause that was ruled under so far, in the order in which they came up."""
    ruled = (clause for entry in outcome.entries if isinstance(entry, Ruled) for clause in entry.clauses)
    concluded = (clause for each in outcome.concluded for clause in each.clauses)
    return tuple(dict.fromkeys((*ruled, *concluded)))


def basis_of(outcome: InterviewOutcome, edition: Edition) -> tuple[str, ...]:
    """Return the clauses that a ruling cites (81B2): those that were ruled under, each a number of the book.

    Reading: a ruling that nothing follows rests on the clauses for which the last question was asked, whose answer
    decided it.
    """
    clauses = clauses_of(outcome)
    if not clauses and outcome.answered:
        clauses = tuple(cited_in(edition, each) for each in outcome.answered[-1][0].clauses)
    # A mark behind a number tells one question of a clause from another: the ruling cites the clause.
    numbers = (each if _is_clause(each) else each.partition(":")[0] for each in clauses)
    return tuple(dict.fromkeys(each for each in numbers if _is_clause(each)))


def _is_clause(text: str) -> bool:
    try:
        ClauseId.parse(text)
    except NotationError:
        return False
    return ":" not in text or ":fn" in text
