"""Effects of results that are entered, agreed to and put right."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered, ResultFact
from duplicado.event.record.effects.checks import corrected_in_time
from duplicado.event.record.effects.effect import CellEffect, Proposed, touches_board, touches_nothing, with_member
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EMPTY_CELL, Cell, StatedResult, says_as_much


def _entered(cell: Cell, entry: Entry, fact: ResultEntered) -> Cell:
    stated = StatedResult(entry.id, entry.at, entry.by, fact)
    if cell is EMPTY_CELL:
        return Cell(MappingProxyType({entry.id: stated}))  # by far the most frequent case
    return replace(cell, stated=with_member(cell.stated, entry.id, stated))


def _refused_result(proposed: Proposed, fact: ResultEntered) -> Refused | None:
    if any(says_as_much(each.result, fact) for each in proposed.state.cell(fact.place).standing):
        return None  # the same said a second time changes nothing
    return corrected_in_time(proposed, fact.place.session, approved=False)


def _agreed(cell: Cell, _entry: Entry, fact: ResultAgreed) -> Cell:
    return replace(cell, agreed=cell.agreed | {(fact.result, fact.side)})


def _refused_agreement(proposed: Proposed, fact: ResultAgreed) -> Refused | None:
    stated = proposed.state.cell(fact.place).stated
    return None if fact.result in stated else Refused("unknown-result", (fact.result,))


def _corrected(cell: Cell, entry: Entry, fact: ResultCorrected) -> Cell:
    stated = StatedResult(entry.id, entry.at, entry.by, fact.result, fact.instead_of, fact.reason, fact.approved_by)
    replaced = cell.replaced | frozenset(fact.instead_of)
    return replace(cell, stated=with_member(cell.stated, entry.id, stated), replaced=replaced)


def _refused_correction(proposed: Proposed, fact: ResultCorrected) -> Refused | None:
    place = fact.result.place
    if not fact.reason.strip():
        return Refused("reason-wanted")
    stated = proposed.state.cell(place).stated
    unknown = [each for each in fact.instead_of if each not in stated]
    # A result that nobody has stated is put right by stating it; after the period that too wants approval.
    if unknown or (not fact.instead_of and stated):
        return Refused("unknown-result", tuple(unknown[:1]) or (str(place),))
    return corrected_in_time(proposed, place.session, approved=bool(fact.approved_by.strip()))


_ENTERED: Final[CellEffect[ResultEntered]] = CellEffect(
    after=_entered, is_ruling=False, refused=_refused_result, touches=touches_board
)
_AGREED: Final[CellEffect[ResultAgreed]] = CellEffect(
    after=_agreed, is_ruling=False, refused=_refused_agreement, touches=touches_nothing
)
_CORRECTED: Final[CellEffect[ResultCorrected]] = CellEffect(
    after=_corrected, is_ruling=False, refused=_refused_correction, touches=touches_board
)


def effect_of(fact: ResultFact) -> CellEffect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case ResultEntered():
            return _ENTERED
        case ResultAgreed():
            return _AGREED
        case ResultCorrected():
            return _CORRECTED
