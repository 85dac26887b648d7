"""Registry of effects: of every kind of fact, what it does. A family without one is an error of the type checker."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from duplicado.event.facts.announcements import AnnouncementFact
from duplicado.event.facts.appeals import AppealFact
from duplicado.event.facts.awards import AwardFact
from duplicado.event.facts.boards import BoardFact
from duplicado.event.facts.calls import CallFact
from duplicado.event.facts.clock import ClockFact
from duplicado.event.facts.contestants import ContestantFact
from duplicado.event.facts.ending import EndingFact
from duplicado.event.facts.entry import AnyFact, AnyOfficeFact
from duplicado.event.facts.founding import FoundingFact
from duplicado.event.facts.planning import PlanningFact
from duplicado.event.facts.progress import ProgressFact
from duplicado.event.facts.register import RegisterFact
from duplicado.event.facts.rulings import RulingFact
from duplicado.event.facts.stated_results import ResultFact
from duplicado.event.record.effects import (
    announcements,
    appeals,
    awards,
    boards,
    calls,
    clock,
    contestants,
    discipline,
    ending,
    founding,
    planning,
    progress,
    register,
    rulings,
    stated_results,
)
from duplicado.event.record.effects.effect import CellEffect, Effect

AnyEffect: TypeAlias = Effect[Any] | CellEffect[Any]

_KNOWN: Final[dict[type, AnyEffect]] = {}
"""Effects by the kind of fact, as they are met: a record has many entries of few kinds."""


def effect_of(fact: AnyFact) -> AnyEffect:
    """Return what a fact does."""
    known = _KNOWN.get(type(fact))
    if known is None:
        known = _KNOWN[type(fact)] = _effect_of(fact)
    return known


def _effect_of(fact: AnyFact) -> AnyEffect:
    if isinstance(fact, FoundingFact):
        return founding.effect_of(fact)
    if isinstance(fact, ContestantFact):
        return contestants.effect_of(fact)
    if isinstance(fact, PlanningFact):
        return planning.effect_of(fact)
    if isinstance(fact, ProgressFact):
        return progress.effect_of(fact)
    if isinstance(fact, BoardFact):
        return boards.effect_of(fact)
    if isinstance(fact, ResultFact):
        return stated_results.effect_of(fact)
    if isinstance(fact, AwardFact):
        return awards.effect_of(fact)
    if isinstance(fact, AppealFact):
        return appeals.effect_of(fact)
    if isinstance(fact, EndingFact):
        return ending.effect_of(fact)
    if isinstance(fact, AnnouncementFact):
        return announcements.effect_of(fact)
    if isinstance(fact, ClockFact):
        return clock.effect_of(fact)
    return _office_effect_of(fact)


def _office_effect_of(fact: AnyOfficeFact) -> AnyEffect:
    if isinstance(fact, CallFact):
        return calls.effect_of(fact)
    if isinstance(fact, RulingFact):
        return rulings.effect_of(fact)
    if isinstance(fact, RegisterFact):
        return register.effect_of(fact)
    return discipline.effect_of(fact)
