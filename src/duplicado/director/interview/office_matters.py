"""Matters of the Director's own office, as he asks about them (12C, 79C, 81C3, 82, 92)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import (
    AnswerForm,
    Conclude,
    DoesNotFit,
    Ordered,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    Told,
    Upshot,
    asked,
)
from duplicado.law.book import law_79, law_81, law_82, law_92
from duplicado.law.book.law_12_judged import empowers, tells_artificial
from duplicado.law.book.law_79_time import allows_late_appeal, periods_of_notice
from duplicado.law.book.law_81 import Noticed
from duplicado.law.book.law_82 import WrongProcedure, WrongRuling
from duplicado.law.book.law_92 import Appellants
from duplicado.law.orders import ScoreAdjusted
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Seat

_PARTNER: Final = {"concurs": True, "objects": False, "absent": None}


def directors_error(conditions: StoryConditions) -> Story:
    """A ruling of the Director's has turned out to be wrong (82C)."""
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp(law_82.take_up_error.of(WrongRuling(conditions.edition)))


def error_of_procedure(conditions: StoryConditions) -> Story:
    """Something went otherwise than the procedure has it, as a pair at the wrong table (82A, 82B)."""
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp(law_82.take_up_procedure.of(WrongProcedure(conditions.edition)))


def noticed_by_director(conditions: StoryConditions) -> Story:
    """The Director became aware of an irregularity to which nobody drew attention (81C3)."""
    own = conditions.edition
    law = yield from asked(str, Prompt("dealt with by", AnswerForm.CLAUSE, ("81C3",)))
    periods = ("81C3", *periods_of_notice(own))
    over = yield from asked(bool, Prompt("periods over", AnswerForm.YES_NO, periods))
    if over:
        yield partial_deals.auction_begun_by(conditions, Seat.N)
        yield Conclude(periods, Upshot("noticed too late"))
        return
    played = yield from asked(bool, Prompt("in play", AnswerForm.YES_NO, ("81C3",)))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp(law_81.take_up_notice.of(Noticed(own, law, in_time=True, being_played=played)))


def wrong_score(conditions: StoryConditions) -> Story:
    """A score that was agreed was written down or computed wrongly (79C)."""
    late = yield from asked(bool, Prompt("late", AnswerForm.YES_NO, ("79C1",)))
    corrected, number = True, "79C1"
    if late:
        number = "79C2"
        certain = yield from asked(bool, Prompt("beyond doubt", AnswerForm.YES_NO, (number,)))
        approved = certain and (yield from asked(bool, Prompt("approved", AnswerForm.YES_NO, (number,))))
        corrected = law_79.may_be_corrected_late(allowed=approved, organizer_approves=approved, beyond_doubt=certain)
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield Conclude((number,), Upshot("score corrected" if corrected else "score not corrected"))


def score_to_be_adjusted(conditions: StoryConditions) -> Story:
    """The score is to be adjusted under a Law that the Director names: what it is, is asked next (12B, 12C)."""
    number = yield from asked(str, Prompt("adjusted under", AnswerForm.CLAUSE, ("12A", "12C1(a)")))
    if not (empowers(number, conditions.edition) or tells_artificial(number)):
        raise DoesNotFit("adjusted under", "interview-no-power", clause="12A")
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield Ordered((ScoreAdjusted(number),))


def appeal(conditions: StoryConditions) -> Story:
    """A contestant wants to appeal against a ruling (92)."""
    clauses: list[str] = ["92A", "92B", "92C"]
    ruled = yield from asked(bool, Prompt("ruled already", AnswerForm.YES_NO, ("92A", "92C")))
    word = "appeal heard"
    if not ruled:
        word, clauses = "ruling first", [law_92.goes_to_the_director(), "92A"]
    elif not (yield from asked(bool, Prompt("at the table", AnswerForm.YES_NO, ("92A",)))):
        word, clauses = "appeal not heard", ["92A"]
    elif not (yield from asked(bool, Prompt("appeal in time", AnswerForm.YES_NO, ("92B",)))):
        word = "appeal for the organizer" if allows_late_appeal(conditions.regulations) else "appeal not heard"
        clauses = ["92B"]
    else:
        lacking = yield from _concurrence_lacking(conditions)
        if lacking is not None:
            word, clauses = "appeal not heard", [lacking]
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield Conclude(tuple(clauses), Upshot(word))


def _concurrence_lacking(conditions: StoryConditions) -> Generator[Prompt | Told, object, str | None]:
    """Ask who concurs in an appeal; return the clause for want of which it is not heard."""
    match conditions.kind:
        case ContestKind.INDIVIDUAL:
            return None
        case ContestKind.TEAMS:
            captain = yield from asked(bool, Prompt("captain concurs", AnswerForm.YES_NO, ("92D2",)))
            return law_92.concurrence_lacking(Appellants.TEAM, partners=(), captain=captain)
        case ContestKind.PAIRS:
            told = yield from asked(str, Prompt("partner concurs", AnswerForm.ONE_OF, ("92D1",), tuple(_PARTNER)))
            return law_92.concurrence_lacking(Appellants.PAIR, partners=(True, _PARTNER[told]), captain=None)
