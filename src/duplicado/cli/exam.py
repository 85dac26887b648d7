"""`duplicado exam`: a director in training rules on cases and is marked."""

from __future__ import annotations

import json
import secrets
import shlex
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option
from duplicado.law import ClauseId, Edition
from duplicado.vocabulary.notation import Language

if TYPE_CHECKING:
    from duplicado.casebook import Case
    from duplicado.casebook.exam import Head as CaseHead
    from duplicado.casebook.exam import Mark, Paper, Question, Score
    from duplicado.casebook.library import LibraryCase
    from duplicado.cli.exam_record import Head, Record
    from duplicado.publish.rulings import RulingWords

__all__ = ["command"]

_NO_ANSWER = "."
_STOP = ("q", "quit")


@click.command()
@click.argument("files", nargs=-1, type=click.Path(path_type=Path), metavar="[FILE]...")
@click.option("--law", type=click.IntRange(1, 93), help="Only cases that show this Law.")
@click.option("--count", type=click.IntRange(1, 1000), help="How many cases.  [default: 5]")
@click.option("--seed", help="The same seed asks the same again; drawn by lot if not given.")
@click.option(
    "--edition",
    type=click.Choice([edition.value for edition in Edition]),
    help="The edition of the Laws.  [default: 2017]",
)
@click.option(
    "--record",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Keep every answer there, and go on from there another time.",
)
@click.option(
    "--answers",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Take the answers from a file, one to a line, and ask nobody.",
)
@json_option
@lang_option
def command(  # noqa: PLR0913 - the options of the command
    files: tuple[Path, ...],
    *,
    law: int | None,
    count: int | None,
    seed: str | None,
    edition: str | None,
    record: Path | None,
    answers: Path | None,
    as_json: bool,
    language: Language,
) -> None:
    """Be examined on the casebook: read what happened, rule, and be marked with the reasons.

    The program shows what the players did and what the Director established, and asks what follows: who may choose
    something and what, who must pass, what may be led, which cards are penalty cards, which tricks are transferred,
    and under which Laws. Answer with the number of an answer, or in the words of the casebook: "W auction" or
    "{W: auction}". "." is no answer, "q" stops.

    FILE is a file of cases, or a folder of them; without one the casebook that comes with the program is used. With
    --record every answer is kept at once, and the same command goes on where you stopped.

    Exit code 1: not everything was right, or not everything was answered.
    """
    from duplicado.cli.exam_record import Head, Record
    from duplicado.publish.rulings import RulingWords

    words = RulingWords.of(language)
    if as_json and answers is None:
        raise UnreadableInput(words.text("exam-json-needs-answers"))
    wanted = Head(
        seed or str(secrets.randbelow(1_000_000)),
        edition or Edition.LAWS_2017.value,
        law,
        count or 5,
        tuple(map(str, files)),
    )
    kept = None if record is None else Record(record)
    given: list[str] = []
    if record is not None and record.exists():
        told = wanted if files or law or count else None
        wanted, given = _resumed(record, told, words, seed=seed, edition=edition)
    exam = _Examination.of(wanted, words, record)
    if kept is not None and not kept.path.exists():
        _keep(kept, exam.head, words)
    room = _Room(exam, words, kept, answers)
    room.hold(given, silent=as_json)
    room.close(as_json=as_json)


def _resumed(
    path: Path, wanted: Head | None, words: RulingWords, *, seed: str | None, edition: str | None
) -> tuple[Head, list[str]]:
    """Read a record; what was asked for besides must be what it holds."""
    from duplicado.cli.exam_record import read_record

    found = read_record(_text(path, words))
    if found is None:
        raise UnreadableInput(words.text("exam-record-bad", file=str(path)))
    head, given = found
    differs = wanted is not None and wanted.choice != head.choice
    if differs or (seed is not None and seed != head.seed) or (edition is not None and edition != head.edition):
        raise UnreadableInput(words.text("exam-record-other", file=str(path)))
    return head, given


def _text(path: Path, words: RulingWords) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UnreadableInput(words.text("cli-file-unreadable", file=str(path), reason=reason)) from None


def _lines(path: Path, words: RulingWords) -> list[str]:
    from duplicado.cli.exam_record import answers_of

    return answers_of(_text(path, words).splitlines())


def _keep(record: Record, head: Head, words: RulingWords) -> None:
    try:
        record.begin(head)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UnreadableInput(words.text("convert-unwritable", file=str(record.path), reason=reason)) from None


