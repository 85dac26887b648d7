"""The database itself, an Access file (Jet 4): read by mdbtools or access-parser, its stated numbers of rows."""

from __future__ import annotations

import csv
import io
import json
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from threading import Timer
from typing import IO, Final, TypeAlias

from duplicado.formats.bws.tables import Tables, say
from duplicado.formats.diagnostics import Diagnostic, Parsed, Report, Severity

CATALOGUE: Final = "MSysObjects"
"""The table that lists the tables, with the page of each in `Id`."""

_VERSION: Final = 0x14
_OLD: Final = 0
_SIZE, _OLD_SIZE = 4096, 2048
_ROWS, _OLD_ROWS = 16, 12
_DEFINITION: Final = 2
_TABLE: Final = "1"


def is_cut_off(source: bytes) -> bool:
    """Tell whether an Access file ends within a page."""
    return len(source) % _page_size(source) != 0


def rows_counted(source: bytes, catalogue: Iterable[Mapping[str, str]]) -> dict[str, int]:
    """Return the number of rows that the file states for each table; none for those whose definition is not there.

    Args:
        source: the file.
        catalogue: the rows of its table `CATALOGUE`, by the names of its columns.
    """
    size = _page_size(source)
    offset = _OLD_ROWS if size == _OLD_SIZE else _ROWS
    counts: dict[str, int] = {}
    for each in catalogue:
        number = each.get("Id", "")
        if each.get("Type") != _TABLE or not number.lstrip("-").isdigit():
            continue
        at = (int(number) & 0xFFFFFF) * size
        page = source[at : at + offset + 4]
        if len(page) == offset + 4 and page[0] == _DEFINITION:
            (counts[each.get("Name", "")],) = struct.unpack_from("<I", page, offset)
    return counts


def _page_size(source: bytes) -> int:
    return _OLD_SIZE if source[_VERSION : _VERSION + 1] == bytes((_OLD,)) else _SIZE


@dataclass(frozen=True, slots=True)
class AccessTables:
    """The tables that a reader found in a file."""

    rows: Tables
    doubted: tuple[str, ...] = ()
    """Names of the tables in which it met with something that cannot be."""


AccessReader: TypeAlias = Callable[[Path], AccessTables]
"""Reads the tables of a file; raises `OSError`, `ValueError` or `subprocess.TimeoutExpired` when it cannot."""

_SIGNATURES: Final = (b"\x00\x01\x00\x00Standard Jet DB", b"\x00\x01\x00\x00Standard ACE DB")
_WANTED: Final = (
    *("Session", "Section", "RoundData", "ReceivedData", "IntermediateData", "PlayerNumbers", "PlayerNames"),
    *("HandRecord", "HandEvaluation", "BiddingData", "PlayData", CATALOGUE),
)
_NEEDED: Final = ("RoundData", "ReceivedData")
"""Tables that every scoring database has, be they empty."""
_SECONDS: Final = 60
_MOST_BYTES: Final = 50_000_000
"""More than the tables of any event; a damaged file can make a reader write without end."""
_MOST_WARNINGS: Final = 1_000_000
"""Bytes of warnings, of which no file has so many."""


class _TooMuchError(ValueError):
    """A reader writes more than the tables of any event."""


class _NoTablesError(ValueError):
    """A reader finds no tables in the file."""


_FAULTS: Final[dict[type[Exception], str]] = {
    subprocess.TimeoutExpired: "time",
    OSError: "missing",
    _TooMuchError: "size",
    _NoTablesError: "tables",
}
"""The kinds of faults that are told apart; for all others a reader has words of its own, in one language."""


def is_access_file(head: bytes) -> bool:
    """Tell whether these are the first bytes of an Access file."""
    return head.startswith(_SIGNATURES)


def tables_in_access_file(source: bytes, readers: Mapping[str, AccessReader] | None = None) -> Parsed[Tables]:
    """Read the tables that matter from the bytes of an Access file.

    Args:
        source: the file.
        readers: by name, in the order in which they are tried; if not told, those that this computer has.
    """
    found: list[Diagnostic] = []
    readers = access_readers() if readers is None else readers
    if not readers:
        say(found.append, "bws-no-access-reader")
        return Parsed({}, tuple(found))
    if is_cut_off(source):
        say(found.append, "bws-cut-off", Severity.ERROR)
    # A folder of its own, because the readers want a file and Windows does not open one twice.
    with tempfile.TemporaryDirectory(prefix="duplicado-") as folder:
        path = Path(folder) / "database.bws"
        path.write_bytes(source)
        for name, reader in readers.items():
            try:
                read = reader(path)
            except (OSError, ValueError, subprocess.TimeoutExpired) as error:
                fault = next((fault for kind, fault in _FAULTS.items() if isinstance(error, kind)), "damaged")
                say(found.append, "bws-access-unreadable", reader=name, fault=fault)
            else:
                for table in read.doubted:
                    say(found.append, "bws-table-doubted", reader=name, table=table)
                _say_what_is_missing(source, read.rows, found.append)
                return Parsed({table: rows for table, rows in read.rows.items() if table != CATALOGUE}, tuple(found))
    return Parsed({}, tuple(found))


