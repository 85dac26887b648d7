"""Effects of announcements."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from duplicado.event.facts.announcements import (
    AnnouncementEnded,
    AnnouncementFact,
    AnnouncementMade,
    CommentaryWritten,
)
from duplicado.event.facts.entry import Entry
from duplicado.event.record.effects.effect import Effect, Proposed, touches_nothing, with_member
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState


def _made(state: EventState, entry: Entry, _fact: AnnouncementMade) -> EventState:
    return replace(state, announcements=with_member(state.announcements, entry.id, entry))


def _refused_announcement(proposed: Proposed, fact: AnnouncementMade) -> Refused | None:
    if not fact.text.strip():
        return Refused("announcement-empty")
    plans = proposed.state.session(fact.session).plans
    there = {(section, place.table) for section, plan in plans.items() for place in plan.due}
    unknown = next((each for each in fact.tables if each not in there), None)
    return None if unknown is None else Refused("no-such-table", (f"{unknown[0]}{unknown[1]}",))


def _ended(state: EventState, _entry: Entry, fact: AnnouncementEnded) -> EventState:
    return replace(state, announcements_ended=state.announcements_ended | {fact.announcement})


def _refused_end(proposed: Proposed, fact: AnnouncementEnded) -> Refused | None:
    return None if fact.announcement in proposed.state.announcements else Refused("no-announcement")


def _written(state: EventState, entry: Entry, _fact: CommentaryWritten) -> EventState:
    return replace(state, commentary=with_member(state.commentary, entry.id, entry))


def _refused_commentary(proposed: Proposed, fact: CommentaryWritten) -> Refused | None:
    if not fact.text.strip():
        return Refused("announcement-empty")
    plan = proposed.state.plan_of(fact.session, fact.section)
    return None if plan is not None and fact.board in plan.by_board else Refused("no-such-board", (str(fact.board),))


_MADE: Final[Effect[AnnouncementMade]] = Effect(applied=_made, refused=_refused_announcement, touches=touches_nothing)
_ENDED: Final[Effect[AnnouncementEnded]] = Effect(applied=_ended, refused=_refused_end, touches=touches_nothing)

_WRITTEN: Final[Effect[CommentaryWritten]] = Effect(
    applied=_written, refused=_refused_commentary, touches=touches_nothing
)


def effect_of(fact: AnnouncementFact) -> Effect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case AnnouncementMade():
            return _MADE
        case AnnouncementEnded():
            return _ENDED
        case CommentaryWritten():
            return _WRITTEN
