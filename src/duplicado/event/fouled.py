"""Fouled boards of pairs and individuals: the results sorted by the form in which the board was played (Law 87B)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duplicado.event.contest import BoardResult
from duplicado.score.law_87 import BoardForm, form_names, is_fouled
from duplicado.vocabulary.hands import Layout


def played_form(result: BoardResult) -> BoardForm | None:
    """Return the form in which a board was played, where the record of the table has all its cards."""
    record = result.record
    if record is None or record.layout is None or not _is_complete(record.layout):
        return None
    return BoardForm(record.layout, record.board.dealer, record.board.vulnerability)


def _is_complete(layout: Layout) -> bool:
    """Tell whether all cards are known; a card in the wrong pocket leaves hands that are not of thirteen cards."""
    return sum(0 if hand is None else len(hand) for _, hand in layout.items()) == 52


def sorted_by_form(results: Sequence[BoardResult]) -> tuple[BoardResult, ...]:
    """Name the form of each result of a board, so that results of one form are compared with one another.

    The form of the most tables is the correct one. A form that was named already stays; a table without a record of all
    cards counts as having had the correct form, which is as closely as the results can be sorted.

    Args:
        results: the lines of one board.
    """
    played = [played_form(result) for result in results]
    if not is_fouled([form for form in played if form is not None]):
        return tuple(results)
    return tuple(
        result if result.form or not name else replace(result, form=name)
        for result, name in zip(results, form_names(played), strict=True)
    )
