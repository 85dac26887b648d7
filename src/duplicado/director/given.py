"""Rulings as they were given: all that a matter came to, and what is said of the right to appeal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from duplicado.director.matter import Matter, run
from duplicado.law.book import law_46, law_50, law_51
from duplicado.law.book.law_83 import AdviceOfAppeal, advice_of_appeal
from duplicado.law.orders import Effect, ScoreAdjusted
from duplicado.law.procedure_steps import Order
from duplicado.law.regulations.option import InForce

_CHOICES_IN_THE_PLAY: Final = (law_46.specified, law_50.offer_at_the_lead, law_51.offer)
"""Choices that the play itself brings up: a Law gives a player a choice, and nobody is ruled upon."""


def decisions(matter: Matter) -> tuple[Order, ...]:
    """List all that the Director has ordered in a matter, from the first answer to the last.

    Nothing where the play alone brought it up: that is no ruling that could be appealed.
    """
    if matter.is_of(*_CHOICES_IN_THE_PLAY):
        return ()
    steps = (matter.answers[:number] for number in range(len(matter.answers) + 1))
    return tuple(order for given in steps for order in run(matter.opening.procedure(), given).orders)


def advice_with(regulations: InForce, effects: Iterable[Effect]) -> AdviceOfAppeal:
    """Say how the right to appeal is told with a ruling that has these effects (83).

    Reading: Law 83 has the Director draw attention to it where he believes that a review could well be in order. That
    is taken to be so where he adjusts the score by his judgement.
    """
    adjusts = any(isinstance(effect, ScoreAdjusted) for effect in effects)
    return advice_of_appeal(regulations, on_a_point_of_fact=False, by_discretion=adjusts, review_in_order=adjusts)
