"""Entries of an event's record: facts in the past tense, to which nothing is ever done but to add another.

What a later entry puts right names the earlier one by its `EntryId`, which whoever makes an entry chooses once, so that
the same entry sent twice is one, and entries that arrive in another order mean the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, TypeAlias, get_args

from duplicado.event.facts.announcements import AnnouncementFact
from duplicado.event.facts.appeals import AppealFact
from duplicado.event.facts.awards import AwardFact
from duplicado.event.facts.boards import BoardFact
from duplicado.event.facts.calls import CallFact
from duplicado.event.facts.clock import ClockFact
from duplicado.event.facts.contestants import ContestantFact
from duplicado.event.facts.discipline import DisciplineFact
from duplicado.event.facts.ending import EndingFact
from duplicado.event.facts.fact import Fact
from duplicado.event.facts.founding import FoundingFact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.planning import PlanningFact
from duplicado.event.facts.progress import ProgressFact
from duplicado.event.facts.register import RegisterFact
from duplicado.event.facts.rulings import RulingFact
from duplicado.event.facts.stated_results import ResultFact
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.texts import Words

AnyOfficeFact: TypeAlias = CallFact | RulingFact | RegisterFact | DisciplineFact
AnyFact: TypeAlias = (
    FoundingFact
    | ContestantFact
    | PlanningFact
    | ProgressFact
    | BoardFact
    | ResultFact
    | AwardFact
    | AppealFact
    | EndingFact
    | AnnouncementFact
    | ClockFact
    | AnyOfficeFact
)
KINDS: Final[tuple[type[Fact], ...]] = get_args(AnyFact)
"""Every kind of fact."""


@checked
@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the record.

    Raises `DuplicadoError` when its time has no time zone: such a time stands before no other and after none.
    """

    id: EntryId
    at: datetime
    """Time at which it was made, with its time zone; by the clock of whoever keeps the record."""
    by: Words
    """Person who made it, as the club calls him: `North 3`, `the Director`."""
    fact: AnyFact

    def __post_init__(self) -> None:
        """Check the time."""
        if self.at.utcoffset() is None:
            raise DuplicadoError(f"the entry {self.id!r} has a time without a time zone: {self.at}")


def supposed(order: Sequence[Entry], facts: Iterable[AnyFact]) -> Iterator[Entry]:
    """Go through the entries that facts would be at the end of a record, for what would follow from them."""
    for number, fact in enumerate(facts, 1):
        yield Entry(f"supposed {number}", order[-1].at, "-", fact)
