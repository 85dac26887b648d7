"""Open questions that a finding answers. Owner: the director."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from duplicado.director.matter import Matter
from duplicado.director.state import DirectedTable
from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.edition import named_in
from duplicado.law.procedure_steps import FindingValue, Question


def asking(state: DirectedTable, key: str) -> Iterator[Matter]:
    """Go through the matters that ask for that finding, by its number in this edition or in 2017."""
    for matter in state.matters:
        question = matter.request
        if isinstance(question, Question) and key in named_in(state.table.edition, question.clause):
            yield matter


def meant(
    state: DirectedTable, first: Matter, key: str, value: FindingValue
) -> tuple[Matter | CardsExposedInAuction, FindingValue, tuple[object, ...]]:
    """Return what a finding answers, the part of it that does, and what is left for another matter.

    The first matter; but a Director who has seen cards of several players (24) names them in what order he likes, also
    those that are to be ruled upon when their turn comes.
    """
    exposures: list[Matter | CardsExposedInAuction] = [
        *(each for each in asking(state, key) if isinstance(each.facts, CardsExposedInAuction)),
        *(each for each in state.table.irregular if isinstance(each, CardsExposedInAuction)),
    ]
    named = _several(value)
    if not named or not isinstance(first.facts, CardsExposedInAuction):
        return first, value, ()
    about = next((each for each in exposures if _cards_of(each).intersection(named)), first)
    others = frozenset[object]().union(*(_cards_of(each) for each in exposures if each is not about))
    return about, tuple(card for card in named if card not in others), tuple(card for card in named if card in others)


def _several(value: FindingValue) -> tuple[object, ...]:
    return cast("tuple[object, ...]", value) if isinstance(value, tuple) else ()


def _cards_of(each: Matter | CardsExposedInAuction) -> frozenset[object]:
    facts = each.facts if isinstance(each, Matter) else each
    return frozenset(facts.cards) if isinstance(facts, CardsExposedInAuction) else frozenset()
