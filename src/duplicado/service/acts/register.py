"""Acts about the directors' register: conduct, and what a partnership did with its agreements. For directors only."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Final

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.conditions import ContestForm
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import MeasureTaken, NoteKind, Where
from duplicado.event.facts.register import ConductNoted, PartnershipNoted
from duplicado.event.record.match_penalties import imposed
from duplicado.law.sanction import PenaltyKind, PenaltyUnit
from duplicado.publish.event_words import schedule_text
from duplicado.publish.messages import Messages
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.ask import ActContext, ask
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Amount, Laws, Lines, LongWords, Words, one_of, seat
from duplicado.service.acts.penalties import UNIT, proposed, usual_unit
from duplicado.service.acts.place_kinds import ContestantNumber, EntriesOf, SomeWhere
from duplicado.vocabulary.seats import Seat

_LAW: Final = {"--law": "under", "--instead": "instead-of"}


@act(
    "conduct",
    page=Page.REGISTER,
    duty=Duty.REGISTER,
    cli=Cli(
        positional=("what",),
        was={**_LAW, "--pair": "who", "--warning": "measure=warning", "--penalty": "amount"},
    ),
    examples=(
        'thursday.event "gloated" --who 7 --player Gema --under 74A2 --measure warning',
        'thursday.event "spectator spoke" --player "a guest" --under 76B',
    ),
)
class NoteConduct(Act):
    """Note in the directors' register what somebody did against Laws 72, 74 or 76, and what was done about it.

    The register is for directors: nothing of it is published, printed with results or explained to others. A penalty in
    points, told by its amount, counts, and shows only that it was imposed. In a knock-out it is taken from a match:
    where the contestant has met several opponents, the round of the incident says from which.
    """

    who: ContestantId | None = ask(ContestantNumber(), default=None)
    player: tuple[str, ...] = ask(Lines(apart=","), default=())
    what: str = ask(LongWords())
    under: tuple[str, ...] = ask(Laws(), default=())
    measure: MeasureTaken = ask(one_of(MeasureTaken), default=MeasureTaken.NOTED)
    amount: Fraction | None = ask(Amount(), default=None)
    unit: PenaltyUnit | None = ask(UNIT, default=None)
    where: Where = ask(SomeWhere())
    told_by: str = ask(Words(), default="")
    instead_of: tuple[EntryId, ...] = ask(EntriesOf((ConductNoted,), of_register=True), default=())

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        measure = self.measure
        if self.amount is not None and measure not in {MeasureTaken.NOTED, MeasureTaken.PENALTY}:
            raise FormError("warning-or-penalty", "amount")
        if self.amount is not None and measure is MeasureTaken.NOTED:
            measure = MeasureTaken.PENALTY
        noted = ConductNoted(
            self.who,
            self.under,
            self.what,
            measure,
            self.player,
            self.where,
            told_by=self.told_by,
            instead_of=self.instead_of,
        )
        if measure is not MeasureTaken.PENALTY:
            return (noted,)
        return self._penalty(asked), replace(noted, penalty=asked.entry(1, 2))

    def _penalty(self, asked: ActContext) -> AnyFact:
        """Make the penalty, which is public: what it is for stands in the register alone."""
        if self.who is None:
            raise FormError("needed", "who")
        if self.amount is None:
            raise FormError("needed", "amount")
        unit = self.unit or usual_unit(asked.state)
        kind = PenaltyKind.DISCIPLINARY
        reason = Messages.load(asked.language).text("event-law", clause=kind.clause)
        penalty = RuledPenalty(self.who, self.amount, unit, kind, (kind.clause,), reason=reason)
        if asked.state.conditions.form is not ContestForm.KNOCK_OUT or self.where == Where():
            return imposed(asked.state, penalty)
        return imposed(asked.state, penalty, session=self.where.session, of_round=self.where.round)

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        if self.who is None or not self.under:
            return ()
        found = proposed(asked, self.who, self.under[0], self.where.session, PenaltyKind.DISCIPLINARY)
        return (schedule_text(found, Messages.load(asked.language)),)


@act(
    "partnership",
    page=Page.REGISTER,
    duty=Duty.REGISTER,
    cli=Cli(name="psyche", positional=("who", "what"), was={**_LAW, "--call": "made"}),
    examples=('thursday.event 3 "opened 1H on three small" --made 1H --under 40A3',),
)
class NotePartnership(Act):
    """Note in the directors' register a psyche, a misexplanation or the like of a pair (Law 40)."""

    kind: NoteKind = ask(one_of(NoteKind), default=NoteKind.PSYCHE)
    who: ContestantId = ask(ContestantNumber())
    player: tuple[str, ...] = ask(Lines(apart=","), default=())
    what: str = ask(LongWords())
    seat: Seat | None = ask(seat(), default=None)
    made: str = ask(Words(), default="")
    meaning: str = ask(Words(), default="")
    held: str = ask(Words(), default="")
    partner: str = ask(Words(), default="")
    under: tuple[str, ...] = ask(Laws(), default=())
    where: Where = ask(SomeWhere())
    told_by: str = ask(Words(), default="")
    instead_of: tuple[EntryId, ...] = ask(EntriesOf((PartnershipNoted,), of_register=True), default=())

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        entered = asked.state.contestants.get(self.who)
        return (
            PartnershipNoted(
                self.kind,
                self.who,
                self.what,
                self.player or (tuple(each.name for each in entered.players) if entered else ()),
                self.seat,
                self.where,
                self.made,
                self.meaning,
                self.held,
                self.partner,
                self.under,
                self.told_by,
                self.instead_of,
            ),
        )
