"""Polls and worked-through rulings as lines of text: to read aloud, to print, to hand to those who are asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final

from duplicado.director.judgement.candidates import Candidate
from duplicado.director.judgement.evidence import CollectedEvidence
from duplicado.director.judgement.steps import WorkedRuling, WorkedStep
from duplicado.director.matter import Matter
from duplicado.director.polls import (
    Action,
    ActionShare,
    Poll,
    PolledPlayer,
    PollQuestion,
    has_alternative,
    shares,
    suggestion,
)
from duplicado.law.procedure_steps import Choice, Finding, Offer, Question
from duplicado.publish.messages import slug
from duplicado.publish.rulings.matters import tell_opened, tell_ruling
from duplicado.publish.rulings.requests import tell_choice, tell_finding, tell_offer, tell_question
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.score.rounding import decimal_text
from duplicado.table.entries import Ruled
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

_YES_NO_OPEN: Final = {True: "yes", False: "no", None: "open"}


def poll_question_lines(words: RulingWords, question: PollQuestion) -> Iterator[str]:
    """Write what a player is shown who is asked: nothing of what the poll is held for."""
    board = question.board
    yield words.text(
        "poll-board",
        board=board.number,
        dealer=words.seat(board.dealer),
        vulnerable=board.vulnerability.value,
    )
    yield words.text("poll-hand", player=words.seat(question.player), hand=words.wording.hand(question.hand))
    dealer = question.auction.dealer
    calls = [(dealer.after(place), call) for place, call in enumerate(question.auction.calls) if call is not None]
    if calls:
        told = ", ".join(f"{words.seat(seat)} {words.call(call)}" for seat, call in calls)
        yield words.text("poll-auction", calls=told)
    else:
        yield words.text("poll-no-auction")
    for text in (*question.explanations, question.play):
        if text:
            yield words.text("poll-explained", text=text)
    yield words.text("poll-asks-card" if question.play else "poll-asks-call")


def poll_lines(
    words: RulingWords, poll: Poll, threshold: Fraction | None, chosen: Action | None = None
) -> Iterator[str]:
    """Write the report of a poll for the Director.

    Args:
        words: of a language.
        poll: question and answers.
        threshold: the significant part of the regulations in force; `None` where they name none.
        chosen: what the player chose at the table.
    """
    yield words.text("poll-title")
    yield from poll_question_lines(words, poll.question)
    if poll.level:
        yield words.text("poll-level", level=poll.level)
    if not poll.answers:
        yield words.text("poll-none")
        return
    yield from _counted(words, poll, threshold)
    yield from (_answer(words, answer) for answer in poll.answers)
    if poll.withheld:
        yield words.text("poll-withheld", information=poll.withheld)
    yield from _on_what_was_chosen(words, poll, threshold, chosen)


def poll_result_lines(
    words: RulingWords, poll: Poll, threshold: Fraction | None, chosen: Action | None = None
) -> Iterator[str]:
    """Write what a poll has come to, without the question and who answered what; arguments as for `poll_lines`."""
    if poll.answers:
        yield from _counted(words, poll, threshold)
        yield from _on_what_was_chosen(words, poll, threshold, chosen)


def _counted(words: RulingWords, poll: Poll, threshold: Fraction | None) -> Iterator[str]:
    if threshold is None:
        yield words.text("poll-no-threshold")
    else:
        yield words.text("poll-threshold", part=_part(words, threshold))
    yield from (_share(words, share) for share in shares(poll, threshold))


def _on_what_was_chosen(
    words: RulingWords, poll: Poll, threshold: Fraction | None, chosen: Action | None
) -> Iterator[str]:
    if chosen is None:
        return
    opinion = suggestion(poll, chosen)
    action = _action(words, chosen)
    if opinion.asked:
        yield words.text("poll-suggested", asked=opinion.asked, said=opinion.said, action=action)
    alternative = _YES_NO_OPEN[has_alternative(poll, chosen, threshold)]
    yield words.text("poll-chosen", action=action, alternative=alternative)


def ruling_lines(words: RulingWords, worked: WorkedRuling, candidates: Iterable[Candidate] = ()) -> Iterator[str]:
    """Write a worked-through ruling: question, finding, evidence and what followed, then the outcome.

    Args:
        words: of a language.
        worked: the ruling, finished or not.
        candidates: results that may be assigned, where the score is adjusted.
    """
    matter = Matter(0, worked.opening)
    yield tell_opened(words, worked.law, worked.facts)
    for order in worked.at_once:
        yield from _ordered(words, Ruled(0, order.clauses, order.effects))
    for number, step in enumerate(worked.steps, 1):
        yield words.text("judgement-step", number=number, question=_asked(words, step, matter))
        yield from (f"   {line}" for line in _step(words, step, matter))
    if isinstance(worked.open, Question):
        yield words.text("judgement-open", question=tell_question(words, worked.open, matter).sentence)
    yield words.with_law(words.text("judgement-outcome", outcome=words.text(_outcome(worked))), *worked.clauses)
    if worked.adjusted is not None:
        yield from candidate_lines(words, candidates)


def candidate_lines(words: RulingWords, candidates: Iterable[Candidate]) -> Iterator[str]:
    """Write the results that may be assigned; nothing where there are none."""
    found = tuple(candidates)
    if found:
        yield words.text("judgement-candidates")
    for one in found:
        yield f"   {_candidate(words, one)}"


def _candidate(words: RulingWords, one: Candidate) -> str:
    result = words.contract(one.contract)
    if isinstance(one.contract, Contract) and one.tricks is not None:
        result = words.text("judgement-result", contract=result, tricks=one.tricks)
    score = words.wording.messages.number(f"{one.north_south:+d}" if one.north_south else "0")
    if one.excluded_by is None:
        told = words.text("judgement-candidate", result=result, score=score)
    else:
        told = words.text("judgement-candidate-excluded", result=result, score=score, law=words.law(one.excluded_by))
    return words.text("judgement-candidate-plays", told=told, cards=words.cards(one.plays)) if one.plays else told


def _outcome(worked: WorkedRuling) -> str:
    if worked.adjusted is not None:
        return "judgement-outcome-adjusted"
    if worked.score_stands:
        return "judgement-outcome-stands"
    return "judgement-outcome-none" if worked.open is None else "judgement-outcome-open"


def _asked(words: RulingWords, step: WorkedStep, matter: Matter) -> str:
    match step.question:
        case Question() as question:
            return tell_question(words, question, matter).sentence
        case Offer() as offer:
            return tell_offer(words, offer, matter).sentence
        case _:
            return ""


def _step(words: RulingWords, step: WorkedStep, matter: Matter) -> Iterator[str]:
    match step.finding:
        case Finding() as finding:
            told = tell_finding(words, step.clause, finding, matter)
            yield words.text("judgement-concluded" if step.concluded else "judgement-found", finding=told)
        case Choice() as choice:
            yield words.text("judgement-found", finding=tell_choice(words, choice))
        case _:
            pass
    if step.evidence is not None:
        yield from _evidence(words, step.evidence)
    for order in step.orders:
        yield from _ordered(words, Ruled(0, order.clauses, order.effects))


def _evidence(words: RulingWords, evidence: CollectedEvidence) -> Iterator[str]:
    basis = words.text(f"judgement-basis-{slug(evidence.basis.value)}")
    yield words.with_law(basis, *evidence.clauses)
    for each in evidence.testimony:
        by = words.seat(each.by) if isinstance(each.by, Seat) else each.by
        yield words.text("judgement-contradicts" if each.contradicts else "judgement-says", by=by, says=each.says)
    if evidence.reasons:
        yield words.text("judgement-reasons", reasons=evidence.reasons)


def _ordered(words: RulingWords, ruled: Ruled) -> Iterator[str]:
    """Tell what an order changes; one that only notes an infraction is told by its clauses."""
    if ruled.effects:
        yield from tell_ruling(words, ruled)
    elif ruled.clauses:
        yield words.law(*ruled.clauses)


def _share(words: RulingWords, share: ActionShare) -> str:
    return words.text(
        "poll-share",
        action=_action(words, share.action),
        considered=share.considered,
        chose=share.chose,
        asked=share.asked,
        part=_part(words, share.part_considered),
        partchose=_part(words, share.part_chose),
        alternative=_YES_NO_OPEN[share.is_alternative],
    )


def _answer(words: RulingWords, answer: PolledPlayer) -> str:
    others = [_action(words, action) for action in answer.considered if action != answer.chose]
    return words.text(
        "poll-answer",
        by=answer.by,
        level=answer.level or "none",
        chose=_action(words, answer.chose),
        considered=words.listed(others) or "none",
    )


def _part(words: RulingWords, part: Fraction) -> str:
    """Write a part exactly where that takes no more than one decimal, else as a fraction too: `1/3, 33.3 %`."""
    percent = 100 * part
    written = words.wording.messages.number(decimal_text(percent, 1).removesuffix(".0"))
    return f"{written} %" if (percent * 10).denominator == 1 else f"{part}, {written} %"


def _action(words: RulingWords, action: Action) -> str:
    return words.card(action) if isinstance(action, Card) else words.call(action)
