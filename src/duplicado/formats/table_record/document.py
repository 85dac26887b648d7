"""A whole record of a table as JSON lines: the setup, then an entry to a line, each with number, version and name.

A line stands by itself, so that a record can be added to, and a damaged one be read as far as it goes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, cast, get_args

from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.formats.json_document import begins_with_form
from duplicado.formats.stored.codec import UnreadableValue
from duplicado.formats.table_record.values import from_plain, to_plain
from duplicado.table.entries import Entry
from duplicado.table.state import TableSetup

VERSION: Final = 1
"""The version that is written; every version up to this one is read."""
_FORM: Final = "duplicado-table"
_LONGEST_LINE: Final = 4_000_000


@dataclass(frozen=True, slots=True)
class TableRecord:
    """Contents of a table's record."""

    setup: TableSetup | None
    """`None` where it cannot be read; without it the entries mean nothing."""
    entries: tuple[Entry, ...] = ()
    """All that could be read, in their order."""
    unbroken: int = 0
    """Number of them that come before the first gap: what follows from these is sure."""


def write_record(setup: TableSetup, entries: Iterable[Entry]) -> str:
    """Write a record; `read_record` gives back equal values.

    Raises:
        UnwritableValue: something in it has no name in the record: a mistake of the program.
    """
    head = {"form": _FORM, "v": VERSION, "setup": to_plain(setup)}
    lines = [json.dumps(head, ensure_ascii=False)]
    lines += [entry_line(number, entry) for number, entry in enumerate(entries, 1)]
    return "\n".join(lines) + "\n"


def entry_line(number: int, entry: Entry) -> str:
    """Write one entry, to be appended to a record."""
    written = cast("dict[str, object]", to_plain(entry))
    return json.dumps({"n": number, "v": VERSION, **written}, ensure_ascii=False)


def is_record(text: str) -> bool:
    """Tell whether a text looks like a record of a table."""
    return begins_with_form(text, _FORM)


def read_record(text: str) -> Parsed[TableRecord]:
    """Read a record. What cannot be read is left out, with the line in which it stands; nothing is raised."""
    lines = text.lstrip("\ufeff").split("\n")
    found: list[Diagnostic] = []
    setup = _read_setup(lines[0], found)
    entries: list[Entry] = []
    unbroken: int | None = None if setup is not None else 0
    due = 1
    for place, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        number, entry = _read_entry(line, place, found)
        if entry is not None and number != due:
            found.append(Diagnostic(place, "record-gap", (("due", str(due)), ("number", str(number)))))
        if entry is None or number != due:
            unbroken = len(entries) if unbroken is None else unbroken
        due = (number if number is not None else due) + 1
        if entry is not None:
            entries.append(entry)
    return Parsed(TableRecord(setup, tuple(entries), len(entries) if unbroken is None else unbroken), tuple(found))


def _read_setup(line: str, found: list[Diagnostic]) -> TableSetup | None:
    members = _members(line)
    if members is None or members.get("form") != _FORM:
        found.append(Diagnostic(1, "record-form", (("text", line[:40]),)))
        return None
    if not _is_of_known_version(members, 1, found):
        return None
    try:
        setup = from_plain(members.get("setup"))
    except (UnreadableValue, RecursionError) as error:
        found.append(Diagnostic(1, "record-value", (("text", str(error)[:80]),)))
        return None
    if not isinstance(setup, TableSetup):
        found.append(Diagnostic(1, "record-value", (("text", "setup"),)))
        return None
    return setup


def _read_entry(line: str, place: int, found: list[Diagnostic]) -> tuple[int | None, Entry | None]:
    members = _members(line)
    if members is None:
        found.append(Diagnostic(place, "record-line", (("text", line[:40]),)))
        return None, None
    number = members.get("n")
    numbered = number if isinstance(number, int) and not isinstance(number, bool) else None
    if not _is_of_known_version(members, place, found):
        return numbered, None
    try:
        entry = from_plain(members)
    except (UnreadableValue, RecursionError) as error:
        found.append(Diagnostic(place, "record-value", (("text", str(error)[:80]),)))
        return numbered, None
    if not isinstance(entry, get_args(Entry)):
        found.append(Diagnostic(place, "record-value", (("text", str(members.get("is"))[:80]),)))
        return numbered, None
    return numbered, cast("Entry", entry)


def _members(line: str) -> dict[str, object] | None:
    if len(line) > _LONGEST_LINE:
        return None
    try:
        data: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return cast("dict[str, object]", data) if isinstance(data, dict) else None


def _is_of_known_version(members: dict[str, object], place: int, found: list[Diagnostic]) -> bool:
    version = members.get("v")
    if isinstance(version, int) and not isinstance(version, bool) and 1 <= version <= VERSION:
        return True
    values = (("version", str(version)[:20]), ("known", str(VERSION)))
    found.append(Diagnostic(place, "record-version", values, Severity.ERROR))
    return False
