"""Outcome of an appeal: the ruling, the deposit, and the sanction for an appeal without merit (Laws 92 and 93)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.contest import ContestantId
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.law.regulations.profile import Profile
from duplicado.law.sanction import PenaltyKind, PenaltyUnit
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError


class AppealOutcome(Enumeration):
    """Decision on an appeal; the value is its name in records and messages."""

    UPHELD = "ruling upheld"
    """The Director's ruling stands."""
    CHANGED = "ruling changed"
    WITHDRAWN = "appeal withdrawn"
    NOT_HEARD = "not heard"
    """Out of time (92B), or not concurred in by those who must (92D)."""


@dataclass(frozen=True, slots=True)
class Appeal:
    """An appeal that has been decided.

    Raises `DuplicadoError` when what does not fit together was put together.
    """

    appellant: ContestantId
    outcome: AppealOutcome
    deposit: Fraction = Fraction(0)
    """Amount that was left as a deposit, in the currency of the event."""
    without_merit: bool = False
    """True where it was found to be without merit (92A)."""
    ruling: Ruling | None = None
    """The new ruling, where the Director's was changed."""

    def __post_init__(self) -> None:
        """Check that the parts fit."""
        if (self.ruling is not None) != (self.outcome is AppealOutcome.CHANGED):
            raise DuplicadoError("a new ruling belongs to an appeal that changed the Director's, and to no other")
        if self.without_merit and self.outcome is AppealOutcome.CHANGED:
            raise DuplicadoError("an appeal that changed the ruling had merit")
        if self.deposit < 0:
            raise DuplicadoError("a deposit is not negative")


@dataclass(frozen=True, slots=True)
class Settlement:
    """Consequences of a decision for the appellant."""

    returned: Fraction
    """Of the deposit."""
    kept: Fraction
    sanction: RuledPenalty | None = None


# Who takes points prints the most that may be taken, which is what is proposed: two victory points between teams, half
# a top between pairs (notes to the Queensland copy of the Laws).
_BETWEEN_TEAMS: Final = (Fraction(2), PenaltyUnit.VICTORY_POINTS)
_BETWEEN_PAIRS: Final = (Fraction(50), PenaltyUnit.PERCENT_OF_TOP)


@reads(options.APPEAL_MERITLESS_SANCTION, options.APPEAL_DEPOSIT_FORFEIT)
def settle(
    appeal: Appeal,
    profile: Profile,
    *,
    between_teams: bool = False,
    kept: Fraction | None = None,
    sanction: tuple[Fraction, PenaltyUnit] | None = None,
) -> Settlement:
    """Say what becomes of the deposit, and whether there is a sanction, by the regulations under which it was heard.

    The deposit goes back unless the appeal was without merit. Then `appeal.deposit_forfeit` says how much may be kept;
    `appeal.meritless_sanction` whether points are taken instead: two victory points between teams, half a top else.

    Args:
        appeal: what was decided.
        profile: the regulations.
        between_teams: whether it is a contest of teams.
        kept: what the committee keeps of the deposit, where it may choose; if not told, all that it may.
        sanction: another sanction in points than the one named above.

    Raises:
        DuplicadoError: more is to be kept than was deposited, or a part where the regulation lets nothing be kept.
    """
    if not appeal.without_merit:
        if kept:
            raise DuplicadoError("the deposit of an appeal with merit is returned")
        return Settlement(appeal.deposit, Fraction(0))
    rule = value_of(options.APPEAL_MERITLESS_SANCTION, profile)
    may_keep = rule == "deposit" or value_of(options.APPEAL_DEPOSIT_FORFEIT, profile) != "none"
    taken = (appeal.deposit if may_keep else Fraction(0)) if kept is None else kept
    if not 0 <= taken <= (appeal.deposit if may_keep else 0):
        raise DuplicadoError(f"{taken} of a deposit of {appeal.deposit} cannot be kept")
    penalty = None
    if rule in {"victory_points", "matchpoints"}:
        amount, unit = sanction or (_BETWEEN_TEAMS if between_teams else _BETWEEN_PAIRS)
        penalty = RuledPenalty(appeal.appellant, amount, unit, PenaltyKind.PROCEDURAL, ("92A",))
    return Settlement(appeal.deposit - taken, taken, penalty)
