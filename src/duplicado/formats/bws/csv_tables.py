"""The tables of a database as CSV files, in a folder or in a zip archive, as table exporters write them."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final

from duplicado.formats.bws.tables import Report, Tables, say
from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity

__all__ = ["tables_in_folder", "tables_in_zip"]

_MOST_BYTES: Final = 64 * 1024 * 1024
"""Of all tables together when unpacked; an event of a thousand tables has less than a tenth of it."""


def tables_in_folder(folder: Path) -> Parsed[Tables]:
    """Read the files `Name.csv` or `database.Name.csv` of a folder.

    Raises:
        OSError: the folder or a file in it cannot be read.
    """
    found: list[Diagnostic] = []
    files = ((path.name, path.read_bytes()) for path in sorted(folder.iterdir()) if path.suffix.lower() == ".csv")
    return Parsed(_tables(files, found.append), tuple(found))


def tables_in_zip(source: bytes) -> Parsed[Tables]:
    """Read the same from a zip archive; one that cannot be unpacked, or that unpacks to too much, has no tables."""
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
        say(found.append, "bws-bad-zip", reason=error)
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
        databases.setdefault(database, {})[table] = list(_rows(data))
    if not databases:
        return {}
    if len(databases) > 1:
        say(report, "bws-several-databases", Severity.WARNING, names=", ".join(sorted(databases)))
    return databases[min(databases)]


def _rows(data: bytes) -> Iterator[dict[str, str]]:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", "replace")
    rows = csv.reader(io.StringIO(text.replace("\0", ""), newline=""))
    try:
        header = next(rows, list[str]())
        for row in rows:
            if row:
                yield dict(zip(header, row, strict=False))
    except csv.Error:  # a field longer than any that these tables have: what stands before it is read
        return
