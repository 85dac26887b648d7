"""The only place with effects: order, time, identity. What is decided is decided below; a store remembers it."""

from duplicado.service.contests import outcome_in
from duplicado.service.event_file import EventFile, EventFileError, RefusedError, UnreadableRecord, new_id
from duplicado.service.simultaneous import ClubRecord, read_clubs, simultaneous

__all__ = [
    "ClubRecord",
    "EventFile",
    "EventFileError",
    "RefusedError",
    "UnreadableRecord",
    "new_id",
    "outcome_in",
    "read_clubs",
    "simultaneous",
]
