"""Common parts of the judgement Laws: the medium of information, and the way from damage to an adjusted score.

None of these questions stops the play: the Director answers them when it has ended, or away from the table.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from duplicado.law.clause import defines
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import Inquiry
from duplicado.law.orders import ScoreAdjusted, ScoreStands
from duplicado.law.procedure_steps import Answer, Finding, FindingValue, Order, Question, Request, finds
from duplicado.law.sanction import Measure, ProposedPenalty
from duplicado.vocabulary.enumeration import Enumeration

Asked: TypeAlias = Generator[Request | Order, Answer | None, bool]
"""A question to the Director that comes back with his yes or no."""


class Medium(Enumeration):
    """Means by which a player gave away something that his calls and plays do not tell; the value is its name in cases.

    Laws 16B1, 73B1, 73D2 and 73E2 name them.
    """

    REMARK = "remark"
    QUESTION = "question"
    REPLY = "reply"
    EXPLANATION = "explanation"
    """Partner's explanation, from which one learns how he understood one's call (75A)."""
    ALERT = "alert"
    """An alert that one did not expect."""
    NO_ALERT = "no alert"
    """An alert that one expected."""
    TEMPO = "tempo"
    """Unmistakable hesitation, or unwonted speed."""
    EMPHASIS = "emphasis"
    """Special stress or tone."""
    GESTURE = "gesture"
    MOVEMENT = "movement"
    MANNER = "manner"

    def __str__(self) -> str:
        """Print the word of cases."""
        return self.value


defines("DEF:extraneous", Medium)


def asks(inquiry: Inquiry[object], cited: str | None = None, *, concluded: bool | None = None) -> Asked:
    """Ask the Director, who may take his time; `concluded` and `cited` are those of `finds`."""
    return (yield from finds(inquiry, cited, blocking=False, concluded=concluded))


def asks_which(
    inquiry: Inquiry[object], cited: str | None = None
) -> Generator[Request | Order, Answer | None, FindingValue]:
    """Ask the Director for more than a yes or no; return what he found."""
    answer = yield Question(cited or inquiry.key, blocking=False)
    return answer.value if isinstance(answer, Finding) else None


def stands(*numbers: str) -> Order:
    """Order that the score of the table stands under these clauses."""
    return Order(numbers, (ScoreStands(numbers[0]),))


def seeks_outcome_without_infraction(edition: Edition) -> bool:
    """Tell whether an assigned score is the probable outcome had the infraction not occurred, legally reached.

    That is 12C1(b) of 2017; 2007 gives each side a result by what was likely or probable, or weights (12C1(c), (e)).
    """
    return not edition.is_of_2007


def adjusted(edition: Edition, *numbers: str) -> Order:
    """Order an adjusted score under the first of these clauses: an assigned one where one can be awarded (12C1)."""
    outcome = ("12C1(b)",) if seeks_outcome_without_infraction(edition) else ()
    return Order((*numbers, "12C1(a)", *outcome), (ScoreAdjusted(numbers[0]),))


def penalty(edition: Edition, number: str) -> Order:
    """Order that the Director considers a penalty under that clause, given by its number of 2017, besides the rest.

    Who it is that offended, and how often, no table knows: the schedule of the contest is for the event to put it to.
    """
    cited = cited_in(edition, number)
    return Order((cited, "90A"), (ProposedPenalty(cited, Measure.PENALTY, "90A"),))
