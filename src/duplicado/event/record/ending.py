"""The end of play of a session or event, and the periods behind it (Laws 79C1, 81C3 and 92B)."""

from __future__ import annotations

from datetime import datetime

from duplicado.event.facts.results import Place
from duplicado.event.record.state import EventState
from duplicado.law.book import law_79, law_80, law_92
from duplicado.law.book.law_79_time import Times, directors_notice
from duplicado.vocabulary.enumeration import Enumeration


def is_over(state: EventState, session: int) -> bool:
    """Tell whether play of a session is over: what was hidden from those who play it need not be any more."""
    return state.closed is not None or state.session(session).ended is not None


def is_over_everywhere(state: EventState) -> bool:
    """Tell whether all sessions are over; boards that were put off may be played still."""
    return bool(state.sessions) and all(is_over(state, number) for number in state.sessions)


def is_played_out(state: EventState) -> bool:
    """Tell whether nobody plays any more, nor later: before that a record has deals that are news to somebody."""
    return is_over_everywhere(state) and not any(
        cell.postponed and is_to_come(state, place)
        for session in state.sessions.values()
        for place, cell in session.cells
    )


class EventStage(Enumeration):
    """Stage of an event, from its founding to its end."""

    NEW = "new"
    """Nothing is planned."""
    PLANNED = "planned"
    PLAYING = "playing"
    PLAYED = "played"
    PUBLISHED = "published"
    CLOSED = "closed"


def stage_of(state: EventState) -> EventStage:
    """Return how far an event is."""
    sessions = state.sessions.values()
    if state.closed is not None:
        return EventStage.CLOSED
    if state.published:
        return EventStage.PUBLISHED
    if not any(session.plans for session in sessions):
        return EventStage.NEW
    if is_over_everywhere(state):
        return EventStage.PLAYED
    begun = any(session.boards or session.called for session in sessions)
    return EventStage.PLAYING if begun else EventStage.PLANNED


def is_put_off(state: EventState, place: Place) -> bool:
    """Tell whether a board was postponed at a place and may be played there still, its session over or not."""
    cell = state.cell(place)
    return cell.postponed and not (cell.cancelled or cell.is_played) and state.closed is None


def is_to_come(state: EventState, place: Place) -> bool:
    """Tell whether a board was put off at a place where nobody who is to play it has left since."""
    due = state.due_at(place)
    return is_put_off(state, place) and not (due is not None and due.is_over(state.withdrawn))


def corrections_until(state: EventState, session: int) -> datetime | None:
    """Return when the Correction Period of a session ends (Law 79C1); `None` while its score is not available."""
    available = _available(state, session)
    minutes = state.conditions.correction_period
    return None if available is None else law_79.correction_period_ends(available, minutes)


def appeals_until(state: EventState, session: int) -> datetime | None:
    """Return when the right to appeal expires (Law 92B); `None` while the session's score is not available."""
    available = _available(state, session)
    minutes = state.conditions.appeal_period
    return None if available is None else law_92.appeal_period_ends(available, minutes)


def notices_until(state: EventState, session: int) -> datetime | None:
    """Return until when the Director rectifies what he becomes aware of (Law 81C3); `None` as above."""
    times = Times(corrections_until(state, session), appeals_until(state, session))
    any_time = times.correction_ends or times.appeal_ends
    return None if any_time is None else directors_notice(any_time, times, state.conditions.edition).until


def _available(state: EventState, session: int) -> datetime | None:
    return law_80.official_score_available((state.session(session).published, state.published))
