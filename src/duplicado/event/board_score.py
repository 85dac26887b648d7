"""One board of a contest, scored: what each side gets on each line, by the method and rules of the contest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import assert_never

from duplicado.event.contest import BoardResult, ContestantId, ScoringMethod
from duplicado.event.rules import Expected, ScoringRules
from duplicado.score import (
    Artificial,
    Award,
    Frequencies,
    MatchpointScale,
    Points,
    SideScore,
    Weighted,
    Worth,
    board_a_match,
    butler_worth,
    comparable_groups,
    cross_imp_worth,
    datum,
    evaluate,
    matchpoint_top,
    matchpoint_worth,
    rounded,
    team_imps,
    total_point_worth,
)
from duplicado.vocabulary import Side

__all__ = ["BoardScore", "FrequencyRow", "frequency_table", "score_board"]


@dataclass(frozen=True, slots=True)
class BoardScore:
    """A board, scored. The columns go line by line as `results`."""

    board: int
    results: tuple[BoardResult, ...]
    north_south: tuple[Fraction | None, ...]
    """What North-South get on each line, in the unit of the method; `None` where there is nothing to count."""
    east_west: tuple[Fraction | None, ...]
    """What East-West get. In team matches it is empty of figures: a team's board counts once, on the line where the
    team sits North-South."""
    top: Fraction | None
    """The maximum, where the method has one (matchpoints and board-a-match)."""
    expected: int
    """How many scores the board was reckoned to have."""
    awards: Mapping[tuple[int, Side], Award] = field(hash=False)
    """Place in `results` and side of what was scored by an average, average plus or average minus."""
    datum: Fraction | None = None
    """At Butler, what North-South's scores were compared with, unless the board was fouled and has several."""


@dataclass(frozen=True, slots=True)
class FrequencyRow:
    """A pair of scores, how many lines have it, and what it is worth to each side."""

    north_south_score: SideScore | None
    east_west_score: SideScore | None
    count: int
    north_south: Fraction | None
    east_west: Fraction | None


def score_board(
    board: int, results: Sequence[BoardResult], rules: ScoringRules, method: ScoringMethod, event_maximum: int
) -> BoardScore:
    """Score one board.

    Artificial scores get here what they are worth by themselves; what they get from a contestant's session
    (Law 12C2c) is added where the session is known, in `standings`.

    Args:
        board: its number.
        results: its lines.
        rules: the rules of the contest.
        method: how boards are scored.
        event_maximum: the greatest number of lines that any board of the contest has.
    """
    lines = tuple(results)
    expected = _expected(lines, rules, event_maximum)
    if method in {ScoringMethod.IMPS, ScoringMethod.BOARD_A_MATCH}:
        return _team_board(board, lines, rules, method, expected)
    north_south: list[Fraction | None] = [None] * len(lines)
    east_west = north_south.copy()
    datums: list[Fraction | None] = []
    groups = comparable_groups([result.form for result in lines])
    for places in groups:
        fields = ([lines[i].north_south_score for i in places], [lines[i].east_west_score for i in places])
        for column, scores in zip((north_south, east_west), fields, strict=True):
            frequencies = Frequencies.of(scores)
            if method is ScoringMethod.BUTLER:
                datums.append(datum(frequencies, rules.butler))
            for i, value in zip(places, evaluate(scores, _worth(frequencies, rules, method, expected)), strict=True):
                column[i] = value
    top = matchpoint_top(expected, rules.scale) if method is ScoringMethod.MATCHPOINTS else None
    columns: dict[Side, tuple[Fraction | None, ...]] = {}
    awards: dict[tuple[int, Side], Award] = {}
    for side, column in ((Side.NS, north_south), (Side.EW, east_west)):
        for i, line in enumerate(lines):
            score = line.north_south_score if side is Side.NS else line.east_west_score
            if isinstance(score, Artificial):
                column[i] = _artificial(score, rules, method, top)
                if score.award is not None:
                    awards[i, side] = score.award
        columns[side] = _rounded(column, rules, top)
    return BoardScore(
        board=board,
        results=lines,
        north_south=columns[Side.NS],
        east_west=columns[Side.EW],
        top=top,
        expected=expected,
        awards=awards,
        datum=datums[0] if len(datums) == 2 else None,
    )


def _expected(lines: Sequence[BoardResult], rules: ScoringRules, event_maximum: int) -> int:
    compared = max(
        sum(isinstance(line.north_south_score, Points | Weighted) for line in lines),
        sum(isinstance(line.east_west_score, Points | Weighted) for line in lines),
    )
    return max(compared, _reckoned(lines, rules, event_maximum))


