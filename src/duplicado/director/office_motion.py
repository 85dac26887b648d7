"""Matters of conduct, procedure and the Director's own errors, taken up of his own motion (9B1, 74, 76, 82C, 90B)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duplicado.director.opened_by import OpenedBy, OwnFinding, by, when
from duplicado.law.book import (
    law_09,
    law_11,
    law_12_judged,
    law_20_conduct,
    law_72,
    law_74,
    law_76,
    law_82,
    law_90,
)
from duplicado.law.book.law_09 import LateCall
from duplicado.law.book.law_11 import ChoiceMade, Conducted
from duplicado.law.book.law_20_conduct import QuestionConcern, QuestionPut, Restated, ReviewConcern
from duplicado.law.book.law_82 import WrongProcedure, WrongRuling
from duplicado.law.book.law_90 import Charge, Offence, OffenceCharged, ProcedureCharged
from duplicado.law.clause import has_clause
from duplicado.law.conduct import ConductIncident, Who
from duplicado.law.inquiry import AnyInquiry
from duplicado.law.rectification import Opening
from duplicado.law.regulations.option import InForce
from duplicado.law.sanction import PenaltyUnit
from duplicado.law.schedule import Schedule, schedule_of
from duplicado.table.actions.auction import AsksReview
from duplicado.table.contest_kind import ContestKind
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat


def schedule_at(table: TableState) -> Schedule:
    """Return the schedule of penalties that the regulations of a table lay down, in the unit of its kind of contest."""
    return schedule_for(table.setup.regulations, table.setup.kind)


def schedule_for(regulations: InForce, kind: ContestKind) -> Schedule:
    """Return the schedule of penalties that regulations lay down, in the unit of a kind of contest."""
    return schedule_of(regulations, PenaltyUnit.IMPS if kind is ContestKind.TEAMS else PenaltyUnit.PERCENT_OF_TOP)


def _of_a_player(inquiry: AnyInquiry, opens: Callable[[TableState, Seat], tuple[Opening, ...]]) -> OpenedBy:
    """Declare what is opened when the Director finds which player it was; yes or no answers a matter that is open."""

    def opened(found: OwnFinding[object]) -> tuple[Opening, ...]:
        return opens(found.table, found.value) if isinstance(found.value, Seat) else ()

    return by(inquiry, opened)


def _offence(offence: Offence) -> OpenedBy:
    def opens(table: TableState, player: Seat) -> tuple[Opening, ...]:
        return (law_90.take_up.of(OffenceCharged(table.edition, offence, schedule_at(table), by=player.side)),)

    return _of_a_player(law_90.OF_OFFENCES[offence], opens)


def _charge(charge: Charge) -> OpenedBy:
    def opens(table: TableState, player: Seat) -> tuple[Opening, ...]:
        return (law_90.take_up_charge.of(ProcedureCharged(table.edition, schedule_at(table), charge, player.side)),)

    return _of_a_player(law_90.OF_CHARGES[charge], opens)


def _choice(conducted: Conducted) -> OpenedBy:
    def opens(table: TableState, player: Seat) -> tuple[Opening, ...]:
        return (law_11.take_up_choice.of(ChoiceMade(table.edition, player, conducted)),)

    return _of_a_player(law_11.INQUIRIES[conducted], opens)


def _review(concern: ReviewConcern) -> OpenedBy:
    def opens(table: TableState, player: Seat) -> tuple[Opening, ...]:
        asker = _last_to_ask_for_a_review(table)
        if asker is None:
            return ()
        return (law_20_conduct.take_up_review.of(Restated(table.edition, asker, player, concern)),)

    return _of_a_player(law_20_conduct.OF_REVIEWS[concern], opens)


def _last_to_ask_for_a_review(table: TableState) -> Seat | None:
    return next((said.seat for said in reversed(table.statements) if isinstance(said.action, AsksReview)), None)


def _question(concern: QuestionConcern) -> OpenedBy:
    def opens(table: TableState, player: Seat) -> tuple[Opening, ...]:
        if not has_clause(concern.value, table.edition):
            return ()
        return (law_20_conduct.take_up_question.of(QuestionPut(table.edition, player, schedule_at(table), concern)),)

    return _of_a_player(law_20_conduct.OF_QUESTIONS[concern], opens)


def _conduct_of_a_player(number: str) -> OpenedBy:
    def opens(table: TableState, player: Seat) -> tuple[Opening, ...]:
        return (law_74.take_up.of(ConductIncident(table.edition, number, Who.PLAYER, schedule_at(table), player)),)

    return _of_a_player(law_74.INQUIRIES[number], opens)


def _conduct_of_spectators(number: str) -> OpenedBy:
    # Of whom Law 76 demands it: at the table, in the playing area, or elsewhere.
    of = law_76.RULES[number].of
    whom = next(who for who in (Who.KIBITZER, Who.SPECTATOR, Who.VIEWER) if who in of)

    def opens(found: OwnFinding[object]) -> tuple[Opening, ...]:
        table = found.table
        if found.value is not True:
            return ()
        return (law_74.take_up.of(ConductIncident(table.edition, number, whom, schedule_at(table))),)

    return by(law_74.INQUIRIES[number], opens)


def _procedure_error(found: OwnFinding[bool]) -> tuple[Opening, ...]:
    return (law_82.take_up_procedure.of(WrongProcedure(found.table.edition)),)


def _wrong_ruling(found: OwnFinding[bool]) -> tuple[Opening, ...]:
    adjusted = found.table.adjusted is not None
    return (law_82.take_up_error.of(WrongRuling(found.table.edition, adjusted_before=adjusted)),)


def _called_late(found: OwnFinding[int]) -> tuple[Opening, ...]:
    return (law_09.take_up_late_call.of(LateCall(found.table.edition, found.value)),)


_BY_A_PLAYER: Final = (
    *map(_conduct_of_a_player, (*law_72.RULES, *law_74.RULES)),
    *map(_offence, Offence),
    *map(_charge, Charge),
    *map(_choice, Conducted),
    *map(_review, ReviewConcern),
    *map(_question, QuestionConcern),
)
OF_PLAYERS: Final = tuple(inquiry for inquiry, _ in _BY_A_PLAYER)
"""Inquiries that the Director answers, of his own motion, with the player who broke the clause."""
OPENED_BY: Final = (
    *_BY_A_PLAYER,
    *map(_conduct_of_spectators, law_76.RULES),
    when(law_82.RESTORED, _procedure_error),
    when(law_12_judged.DIRECTORS_ERROR, _wrong_ruling),
    by(law_09.ACTIONS_MEANWHILE, _called_late),
)
"""Matters that each of these findings opens."""
