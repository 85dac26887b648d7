"""Answers of the service about the club: tokens, persons, members, ladders, templates; parts of other answers."""

from __future__ import annotations

from msgspec import Struct

from duplicado.service.club.seasons import LadderPlaceTold
from duplicado.service.club.simultaneous_clubs import Ranked


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


class ClubCompared(Struct, frozen=True):
    """A club of a simultaneous event, and what is wrong with what it handed in; empty for nothing."""

    club: str
    results: int
    trouble: str


class ClubRanking(Struct, frozen=True):
    """A ranking over all clubs, of a line where each has its own."""

    line: str | None
    ranking: list[Ranked]


class ChanceShown(Struct, frozen=True):
    """A device that gives chance, and whether it has shown it."""

    label: str
    hash: str
    shown: bool


class GatheringTold(Struct, frozen=True):
    """Boards for which chance of devices is gathered, or was."""

    session: int
    boards: list[int]
    commitment: str
    closed: str | None
    missing: int
    """Number of devices that have announced chance and not shown it."""
    chance: list[ChanceShown]
