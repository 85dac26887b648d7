"""Entry of a ruling from an interview: the ruling with its findings, options and clauses.

The words in which the Director says it are those of a language, which whoever speaks it hands over as an `Account`;
what each part of them is in the record is decided here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from duplicado.director.interview.adjusted_score import ArtificialScore, AssignedScore, BothInnocent, WeightedResult
from duplicado.director.interview.conversation import InterviewOutcome
from duplicado.director.interview.opening_position import basis_of
from duplicado.director.interview.questions import REST, StoryConditions
from duplicado.event.adjusting.rulings import (
    Assigned,
    AssignedOutcome,
    ByFault,
    Ruling,
    SelfInflictedDamage,
    SideRuling,
)
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import Established, FactsStand, OptionOffered, Where
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.record.state import EventState
from duplicado.law.edition import Edition
from duplicado.law.orders import TricksCorrected
from duplicado.law.procedure_steps import Offer
from duplicado.law.reference import ClauseId
from duplicado.table.entries import Ruled
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side


def conditions_of(state: EventState) -> StoryConditions:
    """Return the Laws and regulations under which an event is held, as an interview wants them."""
    conditions = state.conditions
    return StoryConditions(conditions.edition, conditions.regulations.values(), conditions.kind)


class NotHeardOut(DuplicadoError):
    """The interview is not finished, so that there is no ruling to be recorded."""


@dataclass(frozen=True, slots=True)
class ToldStep:
    """A question of an interview and its answer, in the Director's words."""

    question: str
    answer: str
    to: str = ""
    """Player who holds the option, where it is one: `West`."""
    options: tuple[str, ...] = ()
    """Choices that he had; the answer is one of them, unless nothing was chosen."""


@dataclass(frozen=True, slots=True)
class Account:
    """Result of an interview, in the Director's words."""

    said: tuple[str, ...]
    """The ruling, sentence by sentence."""
    afterwards: tuple[str, ...]
    """Matters that he remains at the table for, or comes back for."""
    steps: tuple[ToldStep, ...]
    """The questions that have been answered, one for each of `Outcome.answered`."""
    tells_of_appeal: bool = False
    """True where the ruling says that it may be appealed (83)."""


def ruling_heard(
    outcome: InterviewOutcome,
    edition: Edition,
    where: Where,
    account: Account,
    *,
    call: EntryId | None = None,
    table_record: str = "",
) -> RulingGiven:
    """Return the ruling that an interview has come to, as it is recorded.

    Options that were explained are options of the ruling, with what was taken; all other answers are findings, except
    what was left open. The facts are agreed unless the ruling rests on Law 85.

    Args:
        outcome: what follows from the answers.
        edition: of the Laws under which it was held.
        where: where it happened.
        account: the same in words.
        call: the call that it answers.
        table_record: what a table has recorded, where one has.

    Raises:
        NotHeardOut: something is still to be asked, or an answer does not fit.
        DuplicadoError: the account is of another interview.
    """
    if not outcome.is_complete:
        raise NotHeardOut("the interview is not finished")
    if len(account.steps) != len(outcome.answered):
        raise DuplicadoError(f"{len(outcome.answered)} answers, and {len(account.steps)} are told")
    under = basis_of(outcome, edition)
    return RulingGiven(
        where,
        under,
        " ".join(account.said),
        call=call,
        facts=_facts(under),
        findings=tuple(_findings(outcome, account)),
        options=tuple(_options(outcome, account)),
        come_back=" ".join(account.afterwards),
        table_record=table_record,
        appeal_told=account.tells_of_appeal,
    )


def score_heard(outcome: InterviewOutcome) -> Ruling | None:
    """Return the score to which an interview has come, adjusted or with its tricks corrected; `None` for none."""
    for concluded in outcome.concluded:
        match concluded.ruling:
            case AssignedScore() as assigned:
                return _ruled(assigned)
            case BothInnocent(north_south, east_west):
                return Ruling(_assigned(north_south), _assigned(east_west), ("82C",), can_be_assigned=True)
            case ArtificialScore(north_south, east_west, too_many):
                under = ("12C1(d)",) if too_many else ()
                return Ruling(ByFault(north_south), ByFault(east_west), under, too_many_or_unclear=too_many)
            case _:
                continue
    return _tricks_corrected(outcome)


def _tricks_corrected(outcome: InterviewOutcome) -> Ruling | None:
    """Return the result with the tricks that a ruling has corrected (69B, 71, 79B); `None` where it corrects none."""
    ruled = (effect for entry in outcome.entries if isinstance(entry, Ruled) for effect in entry.effects)
    corrected = [effect for effect in ruled if isinstance(effect, TricksCorrected)]
    contract = None if outcome.state is None else outcome.state.table.setup.contract
    if not corrected or contract is None:
        return None
    last = corrected[-1]
    tricks = last.north_south if contract.declarer.side is Side.NS else last.east_west
    return Ruling.for_both(Assigned.to(contract, tricks))


def _ruled(score: AssignedScore) -> Ruling:
    """Return an assigned score; a side bears its own part of the damage, and the other gets the results in full.

    By likelihood (12C1(e) of 2007) the offending side gets another result than the innocent one.
    """
    own, apart, both = score.own_part, score.by_likelihood, _assigned(score.results)
    innocents: SideRuling = both if own is None else SelfInflictedDamage(both, _assigned(own.after_infraction), own.own)
    others = both if apart is None else _assigned((apart.offending,))
    innocent = own.side if own is not None else Side.NS if apart is None else apart.innocent
    ours, theirs = (innocents, others) if innocent is Side.NS else (others, innocents)
    return Ruling(ours, theirs, can_be_assigned=True, before=score.before)


def _assigned(results: tuple[WeightedResult, ...]) -> Assigned:
    return Assigned(tuple(AssignedOutcome(each.contract, each.tricks, weight=each.weight) for each in results))


def _facts(under: tuple[str, ...]) -> FactsStand:
    """Say how the facts were found, by the clauses of Law 85 on which the ruling rests."""
    cited = tuple(map(ClauseId.parse, under))
    if any(ClauseId(85, ("B",)).covers(each) for each in cited):
        return FactsStand.UNDETERMINED
    return FactsStand.DISPUTED if any(each.law == 85 for each in cited) else FactsStand.AGREED


def _findings(outcome: InterviewOutcome, account: Account) -> Iterator[Established]:
    for (ask, value), step in zip(outcome.answered, account.steps, strict=True):
        if not isinstance(ask.request, Offer) and value is not REST:
            yield Established(step.question, step.answer)


def _options(outcome: InterviewOutcome, account: Account) -> Iterator[OptionOffered]:
    for (ask, value), step in zip(outcome.answered, account.steps, strict=True):
        if isinstance(ask.request, Offer):
            yield OptionOffered(step.to, step.options, None if value is REST else step.answer)
