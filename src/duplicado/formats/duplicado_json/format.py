"""Declaration of the JSON of this program."""

from __future__ import annotations

import re
from typing import Final

from duplicado.formats.diagnostics import Parsed, Written
from duplicado.formats.document import Document
from duplicado.formats.encoding import encoded
from duplicado.formats.format import FileContents, Format
from duplicado.formats.losses import around, records_apart

_FORM: Final = re.compile(rb'"form"\s*:\s*"duplicado')
_HEAD: Final = re.compile(rb"^\s*\{\s*" + _FORM.pattern)


def _read(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.duplicado_json.document import read_json  # noqa: PLC0415 - loaded when it is needed

    parsed = read_json(source)
    document = parsed.value
    contest = document.contest
    played = tuple(result.record for result in contest.results if result.record is not None) if contest else ()
    title = contest.title if contest is not None else document.title
    return Parsed(FileContents((*document.records, *played), lambda: Parsed(contest), title), parsed.diagnostics)


def _write(document: Document) -> Written:
    from duplicado.formats.duplicado_json.document import OwnDocument, write_json  # noqa: PLC0415 - as above

    # The record of a result stands with its result; of several contests the boards alone are written.
    records = document.playable_records() if document.contests else records_apart(document)
    title = _title(document)
    text = write_json(OwnDocument(records, document.contest, title))
    untold = ("Event",) if document.contest is None and document.title != title else ()
    return Written(encoded(text), around(document, also=untold))


def _title(document: Document) -> str:
    """Return the name of the one event that all boards are of; empty where there are several, or a contest has it."""
    headings = (heading for native in document.natives if native is not None for _, heading in native.headings())
    several = document.contests or len({heading.event for heading in headings}) > 1
    return "" if several or document.contest is not None else document.title


DUPLICADO_JSON: Final = Format(
    key="json",
    name="Duplicado JSON",
    suffixes=(".json",),
    media="application/json",
    recognise=lambda head: bool(_HEAD.search(head)),
    confirm=lambda source: _FORM.search(source) is not None,
    read=_read,
    write=_write,
    holds="everything, as it was",
    tried_on="files of this program",
)
