"""Standings of a contest of matches: round robin, Swiss of teams and of pairs, board-a-match, Patton."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final

from duplicado.event.contest import ContestantId, Penalty
from duplicado.event.matches.rules import MatchRules, Unplayed
from duplicado.event.matches.score import MatchScore, MatchSide, MatchStatus
from duplicado.event.ranking.places import RankPlace, ranked
from duplicado.event.rules import RankedBy
from duplicado.vocabulary.numbers import added_up
from duplicado.vocabulary.values import keeps_mappings

_NOTHING: Final = Fraction(0)
_AS_USUAL: Final = MatchRules()


@dataclass(frozen=True, slots=True)
class MatchRow:
    """Total of a contestant from all matches."""

    contestant: ContestantId
    sides: tuple[MatchSide, ...]
    """Its matches by rounds, with what those are worth that were not played."""
    played: int
    """The matches played to their end."""
    won: int
    """By the margin of the contestant's own score; those that the other side forfeited included, as in the next two."""
    tied: int
    lost: int
    gained: Fraction
    """By the method of the boards, e.g. the IMPs won on all boards."""
    conceded: Fraction
    """The same of what was lost."""
    points: Fraction
    """From the matches, unfinished ones as they stand."""
    maximum: Fraction
    """The most that they could have been."""
    carried: Fraction
    """Score that was carried over from before."""
    penalty: Fraction
    """Amount that was added or, if negative, taken away besides."""
    given: tuple[MatchSide, ...] = field(repr=False)
    """The same matches as they were given, for use in the next computation."""

    @property
    def total(self) -> Fraction:
        """The points, what was carried over and the penalty."""
        return self.points + self.carried + self.penalty

    @property
    def share(self) -> Fraction | None:
        """The part of the points at stake that the contestant won in the matches; `None` without any."""
        return self.points / self.maximum if self.maximum else None

    @property
    def percentage(self) -> Fraction | None:
        """The total in hundredths of the points at stake; `None` without a match."""
        return 100 * self.total / self.maximum if self.maximum else None

    @property
    def is_provisional(self) -> bool:
        """True where a match is unfinished."""
        return any(side.status is MatchStatus.UNFINISHED for side in self.sides)


@dataclass(frozen=True, slots=True)
@keeps_mappings
class MatchStandings:
    """The result of a contest of matches."""

    rules: MatchRules
    rows: Mapping[ContestantId, MatchRow] = field(hash=False)
    ranking: tuple[RankPlace, ...]
    """By total or percentage; ties are for `event.ranking` to break."""

    def average(self, contestant: ContestantId) -> Fraction | None:
        """Return what a contestant has on average from a match of full length; `None` without any."""
        share = self.rows[contestant].share
        return None if share is None else share * self.rules.at_stake


def match_standings(
    matches: Iterable[MatchScore],
    rules: MatchRules = _AS_USUAL,
    *,
    contestants: Collection[ContestantId] = (),
    carry_over: Mapping[ContestantId, Fraction] | None = None,
    penalties: Sequence[Penalty] = (),
    after_round: int | None = None,
    previous: MatchStandings | None = None,
) -> MatchStandings:
    """Compute how a contest of matches stands.

    A match is scored by itself, once; when one changes only the rows of its contestants are made anew, and of those who
    have points because somebody else did not play.

    Args:
        matches: every match, byes included.
        rules: what the regulations say.
        contestants: those who are ranked even without a match.
        carry_over: what somebody brings from an earlier stage, in the points of this one.
        penalties: what is added to somebody's total, or taken away.
        after_round: leave out later rounds.
        previous: an earlier result of the same contest. What cannot have changed is taken from it; the result is the
            same as without.

    >>> from duplicado.event.contest import ContestantId
    >>> from duplicado.event.matches.score import bye, walkover
    >>> one, two, three = (ContestantId(number) for number in (1, 2, 3))
    >>> result = match_standings([walkover(1, one, two), bye(1, three)])
    >>> [f"{each.place_text} {each.contestant} {result.rules.total_text(each.figure)}" for each in result.ranking]
    ['1= 1 12.00', '1= 3 12.00', '3 2 0.00']
    """
    given: dict[ContestantId, list[MatchSide]] = {each: [] for each in contestants}
    for match in matches:
        if after_round is None or match.round <= after_round:
            for side in match.sides:
                given.setdefault(side.contestant, []).append(side)
    added = added_up((each.contestant, each.amount) for each in penalties)
    carried = carry_over or {}
    for contestant in (*added, *carried):
        given.setdefault(contestant, [])
    known: Mapping[ContestantId, MatchRow] = {}
    if previous is not None and previous.rules == rules:
        known = previous.rows
    against = _Against(given)
    rows: dict[ContestantId, MatchRow] = {}
    for contestant, sides in given.items():
        theirs = tuple(sorted(sides, key=lambda side: side.round))
        before = known.get(contestant)
        brought, penalty_sum = carried.get(contestant, _NOTHING), added.get(contestant, _NOTHING)
        if before is not None and before.given == theirs and not _hangs_on_others(theirs):
            same = before.carried == brought and before.penalty == penalty_sum
            rows[contestant] = before if same else replace(before, carried=brought, penalty=penalty_sum)
        else:
            rows[contestant] = _row(contestant, theirs, rules, against, brought, penalty_sum)
    return MatchStandings(rules, rows, ranked({each: _figure(row, rules) for each, row in rows.items()}))


