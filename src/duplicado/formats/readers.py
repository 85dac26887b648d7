"""Selection of the reader for a file, by its contents and then by its suffix."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from duplicado.event.contest import Contest, ContestantId
from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.formats.encoding import utf_16_of
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

if TYPE_CHECKING:
    from duplicado.formats.bws.model import ScoringDatabase

__all__ = ["FORMATS", "FileContents", "Format", "format_of", "layouts_in", "read_folder"]


def _no_contest() -> Parsed[Contest | None]:
    return Parsed(None)


@dataclass(frozen=True, slots=True)
class FileContents:
    """What a file of any format holds."""

    records: tuple[BoardRecord, ...] = ()
    """The boards with deal, auction and play."""
    read_contest: Callable[[], Parsed[Contest | None]] = field(default=_no_contest, compare=False)
    """Makes the contest of the file, with what is wrong beyond what reading has found; `None` when it has none."""
    title: str = ""
    """What the file calls the event, or the set of boards."""
    native: object = field(default=None, compare=False)
    """The file as its own reader gives it (`PbnFile`, `LinFile`, `RbnFile`), for a writer that can keep all of it."""
    numbers: Mapping[ContestantId, tuple[str, ...]] = field(default_factory=dict[ContestantId, tuple[str, ...]])
    """The players' numbers at their federation, in the order of their names."""
    double_dummy: Mapping[int, Mapping[tuple[Seat, Denomination], int]] = field(
        default_factory=dict[int, Mapping[tuple[Seat, Denomination], int]]
    )
    """By board: tricks by declarer and denomination."""
    contests: tuple[Contest, ...] = ()
    """All contests of a file that can hold several, in their order; `read_contest` makes the first of them."""


@dataclass(frozen=True, slots=True)
class Format:
    """A format that can be read."""

    name: str
    """What people call it, e.g. `PBN`."""
    suffixes: tuple[str, ...]
    looks_like: Callable[[bytes], bool]
    """Whether the first bytes of a file are of this format."""
    read: Callable[[bytes], Parsed[FileContents]]
    is_tried: bool = True
    """Whether the reader was tried on real files."""


def _function(module: str, name: str) -> Callable[[bytes], Parsed[Any]]:
    """Import a reader when it is needed: one of them needs a library that the core does not."""
    reader: Callable[[bytes], Parsed[Any]] = getattr(import_module(f"duplicado.formats.{module}"), name)
    return reader


