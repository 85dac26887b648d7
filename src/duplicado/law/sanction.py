"""Penalties as the Director may consider them (Laws 90 and 91): of which kind, in what unit, and what is proposed.

How ready he is to penalize follows from the strength of the duty or prohibition (Introduction to the Laws).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.law.clause import defines
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.texts import Code


class PenaltyKind(Enumeration):
    """Kind of a penalty; the value is its name in records and messages."""

    PROCEDURAL = "procedural"
    """Law 90."""
    DISCIPLINARY = "disciplinary"
    """Law 91; it is not subject to appeal to a committee on its merits (93B3)."""

    @property
    def clause(self) -> str:
        """The clause that lets the Director impose it."""
        return "91A" if self is PenaltyKind.DISCIPLINARY else "90A"


class PenaltyUnit(Enumeration):
    """Unit of a penalty; the value is its name in records and messages."""

    PERCENT_OF_TOP = "percent of a top"
    MATCHPOINTS = "matchpoints"
    IMPS = "IMPs"
    VICTORY_POINTS = "victory points"
    POINTS = "points"
    """Total points."""

    @property
    def short(self) -> str:
        """Abbreviation that is written behind an amount, in whatever language: `%`, `mp`, `imps`, `vp`, `points`."""
        return _SHORT[self]


_SHORT: Final = {
    PenaltyUnit.PERCENT_OF_TOP: "%",
    PenaltyUnit.MATCHPOINTS: "mp",
    PenaltyUnit.IMPS: "imps",
    PenaltyUnit.VICTORY_POINTS: "vp",
    PenaltyUnit.POINTS: "points",
}


class Measure(Enumeration):
    """Sanction for an offence, the mildest first; the value is its name in records and messages."""

    ADVICE = "advice"
    """He tells the player what is correct."""
    WARNING = "warning"
    PENALTY = "penalty"
    """In points."""
    SUSPENSION = "suspension"
    """From the current session or a part of it (91A)."""
    DISQUALIFICATION = "disqualification"
    """With the approval of the Tournament Organizer (91B)."""
    REMOVAL = "removal"
    """A spectator has to leave (76A1)."""
    REFERRAL = "referral"
    """It is put before those whose matter it is, such as the authority that lets the play be shown (76A2, 81C7)."""


@dataclass(frozen=True, slots=True)
class ProposedPenalty:
    """Sanction proposed for an offence. The Director decides; nothing changes at the table by it."""

    clause: Code
    """The offence: `90B2`, `74A1`."""
    measure: Measure
    under: Code
    """The clause that gives the power: 90A, 91A, 91B; 76A1 or 76A2 over who is no contestant."""
    occurrence: int = 1
    """The first, second, third … of its kind by this offender."""
    amount: Fraction | None = None
    """Amount that is to be taken away: nothing by a warning; `None` where there is no tariff, or points are not
    meant."""
    unit: PenaltyUnit | None = None
    """`None` as long as it has not been put to the schedule of a contest."""
    readiness: Readiness | None = None
    """Readiness with which the word of the Law has it penalized; `None` where that is for the Director alone."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses on which it rests: the offence and the power."""
        return tuple(dict.fromkeys((self.clause, self.under)))


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
