"""A judgement worked through: each question of the Law with its finding, its evidence and what it entailed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from duplicado.director.judgement.evidence import Basis, CollectedEvidence
from duplicado.law.edition import Edition, named_in
from duplicado.law.orders import Effect, Review, ScoreAdjusted, ScoreStands
from duplicado.law.procedure_steps import Answer, Finding, FindingValue, Order, Question, Request
from duplicado.law.rectification import FactSheet, Opening, rectification_named
from duplicado.law.sanction import ProposedPenalty
from duplicado.vocabulary.errors import DuplicadoError


@dataclass(frozen=True, slots=True)
class WorkedStep:
    """One question and what came of it."""

    question: Request
    finding: Answer
    evidence: CollectedEvidence | None = None
    concluded: bool = False
    """True where what is on file has answered it without the Director."""
    orders: tuple[Order, ...] = ()
    """Orders that follow from the answer, before the next question."""

    @property
    def clause(self) -> str:
        """The clause of the question; empty where a call or card was awaited."""
        return getattr(self.question, "clause", "")


@dataclass(frozen=True, slots=True)
class WorkedRuling:
    """A matter as far as it has been worked through."""

    opening: Opening
    """The rectification and its fact sheet."""
    steps: tuple[WorkedStep, ...]
    open: Request | None
    """Request that is to be answered next; `None` when it is finished."""
    at_once: tuple[Order, ...] = ()
    """Orders that were given before any question."""
    unused: tuple[str, ...] = ()
    """Findings that were given and that the Law never came to ask for."""

    @property
    def law(self) -> str:
        """The name under which records and messages know the rectification."""
        return self.opening.law

    @property
    def facts(self) -> FactSheet:
        """The fact sheet on which it rests."""
        return self.opening.facts

    @property
    def orders(self) -> tuple[Order, ...]:
        """Everything ordered so far, in its order."""
        return (*self.at_once, *(order for step in self.steps for order in step.orders))

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses on which the orders rest."""
        return tuple(dict.fromkeys(number for order in self.orders for number in order.clauses))

    @property
    def adjusted(self) -> str | None:
        """The clause that demands an adjusted score; `None` where none does so far."""
        return next((effect.clause for effect in self._effects() if isinstance(effect, ScoreAdjusted)), None)

    @property
    def score_stands(self) -> bool:
        """True where the Director has looked and the score of the table stands."""
        return self.adjusted is None and any(isinstance(effect, ScoreStands) for effect in self._effects())

    @property
    def penalties(self) -> tuple[str, ...]:
        """The clauses under which a penalty is to be considered."""
        return tuple(effect.clause for effect in self._effects() if isinstance(effect, ProposedPenalty))

    @property
    def reviews(self) -> tuple[str, ...]:
        """The clauses under which the Director is to look at the result when play ends."""
        return tuple(effect.clause for effect in self._effects() if isinstance(effect, Review))

    def _effects(self) -> Iterable[Effect]:
        return (effect for order in self.orders for effect in order.effects)


def work_through(
    law: str,
    facts: FactSheet,
    findings: Mapping[str, FindingValue] = MappingProxyType({}),
    evidence: Mapping[str, CollectedEvidence] = MappingProxyType({}),
) -> WorkedRuling:
    """Work a judgement through away from a table, as far as the findings go.

    Change a finding and call it again: what follows from it is worked out anew, and findings on which the Law no longer
    comes to ask are named in `unused`.

    Args:
        law: the name of the judgement in records, e.g. `16B judged`.
        facts: its fact sheet.
        findings: what the Director has found, by the clause of the question (its number in the edition or in 2017).
            What is on file answers the questions for which none is given.
        evidence: on what the findings rest, by the same clauses.

    Raises:
        DuplicadoError: there is no such judgement, it reads other facts, or it needs a player's choice at the table.
    """
    opening = rectification_named(law).of(facts)
    asked: set[str] = set()

    def find(request: Request) -> Answer | None:
        if not isinstance(request, Question):
            raise DuplicadoError(f"{law} needs {type(request).__name__} from the table: rule on it there")
        given = next((number for number in _numbers(request.clause, facts) if number in findings), None)
        if given is not None:
            asked.add(given)
            return Finding(findings[given])
        return None if request.concluded is None else Finding(request.concluded)

    worked = _work(opening, find, evidence)
    unused = tuple(number for number in findings if number not in asked)
    return WorkedRuling(opening, worked.steps, worked.open, worked.at_once, unused)


def _numbers(clause: str, facts: FactSheet) -> tuple[str, ...]:
    """Return the numbers by which a clause may be named in the edition of the facts, if they are of one."""
    edition = getattr(facts, "edition", None)
    return named_in(edition, clause) if isinstance(edition, Edition) else (clause,)


def _work(
    opening: Opening, answer_to: Callable[[Request], Answer | None], evidence: Mapping[str, CollectedEvidence]
) -> WorkedRuling:
    procedure = opening.procedure()
    at_once: list[Order] = []
    answered: list[tuple[Request, Answer, list[Order]]] = []
    waiting: Request | None = None
    try:
        step = next(procedure)
        while True:
            if isinstance(step, Order):
                (answered[-1][2] if answered else at_once).append(step)
                step = procedure.send(None)
                continue
            answer = answer_to(step)
            if answer is None:
                waiting = step
                break
            answered.append((step, answer, []))
            step = procedure.send(answer)
    except StopIteration:
        pass
    steps = tuple(_step(opening.facts, request, answer, orders, evidence) for request, answer, orders in answered)
    return WorkedRuling(opening, steps, waiting, tuple(at_once))


def _step(
    facts: FactSheet, request: Request, answer: Answer, orders: list[Order], evidence: Mapping[str, CollectedEvidence]
) -> WorkedStep:
    numbers = _numbers(request.clause, facts) if isinstance(request, Question) else ()
    own = next((evidence[number] for number in numbers if number in evidence), None)
    concluded = (
        own is None
        and isinstance(request, Question)
        and isinstance(answer, Finding)
        and request.concluded is not None
        and bool(request.concluded) is bool(answer.value)
    )
    return WorkedStep(
        request, answer, own or (CollectedEvidence(Basis.ON_FILE) if concluded else None), concluded, tuple(orders)
    )