def _figure(row: MatchRow, rules: MatchRules) -> Fraction:
    return row.total if rules.ranked_by is RankedBy.TOTAL else row.percentage or _NOTHING


def _hangs_on_others(sides: Iterable[MatchSide]) -> bool:
    return any(side.status is MatchStatus.WALKOVER for side in sides)


class _Against:
    """Scores of the others against a contestant; reckoned when they are asked for."""

    def __init__(self, given: Mapping[ContestantId, Sequence[MatchSide]]) -> None:
        self._given = given

    def share(self, contestant: ContestantId) -> Fraction | None:
        """Return the part of the points at stake that the opponents won; `None` if nobody has played him."""
        opponents = {side.opponent for side in self._given.get(contestant, ())}
        met = (side for each in opponents if each is not None for side in self._given.get(each, ()))
        return _share(side for side in met if side.opponent == contestant)


def _share(sides: Iterable[MatchSide]) -> Fraction | None:
    """Return the part of the points at stake that was won in the matches played to their end."""
    points = maximum = _NOTHING
    for side in sides:
        if side.status is MatchStatus.PLAYED and side.points is not None and side.maximum is not None:
            points += side.points
            maximum += side.maximum
    return points / maximum if maximum else None


def _row(
    contestant: ContestantId,
    given: tuple[MatchSide, ...],
    rules: MatchRules,
    against: _Against,
    carried: Fraction,
    penalty: Fraction,
) -> MatchRow:
    own = _share(given)
    sides = tuple(_settled(side, rules, own, against) for side in given)
    results = [_result(side) for side in sides]
    return MatchRow(
        contestant=contestant,
        sides=sides,
        played=sum(side.status is MatchStatus.PLAYED for side in sides),
        won=results.count(1),
        tied=results.count(0),
        lost=results.count(-1),
        gained=sum((side.gained for side in sides), _NOTHING),
        conceded=sum((side.lost for side in sides), _NOTHING),
        points=sum((side.points for side in sides if side.points is not None), _NOTHING),
        maximum=sum((side.maximum for side in sides if side.maximum is not None), _NOTHING),
        carried=carried,
        penalty=penalty,
        given=given,
    )


def _result(side: MatchSide) -> int | None:
    """Return 1 for a match won, 0 for a tie, -1 for one lost; `None` for what is none or not over."""
    match side.status:
        case MatchStatus.WALKOVER:
            return 1
        case MatchStatus.FORFEITED:
            return -1
        case MatchStatus.PLAYED if side.points is not None:
            return (side.margin > 0) - (side.margin < 0)
        case _:
            return None


def _settled(side: MatchSide, rules: MatchRules, own: Fraction | None, against: _Against) -> MatchSide:
    """Say what a match is worth that was not played."""
    rule: Unplayed
    match side.status:
        case MatchStatus.BYE:
            rule = rules.bye
        case MatchStatus.WALKOVER:
            rule = rules.walkover
        case MatchStatus.FORFEITED:
            rule = rules.forfeit
        case _:
            return side
    shares = [rule.share, own if rule.own_average else None]
    if rule.opponents_average and side.opponent is not None:
        shares.append(against.share(side.opponent))
    share = max((each for each in shares if each is not None), default=Fraction(1, 2))
    at_stake = side.weight * rules.at_stake if side.at_stake is None else side.at_stake
    return replace(side, points=share * at_stake, maximum=at_stake)
