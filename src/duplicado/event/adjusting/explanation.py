"""Explanation of what a side gets for a board: each result, its worth, its weight, the sum; checkable by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from duplicado.event.adjusting.rulings import Assigned, AssignedOutcome, Ruling, SelfInflictedDamage, SideRuling
from duplicado.event.board_points import artificial_worth, rules_of_groups, worth_instead
from duplicado.event.board_score import BoardScore, side_scores
from duplicado.event.contest import IN_TEAMS, BoardResult, ContestantId, ScoringMethod
from duplicado.event.scorecard import ScorecardLine, session_worth
from duplicado.event.standing import Standings
from duplicado.event.team_board import other_tables, team_worth
from duplicado.law.book.law_12_assigned import non_offenders_score
from duplicado.score.law_87 import comparable_groups
from duplicado.score.matchpoints import has_fixed_percentages
from duplicado.score.side_score import Artificial, Compared, Points, SelfInflicted, SideScore, Weighted
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class FigurePart:
    """One result, and what it contributes."""

    points: int
    """From the side's own view."""
    weight: Fraction
    worth: Fraction
    """Value that the result would have by itself: in the field, or with the score of the other table."""
    outcome: AssignedOutcome | None = None
    """The result as the Director assigned it, where the ruling was told."""

    @property
    def counts(self) -> Fraction:
        """The weight times what the result is worth."""
        return self.weight * self.worth


@dataclass(frozen=True, slots=True)
class Reckoned:
    """Results with their weights."""

    parts: tuple[FigurePart, ...]

    @property
    def sum(self) -> Fraction:
        """Exact sum of them."""
        return sum((part.counts for part in self.parts), Fraction(0))


@dataclass(frozen=True, slots=True)
class SelfInflictedReckoned:
    """The three results of 12C1(e)(ii), and what the Law makes of them."""

    expectation: Reckoned
    after_infraction: Reckoned
    table: Reckoned

    @property
    def sum(self) -> Fraction:
        """The table's score with that part of the damage which the infraction did, and no more than the expectation."""
        return non_offenders_score(self.expectation.sum, self.after_infraction.sum, self.table.sum)


@dataclass(frozen=True, slots=True)
class ArtificialReckoned:
    """An artificial score, and how it came to be worth what it counts."""

    score: Artificial
    by_itself: Fraction | None
    """Value that it has whatever the contestant's session; `None` at total points."""
    session: Fraction | None
    """Score that the contestant gets on an average other board of the session, where the award follows it (12C2(c))."""
    is_reduced: bool
    """True where it is an average plus beyond those that one may have (12C2(d))."""
    sum: Fraction | None
    """Score that it counts."""
    clauses: tuple[str, ...]
    """The clauses that made it so much, by the numbers of 2017."""

    @property
    def award(self) -> Award | None:
        """Its name."""
        return self.score.award


Reckoning: TypeAlias = Reckoned | SelfInflictedReckoned | ArtificialReckoned


@dataclass(frozen=True, slots=True)
class Explanation:
    """Score of a side on a board, and its reason."""

    contestant: ContestantId
    board: int
    side: Side
    method: ScoringMethod
    score: SideScore | None
    value: Fraction | None
    """Value that counts, rounded if the rules round boards; `None` where there is nothing to count."""
    reckoning: Reckoning | None
    """`None` where there is nothing to count."""
    top: Fraction | None
    compared: int
    """Against a field, the number of scores of the same form that are compared, this one included."""
    fixed_percentages: bool
    """True where these are so few that they get the percentages of a small group, by no formula (Law 87B)."""
    datum: Fraction | None
    """At Butler, what the score is compared with, where the board has one datum."""
    other_table: SideScore | None
    """Between teams, what the team's other pair got at the other table, from its own side."""


@checked
def explain(
    standings: Standings,
    board: int,
    line: int,
    side: Side,
    ruling: Ruling | None = None,
    contestant: ContestantId | None = None,
) -> Explanation:
    """Explain what one side of a line got.

    Args:
        standings: the contest, scored.
        board: the number of the board.
        line: the place of the result among those of the board.
        side: whose score.
        ruling: by which the result was adjusted, if it was; its contracts are then named.
        contestant: whose score, where two single players have one side; if not told North's or East's. An artificial
            score may be worth more to one than to his partner (12C3).

    Raises:
        DuplicadoError: there is no such line.
    """
    scored = standings.boards.get(board)
    if scored is None or not 0 <= line < len(scored.results):
        raise DuplicadoError(f"there is no line {line} of board {board}")
    if standings.method in IN_TEAMS:
        return _between_teams(standings, scored, line, side, ruling)
    result = scored.results[line]
    score = result.north_south_score if side is Side.NS else result.east_west_score
    column = scored.north_south if side is Side.NS else scored.east_west
    places = next(group for group in comparable_groups([each.form for each in scored.results]) if line in group)
    field = [side_scores(scored.results, side)[i] for i in places]

    rules = standings.rules
    groups = comparable_groups([each.form for each in scored.results])
    scores = side_scores(scored.results, side)
    rule = rules_of_groups([[scores[i] for i in group] for group in groups], rules)[groups.index(places)]
    compared = sum(isinstance(each, Points | Weighted | SelfInflicted) for each in field)

    def worth(instead: Compared) -> Fraction:
        return worth_instead(field, places.index(line), instead, rules, standings.method, scored.expected, rule)

    own = None if ruling is None else ruling.of(side)
    who = contestant if contestant is not None and contestant in result.of_side(side) else _contestant(result, side)
    artificial = _artificial(standings, scored, line, side, score, who)
    return Explanation(
        contestant=who,
        board=board,
        side=side,
        method=standings.method,
        score=score,
        value=column[line] if artificial is None else artificial.sum,
        reckoning=_reckoned(score, own, worth) or artificial,
        top=scored.top,
        compared=compared,
        fixed_percentages=has_fixed_percentages(compared, scored.expected, rule),
        datum=scored.datum,
        other_table=None,
    )


