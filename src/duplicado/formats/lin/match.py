"""A contest of two teams as a LIN file, the inverse of `contest_of_lin`."""

from __future__ import annotations

from typing import Final

from duplicado.event.contest import BoardResult, Contest, ScoringMethod
from duplicado.formats.lin.model import LinBoard, LinFile, LinHeader, LinResult, LinRoom
from duplicado.formats.line_figures import carried_text
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.contracts import Contract

METHOD_LETTERS: Final = {ScoringMethod.IMPS: "I", ScoringMethod.BOARD_A_MATCH: "B"}
"""Letters with which the scoring of a match begins."""


def lin_of_contest(contest: Contest) -> LinFile | None:
    """Make the file of a match; `None` for a contest that is not one of two teams by IMPs or board-a-match.

    The first team sits North-South in the open room. Of a board that was played at more tables than the two rooms, the
    first result of each room is taken. A result whose contract and tricks are not known has no place in the head.
    """
    letter = METHOD_LETTERS.get(contest.method)
    if letter is None or len(contest.contestants) != 2:
        return None
    home, away = contest.contestants
    played: dict[tuple[int, LinRoom], BoardResult] = {}
    for result in contest.results:
        room = LinRoom.OPEN if result.north_south == home.id else LinRoom.CLOSED
        played.setdefault((result.board, room), result)
    numbers = sorted({*contest.boards, *contest.layouts, *(board for board, _ in played)})
    places = [(count, number, room) for count, number in enumerate(numbers, start=1) for room in LinRoom]
    header = LinHeader(
        title=contest.title,
        scoring=letter,
        last=len(numbers) or None,
        home=" ".join(home.names) or str(home.id),
        home_carry_over=carried_text(contest, home.id),
        away=" ".join(away.names) or str(away.id),
        away_carry_over=carried_text(contest, away.id),
        results=tuple(_stated(played.get((number, room))) for _, number, room in places),
        board_numbers=tuple(numbers),
    )
    boards = (
        LinBoard(_record(contest, number, played.get((number, room))), room, count) for count, number, room in places
    )
    return LinFile(header, tuple(boards))


def _stated(result: BoardResult | None) -> LinResult | None:
    if result is None or result.contract is None:
        return None
    if isinstance(result.contract, Contract) and result.tricks is None:
        return None
    return LinResult(result.contract, result.tricks)


def _record(contest: Contest, number: int, result: BoardResult | None) -> BoardRecord:
    if result is not None and result.record is not None:
        return result.record
    return BoardRecord(contest.board(number), contest.layouts.get(number))
