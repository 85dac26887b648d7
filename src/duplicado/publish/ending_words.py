"""Sentences about what is still missing before a session or an event ends: results, rulings, appeals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from duplicado.event.record.ending import appeals_until, corrections_until
from duplicado.event.record.office_queries import to_come_back_to
from duplicado.event.record.state import EventState
from duplicado.event.record.wanted_results import WaitingFor, waiting
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.office_words import ruling_in_language, sentence, where_text


def goes_on(state: EventState, sessions: Sequence[int], language: Language) -> tuple[str, ...]:
    """Name the sessions that are not over."""
    messages = Messages.load(language)
    going = (number for number in sessions if state.session(number).ended is None)
    return tuple(messages.text("form-session-goes-on", session=number) for number in going)


def still_wanting(state: EventState, sessions: Sequence[int], language: Language) -> tuple[str, ...]:
    """Count what is missing in some sessions, each kind in a sentence of its own."""
    messages = Messages.load(language)
    missing = Counter(each.what for each in waiting(state) if each.place.session in sessions)
    return tuple(
        messages.text("ending-still-wanting", what=what.value, count=missing[what])
        for what in WaitingFor
        if missing[what]
    )


def open_appeals(state: EventState, language: Language) -> tuple[str, ...]:
    """Count the appeals that are not decided."""
    left = sum(each not in state.appeals_decided for each in state.appeals)
    return (Messages.load(language).text("console-appeals-open", count=left),) if left else ()


def not_published(state: EventState, language: Language) -> tuple[str, ...]:
    """Say that nothing was published, where it is so."""
    return () if state.published else (Messages.load(language).text("form-not-published"),)


def unfinished(state: EventState, sessions: Sequence[int], language: Language) -> tuple[str, ...]:
    """Say what is open of some sessions: play, results, rulings, appeals."""
    return (
        *goes_on(state, sessions, language),
        *still_wanting(state, sessions, language),
        *open_rulings(state, language),
        *open_appeals(state, language),
    )


def ends_of_periods(state: EventState, language: Language) -> tuple[str, ...]:
    """Say when the last period for corrections ends, and the last for appeals, where they have begun."""
    messages = Messages.load(language)
    corrections, appeals = (
        max(filter(None, (until(state, session) for session in state.sessions)), default=None)
        for until in (corrections_until, appeals_until)
    )
    if corrections is None or appeals is None:
        return ()
    ends = {"corrections": messages.moment(corrections), "appeals": messages.moment(appeals)}
    return (messages.text("ending-periods", **ends),)


def open_rulings(state: EventState, language: Language) -> tuple[str, ...]:
    """Name the rulings for which the Director is still to come back, and what for."""
    messages = Messages.load(language)
    found = (ruling_in_language(each.fact, state, language) for each in to_come_back_to(state))
    return tuple(
        messages.text("ending-come-back", where=sentence(where_text(each.where, messages)), what=each.come_back)
        for each in found
    )
