"""What a club keeps beside its events: people, devices, PINs, tokens, access, what was done with privileges."""

from duplicado.service.club.access import access_to, event_secret, set_access
from duplicado.service.club.entrance import Admitted, Denied, Entrance, Pass, Scope
from duplicado.service.club.house import ClubHouse, NoSuchEvent
from duplicado.service.club.keys import Chance
from duplicado.service.club.limits import Limit
from duplicado.service.club.people import RETENTION, People, UnknownPerson

__all__ = [
    "RETENTION",
    "Admitted",
    "Chance",
    "ClubHouse",
    "Denied",
    "Entrance",
    "Limit",
    "NoSuchEvent",
    "Pass",
    "People",
    "Scope",
    "UnknownPerson",
    "access_to",
    "event_secret",
    "set_access",
]
