"""Law 39: call after the final pass."""

from __future__ import annotations

from duplicado.law.book import law_16, law_26
from duplicado.law.clause import clause
from duplicado.law.orders import LeadRight
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import rectifies
from duplicado.law.situation import IrregularCall
from duplicado.vocabulary.calls import Pass
from duplicado.vocabulary.contracts import Contract


@rectifies("39", sheet=IrregularCall)
@clause("35D", "39", "39A", "39B", "39C")
def rectify(facts: IrregularCall) -> Procedure:
    """Cancel the call; only a defender's bid, double or redouble that was not overtaken may restrict the lead.

    Reading: each call after the final pass is its own player's infraction, so that what it tells is unauthorized for
    his side alone, whoever called after the auction before him (16C; 2007: 16D).
    """
    contract = facts.before.result
    by_defender = isinstance(contract, Contract) and facts.offender.side is not contract.declarer.side
    if isinstance(facts.call, Pass) or facts.lho_has_called or not by_defender:
        yield Order(("39A", "39B"), ())
    else:
        lead_law = law_26.lead_law(facts.edition)  # the clause names no other Law
        yield Order(("39A", "39C", lead_law), (LeadRight(facts.offender, facts.call, lead_law),))
    yield law_16.is_withdrawn(facts.offender.side, (facts.call,), facts.edition)
