"""Rulings of the record in the reader's language."""

from __future__ import annotations

from dataclasses import replace

from duplicado.event.facts.rulings import AnyRuling, RulingCorrected, RulingGiven, ruling_in
from duplicado.event.record.state import EventState
from duplicado.locale import Language


def ruling_in_language(fact: AnyRuling, state: EventState, language: Language) -> RulingGiven:
    """Return the ruling of an entry; what its interview said is said in the reader's language."""
    given = ruling_in(fact)
    if given.heard is None:
        return given
    from duplicado.publish.interview.interview_report import retold  # noqa: PLC0415 - a server starts sooner without

    return retold(given, given.heard, state, language)


def fact_in_language(fact: AnyRuling, state: EventState, language: Language) -> AnyRuling:
    """Return the fact of a ruling, with the ruling in the reader's language."""
    given = ruling_in_language(fact, state, language)
    return replace(fact, ruling=given) if isinstance(fact, RulingCorrected) else given
