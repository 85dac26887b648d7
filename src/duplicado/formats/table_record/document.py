"""A whole record of a table as JSON lines: the setup, then an entry to a line, each with number, version and name.

A line stands by itself, so that a record can be added to, and a damaged one be read as far as it goes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, cast, get_args

from duplicado.formats.diagnostics import Diagnostic, Parsed
from duplicado.formats.json_document import begins_with_form
from duplicado.formats.stored.codec import UnreadableValue
from duplicado.formats.stored.lines import members_of, not_a_line, not_a_value, unknown_version, whole_number_of
from duplicado.formats.table_record.names import from_plain, to_plain
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
    members = members_of(line, _LONGEST_LINE)
    if members is None or members.get("form") != _FORM:
        found.append(Diagnostic(1, "record-form", (("text", line[:40]),)))
        return None
    read = _value(members, members.get("setup"), (TableSetup,), 1, found, "setup")
    return cast("TableSetup | None", read)


def _read_entry(line: str, place: int, found: list[Diagnostic]) -> tuple[int | None, Entry | None]:
    members = members_of(line, _LONGEST_LINE)
    if members is None:
        found.append(not_a_line(line, place))
        return None, None
    read = _value(members, members, get_args(Entry), place, found, members.get("is"))
    return whole_number_of(members, "n"), cast("Entry | None", read)


def _value(
    members: dict[str, object],
    data: object,
    kinds: tuple[type, ...],
    place: int,
    found: list[Diagnostic],
    otherwise: object,
) -> object | None:
    """Return the value of some kinds that data of a line stand for; `None`, with what is wrong, for none.

    Args:
        members: of the line.
        data: of the value.
        kinds: the classes of which it is to be.
        place: where the line stands.
        found: what is wrong is put there.
        otherwise: what is said of a value of another kind.
    """
    unknown = unknown_version(members, VERSION, place)
    if unknown is not None:
        found.append(unknown)
        return None
    try:
        value = from_plain(data)
    except (UnreadableValue, RecursionError) as error:
        found.append(not_a_value(error, place))
        return None
    if isinstance(value, kinds):
        return value
    found.append(not_a_value(otherwise, place))
    return None
