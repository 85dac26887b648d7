"""Sessions that a contestant could not play: what a regulation gives for them. The Laws have no rule for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.law.regulations.profile import Profile
from duplicado.vocabulary.errors import DuplicadoError

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
