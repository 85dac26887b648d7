"""Appeals against rulings, and the decisions on them (Laws 92 and 93)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias, final

from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.contest import ContestantId
from duplicado.event.facts.fact import BoardsTold, ChangeFact, Duty, fact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.particulars import Particulars, told
from duplicado.event.facts.subjects import OfEntry, Subject
from duplicado.event.facts.topics import TopicKind, TopicOf, Topics, topics
from duplicado.law.book.law_93 import Point
from duplicado.vocabulary.texts import Words


@final
@fact(
    "appeal-lodged",
    since=1,
    duty=Duty.APPEALS,
    counts_twice=True,
    boards_told=BoardsTold.ITS_SUBJECT,
    added={"concurred": 2, "approved_by": 2},
)
class AppealLodged(ChangeFact):
    """A contestant appealed against a ruling (Law 92), or against the decision on an appeal (Law 93C1)."""

    against: EntryId
    appellant: ContestantId
    deposit: Fraction = Fraction(0)
    """In the currency of the event."""
    grounds: Words = ""
    concurred: bool | None = None
    """True where those concur without whom it is not heard: the partner, or the captain of a team (Law 92D). An absent
    partner is deemed to. `None`: they have not been asked."""
    approved_by: Words | None = None
    """Person who let it in for the Tournament Organizer when the right to appeal had expired (Law 92B), where the
    regulations keep that open to him."""

    def subject(self) -> Subject:
        return OfEntry(self.against)

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.APPEAL, (self.against,)))

    def particulars(self) -> Particulars:
        if not self.approved_by:
            return told(who=self.appellant)
        return told("late", who=self.appellant, approver=self.approved_by)


@dataclass(frozen=True, slots=True)
class Hearing:
    """Body that heard an appeal, and in which way (Law 93A and 93B)."""

    body: Words = ""
    """Body that heard it: the Director in charge, the committee by its name."""
    chairman: Words = ""
    members: tuple[Words, ...] = ()
    present: tuple[Words, ...] = ()
    """Persons who were heard."""
    summary: Words = ""
    """The chairman's summary: what was found, and why it was so decided."""
    recommended: Words = ""
    """Recommendation of a committee to the Director where it may not overrule him (Law 93B3)."""
    concurred: bool | None = None
    """True where partner or captain concurred (Law 92D), where it was not asked when the appeal was lodged."""


@final
@fact(
    "appeal-decided",
    since=1,
    duty=Duty.APPEALS,
    counts_twice=False,
    boards_told=BoardsTold.ITS_SUBJECT,
    added={"disputed": 2, "hearing": 2},
)
class AppealDecided(ChangeFact):
    """An appeal was decided (Law 93). The score that it changes is entered as a ruling instead of the former."""

    appeal: EntryId
    outcome: AppealOutcome
    without_merit: bool = False
    kept: Fraction | None = None
    """Part of the deposit that is kept, where there is a choice; `None`: all that the regulations let be kept."""
    reasons: Words = ""
    hearing: Hearing | None = None
    """`None` where it was not written down, or nothing was heard."""
    disputed: Point | None = None
    """The point on which it turned: of some a committee does not overrule the Director (Law 93B3). `None`: not told."""

    def subject(self) -> Subject:
        return OfEntry(self.appeal)

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.DECISION, (self.appeal,)))

    def particulars(self) -> Particulars:
        return told(self.outcome.name.lower().replace("_", "-"))


AppealFact: TypeAlias = AppealLodged | AppealDecided
