"""The JSON of this program: records of boards and a contest, without loss, in a form that carries its version.

The names in the form are promises: version 1 is read for ever. Values are written in their canonical notation, exact
fractions as `1/3`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from duplicado.event.contest import Contest
from duplicado.formats.diagnostics import Diagnostic, Parsed
from duplicado.formats.duplicado_json.contest import contest_entry, read_contest
from duplicado.formats.duplicado_json.record import read_record, record_entry
from duplicado.formats.duplicado_json.values import JsonEntry, UnreadableEntry
from duplicado.formats.encoding import decoded, escaped
from duplicado.formats.json_document import fault_in_json
from duplicado.table.record import BoardRecord

_FORM: Final = "duplicado 1"
_NOT_JSON: Final = "own-json-not-json"


@dataclass(frozen=True, slots=True)
class OwnDocument:
    """Contents of a file of the form."""

    records: tuple[BoardRecord, ...] = ()
    contest: Contest | None = None
    title: str = ""
    """Name of the event that the boards are of, where no contest has one."""


def write_json(document: OwnDocument) -> str:
    """Write records and contest; nothing of them is lost except the lines of the file that they came from."""
    entry: dict[str, object] = {"form": _FORM}
    if document.title:
        entry["title"] = document.title
    entry["records"] = [record_entry(record) for record in document.records]
    if document.contest is not None:
        entry["contest"] = contest_entry(document.contest)
    return escaped(json.dumps(entry, ensure_ascii=False, indent=1)) + "\n"


def read_json(source: str | bytes) -> Parsed[OwnDocument]:
    """Read what `write_json` writes.

    An entry that cannot be read is left out, and a diagnostic names its place in the document (`records[3].calls`).
    """
    text, wrong = decoded(source) if isinstance(source, bytes) else (source, None)
    if wrong is not None:
        line = source[:wrong].count(b"\n") + 1 if isinstance(source, bytes) else 0
        return Parsed(OwnDocument(), (Diagnostic(line, _NOT_JSON, (("fault", "encoding"),)),))
    try:
        root: object = json.loads(text, parse_int=_number, parse_float=str)
    except (ValueError, RecursionError) as error:
        return Parsed(OwnDocument(), (fault_in_json(text, error, _NOT_JSON),))
    found: list[Diagnostic] = []
    document = JsonEntry(root, "")
    try:
        form = document.entry("form").text()
    except UnreadableEntry:
        form = ""
    if form != _FORM:
        return Parsed(OwnDocument(), (Diagnostic(1, "own-json-form", (("text", form[:40]),)),))
    records = _records(document, found)
    contest: Contest | None = None
    title = ""
    try:
        if document.has("contest"):
            contest = read_contest(document.entry("contest"), found.append)
        title = document.default("title", JsonEntry.text, "")
    except UnreadableEntry as error:
        found.append(error.diagnostic)
    return Parsed(OwnDocument(tuple(records), contest, title), tuple(found))


def _records(document: JsonEntry, found: list[Diagnostic]) -> list[BoardRecord]:
    records: list[BoardRecord] = []
    try:
        entries = document.entries("records")
    except UnreadableEntry as error:
        found.append(error.diagnostic)
        return records
    for entry in entries:
        try:
            records.append(read_record(entry))
        except UnreadableEntry as error:
            found.append(error.diagnostic)
    return records


def _number(text: str) -> int:
    if len(text) > 12:
        raise ValueError(f"the number {text[:12]}… is too long")
    return int(text)
