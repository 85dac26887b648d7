"""Matches of pairs: what two pairs scored against one another in a round, in victory points."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from duplicado.event.board_score import BoardScore
from duplicado.event.contest import ContestantId
from duplicado.event.matches.score import MatchScore, MatchSide, MatchStatus, maximum_of, won_boards
from duplicado.score.rounding import rounded
from duplicado.score.victory_points import VictoryPointScale, percentage_victory_points, victory_points_for
from duplicado.vocabulary.errors import DuplicadoError


@dataclass(slots=True)
class _Tally:
    """Score of a pair from the boards of a match."""

    values: list[Fraction] = field(default_factory=list[Fraction])
    tops: list[Fraction] = field(default_factory=list[Fraction])


def pair_matches(
    boards: Iterable[BoardScore],
    *,
    scheduled: Callable[[int, frozenset[ContestantId]], int | None] | None = None,
    scale: VictoryPointScale = VictoryPointScale.WBF_CONTINUOUS,
    taken: Callable[[int, ContestantId, ContestantId, Fraction], Fraction] | None = None,
) -> tuple[MatchScore, ...]:
    """Make matches of the boards of a contest of pairs (`Standings.boards`), in the order of rounds.

    At matchpoints the victory points are those of the pair's percentage of the match; at cross-IMPs and Butler those of
    its IMPs, to the nearest whole with halves away from zero. Each pair has the points of its own figure.

    Args:
        boards: the boards, scored; their lines say in which round they were played.
        scheduled: gives for a round and two pairs the boards of their match, which choose the column of the scale; as
            long as fewer count it is unfinished. If not told it is the boards that count; so it is where it gives
            `None`, because they were not to meet, and if the scale has no column for so many it is worth nothing yet.
        scale: from IMPs to victory points.
        taken: what penalties take from the result of a pair, by the method of the boards, positive; it is asked with
            the round, the pair, its opponents and the top of a board (0 at IMPs), and gives the opponents nothing.

    Raises:
        DuplicadoError: a line does not say its round, or the scale has no column for that many boards.
    """
    tallies: dict[tuple[int, frozenset[ContestantId]], dict[ContestantId, _Tally]] = {}
    for board in boards:
        for result, ours, theirs in zip(board.results, board.north_south, board.east_west, strict=True):
            if result.round is None:
                raise DuplicadoError(f"a line of board {board.board} does not say in which round it was played")
            seated = (result.north_south, result.east_west)
            match = tallies.setdefault((result.round, frozenset(seated)), {pair: _Tally() for pair in seated})
            for pair, value in zip(seated, (ours, theirs), strict=True):
                if value is not None:
                    match[pair].values.append(value)
                    if board.top is not None:
                        match[pair].tops.append(board.top)
    ordered = sorted(tallies.items(), key=lambda each: each[0][0])  # stable: the order of the boards within a round
    found: list[MatchScore] = []
    for (number, pairs), match in ordered:
        one, other = match
        planned = scheduled(number, pairs) if scheduled else None
        may_be_worthless = scheduled is not None and planned is None
        sides: list[MatchSide] = []
        for pair, opponent in ((one, other), (other, one)):
            top = max(match[pair].tops, default=Fraction(0))
            away = taken(number, pair, opponent, top) if taken else Fraction(0)
            try:
                side = _side(number, pair, opponent, match[pair], planned, scale, away)
            except DuplicadoError:
                if not may_be_worthless:
                    raise
                side = MatchSide(number, pair, opponent, MatchStatus.UNFINISHED, boards=len(match[pair].values))
            sides.append(side)
        found.append(MatchScore(tuple(sides)))
    return tuple(found)


def _side(
    number: int,
    pair: ContestantId,
    opponent: ContestantId,
    tally: _Tally,
    scheduled: int | None,
    scale: VictoryPointScale,
    away: Fraction,
) -> MatchSide:
    values, tops = tally.values, tally.tops
    boards = len(values)
    finished = scheduled is None or boards >= scheduled
    length = scheduled or boards
    total, top = sum(values, Fraction(0)), sum(tops, Fraction(0))
    points: Fraction | None = None
    if top:
        share = 100 * (total - away) / top
        points = percentage_victory_points(max(Fraction(0), share), length)[0]
        gained, lost = total, top - total
        won = won_boards([value - most / 2 for value, most in zip(values, tops, strict=True)])
    else:
        if boards:
            points = victory_points_for(int(rounded(total - away, 0)), length, scale)[0]
        gained = sum((value for value in values if value > 0), Fraction(0))
        lost = gained - total
        won = won_boards(values)
    maximum = Fraction(20) if top else maximum_of(scale)
    return MatchSide(
        round=number,
        contestant=pair,
        opponent=opponent,
        status=MatchStatus.PLAYED if finished else MatchStatus.UNFINISHED,
        points=points,
        maximum=None if points is None else maximum,
        boards=boards,
        gained=gained,
        lost=lost,
        boards_won=won,
        taken=away,
    )
