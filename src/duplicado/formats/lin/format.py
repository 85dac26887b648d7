"""Declarations of LIN, the files of Bridge Base Online, and of the links to its hand viewer."""

from __future__ import annotations

import re
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Parsed, Written
from duplicado.formats.document import Document
from duplicado.formats.format import FileContents, Format
from duplicado.formats.lin.model import LinFile
from duplicado.formats.losses import around, contest_losses, left_behind, untitled

_LIN: Final = re.compile(rb"(?s)^[^{\[<]{0,400}?(?:^|\|)\s*(?:vg|qx|md|pn|st|mb|rs|pw|mp|bn|pg|lb)\s*\|")
_LINKS: Final = re.compile(rb"(?i)^\s*https?://[^\s?]+\?(?:\S*&)?(?:lin|[nsewap])=")
_TEXT: Final = "text/plain; charset=utf-8"


def _read(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.lin.contest import contest_of_lin  # noqa: PLC0415 - loaded when it is needed
    from duplicado.formats.lin.reader import read_lin  # noqa: PLC0415 - as above

    read = read_lin(source)
    contents = FileContents(
        read.value.records, lambda: Parsed(contest_of_lin(read.value)), read.value.header.title, read.value
    )
    return Parsed(contents, read.diagnostics)


def _read_links(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.lin.viewer import read_viewer_links  # noqa: PLC0415 - as above

    read = read_viewer_links(source)
    return Parsed(FileContents(read.value.records), read.diagnostics)


def _write(document: Document) -> Written:
    from duplicado.formats.lin.contest import contest_of_lin, lin_of_contest  # noqa: PLC0415 - as above
    from duplicado.formats.lin.reader import read_lin  # noqa: PLC0415 - as above
    from duplicado.formats.lin.writer import head_lost, lin_of_records, write_lin  # noqa: PLC0415 - as above

    left: tuple[Diagnostic, ...] = ()
    of_match = lin_of_contest(document.contest) if document.contest is not None else None
    match document.natives:
        case (LinFile() as native,):
            file = native
        case _ if of_match is not None:
            file = of_match
            left = left_behind(document, file.records)
        case _:
            file = lin_of_records(document.playable_records(), document.title)
    written = write_lin(file)
    back = read_lin(written.content).value
    found = [each for each in written.diagnostics if each.code != "lost-around"]
    lost = contest_losses(document.contest, contest_of_lin(back))
    gone = around(document, LinFile, also=head_lost(file.header, back.header))
    return Written(written.data, (*left, *found, *lost, *gone))


def _write_links(document: Document) -> Written:
    from duplicado.formats.lin.viewer import write_viewer_links  # noqa: PLC0415 - as above

    written = write_viewer_links(document.playable_records())
    lost = contest_losses(document.contest, None)
    return Written(written.data, (*written.diagnostics, *lost, *untitled(document), *around(document)))


LIN: Final = Format(
    key="lin",
    name="LIN",
    suffixes=(".lin",),
    media=_TEXT,
    # A link may hold LIN as it is.
    recognise=lambda head: bool(_LIN.search(head)) and not _LINKS.search(head),
    read=_read,
    write=_write,
    holds="deals, auctions with alerts and explanations, plays, claims; matches of two teams with both rooms",
    tried_on="four files of tables on the net",
)
LINKS: Final = Format(
    key="links",
    name="BBO links",
    suffixes=(".links",),
    written_suffixes=(".txt",),
    media=_TEXT,
    ending="links.txt",
    recognise=lambda head: bool(_LINKS.search(head)),
    read=_read_links,
    write=_write_links,
    is_tried=False,
    holds="links to the hand viewer of Bridge Base Online, one to a line: what LIN holds of one board, or its parts",
)
