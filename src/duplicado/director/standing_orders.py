"""Standing orders: what is answered to the Director's questions where no person directs the table.

A question is answered from the record, or on the word of the player who alone knows; where neither tells, the answer is
assumed, and it is said that it is. Where no division of the tricks of a claim can be proved, claimer is given those
that the search has found, so that the table can go on; adjusted scores are for a person.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duplicado.director.commands import ConcludeWithout
from duplicado.director.matter import Matter
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable
from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.book.law_70 import ClaimToJudge
from duplicado.law.claims.readings import AGAINST
from duplicado.law.clause import clause
from duplicado.law.edition import named_in
from duplicado.law.inquiry import TricksToCome
from duplicado.law.procedure_steps import FindingValue, Question
from duplicado.law.regulations import options
from duplicado.law.regulations.option import InForce, reads, value_of
from duplicado.table.entries import Entry
from duplicado.table.state import TableState
from duplicado.vocabulary.enumeration import Enumeration


class StandingBasis(Enumeration):
    """Basis of an answer."""

    RECORD = "record"
    """It follows from what was done and said at the table."""
    WORD = "word"
    """A player said so of what he alone knows."""
    ASSUMED = "assumed"
    """Nobody was there to judge it."""


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """An answer to the first question that is open."""

    command: ConcludeWithout
    basis: StandingBasis


_ON_HIS_WORD: Final = frozenset({"25A", "45C4(b)"})
"""Findings that the player alone knows of, and makes known by asking for the change: that it was not what he
intended."""
_AGAINST_CLAIMER: Final = {"70C3": True, **{question.value: answer for question, answer in AGAINST.items()}}
"""Doubtful points of a claim, with the answers that are against claimer (70A)."""


_AT_ONCE: Final = frozenset({StandingBasis.RECORD, StandingBasis.WORD})
"""Bases of what is of law: nobody has to judge it."""


@clause("80B2(a)")
@reads(options.TABLE_DIRECTOR)
def answered_on(regulations: InForce, *, directed: bool) -> frozenset[StandingBasis]:
    """Return on what basis the program answers the Director's questions itself, appointed by the Organizer (80B2(a)).

    `program`: on any, as long as no person directs; `both`: what is of law at once, and judgements wait for a person,
    who may find otherwise (82C); `human`: on none.

    Args:
        regulations: those in force.
        directed: True where a person directs the table.
    """
    match value_of(options.TABLE_DIRECTOR, regulations):
        case "both":
            return _AT_ONCE
        case "program" if not directed:
            return frozenset(StandingBasis)
        case _:
            return frozenset()


def conclusion(state: DirectedTable) -> StandingAnswer | None:
    """Return the answer to the first question that stops play; `None` where a person is wanted, or none is open."""
    for matter in state.matters:
        question = matter.request
        if isinstance(question, Question) and question.blocking:
            found = _answer(state.table, matter, question)
            if found is None:
                return None
            value, basis = found
            return StandingAnswer(ConcludeWithout(question.clause, value), basis)
    return None


def conclude(
    state: DirectedTable, *, directed: bool = False
) -> tuple[tuple[Entry, ...], DirectedTable, tuple[StandingAnswer, ...]]:
    """Answer the questions that stop play, up to the first that the program does not answer, see `answered_on`.

    Returns the entries that are added to the record, the state that they lead to, and the answers in their order.
    """
    entries: list[Entry] = []
    answers: list[StandingAnswer] = []
    bases = answered_on(state.table.setup.regulations, directed=directed)
    while (answer := conclusion(state)) is not None and answer.basis in bases:
        fresh, state = carry_out(state, answer.command)
        entries += fresh
        answers.append(answer)
    return tuple(entries), state, tuple(answers)


def _answer(table: TableState, matter: Matter, question: Question) -> tuple[FindingValue, StandingBasis] | None:
    numbers = frozenset(named_in(table.edition, question.clause))
    if isinstance(matter.facts, CardsExposedInAuction):
        return (
            matter.facts.cards,
            StandingBasis.RECORD,
        )  # face up on a screen, they are seen by all
    if "70" in numbers:
        safe = question.if_true
        return None if safe is None else (TricksToCome(((safe.side, safe.fewest),)), StandingBasis.ASSUMED)
    if numbers & _ON_HIS_WORD:
        return True, StandingBasis.WORD
    doubtful = next((_AGAINST_CLAIMER[each] for each in numbers if each in _AGAINST_CLAIMER), None)
    if doubtful is not None:
        return doubtful, StandingBasis.ASSUMED
    if "70C1" in numbers:
        claim = matter.facts if isinstance(matter.facts, ClaimToJudge) else None
        silent = claim is not None and claim.contested is not None and claim.contested.statement is None
        return True, StandingBasis.RECORD if silent else StandingBasis.ASSUMED
    return False, StandingBasis.ASSUMED
