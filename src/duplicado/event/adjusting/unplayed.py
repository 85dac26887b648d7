"""Boards and sessions that could not be played: what a regulation gives for them, boards within Law 12C2."""

from __future__ import annotations

from collections.abc import Sequence
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


_HALF = Fraction(50)


@dataclass(frozen=True, slots=True)
class UnplayedSession:
    """Score of a contestant for a session that he did not play."""

    percentage: Fraction
    option: str
    """The option of the regulations that decided."""


@reads(options.UNPLAYED_SESSION_RULE)
def is_regulated(profile: Profile) -> bool:
    """Tell whether the regulations give something for a session that was missed."""
    return value_of(options.UNPLAYED_SESSION_RULE, profile) == "lowest_of_three"


@reads(options.UNPLAYED_SESSION_LAST_SESSION_RULE, options.UNPLAYED_SESSION_CAP)
def score_of_unplayed_session(
    played: Sequence[Fraction], profile: Profile, *, missed: int = 1, last: bool = False
) -> UnplayedSession | None:
    """Return the percentage for each session of a pairs contest that was missed; `None` where nothing is regulated.

    The lowest of three (`lowest_of_three`): the contestant's own average without what he missed; that average with 50 %
    for each session missed; and a cap. For the last session it may be the worst of his sessions (`worst_session`).

    Reading: the Spanish norm speaks of the average "without the session played", which can only mean the one that was
    not; and it does not say whether the cap holds for the last session too: it is taken not to.

    Args:
        played: the percentages of the sessions that he played.
        profile: the regulations.
        missed: how many sessions he missed.
        last: whether it is the last session of the event.

    Raises:
        DuplicadoError: he has played no session or missed none.
    """
    if not is_regulated(profile):
        return None
    if not played or missed < 1:
        raise DuplicadoError("a missed session is scored by those that were played: there are none")
    if last and value_of(options.UNPLAYED_SESSION_LAST_SESSION_RULE, profile) == "worst_session":
        return UnplayedSession(min(played), options.UNPLAYED_SESSION_LAST_SESSION_RULE.name)
    own = sum(played, Fraction(0))
    figures = [own / len(played), (own + _HALF * missed) / (len(played) + missed)]
    cap = value_of(options.UNPLAYED_SESSION_CAP, profile)
    if cap is not None:
        figures.append(Fraction(cap))
    return UnplayedSession(min(figures), options.UNPLAYED_SESSION_RULE.name)
