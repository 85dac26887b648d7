"""Adjusted score to which an interview comes (Law 12C), as the Director says it."""

from __future__ import annotations

from collections.abc import Generator
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
    Told,
    asked,
    some_asked,
)
from duplicado.law.book.law_12_assigned import (
    BeforeInfraction,
    OwnAction,
    OwnDamage,
    agree_by_likelihood,
    can_follow,
    forbids_weights,
    is_self_inflicted,
    scored_by_likelihood,
)
from duplicado.law.book.law_12_judged import demands_artificial, permits_artificial, tells_artificial
from duplicado.law.edition import Edition, cited_in
from duplicado.law.judgement import seeks_outcome_without_infraction
from duplicado.law.reference import ClauseId
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads
from duplicado.score.law_77 import score
from duplicado.table.state import TableSetup
from duplicado.vocabulary.awards import Fault
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import Bid
from duplicado.vocabulary.contracts import AuctionResult
from duplicado.vocabulary.seats import Side

_OF_INFORMATION: Final = tuple(map(ClauseId.parse, ("20", "21", "40B", "47E2", "75B", "75D")))
"""The clauses under which a side is redressed that was told something wrong."""
_OF_PLAY: Final = range(41, 72)
"""The Laws of the play."""
_DIRECTORS_ERROR: Final = ClauseId.parse("82C")
_NOTHING: Final = "nothing"


@dataclass(frozen=True, slots=True)
class WeightedResult:
    """A result that is assigned, with its weight among others."""

    contract: AuctionResult
    tricks: int | None
    """Won by declarer; `None` where all passed."""
    weight: Fraction = Fraction(1)


@dataclass(frozen=True, slots=True)
class OwnPart:
    """The part of the damage that the innocent side did itself, and goes on bearing (12C1(e); 2007: 12C1(b))."""

    side: Side
    own: OwnDamage
    after_infraction: tuple[WeightedResult, ...]
    """The result that the side would have had after the infraction, but for its own error."""


@dataclass(frozen=True, slots=True)
class ByLikelihood:
    """The two sides apart, instead of weights: 12C1(e) of 2007, where the Regulating Authority applies it."""

    innocent: Side
    """The side that gets the most favourable result that was likely (12C1(e)(i))."""
    offending: WeightedResult
    """The result of the other side, the most unfavourable that was at all probable (12C1(e)(ii))."""


@dataclass(frozen=True, slots=True)
class AssignedScore:
    """Score assigned to both sides: one result, or several with weights (12C1)."""

    results: tuple[WeightedResult, ...]
    before: BeforeInfraction | None = None
    """Call or contract that stood before the infraction, as far as it is known (12C1(b) of 2017)."""
    own_part: OwnPart | None = None
    """Own part of one side in the damage: where it is told, the other side gets the results in full, and this one
    without its own part."""
    by_likelihood: ByLikelihood | None = None
    """The sides scored apart, so that `results` is the innocent side's alone; `None`: both have the same results."""


@dataclass(frozen=True, slots=True)
class BothInnocent:
    """Score after an error of the Director's: each side gets its own, as one that has not offended (82C)."""

    north_south: tuple[WeightedResult, ...]
    east_west: tuple[WeightedResult, ...]


@dataclass(frozen=True, slots=True)
class ArtificialScore:
    """Artificial score of the sides, by their faults (12C2)."""

    north_south: Fault
    east_west: Fault
    too_many: bool = False
    """True where it replaces an assigned score because the possibilities are too many or not obvious (12C1(d))."""


@dataclass(frozen=True, slots=True)
class TableScoreStands:
    """The result of the table is not worse for the innocent side than what it could expect: it stands (12B1)."""


def score_asked(conditions: StoryConditions, adjusted: str, beginning: TableSetup | None = None) -> Story:
    """Ask for the score that takes the place of that of the table, and refuse one that the Laws do not allow.

    The Director may leave the score for later, or find that the result of the table did no damage; where the Laws
    permit it, he may give an artificial one instead. Where a side had been told something wrong, what it would have
    done with the right information is asked first.

    Args:
        conditions: the Laws and regulations.
        adjusted: the clause that demands the score, by its number in the edition.
        beginning: the table as it was before the incident.
    """
    if demands_artificial((adjusted,), conditions.edition) or tells_artificial(adjusted):
        yield from _by_fault(conditions.edition, adjusted)
        return
    own = ClauseId.parse(adjusted)
    if own == _DIRECTORS_ERROR:
        yield from _both_innocent(conditions, adjusted)
        return
    informed_wrongly = any(each.covers(own) for each in _OF_INFORMATION)
    if informed_wrongly:
        yield Prompt("rightly informed", AnswerForm.WORDS, (adjusted, "12B1"))
    if scored_by_likelihood(conditions.edition, conditions.regulations):
        yield from _by_likelihood(conditions, adjusted, beginning)
        return
    answer = yield Prompt("results", AnswerForm.RESULTS, ("12C1(a)", "12C1(b)", "12C1(c)"), may_rest=True)
    if answer is REST:
        yield from _without_result(conditions.edition, adjusted)
        return
    results = _weighted("results", answer)
    _refuse_weights(conditions, adjusted, results, illegal=())
    before: BeforeInfraction | None = None
    if seeks_outcome_without_infraction(conditions.edition):
        illegal = yield from some_asked(Prompt("by the infraction", AnswerForm.SOME_OF, ("12C1(c)",), results))
        _refuse_weights(conditions, adjusted, results, illegal)
        before = yield from _stood_before(None if informed_wrongly else beginning, own)
        _refuse_what_cannot_follow(before, results)
    part = yield from _own_part(conditions.edition, adjusted)
    clauses = ["12C1(a)"]
    clauses += ["12C1(b)"] if before is not None else []
    clauses += ["12C1(c)"] if len(results) > 1 else []
    clauses += [cited_in(conditions.edition, "12C1(e)")] if part is not None else []
    yield Conclude((*clauses, adjusted), AssignedScore(results, before, part))


