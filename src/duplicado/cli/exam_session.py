"""Conduct of an examination on the terminal: questions, answers, marks and counts."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.exam_papers import lines_of
from duplicado.cli.options import Found, UnreadableInput, print_json

if TYPE_CHECKING:
    from duplicado.casebook.exam.drawing import PaperHead as CaseHead
    from duplicado.casebook.exam.marking import Mark, Score
    from duplicado.casebook.exam.model import ExamQuestion, Paper
    from duplicado.casebook.library import LibraryCase
    from duplicado.cli.exam_papers import ExamPaper, ExamRecord, FileCase
    from duplicado.publish.rulings.ruling_terms import RulingWords

_NO_ANSWER = "."
_STOP = ("q", "quit")


class _Stopped(Exception):
    """The candidate stopped, or there are no more answers."""


class ExamSession:
    """Session of the examination: it asks, takes answers, keeps them and counts the marks."""

    def __init__(self, exam: ExamPaper, words: RulingWords, record: ExamRecord | None, answers: Path | None) -> None:
        """Take what is asked, the words of a language, where answers are kept, and the file they come from, if any."""
        self.exam = exam
        self.words = words
        self.record = record
        self.file = answers
        self.answers = None if answers is None else lines_of(answers)
        self.marks: list[tuple[CaseHead, Mark]] = []
        self.silent = False

    def say(self, text: str = "") -> None:
        """Write a line, unless nobody is to read it."""
        if not self.silent:
            click.echo(text)

    def hold(self, given: list[str], *, silent: bool) -> None:
        """Ask everything; answers given before are marked without being asked for."""
        self.silent = silent
        head = self.exam.head
        count = len(self.exam.papers)
        self.say(self.words.text("exam-begins", count=count, edition=head.edition, seed=head.seed))
        if given and self.record is not None:
            self.say(self.words.text("exam-goes-on", file=str(self.record.path), count=len(given)))
        before = iter(given)
        try:
            for number, (one, paper) in enumerate(self.exam.papers, 1):
                self._case(number, one, paper, before)
        except _Stopped:
            return

    def _case(self, number: int, one: FileCase | LibraryCase, paper: Paper, before: Iterator[str]) -> None:
        from duplicado.publish.exam_words import told_clauses, told_director, told_facts, told_setup, told_title

        self.say("\n" + self.words.text("exam-case", number=number, count=len(self.exam.papers)))
        for line in told_setup(self.words, paper):
            self.say(line)
        moments = [(turns, tuple(asked)) for turns, asked in groupby(paper.questions, lambda one: one.turns)]
        told = 0
        for turns, asked in moments:
            facts = list(told_facts(self.words, paper, told, turns))
            self.say()
            for line in facts or ([self.words.text("exam-nothing-yet")] if turns == 0 else []):
                self.say(f"  {line}")
            for question in asked:
                self._ask(one, paper, question, before)
            # What the Director says would tell the answers, as long as there are questions.
            said = list(told_director(self.words, paper, told, turns))
            if said:
                self.say("\n" + self.words.text("exam-director-says"))
            for line in (*said, *(told_clauses(self.words, asked[-1], paper.edition) if said else ())):
                self.say(f"    {line}")
            told = turns
        title = told_title(self.words, one.case)
        self.say("\n" + self.words.text("exam-title", title=title, address=one.address))

    def _ask(self, one: FileCase | LibraryCase, paper: Paper, question: ExamQuestion, before: Iterator[str]) -> None:
        from duplicado.publish.exam_words import told_answer, told_question, told_reasons

        edition, dealer = paper.edition, paper.case.setup.board.dealer
        self.say("\n" + told_question(self.words, question))
        for number, answer in enumerate(question.answers, 1):
            self.say(f"  {number}  {told_answer(self.words, question, answer, edition, dealer)}")
        mark = self._marked(question, before)
        self.marks.append((one, mark))
        right = told_answer(self.words, question, question.right, edition, dealer)
        if mark.is_right:
            self.say(self.words.text("exam-right"))
        else:
            self.say(self.words.text("exam-wrong" if mark.is_given else "exam-not-answered", right=right))
        for line in told_reasons(self.words, question, edition):
            self.say(f"    {line}")

    def _marked(self, question: ExamQuestion, before: Iterator[str]) -> Mark:
        from duplicado.casebook.exam.marking import AnswerError, mark
        from duplicado.publish.exam_words import typed_answer

        known = next(before, None)
        while True:
            text = self._next() if known is None else known
            try:
                marked = mark(question, "" if text == _NO_ANSWER else text)
            except AnswerError:
                wrong = next(answer for answer in question.answers if answer != question.right)
                told = self.words.text(
                    "exam-unreadable", text=text, most=len(question.answers), example=typed_answer(question, wrong)
                )
                if self.answers is not None or known is not None:
                    raise UnreadableInput(told) from None
                click.echo(told)
                continue
            if known is None and self.record is not None:
                self.record.append(text)
            return marked

    def _next(self) -> str:
        """Take the next answer, from the file or from the candidate."""
        if self.answers is not None:
            if not self.answers:
                raise _Stopped
            text = self.answers.pop(0)
            self.say(f"> {text}")
            return text
        click.echo("> ", nl=False)
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        text = line.strip()
        if not line or text.casefold() in _STOP:
            click.echo()
            raise _Stopped
        return text or _NO_ANSWER

    def close(self, *, as_json: bool) -> None:
        """Say the score, what is left, and how to go on; leave with the exit code."""
        from duplicado.casebook.exam.marking import score

        counted = score((_law_of(one, self.exam.head.law), mark) for one, mark in self.marks)
        left = self.exam.questions - counted.asked
        if as_json:
            print_json(self._report(counted))
        else:
            self._say_score(counted, left)
        if self.answers:
            raise UnreadableInput(self.words.text("exam-answers-left", file=str(self.file), count=len(self.answers)))
        if left or counted.right < counted.asked:
            raise Found

    def _say_score(self, counted: Score, left: int) -> None:
        self.say()
        if left:
            self.say(self.words.text("exam-stopped", left=left))
        if counted.asked:
            percent = round(100 * counted.right / counted.asked)
            self.say(self.words.text("exam-score", right=counted.right, asked=counted.asked, percent=percent))
        for law, right, asked in counted.by_law:
            self.say("  " + self.words.text("exam-score-law", law=law, right=right, asked=asked))
        if left and self.record is not None:
            self.say(self.words.text("exam-continue", file=str(self.record.path)))
        elif not self.exam.head.files:
            self.say(self._again())

    def _again(self) -> str:
        head = self.exam.head
        told = self.words.text("exam-again", seed=shlex.quote(head.seed), edition=head.edition)
        told += f" --count {head.count}"
        return told if head.law is None else f"{told} --law {head.law}"

    def _report(self, counted: Score) -> dict[str, object]:
        from duplicado.publish.exam_words import told_question, typed_answer

        head = self.exam.head
        return {
            "seed": head.seed,
            "edition": head.edition,
            "cases": list(head.cases),
            "right": counted.right,
            "asked": counted.asked,
            "questions": self.exam.questions,
            "laws": [{"law": law, "right": right, "asked": asked} for law, right, asked in counted.by_law],
            "marks": [
                {
                    "case": one.address,
                    "line": mark.question.line,
                    "about": mark.question.aspect.value,
                    "question": told_question(self.words, mark.question),
                    "given": typed_answer(mark.question, mark.given) if mark.is_given else None,
                    "right_answer": typed_answer(mark.question, mark.question.right),
                    "is_right": mark.is_right,
                }
                for one, mark in self.marks
            ],
        }


def _law_of(one: CaseHead, law: int | None) -> int:
    """Return the Law under which the questions of a case count: the one examined, else the first that it shows."""
    return law or next((clause.law for clause in one.cites if clause.law > 0), 0)
