"""Files of `duplicado table`: cases, records, PBN and reports, and the journal that is whole after every step."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path

from duplicado.casebook.from_record import session_of_record
from duplicado.casebook.model import Case
from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import Session, play_case
from duplicado.cli.options import reason_of
from duplicado.formats.pbn.model import Comment
from duplicado.formats.pbn.writer import game_of, write_pbn
from duplicado.formats.table_record.board_record import board_record
from duplicado.formats.table_record.document import is_record, read_record, write_record
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.table_report import table_report
from duplicado.vocabulary.errors import DuplicadoError


class Journal:
    """A file to which each step is appended; it is written anew, in one move, only when something is taken back."""

    def __init__(self, path: Path) -> None:
        """Take a path at which there is no file yet; nothing is written before the first step."""
        self.path = path

    @property
    def exists(self) -> bool:
        """True where anything has been written."""
        return self.path.exists()

    def append(self, head: str, line: str) -> None:
        """Write one more step, and before the first one the head of the case.

        Raises:
            OSError: the file cannot be written.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            if file.tell() == 0:
                file.write(head)
            file.write(f"{line}\n")
            file.flush()
            os.fsync(file.fileno())

    def rewrite(self, text: str) -> None:
        """Put a whole case in the place of what was written; the old one stands until the new one is on disk.

        Raises:
            OSError: the file cannot be written.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(f"{self.path.name}.new")
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self.path)

    def discard(self) -> None:
        """Remove the file: what it holds is kept elsewhere, or is nothing."""
        self.path.unlink(missing_ok=True)


class CannotLoad(DuplicadoError):
    """A file that cannot be taken up; `lines` say why."""

    def __init__(self, *lines: str) -> None:
        """Take the sentences."""
        self.lines = lines
        super().__init__(" ".join(lines))


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table taken up from a file, and what there is to say about it."""

    file: str
    session: Session
    remarks: tuple[str, ...] = ()


def save_table(words: RulingWords, session: Session, title: str, path: Path) -> None:
    """Write a table in the form that the ending of the name asks for.

    Raises:
        OSError: the file cannot be written.
    """
    match path.suffix.lower():
        case ".txt":
            text = _report(words, session)
        case ".json" | ".jsonl":
            text = write_record(session.table_setup, session.entries)
        case ".pbn":
            text = _pbn(words, session)
        case _:
            text = session.as_case(title)
    path.write_text(text, encoding="utf-8", newline="\n")


def _report(words: RulingWords, session: Session) -> str:
    return table_report(words, session.table_setup, session.beginning, session.entries)


def _pbn(words: RulingWords, session: Session) -> str:
    """Write what stands with the marks that PBN has; the report, which PBN has no marks for, stands as a comment."""
    game = game_of(board_record(session.state))
    has_rulings = bool(session.state.opened or session.state.table.noted)
    comments = (Comment("", _report(words, session).strip()),) if has_rulings else ()
    return write_pbn([replace(game, comments=comments)])


def load_table(words: RulingWords, name: str) -> Loaded:
    """Take up a case or a record; behind the name there may be the number of a case.

    Raises:
        CannotLoad: the file cannot be read, is neither, or holds several cases and none was chosen.
    """
    file, number = _file_and_number(name)
    path = Path(file).expanduser()
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = reason_of(error)
        raise CannotLoad(words.text("cli-file-unreadable", file=file, reason=reason)) from None
    return _load_record(words, file, text) if is_record(text) else _load_case(words, file, text, number)


def _load_record(words: RulingWords, file: str, text: str) -> Loaded:
    parsed = read_record(text)
    remarks = tuple(
        _problem(words, file, found.line, words.text(found.code, **dict(found.values))) for found in parsed.diagnostics
    )
    record = parsed.value
    if record.setup is None:
        raise CannotLoad(*remarks)
    # What comes behind a gap cannot be trusted to mean what it meant.
    session, otherwise = session_of_record(record.setup, record.entries[: record.unbroken])
    if otherwise is not None:
        remarks = (*remarks, words.text("table-record-otherwise", number=otherwise))
    return Loaded(file, session, remarks)


def _problem(words: RulingWords, file: str, line: int, reason: str) -> str:
    return words.text("table-problem-at", file=file, line=line, reason=reason)


def _file_and_number(name: str) -> tuple[str, int | None]:
    file, _, last = name.rpartition(" ")
    if file and last.isdigit() and not Path(name).expanduser().exists():
        return file.strip("\"' "), int(last)
    return name.strip("\"'"), None


def _load_case(words: RulingWords, file: str, text: str, number: int | None) -> Loaded:
    book = read_cases(text)
    remarks = tuple(
        _problem(words, file, problem.line, words.text(problem.code, **dict(problem.values)))
        for problem in book.problems
    )
    if not book.cases:
        raise CannotLoad(*remarks)
    case = _chosen(words, file, book.cases, number)
    session, stopped = play_case(case, case.editions[-1])
    if stopped is not None:
        remarks = (*remarks, words.text("table-load-stopped", line=stopped))
    return Loaded(file, session, remarks)


def _chosen(words: RulingWords, file: str, cases: tuple[Case, ...], number: int | None) -> Case:
    if number is None and len(cases) == 1:
        return cases[0]
    if number is None:
        titles = (f"  {place}. {case.title}" for place, case in enumerate(cases, 1))
        raise CannotLoad(words.text("table-which-case", count=len(cases), file=file), *titles)
    if not 1 <= number <= len(cases):
        raise CannotLoad(words.text("table-no-such-case", number=number, file=file, count=len(cases)))
    return cases[number - 1]
