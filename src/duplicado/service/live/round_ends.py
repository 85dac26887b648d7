"""End of a round for the whole field, a good moment for a backup."""

from __future__ import annotations

from typing import Final

from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.facts.subjects import OfTable
from duplicado.event.facts.topics import TopicKind, TopicOf
from duplicado.event.record.state import EventState

_ENDS: Final = frozenset({TopicKind.SESSION, TopicKind.PUBLICATION, TopicKind.CLOSING})


def ends_a_round(fact: AnyFact, state: EventState) -> bool:
    """Tell whether a round, a session or the event ends with an entry; `state` is that after it."""
    subject = fact.subject()
    if isinstance(subject, OfTable) and subject.round is not None:
        return _finished_by_all(state, subject.session, subject.round)
    if isinstance(fact, RoundCalled):
        return fact.round > 1
    return any(isinstance(each, TopicOf) and each.kind in _ENDS for each in fact.changes())


def _finished_by_all(state: EventState, number: int, round_number: int) -> bool:
    session = state.session(number)
    return all(
        (section, table, round_number) in session.finished
        for section, plan in session.plans.items()
        for table in plan.tables_in(round_number)
        if plan.at_table(round_number, table)
    )
