"""Declarations of the files of dealing machines and dealing programs; CSV stands with the other files of that kind."""

from __future__ import annotations

from functools import partial
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
from duplicado.formats.format import Format

_dealing_file = partial(
    Format, tried_on="sixteen boards that another program wrote in this and in the other formats of dealing files"
)
BER: Final = _dealing_file(
    key="ber",
    name="BER",
    suffixes=(".ber",),
    recognise=looks_like_ber,
    read=dealing_reader(read_ber),
    write=dealing_writer(write_ber),
    holds="deals; the first board is board 1",
)
BHG: Final = _dealing_file(
    key="bhg",
    name="BHG",
    suffixes=(".bhg",),
    recognise=looks_like_bhg,
    read=dealing_reader(read_bhg),
    write=dealing_writer(write_bhg),
    holds="deals with their numbers up to 9999",
)
BRI: Final = _dealing_file(
    key="bri",
    name="BRI",
    suffixes=(".bri",),
    recognise=looks_like_bri,
    read=dealing_reader(read_bri),
    write=dealing_writer(write_bri),
    holds="deals; the first board is board 1",
)
CDS: Final = _dealing_file(
    key="cds",
    name="CDS",
    suffixes=(".cds",),
    recognise=looks_like_cds,
    read=dealing_reader(read_cds),
    write=dealing_writer(write_cds),
    holds="deals with their numbers up to 255",
)
DGE: Final = _dealing_file(
    key="dge",
    name="DGE",
    suffixes=(".dge",),
    recognise=looks_like_dge,
    read=dealing_reader(read_dge),
    write=dealing_writer(write_dge),
    holds="deals; the first board is board 1",
)
DLM: Final = _dealing_file(
    key="dlm",
    name="DLM",
    suffixes=(".dlm",),
    recognise=looks_like_dlm,
    read=dealing_reader(read_dlm, read_headline),
    write=titled_writer(write_dlm, read_headline),
    holds="deals with their numbers up to 99, without a gap, and a headline",
)
DUP: Final = _dealing_file(
    key="dup",
    name="DUP",
    suffixes=(".dup",),
    recognise=looks_like_dup,
    read=dealing_reader(read_dup),
    write=dealing_writer(write_dup),
    holds="deals with their numbers up to 99, without a gap",
)
RZD: Final = _dealing_file(
    key="rzd",
    name="RZD",
    suffixes=(".rzd",),
    recognise=looks_like_rzd,
    read=dealing_reader(read_rzd),
    write=dealing_writer(write_rzd),
    holds="deals; the first board is board 1",
)
