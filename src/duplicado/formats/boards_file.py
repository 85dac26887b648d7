"""A file of boards for a session: the hands of each board that it plays, and the faults of the file.

Whatever format it is in, it is judged by what comes of it: each board that is played has to have one deal, whole and
beyond doubt. What else is wrong with the file is told, and does no harm.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.losses import spans
from duplicado.formats.registry import format_of
from duplicado.formats.whole_layouts import deal_of
from duplicado.law.book import law_02
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Deal, Layout
from duplicado.vocabulary.values import keeps_mappings

MOST_BOARDS: Final = 1_000
"""More than any session plays: what has more is no file for one."""
MOST_BYTES: Final = 1_000_000
"""Ten times what any session's boards take, with auctions and play; to read more would hold others up."""
_HIGHEST: Final = 9_999
_DOUBTS: Final = frozenset({"deals-checksum", "deals-halves-differ", "deals-document-checksum", "deals-encrypted"})
"""Codes of what makes it uncertain whether a deal is the one that was written."""


@dataclass(frozen=True, slots=True)
@keeps_mappings
class BoardsFile:
    """Contents of a file of boards for a session."""

    format: str = ""
    """Its format as people call it; empty where it is none that can be read."""
    layouts: Mapping[int, Layout] = field(default_factory=dict[int, Layout])
    """The hands by the numbers of the boards: those that can be taken."""
    faults: tuple[Diagnostic, ...] = ()
    """Faults that stand in the way: it is to be taken only by who has read them."""
    remarks: tuple[Diagnostic, ...] = ()
    """Other remarks that are to be told."""


def read_boards(name: str, data: bytes, *, wanted: Collection[int] = (), first: int | None = None) -> BoardsFile:
    """Read the boards of a session from a file of any format that is known.

    Args:
        name: the name of the file, whose end may tell its format.
        data: what is in it.
        wanted: the boards that the session plays; of others nothing is taken. None: all that there are.
        first: the number that the first board of the file is to have, the others after it as they lie; `None`: the
            numbers are those of the file.
    """
    called = (("file", name[:60] or "–"),)
    if len(data) > MOST_BYTES:
        sizes = (("kilobytes", str(len(data) // 1000)), ("most", str(MOST_BYTES // 1000)))
        return BoardsFile(faults=(Diagnostic(0, "boards-too-large", (*called, *sizes)),))
    found = format_of(name, data)
    if found is None:
        return BoardsFile(faults=(Diagnostic(0, "boards-unknown-file", called),))
    read = found.read(data)
    records = [each for each in read.value.records if each.layout is not None and 0 < each.board.number <= _HIGHEST]
    said = tuple(replace(each, line=0) if each.line < 0 else each for each in read.diagnostics)
    if not records:
        none = Diagnostic(0, "boards-none", (*called, ("format", found.name)))
        return BoardsFile(found.name, faults=(none, *said))
    if first is not None:
        records = _renumbered(records, first)
    numbers = {each.board.number for each in records}
    if len(numbers) > MOST_BOARDS:
        values = (("count", str(len(numbers))), ("most", str(MOST_BOARDS)))
        return BoardsFile(found.name, faults=(Diagnostic(0, "boards-too-many", values),))
    remarks: list[Diagnostic] = []
    kept, faults = _sorted_out(
        [each for each in records if not wanted or each.board.number in wanted], renumbered=first
    )
    if wanted:
        faults += _missing(wanted, kept, numbers)
    for each in said:
        concerned = dict(each.values).get("board")
        doubtful = each.code in _DOUBTS and (concerned is None or not wanted or first or int(concerned) in wanted)
        (faults if doubtful else remarks).append(each)
    beyond = numbers.difference(wanted) if wanted else set[int]()
    if beyond and kept:
        remarks.append(Diagnostic(0, "boards-beyond", (("boards", spans(beyond)),), Severity.WARNING))
    return BoardsFile(found.name, kept, tuple(faults), tuple(remarks))


def _renumbered(records: list[BoardRecord], first: int) -> list[BoardRecord]:
    lowest = min(each.board.number for each in records)
    return [replace(each, board=law_02.board(each.board.number - lowest + first)) for each in records]


def _sorted_out(records: list[BoardRecord], *, renumbered: int | None) -> tuple[dict[int, Layout], list[Diagnostic]]:
    """Return the deals that can be taken, and what is wrong with the others."""
    by_number: dict[int, set[Deal]] = {}
    marks: dict[int, Board] = {}
    partial: set[int] = set()
    for each in records:
        number = each.board.number
        deal = deal_of(each.layout)
        if deal is None:
            partial.add(number)
        else:
            by_number.setdefault(number, set()).add(deal)
        if each.board != law_02.board(number):
            marks.setdefault(number, each.board)
    partial -= by_number.keys()
    twice = {number for number, deals in by_number.items() if len(deals) > 1}
    kept: dict[int, Layout] = {number: next(iter(by_number[number])) for number in sorted(by_number.keys() - twice)}
    faults = [
        Diagnostic(0, code, (("boards", spans(numbers)),))
        for code, numbers in (("boards-two-deals", twice), ("boards-not-whole", partial))
        if numbers
    ]
    faults += [Diagnostic(0, "boards-same-hands", (("boards", spans(each)),)) for each in _alike(kept)]
    if renumbered is None:
        faults += [_marked(number, marks[number]) for number in sorted(marks.keys() & kept)]
    return kept, faults


def _alike(kept: Mapping[int, Layout]) -> Iterator[list[int]]:
    """Go through the boards that have the same four hands as another."""
    same: dict[Layout, list[int]] = {}
    for number, layout in kept.items():
        same.setdefault(layout, []).append(number)
    return (numbers for numbers in same.values() if len(numbers) > 1)


def _marked(number: int, board: Board) -> Diagnostic:
    right = law_02.board(number)
    values = (
        ("board", str(number)),
        ("dealer", str(board.dealer)),
        ("vulnerability", str(board.vulnerability)),
        ("right-dealer", str(right.dealer)),
        ("right-vulnerability", str(right.vulnerability)),
    )
    return Diagnostic(0, "boards-marks", values)


def _missing(wanted: Collection[int], kept: Mapping[int, Layout], numbers: Collection[int]) -> list[Diagnostic]:
    missing = set(wanted) - kept.keys()
    if not missing:
        return []
    if not set(wanted) & set(numbers):
        values = (("boards", spans(numbers)), ("wanted", spans(wanted)))
        return [Diagnostic(0, "boards-other-numbers", values)]
    return [Diagnostic(0, "boards-missing", (("boards", spans(missing)), ("wanted", spans(wanted))))]
