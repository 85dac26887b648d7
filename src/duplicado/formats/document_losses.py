"""Losses of a document in a file of another format: what stands around its boards, boards of no result, its contest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeVar

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId
from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.document import Document
from duplicado.formats.losses import losses, named, spans
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.seats import Seat

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


_Names = Mapping[ContestantId, tuple[str, ...]]
_Line = tuple[object, ...]


def contest_losses(before: Contest | None, after: Contest | None) -> tuple[Diagnostic, ...]:
    """Say what of a contest was lost: all of it, results and what goes with them, method, names, penalties.

    Contestants are known again by their names, for a file may number them otherwise.
    """
    if before is None:
        return ()
    if after is None:
        return (Diagnostic(0, "lost-contest", (), Severity.WARNING),)
    return tuple(_losses(before, after))


def _losses(before: Contest, after: Contest) -> Iterator[Diagnostic]:
    for code, line in _OF_RESULTS.items():
        old, new = _lines(before, line), _lines(after, line)
        boards = [board for board, lines in old.items() if lines - new.get(board, Counter())]
        if boards:
            yield Diagnostic(0, code, (("boards", spans(boards)),), Severity.WARNING)
    if before.date and before.date != after.date:
        yield Diagnostic(0, "lost-date", (), Severity.WARNING)
    if (before.method, before.winners) != (after.method, after.winners):
        yield Diagnostic(0, "lost-method", (), Severity.WARNING)
    if _names(before) - _names(after):
        yield Diagnostic(0, "lost-contestants", (), Severity.WARNING)
    if _penalties(before) != _penalties(after):
        yield Diagnostic(0, "lost-penalties", (), Severity.WARNING)


def _lines(contest: Contest, line: Callable[[BoardResult, _Names], _Line]) -> dict[int, Counter[_Line]]:
    names = {who.id: _known(who) for who in contest.contestants}
    found: dict[int, Counter[_Line]] = {}
    for result in contest.results:
        said = line(result, names)
        if said:
            found.setdefault(result.board, Counter())[said] += 1
    return found


def _line(result: BoardResult, names: _Names) -> _Line:
    return (
        *(names.get(who, (str(who),)) for who in result.contestants),
        result.north_south_score,
        result.east_west_score,
        result.contract,
        result.tricks,
    )


def _said(*values: object) -> _Line:
    return values if any(value not in {None, ""} for value in values) else ()


_OF_RESULTS: Final[Mapping[str, Callable[[BoardResult, _Names], _Line]]] = {
    "lost-results": _line,
    "lost-leads": lambda result, _: _said(result.lead),
    "lost-places": lambda result, _: _said(result.round, result.table),
    "lost-forms": lambda result, _: _said(result.form),
    "lost-notes": lambda result, _: _said(result.note),
    "lost-line-ups": lambda result, _: _said(*map(result.players.get, Seat)),
}
"""The kinds of what is said of results, and what of a line that is."""


def _names(contest: Contest) -> Counter[tuple[str, ...]]:
    return Counter(_known(who) for who in contest.contestants)


def _known(who: Contestant) -> tuple[str, ...]:
    """Return what a contestant is known by; in which order a pair is named does not matter."""
    return tuple(sorted(who.names)) or (str(who.id),)


def _penalties(contest: Contest) -> Counter[tuple[tuple[str, ...], object]]:
    names = {who.id: _known(who) for who in contest.contestants}
    return Counter((names.get(each.contestant, (str(each.contestant),)), each.amount) for each in contest.penalties)
