"""Incidents of conduct (Laws 72, 74 and 76): who, which clause, how strongly the Law puts it, what is due for it."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.edition import Edition, cited_in
from duplicado.law.rectification import FactSheet, fact_sheet
from duplicado.law.sanction import Measure, PenaltyKind, ProposedPenalty, Readiness, Strength
from duplicado.law.schedule import Schedule, due
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code


class Who(Enumeration):
    """Kind of person of whom an incident is told; the value is its name in records and messages."""

    PLAYER = "player"
    PARTNERSHIP = "partnership"
    KIBITZER = "kibitzer"
    """A spectator at the table."""
    SPECTATOR = "spectator"
    """Anybody else in the playing area who is neither player nor official (76D)."""
    VIEWER = "viewer"
    """Person who follows the play by electronic means (76A2)."""

    @property
    def plays(self) -> bool:
        """True where Laws 90 and 91 reach him, as one who takes part; over the others the Director has Law 76."""
        return self in {Who.PLAYER, Who.PARTNERSHIP}


PLAYERS = frozenset({Who.PLAYER, Who.PARTNERSHIP})


@dataclass(frozen=True, slots=True)
class ConductRule:
    """Demand of a clause on conduct."""

    clause: str
    strength: Strength
    """The word in which the Law puts it."""
    of: frozenset[Who] = PLAYERS
    """Of whom it is demanded."""
    kind: PenaltyKind = PenaltyKind.PROCEDURAL
    """Under which Law it is penalized, where it is."""
    looks_at: tuple[str, ...] = ()
    """Other clauses that it may bring up, by the numbers of 2017."""


@fact_sheet("incident")
class ConductIncident(FactSheet):
    """An incident as the Director has been told or has seen it."""

    edition: Edition
    clause: Code
    """The clause of Law 72, 74 or 76 that it is about."""
    who: Who
    schedule: Schedule
    seat: Seat | None = None
    """Of a player at the table whose doing may have told his partner something."""
    earlier: int = 0
    """Number of earlier incidents of this person under this clause, as far as they count."""


@dataclass(frozen=True, slots=True)
class Consequence:
    """Assessment of an incident under a clause."""

    rule: ConductRule
    readiness: Readiness
    """Readiness with which the Introduction has it penalized."""
    proposed: ProposedPenalty
    looks_at: tuple[str, ...]
    """Other things that the Director may have to look at, by the numbers of the edition."""


# What the Director does about a spectator, the first, second and any later time.
_OVER_SPECTATORS = (Measure.WARNING, Measure.REMOVAL)
_OVER_VIEWERS = (Measure.WARNING, Measure.REFERRAL)


def consequence(rule: ConductRule, incident: ConductIncident) -> Consequence:
    """Say what is due: advice, a warning or a penalty for a player, a warning and then removal for a spectator.

    Reading: no penalty in points reaches a spectator as such. The Director, under whose control he is (76A1), warns him
    once; what the rules of transmission entail for a viewer (76A2) is for those who made them.

    Raises:
        DuplicadoError: the clause demands nothing of such a person.
    """
    if incident.who not in rule.of:
        raise DuplicadoError(f"{rule.clause} demands nothing of a {incident.who.value}")
    readiness = rule.strength.penalized
    also = tuple(cited_in(incident.edition, number) for number in rule.looks_at)
    if incident.who.plays:
        proposed = due(rule.clause, incident.earlier, incident.schedule, kind=rule.kind, readiness=readiness)
        return Consequence(rule, readiness, proposed, also)
    measures, power = (_OVER_VIEWERS, "76A2") if incident.who is Who.VIEWER else (_OVER_SPECTATORS, "76A1")
    measure = measures[min(incident.earlier, len(measures) - 1)]
    proposed = ProposedPenalty(rule.clause, measure, power, incident.earlier + 1, readiness=readiness)
    return Consequence(rule, readiness, proposed, also)
