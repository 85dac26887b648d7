"""Rounds of a session that are planned and were never begun, and the plans of its sections without them."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.event.facts.entry import AnyFact
from duplicado.event.record.clock import round_called
from duplicado.event.record.replanned_section import NotReplanned, replanned
from duplicado.event.record.section_plan import SectionPlan
from duplicado.event.record.state import EventState
from duplicado.movement.replanning.ways import NumberOfRounds


@dataclass(frozen=True, slots=True)
class UnbegunRounds:
    """Rounds of a section that nobody began."""

    section: str
    rounds: range
    facts: tuple[AnyFact, ...]
    """The plan without them."""


def unbegun_rounds(state: EventState, session: int) -> tuple[UnbegunRounds, ...]:
    """Return what each section of a session has left to begin, where it has begun and may be planned without that.

    Rounds that are paired one after the other are planned when they are about to begin: they are not among these.
    """
    found: list[UnbegunRounds] = []
    for section, plan in sorted(state.session(session).plans.items()):
        last = _last_begun(state, plan)
        if not 0 < last < plan.rounds:
            continue
        try:
            ways = replanned(state, session, section, last + 1, NumberOfRounds(last))
        except NotReplanned:
            continue
        found.append(UnbegunRounds(section, range(last + 1, plan.rounds + 1), ways[0].facts("")))
    return tuple(found)


def _last_begun(state: EventState, plan: SectionPlan) -> int:
    """Return the last round that was called, that a table ended, or in which a board was played; 0: none."""
    session = state.session(plan.session)
    ended = (number for section, _, number in session.finished if section == plan.section)
    played = (place.round for place, cell in session.cells if place.section == plan.section and cell.is_played)
    return max((round_called(session, plan.section), *ended, *played))
