"""Effects of notes in the directors' register: none on any score."""

from __future__ import annotations

from typing import Any, Final

from duplicado.event.facts.office_values import MeasureTaken
from duplicado.event.facts.register import ConductNoted, PartnershipNoted, RegisterFact
from duplicado.event.record.effects.checks import known_contestant, words
from duplicado.event.record.effects.effect import Effect, Proposed, touches_nothing
from duplicado.event.record.effects.office import office_effect
from duplicado.event.record.refusals import Refused


def _conduct(proposed: Proposed, fact: ConductNoted) -> Refused | None:
    if fact.contestant is None:
        if not fact.players:
            return Refused("who-wanted")
    elif (unknown := known_contestant(proposed, fact.contestant)) is not None:
        return unknown
    if (fact.measure is MeasureTaken.PENALTY) != (fact.penalty is not None):
        return Refused("measure-and-penalty")
    return words(fact.what)


def _partnership(proposed: Proposed, fact: PartnershipNoted) -> Refused | None:
    return known_contestant(proposed, fact.contestant) or words(fact.what)


_CONDUCT: Final[Effect[ConductNoted]] = office_effect(
    _conduct, is_ruling=False, like=(ConductNoted,), touches=touches_nothing
)
_PARTNERSHIP: Final[Effect[PartnershipNoted]] = office_effect(
    _partnership, is_ruling=False, like=(PartnershipNoted,), touches=touches_nothing
)


def effect_of(fact: RegisterFact) -> Effect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case ConductNoted():
            return _CONDUCT
        case PartnershipNoted():
            return _PARTNERSHIP
