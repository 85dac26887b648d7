"""Entries about whole sessions."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.event.contest import ContestantId

__all__ = ["SessionMissed"]


@dataclass(frozen=True, slots=True)
class SessionMissed:
    """A contestant could not play a session of the event; a regulation says what he gets for it."""

    contestant: ContestantId
    session: int
    reason: str = ""
