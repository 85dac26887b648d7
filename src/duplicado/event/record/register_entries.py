"""What is noted of persons: for directors only; and suspension and disqualification (Law 91)."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.record.ids import EntryId
from duplicado.event.record.office_values import MeasureTaken, NoteKind, Where
from duplicado.vocabulary.seats import Seat

__all__ = ["ConductNoted", "ContestantDisqualified", "PartnershipNoted", "PlayerSuspended"]


# ---- for directors only


@dataclass(frozen=True, slots=True)
class ConductNoted:
    """What somebody did against Laws 72, 74 or 76 was noted; it has no effect on a ruling at the table."""

    contestant: ContestantId | None
    """`None`: a spectator, or somebody else who does not play."""
    under: tuple[str, ...]
    what: str
    measure: MeasureTaken = MeasureTaken.NOTED
    players: tuple[str, ...] = ()
    """The persons; empty for the whole contestant."""
    where: Where | None = None
    penalty: EntryId | None = None
    """The penalty that was imposed, which is an entry of its own."""
    told_by: str = ""
    instead_of: tuple[EntryId, ...] = ()


@dataclass(frozen=True, slots=True)
class PartnershipNoted:
    """A psyche, a misexplanation or the like was noted for a partnership (Law 40)."""

    kind: NoteKind
    contestant: ContestantId
    what: str
    players: tuple[str, ...] = ()
    """The partnership, by its names: it is remembered when it plays under another number."""
    by: Seat | None = None
    """Who made the call or gave the explanation."""
    where: Where | None = None
    call: str = ""
    meaning: str = ""
    """What was agreed, or as it was explained."""
    held: str = ""
    partner: str = ""
    """What partner did, who must not have allowed for it more than the opponents could."""
    under: tuple[str, ...] = ()
    told_by: str = ""
    instead_of: tuple[EntryId, ...] = ()


# ---- suspension and disqualification


@dataclass(frozen=True, slots=True)
class PlayerSuspended:
    """The Director suspended a player or a contestant for the session or a part of it (Law 91A)."""

    contestant: ContestantId
    cause: str
    session: int
    from_round: int
    to_round: int | None = None
    """The last round; `None`: the rest of the session."""
    player: str = ""
    """Empty for the whole contestant: by the Laws of 2007 it always is."""
    instead_of: tuple[EntryId, ...] = ()


@dataclass(frozen=True, slots=True)
class ContestantDisqualified:
    """The Director disqualified a contestant for cause, with the Tournament Organizer's approval (Law 91B)."""

    contestant: ContestantId
    cause: str
    approved_by: str
    """Who approved of it for the Tournament Organizer."""
    session: int
    after_round: int
    """The last round that was played."""
    player: str = ""
    """A single player; the contestant goes on with a substitute. Empty for the whole contestant."""
    instead_of: tuple[EntryId, ...] = ()
