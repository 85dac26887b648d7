"""Strength of a duty or prohibition (Introduction to the Laws), and the readiness to penalize that follows."""

from __future__ import annotations

from duplicado.law.clause import defines
from duplicado.vocabulary.enumeration import Enumeration


class Readiness(Enumeration):
    """Readiness to penalize what a word of the Introduction demands and is not done; the mildest first."""

    NEVER = "never"
    RARELY = "rarely"
    SELDOM = "seldom"
    OFTEN = "often"
    """More often than not."""
    ALWAYS = "always"
    """A serious matter."""


class Strength(Enumeration):
    """A word of the Introduction; the value is the number of the step on which it stands, strongest last.

    0: no penalty is suggested; 1: seldom penalized, but it jeopardizes the infractor's rights; 2: penalized more often
    than not; 3 and above: the strongest words.
    """

    MAY = ("may", 0)
    """Failure to do it is no wrong."""
    DOES = ("does", 0)
    """Correct procedure, without any suggestion of a penalty."""
    SHOULD = ("should", 1)
    SHALL = ("shall", 2)
    MUST = ("must", 3)
    SHALL_NOT = ("shall not", 2)
    MAY_NOT = ("may not", 3)
    """Just short of must not."""
    MUST_NOT = ("must not", 4)

    @property
    def word(self) -> str:
        """The word in the English text."""
        return self.value[0]

    @property
    def step(self) -> int:
        """Rank of its strength."""
        return self.value[1]

    @property
    def is_infraction(self) -> bool:
        """True where not to comply is an infraction."""
        return self is not Strength.MAY

    @property
    def penalized(self) -> Readiness:
        """Readiness with which a player is penalized who does not comply.

        Reading: "may not" stands just short of "must not" and is as serious as "must"; correct procedure ("does") is
        penalized rarely, since the word suggests no penalty and yet whoever breaks procedure may be given one (90A).
        """
        if self is Strength.MAY:
            return Readiness.NEVER
        return (Readiness.RARELY, Readiness.SELDOM, Readiness.OFTEN, Readiness.ALWAYS, Readiness.ALWAYS)[self.step]

    def __lt__(self, other: Strength) -> bool:
        """Compare by strength."""
        return self.step < other.step


for _clause in ("may", "does", "should", "shall", "must", "prohibition_ladder"):
    defines(f"INTRO:{_clause}", Strength)
