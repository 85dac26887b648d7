"""Effects of postponing and cancelling boards, and of finding in which form a fouled one was played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from duplicado.event.facts.boards import BoardCancelled, BoardFact, BoardPostponed, FormRecorded
from duplicado.event.facts.entry import Entry
from duplicado.event.record.effects.checks import changed_in_time
from duplicado.event.record.effects.effect import CellEffect, Proposed, admitted, touches_board, touches_nothing
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import Cell


def _formed(cell: Cell, entry: Entry, fact: FormRecorded) -> Cell:
    recorded = (entry.at, entry.id, fact.form)
    return replace(cell, formed=recorded if cell.formed is None else max(cell.formed, recorded))


def _in_time(proposed: Proposed, fact: BoardCancelled | FormRecorded) -> Refused | None:
    return changed_in_time(proposed, fact.place.session, by=fact.approved_by)


_POSTPONED: Final[CellEffect[BoardPostponed]] = CellEffect(
    after=lambda cell, _entry, _fact: replace(cell, postponed=True),
    is_ruling=True,
    refused=admitted,
    touches=touches_nothing,
)
_CANCELLED: Final[CellEffect[BoardCancelled]] = CellEffect(
    after=lambda cell, _entry, _fact: replace(cell, cancelled=True),
    is_ruling=True,
    refused=_in_time,
    touches=touches_board,
)
_FORMED: Final[CellEffect[FormRecorded]] = CellEffect(
    after=_formed, is_ruling=False, refused=_in_time, touches=touches_board
)


def effect_of(fact: BoardFact) -> CellEffect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case BoardPostponed():
            return _POSTPONED
        case BoardCancelled():
            return _CANCELLED
        case FormRecorded():
            return _FORMED
