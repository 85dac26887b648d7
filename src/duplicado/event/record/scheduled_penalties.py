"""Penalties proposed by an event's schedule, with the contestant's earlier offences (Laws 90, 91)."""

from __future__ import annotations

from typing import Final

from duplicado.event.adjusting.penalties import RuledPenalty, unit_of
from duplicado.event.contest import ContestantId
from duplicado.event.record.match_penalties import units_of_match, units_of_total
from duplicado.event.record.office_queries import offences
from duplicado.event.record.state import EventState
from duplicado.law.book.law_74 import rule_on
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.law.sanction import Measure, PenaltyKind, ProposedPenalty, Readiness
from duplicado.law.schedule import PastOffence, Schedule, due, earlier, schedule_of
from duplicado.vocabulary.errors import DuplicadoError


def schedule_in_force(state: EventState) -> Schedule:
    """Return the schedule of penalties of an event: in the unit of its totals, or of its matches where it has none.

    Raises:
        DuplicadoError: the steps that the regulations name are negative or go down.
    """
    conditions = state.conditions
    units = units_of_total(conditions) or units_of_match(conditions) or (unit_of(conditions.method),)
    return schedule_of(conditions.regulations, units[0])


@reads(options.PP_COUNTED_OVER)
def proposed_for(
    state: EventState,
    contestant: ContestantId,
    number: str,
    session: int,
    *,
    kind: PenaltyKind = PenaltyKind.PROCEDURAL,
) -> ProposedPenalty:
    """Propose what an offence costs a contestant: by the word of its clause, and with the earlier ones considered.

    Args:
        state: what the record says.
        contestant: who offended.
        number: the clause of the offence: `90B2`, `74A1`.
        session: the one in which it was committed; only its offences count where `pp.counted_over` says `session`.
        kind: procedural or disciplinary.

    Raises:
        DuplicadoError: the steps that the regulations name are negative or go down.
    """
    within = session if value_of(options.PP_COUNTED_OVER, state.conditions.regulations) == "session" else None
    past = (PastOffence(each.contestant, each.under, each.session) for each in offences(state))
    before = earlier(number, contestant, past, session=within)
    return due(number, before, schedule_in_force(state), kind=kind, readiness=_readiness(number))


def _readiness(number: str) -> Readiness | None:
    """Say how readily the word of a clause on conduct has it penalized; `None` for any other clause."""
    try:
        return rule_on(number).strength.penalized
    except DuplicadoError:
        return None


def as_ruled(proposed: ProposedPenalty, contestant: ContestantId, reason: str = "") -> RuledPenalty:
    """Return a proposal as a ruling: a warning or advice takes nothing.

    Raises:
        DuplicadoError: there is no amount, so that the Director has to name it; or it is no penalty of points.
    """
    kind = _KINDS.get(proposed.under)
    if kind is None or proposed.measure not in _OF_POINTS or proposed.unit is None:
        raise DuplicadoError(f"{proposed.measure.value} under {proposed.under} takes no points from anybody")
    if proposed.amount is None:
        raise DuplicadoError(f"there is no tariff for {proposed.clause}: name the amount")
    return RuledPenalty(contestant, proposed.amount, proposed.unit, kind, proposed.clauses, reason=reason)


_KINDS: Final = {kind.clause: kind for kind in PenaltyKind}
_OF_POINTS: Final = frozenset({Measure.ADVICE, Measure.WARNING, Measure.PENALTY})
