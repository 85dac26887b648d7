"""Staleness check of commands by the topics that they rest on.

Not whether anything has changed, which is always so, but whether what the command is about has. Two results for one
board at one table are no conflict here: the record asks about them, and takes both down where both insist.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from duplicado.event.facts.announcements import AnnouncementEnded
from duplicado.event.facts.appeals import AppealDecided, AppealLodged
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.boards import BoardCancelled, BoardPostponed, FormRecorded
from duplicado.event.facts.calls import CallSettled, CallTaken
from duplicado.event.facts.clock import ClockHeld, ClockResumed, RoundsTimed
from duplicado.event.facts.contestants import (
    CarriedOver,
    ContestantEntered,
    ContestantWithdrew,
    DirectionPermitted,
    SessionMissed,
    SubstituteSeated,
)
from duplicado.event.facts.ending import EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import ConditionsChanged, EventFounded
from duplicado.event.facts.planning import BoardMoverNamed, DealsRecorded, SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered
from duplicado.service.live.sight import place_of

__all__ = ["Topic", "is_outdated", "reads", "writes"]

Topic: TypeAlias = tuple[object, ...]
"""What something is about: a name and what tells it from others of that name."""

_MOST_ROUNDS = 100
_COUNTS_EACH_TIME = (RoundCalled, PenaltyRuled, AppealLodged)
"""What is not the same when it is taken down twice: a clock begins anew, a side pays twice, two appeals are heard.

Of everything else who asks for what another has just done has what he wanted, and is not refused.
"""
_AT_PLACES: Mapping[type, tuple[str, ...]] = {
    BoardPostponed: ("play",),
    BoardCancelled: ("play",),
    ResultEntered: ("result",),
    ResultCorrected: ("result", "correction"),
    ResultAgreed: ("agreement",),
    FormRecorded: ("form",),
    ScoreRuled: ("ruling",),
}
"""What of its place an entry changes."""


def writes(fact: AnyFact, entry_of: Callable[[str], Entry | None]) -> frozenset[Topic]:
    """Return what an entry changes; `entry_of` finds the entry that is undone."""
    place = place_of(fact)
    if place is not None:
        return frozenset((name, place) for name in _AT_PLACES[type(fact)])
    match fact:
        case EventFounded() | ConditionsChanged():
            found: set[Topic] = {("conditions",)}
        case ContestantEntered(contestant=who) | ContestantWithdrew(contestant=who):
            found = {("contestant", who)}
        case SubstituteSeated(contestant=who, session=session) | DirectionPermitted(contestant=who, session=session):
            found = {("seating", session, who)}
        case SessionMissed(contestant=who, session=session):
            found = {("missed", session, who)}
        case SectionPlanned(session=session, section=section, from_round=first):
            found = {("plan", session, section)}
            found |= {("round-plan", session, section, number) for number in range(first, _MOST_ROUNDS)}
        case DealsRecorded(session=session, section=section):
            found = {("deals", session, section)}
        case RoundCalled(session=session, section=section, round=number):
            found = {("round", session, section, number)}
        case RoundFinished():
            found = {("finished", fact.session, fact.section, fact.table, fact.round)}
        case SessionEnded(session=session):
            found = {("session", session)}
        case BoardMoverNamed():
            found = {("mover", fact.session, fact.section, fact.table)}
        case PenaltyRuled(penalty=penalty):
            found = {("penalty", penalty.contestant)}
        case CarriedOver(contestant=who):
            found = {("carried", who)}
        case AppealLodged(against=against):
            found = {("appeal", against)}
        case AppealDecided(appeal=appeal):
            found = {("decision", appeal)}
        case ResultsPublished(session=session):
            found = {("publication", session)}
        case EventClosed():
            found = {("closing",)}
        case EntryUndone(entry=other):
            undone = entry_of(other)
            found = {("entry", other)}
            if undone is not None:
                found |= writes(undone.fact, entry_of)
            if undone is not None and isinstance(undone.fact, ResultEntered):
                found.add(("correction", undone.fact.place))
        case _:
            found = _in_the_hall(fact)
    return frozenset(found)


def _in_the_hall(fact: AnyFact) -> set[Topic]:
    match fact:
        case RoundsTimed(session=session, section=section, round=number):
            return {("timing", session, section, number)}
        case ClockHeld(session=session, section=section) | ClockResumed(session=session, section=section):
            return {("clock", session, section)}
        case AnnouncementEnded(announcement=other):
            return {("announcement", other)}
        case CallTaken(call=other) | CallSettled(call=other):
            return {("call", other)}
        case _:
            return set()


def reads(fact: AnyFact, entry_of: Callable[[str], Entry | None]) -> frozenset[Topic]:
    """Return what must not have changed since whoever asks for an entry last looked."""
    match fact:
        case ResultEntered(place=place):
            # Another result is asked about; another movement or a board that was taken away is news.
            return frozenset({("round-plan", place.session, place.section, place.round), ("play", place)})
        case ResultAgreed(place=place):
            return frozenset({("correction", place)})
        case ResultCorrected(result=result):
            place = result.place
            movement = ("round-plan", place.session, place.section, place.round)
            return frozenset({("result", place), movement, ("play", place)})
        case BoardPostponed(place=place) | BoardCancelled(place=place):
            return frozenset({("result", place), ("play", place)})
        case ScoreRuled(place=place):
            return frozenset({("result", place), ("ruling", place), ("form", place)})
        case SectionPlanned(session=session, section=section):
            return frozenset({("plan", session, section), ("session", session)})
        case _:
            return writes(fact, entry_of)


def is_outdated(fact: AnyFact, since: Iterable[Entry], entry_of: Callable[[str], Entry | None]) -> bool:
    """Tell whether what a command is about was changed by entries that whoever asks had not seen.

    Args:
        fact: what he asks to be taken down.
        since: the entries after the last that he had seen.
        entry_of: finds an entry by its id.
    """
    about = reads(fact, entry_of)
    counts = isinstance(fact, _COUNTS_EACH_TIME)
    return any((counts or entry.fact != fact) and not about.isdisjoint(writes(entry.fact, entry_of)) for entry in since)
