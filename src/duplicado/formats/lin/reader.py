"""The reader of LIN: tags in, boards and diagnostics out, with the head of a match and its stated results."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Parsed, Report, Severity
from duplicado.formats.encoding import decoded_text, has_too_many_boards
from duplicado.formats.lin.board import BoardBuilder
from duplicado.formats.lin.model import LinBoard, LinFile, LinHeader, LinResult, LinRoom
from duplicado.formats.lin.notation import SEATING, Tag, read_result, tokenize
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat


def read_header(tags: Iterable[Tag], report: Report) -> LinHeader:
    """Read the tags of the head, wherever they stand; a later one of a kind replaces an earlier."""
    found = {tag.key: tag for tag in tags if tag.key in _KEYS}
    match = _fields(found.get("vg"), 9)
    first = _number(match[3], "vg", found, report) or 1
    results = tuple(_results(found.get("rs"), report))
    return LinHeader(
        title=match[0],
        segment=match[1],
        scoring=match[2].upper(),
        first=first,
        last=_number(match[4], "vg", found, report),
        home=match[5],
        home_carry_over=match[6],
        away=match[7],
        away_carry_over=match[8],
        results=results,
        board_numbers=tuple(_number(text, "bn", found, report) for text in _list(found.get("bn"))),
        names=_list(found.get("pw")),
        scores=_list(found.get("mp")),
    )


_KEYS: Final = frozenset({"vg", "rs", "pw", "mp", "bn"})


def _fields(tag: Tag | None, count: int) -> list[str]:
    fields = [text.strip() for text in tag.value.split(",")] if tag else []
    return (fields + [""] * count)[:count]


def _list(tag: Tag | None) -> tuple[str, ...]:
    if tag is None:
        return ()
    fields = [text.strip() for text in tag.value.split(",")]
    return tuple(fields[:-1] if fields and not fields[-1] else fields)


def _number(text: str, key: str, found: dict[str, Tag], report: Report) -> int | None:
    if not text:
        return None
    # Not int(): it would take "١" and "1_0" too.
    if text.isascii() and text.isdigit() and 0 < len(text) < 6 and int(text) > 0:
        return int(text)
    values = (("tag", key), ("text", text[:60]))
    report(Diagnostic(found[key].line, "lin-not-a-board-number", values, Severity.WARNING))
    return None


def _results(tag: Tag | None, report: Report) -> Iterator[LinResult | None]:
    for text in _list(tag):
        if not text:
            yield None
            continue
        try:
            yield read_result(text)
        except NotationError:
            report(Diagnostic(tag.line if tag else 0, "lin-unknown-result", (("text", text[:60]),)))
            yield None


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
