"""Boards that could not be played: what a regulation gives for them by the cause, within Law 12C2."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from duplicado.law.book.law_12_artificial import award_for, shares_of_awards
from duplicado.law.book.law_88 import indemnity
from duplicado.law.regulations import options
from duplicado.law.regulations.option import Option, reads, value_of
from duplicado.law.regulations.profile import Profile
from duplicado.score.side_score import Artificial
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError


class Cause(Enumeration):
    """Reason why a contestant could not play a board."""

    JUSTIFIED = "justified"
    """For a reason that is neither the contestant's fault nor the organizer's."""
    PLAYERS_FAULT = "player's fault"
    ORGANISERS_FAULT = "organiser's fault"


@dataclass(frozen=True, slots=True)
class UnplayedBoard:
    """Score of a contestant for a board that he did not play, and its ground."""

    score: Artificial
    clauses: tuple[str, ...]
    option: str = ""
    """The option of the regulations that decided, if one did."""
    is_limited: bool = False
    """True where more boards are missing than the regulation has its average for (12C2(d)), and the fault decides."""


@reads(options.UNPLAYED_BOARD_JUSTIFIED, options.UNPLAYED_BOARD_JUSTIFIED_MAX_FRACTION)
@reads(options.UNPLAYED_BOARD_PLAYER_FAULT, options.UNPLAYED_BOARD_ORGANISER_FAULT)
def score_of_unplayed(cause: Cause, profile: Profile, *, unplayed: int = 1, scheduled: int = 1) -> UnplayedBoard:
    """Return what a contestant of a pairs contest gets for a board that could not be played.

    A justified cause gets the session's average where the regulation says so and no more than its part of the boards is
    wanting; beyond that, and where nothing is regulated, Law 12C2(a) decides by fault.

    Args:
        cause: why.
        profile: the regulations.
        unplayed: the boards that the contestant did not play in the session, this one included.
        scheduled: the boards of the session.

    Raises:
        DuplicadoError: the numbers of boards make no sense.
    """
    if not 0 < unplayed <= scheduled:
        raise DuplicadoError(f"{unplayed} boards of {scheduled} cannot be unplayed")
    plus, _, minus = shares_of_awards(profile)
    match cause:
        case Cause.PLAYERS_FAULT:
            return _share(profile, options.UNPLAYED_BOARD_PLAYER_FAULT, Fault.DIRECTLY, minus)
        case Cause.ORGANISERS_FAULT:
            return _share(profile, options.UNPLAYED_BOARD_ORGANISER_FAULT, Fault.NOT, plus)
        case Cause.JUSTIFIED:
            most = value_of(options.UNPLAYED_BOARD_JUSTIFIED_MAX_FRACTION, profile)
            within = most is None or Fraction(unplayed, scheduled) <= most
            averaged = value_of(options.UNPLAYED_BOARD_JUSTIFIED, profile) == "session_average"
            if averaged and within:
                return UnplayedBoard(Artificial(Award.SESSION_AVERAGE), ("88",), options.UNPLAYED_BOARD_JUSTIFIED.name)
            return UnplayedBoard(Artificial(indemnity()), ("88", "12C2(a)"), is_limited=averaged)


def _share(profile: Profile, option: Option[int], fault: Fault, usual: Fraction) -> UnplayedBoard:
    """Give the award of Law 12C2(a), which follows the session, or the fixed share that the regulation has instead."""
    share = Fraction(value_of(option, profile), 100)
    if share == usual:
        return UnplayedBoard(Artificial(award_for(fault)), ("12C2(a)", "12C2(c)"))
    return UnplayedBoard(Artificial(share=share), ("12C2(a)",), option.name)
