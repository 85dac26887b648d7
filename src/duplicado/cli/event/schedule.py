"""Penalties by the event's schedule or of a stated amount."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duplicado.cli.event.files import amount_of
from duplicado.cli.options import UnreadableInput

if TYPE_CHECKING:
    from duplicado.event.adjusting.penalties import PenaltyKind, RuledPenalty
    from duplicado.event.conditions import Conditions
    from duplicado.event.contest import ContestantId
    from duplicado.event.record.state import EventState
    from duplicado.law.sanction import ProposedPenalty
    from duplicado.publish.messages import Messages

__all__ = ["UNITS", "by_schedule", "of_amount", "schedule_text", "usual_unit"]

UNITS: Final = {
    "%": "percent of a top",
    "mp": "matchpoints",
    "imps": "IMPs",
    "vp": "victory points",
    "points": "points",
}


def by_schedule(
    state: EventState,
    who: ContestantId,
    under: tuple[str, ...],
    session: int,
    kind: PenaltyKind,
    messages: Messages,
) -> ProposedPenalty | None:
    """Return what the schedule has for the offence that is named first; `None` where none is named.

    Raises:
        UnreadableInput: the steps of the regulations make no schedule.
    """
    from duplicado.event.record.scheduled_penalties import proposed_for
    from duplicado.publish.error_words import error_text
    from duplicado.vocabulary.errors import DuplicadoError

    if not under:
        return None
    try:
        return proposed_for(state, who, under[0], session, kind=kind)
    except DuplicadoError as error:
        reason = error_text(error, messages)
        raise UnreadableInput(messages.text("office-penalty-schedule", reason=reason)) from None


def of_amount(who: ContestantId, amount: str, unit: str, kind: PenaltyKind, messages: Messages) -> RuledPenalty:
    """Return a penalty of so much.

    Raises:
        UnreadableInput: that is no amount.
    """
    from duplicado.event.adjusting.penalties import PenaltyUnit, RuledPenalty
    from duplicado.vocabulary.errors import DuplicadoError

    try:
        return RuledPenalty(who, amount_of(amount, messages), PenaltyUnit(UNITS[unit]), kind, (kind.clause,))
    except DuplicadoError:
        raise UnreadableInput(messages.text("event-bad-number", text=amount[:40])) from None


def usual_unit(conditions: Conditions) -> str:
    """Name the unit in which penalties are usual; a warning is in none."""
    from duplicado.event.record.match_penalties import units_of_match, units_of_total

    unit = (*units_of_total(conditions), *units_of_match(conditions))[0]
    return next(name for name, value in UNITS.items() if value == unit.value)


def schedule_text(proposed: ProposedPenalty, messages: Messages) -> str:
    """Say what the schedule has for an offence."""
    from duplicado.publish.rulings.penalties import proposed_messages

    told = " ".join(messages.text(name, **values) for name, values in proposed_messages(messages, proposed))
    return messages.text("office-penalty-by-schedule", clause=proposed.clause, told=told)
