"""Laws 84 and 85: from facts that are agreed, or that the Director finds probable, to a ruling."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.book.law_12_judged import redressed
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.judgement import asks
from duplicado.law.requests import Order, Procedure

__all__ = ["FactsToEstablish", "establish"]


@dataclass(frozen=True, slots=True)
class FactsToEstablish:
    """The Director has been called to an irregularity that is to be ruled on by the general Laws."""

    edition: Edition


def establish(facts: FactsToEstablish) -> Procedure:
    """Go from the facts, agreed or found (85), to the way that Law 84 prescribes."""
    if (yield from asks("84")):
        yield from rule_on_facts(facts)
    elif (yield from asks("85A1")):
        yield from on_the_balance_of_probabilities(facts)
    else:
        yield cannot_be_determined()


@clause("85A1", "85A2")
def on_the_balance_of_probabilities(facts: FactsToEstablish) -> Procedure:
    """Rule as on agreed facts on what is most probable by the evidence that the Director could collect."""
    yield from rule_on_facts(facts, "85A1", "85A2")


@clause("85B")
def cannot_be_determined() -> Order:
    """Order that play goes on by a ruling that permits it: the facts cannot be established to his satisfaction."""
    return Order(("85B",))


def rule_on_facts(facts: FactsToEstablish, *found: str) -> Procedure:
    """Take the way that Law 84 prescribes; `found` are the clauses by which the facts were found."""
    if (yield from asks("84B")):
        yield prescribed(found, options=(yield from asks("84C")))
    elif (yield from asks("84D")):
        yield from equity(facts, found)
    else:
        yield play_goes_on(found)


@clause("84A")
def play_goes_on(found: tuple[str, ...]) -> Order:
    """Order that play goes on: no Law prescribes a rectification, and there is nothing to judge."""
    return Order(("84A", *found))


@clause("84B", "84C")
def prescribed(found: tuple[str, ...], *, options: bool) -> Order:
    """Order the prescribed rectification; of several options the Director explains all and sees that one is taken."""
    return Order(("84B", *(("84C", "10C1") if options else ()), *found))


@clause("84D")
def equity(facts: FactsToEstablish, found: tuple[str, ...]) -> Procedure:
    """Redress what probably damaged the innocent side where no rectification is prescribed, doubt in its favour."""
    yield from redressed(facts.edition, "84D", "12A1", *found)
