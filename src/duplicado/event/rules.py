"""Scoring rules of a contest, as far as the Laws leave them to the regulations; those in common use ready made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from duplicado.event.contest import IN_MATCHPOINTS, ScoringMethod
from duplicado.score.imps import ButlerOptions, CrossImpDivisor
from duplicado.score.matchpoints import MatchpointScale, SmallGroups
from duplicado.score.rounding import Rounding, decimal_text, rounded
from duplicado.score.side_score import Artificial
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError


class Expected(Enumeration):
    """Number of scores that a board is reckoned to have, to which unequal numbers of comparisons are factored."""

    EVENT_MAXIMUM = "event maximum"
    """As many as the board of the contest that was scheduled most often: all boards have the same top."""
    SCHEDULED = "scheduled"
    """As many as there are lines for the board, those without a score included."""
    SCORED = "scored"
    """As many as there are lines with a score for the board, artificial ones included."""
    COMPARED = "compared"
    """As many as can be compared: nothing is factored but the groups of a fouled board."""


class SitOuts(Enumeration):
    """Treatment of the total of a contestant who played fewer boards than others."""

    AS_PLAYED = "as played"
    """It stays as it is."""
    FACTORED = "factored"
    """It is multiplied by the boards scheduled and divided by those played, as if the rest had gone on average so."""


class RankedBy(Enumeration):
    """The figure by which contestants are ranked."""

    PERCENTAGE = "percentage"
    TOTAL = "total"


class Ties(Enumeration):
    """Criterion by which two contestants are level."""

    EXACT = "exact"
    """Equality of the exact figures."""
    PUBLISHED = "published"
    """Equality of the figures as they are published."""


class SessionOf(Enumeration):
    """Boards that are "the other boards of that session" to an average plus or minus (Law 12C2c).

    The definition of a session lets it mean something else there: in a contest of matches it is the match.
    """

    SESSION = "session"
    MEETINGS = "meetings"
    """All that the two contestants play against one another."""
    ROUND = "round"
    """All that they play against one another in a round: those who meet again play another match."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoringRules:
    """Everything that scoring depends on besides the record; the defaults are those of the Laws where they have any.

    Raises `DuplicadoError` when an average is not a part of the whole, or places are negative.
    """

    method: ScoringMethod | None = None
    """Method by which boards are scored; `None`: as the contest says."""
    scale: MatchpointScale = MatchpointScale.TWO_ONE_ZERO
    """For matchpoints and board-a-match."""
    expected: Expected | int = Expected.EVENT_MAXIMUM
    """Number of scores that matchpoints are factored to by Neuberg's formula; a number is that number for every
    board."""
    small_groups: SmallGroups = SmallGroups.NEUBERG
    average_plus: Fraction = Fraction(3, 5)
    average: Fraction = Fraction(1, 2)
    average_minus: Fraction = Fraction(2, 5)
    average_imps: Fraction = Fraction(3)
    """Worth of average plus in IMPs; average minus is its negative (Law 12C2b), an average nothing. A fixed share is
    worth as many times this as it is tenths above or below one half."""
    average_minus_imps: Fraction | None = None
    """Worth of average minus in IMPs, where that is not the negative of average plus."""
    most_averages_plus: int | None = None
    """Number of averages plus for boards without a result that a contestant may get in a session; `None`: any number
    (Law 12C2d lets the authority reduce the rest)."""
    later_average: Fraction = Fraction(1, 2)
    """Worth of the averages plus beyond that number, as a part of the maximum."""
    weighted_places: int | None = None
    """To how many decimals what a weighted score is worth is rounded (0: whole IMPs), halves away from zero; `None`: it
    stays exact."""
    averages_follow_session: bool = True
    """True where a contestant who does better than average plus on the other boards of the session gets as much for it,
    and one who does worse than average minus as little (Law 12C2c)."""
    session_of: SessionOf = SessionOf.SESSION
    """Boards on which that is."""
    penalties_count_in_session: bool = True
    """True where what was taken away or added counts in the figure of a whole session, as in T. Brenning's procedure of
    2001."""
    butler: ButlerOptions = field(default_factory=ButlerOptions)
    cross_divisor: CrossImpDivisor = CrossImpDivisor.COMPARISONS
    board_places: int | None = None
    """To how many decimals the figure of each board is rounded before it is added; `None`: it stays exact."""
    board_rounding: Rounding = Rounding.HALF_TOWARDS_AVERAGE
    sit_outs: SitOuts = SitOuts.AS_PLAYED
    total_places: int = 2
    percentage_places: int = 2
    rounding: Rounding = Rounding.HALF_AWAY_FROM_ZERO
    """Rounding of totals and percentages for publication."""
    percentage_of_published_total: bool = False
    """True where the percentage is reckoned from the total as it is published, not from the exact one."""
    ranked_by: RankedBy | None = None
    """`None`: by percentage at matchpoints and board-a-match, by total at everything else."""
    ties: Ties = Ties.EXACT

    def __post_init__(self) -> None:
        """Check the numbers."""
        for name, share in (
            ("average plus", self.average_plus),
            ("average", self.average),
            ("average minus", self.average_minus),
        ):
            if not 0 <= share <= 1:
                raise DuplicadoError(f"{name} must be a part of the whole, 0 to 1, not {share}")
        if not 0 <= self.later_average <= 1:
            raise DuplicadoError(f"a later average must be a part of the whole, 0 to 1, not {self.later_average}")
        if min(self.total_places, self.percentage_places, self.board_places or 0, self.weighted_places or 0) < 0:
            raise DuplicadoError("figures are published with 0 or more decimal places")

    @property
    def in_patton(self) -> ScoringRules:
        """The same for a Patton, whose boards are worth two points, and one by the totals.

        Reading: what is won by the totals is won on no board, so that there is no percentage "on the other boards" for
        an average to follow (12C2c).
        """
        return replace(self, scale=MatchpointScale.TWO_ONE_ZERO, averages_follow_session=False)

    def method_of(self, contest_method: ScoringMethod) -> ScoringMethod:
        """Return the method that applies to a contest that names one itself."""
        return self.method or contest_method

    def is_ranked_by_percentage(self, method: ScoringMethod) -> bool:
        """Tell whether contestants are ranked by percentage."""
        if self.ranked_by is None:
            return method in IN_MATCHPOINTS
        return self.ranked_by is RankedBy.PERCENTAGE and method in IN_MATCHPOINTS

    def share_of(self, score: Artificial) -> Fraction:
        """Return the part of the maximum that an artificial score is worth, whatever the contestant's session."""
        match score.award:
            case Award.AVERAGE_PLUS:
                return self.average_plus
            case Award.AVERAGE | Award.SESSION_AVERAGE:
                return self.average
            case Award.AVERAGE_MINUS:
                return self.average_minus
            case None:
                return Fraction(1, 2) if score.share is None else score.share

    def imps_of(self, score: Artificial) -> Fraction:
        """Return the IMPs that an artificial score is worth, whatever the contestant's session."""
        match score.award:
            case Award.AVERAGE_PLUS:
                return self.average_imps
            case Award.AVERAGE | Award.SESSION_AVERAGE:
                return Fraction(0)
            case Award.AVERAGE_MINUS:
                return -self.average_imps if self.average_minus_imps is None else self.average_minus_imps
            case None:
                return (self.share_of(score) - Fraction(1, 2)) * 10 * self.average_imps

    def published_total(self, total: Fraction) -> Fraction:
        """Round a total as it is published."""
        return rounded(total, self.total_places, self.rounding)

    def published_percentage(self, percentage: Fraction) -> Fraction:
        """Round a percentage as it is published."""
        return rounded(percentage, self.percentage_places, self.rounding)

    def total_text(self, total: Fraction) -> str:
        """Write a total as it is published."""
        return decimal_text(total, self.total_places, self.rounding)

    def percentage_text(self, percentage: Fraction) -> str:
        """Write a percentage as it is published."""
        return decimal_text(percentage, self.percentage_places, self.rounding)


