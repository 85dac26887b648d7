"""A case of an examination as a page shows it: as far as it was answered, and the question that is open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from duplicado.casebook import library
from duplicado.casebook.exam.drawing import chosen, clauses_cited
from duplicado.casebook.exam.marking import Mark, mark
from duplicado.casebook.exam.model import ExamQuestion, Paper
from duplicado.casebook.exam.questions import paper_of
from duplicado.casebook.library import LibraryCase
from duplicado.law.edition import Edition
from duplicado.publish.exam_words import (
    told_answer,
    told_clauses,
    told_director,
    told_facts,
    told_question,
    told_reasons,
    told_setup,
)
from duplicado.publish.rulings.ruling_terms import RulingWords


@dataclass(frozen=True, slots=True)
class ExamAnswer:
    """A question, and what became of it."""

    question: str
    answers: tuple[str, ...]
    """Those shown, in their order; the first is number 1."""
    mark: Mark | None
    """`None`: it is open."""
    right: str
    """The right answer, to be told when it is marked."""
    reasons: tuple[str, ...]

    @property
    def given(self) -> int | None:
        """The number of the answer that was given, where it is one of those shown."""
        if self.mark is None or not self.mark.is_given:
            return None
        given = self.mark.given
        return next((place for place, each in enumerate(self.mark.question.answers, 1) if each == given), None)


@dataclass(frozen=True, slots=True)
class ExamMoment:
    """Something that happened, what is asked about it, and what the Director said in the end."""

    facts: tuple[str, ...]
    asked: tuple[ExamAnswer, ...]
    said: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ExamSheet:
    """A case, as far as it was answered."""

    address: str
    setup: tuple[str, ...]
    moments: tuple[ExamMoment, ...]
    is_done: bool
    right: int
    asked: int

    @property
    def open(self) -> ExamAnswer | None:
        """The question that is to be answered."""
        return next((each for moment in self.moments for each in moment.asked if each.mark is None), None)


@lru_cache(maxsize=64)
def _order(edition: Edition, seed: str, law: int | None) -> tuple[LibraryCase, ...]:
    return tuple(chosen(library.cases(), edition, seed, law))


@lru_cache(maxsize=512)
def _paper(address: str, edition: Edition, seed: str) -> Paper:
    case = next(each for each in library.cases() if each.address == address)
    return paper_of(case.case, edition, seed, clauses_cited(library.cases(), edition))


def drawn(edition: Edition, seed: str, law: int | None, number: int) -> tuple[LibraryCase, Paper] | None:
    """Return case `number`, from 1, of the examination that a seed draws; `None` where it has no more.

    Raises:
        CasebookMissingError: the cases did not come with this installation.
    """
    found = 0
    for case in _order(edition, seed, law):
        paper = _paper(case.address, edition, seed)
        found += bool(paper.questions)
        if found == number:
            return case, paper
    return None


def sheet_of(words: RulingWords, address: str, paper: Paper, given: Sequence[str]) -> ExamSheet:
    """Return a case with the answers given so far, in their order; an empty one is none.

    Raises:
        AnswerError: one cannot be read.
    """
    marks = [mark(question, text) for question, text in zip(paper.questions, given, strict=False)]
    return ExamSheet(
        address,
        tuple(told_setup(words, paper)),
        tuple(_moments(words, paper, marks)),
        is_done=len(marks) == len(paper.questions),
        right=sum(each.is_right for each in marks),
        asked=len(marks),
    )


def _moments(words: RulingWords, paper: Paper, marks: Sequence[Mark]) -> Iterator[ExamMoment]:
    """Tell the case up to the question that is open: what comes after it would tell its answer."""
    answered, told = 0, 0
    for turns, questions in groupby(paper.questions, lambda one: one.turns):
        asked: list[ExamAnswer] = []
        for question in questions:
            asked.append(_asked(words, paper, question, marks[answered] if answered < len(marks) else None))
            if asked[-1].mark is None:
                break
            answered += 1
        is_open = asked[-1].mark is None
        said = () if is_open else tuple(told_director(words, paper, told, turns))
        last = paper.questions[answered - 1]
        clauses = tuple(told_clauses(words, last, paper.edition)) if said else ()
        yield ExamMoment(tuple(told_facts(words, paper, told, turns)), tuple(asked), said, clauses)
        if is_open:
            return
        told = turns


def _asked(words: RulingWords, paper: Paper, question: ExamQuestion, marked: Mark | None) -> ExamAnswer:
    edition, dealer = paper.edition, paper.case.setup.board.dealer
    return ExamAnswer(
        told_question(words, question),
        tuple(told_answer(words, question, each, edition, dealer) for each in question.answers),
        marked,
        told_answer(words, question, question.right, edition, dealer),
        tuple(told_reasons(words, question, edition)),
    )
