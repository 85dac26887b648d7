"""The only place with effects: order, time, identity. What is decided is decided below; a store remembers it."""

from duplicado.service.contests import EventContest, contest_in, session_contest
from duplicado.service.event_file import EventFile, EventFileError, RefusedError, UnreadableRecord, new_id
from duplicado.service.simultaneous import ClubRecord, read_clubs, simultaneous

__all__ = [
    "ClubRecord",
    "EventContest",
    "EventFile",
    "EventFileError",
    "RefusedError",
    "UnreadableRecord",
    "contest_in",
    "new_id",
    "read_clubs",
    "session_contest",
    "simultaneous",
]
