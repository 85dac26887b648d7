"""Effects of planning a session: movements, deals, who moves the boards of a table."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.planning import BoardMoverNamed, DealsRecorded, PlanningFact, SectionPlanned
from duplicado.event.record.board_results import field_of
from duplicado.event.record.effects.effect import (
    Effect,
    Proposed,
    Touched,
    admitted,
    touches_nothing,
    with_member,
)
from duplicado.event.record.refusals import Refused
from duplicado.event.record.section_plan import SectionPlan
from duplicado.event.record.state import EventState, SessionState
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.teams import TeamMovement


def with_session(state: EventState, session: SessionState) -> EventState:
    """Return the state with a session in the place of what it was."""
    return replace(state, sessions=with_member(state.sessions, session.number, session))


def _planned(state: EventState, _entry: Entry, fact: SectionPlanned) -> EventState:
    session = state.session(fact.session)
    before = session.plans.get(fact.section)
    plan = SectionPlan(session.number, fact.section, (*before.versions, fact) if before else (fact,))
    return with_session(state, replace(session, plans=with_member(session.plans, fact.section, plan)))


def _refused_plan(proposed: Proposed, fact: SectionPlanned) -> Refused | None:
    """Refuse a plan that cannot be played, or that changes what was."""
    match fact.movement:
        case IndividualMovement(players=wanted) | TeamMovement(teams=wanted):
            pass
        case movement:
            wanted = movement.contestants
    if len(fact.contestants) != wanted:
        return Refused("movement-wants", (str(wanted), str(len(fact.contestants))))
    if len(set(fact.contestants)) < len(fact.contestants):
        return Refused("contestant-twice")
    if fact.boards_each < 1 or fact.first_board < 1:
        return Refused("boards-wanted")
    session = proposed.state.session(fact.session)
    played = [
        place
        for place, cell in session.cells
        if place.section == fact.section and place.round >= fact.from_round and cell.stated
    ]
    before = session.plans.get(fact.section)
    if before is None and fact.from_round > 1:
        return Refused("no-movement-yet", (fact.section,))
    if played and before is not None:
        latest = max(played)
        return Refused("round-played", (str(fact.from_round), str(latest.round), str(latest.table), str(latest.board)))
    return None


def _touched_by_plan(state: EventState, fact: SectionPlanned) -> Touched:
    return Touched(field=field_of(state, fact.session, fact.section))


def _dealt(state: EventState, _entry: Entry, fact: DealsRecorded) -> EventState:
    session = state.session(fact.session)
    known = {**session.layouts, **{(fact.section, board): layout for board, layout in fact.layouts.items()}}
    return with_session(state, replace(session, layouts=MappingProxyType(known)))


def _moves_boards(state: EventState, _entry: Entry, fact: BoardMoverNamed) -> EventState:
    session = state.session(fact.session)
    movers = with_member(session.movers, (fact.section, fact.table), fact.seat)
    return with_session(state, replace(session, movers=movers))


_PLANNED: Final[Effect[SectionPlanned]] = Effect(applied=_planned, refused=_refused_plan, touches=_touched_by_plan)
_DEALS: Final[Effect[DealsRecorded]] = Effect(applied=_dealt, refused=admitted, touches=touches_nothing)
_MOVER: Final[Effect[BoardMoverNamed]] = Effect(applied=_moves_boards, refused=admitted, touches=touches_nothing)


def effect_of(fact: PlanningFact) -> Effect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case SectionPlanned():
            return _PLANNED
        case DealsRecorded():
            return _DEALS
        case BoardMoverNamed():
            return _MOVER
