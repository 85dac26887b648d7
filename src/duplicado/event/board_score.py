"""One board of a contest, scored: what each side gets on each line, fouled boards by their forms (Law 87B) included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final, assert_never

from duplicado.event.board_points import artificial_worth, field_values, rules_of_groups
from duplicado.event.contest import IN_TEAMS, BoardResult, ScoringMethod
from duplicado.event.rules import Expected, ScoringRules
from duplicado.event.team_board import team_column
from duplicado.score.law_87 import BoardForm, comparable_groups, form_names, is_fouled
from duplicado.score.matchpoints import matchpoint_top
from duplicado.score.rounding import rounded
from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore, Weighted
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.values import keeps_mappings


def played_form(result: BoardResult) -> BoardForm | None:
    """Return the form in which a board was played, where the record of the table has all its cards."""
    record = result.record
    if record is None or record.layout is None or not _is_complete(record.layout):
        return None
    return BoardForm(record.layout, record.board.dealer, record.board.vulnerability)


def _is_complete(layout: Layout) -> bool:
    """Tell whether all cards are known; a card in the wrong pocket leaves hands that are not of thirteen cards."""
    return sum(0 if hand is None else len(hand) for _, hand in layout.items()) == 52


def sorted_by_form(results: Sequence[BoardResult]) -> tuple[BoardResult, ...]:
    """Name the form of each result of a board, so that results of one form are compared with one another.

    The form of the most tables is the correct one. A form that was named already stays; a table without a record of all
    cards counts as having had the correct form, which is as closely as the results can be sorted.

    Args:
        results: the lines of one board.
    """
    played = [played_form(result) for result in results]
    if not is_fouled([form for form in played if form is not None]):
        return tuple(results)
    return tuple(
        result if result.form or not name else replace(result, form=name)
        for result, name in zip(results, form_names(played), strict=True)
    )


_COMPARED: Final = (Points, Weighted, SelfInflicted)


@dataclass(frozen=True, slots=True)
@keeps_mappings
class BoardScore:
    """A board, scored. The columns go line by line as `results`."""

    board: int
    results: tuple[BoardResult, ...]
    north_south: tuple[Fraction | None, ...]
    """Scores that North-South get on each line, in the unit of the method; `None` where there is nothing to count."""
    east_west: tuple[Fraction | None, ...]
    """Scores that East-West get. In team matches it is empty of figures: a team's board counts once, on the line where
    the team sits North-South."""
    top: Fraction | None
    """The maximum, where the method has one (matchpoints and board-a-match)."""
    expected: int
    """Number of scores that the board was reckoned to have."""
    awards: Mapping[tuple[int, Side], Artificial] = field(hash=False)
    """Place in `results` and side of what was scored by an award that has a name, and by which."""
    datum: Fraction | None = None
    """At Butler, what North-South's scores were compared with, unless the board was fouled and has several."""
    complements: Mapping[int, int] = field(default_factory=dict[int, int], hash=False)
    """Between teams, place of a line that gets the complement of its opponents' (Law 86B2b), and place of theirs."""


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

    Of a board that was fouled, by the cards that the tables have on record, each form is compared by itself (87A, 87B).
    Artificial scores get here what they are worth by themselves; what they get from a contestant's session
    (Law 12C2c) is added where the session is known, in `standings`.

    Args:
        board: its number.
        results: its lines.
        rules: the rules of the contest.
        method: how boards are scored.
        event_maximum: the greatest number of lines that any board of the contest has.
    """
    if method in IN_TEAMS:
        return _team_board(board, tuple(results), rules, method, expected_scores(results, rules, event_maximum))
    lines = sorted_by_form(results)
    expected = expected_scores(lines, rules, event_maximum)
    top = matchpoint_top(expected, rules.scale) if method is ScoringMethod.MATCHPOINTS else None
    groups = comparable_groups([line.form for line in lines])
    columns: dict[Side, tuple[Fraction | None, ...]] = {}
    awards: dict[tuple[int, Side], Artificial] = {}
    datums: dict[Side, Fraction | None] = {}
    for side in Side:
        scores = side_scores(lines, side)
        column: list[Fraction | None] = [None] * len(lines)
        fields = [[scores[i] for i in places] for places in groups]
        for places, group, rule in zip(groups, fields, rules_of_groups(fields, rules), strict=True):
            values, datums[side] = field_values(group, rules, method, expected, rule)
            for i, value in zip(places, values, strict=True):
                column[i] = value
        if Artificial in set(map(type, scores)):  # asked first, because there is seldom any
            for i, score in enumerate(scores):
                if isinstance(score, Artificial):
                    column[i] = artificial_worth(score, rules, method, top)
                    if score.award is not None:
                        awards[i, side] = score
        columns[side] = _rounded(column, rules, top)
    return BoardScore(
        board=board,
        results=lines,
        north_south=columns[Side.NS],
        east_west=columns[Side.EW],
        top=top,
        expected=expected,
        awards=awards,
        datum=datums.get(Side.NS) if len(groups) == 1 else None,
    )


def side_scores(lines: Sequence[BoardResult], side: Side) -> list[SideScore | None]:
    """Return what one direction scored, each from its own side."""
    return [line.north_south_score if side is Side.NS else line.east_west_score for line in lines]


def expected_scores(lines: Sequence[BoardResult], rules: ScoringRules, event_maximum: int) -> int:
    """Return how many scores a board is reckoned to have; arguments as in `score_board`."""
    compared = max(
        sum(isinstance(line.north_south_score, _COMPARED) for line in lines),
        sum(isinstance(line.east_west_score, _COMPARED) for line in lines),
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
    top = matchpoint_top(2, rules.scale) if method is ScoringMethod.BOARD_A_MATCH else None
    column = team_column(lines, rules, method, top)
    return BoardScore(
        board=board,
        results=lines,
        north_south=_rounded(column.values, rules, top),
        east_west=(None,) * len(lines),
        top=top,
        expected=expected,
        awards={(i, Side.NS): score for i, score in column.artificial.items() if score.award is not None},
        complements=column.complements,
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
