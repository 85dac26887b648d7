"""What is said of tables and their boards beside the results: facts from forms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.adjusting.unplayed import Cause, UnplayedBoard, score_of_unplayed
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.boards import FormRecorded
from duplicado.event.facts.contestants import DirectionPermitted
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.planning import BoardMoverNamed
from duplicado.event.facts.progress import RoundFinished
from duplicado.event.facts.results import Place
from duplicado.event.facts.stated_results import ResultAgreed
from duplicado.event.record.plan import Due
from duplicado.event.record.state import EventState
from duplicado.law.edition import Edition
from duplicado.service.office.acts_of_results import open_rulings
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.known import contestant_of
from duplicado.service.office.several_boards import SEVERAL, citing_several
from duplicado.vocabulary.seats import Seat, Side

__all__ = ["CAUSES", "DIRECTIONS", "agree", "finish_round", "found_form", "mover", "sit", "unplayed"]

CAUSES: Final = {
    "justified": Cause.JUSTIFIED,
    "own-fault": Cause.PLAYERS_FAULT,
    "organiser": Cause.ORGANISERS_FAULT,
}
"""Why a side could not play a board, by its name in forms."""
DIRECTIONS: Final = ("NS", "EW", "N", "E", "S", "W")


def finish_round(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Take down that a table is done with a round (8B1)."""
    return (RoundFinished(form.number("session"), form.word("section"), form.number("table"), form.number("round")),)


def mover(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Name who moves the boards of a table instead of North (8A2)."""
    seat = Seat(form.chosen("seat", (each.value for each in Seat)))
    return (BoardMoverNamed(form.number("session"), form.word("section"), form.number("table"), seat),)


def sit(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take down that a contestant was told or allowed to sit otherwise than planned (5A)."""
    seats = tuple(map(Seat, form.chosen("seats", DIRECTIONS)))
    who = contestant_of(form, state, "who")
    from_round = form.number_or_none("from-round") or 1
    return (DirectionPermitted(form.number("session"), who, from_round, seats, form.word("reason")),)


def found_form(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Take down in which form a fouled board was played at a table (Law 87); nothing is the right form."""
    return (FormRecorded(form.place, form.word("form"), form.word("approved") or None),)


def agree(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take down that a side agrees to the result that stands (79A), or both sides do."""
    place = form.place
    standing = state.cell(place).standing
    if len(standing) != 1:
        raise FormError("two-results" if standing else "no-result", "side")
    asked = form.chosen("side", ("both", *(each.value for each in Side)))
    sides = tuple(Side) if asked == "both" else (Side(asked),)
    return tuple(ResultAgreed(place, standing[0].id, side) for side in sides)


def unplayed(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Rule what pairs get for a board that they could not play, or for all of a round, by the cause on each side.

    The regulations may have fixed percentages, and limits where a contestant has several such boards (12C2(d), 88).
    """
    reason = form.needed("reason")
    causes = [CAUSES[form.chosen(f"cause-{name}", CAUSES)] for name in ("ns", "ew")]
    places = tuple(_unplayed_places(state, form.place) if form.says("whole-round") else (form.place,))
    if not places:
        raise FormError("nothing-unplayed", "whole-round")
    found: list[AnyFact] = []
    for place in places:
        ours, theirs = (
            _award(state, place, side, cause, places) for side, cause in zip((Side.NS, Side.EW), causes, strict=True)
        )
        under = tuple(dict.fromkeys((*ours.clauses, *theirs.clauses)))
        if (ours.is_limited or theirs.is_limited) and state.conditions.edition.numbering is not Edition.LAWS_2007:
            under = (*under, SEVERAL)
        found.append(ScoreRuled(place, Ruling(ours.score, theirs.score, under), reason, open_rulings(state, place)))
    return citing_several(form, state, found)


def _unplayed_places(state: EventState, place: Place) -> Iterator[Place]:
    """Go through the boards of a table's round of which nothing is known yet."""
    plan = state.session(place.session).plans.get(place.section)
    for each in plan.due if plan else ():
        if (each.round, each.table) == (place.round, place.table):
            cell = state.cell(each)
            if not cell.stated and cell.ruling is None:
                yield each


def _award(state: EventState, place: Place, side: Side, cause: Cause, together: tuple[Place, ...]) -> UnplayedBoard:
    """Return what the regulations give a side; how much of the session it has not played the record tells."""
    plan = state.session(place.session).plans.get(place.section)
    who = _who(plan.at(place) if plan else None, side)
    theirs = [each.place for each in plan.due.values() if who in each.contestants] if plan and who else [place]
    wanting = [each for each in theirs if each in together or _is_ruled_unplayed(state, each)]
    return score_of_unplayed(
        cause, state.conditions.regulations, unplayed=len(wanting), scheduled=max(len(theirs), len(wanting))
    )


def _who(due: Due | None, side: Side) -> object:
    if due is None:
        return None
    return due.north_south if side is Side.NS else due.east_west


def _is_ruled_unplayed(state: EventState, place: Place) -> bool:
    """Tell whether it is settled that a board is not played; one that is still to be played does not count."""
    cell = state.cell(place)
    return cell.result is None and (cell.cancelled or cell.ruling is not None)