@dataclass(frozen=True, slots=True)
class _FileCase:
    """A case of a file, with the head of a case of the library."""

    address: str
    case: Case

    @property
    def title(self) -> str:
        return self.case.title

    @property
    def editions(self) -> tuple[Edition, ...]:
        return self.case.editions

    @property
    def cites(self) -> tuple[ClauseId, ...]:
        return self.case.cites


@dataclass(frozen=True, slots=True)
class _Examination:
    """The papers of an examination, in their order."""

    head: Head
    papers: tuple[tuple[_FileCase | LibraryCase, Paper], ...]

    @classmethod
    def of(cls, head: Head, words: RulingWords, record: Path | None) -> _Examination:
        """Draw the cases and make their papers; those of a record are found again."""
        from dataclasses import replace

        from duplicado.casebook.exam import chosen, clauses_cited, paper_of

        edition = Edition(head.edition)
        heads = _cases(head.files, words)
        by_address = {one.address: one for one in heads}
        missing = next((address for address in head.cases if address not in by_address), None)
        if missing is not None:
            raise UnreadableInput(words.text("exam-record-gone", file=str(record), address=missing))
        pool = clauses_cited(heads, edition)
        drawn = [by_address[address] for address in head.cases] or chosen(heads, edition, head.seed, head.law)
        papers: list[tuple[_FileCase | LibraryCase, Paper]] = []
        for one in drawn:
            paper = paper_of(one.case, edition, head.seed, pool)
            if paper.questions:
                papers.append((one, paper))
            if len(papers) == head.count:
                break
        if not papers:
            raise UnreadableInput(words.text("exam-none-found", edition=head.edition))
        return cls(replace(head, cases=tuple(one.address for one, _ in papers)), tuple(papers))

    @property
    def questions(self) -> int:
        """How many there are."""
        return sum(len(paper.questions) for _, paper in self.papers)


def _cases(files: Sequence[str], words: RulingWords) -> Sequence[_FileCase | LibraryCase]:
    from duplicado.casebook import library, read_cases

    if not files:
        try:
            return library.cases()
        except library.CasebookMissingError:
            raise UnreadableInput(words.text("exam-no-casebook")) from None
    found: list[_FileCase] = []
    for name in files:
        path = Path(name)
        for file in (path.is_dir() and sorted(path.rglob("*.yaml"))) or [path]:
            casebook = read_cases(_text(file, words))
            for problem in casebook.problems:
                click.echo(f"{file}:{problem.line}: {words.text(problem.code, **dict(problem.values))}", err=True)
            found += [_FileCase(f"{file}:{case.line}", case) for case in casebook.cases]
    return found


class _Stopped(Exception):
    """The candidate stopped, or there are no more answers."""


class _Room:
    """Where the examination is held: it asks, takes answers, keeps them and counts the marks."""

    def __init__(self, exam: _Examination, words: RulingWords, record: Record | None, answers: Path | None) -> None:
        self.exam = exam
        self.words = words
        self.record = record
        self.file = answers
        self.answers = None if answers is None else _lines(answers, words)
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

    def _case(self, number: int, one: _FileCase | LibraryCase, paper: Paper, before: Iterator[str]) -> None:
        from duplicado.publish.exam_words import told_director, told_facts, told_setup

        heading, told = list(told_setup(self.words, paper)), 0
        self.say("\n" + self.words.text("exam-case", number=number, count=len(self.exam.papers)))
        for line in heading:
            self.say(line)
        for place, question in enumerate(paper.questions):
            if question.turns > told or place == 0:
                self.say()
            for line in told_facts(self.words, paper, told, question.turns) if question.turns > told else ():
                self.say(f"  {line}")
            if question.turns == 0 and place == 0:
                self.say(f"  {self.words.text('exam-nothing-yet')}")
            self._ask(one, paper, question, before)
            following = paper.questions[place + 1].turns if place + 1 < len(paper.questions) else None
            if following != question.turns:
                said = list(told_director(self.words, paper, told, question.turns))
                if said:
                    self.say(self.words.text("exam-director-says"))
                for line in said:
                    self.say(f"    {line}")
                told = question.turns
        self.say("\n" + self.words.text("exam-title", title=one.title, address=one.address))

    def _ask(self, one: _FileCase | LibraryCase, paper: Paper, question: Question, before: Iterator[str]) -> None:
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

    def _marked(self, question: Question, before: Iterator[str]) -> Mark:
        from duplicado.casebook.exam import AnswerError, mark
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
        from duplicado.casebook.exam import score

        counted = score((_law_of(one, self.exam.head.law), mark) for one, mark in self.marks)
        left = self.exam.questions - counted.asked
        if as_json:
            click.echo(json.dumps(self._report(counted), ensure_ascii=False, indent=1))
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
