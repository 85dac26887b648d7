"""Which reader is for which file: by what is in it, and where that does not tell by the end of its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from duplicado.event.contest import Contest
from duplicado.formats.diagnostics import Parsed
from duplicado.table.record import BoardRecord

__all__ = ["FORMATS", "FileContents", "Format", "format_of"]


def _no_contest() -> Parsed[Contest | None]:
    return Parsed(None)


@dataclass(frozen=True, slots=True)
class FileContents:
    """What a file of any format holds."""

    records: tuple[BoardRecord, ...] = ()
    """The boards with deal, auction and play."""
    read_contest: Callable[[], Parsed[Contest | None]] = field(default=_no_contest, compare=False)
    """Makes the contest of the file, with what is wrong beyond what reading has found; `None` when it has none."""


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
    from duplicado.formats.pbn import contest_of, read_pbn  # noqa: PLC0415 - see _function

    read = read_pbn(source)
    return Parsed(FileContents(read.value.records, lambda: contest_of(read.value)), read.diagnostics)


def _read_lin(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.lin import contest_of_lin, read_lin  # noqa: PLC0415 - see _function

    read = read_lin(source)
    return Parsed(FileContents(read.value.records, lambda: Parsed(contest_of_lin(read.value))), read.diagnostics)


def _contest_reader(module: str, name: str) -> Callable[[bytes], Parsed[FileContents]]:
    def read(source: bytes) -> Parsed[FileContents]:
        parsed: Parsed[Contest] = _function(module, name)(source)
        contest = parsed.value
        records = tuple(result.record for result in contest.results if result.record is not None)
        return Parsed(FileContents(records, lambda: Parsed(contest)), parsed.diagnostics)

    return read


def _read_own_json(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.own_json import OwnDocument, read_json  # noqa: PLC0415 - see _function

    parsed: Parsed[OwnDocument] = read_json(source)
    document = parsed.value
    contest = document.contest
    played = tuple(result.record for result in contest.results if result.record is not None) if contest else ()
    return Parsed(FileContents((*document.records, *played), lambda: Parsed(contest)), parsed.diagnostics)


_PBN: Final = re.compile(rb'(?m)^%\s*(?:PBN|EXPORT|IMPORT)\b|^\s*\[[A-Za-z]\w*\s+"')
_LIN: Final = re.compile(rb"(?s)^[^{\[<]{0,400}?(?:^|\|)\s*(?:vg|qx|md|pn|st|mb|rs|pw|mp|bn|pg|lb)\s*\|")
_USEBIO: Final = re.compile(rb"(?is)^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*|<!DOCTYPE[^>]*>\s*)*<\s*USEBIO\b")
_OWN: Final = re.compile(rb'^\s*\{\s*"form"\s*:\s*"duplicado')
_JSON: Final = re.compile(rb"^\s*[\[{]\s*[\"{\]}]")

FORMATS: Final = (
    Format("PBN", (".pbn",), lambda head: bool(_PBN.search(head)), _read_pbn),
    Format("LIN", (".lin",), lambda head: bool(_LIN.search(head)), _read_lin),
    Format("USEBIO", (".xml",), lambda head: bool(_USEBIO.search(head)), _contest_reader("usebio", "read_usebio")),
    Format("Duplicado JSON", (".json",), lambda head: bool(_OWN.search(head)), _read_own_json),
    Format("ACBL JSON", (".json",), lambda head: bool(_JSON.search(head)), _contest_reader("acbl", "read_acbl")),
)
"""The formats in the order in which a file is tried for them."""


def format_of(name: str, source: bytes) -> Format | None:
    """Return the format of a file: the first that it looks like, else that of its suffix; `None` for neither.

    `name` is only looked at for its suffix, and may be empty.
    """
    head = source[:4096].removeprefix(b"\xef\xbb\xbf")
    if head[:2] in {b"\xff\xfe", b"\xfe\xff"}:
        head = head.decode("utf-16", "replace").encode()
    by_content = [known for known in FORMATS if known.looks_like(head)]
    by_suffix = [known for known in FORMATS if name.lower().endswith(known.suffixes or ("\0",))]
    both = [known for known in by_content if known in by_suffix]
    return next(iter((*both, *by_content, *by_suffix)), None)
