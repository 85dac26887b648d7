"""Bridgemate scoring databases (`.bws`): the Access file itself, or its tables as CSV files in a folder or archive."""

from __future__ import annotations

from pathlib import Path

from duplicado.formats.bws.access import is_access_file, tables_in_access_file
from duplicado.formats.bws.csv_tables import tables_in_folder, tables_in_zip
from duplicado.formats.bws.model import PlannedSitting, ScoringDatabase, SectionPlan
from duplicado.formats.bws.reader import read_bws_tables
from duplicado.formats.bws.tables import Tables
from duplicado.formats.diagnostics import Parsed

__all__ = [
    "PlannedSitting",
    "ScoringDatabase",
    "SectionPlan",
    "Tables",
    "is_access_file",
    "is_scoring_archive",
    "read_bws",
    "read_bws_folder",
    "read_bws_tables",
]


def read_bws(source: bytes) -> Parsed[ScoringDatabase]:
    """Read a scoring database from the bytes of an Access file or of a zip archive of CSV tables.

    Nothing is raised, whatever the bytes are.
    """
    return _read(tables_in_zip(source) if source[:2] == b"PK" else tables_in_access_file(source))


def read_bws_folder(folder: Path) -> Parsed[ScoringDatabase]:
    """Read a scoring database from a folder of CSV tables.

    Raises:
        OSError: the folder or a file in it cannot be read.
    """
    return _read(tables_in_folder(folder))


def is_scoring_archive(head: bytes) -> bool:
    """Tell whether these are the first bytes of a zip archive whose first member is a table in CSV."""
    return head.startswith(b"PK\x03\x04") and b".csv" in head[30:300].lower()


def _read(tables: Parsed[Tables]) -> Parsed[ScoringDatabase]:
    # Where the tables themselves could not be had, that there is no database in them goes without saying.
    if tables.diagnostics and not tables.value:
        return Parsed(read_bws_tables({}).value, tables.diagnostics)
    parsed = read_bws_tables(tables.value)
    return Parsed(parsed.value, (*tables.diagnostics, *parsed.diagnostics))
