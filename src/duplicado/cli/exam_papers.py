"""The papers of an examination, from its record, from files or from the casebook, and the record itself."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duplicado.cli.case import case_files, print_case_problems
from duplicado.cli.options import UnreadableInput, text_in
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId

_MARK = "# duplicado exam "


@dataclass(frozen=True, slots=True)
class ExamRecordHead:
    """Head of a record, from which the examination follows."""

    seed: str
    edition: str
    law: int | None
    count: int
    files: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    """The addresses of the cases, in their order."""

    @property
    def choice(self) -> tuple[int | None, int, tuple[str, ...]]:
        """Choices made besides seed and edition."""
        return self.law, self.count, self.files


@dataclass(frozen=True, slots=True)
class ExamRecord:
    """A file in which the answers are kept, one after the other, as soon as they are given."""

    path: Path

    def begin(self, head: ExamRecordHead) -> None:
        """Write the head.

        Raises:
            OSError: there is such a file, or it cannot be written.
        """
        with self.path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(f"{_MARK}{json.dumps(asdict(head), ensure_ascii=False)}\n")

    def append(self, answer: str) -> None:
        """Add an answer; it is on disk when this returns.

        Raises:
            OSError: the file cannot be written.
        """
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(f"{answer}\n")
            file.flush()
            os.fsync(file.fileno())


def read_record(text: str) -> tuple[ExamRecordHead, list[str]] | None:
    """Read a record; `None` if the text is none."""
    first, _, rest = text.partition("\n")
    if not first.startswith(_MARK):
        return None
    try:
        head = _head(json.loads(first.removeprefix(_MARK)))
    except (ValueError, KeyError, TypeError):
        return None
    return head, answers_of(rest.splitlines())


def _head(data: dict[str, Any]) -> ExamRecordHead:
    law = data["law"]
    return ExamRecordHead(
        str(data["seed"]),
        Edition(data["edition"]).value,
        None if law is None else int(law),
        int(data["count"]),
        tuple(map(str, data["files"])),
        tuple(map(str, data["cases"])),
    )


def answers_of(lines: Sequence[str]) -> list[str]:
    """Return the answers of a file: a line each; empty lines and those that begin with # say nothing."""
    return [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]


if TYPE_CHECKING:
    from duplicado.casebook.exam.model import Paper
    from duplicado.casebook.library import LibraryCase
    from duplicado.casebook.model import Case
    from duplicado.publish.rulings.ruling_terms import RulingWords


def lines_of(path: Path) -> list[str]:
    """Read the answers of a file."""
    return answers_of(text_in(path).splitlines())


@dataclass(frozen=True, slots=True)
class FileCase:
    """A case of a file, with the head of a case of the library."""

    address: str
    case: Case

    @property
    def title(self) -> str:
        """As in the case."""
        return self.case.title

    @property
    def editions(self) -> tuple[Edition, ...]:
        """In which it holds."""
        return self.case.editions

    @property
    def cites(self) -> tuple[ClauseId, ...]:
        """Clauses that it shows."""
        return self.case.cites


@dataclass(frozen=True, slots=True)
class ExamPaper:
    """The papers of an examination, in their order."""

    head: ExamRecordHead
    papers: tuple[tuple[FileCase | LibraryCase, Paper], ...]

    @classmethod
    def of(cls, head: ExamRecordHead, words: RulingWords, record: Path | None) -> ExamPaper:
        """Draw the cases and make their papers; those of a record are found again."""
        from dataclasses import replace

        from duplicado.casebook.exam.drawing import chosen, clauses_cited
        from duplicado.casebook.exam.questions import paper_of

        edition = Edition(head.edition)
        heads = _cases(head.files, words)
        by_address = {one.address: one for one in heads}
        missing = next((address for address in head.cases if address not in by_address), None)
        if missing is not None:
            raise UnreadableInput(words.text("exam-record-gone", file=str(record), address=missing))
        pool = clauses_cited(heads, edition)
        drawn = [by_address[address] for address in head.cases] or chosen(heads, edition, head.seed, head.law)
        papers: list[tuple[FileCase | LibraryCase, Paper]] = []
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
        """Number of questions."""
        return sum(len(paper.questions) for _, paper in self.papers)


def _cases(files: Sequence[str], words: RulingWords) -> Sequence[FileCase | LibraryCase]:
    from duplicado.casebook import library
    from duplicado.casebook.reader import read_cases

    if not files:
        try:
            return library.cases()
        except library.CasebookMissingError:
            raise UnreadableInput(words.text("exam-no-casebook")) from None
    found: list[FileCase] = []
    for file in case_files(map(Path, files)):
        casebook = read_cases(text_in(file))
        print_case_problems(file, casebook.problems, words.text)
        found += [FileCase(f"{file}:{case.line}", case) for case in casebook.cases]
    return found
