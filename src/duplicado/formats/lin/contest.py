"""A LIN file of a teams match as a contest of two teams."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty
from duplicado.formats.lin.match import METHOD_LETTERS
from duplicado.formats.lin.model import LinBoard, LinFile, LinRoom
from duplicado.formats.results import worth
from duplicado.law.book import law_02
from duplicado.score.side_score import Points
from duplicado.vocabulary.contracts import AuctionResult
from duplicado.vocabulary.hands import Layout

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
    return Contest(
        title=" - ".join(filter(None, (header.title, header.segment))),
        method=method,
        contestants=(Contestant(_HOME, (header.home,)), Contestant(_AWAY, (header.away,))),
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
