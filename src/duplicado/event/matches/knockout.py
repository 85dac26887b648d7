"""A match that somebody must win: head to head, in one or several stanzas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.contest import ContestantId
from duplicado.event.match import MatchResult
from duplicado.law.book.law_12_artificial import knockout_score
from duplicado.vocabulary.errors import DuplicadoError


def knockout_margin(score_a: Fraction, score_b: Fraction) -> Fraction:
    """Return by how much one team leads another when their scores do not balance (Law 12C4, in 2007 its C4 and 86B).

    Both are net figures, each from its own team's side; where nothing was split the one is the negative of the other
    and the margin is the first. A team that has +6 where the other has -2 leads by 4.
    """
    return knockout_score(score_a, score_b)


def extra_boards(scheduled: int) -> int:
    """Return how many boards more are played when a match is tied: an eighth, rounded up, and two at least.

    This is the rule of the English Bridge Union (White Book, 143.2.1); if the teams are still tied it is repeated.

    Raises:
        DuplicadoError: a match has no boards.
    """
    if scheduled < 1:
        raise DuplicadoError(f"a match of {scheduled} boards cannot be tied")
    return max(2, -(-scheduled // 8))


@dataclass(frozen=True, slots=True)
class KnockoutMatch:
    """A match as it stands."""

    teams: tuple[ContestantId, ContestantId]
    stanzas: tuple[tuple[Fraction, Fraction], ...]
    """Net result of each team in each stanza, from its own side; extra boards last."""
    carry_over: Fraction
    """Score that the first team brought into the match, in IMPs; negative if it was the second."""
    margin: Fraction
    """By how much the first team leads, exactly; negative if the second does."""
    boards: int
    """The boards that count."""
    taken: tuple[Fraction, Fraction]
    """Amount that penalties took from each team's score of the match; the margin is what that leaves."""
    boards_left: int
    """The boards that are still to be played: of those that were scheduled, or extra ones to break a tie."""
    scheduled: int
    """The boards of the match without extra ones."""

    @property
    def is_tied(self) -> bool:
        """True where nobody leads."""
        return self.margin == 0

    @property
    def wants_extra_boards(self) -> bool:
        """True where what is still to be played are extra boards."""
        return bool(self.boards_left) and self.boards >= self.scheduled

    @property
    def winner(self) -> ContestantId | None:
        """Contestant who has won; `None` as long as there are boards to be played, extra ones included."""
        if self.boards_left:
            return None
        return self.teams[0] if self.margin > 0 else self.teams[1]


def knockout_match(
    teams: tuple[ContestantId, ContestantId],
    stanzas: Sequence[MatchResult],
    *,
    scheduled: int,
    carry_over: Fraction = Fraction(0),
    taken: tuple[Fraction, Fraction] = (Fraction(0), Fraction(0)),
    at_a_time: int | None = None,
) -> KnockoutMatch:
    """Put the stanzas of a match together.

    Reading: 12C4 averages the scores that two contestants get on a board where these do not balance. A penalty is no
    score of a board and nothing that the opponents get, so it is not halved with them: it is taken in full from the
    score of the match, and a match that is led by fewer IMPs is lost by it.

    Args:
        teams: the two.
        stanzas: the results of the stanzas, extra boards as stanzas of their own.
        scheduled: the boards of the match without extra ones.
        carry_over: what the first team brings from an earlier stage, in IMPs; negative if it is the second.
        taken: what penalties take from the score of each team, positive. It is not contained in the stanzas.
        at_a_time: how many boards a tied match goes on for; `None`: as many as `extra_boards` says.

    Raises:
        DuplicadoError: a stanza is of other teams, or nothing is scheduled.

    >>> from duplicado.event.contest import BoardResult, ContestantId
    >>> from duplicado.event.match import match_result
    >>> from duplicado.score.side_score import Points
    >>> one, two = ContestantId(1), ContestantId(2)
    >>> flat = [BoardResult(1, ns, ew, Points(420), Points(-420)) for ns, ew in ((one, two), (two, one))]
    >>> match = knockout_match((one, two), [match_result(flat, (one, two))], scheduled=1)
    >>> match.is_tied, match.winner, match.boards_left
    (True, None, 2)
    """
    figures: list[tuple[Fraction, Fraction]] = []
    for stanza in stanzas:
        if set(stanza.teams) != set(teams):
            raise DuplicadoError(f"a stanza of {stanza.teams[0]} and {stanza.teams[1]} is not of this match")
        ours, theirs = stanza.imps
        figures.append((ours, theirs) if stanza.teams == teams else (theirs, ours))
    margin = carry_over + sum((knockout_margin(*each) for each in figures), Fraction(0)) - taken[0] + taken[1]
    boards = sum(stanza.played for stanza in stanzas)
    extra = at_a_time or extra_boards(scheduled)
    beyond = boards - scheduled
    # Once the boards that were scheduled are played, extra ones come in lots that are played to their end.
    left = -beyond if beyond < 0 else -beyond % extra
    if not left and margin == 0:
        left = extra
    return KnockoutMatch(teams, tuple(figures), carry_over, margin, boards, taken, left, scheduled)
