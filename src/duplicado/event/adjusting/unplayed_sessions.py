"""Sessions that a contestant could not play: what a regulation gives for them. The Laws have no rule for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from duplicado.law.regulations.profile import Profile
from duplicado.vocabulary.errors import DuplicadoError

__all__ = ["UnplayedSession", "score_of_unplayed_session"]

_HALF = Fraction(50)


@dataclass(frozen=True, slots=True)
class UnplayedSession:
    """What a contestant gets for a session that he did not play."""

    percentage: Fraction
    option: str
    """The option of the regulations that decided."""


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
        DuplicadoError: he has played no session or missed none, or the cap is not a percentage.
    """
    if profile.value("unplayed_session.rule") != "lowest_of_three":
        return None
    if not played or missed < 1:
        raise DuplicadoError("a missed session is scored by those that were played: there are none")
    if last and profile.value("unplayed_session.last_session_rule") == "worst_session":
        return UnplayedSession(min(played), "unplayed_session.last_session_rule")
    own = sum(played, Fraction(0))
    figures = [own / len(played), (own + _HALF * missed) / (len(played) + missed)]
    cap = profile.value("unplayed_session.cap")
    if cap is not None:
        if not isinstance(cap, int) or not 0 <= cap <= 100:
            raise DuplicadoError("unplayed_session.cap needs a percentage, 0 to 100")
        figures.append(Fraction(cap))
    return UnplayedSession(min(figures), "unplayed_session.rule")
