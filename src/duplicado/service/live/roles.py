"""Roles in an event: their capabilities, and what the Organizer releases."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec import Struct

from duplicado.event.contest import ContestantId
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side


class AccessError(DuplicadoError, ValueError):
    """Stored access that cannot be read; the message names what is wrong."""


class Role(Enumeration):
    """Role of somebody in an event; the value is its name in files and messages."""

    ORGANIZER = "organizer"
    DIRECTOR = "director"
    ASSISTANT = "assistant"
    SCORER = "scorer"
    PLAYER = "player"
    """A phone or tablet at a table."""
    COMMENTATOR = "commentator"
    """Somebody who writes beside the boards of a match that everybody has played."""
    DISPLAY = "display"
    """A screen on the wall."""
    PUBLIC = "public"
    """Whoever looks at the club's pages."""


LET_IN_BY_CODE: Final = (
    Role.DIRECTOR,
    Role.ASSISTANT,
    Role.SCORER,
    Role.COMMENTATOR,
    Role.DISPLAY,
    Role.ORGANIZER,
)
"""Roles as which somebody is let in by a code or a token; a table has a PIN, and the public needs neither."""


class Capability(Enumeration):
    """One thing that a role may be granted; the value is its name in files."""

    CONDITIONS = "conditions"
    """Found the event and change its conditions of contest."""
    ENTRIES = "entries"
    """Enter contestants, record withdrawals and substitutes."""
    MOVEMENT = "movement"
    DEALS = "deals"
    """Put deals into the record."""
    HANDS = "hands"
    """Look at hands; every look is written down."""
    CLOCK = "clock"
    """Call rounds, end rounds of any table and sessions."""
    TABLES = "tables"
    """Postpone and cancel boards, permit directions, name who moves boards, find forms of fouled boards."""
    RESULTS = "results"
    """Enter results of any table and record who agrees."""
    OWN_TABLE = "own-table"
    """Enter, agree to and correct results of the round at one's own table, and end that round."""
    CORRECTIONS = "corrections"
    RULINGS = "rulings"
    PENALTIES = "penalties"
    APPEALS = "appeals"
    PUBLICATION = "publication"
    """Publish the official score, close the event."""
    UNDOING = "undoing"
    """Undo entries that were made in error."""
    RECORD = "record"
    """See the record of the event as it grows, without hands."""
    REGISTER = "register"
    """Keep and see the directors' register: conduct, psyches, misexplanations."""
    RANKINGS = "rankings"
    """See rankings when they are released."""
    ACCESS = "access"
    """Let phones in, set PINs of tables, decide what is shown to whom."""
    PEOPLE = "people"
    """Export and delete what is kept about persons."""
    BACKUPS = "backups"
    COMMENTARY = "commentary"
    """Write beside boards that everybody has played, for those who look on."""


_C = Capability
_SCORING: Final = frozenset({_C.ENTRIES, _C.RESULTS, _C.CORRECTIONS, _C.RECORD, _C.RANKINGS})
_ASSISTING: Final = _SCORING | {_C.CLOCK, _C.TABLES, _C.RULINGS}
DEFAULT_GRANTS: Final[Mapping[Role, frozenset[Capability]]] = MappingProxyType(
    {
        Role.ORGANIZER: frozenset(_C) - {_C.OWN_TABLE},
        Role.DIRECTOR: frozenset(_C) - {_C.OWN_TABLE, _C.PEOPLE},
        Role.ASSISTANT: _ASSISTING,
        Role.SCORER: _SCORING,
        Role.PLAYER: frozenset({_C.OWN_TABLE, _C.RANKINGS}),
        Role.COMMENTATOR: frozenset({_C.COMMENTARY, _C.RANKINGS}),
        Role.DISPLAY: frozenset({_C.RANKINGS}),
        Role.PUBLIC: frozenset({_C.RANKINGS}),
    }
)
"""Capabilities that each role has unless an event says otherwise."""


class Release(Enumeration):
    """Time at which something is shown; the value is its name in files."""

    NEVER = "never"
    AT_ONCE = "at-once"
    EVERY_ROUND = "every-round"
    """Release once everybody has played the round, and then of the rounds that everybody has played."""
    AT_END = "at-end"
    """Release once the session has ended."""
    PUBLISHED = "published"
    """Release once the official score has been made available."""