def _say_what_is_missing(source: bytes, tables: Tables, report: Report) -> None:
    """Name the tables that are not there, and those with fewer rows than the file says that they have."""
    for name in _NEEDED:
        if not tables.keys().isdisjoint(_NEEDED) and name not in tables:
            say(report, "bws-table-missing", table=name)
    for name, count in rows_counted(source, tables.get(CATALOGUE, ())).items():
        if name in _WANTED and len(tables.get(name, ())) < count:
            say(report, "bws-rows-missing", table=name, count=count, read=len(tables.get(name, ())))


def access_readers() -> dict[str, AccessReader]:
    """Return the readers that this computer has, the one to try first at the head."""
    readers: dict[str, AccessReader] = {}
    if shutil.which("mdb-export") and shutil.which("mdb-tables"):
        readers["mdbtools"] = _with_mdbtools
    if find_spec("access_parser"):
        readers["access-parser"] = _with_access_parser
    return readers


def _with_mdbtools(path: Path) -> AccessTables:
    names = [name for name in _run("mdb-tables", "-1", str(path))[0].splitlines() if name.strip()]
    if not names:
        raise _NoTablesError(path)
    read = {name: _exported(path, name) for name in names if name in _WANTED}
    tables, doubted = (
        {name: rows for name, (rows, _) in read.items()},
        [name for name, (_, warned) in read.items() if warned],
    )
    try:
        return AccessTables(tables | {CATALOGUE: _exported(path, CATALOGUE)[0]}, tuple(doubted))
    except ValueError:  # it serves to find out what is missing, and the tables are there
        return AccessTables(tables, tuple(doubted))


def _exported(path: Path, table: str) -> tuple[list[dict[str, str]], bool]:
    """Return the rows of a table, and whether the program warned of what stands in that table."""
    dates = "%Y-%m-%d %H:%M:%S"
    text, warnings = _run("mdb-export", "-D", dates, "-T", dates, str(path), table)
    warned = any(table in line for line in warnings.splitlines())
    return list(csv.DictReader(io.StringIO(text, newline=""), restval="", restkey="…")), warned


def _run(program: str, *arguments: str) -> tuple[str, str]:
    """Run one of the readers, within a time and for so much output; return what it writes, and its warnings.

    Raises:
        OSError: it is not there.
        ValueError: it fails, or writes too much.
        subprocess.TimeoutExpired: it takes too long.
    """
    found = shutil.which(program)
    if found is None:
        raise OSError(f"{program} is not there")
    # No shell; the arguments are our own and the path of our own folder. A damaged file can make it write for ever.
    with (
        subprocess.Popen([found, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process,  # noqa: S603 - as above
        ThreadPoolExecutor(1) as beside,
    ):
        ends = Timer(_SECONDS, process.kill)
        ends.start()
        try:
            warnings = beside.submit(_written, process, process.stderr, _MOST_WARNINGS)
            data = _written(process, process.stdout, _MOST_BYTES)
            warned = warnings.result()
            process.wait()
        finally:
            ends.cancel()
    if process.returncode < 0:
        raise subprocess.TimeoutExpired(program, _SECONDS)
    if process.returncode:
        raise ValueError(program)
    return data.decode("utf-8", "replace"), warned.decode("utf-8", "replace")


def _written(process: subprocess.Popen[bytes], stream: IO[bytes] | None, most: int) -> bytes:
    """Return what a program writes, and end it where that is too much."""
    data = b"" if stream is None else stream.read(most + 1)
    if len(data) > most:
        process.kill()
        raise _TooMuchError
    return data


def _with_access_parser(path: Path) -> AccessTables:
    module = "duplicado.formats.bws.access_parser_tables"
    text, _ = _run(sys.executable, "-m", module, str(path), *_WANTED)
    tables: dict[str, list[dict[str, str]]] = json.loads(text)
    return AccessTables(tables)
