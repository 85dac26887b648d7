"""Law 80: what the Tournament Organizer sees to, as far as something follows from it for rulings and scores."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from duplicado.law.clause import clause


@clause("80B2(j)")
def official_score_available(posted: Iterable[datetime | None]) -> datetime | None:
    """Return when the official score became available for inspection, which begins the periods of 79C1 and 92B.

    Args:
        posted: when it was posted on each occasion that shows it (for the session, for the whole event); `None` for
            one on which it was not.
    """
    return min((each for each in posted if each is not None), default=None)
