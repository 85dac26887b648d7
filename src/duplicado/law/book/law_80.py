"""Law 80: what the Tournament Organizer sees to, as far as something follows from it for rulings and scores."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from duplicado.law.clause import clause

__all__ = ["WhoDirects", "official_score_available", "who_directs"]


@dataclass(frozen=True, slots=True)
class WhoDirects:
    """Who directs, and by whose decision."""

    name: str
    """Empty while nobody does."""
    by_players: bool = False
    """Whether the players designated him, because the Tournament Organizer had appointed nobody."""

    @property
    def is_wanting(self) -> bool:
        """Whether the players have to designate somebody before play begins."""
        return not self.name


@clause("80B2(a)")
def who_directs(appointed: str, designated: str = "") -> WhoDirects:
    """Return who directs: whom the Tournament Organizer appointed, else whom the players designated.

    Args:
        appointed: by the Tournament Organizer; empty for nobody.
        designated: by the players; it counts only where nobody was appointed.
    """
    if appointed.strip():
        return WhoDirects(appointed.strip())
    return WhoDirects(designated.strip(), by_players=bool(designated.strip()))


@clause("80B2(j)")
def official_score_available(posted: Iterable[datetime | None]) -> datetime | None:
    """Return when the official score became available for inspection, which begins the periods of 79C1 and 92B.

    Args:
        posted: when it was posted on each occasion that shows it (for the session, for the whole event); `None` for
            one on which it was not.
    """
    return min((each for each in posted if each is not None), default=None)
