"""Effects of adjusted scores and of penalties."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from duplicado.event.adjusting.adjustment import adjust
from duplicado.event.adjusting.rulings import Unchanged
from duplicado.event.facts.awards import AwardFact, PenaltyRuled, ScoreRuled
from duplicado.event.facts.entry import Entry
from duplicado.event.record.board_results import circumstances, line_at_the_table
from duplicado.event.record.effects.checks import founded_on, known_contestant
from duplicado.event.record.effects.effect import (
    CellEffect,
    Effect,
    Proposed,
    as_ruling,
    touches_board,
    touches_totals,
    with_member,
)
from duplicado.event.record.match_penalties import no_such_match, units_of_match, units_of_total
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import Cell, EventState, RuledScore
from duplicado.vocabulary.errors import DuplicadoError


def _ruled(cell: Cell, entry: Entry, fact: ScoreRuled) -> Cell:
    ruled = RuledScore(entry.id, entry.at, entry.by, fact)
    replaced = cell.rulings_replaced | frozenset(fact.instead_of)
    return replace(cell, rulings=with_member(cell.rulings, entry.id, ruled), rulings_replaced=replaced)


def _refused_score(proposed: Proposed, fact: ScoreRuled) -> Refused | None:
    state = proposed.state
    cell = state.cell(fact.place)
    if not fact.reason.strip():
        return Refused("reason-wanted")
    wrong = founded_on(fact.ruling.under, proposed.state.conditions.regulations)
    if wrong is not None and not _takes_back(fact):
        return wrong
    if any(each not in cell.rulings for each in fact.instead_of):
        return Refused("unknown-ruling")
    if not set(cell.open_rulings) <= set(fact.instead_of):
        return Refused("ruled-already", (str(fact.place),), "82C")
    try:
        line = line_at_the_table(cell, fact.place, state.due_at(fact.place))
        adjust(line, fact.ruling, circumstances(state.conditions, fact.place.board))
    except DuplicadoError as error:
        told = (error.code, error.values) if error.code else ("ruling-impossible", (str(error),))
        return Refused(*told, "12C")
    return None


def _takes_back(fact: ScoreRuled) -> bool:
    """Tell whether it only takes earlier ones back, which needs no clause: the score of the table counts again."""
    ruling = fact.ruling
    return bool(fact.instead_of) and not ruling.under and ruling.north_south == ruling.east_west == Unchanged()


def _imposed(state: EventState, entry: Entry, fact: PenaltyRuled) -> EventState:
    return as_ruling(replace(state, penalties=with_member(state.penalties, entry.id, fact)), entry)


def _refused_penalty(proposed: Proposed, fact: PenaltyRuled) -> Refused | None:
    state, penalty = proposed.state, fact.penalty
    unknown = known_contestant(proposed, penalty.contestant)
    if unknown is not None:
        return unknown
    if fact.session is not None and fact.session not in state.sessions:
        return Refused("unknown-session", (str(fact.session),))
    wrong = founded_on(penalty.under, proposed.state.conditions.regulations)
    if wrong is not None:
        return wrong
    if fact.against is not None or fact.round is not None:
        unmet = no_such_match(state, fact)
        if unmet is not None:
            return unmet
    units = units_of_total(state.conditions) if fact.against is None else units_of_match(state.conditions)
    if penalty.unit in units or not penalty.amount:
        return None  # a warning takes nothing, in whatever unit
    told = penalty.unit.name.lower()
    if units:
        return Refused("penalty-unit", (told, " / ".join(each.short for each in units)))
    return Refused("penalty-wants-match" if fact.against is None else "penalty-not-of-match", (told,))


_SCORE_RULED: Final[CellEffect[ScoreRuled]] = CellEffect(
    after=_ruled, is_ruling=True, refused=_refused_score, touches=touches_board
)
_PENALTY_RULED: Final[Effect[PenaltyRuled]] = Effect(applied=_imposed, refused=_refused_penalty, touches=touches_totals)


def effect_of(fact: AwardFact) -> Effect[Any] | CellEffect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case ScoreRuled():
            return _SCORE_RULED
        case PenaltyRuled():
            return _PENALTY_RULED
