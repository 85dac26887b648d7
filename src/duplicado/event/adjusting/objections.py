"""Objections to a ruling that is not in accordance with the Laws. The Director is told; it remains his ruling (82C)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from duplicado.event.adjusting.rulings import (
    Assigned,
    ByFault,
    Ruling,
    RulingCircumstances,
    SelfInflictedDamage,
    SideRuling,
)
from duplicado.law.book.law_12_assigned import (
    AssignedKind,
    can_follow,
    forbids_weights,
    is_self_inflicted,
    kinds_of_score,
    may_differ,
    scored_by_likelihood,
)
from duplicado.law.book.law_12_judged import demands_artificial, is_to_be_assigned, permits_artificial, permits_assigned
from duplicado.law.edition import cited_in
from duplicado.law.judgement import seeks_outcome_without_infraction
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.score.side_score import Artificial
from duplicado.vocabulary.awards import Fault
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Side


class WhyNot(Enumeration):
    """Objection to a ruling; the value is its name in messages."""

    WEIGHTS_FORBIDDEN = "weights-forbidden"
    """A Law on which it rests wants one result (69 to 71), or the authority forbids weights (2007)."""
    NOT_LEGAL = "not-legal"
    """Weight was given to a result that could not be reached in a legal manner."""
    CANNOT_FOLLOW = "cannot-follow"
    """A result could not come about any more from what stood before the infraction."""
    ASSIGN_FIRST = "assign-first"
    """The score is artificial although one can be assigned."""
    CANNOT_BE_ASSIGNED = "cannot-be-assigned"
    """A score was assigned although the Director found that none can be."""
    MUST_BE_ARTIFICIAL = "must-be-artificial"
    """A score was assigned, and a clause on which the ruling rests demands an artificial one."""
    NOT_SELF_INFLICTED = "not-self-inflicted"
    """Damage by the side itself that is not of the kind that the Law means."""
    BOTH_NON_OFFENDING = "both-non-offending"
    """After a Director's error both sides are treated as non-offending, and one is at fault here (82C)."""
    NOT_PERMITTED = "not-permitted"
    """No clause on which the ruling rests permits an adjusted score (12A)."""
    NOT_TOO_MANY = "not-too-many"
    """The score is artificial under 12C1(d), and nobody has found the possibilities numerous or not obvious."""
    DOES_NOT_BALANCE = "does-not-balance"
    """The sides get different results, and no clause on which the ruling rests allows it."""


@dataclass(frozen=True, slots=True)
class Objection:
    """One thing that speaks against a ruling."""

    why: WhyNot
    clause: str
    """By the number of the edition."""
    side: Side | None = None
    """Side whose score it is; `None` for both together."""


def objections(ruling: Ruling, circumstances: RulingCircumstances) -> tuple[Objection, ...]:
    """List what speaks against a ruling; nothing where it is in order."""
    found: list[Objection] = []
    for side in Side:
        found += (
            Objection(why, cited_in(circumstances.edition, clause), side)
            for why, clause in _against(ruling.of(side), ruling, circumstances)
        )
    if _differs(ruling) and not may_differ(ruling.under, circumstances.edition):
        found.append(Objection(WhyNot.DOES_NOT_BALANCE, "12C1(a)"))
    return tuple(dict.fromkeys(found))


def _against(own: SideRuling, ruling: Ruling, circumstances: RulingCircumstances) -> Iterator[tuple[WhyNot, str]]:
    kinds = tuple(AssignedKind)
    can_be_assigned, played = ruling.can_be_assigned, circumstances.is_played
    if can_be_assigned is None and is_to_be_assigned(ruling.under, circumstances.edition, is_played=played):
        can_be_assigned = True
    if can_be_assigned is not None:
        kinds = kinds_of_score(can_be_assigned=can_be_assigned, too_many_or_unclear=ruling.too_many_or_unclear)
    if isinstance(own, Assigned | SelfInflictedDamage) and AssignedKind.ASSIGNED not in kinds:
        yield WhyNot.CANNOT_BE_ASSIGNED, "12C2(a)"
    if isinstance(own, Assigned | SelfInflictedDamage) and ruling.under:
        permits = permits_assigned(ruling.under, circumstances.edition)
        gives_artificial = not permits and permits_artificial(ruling.under, circumstances.edition)
        if gives_artificial or demands_artificial(ruling.under, circumstances.edition):
            yield WhyNot.MUST_BE_ARTIFICIAL, "12C2(a)"
        elif not permits:
            yield WhyNot.NOT_PERMITTED, "12A"
    if isinstance(own, ByFault | Artificial) and AssignedKind.ARTIFICIAL not in kinds:
        yield WhyNot.ASSIGN_FIRST, "12C1(a)"
    if isinstance(own, ByFault | Artificial) and ruling.under:
        if not permits_artificial(ruling.under, circumstances.edition):
            yield WhyNot.NOT_PERMITTED, "12A"
        if "12C1(d)" in ruling.under and not ruling.too_many_or_unclear:
            yield WhyNot.NOT_TOO_MANY, "12C1(d)"
    if isinstance(own, SelfInflictedDamage) and not is_self_inflicted(own.own, circumstances.edition):
        yield WhyNot.NOT_SELF_INFLICTED, "12C1(e)"
    if "82C" in ruling.under and isinstance(own, ByFault) and own.fault is not Fault.NOT:
        yield WhyNot.BOTH_NON_OFFENDING, "82C"
    for assigned in _assigned(own):
        yield from _against_results(assigned, ruling, circumstances)


def _assigned(own: SideRuling) -> tuple[Assigned, ...]:
    if isinstance(own, SelfInflictedDamage):
        return own.expectation, own.after_infraction
    return (own,) if isinstance(own, Assigned) else ()


@reads(options.WEIGHTED_ALLOWED)
def _against_results(
    assigned: Assigned, ruling: Ruling, circumstances: RulingCircumstances
) -> Iterator[tuple[WhyNot, str]]:
    edition = circumstances.edition
    allowed = value_of(options.WEIGHTED_ALLOWED, circumstances.regulations)
    allowed = allowed and not scored_by_likelihood(edition, circumstances.regulations)
    weights = [(outcome.weight, outcome.legally) for outcome in assigned.outcomes]
    for clause in forbids_weights(weights, ruling.under, edition, authority_allows=allowed):
        illegal = clause == "12C1(c)" and not all(legal for _, legal in weights)
        yield WhyNot.NOT_LEGAL if illegal else WhyNot.WEIGHTS_FORBIDDEN, clause
    if ruling.before is None or not seeks_outcome_without_infraction(edition):
        return
    for outcome in assigned.outcomes:
        if outcome.contract is not None and not can_follow(ruling.before, outcome.contract, outcome.tricks):
            yield WhyNot.CANNOT_FOLLOW, "12C1(b)"


def _differs(ruling: Ruling) -> bool:
    """Tell whether the sides get different results by assignment; artificial scores never balance (12C2)."""
    both = (ruling.north_south, ruling.east_west)
    if any(isinstance(each, ByFault | Artificial | SelfInflictedDamage) for each in both):
        return False
    return ruling.north_south != ruling.east_west
