"""Score card of one contestant: figures of each board and in all."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple

from duplicado.event.board_score import BoardScore
from duplicado.event.contest import ContestantId
from duplicado.event.rules import ScoringRules, SessionOf, SitOuts
from duplicado.law.book.law_12_artificial import over_the_most, with_the_session
from duplicado.score.side_score import Artificial
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.seats import Side


class ScorecardLine(NamedTuple):
    """One board of a contestant's, as the line of the board's `BoardScore` that it is.

    A named tuple: a contest of many clubs has hundreds of thousands, and a frozen dataclass takes five times as long.
    """

    board: int
    line: int
    """Its place in `BoardScore.results`."""
    side: Side
    value: Fraction | None
    """Score that it counts, in the unit of the method; `None` for nothing."""
    top: Fraction | None
    artificial: Artificial | None = None
    """The artificial score by which it was scored, where one was given by its name."""
    is_reduced: bool = False
    """True where it is an average plus beyond those that a contestant may have in a session (Law 12C2d)."""
    match: Hashable = None
    """In a contest of matches, the one to which it belongs; lines with the same one belong together."""

    @property
    def award(self) -> Award | None:
        """The name of the artificial score by which it was scored."""
        return None if self.artificial is None else self.artificial.award


@dataclass(frozen=True, slots=True)
class Scorecard:
    """A contestant's boards and what they add up to, exactly."""

    contestant: ContestantId
    lines: tuple[ScorecardLine, ...]
    boards: int
    """The number of boards that count."""
    sum: Fraction
    """Sum that the boards count together."""
    penalty: Fraction
    """Amount that was added or, if negative, taken away besides, in the unit of the method."""
    total: Fraction
    """The sum, factored if the rules say so, and the penalty."""
    maximum: Fraction | None
    """The most that the total could have been, where the method has a maximum."""
    percentage: Fraction | None
    """The total in hundredths of the maximum."""


def scorecard(
    contestant: ContestantId,
    lines: Sequence[ScorecardLine],
    penalty: Fraction,
    rules: ScoringRules,
    scheduled: int,
    complements: Mapping[tuple[int, int], Fraction | None] | None = None,
) -> Scorecard:
    """Add up a contestant's boards.

    Average plus and average minus get what Law 12C2(c) gives them from the contestant's other boards, by T. Brenning's
    procedure: the session figure is reckoned without them and without boards that were not played.

    Args:
        contestant: whose card it is.
        lines: the boards, artificial scores as they are worth by themselves.
        penalty: what is added to the total.
        rules: the rules of the contest.
        scheduled: the boards that a contestant plays who does not sit out.
        complements: what lines (board and place in it) get that are the complement of the opponents' (Law 86B2b).
    """
    settled = _settle(lines, penalty, rules)
    if complements:
        settled = tuple(
            line._replace(value=complements[line.board, line.line]) if (line.board, line.line) in complements else line
            for line in settled
        )
    counting = [line.value for line in settled if line.value is not None]
    tops = [line.top for line in settled if line.value is not None and line.top is not None]
    gained = exact_sum(counting)
    maximum = _sum_of_tops(tops) if len(tops) == len(counting) and tops else None
    total, maximum, percentage = figures(len(counting), gained, maximum, penalty, rules, scheduled)
    return Scorecard(contestant, settled, len(counting), gained, penalty, total, maximum, percentage)


def figures(
    boards: int, gained: Fraction, maximum: Fraction | None, penalty: Fraction, rules: ScoringRules, scheduled: int
) -> tuple[Fraction, Fraction | None, Fraction | None]:
    """Return total, maximum and percentage of a contestant from what his boards add up to.

    Args:
        boards: how many of his boards count.
        gained: what they count together.
        maximum: the most that they could have counted, where the method has a maximum.
        penalty: what is added to the total.
        rules: the rules of the contest.
        scheduled: the boards that a contestant plays who does not sit out.
    """
    total = gained
    if rules.sit_outs is SitOuts.FACTORED and 0 < boards < scheduled:
        factor = Fraction(scheduled, boards)
        total *= factor
        maximum = None if maximum is None else maximum * factor
    if penalty:
        total += penalty
    if not maximum:
        return total, maximum, None
    return total, maximum, percentage_of(shown_total(total, maximum, rules), maximum)


