"""What is noted in the directors' register: facts from forms. It is for directors only."""

from __future__ import annotations

from dataclasses import replace

from duplicado.event.adjusting.penalties import PenaltyKind, RuledPenalty
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.office_values import MeasureTaken, NoteKind, Where
from duplicado.event.facts.register import ConductNoted, PartnershipNoted
from duplicado.event.record.state import EventState
from duplicado.publish.messages import Messages
from duplicado.service.office.acts_of_rulings import units_of
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.known import contestant_of, where_of

__all__ = ["conduct", "partnership"]


def _where(form: Filled, state: EventState) -> Where | None:
    told = where_of(form, state)
    return None if told == Where(told.session, told.section) and not form.word("session") else told


def conduct(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Note what somebody did against Laws 72, 74 or 76, with the penalty that is imposed for it, if one is.

    The penalty is public: what it is for stands in the register alone.
    """
    measure = MeasureTaken(form.chosen("measure", (each.value for each in MeasureTaken)))
    who = contestant_of(form, state, "who") if form.word("who") else None
    noted = ConductNoted(
        who,
        form.laws("under"),
        form.needed("what"),
        measure,
        form.names("player"),
        _where(form, state),
        told_by=form.word("told-by"),
    )
    if measure is not MeasureTaken.PENALTY:
        return (noted,)
    if who is None:
        raise FormError("needed", "who")
    form.needed("amount")
    unit = units_of(state).get(form.needed("unit"))
    if unit is None:
        raise FormError("unit", "unit", form.word("unit"))
    kind = PenaltyKind.DISCIPLINARY
    reason = Messages.load(form.language).text("event-law", clause=kind.clause)
    ruled = RuledPenalty(who, form.amount("amount"), unit, kind, (kind.clause,), reason=reason)
    return (PenaltyRuled(ruled), replace(noted, penalty=form.entry(1, 2)))


def partnership(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Note a psyche, a misexplanation or the like of a partnership (Law 40)."""
    who = contestant_of(form, state, "who")
    entered = state.contestants.get(who)
    return (
        PartnershipNoted(
            NoteKind(form.chosen("kind", (each.value for each in NoteKind))),
            who,
            form.needed("what"),
            form.names("player") or (tuple(each.name for each in entered.players) if entered else ()),
            form.seat_or_none("seat"),
            _where(form, state),
            form.word("made"),
            form.word("meaning"),
            form.word("held"),
            form.word("partner"),
            form.laws("under"),
            form.word("told-by"),
        ),
    )
