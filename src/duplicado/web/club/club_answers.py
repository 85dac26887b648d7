"""Answers of the service about the club: tokens and backups, persons and members, ladders, templates."""

from __future__ import annotations

from msgspec import Struct

__all__ = [
    "Backup",
    "EventOfTemplate",
    "LadderAnswer",
    "LadderEvent",
    "LadderNamed",
    "LadderPlaceAnswer",
    "LadderShare",
    "MemberHistory",
    "OfficePin",
    "PartnerPlayed",
    "PersonAdded",
    "PersonErased",
    "PersonListed",
    "PlayedEvent",
    "SeasonListed",
    "TemplateKept",
    "TokensEnded",
]


class TokensEnded(Struct, frozen=True):
    """Count of the tokens that open nothing any more."""

    tokens: int


class Backup(Struct, frozen=True):
    """A backup that was taken."""

    entries: int
    file: str


class PersonListed(Struct, frozen=True):
    """A person whom the club knows."""

    id: str
    name: str
    number: str


class PersonAdded(Struct, frozen=True):
    """The id of somebody who was taken in."""

    id: str


class PersonErased(Struct, frozen=True):
    """Result of erasing somebody's name: the pseudonym, and where it stands now."""

    pseudonym: str
    events: dict[str, int]
    rows: int
    copied: list[str]
    left: list[str]
    tables: dict[str, int]


class OfficePin(Struct, frozen=True):
    """The PIN that was drawn for the office, which is told this once; empty where there is none any more."""

    pin: str


class LadderNamed(Struct, frozen=True):
    """A ladder of a season."""

    key: str
    name: str
    formula: str


class SeasonListed(Struct, frozen=True, rename={"begins": "from", "ends": "to"}):
    """A season with its ladders."""

    key: str
    name: str
    begins: str
    ends: str
    ladders: list[LadderNamed]


class LadderEvent(Struct, frozen=True):
    """An event that counts for a ladder."""

    event: str
    title: str
    date: str


class LadderShare(Struct, frozen=True):
    """Value of an event for somebody."""

    event: str
    worth: str
    counts: bool


class LadderPlaceAnswer(Struct, frozen=True):
    """A row of a ladder; `place` is `null` for one who has not played often enough."""

    place: int | None
    name: str
    number: str
    figure: str
    wanting: int
    events: list[LadderShare]


class LadderAnswer(Struct, frozen=True):
    """A ladder as it stands."""

    form: str
    events: list[LadderEvent]
    rows: list[LadderPlaceAnswer]


class PlayedEvent(Struct, frozen=True):
    """An event that a member played."""

    event: str
    title: str
    date: str
    contestant: str
    partners: list[str]
    place: int
    of: int
    percentage: str | None
    total: str | None
    boards: int


class PartnerPlayed(Struct, frozen=True):
    """Somebody with whom a member played."""

    name: str
    events: int
    average: str | None


class BoardOfMember(Struct, frozen=True):
    """A board that a member played."""

    event: str
    session: int
    board: int
    percentage: str | None


class MemberHistory(Struct, frozen=True):
    """Events that a member played."""

    form: str
    average: str | None
    boards: int
    events: list[PlayedEvent]
    partners: list[PartnerPlayed]
    best: list[BoardOfMember]
    worst: list[BoardOfMember]


class TemplateKept(Struct, frozen=True):
    """A template of events, with what it says of the evening beside these."""

    name: str
    own: bool


class EventOfTemplate(Struct, frozen=True):
    """An event that was made from a template."""

    name: str
    way: str
    entries: list[str]
