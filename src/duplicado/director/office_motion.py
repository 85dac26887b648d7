"""Matters of conduct, procedure and the Director's own errors, taken up of his own motion (9B1, 74, 76, 82C, 90B)."""

from __future__ import annotations

from typing import Final

from duplicado.director.state import DirectedTable
from duplicado.law.book import law_09, law_11, law_20_conduct, law_74, law_76, law_82, law_90
from duplicado.law.book.law_09 import LateCall
from duplicado.law.book.law_11 import ChoiceMade, Conducted
from duplicado.law.book.law_20_conduct import QuestionConcern, QuestionPut, Restated, ReviewConcern
from duplicado.law.book.law_82 import WrongProcedure, WrongRuling
from duplicado.law.book.law_90 import Charge, Offence, OffenceCharged, ProcedureCharged
from duplicado.law.clause import executing
from duplicado.law.conduct import ConductIncident, Who
from duplicado.law.procedure_steps import FindingValue
from duplicado.law.rectification import Opening
from duplicado.law.reference import ClauseId
from duplicado.law.sanction import PenaltyUnit
from duplicado.law.schedule import Schedule, schedule_of
from duplicado.table.actions.auction import AsksReview
from duplicado.table.contest_kind import ContestKind
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat

__all__ = ["OF_PLAYERS", "openings", "schedule_at"]

_OFFENCES: Final = {offence.value: offence for offence in Offence}
_CHARGES: Final = {charge.value: charge for charge in Charge}
_CHOICES: Final = {conducted.value: conducted for conducted in Conducted}
_REVIEWS: Final = {concern.value: concern for concern in ReviewConcern}
_QUESTIONS: Final = {concern.value: concern for concern in QuestionConcern}
OF_PLAYERS: Final = frozenset({*law_74.RULES, *_OFFENCES, *_CHARGES, *_CHOICES, *_REVIEWS, *_QUESTIONS, "17D4"})
"""Clauses of which the Director finds, of his own motion, which player broke them."""


def openings(state: DirectedTable, key: str, value: FindingValue) -> tuple[Opening, ...]:
    """Return the matter that a finding brings up: the player who offended, or that a spectator or the Director did."""
    table = state.table
    match value:
        case Seat():
            return _of_a_player(table, key, value)
        case True if key in law_76.RULES:
            return (law_74.take_up.of(ConductIncident(table.edition, key, _of_whom(key), schedule_at(table))),)
        case True if key == "82A":
            return (law_82.take_up_procedure.of(WrongProcedure(table.edition)),)
        case True if key == "82C":
            return (law_82.take_up_error.of(WrongRuling(table.edition, adjusted_before=table.adjusted is not None)),)
        case int() if key == "9B1(a)" and not isinstance(value, bool):
            return (law_09.take_up_late_call.of(LateCall(table.edition, value)),)
        case _:
            return ()


def schedule_at(table: TableState) -> Schedule:
    """Return the schedule of penalties that the regulations of a table lay down, in the unit of its kind of contest."""
    unit = PenaltyUnit.IMPS if table.setup.kind is ContestKind.TEAMS else PenaltyUnit.PERCENT_OF_TOP
    return schedule_of(table.setup.regulations, unit)


def _of_a_player(table: TableState, key: str, player: Seat) -> tuple[Opening, ...]:
    if key in _OFFENCES:
        return (law_90.take_up.of(OffenceCharged(table.edition, _OFFENCES[key], schedule_at(table), by=player.side)),)
    if key in _CHARGES:
        return (
            law_90.take_up_charge.of(ProcedureCharged(table.edition, schedule_at(table), _CHARGES[key], player.side)),
        )
    if key in _CHOICES:
        return (law_11.take_up_choice.of(ChoiceMade(table.edition, player, _CHOICES[key])),)
    if key in _REVIEWS:
        asker = _last_to_ask_for_a_review(table)
        if asker is None:
            return ()
        return (law_20_conduct.take_up_review.of(Restated(table.edition, asker, player, _REVIEWS[key])),)
    if key in _QUESTIONS and executing(ClauseId.parse(key), table.edition) is not None:
        return (
            law_20_conduct.take_up_question.of(QuestionPut(table.edition, player, schedule_at(table), _QUESTIONS[key])),
        )
    if key in law_74.RULES:
        incident = ConductIncident(table.edition, key, Who.PLAYER, schedule_at(table), player)
        return (law_74.take_up.of(incident),)
    return ()


def _last_to_ask_for_a_review(table: TableState) -> Seat | None:
    return next((said.seat for said in reversed(table.statements) if isinstance(said.action, AsksReview)), None)


def _of_whom(key: str) -> Who:
    """Return of whom a clause of Law 76 demands something: at the table, in the playing area, or elsewhere."""
    of = law_76.RULES[key].of
    return next(who for who in (Who.KIBITZER, Who.SPECTATOR, Who.VIEWER) if who in of)
