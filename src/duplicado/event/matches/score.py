"""Score of a match for both sides, under every form of scoring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.contest import ContestantId
from duplicado.event.match import MatchResult
from duplicado.score.victory_points import VictoryPointScale
from duplicado.vocabulary.enumeration import Enumeration


class MatchStatus(Enumeration):
    """Status of a match for a side; the value is its name in reports and files."""

    PLAYED = "played"
    UNFINISHED = "unfinished"
    """A score that is provisional so far."""
    WALKOVER = "walkover"
    """The other side did not play."""
    FORFEITED = "forfeited"
    """This side did not play, or has lost the match by a ruling."""
    BYE = "bye"


@dataclass(frozen=True, slots=True)
class MatchSide:
    """Score of one contestant from one match. Because scores may be split the two sides need not balance."""

    round: int
    contestant: ContestantId
    opponent: ContestantId | None
    """`None` with a bye."""
    status: MatchStatus
    points: Fraction | None = None
    """By the final method, e.g. in victory points; `None` where the regulations say what it is worth, and where no
    board counts yet."""
    maximum: Fraction | None = None
    """The points at stake; `None` where there are no `points`."""
    weight: Fraction = Fraction(1)
    """1 for a match of full length, 1/2 for one of a three-way match in one round."""
    boards: int = 0
    """The boards that count."""
    gained: Fraction = Fraction(0)
    """By the method of the boards (IMPs, matchpoints, board points): what this side won on the boards it won."""
    lost: Fraction = Fraction(0)
    """Score that it lost on the boards it lost."""
    boards_won: Fraction = Fraction(0)
    """The boards won; a tied one counts one half."""
    taken: Fraction = Fraction(0)
    """Amount that penalties took from this side's result of the match, by the method of the boards; positive."""
    at_stake: Fraction | None = None
    """The points at stake in a match that was not played, where the boards make them; `None`: those of the rules."""
    lead: Fraction | None = None
    """By how much this side leads in a match that somebody must win, see `knockout_margin`; `None` in any other."""

    @property
    def score(self) -> Fraction:
        """Score of this side in the match by the method of the boards: what it won, less what was taken from it."""
        return self.gained - self.taken

    @property
    def margin(self) -> Fraction:
        """Net score of this side by the method of the boards."""
        return self.score - self.lost if self.lead is None else self.lead


@dataclass(frozen=True, slots=True)
class MatchScore:
    """A match of a contest: both sides, or one that has a bye."""

    sides: tuple[MatchSide, ...]

    @property
    def round(self) -> int:
        """The round it belongs to."""
        return self.sides[0].round


def maximum_of(scale: VictoryPointScale) -> Fraction:
    """Return the victory points that are at stake in a match."""
    return Fraction(30 if scale is VictoryPointScale.ACBL_30 else 20)


def won_boards(swings: Sequence[Fraction], level: Fraction = Fraction(0)) -> Fraction:
    """Count the boards above `level`, and half of those on it."""
    return sum((Fraction((value > level) + (value >= level), 2) for value in swings), Fraction(0))


def team_match(
    number: int,
    result: MatchResult,
    *,
    scheduled: int | None = None,
    scale: VictoryPointScale = VictoryPointScale.WBF_CONTINUOUS,
    weight: Fraction = Fraction(1),
) -> MatchScore:
    """Take a match of teams into a contest.

    Each side has the victory points of its own margin; without a scale (`match_result(…, scale=None)`) the contest is
    by matches won: 1, one half, 0.

    Args:
        number: the round.
        result: what `match_result` made of the boards.
        scheduled: the boards of the match; as long as fewer count it is unfinished. If not told it is over. A match
            that was shortened by the Director has as many boards as were left of it.
        scale: the scale of the result.
        weight: 1/2 for a match of half length; its points are that part of what the scale says, by the column for its
            own number of boards.
    """
    finished = scheduled is None or result.played >= scheduled
    at_stake = Fraction(1) if result.victory_points is None else maximum_of(scale)
    sides: list[MatchSide] = []
    for i, team in enumerate(result.teams):
        swings = result.swings(team)
        points = None
        if result.played:
            margin = result.imps[i]
            share = Fraction((margin > 0) + (margin >= 0), 2)
            points = weight * (share if result.victory_points is None else result.victory_points[i])
        sides.append(
            MatchSide(
                round=number,
                contestant=team,
                opponent=result.teams[1 - i],
                status=MatchStatus.PLAYED if finished else MatchStatus.UNFINISHED,
                points=points,
                maximum=None if points is None else weight * at_stake,
                weight=weight,
                boards=result.played,
                gained=sum((value for value in swings if value > 0), Fraction(0)),
                lost=-sum((value for value in swings if value < 0), Fraction(0)),
                boards_won=won_boards(swings),
                taken=result.taken[i],
            )
        )
    return MatchScore(tuple(sides))


def bye(
    number: int, contestant: ContestantId, weight: Fraction = Fraction(1), *, at_stake: Fraction | None = None
) -> MatchScore:
    """Note that a contestant does not play in a round; what it is worth is for the regulations (`MatchRules.bye`).

    `at_stake` are the points of the others' matches where these are those of their boards; else those of the rules.
    """
    return MatchScore((MatchSide(number, contestant, None, MatchStatus.BYE, weight=weight, at_stake=at_stake),))


def walkover(number: int, winner: ContestantId, loser: ContestantId, weight: Fraction = Fraction(1)) -> MatchScore:
    """Note that a match was not played by the fault of one side; both sides' points are for the regulations."""
    return MatchScore(
        (
            MatchSide(number, winner, loser, MatchStatus.WALKOVER, weight=weight),
            MatchSide(number, loser, winner, MatchStatus.FORFEITED, weight=weight),
        )
    )
