"""The tables of a scoring database as texts, from either source, and the reading of single cells."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from duplicado.formats.diagnostics import Diagnostic, Report, Severity
from duplicado.formats.spreadsheet_text import text_in_cell
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.values import keeps_mappings

Tables: TypeAlias = Mapping[str, Sequence[Mapping[str, str]]]
"""Rows by the name of their table, cells by the name of their column, both written in any case."""


_WHOLE: Final = re.compile(r"\s*([+-]?[0-9]{1,9})(?:[.,]0*)?\s*")
_TRUE: Final = frozenset({"1", "-1", "true", "yes"})


class UnreadableCell(DuplicadoError):
    """A cell that does not hold what its column is for; it never leaves the reader."""

    def __init__(self, column: str, text: str) -> None:
        """Name the column and what stands there."""
        super().__init__(f"{column}: {text}")
        self.column = column
        self.text = text


@dataclass(frozen=True, slots=True)
@keeps_mappings
class BwsRow:
    """A row of a table, by the names of its columns in small letters."""

    cells: Mapping[str, str]
    number: int
    """Its place in the table, from 1."""

    def cell(self, column: str) -> str:
        """Return a cell without the blanks around it; empty where there is none."""
        return self.cells.get(column.lower(), "").strip()

    def words(self, column: str) -> str:
        """Return what people wrote in a cell: a name, a number of a player."""
        return text_in_cell(self.cell(column))

    def whole(self, column: str) -> int:
        """Return a whole number; an empty cell is 0, as it is to the programs that write these files.

        Raises:
            UnreadableCell: something else stands there.
        """
        text = self.cell(column)
        match = _WHOLE.fullmatch(text)
        if match is None and text:
            raise UnreadableCell(column, text)
        return int(match[1]) if match else 0

    def flag(self, column: str) -> bool:
        """Return whether a switch is on: 1, -1 (which Access writes for yes) or `True`."""
        return self.cell(column).lower() in _TRUE


def rows_of(tables: Tables, name: str) -> Iterator[BwsRow]:
    """Go through the rows of a table; nothing where the database has no such table."""
    for known, rows in tables.items():
        if known.strip().lower() == name.lower():
            for number, cells in enumerate(rows, 1):
                yield BwsRow({column.strip().lower(): text for column, text in cells.items()}, number)
            return


def as_text(value: object) -> str:
    """Write a value of a database as the text that its export has: yes and no as 1 and 0, nothing as nothing."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    return str(value)


def say(report: Report, code: str, severity: Severity = Severity.ERROR, line: int = 0, **values: object) -> None:
    """Report what was found, with values short enough to be shown."""
    report(Diagnostic(line, code, tuple((name, str(value)[:60]) for name, value in values.items()), severity))


def say_unreadable(report: Report, table: str, row: BwsRow, error: UnreadableCell) -> None:
    """Report a row that is left out because of a cell in it."""
    say(
        report,
        "bws-unreadable-cell",
        line=row.number,
        table=table,
        row=row.number,
        column=error.column,
        text=error.text,
    )
