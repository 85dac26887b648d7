"""The end of play: of a session, and of the whole event."""

from __future__ import annotations

from duplicado.event.record.state import EventState

__all__ = ["is_over", "is_over_everywhere"]


def is_over(state: EventState, session: int) -> bool:
    """Tell whether play of a session is over: what was hidden from those who play it need not be any more."""
    return state.closed is not None or state.session(session).ended is not None


def is_over_everywhere(state: EventState) -> bool:
    """Tell whether nobody plays any more: before that a record has results and deals that are news to somebody."""
    return bool(state.sessions) and all(is_over(state, number) for number in state.sessions)
