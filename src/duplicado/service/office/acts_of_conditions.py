"""Conditions of contest that are changed while the event is on (78D, 80B2): the fact from a form."""

from __future__ import annotations

from collections.abc import Sequence

from duplicado.event.conditions import ConditionsError
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.record.effects.founding import refused_conditions
from duplicado.event.record.live import LiveStandings
from duplicado.event.record.state import EventState
from duplicado.formats.condition_fields import CONDITIONS, changed
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.rehearsal import figures_of
from duplicado.vocabulary.errors import DuplicadoError

__all__ = ["change_conditions", "check_scored"]

_NOT_READ = frozenset({"conditions-value", "conditions-option-value"})


def change_conditions(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Change conditions: those whose names are fields of the form. What it does not name stays as it is.

    An option of the regulations that is left empty is as the profile has it.
    """
    told = {name: form.word(name) for name in form.fields if name in CONDITIONS}
    try:
        conditions = changed(state.conditions, told)
    except ConditionsError as error:
        raise _complaint(error, told) from None
    if conditions == state.conditions:
        raise FormError("condition-nothing", "reason")
    refused = refused_conditions(conditions, state)
    if refused is not None:
        field = "kind" if refused.code == "kind-settled" else "form"
        raise FormError(f"event-refused-{refused.code}", field, values=refused.about)
    fact = ConditionsChanged(conditions, form.needed("reason"))
    try:
        check_scored(form.order, fact)
    except DuplicadoError as error:
        field = "form" if conditions.in_matches else "method"
        if not error.code:
            raise FormError("condition-not-scored", field, str(error)) from None
        raise FormError(f"error-{error.code}", field, values=error.values) from None
    return (fact,)


def _complaint(error: ConditionsError, told: dict[str, str]) -> FormError:
    """Say it at the field that is to be put right: below each stands what it can be."""
    if error.code in _NOT_READ and error.condition in told:
        return FormError("condition-value", error.condition, told[error.condition])
    if not error.code:
        return FormError("condition-value", error.condition, told.get(error.condition, ""))
    return FormError(f"error-{error.code}", error.condition, values=error.values)


def check_scored(order: Sequence[Entry], fact: ConditionsChanged) -> None:
    """See that what is on record can be scored by other conditions, e.g. on a scale that has matches so short.

    Args:
        order: the entries of the record.
        fact: what is to be taken down after them.

    Raises:
        DuplicadoError: it cannot be.
    """
    if order:
        live = LiveStandings(order)
        live.add(Entry("rehearsal", order[-1].at, "-", fact))
        figures_of(live)