def _reckoned(lines: Sequence[BoardResult], rules: ScoringRules, event_maximum: int) -> int:
    match rules.expected:
        case Expected.EVENT_MAXIMUM:
            return event_maximum
        case Expected.SCHEDULED:
            return len(lines)
        case Expected.SCORED:
            return sum(line.north_south_score is not None or line.east_west_score is not None for line in lines)
        case Expected.COMPARED:
            return 0
        case int() as number:
            return number
        case _:
            assert_never(rules.expected)


def _worth(frequencies: Frequencies, rules: ScoringRules, method: ScoringMethod, expected: int) -> Worth:
    match method:
        case ScoringMethod.MATCHPOINTS:
            return matchpoint_worth(frequencies, expected=expected, scale=rules.scale, small_groups=rules.small_groups)
        case ScoringMethod.BUTLER:
            return butler_worth(frequencies, rules.butler)
        case ScoringMethod.CROSS_IMPS:
            return cross_imp_worth(frequencies, rules.cross_divisor)
        case _:
            return total_point_worth(frequencies)


def _artificial(score: Artificial, rules: ScoringRules, method: ScoringMethod, top: Fraction | None) -> Fraction | None:
    if method is ScoringMethod.TOTAL_POINTS:
        return None  # no number of points is an average
    return rules.imps_of(score) if top is None else rules.share_of(score) * top


def _rounded(
    column: Sequence[Fraction | None], rules: ScoringRules, top: Fraction | None
) -> tuple[Fraction | None, ...]:
    """Round the board's figures, if the rules want them rounded before they are added."""
    if rules.board_places is None:
        return tuple(column)
    places, rule = rules.board_places, rules.board_rounding
    average = Fraction(0) if top is None else top / 2
    nearest = {value: rounded(value, places, rule, average=average) for value in column if value is not None}
    return tuple(None if value is None else nearest[value] for value in column)


def _team_board(
    board: int, lines: tuple[BoardResult, ...], rules: ScoringRules, method: ScoringMethod, expected: int
) -> BoardScore:
    """Put together the two tables of each match; a fouled board is not comparable at all (Law 87C)."""
    waiting: dict[tuple[ContestantId, ContestantId, str], list[int]] = {}
    mates: dict[int, int] = {}
    for i, line in enumerate(lines):
        opposite = waiting.get((line.east_west, line.north_south, line.form))
        if opposite:
            mates[i] = opposite.pop(0)
            mates[mates[i]] = i
        else:
            waiting.setdefault((line.north_south, line.east_west, line.form), []).append(i)
    top = None
    if method is ScoringMethod.BOARD_A_MATCH:
        top = matchpoint_top(2, rules.scale)
    column: list[Fraction | None] = []
    awards: dict[tuple[int, Side], Award] = {}
    for i, line in enumerate(lines):
        here = line.north_south_score
        there = lines[mates[i]].east_west_score if i in mates else None
        ruled = next((score for score in (here, there) if isinstance(score, Artificial)), None)
        if ruled is not None:
            column.append(_artificial(ruled, rules, method, top))
            if ruled.award is not None:
                awards[i, Side.NS] = ruled.award
        elif method is ScoringMethod.IMPS:
            column.append(team_imps(here, there))
        else:
            won = board_a_match(here, there)
            halves = 2 if rules.scale is MatchpointScale.ONE_HALF_ZERO else 1
            column.append(None if won is None else won / halves)
    return BoardScore(
        board=board,
        results=lines,
        north_south=_rounded(column, rules, top),
        east_west=(None,) * len(lines),
        top=top,
        expected=expected,
        awards=awards,
    )


def frequency_table(board: BoardScore) -> tuple[FrequencyRow, ...]:
    """Return how often each score occurred on a board and what it was worth, in the order of what it was worth."""
    rows: dict[tuple[SideScore | None, SideScore | None, Fraction | None, Fraction | None], int] = {}
    for result, ours, theirs in zip(board.results, board.north_south, board.east_west, strict=True):
        key = (result.north_south_score, result.east_west_score, ours, theirs)
        rows[key] = rows.get(key, 0) + 1
    listed = [FrequencyRow(ns, ew, count, ours, theirs) for (ns, ew, ours, theirs), count in rows.items()]
    # Scores that count for nothing stand last.
    return tuple(sorted(listed, key=lambda row: (row.north_south is None, -(row.north_south or 0))))
