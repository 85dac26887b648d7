"""Losses of a contest in a written file, found by reading the file again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId
from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.losses import spans
from duplicado.vocabulary.seats import Seat

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