def _both_innocent(conditions: StoryConditions, adjusted: str) -> Story:
    """Ask what each side gets for an error of the Director's; where no result is assigned, both get average plus.

    Reading: 82C has both sides treated as non-offending, so that the results may differ and neither has a fault.
    """
    given: list[tuple[WeightedResult, ...]] = []
    for side in Side:
        key = f"gets {side.value}"
        answer = yield Prompt(key, AnswerForm.RESULTS, (adjusted, "12C1(a)"), about={"side": side}, may_rest=True)
        if answer is not REST:
            given.append(_weighted(key, answer))
            _refuse_weights(conditions, adjusted, given[-1], illegal=())
        elif given:
            given.append(given[0])
        else:
            yield from _without_result(conditions.edition, adjusted, faultless=True)
            return
    weighted = ("12C1(c)",) if any(len(each) > 1 for each in given) else ()
    yield Conclude((adjusted, "12C1(a)", *weighted, adjusted), BothInnocent(given[0], given[1]))


def _by_likelihood(conditions: StoryConditions, adjusted: str, beginning: TableSetup | None) -> Story:
    """Ask for the score of each side by likelihood: one result for the innocent side, one for the offending side.

    Reading: it takes the place of weights alone (12C1(c)), so an artificial score and the innocent side's own error
    remain; that side's own part is reckoned from the result that was likely.
    """
    answer = yield Prompt("likely result", AnswerForm.RESULTS, ("12C1(a)", "12C1(e)(i)"), may_rest=True)
    if answer is REST:
        yield from _without_result(conditions.edition, adjusted)
        return
    likely = _single("likely result", answer)
    innocent = yield from asked(Side, Prompt("innocent side", AnswerForm.ONE_OF, ("12C1(e)",), tuple(Side)))
    about = {"side": innocent.opponents}
    answer = yield Prompt("probable result", AnswerForm.RESULTS, ("12C1(e)(ii)",), about=about)
    probable = _single("probable result", answer)
    known = tuple(Vulnerability) if beginning is None else (beginning.board.vulnerability,)
    points = (tuple(_points(each, innocent, here) for each in (likely, probable)) for here in known)
    if not any(agree_by_likelihood(*both) for both in points):
        raise DoesNotFit("probable result", "interview-score-refused", clause="12C1(e)(ii)")
    part = yield from _own_part(conditions.edition, adjusted, innocent)
    own = (cited_in(conditions.edition, "12C1(e)"),) if part is not None else ()
    apart = ByLikelihood(innocent, probable)
    given = AssignedScore((likely,), own_part=part, by_likelihood=apart)
    yield Conclude(("12C1(a)", "12C1(e)(i)", "12C1(e)(ii)", *own, adjusted), given)


def _single(key: str, answer: object) -> WeightedResult:
    """Return the one result that was answered; raises `DoesNotFit` where there are several."""
    result, *others = _weighted(key, answer)
    if others:
        raise DoesNotFit(key, "interview-score-refused", clause="12C1(e)")
    return result


def _points(result: WeightedResult, side: Side, vulnerability: Vulnerability) -> int:
    """Return what a result is worth to a side."""
    north_south = score(result.contract, result.tricks, vulnerability)
    return north_south if side is Side.NS else -north_south


def _weighted(key: str, answer: object) -> tuple[WeightedResult, ...]:
    """Return results as they were answered; raises `DoesNotFit` unless their weights make the whole."""
    if not isinstance(answer, tuple) or not answer:
        raise DoesNotFit(key, "interview-wrong-form", form=AnswerForm.RESULTS.value)
    given = cast("tuple[WeightedResult, ...]", answer)
    if sum((each.weight for each in given), Fraction(0)) != 1:
        raise DoesNotFit(key, "interview-weights")
    return given


