"""Parts of the answers of the service: rows and members that stand within them."""

from __future__ import annotations

from msgspec import Struct

from duplicado.service.club.simultaneous_clubs import Ranked


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
