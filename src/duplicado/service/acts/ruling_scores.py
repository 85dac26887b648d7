"""Score that a ruling gives to a board, recorded with the ruling that names it."""

from __future__ import annotations

from dataclasses import replace

from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import RulingGiven
from duplicado.service.acts.ask import ActContext
from duplicado.service.acts.interviews import RulingHeard
from duplicado.service.acts.score_kind import citing
from duplicado.service.acts.standing import score_ruled

__all__ = ["citing_error", "with_score"]


def with_score(asked: ActContext, place: Place, found: RulingHeard, *, instead: bool) -> tuple[AnyFact, ...]:
    """Return the score that a ruling gives to a board, and the ruling that names it."""
    if found.score is None:
        return (found.given,)
    given = citing_error(replace(found.given, gave=(*found.given.gave, asked.entry(1, 2))), found.score)
    score = citing(found.score, given.under)
    return score_ruled(asked.state, place, score, found.name, instead=instead), given


def citing_error(given: RulingGiven, score: Ruling) -> RulingGiven:
    """Let a ruling rest on Law 82C where its score puts a Director's error right."""
    if "82C" not in score.under:
        return given
    return replace(given, under=tuple(dict.fromkeys((*given.under, "82C"))))
