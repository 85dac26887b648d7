"""Law 37: action violating an obligation to pass."""

from __future__ import annotations

from duplicado.law.book import law_16, law_17, law_23, law_26
from duplicado.law.clause import clause
from duplicado.law.orders import Bar, LeadRight, MustPass, Review, StandingCalls
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import rectifies
from duplicado.law.situation import IrregularCall
from duplicado.vocabulary.calls import PASS, Call
from duplicado.vocabulary.seats import Side


def both_silenced(offenders: Side, withdrawn: Call, facts: IrregularCall) -> tuple[MustPass | LeadRight | Review, ...]:
    """Order what Laws 37B2 and 38C-D share: both partners pass throughout, Law 26 and the look at the result."""
    return (
        *(MustPass(seat, Bar.AUCTION) for seat in offenders.seats),
        LeadRight(facts.offender, withdrawn, law_26.lead_law(facts.edition)),
        Review(law_23.could_have_known(facts.edition)),
    )


@rectifies("37", sheet=IrregularCall)
@clause("35B", "37", "37A", "37B", "37B1", "37B2")
def rectify(facts: IrregularCall) -> Procedure:
    """Cancel the call, substitute a pass, silence both partners; a call by left-hand opponent condones it (37A).

    Reading: a double that Law 19 does not permit either is dealt with here while the pass that was due can replace it
    (37B silences both partners, 36B one of them); 37A cannot let it stand, so that afterwards Law 36 applies (36A).
    """
    if facts.lead_faced:
        yield law_17.after_the_period(facts.edition)
        return
    in_turn = facts.before.turn is facts.offender
    stands = facts.before.after(PASS) if in_turn else facts.before
    lead_law, known = law_26.lead_law(facts.edition), law_23.could_have_known(facts.edition)
    effects = (StandingCalls(stands), *both_silenced(facts.offender.side, facts.call, facts))
    yield Order(("37B1", "37B2", lead_law, known), effects)
    yield law_16.is_withdrawn(facts.offender.side, facts.offending_side_calls, facts.edition)
