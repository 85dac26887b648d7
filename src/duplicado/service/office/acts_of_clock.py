"""Rounds and their time, what is announced, who goes where he is called, publication: facts from forms."""

from __future__ import annotations

import re
from typing import Final

from duplicado.event.facts.announcements import AnnouncementEnded, AnnouncementMade
from duplicado.event.facts.calls import CallSettled, CallTaken
from duplicado.event.facts.clock import ClockHeld, ClockResumed, RoundsTimed
from duplicado.event.facts.ending import EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.event.record.state import EventState
from duplicado.service.office.filled import Filled, FormError

__all__ = [
    "announce",
    "call_round",
    "close",
    "end_announcement",
    "end_session",
    "hold",
    "publish",
    "resume",
    "settle_call",
    "take_call",
    "time_rounds",
]

_LONGEST_ROUND: Final = 600
_TABLE: Final = re.compile(r"([A-Za-z]*)([0-9]{1,4})")


def call_round(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Give the signal for a round (Law 8B1); with minutes, its time is laid down with it."""
    session, number, section = form.number("session"), form.number("round"), form.section()
    called = RoundCalled(session, number, section)
    if not form.word("minutes"):
        return (called,)
    return RoundsTimed(session, form.number("minutes", most=_LONGEST_ROUND), section=section, round=number), called


def time_rounds(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Lay down how long the rounds last, or one of them."""
    return (
        RoundsTimed(
            form.number("session"),
            form.number("minutes", most=_LONGEST_ROUND),
            form.number_or_none("warning", least=0, most=_LONGEST_ROUND) or 0,
            form.section(),
            form.number_or_none("round"),
        ),
    )


def hold(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Stop the clock."""
    return (ClockHeld(form.number("session"), form.section()),)


def resume(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Let the clock go on."""
    return (ClockResumed(form.number("session"), form.section()),)


def announce(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Announce something to all, or to the tables that are named: `3, A4`."""
    tables: list[tuple[str, int]] = []
    for word in form.word("tables").replace(",", " ").split():
        found = _TABLE.fullmatch(word)
        if found is None:
            raise FormError("table", "tables", word)
        tables.append((found[1].upper(), int(found[2])))
    return (AnnouncementMade(form.needed("text"), form.number("session"), tuple(tables)),)


def end_announcement(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Show an announcement no more."""
    return (AnnouncementEnded(form.needed("announcement")),)


def take_call(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Go to a table that called, oneself if nobody else is named."""
    return (CallTaken(form.needed("call"), form.word("who") or form.by),)


def settle_call(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Take down that a call wanted no ruling."""
    return (CallSettled(form.needed("call"), form.word("how")),)


def end_session(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """End the play of a session."""
    return (SessionEnded(form.number("session")),)


def publish(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Make the official score available, of a session or of the whole event: the periods begin (79C1, 92B)."""
    return (ResultsPublished(form.number_or_none("session")),)


def close(_form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Make the result final."""
    return (EventClosed(),)
