"""Losses of a written file: the records and the document given to the writer against those read back.

A writer does not have to know what its format lacks. It reads what it wrote, and whatever does not come back is named
in a warning; what follows from the rest (a score from contract and tricks) is not lost. Of a document also is told what
stands around its boards, boards of no result, and its contest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId
from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.document import Document
from duplicado.formats.results import contract_of, score_of, tricks_of
from duplicado.table.record import Annotation, BoardRecord
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat


def losses(before: Sequence[BoardRecord], after: Sequence[BoardRecord]) -> tuple[Diagnostic, ...]:
    """Say what was lost, kind by kind, each with the boards it is lost from, as `named` names them."""
    pairs = list(_by_number(before, after))
    # Where numbers are lost there is only the order; where none is, a writer may have put the boards in that of theirs.
    if len(before) == len(after) and any(new is None for _, new in pairs):
        pairs = list(zip(before, after, strict=True))
    found: dict[str, list[int]] = {}
    for place, (old, new) in enumerate(pairs):
        lost = ("lost-board",) if new is None else (code for code, is_lost in _KINDS.items() if is_lost(old, new))
        for code in lost:
            found.setdefault(code, []).append(place)
    numbers = [record.board.number for record in before]
    return tuple(
        Diagnostic(0, code, named(numbers, found[code]), Severity.WARNING)
        for code in ("lost-board", *_KINDS)
        if code in found
    )


def named(numbers: Sequence[int], places: Iterable[int]) -> tuple[tuple[str, str], ...]:
    """Name boards in the values of a diagnostic: by `boards`, and those without a number by their `places`, from 1.

    Args:
        numbers: those of all boards in their order, 0 for one without.
        places: the boards to name, from 0.
    """
    chosen = list(places)
    unnumbered = [place + 1 for place in chosen if not numbers[place]]
    boards = ("boards", spans(numbers[place] for place in chosen if numbers[place]))
    return (boards, ("places", spans(unnumbered))) if unnumbered else (boards,)


def spans(numbers: Iterable[int]) -> str:
    """List numbers shortly.

    >>> spans([1, 2, 3, 7, 2])
    '1-3, 7'
    """
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(f"{first}-{last}" if first != last else str(first) for first, last in runs)


def _by_number(
    before: Iterable[BoardRecord], after: Iterable[BoardRecord]
) -> Iterator[tuple[BoardRecord, BoardRecord | None]]:
    """Pair records of the same board in the order in which they stand; `None` for what has no other."""
    kept: dict[int, list[BoardRecord]] = {}
    for record in after:
        kept.setdefault(record.board.number, []).append(record)
    for record in before:
        of_board = kept.get(record.board.number)
        yield record, of_board.pop(0) if of_board else None


def _hands_lost(old: BoardRecord, new: BoardRecord) -> bool:
    return any(hand and (new.layout is None or new.layout[seat] != hand) for seat, hand in _known(old.layout))


def _known(layout: Layout | None) -> Iterable[tuple[Seat, Hand | None]]:
    return layout.items() if layout is not None else ()


def _claimer_lost(old: BoardRecord, new: BoardRecord) -> bool:
    claimer = old.claim.claimer if old.claim is not None else None
    return claimer is not None and new.claim is not None and new.claim.claimer is not claimer


def _remarks_lost(old: Mapping[int, tuple[Annotation, ...]], new: Mapping[int, tuple[Annotation, ...]]) -> bool:
    """Tell whether a text is gone; under which name it comes back (note, explanation, comment) does not matter."""
    return any(_texts(remarks) - _texts(new.get(place, ())) for place, remarks in old.items())


def _texts(remarks: Iterable[Annotation]) -> Counter[str]:
    return Counter(remark.text or remark.kind for remark in remarks if remark.text or remark.kind == "alert")


_KINDS: Final[Mapping[str, Callable[[BoardRecord, BoardRecord], bool]]] = {
    "lost-number": lambda old, new: old.board.number != new.board.number,
    "lost-dealer": lambda old, new: old.board.dealer is not new.board.dealer,
    "lost-vulnerability": lambda old, new: old.board.vulnerability is not new.board.vulnerability,
    "lost-hands": _hands_lost,
    "lost-auction": lambda old, new: bool(old.calls) and old.calls != new.calls,
    "lost-auction-end": lambda old, new: (
        bool(new.calls) and old.calls == new.calls and old.auction_is_complete is not new.auction_is_complete
    ),
    "lost-play": lambda old, new: bool(old.plays) and old.plays != new.plays,
    "lost-contract": lambda old, new: contract_of(old) is not None and contract_of(old) != contract_of(new),
    "lost-tricks": lambda old, new: tricks_of(old) is not None and tricks_of(old) != tricks_of(new),
    "lost-claim": lambda old, new: old.claim is not None and new.claim is None,
    "lost-claimer": _claimer_lost,
    "lost-score": lambda old, new: old.stated_score is not None and old.stated_score != score_of(new),
    "lost-marks": lambda old, new: (
        not (old.marked_calls <= new.marked_calls and old.marked_plays <= new.marked_plays)
        or (old.partner_declares and not new.partner_declares)
        or (old.result_is_agreed and not new.result_is_agreed)
    ),
    "lost-remarks": lambda old, new: (
        _remarks_lost(old.call_annotations, new.call_annotations)
        or _remarks_lost(old.play_annotations, new.play_annotations)
    ),
    "lost-players": lambda old, new: any(new.players.get(seat) != name for seat, name in old.players.items()),
}
"""The kinds of loss in the order in which they are told, and when there is one."""


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
    names = {who.id: _contestant(who) for who in contest.contestants}
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
    return Counter(_contestant(who) for who in contest.contestants)


def _contestant(who: Contestant) -> tuple[str, ...]:
    """Return what a contestant is known by; in which order a pair is named does not matter."""
    return tuple(sorted(who.names)) or (str(who.id),)


def _penalties(contest: Contest) -> Counter[tuple[tuple[str, ...], object]]:
    names = {who.id: _contestant(who) for who in contest.contestants}
    return Counter((names.get(each.contestant, (str(each.contestant),)), each.amount) for each in contest.penalties)
