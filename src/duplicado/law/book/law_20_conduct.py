"""Law 20 as conduct: who restates the calls, errors in it that nobody corrects, and questions that are not proper."""

from __future__ import annotations

from typing import Final

from duplicado.law.book.law_12_judged import redressed
from duplicado.law.book.law_16_sources import InformationFromPartner, from_partner
from duplicado.law.book.law_20 import may_restate
from duplicado.law.book.law_90 import penalized_besides
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import SEAT_OR_YES_NO, inquiry
from duplicado.law.procedure_steps import Order, Procedure, finds
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.law.sanction import Strength
from duplicado.law.schedule import Schedule, due
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat


class ReviewConcern(Enumeration):
    """Doubtful point of a review; the value is its clause."""

    WHO = "20D"
    """Player who restated the calls."""
    ERROR = "20E"


OF_REVIEWS: Final = {concern: inquiry(concern.value, SEAT_OR_YES_NO) for concern in ReviewConcern}
"""The player concerned, and the answer of the Director."""


@fact_sheet("restated")
class Restated(FactSheet):
    """The calls were restated at a player's request."""

    edition: Edition
    asker: Seat
    by: Seat
    concern: ReviewConcern


@rectifies(*(each.value for each in ReviewConcern), sheet=Restated, name_of=lambda facts: facts.concern.value)
def take_up_review(facts: Restated) -> Procedure:
    """Take up what is in doubt about a review."""
    return restate(facts) if facts.concern is ReviewConcern.WHO else correct_review(facts)


def restate(facts: Restated) -> Procedure:
    """Order nothing where an opponent restated the calls; what the asker's partner said may not be used (16B)."""
    yield Order(("20D",))
    if not may_restate(facts.asker, facts.by) and facts.by is facts.asker.partner:
        yield from from_partner(InformationFromPartner(facts.edition, facts.asker))


@clause("20E")
def correct_review(facts: Restated) -> Procedure:
    """Ask whether an error in restating went uncorrected; if it did damage the score is adjusted.

    All four players, dummy as well, are bound to correct it, so that it is nobody's in particular.
    """
    if (yield from finds(OF_REVIEWS[facts.concern], blocking=False)):
        yield from redressed(facts.edition, "20E")
    else:
        yield Order(("20E",))


class QuestionConcern(Enumeration):
    """Doubtful point of a question; the value is its clause in 2017."""

    ONE_CALL = "20F3"
    FOR_PARTNER = "20G1"
    TO_DRAW_AN_ERROR = "20G2"
    """In 2007 the Laws do not speak of it."""


OF_QUESTIONS: Final = {concern: inquiry(concern.value, SEAT_OR_YES_NO) for concern in QuestionConcern}
"""The player who asked, and the answer of the Director."""


@fact_sheet("question-put")
class QuestionPut(FactSheet):
    """A player asked about the opponents' calls, and it is in doubt whether he might."""

    edition: Edition
    asker: Seat
    schedule: Schedule
    concern: QuestionConcern


@rectifies(*(each.value for each in QuestionConcern), sheet=QuestionPut, name_of=lambda facts: facts.concern.value)
def take_up_question(facts: QuestionPut) -> Procedure:
    """Take up what is in doubt about a question."""
    match facts.concern:
        case QuestionConcern.ONE_CALL:
            return ask_of_one_call(facts)
        case QuestionConcern.FOR_PARTNER:
            return ask_to_help_partner(facts)
        case QuestionConcern.TO_DRAW_AN_ERROR:
            return ask_to_draw_an_error(facts)


@clause("20F3")
def ask_of_one_call(facts: QuestionPut) -> Procedure:
    """Ask whether he asked about one call alone: he may, but his partner may not use the interest that it shows."""
    found = yield from finds(OF_QUESTIONS[facts.concern], blocking=False)
    yield Order(("20F3",))
    if found:
        yield from from_partner(InformationFromPartner(facts.edition, facts.asker.partner))


@clause("20G1")
def ask_to_help_partner(facts: QuestionPut) -> Procedure:
    """Ask whether he asked for his partner's benefit alone; partner may not use question or answer so obtained.

    Reading: the answer is an opponent's and may be used (20F); that it was asked for, and about what, may not (16B1).
    """
    if not (yield from finds(OF_QUESTIONS[facts.concern], blocking=False)):
        yield Order(("20G1",))
        return
    proposed = due("20G1", 0, facts.schedule, readiness=Strength.MAY_NOT.penalized)
    yield Order(proposed.clauses, (proposed,))
    yield from from_partner(InformationFromPartner(facts.edition, facts.asker.partner))


@clause("20G2", editions=(Edition.LAWS_2017,))
def ask_to_draw_an_error(facts: QuestionPut) -> Procedure:
    """Ask whether he asked only to draw a wrong answer from an opponent."""
    return penalized_besides(facts.schedule, OF_QUESTIONS[facts.concern], "20G2", Strength.MAY_NOT)
