"""Adjusted scores, penalties, appeals: facts from forms."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.adjusting.penalties import PenaltyKind, PenaltyUnit, RuledPenalty
from duplicado.event.adjusting.rulings import Ruling, Unchanged
from duplicado.event.facts.appeals import AppealDecided, AppealLodged, Hearing
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.entry import AnyFact
from duplicado.event.record.match_penalties import completed, units_of_match, units_of_total
from duplicado.event.record.proposals import proposed_for
from duplicado.event.record.state import EventState
from duplicado.law.book.law_93 import Point
from duplicado.law.sanction import ProposedPenalty
from duplicado.service.office.acts_in_full import appealed_place
from duplicado.service.office.acts_of_results import open_rulings
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.known import contestant_of
from duplicado.service.office.scores import says_a_score, score_told
from duplicado.service.office.several_boards import citing_several
from duplicado.vocabulary.errors import DuplicadoError

__all__ = ["OUTCOMES", "appeal", "decide", "penalty", "proposed", "rule", "units_of"]

OUTCOMES: Final = {
    "upheld": AppealOutcome.UPHELD,
    "changed": AppealOutcome.CHANGED,
    "withdrawn": AppealOutcome.WITHDRAWN,
    "not-heard": AppealOutcome.NOT_HEARD,
}
"""What may be decided on an appeal, by its name in forms."""
POINTS: Final = {each.value: each for each in (Point.LAW, Point.FACT, Point.JUDGEMENT)}
"""On which point a decision may turn (Law 93B), by its name in forms; discipline is seen by the ruling."""
_UNITS: Final = {
    "percent": PenaltyUnit.PERCENT_OF_TOP,
    "mp": PenaltyUnit.MATCHPOINTS,
    "imps": PenaltyUnit.IMPS,
    "vp": PenaltyUnit.VICTORY_POINTS,
    "points": PenaltyUnit.POINTS,
}


def rule(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Rule what the sides get for a board (Law 12): the same for both, or each its own."""
    place = form.place
    both, ours, theirs = form.word("both"), form.word("ns"), form.word("ew")
    if bool(both) == bool(ours or theirs):
        raise FormError("both-or-each", "both")
    if both:
        ruling = Ruling.for_both(form.side_ruling("both"), *form.clauses("under"))
    else:
        sides = [form.side_ruling(name) if form.word(name) else Unchanged() for name in ("ns", "ew")]
        ruling = Ruling(sides[0], sides[1], form.clauses("under"))
    replaced = open_rulings(state, place)
    if replaced and not form.says("instead"):
        raise FormError("ruled-already", "instead")
    return citing_several(form, state, (ScoreRuled(place, ruling, form.needed("reason"), replaced),))


def units_of(state: EventState) -> dict[str, PenaltyUnit]:
    """Return the units in which a penalty can be taken from a total of an event or a match, by their names in forms."""
    taken = {*units_of_total(state.conditions), *units_of_match(state.conditions)}
    return {name: unit for name, unit in _UNITS.items() if unit in taken}


def proposed(form: Filled, state: EventState) -> ProposedPenalty:
    """Return what the schedule of an event has for an offence, the earlier ones considered.

    Raises:
        FormError: nobody, or no offence, is named, or the regulations make no schedule.
    """
    who, clauses = contestant_of(form, state, "who"), form.clauses("under")
    if not clauses:
        raise FormError("needed", "under")
    kind = PenaltyKind.DISCIPLINARY if form.says("disciplinary") else PenaltyKind.PROCEDURAL
    session = form.number_or_none("session") or max(state.sessions, default=1)
    try:
        return proposed_for(state, who, clauses[0], session, kind=kind)
    except DuplicadoError as error:
        raise FormError("schedule", "under", str(error)) from error


def penalty(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take something from a contestant's total (Laws 90 and 91); nothing at all is a warning."""
    kind = PenaltyKind.DISCIPLINARY if form.says("disciplinary") else PenaltyKind.PROCEDURAL
    unit = units_of(state).get(form.needed("unit"))
    if unit is None:
        raise FormError("unit", "unit", form.word("unit"))
    player = form.word("player")
    ruled = RuledPenalty(
        contestant_of(form, state, "who"),
        form.amount("amount"),
        unit,
        kind,
        tuple(dict.fromkeys((kind.clause, *form.clauses("under")))),
        (player,) if player else (),
        form.needed("reason"),
    )
    opponents = contestant_of(form, state, "opponents") if form.word("opponents") else None
    told = PenaltyRuled(ruled, form.number_or_none("session"), opponents, form.number_or_none("round"))
    return (completed(state, told),)


def appeal(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take down that somebody appeals against a ruling (Law 92)."""
    concurred = {"yes": True, "no": False}.get(form.word("concurred"))
    return (
        AppealLodged(
            form.needed("against"),
            contestant_of(form, state, "who"),
            form.amount("deposit"),
            form.word("grounds"),
            concurred,
            form.word("approved") or None,
        ),
    )


def decide(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take down what was decided on an appeal (Law 93), with the score to which the ruling was changed."""
    outcome = OUTCOMES.get(form.needed("outcome"))
    if outcome is None:
        raise FormError("needed", "outcome")
    told = Hearing(
        body=form.word("body"),
        chairman=form.word("chairman"),
        members=_names(form.word("members")),
        summary=form.word("summary"),
        recommended=form.word("recommended"),
        concurred=form.says("concurred") or None,
    )
    hearing = None if told == Hearing() else told
    named = form.word("disputed")
    if named and named not in POINTS:
        raise FormError("needed", "disputed")
    point = POINTS[named] if named else None
    kept: Fraction | None = form.amount("kept") if form.word("kept") else None
    try:
        decided = AppealDecided(
            form.needed("appeal"), outcome, form.says("without-merit"), kept, form.word("reasons"), hearing, point
        )
    except DuplicadoError as error:
        raise FormError("decision", "outcome", str(error)) from None
    if not says_a_score(form):
        return (decided,)
    if outcome is not AppealOutcome.CHANGED:
        raise FormError("score-of-changed", "for")
    place = appealed_place(state, decided.appeal)
    if place is None:
        raise FormError("appeal-without-board", "for")
    reason = form.word("reasons") or form.needed("summary")
    return decided, ScoreRuled(place, score_told(form), reason, open_rulings(state, place))


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())