class Openness(Struct, frozen=True, forbid_unknown_fields=True):
    """Decisions of the Organizer on what is shown, and when."""

    travellers: bool = False
    """True where a table sees, in the round in which it has played a board and both sides have agreed to the result,
    the results of that board at other tables."""
    hands: bool = True
    """True where players and the public are shown the hands of boards that are finished everywhere."""
    players: Release = Release.EVERY_ROUND
    """Release of rankings to players."""
    display: Release = Release.EVERY_ROUND
    """Release of rankings on the screen on the wall."""
    public: Release = Release.PUBLISHED
    """Release of rankings to everybody else."""
    seats: bool = True
    """True where the screen on the wall and everybody else are shown who sits where, with names."""


class AccessTold(Struct, frozen=True, forbid_unknown_fields=True):
    """Grants of each role, and the times at which things are shown."""

    grants: dict[Role, list[Capability]]
    openness: Openness


@dataclass(frozen=True, slots=True)
class Access:
    """Permissions in one event: data, kept with the club."""

    grants: Mapping[Role, frozenset[Capability]] = field(default_factory=lambda: DEFAULT_GRANTS, hash=False)
    openness: Openness = field(default_factory=Openness)

    def may(self, role: Role, capability: Capability) -> bool:
        """Tell whether a role was granted something."""
        return capability in self.grants.get(role, frozenset())

    def release_to(self, viewer: Viewer) -> Release:
        """Return when rankings are released to somebody."""
        if self.may(viewer.role, Capability.RECORD):
            return Release.AT_END if viewer.plays else Release.AT_ONCE
        shown = {Role.PLAYER: self.openness.players, Role.DISPLAY: self.openness.display}
        return shown.get(viewer.role, self.openness.public)

    @classmethod
    def of(cls, told: AccessTold) -> Access:
        """Return the permissions that `told` tells."""
        grants = {role: frozenset(granted) for role, granted in told.grants.items()}
        return cls(MappingProxyType(grants), told.openness)

    def told(self) -> AccessTold:
        """Return them as programs are told; `of` gives back an equal one."""
        grants = {
            role: sorted(granted, key=lambda each: each.value)
            for role, granted in sorted(self.grants.items(), key=lambda each: each[0].value)
        }
        return AccessTold(grants, self.openness)

    def text(self) -> str:
        """Write as JSON; `read` gives back an equal one."""
        return msgspec.json.encode(self.told()).decode()

    @classmethod
    def read(cls, text: str) -> Access:
        """Read what `text` wrote.

        Raises:
            AccessError: it is something else. Nobody is granted anything by a mistake.
        """
        try:
            return cls.of(msgspec.json.decode(text, type=AccessTold))
        except ValueError as error:
            raise AccessError(f"the access to the event cannot be read: {error}") from None


@dataclass(frozen=True, slots=True, order=True)
class TableKey:
    """A table of a session."""

    session: int
    section: str
    table: int

    def __str__(self) -> str:
        """Write e.g. `1A3`, as it stands in ids."""
        return f"{self.session}{self.section}-{self.table}"


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks at an event and acts in it, as he was let in."""

    subject: str
    """Identity of the person, the same each time he comes back: his commands' ids are his own. Letters, digits and
    hyphens."""
    role: Role
    by: str
    """As it is to stand in the record: `North 3`, `the Director`."""
    table: TableKey | None = None
    """A player's."""
    side: Side | None = None
    """A player's, where the device is that of one side; `None`: of the whole table."""
    plays: tuple[ContestantId, ...] = ()
    """Under which numbers a director or scorer plays himself; of boards that he has not played he sees nothing."""
    follows: ContestantId | None = None
    """A player's whose device goes with him: his contestant. `sittings.seated` finds table and side in the record; of a
    team `side` tells which of its two pairs it is."""
    round: int | None = None
    """The round in which he sits at the table, of one who follows; `None`: that in which the table is."""

    def __post_init__(self) -> None:
        """Refuse a player without a table who follows nobody."""
        if self.role is Role.PLAYER and self.table is None and self.follows is None:
            raise AccessError(f"{self.subject} is a player without a table: let him in at one")

    def made(self, entry: str) -> bool:
        """Tell whether an entry of the record, by its id, was made by one of his commands."""
        return entry.startswith(f"{self.subject}/")
