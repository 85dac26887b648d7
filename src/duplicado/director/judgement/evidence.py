"""Basis of a finding: facts that are agreed (84), or what the Director finds more probable than not (85)."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat


class Basis(Enumeration):
    """Basis of a finding."""

    AGREED = "agreed"
    """Nobody disputes it (84)."""
    PROBABLE = "probable"
    """It is disputed, and more probable than not by the evidence that could be collected (85A)."""
    UNDETERMINED = "undetermined"
    """The Director could not establish it, and rules so that play can go on (85B)."""
    JUDGED = "judged"
    """No fact but a judgement: what a call suggests, what an innocent side could expect."""
    ON_FILE = "on file"
    """It follows from the record."""


@dataclass(frozen=True, slots=True)
class StatedEvidence:
    """Statement of a person, or content of a document, in its own words."""

    by: Seat | str
    """A player of the table, or who or what else: a spectator, a system card."""
    says: str
    contradicts: bool = False
    """True where it speaks against the finding."""


@dataclass(frozen=True, slots=True)
class CollectedEvidence:
    """Evidence on which a finding rests.

    Raises `DuplicadoError` when a fact is called agreed though somebody contradicts, or probable without evidence.
    """

    basis: Basis
    testimony: tuple[StatedEvidence, ...] = ()
    reasons: str = ""
    """Reasons of the Director for finding so, in his words."""

    def __post_init__(self) -> None:
        """Check that basis and testimony fit."""
        if self.basis is Basis.AGREED and self.is_disputed:
            raise DuplicadoError("a fact that somebody contradicts is not agreed: find it on the balance (Law 85)")
        if self.basis is Basis.PROBABLE and not (self.testimony or self.reasons.strip()):
            raise DuplicadoError("a disputed fact is found on evidence: give what was said, or the reasons (Law 85A1)")

    @property
    def is_disputed(self) -> bool:
        """True where somebody contradicts."""
        return any(each.contradicts for each in self.testimony)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses by which the Director came to the fact; none for a judgement or what is on file."""
        return {Basis.AGREED: ("84",), Basis.PROBABLE: ("85A1", "85A2"), Basis.UNDETERMINED: ("85B",)}.get(
            self.basis, ()
        )
