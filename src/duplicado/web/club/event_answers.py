"""Answers of the service about an event: admission, PINs, boards, devices, acts, files, times."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from duplicado.service.club.dealt_boards import ChancePart
from duplicado.web.club.club_answers import ClubCompared, ClubRanking, GatheringTold


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """It is done, and there is no more to say."""


class Entered(Struct, frozen=True):
    """As what somebody is let in; `token` unless it is kept in a cookie."""

    subject: str
    role: str
    by: str
    event: str
    table: tuple[int, str, int] | None
    """Session, section and number."""
    side: str | None
    scopes: list[str]
    expires: str
    token: str | UnsetType = UNSET
    csrf: str | UnsetType | None = UNSET
    """Value that pages send back as `X-CSRF-Token`; told by `GET /me`."""


class CsrfAlone(Struct, frozen=True):
    """Answer to somebody who is known to a page and not let in."""

    csrf: str | None


class Code(Struct, frozen=True):
    """A code to come in by, once."""

    code: str


class Pins(Struct, frozen=True):
    """The PIN of each table by its number."""

    pins: dict[str, str]


class Token(Struct, frozen=True):
    """A token for a program; it is told this once."""

    token: str


class HealthAnswer(Struct, frozen=True):
    """State of the store and of the clock."""

    entries: int
    trouble: str
    clock_behind: float
    failing: dict[str, str]
    backed_up: int


class NameAndNumber(Struct, frozen=True):
    """A member to be entered at an event."""

    name: str
    number: str


class Following(Struct, frozen=True):
    """With whom a device goes."""

    contestant: str


class DeviceAtTable(Struct, frozen=True):
    """A device at the asker's table."""

    contestant: str | None
    device: str
    since: str
    own: bool


class DevicesAtTable(Struct, frozen=True):
    """The devices at the asker's table."""

    devices: list[DeviceAtTable]


class EventMade(Struct, frozen=True):
    """An event that was made from a file."""

    name: str
    entries: list[str]


class TakeoverRehearsed(Struct, frozen=True):
    """Contents of a file that would be taken over."""

    name: str
    format: str
    events: list[str]
    """Titles of the events in the file."""
    title: str
    date: str
    contestants: int
    boards: int
    results: int
    sections: list[str]
    ruled: int
    not_played: int
    not_added: list[tuple[str, str]]
    """Contestants with what the file adds to their scores and the event does not."""
    remarks: list[str]


class FollowingFounded(Struct, frozen=True):
    """An event that is founded from another, with who takes part and what each carries over; `entries` once made."""

    name: str
    title: str
    contestants: list[str]
    carried: dict[str, str]
    entries: list[str] | UnsetType = UNSET


class EventOfClubs(Struct, frozen=True):
    """A simultaneous event: who took part and how they stand."""

    name: str
    clubs: list[ClubCompared]
    rankings: list[ClubRanking]


class DealtLot(Struct, frozen=True):
    """Boards that were dealt together, with the commitment, and the seed once it may be known."""

    boards: list[int]
    commitment: str
    closed: str | None
    chance: list[ChancePart]
    others: list[int]
    seed: str | None


class BoardsOfSession(Struct, frozen=True):
    """The boards of a session: planned, with known hands, still missing, shuffled at a table."""

    session: int
    planned: list[int]
    known: list[int]
    wanting: list[int]
    shuffled: list[int]
    gathering: GatheringTold | None
    dealt: list[DealtLot]


class BoardsDone(Struct, frozen=True, omit_defaults=True):
    """Boards that were dealt or recorded, or would be."""

    outcome: str
    boards: list[int] = []
    commitment: str = ""
    entries: list[str] = []
    position: str = ""
    remarks: list[str] = []
    faults: list[str] = []


class ChanceGathered(Struct, frozen=True):
    """The boards for which chance of devices is gathered, or was."""

    lots: list[GatheringTold]


class GatheringStep(GatheringTold, frozen=True, kw_only=True):
    """State of a gathering, with its boards."""

    outcome: str


class OutcomeAnswer(Struct, frozen=True):
    """Outcome of a command."""

    outcome: str


class ViewTold(Struct, frozen=True):
    """View after a position: the whole of it, or the changes; one event of the stream."""

    number: int
    position: str
    """To be sent as `Last-Event-ID`, or `after`, to go on from here."""
    whole: bool
    """True where it takes the place of all that was shown before."""
    view: dict[str, Any]
    """Its `kind` says what it is: `entries` of the record, `table` and its `changes`, `rankings`, `hall`, `office`."""


class ActListed(Struct, frozen=True):
    """Something that the Director's office does, and where the schema of what it asks for stands."""

    act: str
    needs: str
    may: bool
    fields: list[str]
    schema: str


class FileListed(Struct, frozen=True):
    """A file that can be had of an event."""

    file: str
    of: str
    media_type: str


class FileTold(Struct, frozen=True):
    """A file of an event in base 64, and what it does not say."""

    name: str
    media_type: str
    content: str | None
    lost: list[str]


class TimeTold(Struct, frozen=True):
    """Something that can still be asked, or not any more, and until when."""

    what: str
    standing: str
    until: str | None
    law: str
