"""Rights to restrict a lead: which withdrawn call gave each, and in which matter (Law 26).

The same call may be withdrawn twice, by one player or by both. Each withdrawal gives a right of its own, and what ends
a right (26A: the call that replaced it is comparable) ends that of its own matter. Owner: the table's fold.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from duplicado.law.book import law_26
from duplicado.law.orders import LeadRight, LeadRightLifted
from duplicado.law.procedure_steps import FindingValue
from duplicado.vocabulary.values import FrozenDict


@dataclass(frozen=True, slots=True)
class GivenRight:
    """A right, and the number of the matter whose ruling gave it."""

    right: LeadRight
    matter: int


def left_of(rights: Iterable[GivenRight], lifted: LeadRightLifted, matter: int) -> tuple[GivenRight, ...]:
    """Return the rights that are left after an order of that matter.

    An order that names a call ends the right that its own matter gave; one that names none ends whatever the offender's
    withdrawn calls gave, as when his partner has made the lead that they restricted.
    """
    return tuple(given for given in rights if not _is_ended(given, lifted, matter))


def without_those_of_a_lead(findings: Mapping[str, FindingValue]) -> FrozenDict[str, FindingValue]:
    """Return the findings without those of the lead that has been made: the next one has its own."""
    of_a_lead = {law_26.SUITS_OF_WITHDRAWN.key, law_26.SUITS_SPECIFIED.key}
    return FrozenDict({key: value for key, value in findings.items() if key not in of_a_lead})


def _is_ended(given: GivenRight, lifted: LeadRightLifted, matter: int) -> bool:
    if given.right.offender is not lifted.offender:
        return False
    return lifted.withdrawn is None or (given.matter == matter and given.right.withdrawn == lifted.withdrawn)
