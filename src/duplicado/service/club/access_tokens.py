"""Access of a session: role, scopes and expiry, as written into its token."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from typing import cast

from duplicado.event.contest import ContestantId
from duplicado.service.live.roles import Role, TableKey, Viewer
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Side


class Scope(Enumeration):
    """Use that a token is good for, whatever its holder's role could do; the value is its name in files."""

    SEE = "see"
    ACT = "act"
    MANAGE = "manage"
    """Let others in, change access, take backups."""


@dataclass(frozen=True, slots=True)
class AccessPass:
    """Role and limits with which somebody has access."""

    event: str
    """The event's name; empty: all events of the club."""
    role: Role
    by: str
    table: TableKey | None = None
    side: Side | None = None
    plays: tuple[ContestantId, ...] = ()
    scopes: frozenset[Scope] = frozenset({Scope.SEE, Scope.ACT})
    follows: ContestantId | None = None
    """A player's whose device goes with him from table to table: his contestant. Of a team `side` tells which pair."""
    pin_of: TableKey | None = None
    """Table by whose PIN somebody came in; `None`: by none. A new PIN of that table ends it."""
    round: int = 0
    """The round in which that table was then: only in it the device may be said to be that of who sits there."""
    of_tonight: bool = False
    """True where it was tonight's code, not the table's own PIN."""

    def text(self) -> str:
        """Write as JSON."""
        return json.dumps(
            {
                "event": self.event,
                "role": self.role.value,
                "by": self.by,
                "table": _table_data(self.table),
                "side": self.side.value if self.side else None,
                "plays": [_contestant_data(who) for who in self.plays],
                "follows": _contestant_data(self.follows) if self.follows else None,
                "scopes": sorted(each.value for each in self.scopes),
                "door": _table_data(self.pin_of),
                "round": self.round,
                "tonight": self.of_tonight,
            }
        )

    @staticmethod
    def read(text: str) -> AccessPass:
        """Read what `text` wrote."""
        data = cast("dict[str, object]", json.loads(text))
        side = cast("str | None", data["side"])
        plays = cast("list[list[object]]", data["plays"])
        # Tokens of earlier versions lack it.
        follows = cast("list[object] | None", data.get("follows"))
        return AccessPass(
            event=str(data["event"]),
            role=Role(data["role"]),
            by=str(data["by"]),
            table=_table(data["table"]),
            side=Side(side) if side else None,
            plays=tuple(_contestant(each) for each in plays),
            scopes=frozenset(Scope(each) for each in cast("list[str]", data["scopes"])),
            follows=_contestant(follows) if follows else None,
            pin_of=_table(data.get("door")),
            round=int(str(data.get("round", 0))),
            of_tonight=data.get("tonight") is True,
        )


def at_the_table(
    event: str,
    table: TableKey,
    by: str,
    *,
    side: Side | None = None,
    round_number: int = 1,
    decided: bool = True,
) -> AccessPass:
    """Return as what somebody is let in by the PIN of a table.

    Args:
        event: which event.
        table: which table.
        by: as what he enters is signed.
        side: where the device is that of one side.
        round_number: the round that the table is in.
        decided: whether the device is the table's own; else it is shown nothing before it is said whose it is.
    """
    scopes = frozenset({Scope.SEE, Scope.ACT}) if decided else frozenset[Scope]()
    return AccessPass(event, Role.PLAYER, by, table, side, scopes=scopes, pin_of=table, round=round_number)


def _table_data(key: TableKey | None) -> list[object] | None:
    return None if key is None else [key.session, key.section, key.table]


def _table(data: object) -> TableKey | None:
    if not data:
        return None
    session, section, table = cast("list[object]", data)
    return TableKey(int(str(session)), str(section), int(str(table)))


def _contestant_data(who: ContestantId) -> list[object]:
    return [who.number, who.line.value if who.line else None, who.section]


def _contestant(data: list[object]) -> ContestantId:
    number, line, section = data
    return ContestantId(int(str(number)), Side(line) if line else None, str(section))


@dataclass(frozen=True, slots=True)
class Admitted:
    """Somebody who was let in, as his token says."""

    viewer: Viewer
    event: str
    device: str
    scopes: frozenset[Scope]
    expires: datetime
    token: str = ""
    """Hashed: by which what he looks at is ended with his pass."""
    grant: str = ""
    """As what he was let in, as it is kept: where that has become another, what he looks at ends."""
    pin_of: TableKey | None = None
    """See `AccessPass.pin_of`."""
    round: int = 0

    @property
    def is_undecided(self) -> bool:
        """True where he has shown the PIN of a table and not said whose device it is: till then it is shown nothing."""
        return self.pin_of is not None and not self.scopes


@dataclass(frozen=True, slots=True)
class Guest:
    """A browser or program that is let in."""

    subject: str
    role: Role
    by: str
    event: str
    """Empty: all events of the club."""
    table: str
    """Table, where it is a player's."""
    device: str
    """Its name."""
    made: datetime
    expires: datetime
    follows: ContestantId | None = None
    """A player's whose device goes with him."""
    plays: tuple[ContestantId, ...] = ()
    """Under which numbers he plays himself."""
    at: TableKey | None = None
    """The table of a device that is a table's own."""
    side: Side | None = None
    """See `AccessPass.side`."""
