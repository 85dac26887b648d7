"""Law 72A and B, 72C (2007: 23), and the Laws that ask at the end whether an infraction helped the side that made it.

Play is by the Laws, nothing is wrong on purpose, nothing is concealed.
"""

from __future__ import annotations

from typing import Final

from duplicado.law.book.law_12_judged import redressed
from duplicado.law.clause import clause
from duplicado.law.conduct import ConductRule
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import SEAT_OR_YES_NO, YES_NO, inquiry
from duplicado.law.judgement import asks, penalty, stands
from duplicado.law.procedure_steps import Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.law.sanction import PenaltyKind, Strength
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code

COULD_HAVE_KNOWN: Final = inquiry("72C:known", YES_NO, asked_only=True)
HELPED_BY_INSUFFICIENT_BID: Final = inquiry("27D:help", YES_NO, asked_only=True)
HELPED_BY_COMPARABLE_CALL: Final = inquiry("23C:help", YES_NO, asked_only=True)
HELPED_BY_PENALTY_CARD: Final = inquiry("50E4:help", YES_NO, asked_only=True)
COMPARABLE_CALL_HELPED: Final = inquiry("23C", YES_NO)
INSUFFICIENT_BID_HELPED: Final = inquiry("27D", YES_NO)
PENALTY_CARD_HELPED: Final = inquiry("50E4", YES_NO)
DAMAGE_FORESEEABLE: Final = inquiry("72C", YES_NO)


@fact_sheet("could-have-known")
class CouldHaveKnown(FactSheet):
    """An offender whose irregularity may have damaged the innocent side in a way that he could foresee."""

    edition: Edition
    offender: Seat | None = None
    """`None` where the Director has not noted him."""


@rectifies("72C judged", sheet=CouldHaveKnown)
@clause("72C")
def could_have_known(facts: CouldHaveKnown) -> Procedure:
    """Adjust the score if the offender could have known that he might well damage the others, and his side gained.

    What he intended is another matter: an intentional infraction or an attempt to hide one may be penalized (72B).
    """
    number = cited_in(facts.edition, "72C")
    if (yield from asks(COULD_HAVE_KNOWN, f"{number}:known")):
        yield from redressed(facts.edition, number)
    else:
        yield stands(number)
    yield from intentional(facts)
    yield from concealed(facts)


@clause("72B1")
def intentional(facts: CouldHaveKnown) -> Procedure:
    """Consider a penalty for an infringement on purpose, though the player be willing to accept the rectification."""
    if (yield from asks(INTENTIONAL)):
        yield penalty(facts.edition, "72B1")


@clause("72B3")
def concealed(facts: CouldHaveKnown) -> Procedure:
    """Consider a penalty for an attempt to conceal an infraction, as by a second revoke."""
    if (yield from asks(CONCEALED)):
        yield penalty(facts.edition, "72B3")


@fact_sheet("helped-by-infraction")
class HelpedByInfraction(FactSheet):
    """An infraction that has been dealt with may yet have helped the offending side to its result."""

    edition: Edition
    number: Code
    """The clause, by its number of 2017: `23C` (comparable call), `27D` (insufficient bid), `50E4` (penalty card)."""
    offender: Seat | None = None


_HELPED: Final = {
    "23C": HELPED_BY_COMPARABLE_CALL,
    "27D": HELPED_BY_INSUFFICIENT_BID,
    "50E4": HELPED_BY_PENALTY_CARD,
}


def _matter_of(facts: HelpedByInfraction) -> str:
    return f"{facts.number} judged"


@rectifies("23C judged", "27D judged", "50E4 judged", sheet=HelpedByInfraction, name_of=_matter_of)
def helped(facts: HelpedByInfraction) -> Procedure:
    """Adjust the score if without the help of the infraction the outcome could well have differed, with damage.

    The probable outcome without the infraction is sought (12C1(b)); a lucky result that owes nothing to it stands.
    """
    number = cited_in(facts.edition, facts.number)
    if (yield from asks(_HELPED[facts.number], f"{number}:help")):
        yield from redressed(facts.edition, number)
    else:
        yield stands(number)


NOT_PLAYED_BY_THE_LAWS: Final = inquiry("72A", SEAT_OR_YES_NO)
INTENTIONAL: Final = inquiry("72B1", SEAT_OR_YES_NO)
CONCEALED: Final = inquiry("72B3", SEAT_OR_YES_NO)
"""The player who broke the clause, or whether he did on purpose, or tried to conceal it."""

RULES: Final = {
    "72A": ConductRule("72A", Strength.SHOULD, kind=PenaltyKind.DISCIPLINARY, looks_at=("80B2(f)", "91A")),
    "72B1": ConductRule("72B1", Strength.MUST_NOT, looks_at=("72C",)),
    "72B3": ConductRule("72B3", Strength.MAY_NOT, looks_at=("72C",)),
}
"""Demands of these clauses. That nobody need disclose his side's infraction (72B2) demands nothing."""
