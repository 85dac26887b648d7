"""The reader of LIN: tags in, boards and diagnostics out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Parsed, Report
from duplicado.formats.encoding import decoded_text, has_too_many_boards
from duplicado.formats.lin.board import BoardBuilder
from duplicado.formats.lin.header import read_header
from duplicado.formats.lin.model import LinBoard, LinFile, LinHeader, LinRoom
from duplicado.formats.lin.notation import SEATING
from duplicado.formats.lin.tokens import Tag, tokenize
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.seats import Seat

_PLACE: Final = re.compile(r"\s*([oc]?)\s*(\d{1,5})\s*", re.IGNORECASE)
_NUMBER: Final = re.compile(r"\d{1,5}")
_READERS: Final[dict[str, Callable[[BoardBuilder, Tag], None]]] = {
    "sv": BoardBuilder.read_vulnerability,
    "mb": BoardBuilder.read_call,
    "an": BoardBuilder.read_explanation,
    "nt": BoardBuilder.read_remark,
    "pc": BoardBuilder.read_card,
    "mc": BoardBuilder.read_claim,
}


@checked
def read_lin(source: str | bytes) -> Parsed[LinFile]:
    """Read a LIN file: every board that can be made out, and what was wrong, with the line of the file.

    Nothing is raised, whatever the file contains. Irregular calls and plays are read as they stand; which there are is
    said by `duplicado.director.inspection`.
    """
    text = decoded_text(source) if isinstance(source, bytes) else source
    if has_too_many_boards(text.count("md|"), text):
        return Parsed(LinFile(LinHeader(), ()), (Diagnostic(0, "lin-too-many"),))
    tags, unreadable = tokenize(text)
    diagnostics = list(unreadable)
    header = read_header(tags, diagnostics.append)
    builders = _gather(tags, diagnostics.append)
    boards: list[LinBoard] = []
    for ordinal, builder in enumerate(builders, start=1):
        boards.append(builder.finish(header, ordinal))
    if not boards and not header.results:
        diagnostics.append(Diagnostic(0, "lin-no-board"))
    return Parsed(LinFile(header, tuple(boards)), tuple(sorted(diagnostics, key=lambda found: found.line)))


def _gather(tags: Iterable[Tag], report: Report) -> list[BoardBuilder]:
    """Share out the tags among boards: a board begins at `qx`, or at `md` where that is not used."""
    boards: list[BoardBuilder] = []
    names: tuple[str, ...] = ()
    current = BoardBuilder(report, 1)
    for tag in tags:
        if tag.key == "qx" or (tag.key == "md" and not current.is_empty):
            boards.append(current)
            current = BoardBuilder(report, tag.line)
        match tag.key:
            case "qx":
                _read_place(current, tag)
                current.players = _players(names, current.room)
            case "pn":
                names = tuple(name.strip() for name in tag.value.split(","))
                if current.is_empty or not current.players:
                    current.players = _players(names, current.room)
            case "md":
                current.players = _players(names, current.room)
                current.read_deal(tag)
            case "ah":
                number = _NUMBER.search(tag.value)
                current.number = int(number[0]) or None if number else None
            case _:
                reader = _READERS.get(tag.key)
                if reader is not None:
                    reader(current, tag)
    boards.append(current)
    return [board for board in boards if not board.is_empty]


def _read_place(board: BoardBuilder, tag: Tag) -> None:
    place = _PLACE.fullmatch(tag.value)
    if place is None or not int(place[2]):
        board.report(Diagnostic(tag.line, "lin-unknown-place", (("text", tag.value[:60]),)))
        return
    board.room = {"o": LinRoom.OPEN, "c": LinRoom.CLOSED}.get(place[1].lower())
    board.count = int(place[2])


def _players(names: tuple[str, ...], room: LinRoom | None) -> dict[Seat, str]:
    """Take the four names of the room: a match names the closed room behind the open one."""
    four = names[4:8] if room is LinRoom.CLOSED and len(names) > 4 else names[:4]
    return {seat: name for seat, name in zip(SEATING, four, strict=False) if name}
