"""Access of a session: role, scopes and expiry, as written into its token."""

from __future__ import annotations

import enum
import json
from dataclasses import dataclass
from datetime import datetime
from typing import cast

from duplicado.event.contest import ContestantId
from duplicado.service.live.roles import Role, TableKey, Viewer
from duplicado.vocabulary.seats import Side

__all__ = ["AccessPass", "Admitted", "Guest", "Scope"]


class Scope(enum.Enum):
    """What a token may be used for, whatever its holder's role could do; the value is its name in files."""

    SEE = "see"
    ACT = "act"
    MANAGE = "manage"
    """Let others in, change access, take backups."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class AccessPass:
    """As what somebody is let in."""

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

    def text(self) -> str:
        """Write as JSON."""
        table = None if self.table is None else [self.table.session, self.table.section, self.table.table]
        return json.dumps(
            {
                "event": self.event,
                "role": self.role.value,
                "by": self.by,
                "table": table,
                "side": self.side.value if self.side else None,
                "plays": [_contestant_data(who) for who in self.plays],
                "follows": _contestant_data(self.follows) if self.follows else None,
                "scopes": sorted(each.value for each in self.scopes),
            }
        )

    @staticmethod
    def read(text: str) -> AccessPass:
        """Read what `text` wrote."""
        data = cast("dict[str, object]", json.loads(text))
        table = cast("list[object] | None", data["table"])
        side = cast("str | None", data["side"])
        plays = cast("list[list[object]]", data["plays"])
        # Tokens that were given out before there was such a thing do not say it.
        follows = cast("list[object] | None", data.get("follows"))
        return AccessPass(
            event=str(data["event"]),
            role=Role(data["role"]),
            by=str(data["by"]),
            table=TableKey(int(str(table[0])), str(table[1]), int(str(table[2]))) if table else None,
            side=Side(side) if side else None,
            plays=tuple(_contestant(each) for each in plays),
            scopes=frozenset(Scope(each) for each in cast("list[str]", data["scopes"])),
            follows=_contestant(follows) if follows else None,
        )


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


@dataclass(frozen=True, slots=True)
class Guest:
    """A browser or program that is let in."""

    subject: str
    role: Role
    by: str
    event: str
    """Empty: all events of the club."""
    table: str
    """Where it is a player's."""
    device: str
    """Its name."""
    made: datetime
    expires: datetime
