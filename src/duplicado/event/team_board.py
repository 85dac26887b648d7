"""One board between teams, scored: the two tables of each match put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.board_points import artificial_worth, rounded_weighted
from duplicado.event.contest import BoardResult, ContestantId, ScoringMethod
from duplicado.event.rules import ScoringRules
from duplicado.score.matchpoints import MatchpointScale
from duplicado.score.side_score import Artificial, Points, SideScore
from duplicado.score.teams import board_a_match, team_imps
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
@keeps_mappings
class TeamColumn:
    """Scores of the teams, on the lines where they sit North-South."""

    values: tuple[Fraction | None, ...]
    artificial: Mapping[int, Artificial]
    """The lines that were scored by an artificial score, and by which."""
    complements: Mapping[int, int]
    """To a line that gets the complement of its opponents' score (86B2b), the line on which those are."""


def other_tables(lines: Sequence[BoardResult]) -> dict[int, int]:
    """Return to each line the one of the same teams at the other table.

    A fouled board is not comparable at all (Law 87C), but where it was ruled on the two tables belong together, in
    whatever form it was played at each: an artificial score takes the place of both results.
    """
    mates = _paired(lines, range(len(lines)), lambda line: line.form)
    left = [i for i in range(len(lines)) if i not in mates]
    for i, other in _paired(lines, left, lambda _: "").items():
        if _is_ruled(lines[i]) or _is_ruled(lines[other]):
            mates[i] = other
    return mates


def not_comparable(lines: Sequence[BoardResult]) -> tuple[int, ...]:
    """Return the lines of a board whose two tables played it in different forms, without a ruling on it (87A)."""
    mates = other_tables(lines)
    left = [i for i in range(len(lines)) if i not in mates and _has_a_result(lines[i])]
    return tuple(sorted(_paired(lines, left, lambda _: "")))


def at_one_table(lines: Sequence[BoardResult]) -> tuple[tuple[int, int], ...]:
    """Return the lines of a board that have a result while that of the other table has none, each with the other."""
    return tuple(
        (i, j) for i, j in sorted(other_tables(lines).items()) if _has_a_result(lines[i]) > _has_a_result(lines[j])
    )


def _paired(lines: Sequence[BoardResult], among: Iterable[int], form: Callable[[BoardResult], str]) -> dict[int, int]:
    """Pair the lines of the same two teams in the same form, in their order, each time with the sides exchanged."""
    waiting: dict[tuple[ContestantId, ContestantId, str], list[int]] = {}
    mates: dict[int, int] = {}
    for i in among:
        line = lines[i]
        opposite = waiting.get((line.east_west, line.north_south, form(line)))
        if opposite:
            mates[i] = opposite.pop(0)
            mates[mates[i]] = i
        else:
            waiting.setdefault((line.north_south, line.east_west, form(line)), []).append(i)
    return mates


def _has_a_result(line: BoardResult) -> bool:
    return line.north_south_score is not None and line.east_west_score is not None


def _is_ruled(line: BoardResult) -> bool:
    return isinstance(line.north_south_score, Artificial) and isinstance(line.east_west_score, Artificial)


def team_worth(
    here: SideScore | None, there: SideScore | None, rules: ScoringRules, method: ScoringMethod
) -> Fraction | None:
    """Return what two scores of a team that are not artificial are worth together, `None` where one is missing."""
    if method is ScoringMethod.IMPS:
        return team_imps(here, there)
    won = board_a_match(here, there)
    return None if won is None else won / (2 if rules.scale is MatchpointScale.ONE_HALF_ZERO else 1)


def team_column(
    lines: Sequence[BoardResult], rules: ScoringRules, method: ScoringMethod, top: Fraction | None
) -> TeamColumn:
    """Score one board between teams.

    Args:
        lines: its lines; those of the same two teams belong together.
        rules: the rules of the contest.
        method: IMPs or board-a-match.
        top: the maximum at board-a-match.
    """
    mates = other_tables(lines)
    values: list[Fraction | None] = []
    artificial: dict[int, Artificial] = {}
    for i, line in enumerate(lines):
        here = line.north_south_score
        there = lines[mates[i]].east_west_score if i in mates else None
        ruled = next((score for score in (here, there) if isinstance(score, Artificial)), None)
        if ruled is not None:
            artificial[i] = ruled
            values.append(artificial_worth(ruled, rules, method, top))
        else:
            weighted = next((each for each in (here, there) if not isinstance(each, Points | None)), None)
            values.append(rounded_weighted(team_worth(here, there, rules, method), weighted, rules))
    complements = {i: mates[i] for i, ruled in artificial.items() if ruled.complement and i in mates}
    for i, other in complements.items():
        values[i] = complement(values[other], top)
    return TeamColumn(tuple(values), artificial, complements)


def complement(value: Fraction | None, top: Fraction | None) -> Fraction | None:
    """Return what is left to the opponents: the negative in IMPs, the rest of the top at board-a-match."""
    return None if value is None else (top or 0) - value
