"""A LIN file of a teams match as a contest of two teams, and such a contest as a LIN file."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty, ScoringMethod
from duplicado.formats.lin.model import LinBoard, LinFile, LinHeader, LinResult, LinRoom
from duplicado.formats.line_figures import carried_text
from duplicado.formats.results import worth
from duplicado.law.book import law_02
from duplicado.score.side_score import Points
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.hands import Layout

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
        home=home.team or " ".join(home.names) or str(home.id),
        home_carry_over=carried_text(contest, home.id),
        away=away.team or " ".join(away.names) or str(away.id),
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


_HOME: Final = ContestantId(1)
_AWAY: Final = ContestantId(2)
_METHODS: Final = {letter: method for method, letter in METHOD_LETTERS.items()}


def contest_of_lin(file: LinFile) -> Contest | None:
    """Make a contest of the match: the home team sits North-South in the open room and East-West in the closed one.

    The results are those that the head of the file states; where it states none, those of boards whose contract and
    claim the file has. Scores follow by Law 77. `None` for a file that is not a match of two teams.
    """
    header = file.header
    method = _METHODS.get(header.scoring[:1])
    if method is None or not (header.home and header.away):
        return None
    boards = {(board.count, board.room): board for board in file.boards if board.count is not None}
    last = max((count for count, _ in boards), default=header.first - 1)
    last = max(last, header.first + (len(header.results) + 1) // 2 - 1)
    results = tuple(
        result
        for count in range(header.first, min(last, header.first + 500) + 1)
        for room in LinRoom
        for result in _results(file, boards.get((count, room)), count, room)
    )
    marked = {board.record.board.number: board.record.board for board in file.boards}
    layouts: dict[int, Layout] = {
        board.record.board.number: board.record.layout for board in file.boards if board.record.layout is not None
    }
    teams = ((_HOME, header.home), (_AWAY, header.away))
    return Contest(
        title=" - ".join(filter(None, (header.title, header.segment))),
        method=method,
        contestants=tuple(Contestant(who, (name,), is_named=True) for who, name in teams),
        boards={result.board: marked.get(result.board) or law_02.board(result.board) for result in results},
        layouts=layouts,
        results=results,
        penalties=tuple(_carried(file)),
    )


def _results(file: LinFile, played: LinBoard | None, count: int, room: LinRoom) -> Iterator[BoardResult]:
    record = played.record if played else None
    stated = file.header.result(count, room)
    number = record.board.number if record else file.header.board_number(count)
    board = record.board if record else law_02.board(number)
    contract: AuctionResult | None = None
    tricks: int | None = None
    if stated is not None:
        contract, tricks = stated.contract, stated.tricks
    elif record is not None and played is not None:
        contract, tricks = played.contract, record.claim.declarer_tricks if record.claim else None
    score = worth(contract, tricks, board.vulnerability)
    if score is None:
        return
    north_south, east_west = (_HOME, _AWAY) if room is LinRoom.OPEN else (_AWAY, _HOME)
    yield BoardResult(
        board=number,
        north_south=north_south,
        east_west=east_west,
        north_south_score=Points(score),
        east_west_score=Points(-score),
        contract=contract,
        tricks=tricks,
        table=room.value,
        record=record,
        line=record.lines.get("board") if record else None,
    )


def _carried(file: LinFile) -> Iterator[Penalty]:
    """Take over what the teams brought along, where it is a number."""
    for team, text in ((_HOME, file.header.home_carry_over), (_AWAY, file.header.away_carry_over)):
        digits = text.removeprefix("-").replace(".", "", 1)
        if digits.isascii() and digits.isdigit() and len(digits) < 9 and Fraction(text):
            yield Penalty(team, Fraction(text), "carry-over")