def shown_total(total: Fraction, maximum: Fraction, rules: ScoringRules) -> Fraction:
    """Return the total from which the percentage is reckoned: the exact one, or as it is published."""
    if not rules.percentage_of_published_total:
        return total
    # A rounded total does not exceed the maximum.
    return min(rules.published_total(total), max(total, maximum))


def percentage_of(total: Fraction, maximum: Fraction) -> Fraction:
    """Return a total in hundredths of the maximum, which is not zero."""
    # One fraction instead of two: there are as many of these as contestants.
    return Fraction(100 * total.numerator * maximum.denominator, total.denominator * maximum.numerator)


def lines_of_board(
    number: int, board: BoardScore, session_of: SessionOf, *, in_teams: bool
) -> Iterator[tuple[ContestantId, ScorecardLine]]:
    """Distribute a board to its contestants; a team's board counts on the line where the team sits North-South."""
    top, awards = board.top, board.awards
    matches = matches_of(board, session_of)
    for i, (result, ours, theirs) in enumerate(zip(board.results, board.north_south, board.east_west, strict=True)):
        award = awards.get((i, Side.NS)) if awards else None
        line = ScorecardLine(number, i, Side.NS, ours, top, award, match=matches[i])
        yield result.north_south, line
        if result.south is not None:
            yield result.south, line
        if not in_teams:
            award = awards.get((i, Side.EW)) if awards else None
            line = ScorecardLine(number, i, Side.EW, theirs, top, award, match=matches[i])
            yield result.east_west, line
            if result.west is not None:
                yield result.west, line


def matches_of(board: BoardScore, session_of: SessionOf) -> Sequence[Hashable]:
    """Return to each line of a board the match to which it belongs; nothing where the boards are of one session.

    The two tables of a match may play a board in different rounds, as in a three-way match over two rounds: the earlier
    is that of the match.
    """
    if session_of is SessionOf.SESSION:
        return (None,) * len(board.results)
    meetings = [frozenset((result.north_south, result.east_west)) for result in board.results]
    if session_of is SessionOf.MEETINGS:
        return meetings
    rounds: dict[Hashable, int] = {}
    for meeting, result in zip(meetings, board.results, strict=True):
        rounds[meeting] = min(rounds.get(meeting, result.round or 1), result.round or 1)
    return [(meeting, rounds[meeting]) for meeting in meetings]


def _settle(lines: Sequence[ScorecardLine], penalty: Fraction, rules: ScoringRules) -> tuple[ScorecardLine, ...]:
    """Give each award its worth: those that are too many (12C2d), then those that follow the session (12C2c)."""
    if all(line.artificial is None for line in lines):
        return tuple(lines)
    settled = _reduced(lines, rules)
    if rules.averages_follow_session:
        settled = _follow(settled, penalty, rules, _EXTREMES, without=_FOLLOWING)
    # What follows the session as it is, a bye for one, does so when the awards in it are settled (Brenning, 2001).
    return _follow(settled, penalty, rules, _AS_IT_IS, without=_AS_IT_IS)


_AS_IT_IS: Final = frozenset({Award.SESSION_AVERAGE})
_EXTREMES: Final = frozenset({Award.AVERAGE_PLUS, Award.AVERAGE_MINUS})
_FOLLOWING: Final = _EXTREMES | _AS_IT_IS


def _follow(
    lines: tuple[ScorecardLine, ...],
    penalty: Fraction,
    rules: ScoringRules,
    which: AbstractSet[Award],
    *,
    without: AbstractSet[Award],
) -> tuple[ScorecardLine, ...]:
    """Settle those awards by the session, which is reckoned without the lines of the other set."""
    if all(line.award not in which for line in lines):
        return lines
    sessions = {
        match: _Session.of(lines, match, penalty, rules, without)
        for match in {line.match for line in lines if line.award in which}
    }
    return tuple(
        line._replace(value=with_the_session(line.award, line.value, sessions[line.match].worth_of(line)))
        if line.award in which and line.award is not None and line.value is not None and _follows(line)
        else line
        for line in lines
    )


