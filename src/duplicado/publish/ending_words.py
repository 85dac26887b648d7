"""Sentences about what is still missing before a session or an event ends: results, rulings, appeals."""

from __future__ import annotations

from collections.abc import Sequence

from duplicado.event.record.state import EventState
from duplicado.event.record.wanted_results import waiting
from duplicado.locale import Language
from duplicado.publish.messages import Messages

__all__ = ["before_closing", "goes_on", "still_wanting"]


def goes_on(state: EventState, sessions: Sequence[int], language: Language) -> tuple[str, ...]:
    """Name the sessions that are not over."""
    messages = Messages.load(language)
    going = (number for number in sessions if state.session(number).ended is None)
    return tuple(messages.text("form-session-goes-on", session=number) for number in going)


def still_wanting(state: EventState, sessions: Sequence[int], language: Language) -> tuple[str, ...]:
    """Count the results that are missing in some sessions."""
    count = sum(each.place.session in sessions for each in waiting(state))
    return (Messages.load(language).text("ending-still-wanting", count=count),) if count else ()


def before_closing(state: EventState, language: Language) -> tuple[str, ...]:
    """Say that appeals are open, or that nothing was published."""
    messages = Messages.load(language)
    left = sum(each not in state.appeals_decided for each in state.appeals)
    appeals = (messages.text("console-appeals-open", count=left),) if left else ()
    return appeals if state.published else (*appeals, messages.text("form-not-published"))
