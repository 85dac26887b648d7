"""Declarations and recognition of the files of dealing machines and programs; CSV stands with other CSV files."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from duplicado.formats.dealing_files import cds, rzd
from duplicado.formats.dealing_files.ber import read_ber, write_ber
from duplicado.formats.dealing_files.bhg import read_bhg, write_bhg
from duplicado.formats.dealing_files.bri import read_bri, write_bri
from duplicado.formats.dealing_files.cds import read_cds, write_cds
from duplicado.formats.dealing_files.deals import dealing_reader, dealing_writer, titled_writer
from duplicado.formats.dealing_files.dge import read_dge, write_dge
from duplicado.formats.dealing_files.dlm import read_dlm, read_headline, write_dlm
from duplicado.formats.dealing_files.dup import read_dup, write_dup
from duplicado.formats.dealing_files.rzd import read_rzd, write_rzd
from duplicado.formats.diagnostics import Parsed, Written
from duplicado.formats.document import Document
from duplicado.formats.format import FileContents, Format

_BER: Final = re.compile(rb"\s*(?:[1-4]\s*){52}")
_BHG: Final = re.compile(rb"[^\r\n]{0,100}\r?\n(?:\r?\n)*[A-Za-z]{52}[ \t]*(?:\r?\n|$)")
_BRI: Final = re.compile(rb"(?:[ 0-9][0-9]){39}(?:[ \0]|$)")
_DUP: Final = re.compile(rb"(?:[ 0-9][0-9]){39}[\3-\6]")
_DGE: Final = re.compile(rb"[\3-\6][AKQJT2-9]{0,13}[\3-\6][AKQJT2-9]{0,13}[\3-\6]")
_DLM: Final = re.compile(rb"\s*\[Document\]", re.IGNORECASE)


def looks_like_ber(head: bytes) -> bool:
    """Tell whether a file begins with 52 digits from 1 to 4."""
    return bool(_BER.match(head))


def looks_like_bhg(head: bytes) -> bool:
    """Tell whether a line of 52 letters follows the first line."""
    return bool(_BHG.match(head))


def looks_like_bri(head: bytes) -> bool:
    """Tell whether a file begins with 39 numbers of two digits and blanks."""
    return bool(_BRI.match(head))


def looks_like_dup(head: bytes) -> bool:
    """Tell whether a file begins with 39 numbers of two digits and the mark of a suit."""
    return bool(_DUP.match(head))


def looks_like_dge(head: bytes) -> bool:
    """Tell whether a file begins with ranks behind the marks of suits."""
    return bool(_DGE.match(head))


def looks_like_dlm(head: bytes) -> bool:
    """Tell whether a file begins with the section `[Document]`."""
    return bool(_DLM.match(head))


def looks_like_rzd(head: bytes) -> bool:
    """Tell whether eleven blanks come before something that is a deal."""
    first = head[rzd.LENGTH : 2 * rzd.LENGTH]
    return head[2 : rzd.LENGTH] == b" " * 11 and rzd.deal_of_ranks(first) is not None


def looks_like_cds(head: bytes) -> bool:
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


_FROM_ONE: Final = "deals; the first board is board 1"
BER: Final = _dealing_file("BER", looks_like_ber, dealing_reader(read_ber), dealing_writer(write_ber), _FROM_ONE)
BHG: Final = _dealing_file(
    "BHG", looks_like_bhg, dealing_reader(read_bhg), dealing_writer(write_bhg), "deals with their numbers up to 9999"
)
BRI: Final = _dealing_file("BRI", looks_like_bri, dealing_reader(read_bri), dealing_writer(write_bri), _FROM_ONE)
CDS: Final = _dealing_file(
    "CDS", looks_like_cds, dealing_reader(read_cds), dealing_writer(write_cds), "deals with their numbers up to 255"
)
DGE: Final = _dealing_file("DGE", looks_like_dge, dealing_reader(read_dge), dealing_writer(write_dge), _FROM_ONE)
DLM: Final = _dealing_file(
    "DLM",
    looks_like_dlm,
    dealing_reader(read_dlm, read_headline),
    titled_writer(write_dlm, read_headline),
    "deals with their numbers up to 99, without a gap, and a headline",
)
DUP: Final = _dealing_file(
    "DUP",
    looks_like_dup,
    dealing_reader(read_dup),
    dealing_writer(write_dup),
    "deals with their numbers up to 99, without a gap",
)
RZD: Final = _dealing_file("RZD", looks_like_rzd, dealing_reader(read_rzd), dealing_writer(write_rzd), _FROM_ONE)
