"""Acts about penalties: of a total or a match (Laws 90 and 91), and what the schedule of an event has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from duplicado.event.adjusting.penalties import RuledPenalty, individual_penalties
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.results import Place
from duplicado.event.record.clock import SlowTable, slow_tables
from duplicado.event.record.match_penalties import imposed, units_of_match, units_of_total
from duplicado.event.record.office_queries import earlier_offences
from duplicado.event.record.scheduled_penalties import as_ruled, proposed_for, schedule_in_force
from duplicado.event.record.state import EventState
from duplicado.law.book.law_79_time import Requested
from duplicado.law.book.law_90 import Offence
from duplicado.law.sanction import PenaltyKind, PenaltyUnit, ProposedPenalty
from duplicado.publish.event_words import schedule_text
from duplicado.publish.messages import Messages, error_text
from duplicado.publish.office_words import contestant_text, slow_table_text
from duplicado.service.acts.act import Act, Cli, Page, TimeLimit, act
from duplicado.service.acts.ask import ActContext, Said, ask
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Amount, ChoiceOf, Laws, Lines, Tick, WholeNumber, Words
from duplicado.service.acts.place_kinds import ContestantNumber
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.errors import DuplicadoError

_UNITS: Final = {
    "percent": PenaltyUnit.PERCENT_OF_TOP,
    "mp": PenaltyUnit.MATCHPOINTS,
    "imps": PenaltyUnit.IMPS,
    "vp": PenaltyUnit.VICTORY_POINTS,
    "points": PenaltyUnit.POINTS,
}
_OF_TOP: Final = ("10", "25", "50")
"""Penalties that are usual between pairs, in hundredths of a top."""


def units_of(state: EventState) -> dict[str, PenaltyUnit]:
    """Return the units in which a penalty can be taken from a total of an event or a match, by their names in forms."""
    taken = {*units_of_total(state.conditions), *units_of_match(state.conditions)}
    return {name: unit for name, unit in _UNITS.items() if unit in taken}


def usual_unit(state: EventState) -> PenaltyUnit:
    """Return the unit that holds where none is told.

    Raises:
        FormError: nothing can be taken in any.
    """
    unit = next(iter(units_of(state).values()), None)
    if unit is None:
        raise FormError("unit", "unit")
    return unit


def _in_matches(state: EventState, _place: Place | None) -> bool:
    return state.conditions.in_matches


def _of_individuals(state: EventState, _place: Place | None) -> bool:
    return state.conditions.kind is ContestKind.INDIVIDUAL


UNIT: Final = ChoiceOf(_UNITS, also={"%": PenaltyUnit.PERCENT_OF_TOP}, offered=lambda state: tuple(units_of(state)))


def proposed(
    asked: ActContext, who: ContestantId, clause: str, session: int | None, kind: PenaltyKind
) -> ProposedPenalty:
    """Return what the schedule of an event has for an offence, the earlier ones considered.

    Raises:
        FormError: the regulations make no schedule.
    """
    state = asked.state
    counted = session or max(state.sessions, default=1)
    try:
        return proposed_for(state, who, clause, counted, kind=kind)
    except DuplicadoError as error:
        reason = error_text(error, Messages.load(asked.language)) if error.code else str(error)
        raise FormError("schedule", "under", reason) from error


@act(
    "penalty",
    page=Page.RULINGS,
    duty=Duty.PENALTIES,
    cli=Cli(positional=("who", "amount", "unit"), was={"--against": "opponents"}),
    examples=(
        'thursday.event 7 --under 90B2 --reason "slow play"',
        'thursday.event 7 10 % --under 90B2 --reason "slow play"',
        'cup.event 3 6 imps --opponents 7 --reason "late arrival"',
    ),
)
class RulePenalty(Act):
    """Take something from a contestant's total: AMOUNT in % of a top, mp, imps, vp or points; 0 is a warning.

    Before the penalty is imposed the earlier warnings and penalties of the contestant are told, and what the schedule
    of the regulations has for the offence named with --under, at this occurrence. Without AMOUNT that is imposed.

    Between teams a penalty is taken from the total in vp, or from the result of a match in imps: name the match with
    --opponents or --round. In a knock-out it is always taken from a match, which may be lost by it. In an individual
    contest a --partner bears it too, unless he is --blameless (12C3).
    """

    who: ContestantId = ask(ContestantNumber())
    amount: Fraction | None = ask(Amount(), default=None)
    unit: PenaltyUnit | None = ask(UNIT, default=None)
    opponents: ContestantId | None = ask(ContestantNumber(), default=None, when=_in_matches)
    session: int | None = ask(WholeNumber(), default=None, when=_in_matches)
    round: int | None = ask(WholeNumber(), default=None, when=_in_matches)
    under: tuple[str, ...] = ask(Laws(), default=())
    partner: ContestantId | None = ask(ContestantNumber(), default=None, when=_of_individuals)
    """His partner of that board, in an individual contest."""
    blameless: bool = ask(Tick(), default=False, when=_of_individuals)
    """True where that partner is in no way to blame (12C3)."""
    player: tuple[str, ...] = ask(Lines(apart=","), default=())
    disciplinary: bool = ask(Tick(), default=False)
    reason: str = ask(Words())

    @property
    def kind(self) -> PenaltyKind:
        """Under which Law it is."""
        return PenaltyKind.DISCIPLINARY if self.disciplinary else PenaltyKind.PROCEDURAL

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Said:
        try:
            usual = schedule_in_force(asked.state).unit
        except DuplicadoError:  # the schedule goes down: an amount can be imposed all the same
            return {}
        return UNIT.said("unit", usual) if usual in units_of(asked.state).values() else {}

    @classmethod
    def usual(cls, asked: ActContext) -> Mapping[str, Sequence[tuple[str, str]]]:
        messages = Messages.load(asked.language)
        grounds = [(each.value, messages.text(f"penalty-ground-{each.value.lower()}")) for each in Offence]
        of_top = "percent" in units_of(asked.state)
        return {
            "under": grounds,
            "reason": [(words, "") for _, words in grounds],
            "amount": [(each, messages.text("penalty-of-top", amount=each)) for each in _OF_TOP] if of_top else [],
        }

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        ruled = self._by_schedule(asked) if self.amount is None else self._of_amount(asked.state, self.amount)
        ruled = replace(ruled, players=self.player)
        everybody: tuple[RuledPenalty, ...] = (ruled,)
        if self.partner is not None:
            spared = (self.partner,) if self.blameless else ()
            everybody = individual_penalties(ruled, (self.who, self.partner), spared)
        return tuple(
            imposed(asked.state, each, session=self.session, against=self.opponents, of_round=self.round)
            for each in everybody
        )

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        messages = Messages.load(asked.language)
        told: list[str] = []
        earlier = earlier_offences(asked.state, self.who, self.kind)
        if earlier:
            warnings = sum(each.is_warning for each in earlier)
            counts = {"warnings": warnings, "penalties": len(earlier) - warnings}
            who = contestant_text(self.who, asked.state, messages)
            told.append(messages.text("office-earlier-offences", who=who, **counts))
        told += [slow_table_text(each, asked.state, messages) for each in self._slow_by_the_clock(asked.state)]
        if self.under:
            told.append(schedule_text(proposed(asked, self.who, self.under[0], self.session, self.kind), messages))
        return tuple(told)

    def limited(self, asked: ActContext) -> TimeLimit | None:
        return TimeLimit(Requested.DIRECTORS_NOTICE, self.session or max(asked.state.sessions, default=1))

    def _slow_by_the_clock(self, state: EventState) -> Iterator[SlowTable]:
        """Go through the rounds for which the contestant took too long, where he is to be penalized for that (90B2)."""
        if Offence.SLOW_PLAY.value in self.under:
            for session in state.sessions if self.session is None else (self.session,):
                yield from (each for each in slow_tables(state, session) if self.who in each.contestants)

    def _of_amount(self, state: EventState, amount: Fraction) -> RuledPenalty:
        if self.unit is None and amount:
            raise FormError("penalty-wants-unit", "unit", values=(", ".join(units_of(state)),))
        unit = self.unit or usual_unit(state)
        under = tuple(dict.fromkeys((self.kind.clause, *self.under)))
        return RuledPenalty(self.who, amount, unit, self.kind, under, reason=self.reason)

    def _by_schedule(self, asked: ActContext) -> RuledPenalty:
        if not self.under:
            raise FormError("penalty-wants-amount", "amount")
        found = proposed(asked, self.who, self.under[0], self.session, self.kind)
        try:
            return as_ruled(found, self.who, self.reason)
        except DuplicadoError:
            raise FormError("no-tariff", "amount", found.clause) from None
