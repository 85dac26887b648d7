"""Score that a ruling gives to a board, recorded with the ruling that names it."""

from __future__ import annotations

from dataclasses import replace

from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.results import Place
from duplicado.service.acts.ask import ActContext
from duplicado.service.acts.interviews import RulingHeard
from duplicado.service.acts.score_kind import citing
from duplicado.service.acts.standing import score_ruled


def with_score(asked: ActContext, place: Place, found: RulingHeard, *, instead: bool) -> tuple[AnyFact, ...]:
    """Return the score that a ruling gives to a board, and the ruling that names it."""
    if found.score is None:
        return (found.given,)
    under = clauses_with_error(found.given.under, found.score)
    given = replace(found.given, under=under, gave=(*found.given.gave, asked.entry(1, 2)))
    score = citing(found.score, given.under)
    return score_ruled(asked.state, place, score, found.name, instead=instead), given


def clauses_with_error(under: tuple[str, ...], score: Ruling) -> tuple[str, ...]:
    """Return the clauses of a ruling, with 82C where its score puts a Director's error right."""
    return tuple(dict.fromkeys((*under, "82C"))) if "82C" in score.under else under
