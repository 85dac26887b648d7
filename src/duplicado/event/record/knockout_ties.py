"""Tied matches of a knock-out: the extra boards that settle each, and where they are played and entered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count, islice

from duplicado.event.conditions import ContestForm
from duplicado.event.contest import ContestantId
from duplicado.event.facts.results import Place
from duplicado.event.record.board_results import FieldKey
from duplicado.event.record.comparison_field import FieldScores
from duplicado.event.record.knockout_matches import knockout_matches
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.state import EventState


@dataclass(frozen=True, slots=True)
class TiedMatch:
    """A match that extra boards are to decide."""

    teams: tuple[ContestantId, ContestantId]
    boards: tuple[int, ...]
    """Numbers of the extra boards that both its tables are still to have played."""
    session: int
    """Session in which it goes on: the last in which the two have met."""
    round: int
    places: tuple[Place, ...]
    """Places without a result, in that round at the tables at which the two sit."""
    is_passed: bool
    """True where one of them plays in a later round already."""


def tied_matches(state: EventState, fields: Mapping[FieldKey, FieldScores] | None = None) -> tuple[TiedMatch, ...]:
    """Return the matches that are tied and between teams that have both stayed.

    Args:
        state: what the record says.
        fields: its boards, scored; they are scored here where they are not told.
    """
    if state.conditions.form is not ContestForm.KNOCK_OUT:
        return ()
    if fields is None:
        fields = LiveStandings.of(state).fields
    matches = (each for each in knockout_matches(state, fields).values() if each.wants_extra_boards)
    found = (_tied(state, fields, each.teams, each.boards_left) for each in matches)
    return tuple(each for each in found if each is not None)


def _tied(
    state: EventState,
    fields: Mapping[FieldKey, FieldScores],
    teams: tuple[ContestantId, ContestantId],
    boards_left: int,
) -> TiedMatch | None:
    sat = max(_sat(state, teams), default=None)
    if sat is None or not state.withdrawn.keys().isdisjoint(teams):
        return None
    session, number, section = sat
    plan = state.session(session).plans[section]
    dues = [due for due in plan.due.values() if due.place.round == number and set(due.contestants) == set(teams)]
    first = 1 + max(board for each in state.session(session).plans.values() for board in each.by_board)
    over = _played_at_both(fields, session, teams)
    boards = tuple(islice((board for board in count(first) if board not in over), boards_left))
    tables = sorted({due.place.table for due in dues})
    places = (Place(session, section, number, table, board) for board in boards for table in tables)
    later = (at for who in teams for at in _sat(state, (who,)))
    return TiedMatch(
        teams,
        boards,
        session,
        number,
        tuple(place for place in places if not state.cell(place).is_played),
        is_passed=any(at > sat for at in later),
    )


def _sat(state: EventState, together: tuple[ContestantId, ...]) -> Iterator[tuple[int, int, str]]:
    """Go through the sessions, rounds and sections in which some are planned at one table."""
    for session in state.sessions.values():
        for section, plan in session.plans.items():
            for due in plan.due.values():
                if set(together) <= set(due.contestants):
                    yield session.number, due.place.round, section


def _played_at_both(
    fields: Mapping[FieldKey, FieldScores], session: int, teams: tuple[ContestantId, ContestantId]
) -> frozenset[int]:
    """Return the boards of a session that are worth something between two teams."""
    return frozenset(
        number
        for key, scores in fields.items()
        for number, board in scores.boards.items()
        if key[0] == session
        for line, value in zip(board.results, board.north_south, strict=True)
        if value is not None and {line.north_south, line.east_west} == set(teams)
    )


def is_extra_board(state: EventState, place: Place) -> bool:
    """Tell whether a place is one of an extra board, still to be played or with a result that stands already."""
    if state.conditions.form is not ContestForm.KNOCK_OUT or state.due_at(place) is None:
        return False
    return bool(state.cell(place).stated) or any(place in each.places for each in tied_matches(state))
