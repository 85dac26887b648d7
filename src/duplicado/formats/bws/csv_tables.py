"""The tables of a database as CSV files, in a folder or in a zip archive, as table exporters write them."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final

from duplicado.formats.bws.tables import Tables, say
from duplicado.formats.diagnostics import Diagnostic, Parsed, Report, Severity
from duplicado.formats.encoding import decoded_text, encoded

_MOST_BYTES: Final = 64 * 1024 * 1024
"""Of all tables together when unpacked; an event of a thousand tables has less than a tenth of it."""

_HEAD: Final = 4096
"""In so many bytes stand the names of the columns of any table."""

_KEYS: Final = {
    "receiveddata": "board",
    "rounddata": "table",
    "section": "letter",
    "playernumbers": "direction",
    "handrecord": "board",
    "handevaluation": "board",
}
"""A column by which each table that matters is known; of the others nothing is lost without a word."""


_COLUMNS: Final = {
    "ReceivedData": frozenset({"board", "pairns", "pairew", "contract"}),
    "RoundData": frozenset({"table", "nspair", "ewpair", "lowboard"}),
    "Section": frozenset({"letter", "tables", "missingpair"}),
    "HandEvaluation": frozenset({"board", "northspades", "northnotrump"}),
    "HandRecord": frozenset({"board", "northspades", "westclubs"}),
    "BiddingData": frozenset({"board", "counter", "direction", "bid"}),
    "PlayData": frozenset({"board", "counter", "direction", "card"}),
    "Session": frozenset({"name", "date", "guid", "status"}),
    "Settings": frozenset({"showresults", "enterresultsmethod"}),
    "Tables": frozenset({"table", "computerid", "logonoff"}),
    "Clients": frozenset({"id", "computer"}),
    "PlayerNumbers": frozenset({"section", "table", "direction"}),
}
"""Columns by which the file of a single table is known; a table whose columns another one has too stands behind it."""


def table_named_by(head: bytes) -> str | None:
    """Return the table of a scoring database whose columns a file begins with; `None` for any other file."""
    columns = _column_names(decoded_text(head[:_HEAD]))
    return next((table for table, wanted in _COLUMNS.items() if wanted <= columns), None)


def tables_in_one_file(source: bytes) -> Parsed[Tables]:
    """Read a file that holds one table in CSV; empty if it is none of them."""
    found: list[Diagnostic] = []
    table = table_named_by(source)
    return Parsed({table: list(_rows(source, table, found.append))} if table else {}, tuple(found))


def is_scoring_archive(head: bytes) -> bool:
    """Tell whether these are the first bytes of a zip archive whose first member is a table in CSV."""
    return head.startswith(b"PK\x03\x04") and b".csv" in head[30:300].lower()


def archive_of(folder: Path) -> bytes:
    """Return the tables of a folder as one file, a zip archive; one without members where there are none.

    Raises:
        OSError: the folder or a file in it cannot be read.
    """
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for path in sorted(folder.iterdir()):
            if path.suffix.lower() == ".csv":
                archive.writestr(encoded(path.name).decode(), path.read_bytes())
    return data.getvalue()


def tables_in_zip(source: bytes) -> Parsed[Tables]:
    """Read the files `Name.csv` or `database.Name.csv` of a zip archive.

    One that cannot be unpacked, or that unpacks to too much, has no tables.
    """
    found: list[Diagnostic] = []
    try:
        with zipfile.ZipFile(io.BytesIO(source)) as archive:
            members = [each for each in archive.infolist() if each.filename.lower().endswith(".csv")]
            # What a member says of its size is believed no further than it is read.
            if sum(each.file_size for each in members) > _MOST_BYTES:
                say(found.append, "bws-too-large")
                return Parsed({}, tuple(found))
            files = [(PurePosixPath(each.filename).name, _unpacked(archive, each)) for each in members]
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError) as error:
        locked = isinstance(error, RuntimeError) and not isinstance(error, NotImplementedError)
        say(found.append, "bws-bad-zip", fault="locked" if locked else "damaged")
        return Parsed({}, tuple(found))
    return Parsed(_tables(files, found.append), tuple(found))


def _unpacked(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    with archive.open(member) as stream:
        return stream.read(member.file_size)


def _tables(files: Iterable[tuple[str, bytes]], report: Report) -> Tables:
    """Sort the files by the database that their names begin with, and take the tables of one."""
    databases: dict[str, dict[str, list[dict[str, str]]]] = {}
    for name, data in files:
        database, _, table = name[: -len(".csv")].rpartition(".")
        databases.setdefault(database, {})[table] = list(_rows(data, table, report))
    if not databases:
        return {}
    if len(databases) > 1:
        say(report, "bws-several-databases", Severity.WARNING, names=", ".join(sorted(databases)))
    return databases[min(databases)]


def _rows(data: bytes, table: str, report: Report) -> Iterator[dict[str, str]]:
    text = decoded_text(data).replace("\0", "")
    key = _KEYS.get(table.lower())
    if not text.strip():
        if key is not None:
            say(report, "bws-empty-table", Severity.WARNING, table=table)
        return
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text))
    number = 1
    try:
        header = next(rows, list[str]())
        if key is not None and key not in {name.strip().lower() for name in header}:
            say(report, "bws-strange-table", Severity.WARNING, table=table, column=key.capitalize())
        for number, row in enumerate(rows, 2):
            if not row:
                continue
            if len(row) < len(header):
                say(report, "bws-short-row", Severity.WARNING, rows.line_num, table=table, row=number)
            yield dict(zip(header, row, strict=False))
    except csv.Error:  # a field longer than any that these tables have: what stands before it is read
        say(report, "bws-csv-breaks-off", Severity.WARNING, rows.line_num, table=table, row=number + 1)


def _column_names(text: str) -> frozenset[str]:
    head = text.lstrip("\ufeff\r\n").partition("\n")[0]
    return frozenset(name.strip(' "\r').lower() for name in head.split(_delimiter(head)))


def _delimiter(text: str) -> str:
    """Tell by what the head separates its columns: spreadsheets of many countries write semicolons."""
    head = text.lstrip().partition("\n")[0]
    return max(",;\t", key=head.count)
