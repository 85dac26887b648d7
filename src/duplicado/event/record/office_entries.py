"""What the Director does away from the scores: hear, rule, put right, waive, refer, ask.

An entry that puts another right names it in `instead_of`; a ruling is put right by `RulingCorrected` and taken back by
`RulingWithdrawn`. So entries mean the same in whatever order they arrive. What is noted of persons stands in
`register_entries`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from duplicado.event.record.ids import EntryId
from duplicado.event.record.office_values import (
    Established,
    FactsStand,
    OptionOffered,
    PollAnswer,
    Told,
    Where,
    WhyCorrected,
)
from duplicado.event.record.register_entries import (
    ConductNoted,
    ContestantDisqualified,
    PartnershipNoted,
    PlayerSuspended,
)
from duplicado.movement.model import ADDED_LATER
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

__all__ = [
    "CallSettled",
    "CallTaken",
    "DirectorCalled",
    "IrregularityNoticed",
    "MatterReferred",
    "OfficeFact",
    "PollTaken",
    "RectificationWaived",
    "RulingCorrected",
    "RulingGiven",
    "RulingWithdrawn",
]


@dataclass(frozen=True, slots=True)
class DirectorCalled:
    """The Director was called (Law 9B1). The time is that of the entry."""

    where: Where
    said: str
    """What happened, in the words of those who called."""
    by: Seat | None = None
    """Who called; `None`: somebody else, or it is not known."""
    incident: str = ""
    """The name of the irregularity in the interview, where it is known."""
    instead_of: tuple[EntryId, ...] = ()


@dataclass(frozen=True, slots=True)
class CallTaken:
    """Somebody goes to the table that called; the last who took a call goes."""

    call: EntryId
    who: str
    """Who goes, as the club calls him."""


@dataclass(frozen=True, slots=True)
class CallSettled:
    """A call was settled without a ruling: a question answered, or nothing that wanted one."""

    call: EntryId
    how: str = ""


@dataclass(frozen=True, slots=True)
class IrregularityNoticed:
    """The Director became aware of an irregularity without being called, in whatever manner (Law 81C3)."""

    where: Where
    what: str
    manner: str
    """How he learned of it: `in passing`, `from the hand record`."""
    under: tuple[str, ...] = ()
    """The clauses that it concerns."""
    instead_of: tuple[EntryId, ...] = ()


@dataclass(frozen=True, slots=True)
class RulingGiven:
    """The Director gave a ruling: on what facts, by which clauses, with what options, and why."""

    where: Where
    under: tuple[str, ...]
    """The clauses on which it rests, by the numbers of the edition (Law 81B2)."""
    said: str
    """The ruling as it was said aloud at the table."""
    reasons: str = ""
    call: EntryId | None = None
    """The call, or the Director's own notice, that it answers."""
    told: tuple[Told, ...] = ()
    facts: FactsStand = FactsStand.AGREED
    findings: tuple[Established, ...] = ()
    options: tuple[OptionOffered, ...] = ()
    come_back: str = ""
    """What the Director is to come back for, e.g. `at the end of play: equity (64C)`; empty for nothing."""
    follows: tuple[EntryId, ...] = ()
    """The rulings that it completes, on which he has come back."""
    appeal_told: bool = False
    """Whether the contestants were told of their right to appeal (Law 83)."""
    polls: tuple[EntryId, ...] = ()
    gave: tuple[EntryId, ...] = ()
    """The adjusted scores and penalties that belong to it."""
    table_record: str = ""
    """The record of the table, as `duplicado.formats.table_record` writes it; empty where none was kept.

    Of an interview it holds what was told there: the board is numbered 1, and what nobody told is as in an interview.
    """


@dataclass(frozen=True, slots=True)
class RulingCorrected:
    """A ruling was put right by another, which names those that it replaces (Laws 82C and 93)."""

    ruling: RulingGiven
    instead_of: tuple[EntryId, ...]
    because: WhyCorrected
    reason: str

    @property
    def both_non_offending(self) -> bool:
        """Whether both sides are treated as non-offending for the score that is awarded (Law 82C)."""
        return self.because is WhyCorrected.DIRECTORS_ERROR


@dataclass(frozen=True, slots=True)
class RulingWithdrawn:
    """A ruling, a waiver, a suspension or a disqualification was taken back, and nothing put in its place."""

    ruling: EntryId
    reason: str


@dataclass(frozen=True, slots=True)
class RectificationWaived:
    """The Director waived rectification for cause, because the non-offending side asked for it (Law 81C5)."""

    where: Where
    asked_by: Side
    """The non-offending side."""
    waived: str
    """What does not apply: `the king of hearts is no penalty card`."""
    cause: str
    under: tuple[str, ...] = ()
    """The clauses by which it would have applied."""
    call: EntryId | None = None
    instead_of: tuple[EntryId, ...] = ()


@dataclass(frozen=True, slots=True)
class MatterReferred:
    """A matter went to somebody else: a committee (Laws 81C7 and 83), the Regulating Authority (93C2)."""

    where: Where
    to: str
    matter: str
    under: str = "81C7"
    ruling: EntryId | None = None
    instead_of: tuple[EntryId, ...] = ()


@dataclass(frozen=True, slots=True)
class PollTaken:
    """Players were asked what they would have done, without what they ought not to know."""

    where: Where
    question: str
    seat: Seat
    """Whose decision it was."""
    hand: Hand | None = None
    auction: tuple[str, ...] = ()
    """The calls that they were told, from dealer on, each as it is written."""
    withheld: str = ""
    """What they were not told: the extraneous or wrong information."""
    answers: tuple[PollAnswer, ...] = ()
    instead_of: tuple[EntryId, ...] = ()
    explained: tuple[str, ...] = field(default=(), metadata=ADDED_LATER)
    """What they were told of explanations and methods."""
    play: str = field(default="", metadata=ADDED_LATER)
    """Where a card was asked for: dummy and the tricks so far, as they were shown."""
    suit_led: Suit | None = None
    """Where he had to follow suit."""
    level: str = field(default="", metadata=ADDED_LATER)
    """The class of players of which he is one."""


OfficeFact: TypeAlias = (
    DirectorCalled
    | CallTaken
    | CallSettled
    | IrregularityNoticed
    | RulingGiven
    | RulingCorrected
    | RulingWithdrawn
    | RectificationWaived
    | MatterReferred
    | PollTaken
    | ConductNoted
    | PartnershipNoted
    | PlayerSuspended
    | ContestantDisqualified
)
