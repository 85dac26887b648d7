"""Deductions from totals: penalties as ruled, and sanctions for appeals without merit."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from fractions import Fraction

from duplicado.event.adjusting.appeals import Appeal, AppealOutcome, Settlement, settle
from duplicado.event.adjusting.penalties import RuledPenalty, in_contest, unit_of
from duplicado.event.adjusting.rulings import Ruling, Unchanged
from duplicado.event.conditions import ContestForm
from duplicado.event.contest import ContestantId, Penalty
from duplicado.event.facts.ids import EntryId
from duplicado.event.record.match_penalties import top_between_teams, units_of_total
from duplicado.event.record.state import EventState
from duplicado.law.sanction import PenaltyUnit
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.errors import DuplicadoError


def settlement(state: EventState, appeal: EntryId) -> Settlement | None:
    """Return what becomes of the deposit of an appeal that was decided; `None` for any other.

    Where more is to be kept than the regulations allow, nothing is. In a knock-out, which has no victory points, no
    sanction in points follows of itself: the Director rules a penalty that names the match.
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
    regulations = state.conditions.regulations
    try:
        found = settle(settled, regulations, between_teams=teams, kept=None if merit else decided.kept)
    except DuplicadoError:
        found = settle(settled, regulations, between_teams=teams, kept=Fraction(0))
    return replace(found, sanction=None) if state.conditions.form is ContestForm.KNOCK_OUT else found


def _ruled(state: EventState) -> Iterator[tuple[int | None, RuledPenalty]]:
    for fact in state.penalties.values():
        if fact.against is None:
            yield fact.session, fact.penalty
    for appeal in state.appeals_decided:
        settled = settlement(state, appeal)
        if settled is not None and settled.sanction is not None:
            yield None, settled.sanction


def deductions(
    state: EventState, session: int | None, top: Fraction | None, among: Collection[ContestantId] | None = None
) -> tuple[Penalty, ...]:
    """Return what is taken from the totals of a session, or besides from that of the event, not from single matches.

    Args:
        state: what the record says.
        session: its number; `None` for what counts in the event only.
        top: the most matchpoints on a board, for penalties in percent of it; between teams the Law has it (78A).
        among: only those of these contestants.
    """
    units = units_of_total(state.conditions)
    if not units:
        return ()
    unit = PenaltyUnit.VICTORY_POINTS if PenaltyUnit.VICTORY_POINTS in units else unit_of(state.conditions.method)
    top = top_between_teams(state.conditions) or top
    found: list[Penalty] = []
    for of_session, penalty in _ruled(state):
        if of_session == session and (among is None or penalty.contestant in among):
            try:
                found.append(in_contest(penalty, unit, top=top))
            except DuplicadoError:
                continue  # in a unit that cannot be taken from this total, which `admit` refuses beforehand
    return tuple(found)
