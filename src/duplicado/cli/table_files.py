"""What `duplicado table` writes and reads: cases, records, PBN and reports."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from duplicado.casebook import Case, read_cases
from duplicado.casebook.session import Session, play_case
from duplicado.publish.rulings import RulingWords
from duplicado.publish.table_report import table_report
from duplicado.vocabulary import DuplicadoError

__all__ = ["CannotLoad", "Loaded", "load_table", "save_table"]


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
            text = table_report(words, session.table_setup, session.beginning, session.entries)
        case _:
            text = session.as_case(title)
    path.write_text(text, encoding="utf-8", newline="\n")


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
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CannotLoad(words.text("table-cannot-read", file=file, reason=reason)) from None
    return _load_case(words, file, text, number)


def _file_and_number(name: str) -> tuple[str, int | None]:
    file, _, last = name.rpartition(" ")
    if file and last.isdigit() and not Path(name).expanduser().exists():
        return file.strip("\"' "), int(last)
    return name.strip("\"'"), None


def _load_case(words: RulingWords, file: str, text: str, number: int | None) -> Loaded:
    book = read_cases(text)
    remarks = tuple(
        words.text(
            "table-problem-at", file=file, line=problem.line, reason=words.text(problem.code, **dict(problem.values))
        )
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
