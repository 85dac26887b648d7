"""Law 5: the assignment of seats."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat


@clause("5A")
def changed_direction(before: Seat, now: Seat, *, instructed: bool = False) -> str | None:
    """Return the clause that is broken when a player changes his direction within a session.

    Contestants choose among the seats assigned to them by agreement; later they keep them, unless the Director
    instructs or permits them to change.
    """
    return None if before is now or instructed else "5A"


class ToBlame(Enumeration):
    """Responsibility for players who sit in the wrong place."""

    PLAYERS = "players"
    DIRECTOR = "director"
    """A Director's error: both sides are treated as not at fault (82C)."""


@clause("5B")
def to_blame_for_wrong_place(*, announced_clearly: bool) -> ToBlame:
    """Say who answers for it that players moved wrongly: each for his own seat, if the instructions were clear."""
    return ToBlame.PLAYERS if announced_clearly else ToBlame.DIRECTOR
