"""Admission of entries: what is refused before it is recorded, and under which Law."""

from __future__ import annotations

from typing import Final

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.founding import EventFounded
from duplicado.event.record.effects.effect import Proposed
from duplicado.event.record.effects.registry import effect_of
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.event.text_lengths import too_long
from duplicado.vocabulary.borders import checked

_ALSO_WHEN_CLOSED: Final = frozenset({Duty.REGISTER, Duty.UNDOING})
"""The register changes nothing in the result, and what is told of a partnership may be told later."""


@checked
def admit(state: EventState, entry: Entry, known: frozenset[str] | None = None) -> Refused | None:
    """Tell whether an entry is refused; `None` admits it.

    Args:
        state: what the record says before it.
        entry: what is to be entered.
        known: the ids of all entries of the record, for what refers to one; if not told, such references are not
            looked up.
    """
    fact = entry.fact
    long = too_long(fact)
    if long is not None:
        return Refused("text-too-long", (long.begins, str(long.longest)))
    effect = effect_of(fact)
    if not isinstance(fact, EventFounded):
        if not state.founded:
            return Refused("not-founded")
        if state.closed is not None and fact.declaration.duty not in _ALSO_WHEN_CLOSED:
            return Refused("event-closed", (), effect.closed_under)
    return effect.refused(Proposed(state, entry.at, known), fact)
