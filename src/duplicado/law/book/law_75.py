"""Law 75 with 21B3, 40B3 and 40B5: mistaken explanations and mistaken calls, and who corrects what when."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from duplicado.law.book import law_16_judged
from duplicado.law.book.law_12_judged import redressed
from duplicado.law.book.law_16_judged import UnauthorizedUse, with_explanation
from duplicado.law.book.law_20 import AskersRole, Stage, When, own_error_corrected, partners_error_corrected
from duplicado.law.clause import clause, defines, has_clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.information import Extraneous
from duplicado.law.inquiry import SEAT_OR_YES_NO, YES_NO, inquiry
from duplicado.law.judgement import Asked, asks, penalty, stands
from duplicado.law.orders import Informed, Review
from duplicado.law.procedure_steps import Answer, Order, Procedure, Request
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat

SHARED_AGREEMENT: Final = inquiry("75D2", YES_NO, asked_only=True)
CALL_MISTAKEN: Final = inquiry("21B1(b)", YES_NO, asked_only=True)
LEFT_OUT: Final = inquiry("40B5(a)", YES_NO, asked_only=True)
CRUCIAL: Final = inquiry("40B5(b)", YES_NO, asked_only=True)
NOT_ALERTED_AS_REGULATED: Final = inquiry("40B2(a)(iii)", YES_NO, asked_only=True, former=inquiry("40B2(a)", YES_NO))
OWN_MISUNDERSTANDING: Final = inquiry("21A", YES_NO, asked_only=True)
REPEATED_FAILURE: Final = inquiry("40B3(b)", YES_NO, asked_only=True)
PARTNER_ACTED_ON_IT: Final = inquiry("75A", SEAT_OR_YES_NO)
EXPLAINED_BY: Final = inquiry("75B1", SEAT_OR_YES_NO)
OWN_CORRECTED_IN_TIME: Final = inquiry("75B2", YES_NO, asked_only=True)
PARTNERS_CORRECTED_IN_TIME: Final = inquiry("75B3", YES_NO, asked_only=True)
TOO_LATE_TO_CHANGE: Final = inquiry("21B3", YES_NO)


class Failing(Enumeration):
    """Failure of a player to disclose; the value is its name in cases."""

    WRONG = "wrong"
    """He explained a call wrongly."""
    INCOMPLETE = "incomplete"
    NOT_ALERTED = "not alerted"
    ALERTED = "alerted"
    """He alerted what the regulations do not let him alert."""


defines("DEF:misinformation", Failing, editions=(Edition.LAWS_2017, Edition.LAWS_2017_AMENDED_2024))


@fact_sheet("misexplanation")
class Misexplanation(FactSheet):
    """Opponents may have been misinformed; it is too late for them to change a call."""

    edition: Edition
    explainer: Seat | None = None
    """Player who explained, or failed to; `None` where the Director has not noted him."""
    failing: Failing = Failing.WRONG
    call: Call | None = None
    """The call of his partner's that it is about."""
    alerts_regulated: bool = True
    """`alert.failure_is_mi`: whether alerting wrongly is misinformation."""


@rectifies("75 judged", sheet=Misexplanation)
def explain(facts: Misexplanation) -> Procedure:
    """Work through a failure of disclosure: what it was, what partner may use, damage, repetition."""
    yield from partner_may_not_use_it(facts)
    under = yield from _infraction(facts)
    if not under:
        return
    if (yield from acted_on_own_misunderstanding()):
        yield stands("21A")
    else:
        yield from too_late_to_change(facts, under)
    yield from repeated_failure(facts)


def partner_may_not_use_it(facts: Misexplanation) -> Procedure:
    """Order that the explainer's partner may not use what the explanation or alert told him (16B1)."""
    if facts.explainer is not None:
        yield Order(("16B1", "75A"), (Informed(facts.explainer.side, (Extraneous.FROM_PARTNER,)), Review("16B3")))


def _infraction(facts: Misexplanation) -> Generator[Request | Order, Answer | None, tuple[str, ...]]:
    """Find the infraction; return its clauses, none when there is none."""
    match facts.failing:
        case Failing.WRONG:
            return (yield from _wrongly_explained(facts))
        case Failing.INCOMPLETE:
            return (yield from crucial_omission(facts))
        case Failing.NOT_ALERTED | Failing.ALERTED:
            return (yield from _wrongly_alerted(facts))


def _wrongly_explained(facts: Misexplanation) -> Generator[Request | Order, Answer | None, tuple[str, ...]]:
    if has_clause("75D3", facts.edition) and not (yield from is_shared_agreement()):
        return ("75D3", "75D2", "40B3(a)")
    if (yield from is_call_mistaken()):
        yield mistaken_call()
        return ()
    return mistaken_explanation(facts.edition)


@clause("75D2", "75D3", editions=(Edition.LAWS_2017, Edition.LAWS_2017_AMENDED_2024))
def is_shared_agreement() -> Asked:
    """Find whether both partners had the same agreement; to describe one that they do not share is an infraction.

    The adjusted score is then what would have come about, had the opponents been told that there is none (75D3).
    """
    return (yield from asks(SHARED_AGREEMENT))


