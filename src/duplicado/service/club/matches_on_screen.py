"""Matches of an event that is played electronically, for a screen of the hall: their two tables, boards and swings.

A board of a match is told when nobody is still to play it anywhere, see `finished_everywhere`; so is its swing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction

from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import CommentaryWritten
from duplicado.event.match import match_result
from duplicado.event.record.board_results import line_of
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import EventState
from duplicado.service.live.hand_records import may_see_hand_record
from duplicado.service.live.roles import Access, Viewer
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.hands import Layout


@dataclass(frozen=True, slots=True)
class MatchOfEvent:
    """Two teams that play the same boards at two tables."""

    session: int
    section: str
    teams: tuple[ContestantId, ContestantId]
    """North-South and East-West of the open room."""
    rooms: Mapping[int, tuple[Due, Due]]
    """By the number of the board: where it is played in the open room and in the closed room."""

    @property
    def address(self) -> str:
        """The part of an address that names it: section, round and table of its first board in the open room."""
        first = next(iter(self.rooms.values()))[0].place
        return "-".join(map(str, filter(None, (first.section, first.round, first.table))))


@dataclass(frozen=True, slots=True)
class MatchScoreShown:
    """Score of a match on the boards that are told."""

    totals: tuple[Fraction, Fraction]
    """Points that each team won, in the order of `MatchOfEvent.teams`."""
    swings: Mapping[int, Fraction]
    """By board, what the first team won on it; negative where the other did."""


def matches_of(state: EventState) -> Iterator[MatchOfEvent]:
    """Go through the matches of teams as they are planned, in the order of the sessions, sections and tables."""
    if state.conditions.kind is not ContestKind.TEAMS:
        return
    for number, session in sorted(state.sessions.items()):
        for section, plan in sorted(session.plans.items()):
            found: dict[frozenset[ContestantId], dict[int, list[Due]]] = {}
            for board, dues in sorted(plan.by_board.items()):
                for due in dues:
                    found.setdefault(frozenset(due.contestants), {}).setdefault(board, []).append(due)
            made = [each for each in map(_rooms, found.values()) if each]
            for rooms in sorted(made, key=_begins):
                first = next(iter(rooms.values()))[0]
                yield MatchOfEvent(number, section, (first.north_south, first.east_west), rooms)


def _rooms(boards: Mapping[int, list[Due]]) -> dict[int, tuple[Due, Due]]:
    """Return the boards that the two tables play with the teams the other way round."""
    rooms: dict[int, tuple[Due, Due]] = {}
    home = None
    for board, dues in boards.items():
        if len(dues) != 2 or dues[0].north_south != dues[1].east_west:
            continue
        pair = sorted(dues, key=lambda due: (due.place.round, due.place.table))
        home = home or pair[0].north_south
        one, other = pair if pair[0].north_south == home else reversed(pair)
        rooms[board] = (one, other)
    return rooms


def _begins(rooms: Mapping[int, tuple[Due, Due]]) -> tuple[int, int]:
    first = next(iter(rooms.values()))[0].place
    return first.round, first.table


def shown_boards(
    match: MatchOfEvent, viewer: Viewer, state: EventState, access: Access, at: datetime
) -> tuple[int, ...]:
    """Return the boards of a match that somebody may see at a time."""
    return tuple(
        board
        for board in match.rooms
        if isinstance(may_see_hand_record(viewer, state, access, match.session, match.section, board, at), Layout)
    )


def commentary_on(match: MatchOfEvent, board: int, state: EventState) -> Iterator[tuple[str, str]]:
    """Go through what was written beside a board, with who wrote it; whoever may see the board may see it."""
    place = (match.session, match.section, board)
    for entry in state.commentary.values():
        fact = entry.fact
        if isinstance(fact, CommentaryWritten) and (fact.session, fact.section, fact.board) == place:
            yield entry.by, fact.text


def match_score(match: MatchOfEvent, state: EventState, boards: Iterable[int]) -> MatchScoreShown:
    """Return how a match stands on some of its boards."""
    lines = [
        line_of(state.cell(due.place), due.place, due, state.conditions)
        for board in boards
        for due in match.rooms[board]
    ]
    result = match_result(lines, match.teams, scale=None, method=state.conditions.method)
    swings = {
        board.board: value
        for board in result.boards
        for line, value in zip(board.results, board.north_south, strict=True)
        if line.north_south == match.teams[0] and value is not None
    }
    # The points of each side, as on a scoreboard, not the margin.
    won = sum((value for value in swings.values() if value > 0), Fraction(0))
    lost = -sum((value for value in swings.values() if value < 0), Fraction(0))
    return MatchScoreShown((won, lost), swings)
