"""Answers of the service about the club: tokens and backups, persons and members, ladders, templates."""

from __future__ import annotations

from msgspec import Struct

from duplicado.service.club.seasons import LadderPlaceTold


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


class LadderAnswer(Struct, frozen=True):
    """A ladder as it stands."""

    form: str
    events: list[LadderEvent]
    rows: list[LadderPlaceTold]


class EventOfTemplate(Struct, frozen=True):
    """An event that was made from a template."""

    name: str
    way: str
    entries: list[str]
