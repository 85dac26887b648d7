"""Results entered, put right, not to be had, played where they should not have been: facts from forms."""

from __future__ import annotations

from dataclasses import replace

from duplicado.event.adjusting.rulings import Ruling, Unchanged
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.boards import BoardCancelled, BoardPostponed
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.results import NotPlayed, Place, TravellerLine
from duplicado.event.facts.stated_results import ResultCorrected, ResultEntered
from duplicado.event.record.state import EventState, Stated
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.several_boards import citing_several

__all__ = ["cancel", "correct", "enter", "not_played", "other_board", "other_pairs", "postpone", "turn", "undo"]


def enter(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Enter a result where there is none."""
    stated = ResultEntered(
        form.place, form.line("line"), north_south=form.contestant("ns"), east_west=form.contestant("ew")
    )
    return (stated,)


def correct(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Put a result right (79C): another line; who sat there is as it was."""
    place = form.place
    stated = _one_or_none(state, place)
    return (_corrected(form, state, _again(place, stated, form.line("line"))),)


def turn(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Put right in which direction the pairs sat: each was on the other's side. The line is that of the seats."""
    place = form.place
    stated = _one(state, place)
    plan = state.session(place.session).plans.get(place.section)
    due = plan.at(place) if plan else None
    north_south = stated.result.north_south or (due.north_south if due else None)
    east_west = stated.result.east_west or (due.east_west if due else None)
    if north_south is None or east_west is None or (due is not None and due.south is not None):
        raise FormError("nobody-there", "line")
    turned = replace(stated.result, north_south=east_west, east_west=north_south, side=None)
    return (_corrected(form, state, turned),)


def other_pairs(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Put right who sat there."""
    place = form.place
    stated = _one(state, place)
    north_south, east_west = form.contestant("ns"), form.contestant("ew")
    if north_south is None and east_west is None:
        raise FormError("needed", "ns")
    seated = replace(
        stated.result,
        north_south=north_south or stated.result.north_south,
        east_west=east_west or stated.result.east_west,
        side=None,
    )
    return (_corrected(form, state, seated),)


def other_board(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Move a result to the board that was really played; on the other one nothing stands then."""
    place = form.place
    stated = _one(state, place)
    board = form.number("other-board", most=999)
    if board == place.board:
        raise FormError("same-board", "other-board", str(board))
    reason = form.needed("reason")
    undone = tuple(EntryUndone(id_, reason) for id_ in _open(state, place))
    return (*undone, replace(stated.result, place=replace(place, board=board), side=None))


def not_played(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take down that a board was not played, and what each side gets instead (12C2), where that is said."""
    place = form.place
    reason = form.needed("reason")
    line = NotPlayed(reason)
    found: list[AnyFact] = [
        _corrected(form, state, ResultEntered(place, line)) if _open(state, place) else ResultEntered(place, line)
    ]
    sides = [form.side_ruling(name) if form.word(name) else None for name in ("ns", "ew")]
    if any(sides):
        ours, theirs = (each or Unchanged() for each in sides)
        found.append(ScoreRuled(place, Ruling(ours, theirs, ("12C2(a)",)), reason, open_rulings(state, place)))
    return citing_several(form, state, found)


def postpone(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Let a board be played later (8B2)."""
    return (BoardPostponed(form.place, form.word("reason")),)


def cancel(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Take a board from a table: it is not played there, and nobody scores (8B2)."""
    return (BoardCancelled(form.place, form.word("reason"), form.word("approved") or None),)


def undo(form: Filled, _state: EventState) -> tuple[AnyFact, ...]:
    """Take an entry back by one that says so."""
    return (EntryUndone(form.needed("entry"), form.needed("reason")),)


def open_rulings(state: EventState, place: Place) -> tuple[str, ...]:
    """Return the rulings on a place that no later one has replaced."""
    cell = state.cell(place)
    return tuple(id_ for id_ in cell.rulings if id_ not in cell.rulings_replaced)


def _open(state: EventState, place: Place) -> tuple[str, ...]:
    cell = state.cell(place)
    return tuple(id_ for id_ in cell.stated if id_ not in cell.replaced)


def _one_or_none(state: EventState, place: Place) -> Stated | None:
    standing = state.cell(place).standing
    return standing[0] if standing else None


def _one(state: EventState, place: Place) -> Stated:
    """Return the result that stands.

    Raises:
        FormError: there is none, or there are two that contradict one another.
    """
    standing = state.cell(place).standing
    if len(standing) != 1:
        raise FormError("two-results" if standing else "no-result", "line")
    return standing[0]


def _again(place: Place, stated: Stated | None, line: TravellerLine) -> ResultEntered:
    if stated is None:
        return ResultEntered(place, line)
    return replace(stated.result, line=line, side=None)


def _corrected(form: Filled, state: EventState, result: ResultEntered) -> ResultCorrected:
    return ResultCorrected(result, _open(state, result.place), form.needed("reason"), form.word("approved"))
