"""The questions of a case: at each `expect:` on what it names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final

from duplicado.casebook.engine import Observation, OpenOption
from duplicado.casebook.exam.distractors import ExamCircumstances, wrong_answers
from duplicado.casebook.exam.drawing import drawn
from duplicado.casebook.exam.model import Aspect, ExamQuestion, Paper, normal, texts
from duplicado.casebook.model import Case, Expectation, ExpectStep
from duplicado.casebook.observable_table import observed
from duplicado.casebook.patterns import Exactly, Pattern, Plain, Unordered
from duplicado.casebook.session import Session, command_of
from duplicado.casebook.table_engine import ENGINE
from duplicado.director.admission import admit
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.calls import DOUBLE, PASS, Bid
from duplicado.vocabulary.suits import Denomination

_ASPECTS: Final = {aspect.key: aspect for aspect in Aspect if aspect.key}
_ORDER: Final = {aspect: place for place, aspect in enumerate(Aspect)}
_MOST: Final = 4
"""Most answers that there are to choose from."""
_FEWEST_CALLS: Final = 3
"""About how many calls a question on calls is at least."""
_ASIDE: Final = frozenset({Aspect.TURN, Aspect.AUCTION})
"""Asked only where nothing else is: whose turn it is goes without saying beside a question on what he may do."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question before its wrong answers are drawn."""

    turns: int
    line: int
    aspect: Aspect
    right: Plain
    accepted: tuple[Plain, ...]
    seen: Observation
    about: tuple[str, ...] = ()


def paper_of(case: Case, edition: Edition, seed: str = "", clauses: Iterable[ClauseId] = ()) -> Paper:
    """Make the paper of a case.

    What the case expects only chooses what is asked; what is right is what the engine observes. A case whose steps the
    engine does not take is asked about as far as they were taken.

    Args:
        case: the case.
        edition: in which it is examined.
        seed: from which the wrong answers and their order follow.
        clauses: those that may be offered as wrong ones, by the numbers of the edition; `clauses_cited` finds them.
    """
    session, asked = _play(case, edition)
    elsewhere = [_answers(case, each) for each in case.editions if each is not edition]
    pool = tuple(clauses)
    questions: list[ExamQuestion] = []
    for place, one in enumerate(asked):
        others = tuple(answers[one.line, one.aspect] for answers in elsewhere if (one.line, one.aspect) in answers)
        moments = tuple(each.right for each in asked if each.aspect is one.aspect)
        circumstances = ExamCircumstances(case.setup, session.turns[: one.turns], one.seen, others, moments, pool)
        question = _question(one, circumstances, f"{seed}/{edition}/{case.title}/{place}")
        if question is not None:
            questions.append(question)
    return Paper(case, edition, session, tuple(questions))


def _question(one: _Asked, circumstances: ExamCircumstances, seed: str) -> ExamQuestion | None:
    taken = {repr(normal(one.aspect, each)) for each in one.accepted}
    wrong: list[Plain] = []
    for tier in wrong_answers(one.aspect, one.right, one.accepted, one.about, circumstances):
        for candidate in drawn(tier, seed):
            said = repr(normal(one.aspect, candidate))
            if said not in taken and len(wrong) < _MOST - 1:
                taken.add(said)
                wrong.append(candidate)
    if not wrong:
        return None
    answers = tuple(drawn((one.right, *wrong), f"{seed}/shown"))
    seat = one.seen.options[0].by if one.aspect is Aspect.CHOICES else one.seen.turn
    return ExamQuestion(
        one.turns, one.line, one.aspect, one.right, answers, one.accepted, seat, one.about, one.seen.cites
    )


def _answers(case: Case, edition: Edition) -> dict[tuple[int, Aspect], Plain]:
    return {(one.line, one.aspect): one.right for one in _play(case, edition)[1]}