def _follows(line: ScorecardLine) -> bool:
    """Tell whether a named award may follow the session: not one that is reduced, or the complement of another's."""
    return not line.is_reduced and line.artificial is not None and not line.artificial.complement


def is_of_the_session(line: ScorecardLine, rules: ScoringRules) -> bool | None:
    """Tell whether an average plus or minus is the contestant's own share of the session (Law 12C2c).

    `None` of a line that was not scored so, or that has no top.
    """
    if line.artificial is None or line.award not in _EXTREMES or line.value is None or not line.top:
        return None
    return _follows(line) and line.value != rules.share_of(line.artificial) * line.top


@dataclass(frozen=True, slots=True)
class _Session:
    """Boards of a contestant in a session, or in the match that takes its place."""

    gained: Fraction
    tops: Fraction
    boards: int

    @classmethod
    def of(
        cls,
        lines: Sequence[ScorecardLine],
        match: Hashable,
        penalty: Fraction,
        rules: ScoringRules,
        without: AbstractSet[Award],
    ) -> _Session:
        """Add up the lines of a match that count and were not scored by one of those awards.

        A penalty counts in the whole session, not in a match.
        """
        others = [
            line for line in lines if line.match == match and line.value is not None and line.award not in without
        ]
        gained = exact_sum([line.value for line in others if line.value is not None])
        tops = exact_sum([line.top for line in others if line.top is not None])
        counts = match is None and rules.penalties_count_in_session
        return cls(gained + penalty if counts else gained, tops, len(others))

    def worth_of(self, line: ScorecardLine) -> Fraction | None:
        """Return what the contestant gets on an average board, by the top of that line; `None` without boards."""
        if line.top is None:
            return self.gained / self.boards if self.boards else None
        return self.gained / self.tops * line.top if self.tops else None


def session_worth(
    line: ScorecardLine, lines: Sequence[ScorecardLine], penalty: Fraction, rules: ScoringRules
) -> Fraction | None:
    """Return what a contestant gets on an average board of the session, where the line's award follows that.

    Args:
        line: one scored by an award.
        lines: all lines of the contestant's card, settled.
        penalty: what was added to the total.
        rules: the rules of the contest.
    """
    if line.award is None or not _follows(line):
        return None
    if line.award is Award.SESSION_AVERAGE:
        return _Session.of(lines, line.match, penalty, rules, _AS_IT_IS).worth_of(line)
    if line.award is Award.AVERAGE or not rules.averages_follow_session:
        return None
    return _Session.of(lines, line.match, penalty, rules, _FOLLOWING).worth_of(line)


def _reduced(lines: Sequence[ScorecardLine], rules: ScoringRules) -> tuple[ScorecardLine, ...]:
    """Reduce the averages plus beyond those that the authority allows, in the order of the boards."""
    if rules.most_averages_plus is None:
        return tuple(lines)
    without = [None if line.artificial is None or line.artificial.board_was_played else line.award for line in lines]
    later = Artificial(share=rules.later_average)
    return tuple(
        line._replace(
            value=rules.imps_of(later) if line.top is None else rules.later_average * line.top, is_reduced=True
        )
        if too_many and line.value is not None
        else line
        for line, too_many in zip(lines, over_the_most(without, rules.most_averages_plus), strict=True)
    )


def _sum_of_tops(tops: Sequence[Fraction]) -> Fraction:
    """Add tops, which are most often all the same object; comparing those costs nothing."""
    first = tops[0]
    if all(top is first for top in tops):
        return Fraction(first.numerator * len(tops), first.denominator)
    return exact_sum(tops)


def exact_sum(values: Sequence[Fraction]) -> Fraction:
    """Add exactly; by denominators, because there are few of them and whole numbers add fastest."""
    numerators: dict[int, int] = {}
    for value in values:
        numerator, denominator = value.as_integer_ratio()
        numerators[denominator] = numerators.get(denominator, 0) + numerator
    parts = [Fraction(numerator, denominator) for denominator, numerator in numerators.items()]
    return sum(parts[1:], parts[0]) if parts else Fraction(0)