LAWS: Final = ScoringRules()
"""The Laws, and Neuberg's formula for every board with fewer scores than the most that any board has."""

EBU: Final = ScoringRules(small_groups=SmallGroups.THIRD, board_places=1, board_rounding=Rounding.HALF_TOWARDS_AVERAGE)
"""The English Bridge Union's White Book (2017): boards to one decimal, fixed percentages for very few scores."""

ACBL: Final = ScoringRules(
    scale=MatchpointScale.ONE_HALF_ZERO,
    expected=Expected.COMPARED,
    sit_outs=SitOuts.FACTORED,
    percentage_of_published_total=True,
    ties=Ties.PUBLISHED,
)
"""The American Contract Bridge League's club program: 1/½/0, boards not factored but sessions."""

COMPSCORE: Final = ScoringRules(sit_outs=SitOuts.FACTORED)
"""The Australian club program Compscore at matchpoints: Neuberg's formula for boards, sessions factored as well."""

COMPSCORE_TRAVELLERS: Final = replace(
    COMPSCORE, expected=Expected.SCORED, board_places=1, board_rounding=Rounding.HALF_EVEN
)
"""Rules of what the same program writes on the lines of its travellers, which is not what its totals are made of:
boards are factored only for artificial scores among their lines."""

RULE_SETS: Final[Mapping[str, ScoringRules]] = MappingProxyType(
    {"laws": LAWS, "ebu": EBU, "acbl": ACBL, "compscore": COMPSCORE, "compscore-travellers": COMPSCORE_TRAVELLERS}
)
"""The same by name, for the command line and for files."""