def _between_teams(
    standings: Standings, scored: BoardScore, line: int, side: Side, ruling: Ruling | None
) -> Explanation:
    """Explain a team's score: it counts on the line where the team sits North-South, this one or that of the mates."""
    mate = other_tables(scored.results).get(line)
    own_line = line if side is Side.NS else mate
    result = scored.results[line]
    score = result.north_south_score if side is Side.NS else result.east_west_score
    there = None if mate is None else scored.results[mate]
    other = None if there is None else there.east_west_score if side is Side.NS else there.north_south_score

    ruled = next((each for each in (score, other) if isinstance(each, Artificial)), None)
    reckoning: Reckoning | None = None
    if ruled is not None and own_line is not None:
        reckoning = _artificial(
            standings, scored, own_line, Side.NS, ruled, _contestant(scored.results[own_line], Side.NS)
        )
    elif not isinstance(score, Artificial | None) and not isinstance(other, Artificial | None):
        reckoning = _team_reckoned(score, None if ruling is None else ruling.of(side), other, standings)
    return Explanation(
        contestant=_contestant(result, side),
        board=scored.board,
        side=side,
        method=standings.method,
        score=score,
        value=None if own_line is None else scored.north_south[own_line],
        reckoning=reckoning,
        top=scored.top,
        compared=0,
        fixed_percentages=False,
        datum=None,
        other_table=other,
    )


def _contestant(result: BoardResult, side: Side) -> ContestantId:
    return result.north_south if side is Side.NS else result.east_west


def _reckoned(
    score: SideScore | None, ruling: SideRuling | None, worth: Callable[[Compared], Fraction]
) -> Reckoned | SelfInflictedReckoned | None:
    """Reckon what a score is worth that is compared; `None` for any other."""
    if isinstance(score, Points | Weighted):
        return _parts(score, ruling if isinstance(ruling, Assigned) else None, worth)
    if isinstance(score, SelfInflicted):
        return SelfInflictedReckoned(*(_parts(each, ruled, worth) for each, ruled in _three(score, ruling)))
    return None


def _team_reckoned(
    score: Compared | SelfInflicted,
    ruling: SideRuling | None,
    other: Compared | SelfInflicted,
    standings: Standings,
) -> Reckoned | SelfInflictedReckoned:
    """Reckon what a score is worth beside the one of the team's other pair, as `score.teams` values the two."""

    def parts(score: Compared, ruling: Assigned | None, other: Compared) -> Reckoned:
        return _parts(
            score, ruling, lambda each: team_worth(each, other, standings.rules, standings.method) or Fraction(0)
        )

    if isinstance(score, SelfInflicted) or isinstance(other, SelfInflicted):
        beside = [each for each, _ in _three(other, None)]
        return SelfInflictedReckoned(
            *(parts(each, ruled, there) for (each, ruled), there in zip(_three(score, ruling), beside, strict=True))
        )
    return parts(score, ruling if isinstance(ruling, Assigned) else None, other)


def _three(score: Compared | SelfInflicted, ruling: SideRuling | None) -> tuple[tuple[Compared, Assigned | None], ...]:
    """Return the three results of 12C1(e)(ii), with what the Director assigned to each.

    They are the same one where nothing is self-inflicted.
    """
    if not isinstance(score, SelfInflicted):
        return ((score, ruling if isinstance(ruling, Assigned) else None),) * 3
    damage = ruling if isinstance(ruling, SelfInflictedDamage) else None
    return (
        (score.expectation, damage.expectation if damage else None),
        (score.after_infraction, damage.after_infraction if damage else None),
        (score.table, None),
    )


def _parts(score: Compared, ruling: Assigned | None, worth: Callable[[Compared], Fraction]) -> Reckoned:
    outcomes = ((Fraction(1), score.value),) if isinstance(score, Points) else score.outcomes
    named: tuple[AssignedOutcome | None, ...] = (None,) * len(outcomes)
    if ruling is not None and len(ruling.outcomes) == len(outcomes):
        named = ruling.outcomes
    return Reckoned(
        tuple(
            FigurePart(points, weight, worth(Points(points)), outcome)
            for (weight, points), outcome in zip(outcomes, named, strict=True)
        )
    )


def _artificial(
    standings: Standings,
    scored: BoardScore,
    line: int,
    side: Side,
    score: SideScore | None,
    contestant: ContestantId,
) -> ArtificialReckoned | None:
    if not isinstance(score, Artificial):
        return None
    rules = standings.rules
    card = standings.cards[contestant]
    own = next(each for each in card.lines if (each.board, each.line, each.side) == (scored.board, line, side))
    by_itself = artificial_worth(score, rules, standings.method, scored.top)
    session = session_worth(own, card.lines, card.penalty, rules)
    clauses = tuple(_clauses(own, by_itself, session))
    return ArtificialReckoned(score, by_itself, session, own.is_reduced, own.value, clauses)


def _clauses(line: ScorecardLine, by_itself: Fraction | None, session: Fraction | None) -> Iterator[str]:
    """Name the clauses of Laws 12C2 and 86 that made an award worth what it counts."""
    if line.artificial is None or line.award is None:
        return
    if line.artificial.complement or line.artificial.assigned is not None:
        yield "86B2(b)"
    yield "12C2(a)" if line.top is not None else "12C2(b)"
    if line.is_reduced:
        yield "12C2(d)"
    elif session is not None and line.value != by_itself:
        yield "12C2(c)"
