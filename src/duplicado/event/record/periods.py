"""Until when scores may be corrected, rulings asked for and appealed against (Laws 79C1, 81C3 and 92B)."""

from __future__ import annotations

from datetime import datetime

from duplicado.event.record.state import EventState
from duplicado.law.book import law_79, law_80, law_92
from duplicado.law.edition import Edition

__all__ = ["appeals_until", "corrections_until", "notices_until"]


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
    """Return until when the Director rectifies what he becomes aware of (Law 81C3); `None` as above.

    By the Laws of 2007 that is the period of Law 79C alone; since 2017 that of Law 92B counts as well.

    Reading: "within the periods" of both Laws lasts as long as the longer of the two.
    """
    corrections, appeals = corrections_until(state, session), appeals_until(state, session)
    if corrections is None or appeals is None or state.conditions.edition.numbering is Edition.LAWS_2007:
        return corrections
    return max(corrections, appeals)


def _available(state: EventState, session: int) -> datetime | None:
    return law_80.official_score_available((state.session(session).published, state.published))
