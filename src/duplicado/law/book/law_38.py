"""Law 38: bid of more than seven."""

from __future__ import annotations

from duplicado.law.book import law_16, law_17, law_23, law_26, law_37
from duplicado.law.clause import clause
from duplicado.law.orders import Bar, MustPass, StandingCalls
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import rectifies
from duplicado.law.situation import IrregularCall
from duplicado.vocabulary.calls import PASS


@rectifies("38", sheet=IrregularCall)
@clause("35C", "38", "38A", "38B", "38C", "38D")
def rectify(facts: IrregularCall) -> Procedure:
    """Cancel the bid and what followed, substitute a pass, silence both partners for the rest of the auction."""
    if facts.lead_faced:  # the pass has stood in its place from the first (38C)
        yield law_17.after_the_period(facts.edition)
        return
    skipped = facts.before.turn.distance_to(facts.offender)
    calls = facts.before.calls if skipped else (*facts.before.calls, PASS)
    stands = Auction(facts.before.dealer, calls)
    if facts.lho_has_called:
        silenced = tuple(MustPass(seat, Bar.AUCTION) for seat in facts.offender.side.seats)
        yield Order(("38B", "38C", "38D"), (StandingCalls(stands), *silenced))
    else:
        effects = (StandingCalls(stands), *law_37.both_silenced(facts.offender.side, facts.call, facts))
        lead_law, known = law_26.lead_law(facts.edition), law_23.could_have_known(facts.edition)
        yield Order(("38B", "38C", "38D", lead_law, known), effects)
    yield law_16.is_withdrawn(facts.offender.side, facts.offending_side_calls, facts.edition)
