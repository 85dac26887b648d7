"""Law 36: inadmissible double or redouble."""

from __future__ import annotations

from duplicado.law.book import law_16, law_23, law_26
from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition
from duplicado.law.orders import Bar, LeadRight, MustPass, Review, StandingCalls
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import rectifies
from duplicado.law.situation import IrregularCall
from duplicado.vocabulary.calls import Redouble
from duplicado.vocabulary.contracts import Doubling


@rectifies("36", sheet=IrregularCall)
@clause("35A", "36", "36A")
def rectify(facts: IrregularCall) -> Procedure:
    """Cancel an inadmissible double or redouble; what else follows depends on the moment at which it is noticed.

    Reading: a double that 30B2(b) of 2007 forbids is inadmissible like one that Law 19 does not permit.
    """
    if facts.lead_faced:
        order = noticed_after_the_lead(facts)
        if not has_clause("36C", facts.edition):
            # Reading: 2007 is silent; the double cannot score, and what else is just is the Director's to decide (84D).
            order = Order(("36", "84D"), (*order.effects, Review("84D")))
        yield order
    elif facts.lho_has_called:
        yield Order(("36A",), (StandingCalls(facts.before),))
        yield law_16.is_withdrawn(facts.offender.side, facts.offending_side_calls, facts.edition)
    else:
        yield from noticed_at_once(facts)


@clause("36B", "36B1", "36B2", "36B3", "36B4")
def noticed_at_once(facts: IrregularCall) -> Procedure:
    """Cancel it before left-hand opponent has called: offender calls again in his turn, partner passes throughout."""
    in_turn = facts.before.turn is facts.offender
    clauses = ("36B1", "36B2", "36B3") if in_turn else ("36B1", "36B4", "36B3")
    lead_law = law_26.lead_law(facts.edition)
    known = law_23.could_have_known(facts.edition)
    effects = (
        StandingCalls(facts.before),
        MustPass(facts.offender.partner, Bar.AUCTION),
        LeadRight(facts.offender, facts.call, lead_law),
        Review(known),
    )
    yield Order((*clauses, lead_law, known), effects)
    yield law_16.is_withdrawn(facts.offender.side, facts.offending_side_calls, facts.edition)


@clause("36C", editions=(Edition.LAWS_2017,))
def noticed_after_the_lead(facts: IrregularCall) -> Order:
    """Score the contract as if the double or redouble had not been made; a redouble of it falls as well."""
    standing = facts.standing
    auction = Auction(standing.dealer, (*standing.calls[:-1], None))
    for seat, call in facts.later_as_standing:
        auction = auction.at_turn_of(seat)
        of_nothing = isinstance(call, Redouble) and auction.position.doubling is not Doubling.DOUBLED
        auction = Auction(auction.dealer, (*auction.calls, None if of_nothing else call))
    return Order(("36C",), (StandingCalls(auction),))
