"""The head of a LIN file: what the match is, and the results that it states for every board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Report, Severity
from duplicado.formats.lin.model import LinHeader, LinResult
from duplicado.formats.lin.notation import read_result
from duplicado.formats.lin.tokens import Tag
from duplicado.vocabulary.errors import NotationError


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
