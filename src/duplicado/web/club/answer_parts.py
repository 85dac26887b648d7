"""Parts of the answers of the service: rows and members that stand within them."""

from __future__ import annotations

from msgspec import Struct

__all__ = [
    "ChancePartTold",
    "ChanceShown",
    "ClubCompared",
    "ClubRanked",
    "ClubRanking",
    "ContractAtPar",
    "GatheringTold",
    "LineOfCard",
    "ParTold",
    "RegisterRow",
    "ShownTo",
]


class ClubCompared(Struct, frozen=True):
    """A club of a simultaneous event, and what is wrong with what it handed in; empty for nothing."""

    club: str
    results: int
    trouble: str


class ClubRanked(Struct, frozen=True):
    """A contestant in the ranking over all clubs."""

    place: str
    club: str
    number: str
    names: list[str]
    boards: int
    total: str
    percentage: str
    in_club: str


class ClubRanking(Struct, frozen=True):
    """A ranking over all clubs, of a line where each has its own."""

    line: str | None
    ranking: list[ClubRanked]


class ChancePartTold(Struct, frozen=True):
    """Chance of one device, in hexadecimal."""

    label: str
    hash: str
    value: str = ""


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


class ShownTo(Struct, frozen=True):
    """Views that are open to each, and when."""

    travellers: bool
    hands: bool
    players: str
    display: str
    public: str
    seats: bool = True


class LineOfCard(Struct, frozen=True):
    """A board on a score card."""

    round: int
    section: str
    table: int
    board: int
    side: str
    opponents: list[str]
    line: str | None
    score: int | str | None
    state: str
    """`agreed`, `stated`, `disputed`, `ruled`, `cancelled`, `postponed` or `missing`."""
    gain: str | None
    share: str | None
    hands: bool


class ContractAtPar(Struct, frozen=True):
    """A contract that gives the par score; `by` is a seat, or a side where either player may declare."""

    bid: str
    doubling: str
    by: str
    over: int
    """Tricks above what was bid, negative for what is lacking."""


class ParTold(Struct, frozen=True):
    """The par score to North-South, and the contracts that give it."""

    score: int
    contracts: list[ContractAtPar]


class RegisterRow(Struct, frozen=True):
    """Something noted of persons: `measure` of conduct, the other last members of a psyche or a deviation."""

    number: int
    at: str
    by: str
    kind: str
    contestant: str | None
    players: list[str]
    laws: list[str]
    what: str
    session: int | None
    table: int | None
    board: int | None
    told_by: str
    measure: str = ""
    call: str = ""
    meaning: str = ""
    held: str = ""
    partner: str = ""
