"""Registry of the formats: the one list of them, and the search of it. Owner: whoever reads or writes a file."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from duplicado.formats.acbl.format import ACBL
from duplicado.formats.bws.csv_tables import archive_of
from duplicado.formats.bws.format import BRIDGEMATE
from duplicado.formats.contest_csv.format import CSV, CSV_CARDS, CSV_TRAVELLERS, FEDERATION
from duplicado.formats.dealing_files.format import BER, BHG, BRI, CDS, DGE, DLM, DUP, RZD
from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.formats.duplicado_json.format import DUPLICADO_JSON
from duplicado.formats.encoding import utf_16_of
from duplicado.formats.format import FileContents, Format
from duplicado.formats.lin.format import LIN, LINKS
from duplicado.formats.pbn.format import PBN
from duplicado.formats.rbn.format import RBN
from duplicado.formats.usebio.format import USEBIO, USEBIO_13
from duplicado.vocabulary.hands import Layout


def _is_empty(source: bytes) -> bool:
    return not source.removeprefix(BOM_UTF8).strip(b" \t\r\n\0")


def _unless_empty(read: Callable[[bytes], Parsed[FileContents]]) -> Callable[[bytes], Parsed[FileContents]]:
    """Say of an empty file that it is empty, rather than what its format misses in it."""

    def reader(source: bytes) -> Parsed[FileContents]:
        if not _is_empty(source):
            return read(source)
        return Parsed(FileContents(), (Diagnostic(0, "file-empty", (("bytes", str(len(source))),), Severity.WARNING),))

    return reader


FORMATS: Final[tuple[Format, ...]] = tuple(
    replace(each, read=_unless_empty(each.read)) if each.is_read else each
    for each in (
        *(PBN, LIN, RBN, LINKS, USEBIO, USEBIO_13, DUPLICADO_JSON, BRIDGEMATE, ACBL),
        # Dealing files last, and those of bare numbers last of all: what is a text is never taken for one of them.
        *(CSV, CSV_TRAVELLERS, CSV_CARDS, FEDERATION, DLM, DUP, BRI, DGE, BER, BHG, RZD, CDS),
    )
)
"""The formats in the order in which a file is tried for them, and in which they are listed for people."""

READ: Final = tuple(each for each in FORMATS if each.is_read)
WRITTEN: Final = tuple(each for each in FORMATS if each.is_written)
RESULTS: Final = tuple(each for each in FORMATS if each.is_of_results)


def source_of(path: Path) -> bytes:
    """Return the bytes of a file; of a folder, those of an archive of the tables of a scoring database that are in it.

    Raises:
        OSError: it cannot be read.
    """
    return archive_of(path) if path.is_dir() else path.read_bytes()


def format_of(name: str, source: bytes) -> Format | None:
    """Return the format of a file: the first that it looks like, else that of its suffix; `None` for neither.

    What looks like a format that has to be confirmed, and is not, is none of its files.

    `name` is only looked at for its suffix, and may be empty.
    """
    wide = utf_16_of(source)
    whole = source if wide is None else source.decode(wide, "replace").removeprefix("\ufeff").encode("utf-8", "replace")
    head = whole[:4096].removeprefix(BOM_UTF8)
    by_content = [known for known in READ if known.recognise(head)]
    by_suffix = [known for known in READ if name.lower().endswith(known.suffixes or ("\0",))]
    both = [known for known in by_content if known in by_suffix]
    found = (*both, *by_content, *by_suffix)
    return next((known for known in found if known.confirm is None or _is_empty(whole) or known.confirm(whole)), None)


def writer_of(name: str) -> Format | None:
    """Return the format in which boards are written by its key, or by the end of a name; `None` for neither."""
    lowered = name.lower()
    by_key = (known for known in WRITTEN if known.key == lowered)
    by_suffix = (known for known in WRITTEN if lowered.endswith((*known.suffixes, *known.written_suffixes)))
    return next(by_key, None) or next(by_suffix, None)


def result_format(key: str) -> Format:
    """Return the format of results with that key.

    Raises:
        KeyError: there is none.
    """
    return {each.key: each for each in RESULTS}[key]


def layouts_in(name: str, data: bytes) -> dict[int, Layout]:
    """Return the deals of a file of boards by the numbers of the boards; none where it has none or is something else.

    Args:
        name: the name of the file, whose end may tell its format.
        data: what is in it.
    """
    found = format_of(name, data)
    records = found.read(data).value.records if found else ()
    return {each.board.number: each.layout for each in records if each.layout is not None}
