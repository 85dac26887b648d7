"""Declarations of the files of dealing machines and dealing programs; CSV stands with the other files of that kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duplicado.formats.dealing_files.ber import read_ber, write_ber
from duplicado.formats.dealing_files.bhg import read_bhg, write_bhg
from duplicado.formats.dealing_files.bri import read_bri, write_bri
from duplicado.formats.dealing_files.cds import read_cds, write_cds
from duplicado.formats.dealing_files.deals import dealing_reader, dealing_writer, titled_writer
from duplicado.formats.dealing_files.dge import read_dge, write_dge
from duplicado.formats.dealing_files.dlm import read_dlm, read_headline, write_dlm
from duplicado.formats.dealing_files.dup import read_dup, write_dup
from duplicado.formats.dealing_files.recognition import (
    looks_like_ber,
    looks_like_bhg,
    looks_like_bri,
    looks_like_cds,
    looks_like_dge,
    looks_like_dlm,
    looks_like_dup,
    looks_like_rzd,
)
from duplicado.formats.dealing_files.rzd import read_rzd, write_rzd
from duplicado.formats.diagnostics import Parsed, Written
from duplicado.formats.document import Document
from duplicado.formats.format import FileContents, Format


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