def _read_pbn(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.pbn.contest import contest_of, contests_of  # noqa: PLC0415 - see _function
    from duplicado.formats.pbn.reader import read_pbn  # noqa: PLC0415 - see _function
    from duplicado.formats.pbn.several import is_of_several  # noqa: PLC0415 - see _function

    read = read_pbn(source)
    title = next((title for game in read.value.games if (title := game.tag("Event"))), "")
    several = contests_of(read.value) if is_of_several(read.value) else Parsed(())
    contents = FileContents(
        read.value.records, lambda: contest_of(read.value), title, read.value, contests=several.value
    )
    return Parsed(contents, (*read.diagnostics, *several.diagnostics))


def _read_lin(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.lin.contest import contest_of_lin  # noqa: PLC0415 - see _function
    from duplicado.formats.lin.reader import read_lin  # noqa: PLC0415 - see _function

    read = read_lin(source)
    contents = FileContents(
        read.value.records, lambda: Parsed(contest_of_lin(read.value)), read.value.header.title, read.value
    )
    return Parsed(contents, read.diagnostics)


def _read_links(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.lin.viewer import read_viewer_links  # noqa: PLC0415 - see _function

    read = read_viewer_links(source)
    return Parsed(FileContents(read.value.records), read.diagnostics)


def _read_rbn(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.rbn.contest import contest_of_rbn  # noqa: PLC0415 - see _function
    from duplicado.formats.rbn.reader import read_rbn  # noqa: PLC0415 - see _function

    read = read_rbn(source)
    title = next((board.title for board in read.value.boards if board.title), "")
    contents = FileContents(read.value.records, lambda: Parsed(contest_of_rbn(read.value)), title, read.value)
    return Parsed(contents, read.diagnostics)


def _contest_reader(module: str, name: str) -> Callable[[bytes], Parsed[FileContents]]:
    def read(source: bytes) -> Parsed[FileContents]:
        parsed: Parsed[Contest] = _function(module, name)(source)
        contest = parsed.value
        records = tuple(result.record for result in contest.results if result.record is not None)
        return Parsed(FileContents(records, lambda: Parsed(contest), contest.title), parsed.diagnostics)

    return read


def _read_usebio(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.usebio.reader import read_usebio_events  # noqa: PLC0415 - see _function

    parsed = read_usebio_events(source)
    contests = parsed.value.contests
    first = next(iter(contests), Contest())
    contents = FileContents(
        tuple(result.record for each in contests for result in each.results if result.record is not None),
        lambda: Parsed(first, parsed.value.beyond_the_first),
        contests=contests,
        title=first.title,
    )
    return Parsed(contents, parsed.diagnostics)


_MODULE: Final = {"csv": "csv_file"}


def _deals_reader(name: str) -> Callable[[bytes], Parsed[FileContents]]:
    def read(source: bytes) -> Parsed[FileContents]:
        parsed: Parsed[tuple[tuple[Board, Layout], ...]] = _function(
            f"dealing_files.{_MODULE.get(name, name)}", f"read_{name}"
        )(source)
        records = tuple(BoardRecord(board, layout) for board, layout in parsed.value)
        return Parsed(FileContents(records), parsed.diagnostics)

    return read


def _is_of_deals(name: str) -> Callable[[bytes], bool]:
    def looks_like(head: bytes) -> bool:
        recognise: Callable[[bytes], bool] = getattr(
            import_module("duplicado.formats.dealing_files.recognition"), f"looks_like_{name}"
        )
        return recognise(head)

    return looks_like


def _read_own_json(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.own_json import OwnDocument, read_json  # noqa: PLC0415 - see _function

    parsed: Parsed[OwnDocument] = read_json(source)
    document = parsed.value
    contest = document.contest
    played = tuple(result.record for result in contest.results if result.record is not None) if contest else ()
    title = contest.title if contest is not None else ""
    return Parsed(FileContents((*document.records, *played), lambda: Parsed(contest), title), parsed.diagnostics)


def _read_bws(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.bws.reader import read_bws  # noqa: PLC0415 - see _function

    return _bws_contents(read_bws(source))


def read_folder(folder: Path) -> Parsed[FileContents]:
    """Read a folder that holds the tables of a scoring database as CSV files.

    Raises:
        OSError: the folder or a file in it cannot be read.
    """
    from duplicado.formats.bws.reader import read_bws_folder  # noqa: PLC0415 - see _function

    return _bws_contents(read_bws_folder(folder))


def _bws_contents(parsed: Parsed[ScoringDatabase]) -> Parsed[FileContents]:
    database = parsed.value
    contents = FileContents(
        read_contest=lambda: Parsed(database.contest), numbers=database.numbers, double_dummy=database.double_dummy
    )
    return Parsed(contents, parsed.diagnostics)


def _is_bws(head: bytes) -> bool:
    from duplicado.formats.bws.access import is_access_file  # noqa: PLC0415 - see _function
    from duplicado.formats.bws.reader import is_scoring_archive  # noqa: PLC0415 - see _function

    return is_access_file(head) or is_scoring_archive(head)


def _unless_empty(read: Callable[[bytes], Parsed[FileContents]]) -> Callable[[bytes], Parsed[FileContents]]:
    """Say of an empty file that it is empty, rather than what its format misses in it."""

    def reader(source: bytes) -> Parsed[FileContents]:
        if source.removeprefix(b"\xef\xbb\xbf").strip(b" \t\r\n\0"):
            return read(source)
        return Parsed(FileContents(), (Diagnostic(0, "file-empty", (("bytes", str(len(source))),), Severity.WARNING),))

    return reader


_PBN: Final = re.compile(rb'(?m)^%\s*(?:PBN|EXPORT|IMPORT)\b|^\s*\[[A-Za-z]\w*\s+"')
_LIN: Final = re.compile(rb"(?s)^[^{\[<]{0,400}?(?:^|\|)\s*(?:vg|qx|md|pn|st|mb|rs|pw|mp|bn|pg|lb)\s*\|")
_LINKS: Final = re.compile(rb"(?i)^\s*https?://[^\s?]+\?(?:\S*&)?(?:lin|[nsewap])=")
_RBN: Final = re.compile(rb"(?m)^% RBN\b|^H [NESW]:[AKQJT2-9.:;x?]*\s*$|^A [NESW?][ZNEB?]:")
_USEBIO: Final = re.compile(rb"(?is)^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*|<!DOCTYPE[^>]*>\s*)*<\s*USEBIO\b")
_OWN: Final = re.compile(rb'^\s*\{\s*"form"\s*:\s*"duplicado')
_JSON: Final = re.compile(rb"^\s*[\[{]\s*[\"{\]}]")

_FORMATS: Final = (
    Format("PBN", (".pbn",), lambda head: bool(_PBN.search(head)), _read_pbn),
    # A link may hold LIN as it is.
    Format("LIN", (".lin",), lambda head: bool(_LIN.search(head)) and not _LINKS.search(head), _read_lin),
    Format("RBN", (".rbn",), lambda head: bool(_RBN.search(head)), _read_rbn, is_tried=False),
    Format("BBO links", (".links",), lambda head: bool(_LINKS.search(head)), _read_links, is_tried=False),
    Format("USEBIO", (".xml",), lambda head: bool(_USEBIO.search(head)), _read_usebio),
    Format("Duplicado JSON", (".json",), lambda head: bool(_OWN.search(head)), _read_own_json),
    Format("Bridgemate", (".bws",), _is_bws, _read_bws),
    Format("ACBL JSON", (".json",), lambda head: bool(_JSON.search(head)), _contest_reader("acbl", "read_acbl")),
    # The dealing files last, and those of bare numbers last of all: what is a text is never taken for one of them.
    *(
        Format(name.upper(), (f".{name}",), _is_of_deals(name), _deals_reader(name))
        for name in ("dlm", "dup", "bri", "dge", "ber", "bhg", "csv", "rzd", "cds")
    ),
)

FORMATS: Final = tuple(replace(known, read=_unless_empty(known.read)) for known in _FORMATS)
"""The formats in the order in which a file is tried for them."""


def format_of(name: str, source: bytes) -> Format | None:
    """Return the format of a file: the first that it looks like, else that of its suffix; `None` for neither.

    `name` is only looked at for its suffix, and may be empty.
    """
    head = source[:4096].removeprefix(b"\xef\xbb\xbf")
    wide = utf_16_of(source)
    if wide is not None:
        head = source[:4096].decode(wide, "replace").removeprefix("\ufeff").encode("utf-8", "replace")
    by_content = [known for known in FORMATS if known.looks_like(head)]
    by_suffix = [known for known in FORMATS if name.lower().endswith(known.suffixes or ("\0",))]
    both = [known for known in by_content if known in by_suffix]
    return next(iter((*both, *by_content, *by_suffix)), None)


def layouts_in(name: str, data: bytes) -> dict[int, Layout]:
    """Return the deals of a file of boards by the numbers of the boards; none where it has none or is something else.

    Args:
        name: the name of the file, whose end may tell its format.
        data: what is in it.
    """
    found = format_of(name, data)
    records = found.read(data).value.records if found else ()
    return {each.board.number: each.layout for each in records if each.layout is not None}
