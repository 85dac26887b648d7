"""Appeals in an event's record (Laws 92 and 93)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.contest import ContestantId
from duplicado.event.record.ids import EntryId
from duplicado.law.book.law_93 import Point

__all__ = ["AppealDecided", "AppealLodged", "Hearing"]


@dataclass(frozen=True, slots=True)
class AppealLodged:
    """A contestant appealed against a ruling (Law 92), or against the decision on an appeal (Law 93C1)."""

    against: EntryId
    appellant: ContestantId
    deposit: Fraction = Fraction(0)
    """In the currency of the event."""
    grounds: str = ""
    concurred: bool | None = None
    """Whether those concur without whom it is not heard: the partner, or the captain of a team (Law 92D). An absent
    partner is deemed to. `None`: they have not been asked."""
    approved_by: str | None = None
    """Who let it in for the Tournament Organizer when the right to appeal had expired (Law 92B), where the regulations
    keep that open to him."""


@dataclass(frozen=True, slots=True)
class Hearing:
    """How an appeal was heard (Law 93A and 93B)."""

    body: str = ""
    """Who heard it: the Director in charge, the committee by its name."""
    chairman: str = ""
    members: tuple[str, ...] = ()
    present: tuple[str, ...] = ()
    """Who was heard."""
    summary: str = ""
    """The chairman's summary: what was found, and why it was so decided."""
    recommended: str = ""
    """What a committee recommends to the Director where it may not overrule him (Law 93B3)."""
    concurred: bool | None = None
    """Whether partner or captain concurred (Law 92D), where it was not asked when the appeal was lodged."""


@dataclass(frozen=True, slots=True)
class AppealDecided:
    """An appeal was decided (Law 93). The score that it changes is entered as a ruling instead of the former."""

    appeal: EntryId
    outcome: AppealOutcome
    without_merit: bool = False
    kept: Fraction | None = None
    """What is kept of the deposit, where there is a choice; `None`: all that the regulations let be kept."""
    reasons: str = ""
    hearing: Hearing | None = None
    """`None` where it was not written down, or nothing was heard."""
    disputed: Point | None = None
    """The point on which it turned: of some a committee does not overrule the Director (Law 93B3). `None`: not told."""
