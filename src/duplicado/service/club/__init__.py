"""What a club keeps beside its events: people, devices, PINs, tokens, access, what was done with privileges."""

from duplicado.service.club.access import access_to, event_secret, set_access
from duplicado.service.club.archive import Archive, Erased, StillPlayed
from duplicado.service.club.backroom import Backroom, NoClub, backroom, club_file, is_club
from duplicado.service.club.entrance import Denied, Entrance
from duplicado.service.club.house import ClubHouse, NoSuchEvent
from duplicado.service.club.keys import Chance
from duplicado.service.club.limits import Limit
from duplicado.service.club.passes import Admitted, Guest, Pass, Scope
from duplicado.service.club.people import FOR_GOOD, IN_RECORDS, RETENTION, People, UnknownPerson

__all__ = [
    "FOR_GOOD",
    "IN_RECORDS",
    "RETENTION",
    "Admitted",
    "Archive",
    "Backroom",
    "Chance",
    "ClubHouse",
    "Denied",
    "Entrance",
    "Erased",
    "Guest",
    "Limit",
    "NoClub",
    "NoSuchEvent",
    "Pass",
    "People",
    "Scope",
    "StillPlayed",
    "UnknownPerson",
    "access_to",
    "backroom",
    "club_file",
    "event_secret",
    "is_club",
    "set_access",
]
