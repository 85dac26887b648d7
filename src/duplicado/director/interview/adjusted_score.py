"""Adjusted score to which an interview comes (Law 12C), as the Director says it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final, cast

from duplicado.director.interview.questions import (
    REST,
    AnswerForm,
    Conclude,
    DoesNotFit,
    Prompt,
    Story,
    StoryConditions,
    asked,
    some_asked,
)
from duplicado.law.book.law_12_artificial import Fault
from duplicado.law.book.law_12_assigned import forbids_weights
from duplicado.law.book.law_12_judged import permits_artificial
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads
from duplicado.vocabulary.contracts import AuctionResult
from duplicado.vocabulary.seats import Side

__all__ = ["ArtificialScore", "AssignedScore", "WeightedResult", "score_asked"]

_OF_INFORMATION: Final = tuple(map(ClauseId.parse, ("20", "21", "40B", "47E2", "75B", "75D")))
"""The clauses under which a side is redressed that was told something wrong."""


@dataclass(frozen=True, slots=True)
class WeightedResult:
    """A result that is assigned, with its weight among others."""

    contract: AuctionResult
    tricks: int | None
    """Won by declarer; `None` where all passed."""
    weight: Fraction = Fraction(1)


@dataclass(frozen=True, slots=True)
class AssignedScore:
    """What both sides get: one result, or several with weights (12C1)."""

    results: tuple[WeightedResult, ...]


@dataclass(frozen=True, slots=True)
class ArtificialScore:
    """What the sides get by their faults (12C2)."""

    north_south: Fault
    east_west: Fault


def score_asked(conditions: StoryConditions, adjusted: str) -> Story:
    """Ask for the score that takes the place of that of the table, and refuse one that the Laws do not allow.

    The Director may leave the score for later; where the Laws permit it, he may give an artificial one instead.
    Where a side had been told something wrong, what it would have done with the right information is asked first.

    Args:
        conditions: the Laws and regulations.
        adjusted: the clause that demands the score, by its number in the edition.
    """
    own = ClauseId.parse(adjusted)
    if any(each.covers(own) for each in _OF_INFORMATION):
        yield Prompt("rightly informed", AnswerForm.WORDS, (adjusted, "12B1"))
    results = yield Prompt("results", AnswerForm.RESULTS, ("12C1(a)", "12C1(b)", "12C1(c)"), may_rest=True)
    if results is REST:
        yield from _without_result(conditions.edition, adjusted)
        return
    if not isinstance(results, tuple) or not results:
        raise DoesNotFit("results", "interview-wrong-form", form=AnswerForm.RESULTS.value)
    given = cast("tuple[WeightedResult, ...]", results)
    if sum((each.weight for each in given), Fraction(0)) != 1:
        raise DoesNotFit("results", "interview-weights")
    _refuse_weights(conditions, adjusted, given, illegal=())
    if conditions.edition.numbering is not Edition.LAWS_2007:
        illegal = yield from some_asked(Prompt("by the infraction", AnswerForm.SOME_OF, ("12C1(c)",), given))
        _refuse_weights(conditions, adjusted, given, illegal)
    clauses = ("12C1(a)", "12C1(c)") if len(given) > 1 else ("12C1(a)",)
    yield Conclude((*clauses, adjusted), AssignedScore(given))


@reads(options.WEIGHTED_ALLOWED)
def _refuse_weights(
    conditions: StoryConditions, adjusted: str, given: tuple[WeightedResult, ...], illegal: tuple[object, ...]
) -> None:
    """Raise `DoesNotFit` with the clause where a Law or the authority does not allow these weights."""
    allowed = conditions.regulations.get(options.WEIGHTED_ALLOWED.name, options.WEIGHTED_ALLOWED.default)
    weights = [(each.weight, each not in illegal) for each in given]
    for number in forbids_weights(weights, (adjusted,), conditions.edition, authority_allows=bool(allowed)):
        raise DoesNotFit("results", "interview-score-refused", clause=number)


def _without_result(edition: Edition, adjusted: str) -> Story:
    """Ask whether the score waits, or is artificial since the possibilities are numerous or not obvious (12C1(d)).

    An artificial score follows from how far each side is at fault (12C2(a)).
    """
    if not permits_artificial((adjusted,), edition):
        return
    prompt = Prompt("without result", AnswerForm.ONE_OF, ("12C1(d)",), ("later", "artificial"))
    if (yield from asked(str, prompt)) == "later":
        return
    faults: list[Fault] = []
    among = tuple(fault.value for fault in Fault)
    for side in Side:
        prompt = Prompt(f"fault {side.value}", AnswerForm.ONE_OF, ("12C1(d)", "12C2(a)"), among, {"side": side})
        faults.append(Fault((yield from asked(str, prompt))))
    yield Conclude(("12C1(d)", "12C2(a)", adjusted), ArtificialScore(*faults))
