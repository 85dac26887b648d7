"""Declaration of RBN, lines of letters and values; no file of another program was at hand."""

from __future__ import annotations

import re
from typing import Final

from duplicado.event.contest import Contest
from duplicado.formats.diagnostics import Diagnostic, Parsed, Written
from duplicado.formats.document import Document
from duplicado.formats.format import FileContents, Format
from duplicado.formats.losses import around, contest_losses, left_behind, natives_of
from duplicado.formats.rbn.model import RbnFile

_HEAD: Final = re.compile(rb"(?m)^% RBN\b|^H [NESW]:[AKQJT2-9.:;x?]*\s*$|^A [NESW?][ZNEB?]:")


def _read(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.rbn.contest import contest_of_rbn  # noqa: PLC0415 - loaded when it is needed
    from duplicado.formats.rbn.reader import read_rbn  # noqa: PLC0415 - as above

    read = read_rbn(source)
    title = next((board.title for board in read.value.boards if board.title), "")
    contents = FileContents(read.value.records, lambda: Parsed(contest_of_rbn(read.value)), title, read.value)
    return Parsed(contents, read.diagnostics)


def _write(document: Document) -> Written:
    from duplicado.formats.rbn.contest import contest_of_rbn  # noqa: PLC0415 - as above
    from duplicado.formats.rbn.reader import read_rbn  # noqa: PLC0415 - as above
    from duplicado.formats.rbn.writer import (  # noqa: PLC0415 - as above
        rbn_of_contest,
        rbn_of_records,
        write_rbn,
    )

    left: tuple[Diagnostic, ...] = ()
    keeps_headings = False
    if natives := natives_of(document, RbnFile):
        file = RbnFile(tuple(board for native in natives for board in native.boards))
    elif document.contest is not None and _names_contestants(document.contest):
        file = rbn_of_contest(document.contest)
        left = left_behind(document, file.records)
    else:
        file = rbn_of_records(document.playable_records(), document.title, document.headings())
        keeps_headings = True
    written = write_rbn(file)
    lost = contest_losses(document.contest, contest_of_rbn(read_rbn(written.content).value))
    return Written(
        written.data, (*left, *written.diagnostics, *lost, *around(document, RbnFile, with_headings=keeps_headings))
    )


def _names_contestants(contest: Contest) -> bool:
    """Tell whether it is known who got the results: a frequency table is no contest to be written table by table."""
    return any(not result.north_south.is_anonymous for result in contest.results)


RBN: Final = Format(
    key="rbn",
    name="RBN",
    suffixes=(".rbn",),
    recognise=lambda head: bool(_HEAD.search(head)),
    read=_read,
    write=_write,
    is_tried=False,
    holds="deals, auctions with alerts and notes, plays, results; matches of two teams; pairs by their names",
)
