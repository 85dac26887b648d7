"""Rulings of the Director: given, put right, taken back; waivers, referrals, and polls of players.

A ruling is put right by `RulingCorrected` and taken back by `RulingWithdrawn`.
"""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias, final

from duplicado.event.facts.about import AboutWhere
from duplicado.event.facts.fact import BoardsTold, Duty, Fact, fact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office import OfficeFact, ReplacingFact
from duplicado.event.facts.office_values import (
    Established,
    FactsStand,
    HeldInterview,
    OptionOffered,
    PollAnswer,
    Told,
    Where,
    WhyCorrected,
)
from duplicado.event.facts.particulars import Particulars, told
from duplicado.event.facts.subjects import OfEntry, Subject
from duplicado.movement.model import ADDED_LATER
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.texts import Code, HandsCode, TableRecordCode, Words


@final
@fact("ruling-given", since=2, duty=Duty.RULINGS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class RulingGiven(AboutWhere, OfficeFact):
    """The Director gave a ruling: on what facts, by which clauses, with what options, and why."""

    where: Where
    under: tuple[Code, ...]
    """The clauses on which it rests, by the numbers of the edition (Law 81B2)."""
    said: Words
    """The ruling as it was said aloud at the table."""
    reasons: Words = ""
    call: EntryId | None = None
    """The call, or the Director's own notice, that it answers."""
    told: tuple[Told, ...] = ()
    facts: FactsStand = FactsStand.AGREED
    findings: tuple[Established, ...] = ()
    options: tuple[OptionOffered, ...] = ()
    come_back: Words = ""
    """Matters that the Director is to come back for, e.g. `at the end of play: equity (64C)`; empty for nothing."""
    follows: tuple[EntryId, ...] = ()
    """The rulings that it completes, on which he has come back."""
    appeal_told: bool = False
    """True where the contestants were told of their right to appeal (Law 83)."""
    polls: tuple[EntryId, ...] = ()
    gave: tuple[EntryId, ...] = ()
    """The adjusted scores and penalties that belong to it."""
    table_record: TableRecordCode = ""
    """The record of the table, as `duplicado.formats.table_record` writes it; empty where none was kept.

    Of an interview it holds what was told there: the board is numbered 1, and what nobody told is as in an interview.
    """
    heard: HeldInterview | None = field(default=None, metadata=ADDED_LATER)
    """The interview that came to it; its words above are those in which it was said."""

    def replaces(self) -> tuple[EntryId, ...]:
        return ()

    def particulars(self) -> Particulars:
        return told(under=self.under, where=self.where, said=self.said)


@final
@fact("ruling-corrected", since=2, duty=Duty.RULINGS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class RulingCorrected(ReplacingFact):
    """A ruling was put right by another, which names those that it replaces (Laws 82C and 93)."""

    ruling: RulingGiven
    instead_of: tuple[EntryId, ...]
    because: WhyCorrected
    reason: Words

    @property
    def both_non_offending(self) -> bool:
        """True where both sides are treated as non-offending for the score that is awarded (Law 82C)."""
        return self.because is WhyCorrected.DIRECTORS_ERROR

    def subject(self) -> Subject:
        return self.ruling.subject()

    def names(self) -> tuple[EntryId, ...]:
        return self.ruling.names()

    def particulars(self) -> Particulars:
        ruling = self.ruling
        return told(under=ruling.under, where=ruling.where, because=self.because, said=ruling.said)


@final
@fact("ruling-withdrawn", since=2, duty=Duty.RULINGS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class RulingWithdrawn(OfficeFact):
    """A ruling, a waiver, a suspension or a disqualification was taken back, and nothing put in its place."""

    ruling: EntryId
    reason: Words

    def subject(self) -> Subject:
        return OfEntry(self.ruling)

    def replaces(self) -> tuple[EntryId, ...]:
        return (self.ruling,)

    def particulars(self) -> Particulars:
        return told(reason=self.reason)


@final
@fact("rectification-waived", since=2, duty=Duty.RULINGS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class RectificationWaived(AboutWhere, ReplacingFact):
    """The Director waived rectification for cause, because the non-offending side asked for it (Law 81C5)."""

    where: Where
    asked_by: Side
    """The non-offending side."""
    waived: Words
    """Rectification that does not apply: `the king of hearts is no penalty card`."""
    cause: Words
    under: tuple[Code, ...] = ()
    """The clauses by which it would have applied."""
    call: EntryId | None = None
    instead_of: tuple[EntryId, ...] = ()

    def particulars(self) -> Particulars:
        under = ("81C5", *self.under)
        return told(under=under, where=self.where, side=self.asked_by, waived=self.waived, cause=self.cause)


@final
@fact("matter-referred", since=2, duty=Duty.RULINGS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class MatterReferred(AboutWhere, ReplacingFact):
    """A matter went to somebody else: a committee (Laws 81C7 and 83), the Regulating Authority (93C2)."""

    where: Where
    to: Words
    matter: Words
    under: Code = "81C7"
    ruling: EntryId | None = None
    instead_of: tuple[EntryId, ...] = ()

    def particulars(self) -> Particulars:
        return told(under=(self.under,), to=self.to, where=self.where, matter=self.matter)


@final
@fact("poll-taken", since=2, duty=Duty.RULINGS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class PollTaken(AboutWhere, ReplacingFact):
    """Players were asked what they would have done, without what they ought not to know."""

    where: Where
    question: Words
    seat: Seat
    """Player whose decision it was."""
    hand: Hand | None = None
    auction: tuple[Code, ...] = ()
    """The calls that they were told, from dealer on, each as it is written."""
    withheld: Words = ""
    """Information that they were not given: the extraneous or wrong information."""
    answers: tuple[PollAnswer, ...] = ()
    instead_of: tuple[EntryId, ...] = ()
    explained: tuple[Words, ...] = field(default=(), metadata=ADDED_LATER)
    """Explanations and methods that they were told of."""
    play: HandsCode = field(default="", metadata=ADDED_LATER)
    """Dummy and the tricks so far, as they were shown where a card was asked for."""
    suit_led: Suit | None = None
    """Suit that he had to follow, if any."""
    level: Words = field(default="", metadata=ADDED_LATER)
    """The class of players of which he is one."""

    def particulars(self) -> Particulars:
        return told(where=self.where, count=len(self.answers), question=self.question)


RulingFact: TypeAlias = (
    RulingGiven | RulingCorrected | RulingWithdrawn | RectificationWaived | MatterReferred | PollTaken
)
AnyRuling: TypeAlias = RulingGiven | RulingCorrected


def ruling_in(fact: AnyRuling) -> RulingGiven:
    """Return the ruling that an entry gives, for the first time or instead of another."""
    return fact.ruling if isinstance(fact, RulingCorrected) else fact


def scores_given(fact: Fact) -> tuple[EntryId, ...]:
    """Return the entries of the scores and penalties that a ruling gave; those of a fact that is none are none."""
    return ruling_in(fact).gave if isinstance(fact, AnyRuling) else ()
