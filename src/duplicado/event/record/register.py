"""The directors' register: conduct, psyches and misexplanations, which nobody else is shown.

`public_entries` is the record without them, numbered as everybody else counts: whoever reads it cannot even tell that
there is a register. What is published is computed from scores, penalties and rulings, none of which depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.register import ConductNoted, PartnershipNoted, RegisterFact
from duplicado.event.facts.subjects import OfRegister
from duplicado.event.record.office_state import OfficeStanding
from duplicado.event.record.state import EventState
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import NotationError


def is_confidential(fact: AnyFact) -> bool:
    """Tell whether what an entry says is for directors only."""
    return isinstance(fact.subject(), OfRegister)


@checked
def public_entries(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return a record without the register: nor is it seen there that an entry of the register was undone."""
    listed = tuple(entries)
    hidden = {entry.id for entry in listed if is_confidential(entry.fact)}
    found = True
    while found:  # an undoing may be undone, and may stand before what it undoes
        more = {entry.id for entry in listed if entry.id not in hidden and entry.fact.undoes in hidden}
        hidden |= more
        found = bool(more)
    return tuple(entry for entry in listed if entry.id not in hidden)


def register_numbers(entries: Iterable[Entry]) -> dict[str, int]:
    """Return the number of each entry of the register, in the order of the record; what is struck out keeps its own."""
    noted = (entry.id for entry in entries if is_confidential(entry.fact))
    return {id_: number for number, id_ in enumerate(noted, 1)}


def cites(clauses: Iterable[str], wanted: str) -> bool:
    """Tell whether one of some clauses is the wanted one or a part of it: `74` is cited by `74A2`.

    What is written otherwise than clauses of the Laws are is compared as it stands.
    """
    return any(_covers(wanted, each) for each in clauses)


def _covers(wanted: str, cited: str) -> bool:
    try:
        return ClauseId.parse(wanted).covers(ClauseId.parse(cited))
    except NotationError:
        return wanted == cited


@checked
@dataclass(frozen=True, slots=True)
class OfficeRegister:
    """The register of an event, earliest entry first; what was corrected is in it as it stands now."""

    noted: tuple[OfficeStanding[RegisterFact], ...]

    @classmethod
    @checked
    def of(cls, state: EventState) -> OfficeRegister:
        """Return the whole register."""
        return cls(tuple(state.office.standing(ConductNoted, PartnershipNoted)))

    @checked
    def by_pair(self, contestant: ContestantId) -> OfficeRegister:
        """Return what was noted of a contestant."""
        return OfficeRegister(tuple(each for each in self.noted if each.fact.contestant == contestant))

    @checked
    def by_player(self, name: str) -> OfficeRegister:
        """Return what was noted of a person, under whatever number he played."""
        wanted = _folded(name)
        return OfficeRegister(
            tuple(each for each in self.noted if any(_folded(player) == wanted for player in each.fact.players))
        )

    @checked
    def by_clause(self, clause: str) -> OfficeRegister:
        """Return what was noted under a clause or a part of it: `74` has all of Law 74."""
        return OfficeRegister(tuple(each for each in self.noted if cites(each.fact.under, clause)))

    @checked
    def by_session(self, session: int) -> OfficeRegister:
        """Return what happened in a session; what was noted without a place is of none."""
        return OfficeRegister(
            tuple(each for each in self.noted if each.fact.where and each.fact.where.session == session)
        )

    def __iter__(self) -> Iterator[OfficeStanding[RegisterFact]]:
        """Go through it."""
        return iter(self.noted)

    def __len__(self) -> int:
        """Count the entries."""
        return len(self.noted)


def _folded(name: str) -> str:
    return " ".join(name.casefold().split())
