"""The entries of a record: facts in the past tense, findings, choices and rulings, in the order in which they came."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duplicado.law.meaning import CallMeaning
from duplicado.law.orders import Effect
from duplicado.law.procedure_steps import Answer, FindingValue
from duplicado.law.rectification import FactSheet
from duplicado.table.actions.reader import Action
from duplicado.table.claim_statement import ClaimStatement
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code, Words


@dataclass(frozen=True, slots=True)
class Acted:
    """A player did or said something, lawful or not."""

    seat: Seat
    action: Action
    means: Words = ""
    """Meaning that he said it had, for readers."""
    accompanied_by: tuple[tuple[Seat, Action], ...] = ()
    """Actions of others at the same moment (Laws 33, 58A)."""
    meaning: CallMeaning | None = None
    """Meaning of a call, as data."""
    statement: ClaimStatement | None = None
    """Statement that he made with a claim, as data."""


@dataclass(frozen=True, slots=True)
class AttentionDrawn:
    """Attention was drawn to an irregularity and the Director was called; from now on he takes up what is open."""

    by: Seat


@dataclass(frozen=True, slots=True)
class MatterOpened:
    """The Director took up a matter: a rectification that is followed until it is closed."""

    number: int
    law: Code
    """The name of the rectification."""
    facts: FactSheet
    """The fact sheet on which it rests."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A request of a matter was answered: a choice, a finding, or a call or card that was awaited."""

    number: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling: the clauses on which it rests and what it changes."""

    number: int
    clauses: tuple[Code, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class MatterClosed:
    """Nothing more is to be done in the matter."""

    number: int


@dataclass(frozen=True, slots=True)
class MatterReopened:
    """A call on which the matter rested does not stand any more: it waits for that call again.

    What was ordered on the strength of the call has gone with it (25A, 21B1: another call takes its place).
    """

    number: int
    answers: int
    """Number of its answers that are left."""
    withdrawn: tuple[Effect, ...]
    """Effects that had been ordered after them and hold no longer."""


@dataclass(frozen=True, slots=True)
class FoundOfOwnMotion:
    """The Director established a fact without being asked."""

    clause: Code
    value: FindingValue


@dataclass(frozen=True, slots=True)
class Concluded:
    """A question to the Director was answered by what was on file; his own finding may still overrule it."""

    number: int
    """The matter."""
    clause: Code
    value: FindingValue


@dataclass(frozen=True, slots=True)
class Overruled:
    """The Director found otherwise than had been concluded: what came since is judged anew."""

    number: int
    clause: Code
    entries: tuple[Entry, ...]
    """Entries that hold in the place of the conclusion and all that followed it: his finding first, the facts as they
    were."""


@dataclass(frozen=True, slots=True)
class JudgedAnew:
    """A finding was placed where it belongs: what came behind that fact is judged anew."""

    since: int
    """Number of facts, choices and findings of the record that are left as they were."""
    clause: Code
    """That of the finding."""
    entries: tuple[Entry, ...]
    """Entries that hold in the place of all that followed."""


Entry: TypeAlias = (
    Acted
    | AttentionDrawn
    | MatterOpened
    | Answered
    | Ruled
    | MatterClosed
    | MatterReopened
    | FoundOfOwnMotion
    | Concluded
    | Overruled
    | JudgedAnew
)
