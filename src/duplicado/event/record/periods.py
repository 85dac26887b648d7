"""Periods in which scores may be corrected, rulings requested and appeals lodged (Laws 79C1, 81C3 and 92B)."""

from __future__ import annotations

from datetime import datetime

from duplicado.event.record.state import EventState
from duplicado.law.book import law_79, law_80, law_92
from duplicado.law.book.law_79_time import Times, directors_notice


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