@clause("21B1(b)")
def is_call_mistaken() -> Asked:
    """Find whether there is evidence that the explanation is right and the call wrong.

    Without it the Director presumes that the explanation is the mistake.
    """
    return (yield from asks(CALL_MISTAKEN))


@clause("75C")
def mistaken_call() -> Order:
    """Order that the score stands: the explanation told the agreement, from which a player may stray unawares."""
    return stands("75C", "21B1(b)")


@clause("75B1")
@clause("75D1", editions=(Edition.LAWS_2017,))
def mistaken_explanation(edition: Edition) -> tuple[str, ...]:
    """Return the clauses of an explanation that differs from the agreement, which is presumed to be the mistake."""
    disclosure = cited_in(edition, "40B3(a)")
    since = ("75D1", "75D3") if has_clause("75D3", edition) else ()
    return ("75B1", disclosure, *since, "21B1(b)")


@clause("40B5(a)", "40B5(b)")
def crucial_omission(facts: Misexplanation) -> Generator[Request | Order, Answer | None, tuple[str, ...]]:
    """Find whether something was left out that has to be told, and whether it was crucial for the opponent's choice.

    What comes from agreement or experience has to be told, what every player knows need not.
    """
    content, crucial = (each.cited_in(facts.edition) for each in (LEFT_OUT, CRUCIAL))
    if not (yield from asks(LEFT_OUT, content)):
        yield stands(content)
        return ()
    if not (yield from asks(CRUCIAL, crucial)):
        yield stands(crucial, content)
        return ()
    return (crucial, content)


def _wrongly_alerted(facts: Misexplanation) -> Generator[Request | Order, Answer | None, tuple[str, ...]]:
    """Find whether the regulations wanted it otherwise: then it is misinformation (21B1(a))."""
    disclosure = cited_in(facts.edition, "40B3(a)")
    asked = NOT_ALERTED_AS_REGULATED.asked_in(facts.edition)
    if facts.alerts_regulated and (yield from asks(asked)):
        return (disclosure, "21B1(a)", asked.key)
    yield stands(asked.key)
    return ()


@clause("21A")
def acted_on_own_misunderstanding() -> Asked:
    """Find whether the player was misled by himself and not by what he was told: then there is no redress."""
    return (yield from asks(OWN_MISUNDERSTANDING))


@clause("40B3(a)")
def too_late_to_change(facts: Misexplanation, under: tuple[str, ...]) -> Procedure:
    """Adjust the score of a side that misinformation damaged and that cannot change its call any more (21B3)."""
    yield from redressed(facts.edition, *under, cited_in(facts.edition, "21B3"))


@clause("40B3(b)")
def repeated_failure(facts: Misexplanation) -> Procedure:
    """Consider a penalty for failing repeatedly."""
    if (yield from asks(REPEATED_FAILURE, REPEATED_FAILURE.cited_in(facts.edition))):
        yield penalty(facts.edition, "40B3(b)")


@rectifies("75A judged", sheet=UnauthorizedUse)
@clause("75A")
def misread_by_partner(facts: UnauthorizedUse) -> Procedure:
    """Judge a player who learnt from partner's explanation that his call was misread: that is no information for him.

    He must go on as if partner had understood; the authorized auction may tell him in time.
    """
    if (yield from asks(PARTNER_ACTED_ON_IT)):
        yield from law_16_judged.rectify(with_explanation(facts))
    else:
        yield stands("75A")


@fact_sheet("correction-due")
class CorrectionDue(FactSheet):
    """A player knows that an explanation of his side was wrong."""

    edition: Edition
    player: Seat
    own: bool
    """True where he gave it himself; else his partner did."""
    noticed: Stage
    role: AskersRole = AskersRole.UNDECIDED
    """Role that he has, or presumably will have, in the play."""

    @property
    def number(self) -> str:
        """The clause that tells when he is to correct it."""
        return "75B2" if self.own else "75B3"


def due(facts: CorrectionDue) -> When:
    """Return when the player is to call the Director and correct the explanation."""
    if facts.own:
        return own_explanation_due(facts)
    return partners_explanation_due(facts)


@clause("75B2")
def own_explanation_due(facts: CorrectionDue) -> When:
    """Say when he corrects himself: in 2007 at once, since then before the lead is faced, later at once."""
    return own_error_corrected(facts.edition, facts.noticed)


@clause("75B3")
def partners_explanation_due(facts: CorrectionDue) -> When:
    """Say when he corrects his partner: never in the auction; as declarer or dummy before the lead, else after play."""
    return partners_error_corrected(facts.role)


@rectifies("75 correction", sheet=CorrectionDue)
def correct(facts: CorrectionDue) -> Procedure:
    """Find whether the explanation was corrected in time; else the Director looks at the result."""
    cites = (facts.number, cited_in(facts.edition, "20F4(a)") if facts.own else "20F5(b)")
    if (yield from asks(OWN_CORRECTED_IN_TIME if facts.own else PARTNERS_CORRECTED_IN_TIME)):
        yield Order(cites)
    else:
        yield Order(cites, (Review(cited_in(facts.edition, "21B3")),))
