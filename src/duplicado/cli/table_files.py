"""Files of `duplicado table`: cases, records, PBN and reports, read and written."""

from __future__ import annotations

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
