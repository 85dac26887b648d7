"""Losses of a document in a file of another format: what stands around its boards, and boards of no result."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.document import Document
from duplicado.formats.losses import losses, named
from duplicado.table.record import BoardRecord

_Native = TypeVar("_Native")
_TOLD: Final = 100
"""Of a longer name so many characters are told."""


def natives_of(document: Document, own: type[_Native]) -> tuple[_Native, ...]:
    """Return the files of a document as the reader of `own` gave them; none where it is of other files too."""
    natives = tuple(native for native in document.natives if isinstance(native, own))
    return natives if len(natives) == len(document.natives) else ()


def around(
    document: Document, own: type | None = None, *, with_headings: bool = False, also: Iterable[str] = ()
) -> tuple[Diagnostic, ...]:
    """Say what stood around the boards in files of another format than `own`: tags and tables that nothing holds.

    Args:
        document: what was written.
        own: the files that the format can keep as they are.
        with_headings: whether the headings of the records are written.
        also: names of what else is not in the file.
    """
    natives = [native for native in document.natives if own is None or not isinstance(native, own)]
    if natives and len(natives) < len(document.natives):
        natives = list(document.natives)  # files of several formats: all are written from their records
    names = set(also)
    for native in natives:
        if native is not None:
            names |= native.names_around(with_contest=document.contest is not None, with_headings=with_headings)
    return (Diagnostic(0, "lost-around", (("names", ", ".join(sorted(names))),), Severity.WARNING),) if names else ()


def untitled(document: Document, kept: str = "") -> tuple[Diagnostic, ...]:
    """Say that the name of the event is lost, unless the file says it as `kept`; white space does not matter."""
    title = " ".join(document.title.split())
    lost = Diagnostic(0, "lost-title", (("title", title[:_TOLD]),), Severity.WARNING)
    return () if title == " ".join(kept.split()) else (lost,)


def left_behind(document: Document, file: Iterable[BoardRecord]) -> tuple[Diagnostic, ...]:
    """Say what a file made of a contest does not have: boards, auctions and plays that are of none of its results."""
    apart = records_apart(document)
    written = {record.board.number for record in file}
    numbers = [record.board.number for record in apart]
    gone = [place for place, number in enumerate(numbers) if number not in written]
    lost = Diagnostic(0, "lost-board", named(numbers, gone), Severity.WARNING)
    there = [record for record in apart if record.board.number in written]
    return (*((lost,) if gone else ()), *losses(there, [dealt(record) for record in there]))


def records_apart(document: Document) -> tuple[BoardRecord, ...]:
    """List the records that are of no result of the contest."""
    results = document.contest.results if document.contest is not None else ()
    played = {id(result.record) for result in results}
    return tuple(record for record in document.records if id(record) not in played)


def dealt(record: BoardRecord) -> BoardRecord:
    """Return the board with its hands alone."""
    return BoardRecord(record.board, record.layout)
