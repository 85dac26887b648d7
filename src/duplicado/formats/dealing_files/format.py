"""Declarations and recognition of the files of dealing machines and programs; CSV stands with other CSV files."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from duplicado.formats.dealing_files import ber, bhg, bri, cds, dge, dup, rzd
from duplicado.formats.dealing_files.deals import dealing_reader, dealing_writer, titled_writer
from duplicado.formats.dealing_files.dlm import read_dlm, read_headline, write_dlm
from duplicado.formats.dealing_files.file_kind import FileKind
from duplicado.formats.diagnostics import Parsed, Written
from duplicado.formats.document import Document
from duplicado.formats.format import FileContents, Format

_FROM_ONE: Final = "deals; the first board is board 1"
_NUMBERED: Final = "deals with their numbers up to "


def _begins(pattern: bytes) -> Callable[[bytes], bool]:
    """Make what tells whether a file begins as a pattern says."""
    begin = re.compile(pattern)
    return lambda head: bool(begin.match(head))


def _looks_like_rzd(head: bytes) -> bool:
    """Tell whether eleven blanks come before something that is a deal."""
    first = head[rzd.LENGTH : 2 * rzd.LENGTH]
    return head[2 : rzd.LENGTH] == b" " * 11 and rzd.deal_of_ranks(first) is not None


def _looks_like_cds(head: bytes) -> bool:
    """Tell whether all records that are whole are numbered deals: by chance, one in four hundred is a deal."""
    starts = range(0, len(head) - cds.LENGTH + 1, cds.LENGTH)
    return bool(starts) and all(cds.deal_of_record(head[start : start + cds.LENGTH]) is not None for start in starts)


def _dealing_file(
    name: str,
    recognise: Callable[[bytes], bool],
    read: Callable[[bytes], Parsed[FileContents]],
    write: Callable[[Document], Written],
    holds: str,
) -> Format:
    """Declare a format that is called by the ending of its files."""
    return Format(
        key=name.lower(),
        name=name,
        suffixes=(f".{name.lower()}",),
        recognise=recognise,
        read=read,
        write=write,
        holds=holds,
        tried_on="sixteen boards that another program wrote in this and in the other formats of dealing files",
    )


def _of_kind(kind: FileKind, recognise: Callable[[bytes], bool], holds: str = _FROM_ONE) -> Format:
    """Declare a format that has no place for a title."""
    return _dealing_file(kind.name, recognise, dealing_reader(kind.read), dealing_writer(kind.write), holds)


BER: Final = _of_kind(ber.KIND, _begins(rb"\s*(?:[1-4]\s*){52}"))
BHG: Final = _of_kind(
    bhg.KIND, _begins(rb"[^\r\n]{0,100}\r?\n(?:\r?\n)*[A-Za-z]{52}[ \t]*(?:\r?\n|$)"), f"{_NUMBERED}9999"
)
BRI: Final = _of_kind(bri.KIND, _begins(rb"(?:[ 0-9][0-9]){39}(?:[ \0]|$)"))
CDS: Final = _of_kind(cds.KIND, _looks_like_cds, f"{_NUMBERED}255")
DGE: Final = _of_kind(dge.KIND, _begins(rb"[\3-\6][AKQJT2-9]{0,13}[\3-\6][AKQJT2-9]{0,13}[\3-\6]"))
DLM: Final = _dealing_file(
    "DLM",
    _begins(rb"(?i)\s*\[Document\]"),
    dealing_reader(read_dlm, read_headline),
    titled_writer(write_dlm, read_headline),
    f"{_NUMBERED}99, without a gap, and a headline",
)
DUP: Final = _of_kind(dup.KIND, _begins(rb"(?:[ 0-9][0-9]){39}[\3-\6]"), f"{_NUMBERED}99, without a gap")
RZD: Final = _of_kind(rzd.KIND, _looks_like_rzd)
