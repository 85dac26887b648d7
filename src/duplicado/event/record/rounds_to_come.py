"""Rounds of a section in all: those of its movement, or those that are paired one after the other."""

from __future__ import annotations

from itertools import count

from duplicado.event.conditions import Conditions, RoundsPaired
from duplicado.event.record.ending import is_over
from duplicado.event.record.section_plan import SectionPlan
from duplicado.event.record.stanzas import stanza_of
from duplicado.event.record.state import EventState


def rounds_in_all(state: EventState, plan: SectionPlan) -> int | None:
    """Return how many rounds a section has in a session; `None` while it is open how many are paired after these.

    Args:
        state: what the record says.
        plan: the section's, in that session.
    """
    if not is_more_paired(state, plan):
        return plan.rounds
    laid_down = _laid_down(state.conditions, plan)
    return None if laid_down is None else laid_down - _before(state, plan)


def is_more_paired(state: EventState, plan: SectionPlan) -> bool:
    """Say whether a round is still to be paired after those that are planned for a section in a session.

    Args:
        state: what the record says.
        plan: the section's, in that session.
    """
    if state.conditions.pairing is RoundsPaired.NONE or is_over(state, plan.session):
        return False
    laid_down = _laid_down(state.conditions, plan)
    return laid_down is None or _before(state, plan) + plan.rounds < laid_down


def _before(state: EventState, plan: SectionPlan) -> int:
    """Count the rounds that the section had in sessions before."""
    plans = (each.plans.get(plan.section) for number, each in state.sessions.items() if number < plan.session)
    return sum(each.rounds for each in plans if each)


def _laid_down(conditions: Conditions, plan: SectionPlan) -> int | None:
    """Say how many rounds of the event there are to be, by the conditions of contest or by the bracket."""
    if conditions.pairing is not RoundsPaired.KNOCK_OUT:
        return conditions.rounds
    rounds = (len(plan.versions[0].contestants) - 1).bit_length()
    return next(number for number in count() if stanza_of(conditions, number + 1).bracket_round > rounds)