def _play(case: Case, edition: Edition) -> tuple[Session, list[_Asked]]:
    session, asked = Session.begin(case.setup, edition), list[_Asked]()
    for step in case.steps:
        turns = len(session.turns)
        if isinstance(step, ExpectStep):
            seen = ENGINE.observe(session.state)
            asked += _at(step.expectations, seen, turns)
        elif step.refused is not None:
            if admit(session.state, command_of(step)) is None:
                break  # the engine takes it: what follows was told of another table
        else:
            taken = session.take(step)
            if not isinstance(taken, Session):
                break
            session = taken
    return session, asked


def _at(expectations: Iterable[Expectation], seen: Observation, turns: int) -> Iterator[_Asked]:
    """Ask about what is expected at one moment, in the order in which a director would think of it."""
    named = {_ASPECTS[one.key]: one for one in expectations if one.key in _ASPECTS}
    if seen.adjusted is not None:
        named.pop(Aspect.RESULT, None)  # an adjusted score takes the place of a result
    telling = {aspect: one for aspect, one in named.items() if aspect not in _ASIDE} or named
    for aspect, expectation in sorted(telling.items(), key=lambda item: _ORDER[item[0]]):
        yield from _on(aspect, expectation, seen, turns)


def _on(aspect: Aspect, expectation: Expectation, seen: Observation, turns: int) -> Iterator[_Asked]:
    line, found = expectation.line, observed(seen, expectation.key)
    right: Plain
    match aspect:
        case Aspect.OPTIONS:
            every = tuple(product(*(_holders(one) for one in seen.options)))
            yield _Asked(turns, line, aspect, every[0], every, seen)
            if seen.options and seen.options[0].choices:
                words = seen.options[0].choices
                about = (str(seen.options[0].by), str(seen.options[0].law))
                yield _Asked(turns, line, Aspect.CHOICES, words, (words,), seen, about)
        case Aspect.CITES:
            cited = tuple(map(str, seen.cites))
            expected = {str(clause) for clause in _clauses(expectation.wanted)}
            right = next((clause for clause in cited if clause in expected), cited[0] if cited else None)
            if right is not None:
                yield _Asked(turns, line, aspect, right, cited, seen)
        case Aspect.CALLS:
            mentioned = _with_enough_calls(tuple(dict.fromkeys(_calls(expectation.wanted))), seen)
            lawful = {str(call) for call in seen.calls}
            right = tuple(call for call in mentioned if call in lawful)
            yield _Asked(turns, line, aspect, right, (right,), seen, mentioned)
        case Aspect.CARDS if found is None:
            return
        case Aspect.UNAUTHORIZED | Aspect.AUTHORIZED if isinstance(found, Mapping):
            # Three passes are one answer.
            right = {side: tuple(dict.fromkeys(texts(items))) for side, items in found.items() if items}
            yield _Asked(turns, line, aspect, right, (right,), seen)
        case _:
            yield _Asked(turns, line, aspect, found, (found,), seen)


def _holders(option: OpenOption) -> tuple[Plain, ...]:
    """Say who may choose something: each of the two who hold an option together, as 55A and 46B5 have it."""
    held_by = (option.by, option.also_by) if option.also_by is not None else (option.by,)
    return tuple({"by": str(seat), "law": str(option.law)} for seat in held_by)


def _clauses(pattern: Pattern) -> Iterator[ClauseId]:
    if isinstance(pattern, Unordered):
        for one in pattern.has:
            clause = getattr(one, "clause", None)
            if isinstance(clause, ClauseId):
                yield clause


def _with_enough_calls(mentioned: tuple[str, ...], seen: Observation) -> tuple[str, ...]:
    """Ask about pass, double and a bid as well where so few calls are mentioned that the question tells its answer."""
    if len(mentioned) >= _FEWEST_CALLS:
        return mentioned
    bids = [call for call in seen.auction if isinstance(call, Bid)]
    over = min(bids[-1].index + 1, 44) if bids else 0
    bid = Bid(over // 5 + 1, tuple(Denomination)[over % 5])
    return tuple(dict.fromkeys((*mentioned, str(PASS), str(DOUBLE), str(bid))))


def _calls(pattern: Pattern) -> Iterator[str]:
    if isinstance(pattern, Unordered):
        for one in (*pattern.has, *pattern.lacks):
            if isinstance(one, Exactly):
                yield str(one.value)
