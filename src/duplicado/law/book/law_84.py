"""Laws 84 and 85: from facts that are agreed, or that the Director finds probable, to a ruling."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from duplicado.law.book.law_12_judged import redressed
from duplicado.law.book.law_81 import settle_dispute
from duplicado.law.book.law_84_facts import Path, RulingStep, WayToEstablish, how_to_rule
from duplicado.law.book.law_85 import ASCERTAINED, Disputed, Evidence
from duplicado.law.edition import Edition
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.judgement import asks
from duplicado.law.procedure_steps import Answer, Order, Procedure, Request
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies

AGREED: Final = inquiry("84", YES_NO, asked_only=True)
PRESCRIBED: Final = inquiry("84B", YES_NO, asked_only=True)
CHOICE_GIVEN: Final = inquiry("84C", YES_NO, asked_only=True)
PROBABLE_DAMAGE: Final = inquiry("84D", YES_NO, asked_only=True)


@fact_sheet("facts-to-establish")
class FactsToEstablish(FactSheet):
    """The Director has been called to an irregularity that is to be ruled on by the general Laws."""

    edition: Edition


_OUTWEIGHED: Final = (Evidence("as the Director found", "the Director"),)
"""All the evidence where the Director is satisfied of one version; there is none where he is not."""


@rectifies("84 judged", sheet=FactsToEstablish)
def establish(facts: FactsToEstablish) -> Procedure:
    """Go from the facts, agreed or found (85), to the way that Law 84 prescribes."""
    if (yield from asks(AGREED)):
        yield from _go_on(facts, how_to_rule((yield from _asked_path())))
    else:
        ascertained = yield from asks(ASCERTAINED)
        path = (yield from _asked_path()) if ascertained else Path()
        _, step = settle_dispute(Disputed(_OUTWEIGHED if ascertained else ()), path)
        yield from _go_on(facts, step)


def _asked_path() -> Generator[Request | Order, Answer | None, Path]:
    """Ask the Director what the Law has for the facts."""
    if (yield from asks(PRESCRIBED)):
        return Path(prescribed=True, choice=(yield from asks(CHOICE_GIVEN)))
    return Path(probable_damage=(yield from asks(PROBABLE_DAMAGE)))


def _go_on(facts: FactsToEstablish, step: RulingStep) -> Procedure:
    """Order what the step is; equity is an adjusted score where there is damage, doubt resolved for the innocent."""
    if step.way is WayToEstablish.EQUITY:
        first = step.clauses.index("84D")
        yield from redressed(facts.edition, *step.clauses[first:], *step.clauses[:first])
    else:
        yield Order(step.clauses)