def _stood_before(
    beginning: TableSetup | None, adjusted: ClauseId
) -> Generator[Prompt | Told, object, BeforeInfraction | None]:
    """Return what stood before the infraction: the contract where play had begun, else the last bid, which is asked.

    Of an infraction of the play, where the contract has not been told, nothing is known.

    Reading: what 12C1(b) of 2017 seeks is the outcome without the infraction; the calls and tricks before it stay.
    """
    if beginning is not None and beginning.contract is not None:
        contract = beginning.contract
        ours, theirs = beginning.won if contract.declarer.side is Side.NS else reversed(beginning.won)
        return BeforeInfraction(contract=contract, won=ours, lost=theirs)
    if adjusted.law in _OF_PLAY:
        return None
    call = yield Prompt("stood before", AnswerForm.CALL, ("12C1(b)",), may_rest=True)
    return BeforeInfraction(last_bid=call) if isinstance(call, Bid) else None


def _refuse_what_cannot_follow(before: BeforeInfraction | None, results: tuple[WeightedResult, ...]) -> None:
    """Raise `DoesNotFit` where a result could not come about any more from what stood before the infraction."""
    if before is not None and not all(can_follow(before, each.contract, each.tricks) for each in results):
        raise DoesNotFit("results", "interview-score-refused", clause="12C1(b)")


def _own_part(
    edition: Edition, adjusted: str, innocent: Side | None = None
) -> Generator[Prompt | Told, object, OwnPart | None]:
    """Ask whether the innocent side did a part of the damage itself, and what it would have got but for that.

    After an error of the Director's both sides are innocent (82C), and it is not asked. Which side is innocent is asked
    unless it has been told.
    """
    if ClauseId.parse(adjusted).law == 82:
        return None
    number = cited_in(edition, "12C1(e)")
    actions = {action.value: action for action in OwnAction if is_self_inflicted(OwnDamage(action), edition)}
    named = yield from asked(
        str, Prompt("own action", AnswerForm.ONE_OF, (number,), (_NOTHING, *actions), usual=_NOTHING)
    )
    if named == _NOTHING:
        return None
    side = innocent
    if side is None:
        side = yield from asked(Side, Prompt("innocent side", AnswerForm.ONE_OF, (number,), tuple(Side)))
    after = yield Prompt("after infraction", AnswerForm.RESULTS, (number,), about={"side": side})
    return OwnPart(side, OwnDamage(actions[named]), _weighted("after infraction", after))


@reads(options.WEIGHTED_ALLOWED)
def _refuse_weights(
    conditions: StoryConditions, adjusted: str, given: tuple[WeightedResult, ...], illegal: tuple[object, ...]
) -> None:
    """Raise `DoesNotFit` with the clause where a Law or the authority does not allow these weights."""
    allowed = conditions.regulations.get(options.WEIGHTED_ALLOWED.name, options.WEIGHTED_ALLOWED.default)
    weights = [(each.weight, each not in illegal) for each in given]
    for number in forbids_weights(weights, (adjusted,), conditions.edition, authority_allows=bool(allowed)):
        raise DoesNotFit("results", "interview-score-refused", clause=number)


def _without_result(edition: Edition, adjusted: str, *, faultless: bool = False) -> Story:
    """Ask whether the score waits, is that of the table, or is artificial as the possibilities are too many (12C1(d)).

    An artificial score follows from how far each side is at fault (12C2(a)); not at all where both are innocent.
    """
    among = ("later", "stands", *(("artificial",) if permits_artificial((adjusted,), edition) else ()))
    answer = yield from asked(str, Prompt("without result", AnswerForm.ONE_OF, ("12B1", "12C1(d)"), among))
    if answer == "later":
        return
    if answer == "stands":
        yield Conclude(("12B1", adjusted), TableScoreStands())
        return
    unclear = cited_in(edition, "12C1(d)")
    if faultless:
        given = ArtificialScore(Fault.NOT, Fault.NOT, too_many=True)
        yield Conclude((unclear, cited_in(edition, "12C2(a)"), adjusted), given)
        return
    yield from _by_fault(edition, adjusted, unclear)


def _by_fault(edition: Edition, adjusted: str, *unclear: str) -> Story:
    """Ask how far each side is at fault, and give each what follows from that (12C2(a)).

    Args:
        edition: of the Laws.
        adjusted: the clause that demands the score.
        unclear: the clause by which it takes the place of an assigned score; none where a Law demands it.
    """
    by_fault = cited_in(edition, "12C2(a)")
    faults: list[Fault] = []
    words = tuple(fault.value for fault in Fault)
    for side in Side:
        prompt = Prompt(f"fault {side.value}", AnswerForm.ONE_OF, (*unclear, by_fault), words, {"side": side})
        faults.append(Fault((yield from asked(str, prompt))))
    yield Conclude((*unclear, by_fault, adjusted), ArtificialScore(faults[0], faults[1], bool(unclear)))
