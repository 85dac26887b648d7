"""Notes of persons in the directors' register: conduct (Laws 72, 74, 76), psyches and misexplanations (Law 40)."""

from __future__ import annotations

from typing import TypeAlias, final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.fact import BoardsTold, Duty, fact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office import ReplacingFact
from duplicado.event.facts.office_values import MeasureTaken, NoteKind, Where
from duplicado.event.facts.particulars import Particulars, Persons, told
from duplicado.event.facts.subjects import OfRegister, Subject
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code, Words


@final
@fact("conduct-noted", since=2, duty=Duty.REGISTER, counts_twice=False, boards_told=BoardsTold.ANY)
class ConductNoted(ReplacingFact):
    """Note of conduct against Laws 72, 74 or 76; it has no effect on a ruling at the table."""

    contestant: ContestantId | None
    """`None`: a spectator, or somebody else who does not play."""
    under: tuple[Code, ...]
    what: Words
    measure: MeasureTaken = MeasureTaken.NOTED
    players: tuple[Words, ...] = ()
    """The persons; empty for the whole contestant."""
    where: Where | None = None
    penalty: EntryId | None = None
    """The penalty that was imposed, which is an entry of its own."""
    told_by: Words = ""
    instead_of: tuple[EntryId, ...] = ()

    def subject(self) -> Subject:
        return OfRegister()

    def particulars(self) -> Particulars:
        who = Persons(self.contestant, self.players)
        return told(under=self.under, who=who, what=self.what, measure=self.measure)


@final
@fact("partnership-noted", since=2, duty=Duty.REGISTER, counts_twice=False, boards_told=BoardsTold.ANY)
class PartnershipNoted(ReplacingFact):
    """A psyche, a misexplanation or the like was noted for a partnership (Law 40)."""

    kind: NoteKind
    contestant: ContestantId
    what: Words
    players: tuple[Words, ...] = ()
    """The partnership, by its names: it is remembered when it plays under another number."""
    by: Seat | None = None
    """Player who made the call or gave the explanation."""
    where: Where | None = None
    call: Code = ""
    meaning: Words = ""
    """Meaning that was agreed, or as it was explained."""
    held: Words = ""
    partner: Words = ""
    """Action of partner, who must not have allowed for it more than the opponents could."""
    under: tuple[Code, ...] = ()
    told_by: Words = ""
    instead_of: tuple[EntryId, ...] = ()

    def subject(self) -> Subject:
        return OfRegister()

    def particulars(self) -> Particulars:
        who = Persons(self.contestant, self.players)
        return told(under=self.under, kind=self.kind, who=who, what=self.what)


RegisterFact: TypeAlias = ConductNoted | PartnershipNoted
