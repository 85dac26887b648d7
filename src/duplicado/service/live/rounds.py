"""End of a round for the whole field, a good moment for a backup."""

from __future__ import annotations

from duplicado.event.facts.ending import EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.record.state import EventState

__all__ = ["ends_a_round"]


def ends_a_round(fact: AnyFact, state: EventState) -> bool:
    """Tell whether a round, a session or the event ends with an entry; `state` is that after it."""
    match fact:
        case RoundCalled(round=number):
            return number > 1
        case RoundFinished(session=number):
            session = state.session(number)
            return all(
                (section, table, fact.round) in session.finished
                for section, plan in session.plans.items()
                for table in range(1, plan.in_force(fact.round).movement.tables + 1)
                if plan.at_table(fact.round, table)
            )
        case SessionEnded() | ResultsPublished() | EventClosed():
            return True
        case _:
            return False
