"""Fouled boards of pairs and individuals: the results sorted by the form in which the board was played (Law 87B)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duplicado.event.contest import BoardResult
from duplicado.score.law_87 import BoardForm, form_names, is_fouled
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Layout

__all__ = ["played_form", "sorted_by_form"]


def played_form(result: BoardResult) -> BoardForm | None:
    """Return the form in which a board was played, where the record of the table has all its cards."""
    record = result.record
    if record is None or record.layout is None or not _is_complete(record.layout):
        return None
    return BoardForm(record.layout, record.board.dealer, record.board.vulnerability)


def _is_complete(layout: Layout) -> bool:
    """Tell whether all cards are known; a card in the wrong pocket leaves hands that are not of thirteen cards."""
    return sum(0 if hand is None else len(hand) for _, hand in layout.items()) == 52


def sorted_by_form(
    results: Sequence[BoardResult], *, layout: Layout | None = None, board: Board | None = None
) -> tuple[BoardResult, ...]:
    """Name the form of each result of a board, so that results of one form are compared with one another.

    A form that was named already stays; a table without a record of all cards counts as having had the correct form,
    which is as closely as the results can be sorted.

    Args:
        results: the lines of one board.
        layout: the cards as they should have been; if not told, the form of the most tables is the correct one.
        board: its dealer and vulnerability as they should have been.
    """
    played = [played_form(result) for result in results]
    if not is_fouled([form for form in played if form is not None]) and layout is None:
        return tuple(results)
    correct = None
    if layout is not None and board is not None and _is_complete(layout):
        correct = BoardForm(layout, board.dealer, board.vulnerability)
    names = form_names(played, correct)
    return tuple(
        result if result.form or not name else replace(result, form=name)
        for result, name in zip(results, names, strict=True)
    )
