"""What is taken from totals: penalties as they were ruled, and the sanctions for appeals without merit."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from fractions import Fraction

from duplicado.event.adjusting.appeals import Appeal, AppealOutcome, Settlement, settle
from duplicado.event.adjusting.penalties import RuledPenalty, in_contest, unit_of
from duplicado.event.adjusting.rulings import Ruling, Unchanged
from duplicado.event.contest import ContestantId, Penalty
from duplicado.event.record.entries import EntryId
from duplicado.event.record.state import EventState
from duplicado.table.kinds import ContestKind
from duplicado.vocabulary import DuplicadoError

__all__ = ["deductions", "settlement"]


def settlement(state: EventState, appeal: EntryId) -> Settlement | None:
    """Return what becomes of the deposit of an appeal that was decided; `None` for any other.

    Where more is to be kept than the regulations allow, nothing is.
    """
    lodged, decided = state.appeals.get(appeal), state.appeals_decided.get(appeal)
    if lodged is None or decided is None:
        return None
    changed = decided.outcome is AppealOutcome.CHANGED
    # The new score itself is entered as a ruling of its own; here it only matters that there is one.
    new = Ruling.for_both(Unchanged()) if changed else None
    merit = not decided.without_merit or changed
    settled = Appeal(lodged.appellant, decided.outcome, lodged.deposit, without_merit=not merit, ruling=new)
    teams = state.conditions.kind is ContestKind.TEAMS
    try:
        return settle(settled, state.conditions.regulations, between_teams=teams, kept=None if merit else decided.kept)
    except DuplicadoError:
        return settle(settled, state.conditions.regulations, between_teams=teams, kept=Fraction(0))


def _ruled(state: EventState) -> Iterator[tuple[int | None, RuledPenalty]]:
    for fact in state.penalties.values():
        yield fact.session, fact.penalty
    for appeal in state.appeals_decided:
        settled = settlement(state, appeal)
        if settled is not None and settled.sanction is not None:
            yield None, settled.sanction


def deductions(
    state: EventState, session: int | None, top: Fraction | None, among: Collection[ContestantId] | None = None
) -> tuple[Penalty, ...]:
    """Return what is taken from the totals of a session, or besides from that of the event.

    Args:
        state: what the record says.
        session: its number; `None` for what counts in the event only.
        top: the most matchpoints on a board, for penalties in percent of it.
        among: only those of these contestants.
    """
    conditions = state.conditions
    unit = unit_of(conditions.method, victory_points=conditions.in_matches)
    found: list[Penalty] = []
    for of_session, penalty in _ruled(state):
        if of_session == session and (among is None or penalty.contestant in among):
            try:
                found.append(in_contest(penalty, unit, top=top))
            except DuplicadoError:
                continue  # in a unit that cannot be taken from this total, which `admit` refuses beforehand
    return tuple(found)
