"""Matches of a knock-out in several stanzas: which rounds make one of the bracket; the rounds of a section in all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from duplicado.event.conditions import Conditions, RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.record.ending import is_over
from duplicado.event.record.rounds_played import RoundSeen
from duplicado.event.record.section_plan import SectionPlan
from duplicado.event.record.state import EventState


@dataclass(frozen=True, slots=True)
class Stanza:
    """A round of the event as a part of the matches of a round of the bracket."""

    bracket_round: int
    number: int
    """From 1."""
    of: int
    """Number of stanzas that the matches of that round have."""

    @property
    def is_first(self) -> bool:
        """True where the matches begin with it."""
        return self.number == 1


def stanza_of(conditions: Conditions, number: int) -> Stanza:
    """Say which stanza of which round of the bracket a round is; rounds are counted through the event from 1."""
    # The last length that was said holds for the rounds that follow, so that a bracket never ends too soon.
    lengths = conditions.stanzas or (1,)
    bracket_round, before = 1, 0
    while True:
        length = lengths[min(bracket_round, len(lengths)) - 1]
        if number <= before + length:
            return Stanza(bracket_round, number - before, length)
        bracket_round, before = bracket_round + 1, before + length


def stanzas_of(rounds: Sequence[RoundSeen], conditions: Conditions) -> tuple[tuple[RoundSeen, Stanza], ...]:
    """Give every round of a section with the stanza that it is."""
    return tuple((seen, stanza_of(conditions, number)) for number, seen in enumerate(rounds, 1))


def left_of_match(rounds: Sequence[RoundSeen], conditions: Conditions) -> dict[frozenset[ContestantId], int]:
    """Say how many boards each match will still have that no round has been planned for.

    A stanza that is not planned yet has as many boards as the last one that is.
    """
    found: dict[frozenset[ContestantId], int] = {}
    for seen, stanza in stanzas_of(rounds, conditions):
        for couple, boards in _boards_of(seen).items():
            found[couple] = (stanza.of - stanza.number) * boards
    return found


def _boards_of(seen: RoundSeen) -> dict[frozenset[ContestantId], int]:
    boards: dict[frozenset[ContestantId], set[int]] = {}
    for each in seen.tables:
        boards.setdefault(each.couple, set()).update(each.boards)
    return {couple: len(numbers) for couple, numbers in boards.items()}


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
