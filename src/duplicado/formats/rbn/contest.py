"""The contest that an RBN file tells of: a match of two teams, or pairs that played the same boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from duplicado.event.conditions import TEAM_METHODS
from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty, ScoringMethod
from duplicado.formats.rbn.model import RbnBoard, RbnFile, iso_date, split
from duplicado.formats.results import contract_of, score_of, tricks_of
from duplicado.score.side_score import Points
from duplicado.vocabulary.seats import Side

_HOME: Final = ContestantId(1)
_AWAY: Final = ContestantId(2)
_METHODS: Final = {
    "I": ScoringMethod.IMPS,
    "B": ScoringMethod.BOARD_A_MATCH,
    "T": ScoringMethod.TOTAL_POINTS,
    "X": ScoringMethod.CROSS_IMPS,
    "M": ScoringMethod.MATCHPOINTS,
}


def contest_of_rbn(file: RbnFile) -> Contest | None:
    """Make the contest of the boards that have a score; `None` where there is none to be made.

    Boards of two teams (line K; of a file with several matches, the first) are a match: the first team sits North-South
    in the open room, and where the room is not named at the first of two tables. Other boards that were played more
    than once are a contest of the pairs whose names they give.
    """
    boards = [board for board in file.boards if score_of(board.record) is not None]
    matches = [board for board in boards if len(_teams(board)) > 1 and all(_teams(board)[:2])]
    if matches and _method(matches[0]) in TEAM_METHODS:
        first = _teams(matches[0])[:2]
        return _match([board for board in matches if _teams(board)[:2] == first])
    if any(count > 1 for count in Counter(board.record.board.number for board in boards).values()):
        return _pairs(boards)
    return None


def _teams(board: RbnBoard) -> list[str]:
    return split(board.around.get("K", ""))


def _method(board: RbnBoard) -> ScoringMethod | None:
    letter, *rest = board.around.get("F", "").upper().split(":")
    if letter == "X" and rest and rest[0].startswith("BUTLER"):
        return ScoringMethod.BUTLER
    return _METHODS.get(letter)


def _match(boards: list[RbnBoard]) -> Contest:
    home, away, *carried = _teams(boards[0])
    played: Counter[int] = Counter()
    results: list[BoardResult] = []
    for board in boards:
        number = board.record.board.number
        is_second = board.place[:1].upper() == "C" or (not board.place and played[number] % 2 == 1)
        played[number] += 1
        sides = (_AWAY, _HOME) if is_second else (_HOME, _AWAY)
        results.append(_result(board, *sides))
    contestants = (Contestant(_HOME, (home,), is_named=True), Contestant(_AWAY, (away,), is_named=True))
    penalties = (
        Penalty(team, amount, "carry-over")
        for team, text in zip((_HOME, _AWAY), carried, strict=False)
        if (amount := _amount(text))
    )
    return _contest(boards, _method(boards[0]) or ScoringMethod.IMPS, contestants, results, tuple(penalties))


def _amount(text: str) -> Fraction:
    """Read what a team carries over: `76.33`, `-5`, `99-8`; what cannot be read is nothing."""
    plus, _, minus = text.replace(" ", "").partition("-")
    amounts = [_hundredths(part) for part in (plus or "0", minus or "0")]
    return amounts[0] - amounts[1]


def _hundredths(text: str) -> Fraction:
    digits = text.replace(".", "", 1)
    return Fraction(text) if digits.isascii() and digits.isdigit() and len(digits) < 9 else Fraction(0)


def _pairs(boards: list[RbnBoard]) -> Contest:
    numbers: dict[tuple[str, ...], ContestantId] = {}
    contestants: dict[ContestantId, Contestant] = {}
    results: list[BoardResult] = []
    for place, board in enumerate(boards):
        sides: list[ContestantId] = []
        for side in Side:
            names = tuple(name for seat in side.seats if (name := board.record.players.get(seat)))
            # A pair is the same whoever of it sits where; whoever is not named is somebody else at each table.
            known = tuple(sorted(names)) or (f"\0{place}", side.value)
            identity = numbers.setdefault(known, ContestantId(len(numbers) + 1))
            contestants.setdefault(identity, Contestant(identity, names))
            sides.append(identity)
        results.append(_result(board, *sides))
    method = _method(boards[0])
    kind = method if method is not None else ScoringMethod.MATCHPOINTS
    return _contest(boards, kind, tuple(contestants.values()), results, ())


def _result(board: RbnBoard, north_south: ContestantId, east_west: ContestantId) -> BoardResult:
    record = board.record
    score = score_of(record) or 0
    return BoardResult(
        board=record.board.number,
        north_south=north_south,
        east_west=east_west,
        north_south_score=Points(score),
        east_west_score=Points(-score),
        contract=contract_of(record),
        tricks=tricks_of(record),
        lead=record.plays[0].card if record.plays else None,
        table=board.place,
        record=record,
        line=record.lines.get("board"),
    )


def _contest(
    boards: Iterable[RbnBoard],
    method: ScoringMethod,
    contestants: tuple[Contestant, ...],
    results: list[BoardResult],
    penalties: tuple[Penalty, ...],
) -> Contest:
    marked = {board.record.board.number: board.record for board in boards}
    first = next(iter(boards))
    return Contest(
        title=first.title,
        date=iso_date(first.around.get("D", "")),
        method=method,
        contestants=contestants,
        boards={number: record.board for number, record in marked.items()},
        layouts={number: record.layout for number, record in marked.items() if record.layout is not None},
        results=tuple(results),
        penalties=penalties,
    )
