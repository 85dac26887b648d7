"""Losses of a written file: the records given to the writer against those read back.

A writer does not have to know what its format lacks. It reads what it wrote, and whatever does not come back is named
in a warning; what follows from the rest (a score from contract and tricks) is not lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Severity
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
