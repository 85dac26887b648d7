"""Timeliness of a request by the record of a contest: in time, late, or for the Organizer to approve."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from duplicado.event.facts.results import Place
from duplicado.event.record.ending import appeals_until, corrections_until
from duplicado.event.record.rounds import board_is_over
from duplicado.event.record.state import EventState
from duplicado.law.book.law_79_time import Requested, Times, Timing, timing

_OF_SESSION: Final = (Requested.SCORE_CORRECTION, Requested.RULING, Requested.APPEAL, Requested.DIRECTORS_NOTICE)
"""Requests whose time does not depend on the round."""


def times_of_session(state: EventState, session: int) -> Times:
    """Return the periods of a session: those of Laws 79C1 and 92B, which begin when its score is available."""
    return Times(corrections_until(state, session), appeals_until(state, session))


def times_at(state: EventState, place: Place, *, called_on_next_board: bool = False) -> Times:
    """Return what the record says of time for a board at its table.

    Args:
        state: what the record says.
        place: the board at its table.
        called_on_next_board: whether the side concerned has called on a later board, which no record of results tells.
    """
    periods = times_of_session(state, place.session)
    over = board_is_over(state, place)
    return Times(periods.correction_ends, periods.appeal_ends, over, called_on_next_board)


def timing_of(state: EventState, requested: Requested, at: datetime, session: int, *, approved: bool = False) -> Timing:
    """Say of what is asked about a session whether it is in time, see `law_79_time.timing`.

    Raises:
        DuplicadoError: `at` has no time zone.
    """
    return _timing(state, requested, at, times_of_session(state, session), approved=approved)


def timing_at(
    state: EventState,
    requested: Requested,
    at: datetime,
    place: Place,
    *,
    called_on_next_board: bool = False,
    approved: bool = False,
) -> Timing:
    """Say of what is asked about a board at its table whether it is in time, rounds considered.

    Raises:
        DuplicadoError: `at` has no time zone.
    """
    times = times_at(state, place, called_on_next_board=called_on_next_board)
    return _timing(state, requested, at, times, approved=approved)


def timings(
    state: EventState,
    at: datetime,
    session: int,
    place: Place | None = None,
    *,
    called_on_next_board: bool = False,
    approved: bool = False,
) -> Iterator[tuple[Requested, Timing]]:
    """Go through all that can be asked: of a board at its table, or, where none is named, what needs no round.

    Raises:
        DuplicadoError: `at` has no time zone.
    """
    for what in _OF_SESSION if place is None else Requested:
        if place is None:
            yield what, timing_of(state, what, at, session, approved=approved)
        else:
            yield (
                what,
                timing_at(state, what, at, place, called_on_next_board=called_on_next_board, approved=approved),
            )


def _timing(state: EventState, requested: Requested, at: datetime, times: Times, *, approved: bool) -> Timing:
    conditions = state.conditions
    return timing(requested, at, times, conditions.edition, conditions.regulations, approved=approved)
