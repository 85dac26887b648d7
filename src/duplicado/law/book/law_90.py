"""Law 90: procedural penalties, and what the Law names as offences."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from duplicado.law.book.law_07 import Permission, forbids_touching
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.numbering import cited_in
from duplicado.law.procedure_steps import Order, Procedure, finds
from duplicado.law.schedule import Schedule, due
from duplicado.vocabulary.seats import Seat, Side

__all__ = [
    "Offence",
    "OffenceCharged",
    "OffenceGround",
    "arrived_late",
    "boarded_wrongly",
    "compared_scores",
    "did_not_obey",
    "discussed_aloud",
    "error_spoiled_a_score",
    "may_be_penalized",
    "take_up",
    "touched_cards",
    "unduly_slow",
]


class OffenceGround(enum.Enum):
    """On what grounds a procedural penalty may be given."""

    DELAYS = "delays or obstructs the game"
    INCONVENIENCES = "inconveniences other contestants"
    VIOLATES_PROCEDURE = "violates correct procedure"
    REQUIRES_ADJUSTED_SCORE = "requires an adjusted score"

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Ground.{self.name}"


@clause("90A")
def may_be_penalized(ground: OffenceGround, edition: Edition, *, at_another_table: bool = False) -> bool:
    """Tell whether an offence on that ground may be penalized, besides being rectified.

    An adjusted score is a ground in 2007 only when it is needed at another table; since 2017 at any.

    Args:
        ground: what the offence does.
        edition: of the Laws.
        at_another_table: whether the adjusted score is needed at another table than that of the offence.
    """
    if ground is OffenceGround.REQUIRES_ADJUSTED_SCORE and edition.numbering is Edition.LAWS_2007:
        return at_another_table
    return True


class Offence(enum.Enum):
    """An offence that the Law names; the value is its clause, the same in every edition. The list is not complete."""

    LATE_ARRIVAL = "90B1"
    SLOW_PLAY = "90B2"
    OVERHEARD = "90B3"
    """Discussion of the auction, the play or the result of a board that others may overhear."""
    COMPARING_SCORES = "90B4"
    TOUCHING_CARDS = "90B5"
    MISPLACED_CARD = "90B6"
    SPOILED_SCORE = "90B7"
    """An error of procedure that makes an adjusted score necessary."""
    DISOBEDIENCE = "90B8"

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Offence.{self.name}"


_LOOKS_AT: Final[Mapping[Offence, tuple[str, ...]]] = {
    Offence.SLOW_PLAY: ("82B2",),
    Offence.OVERHEARD: ("16D",),
    Offence.COMPARING_SCORES: ("16D",),
    Offence.TOUCHING_CARDS: ("7B3",),
    Offence.MISPLACED_CARD: ("87A",),
    Offence.SPOILED_SCORE: ("12C2(a)",),
}
"""What else the offence may bring up, by the numbers of 2017."""


@clause("90B1")
def arrived_late(start: datetime, ready: datetime) -> Offence | None:
    """Return the offence of a contestant who was not at his place when the session was to start."""
    return Offence.LATE_ARRIVAL if ready > start else None


@clause("90B2")
def unduly_slow(used: timedelta, allowed: timedelta, at_fault: frozenset[Side]) -> tuple[tuple[Side, Offence], ...]:
    """Return the sides that played unduly slowly; nobody where the table kept the time.

    Args:
        used: the time that the table took.
        allowed: the time that it had, with what it lost through no fault of its own (a ruling, a late arrival).
        at_fault: the sides to whom the Director puts the delay down; of two slow pairs both.
    """
    if used <= allowed:
        return ()
    return tuple((side, Offence.SLOW_PLAY) for side in Side if side in at_fault)


@clause("90B3")
def discussed_aloud(*, may_be_overheard: bool) -> Offence | None:
    """Return the offence of who discusses a board so that it may be overheard; nobody need have heard it."""
    return Offence.OVERHEARD if may_be_overheard else None


@clause("90B4")
def compared_scores(*, authorized: bool) -> Offence | None:
    """Return the offence of who compares scores with another contestant without being authorized to."""
    return None if authorized else Offence.COMPARING_SCORES


@clause("90B5")
def touched_cards(
    player: Seat, owner: Seat, permission: Permission, edition: Edition, declarer: Seat | None = None
) -> Offence | None:
    """Return the offence of who touches cards that are not his (7B3): an opponent's leave helps since 2017 only."""
    forbidden = forbids_touching(player, owner, permission, edition, declarer)
    return None if forbidden is None else Offence.TOUCHING_CARDS


@clause("90B6")
def boarded_wrongly(pocket: Seat, owner: Seat) -> Offence | None:
    """Return the offence of who puts a card of `owner` back into another pocket."""
    return None if pocket is owner else Offence.MISPLACED_CARD


@clause("90B7")
def error_spoiled_a_score(*, adjusted_for_any_contestant: bool) -> Offence | None:
    """Return the offence of an error of procedure, such as cards not counted, that makes an adjusted score necessary.

    Reading: the clause speaks of any contestant in every edition, so that in 2007 too it holds for a score that is
    adjusted at the table of the error alone, where the general words of 90A do not.
    """
    return Offence.SPOILED_SCORE if adjusted_for_any_contestant else None


@clause("90B8")
def did_not_obey(*, complied_promptly: bool) -> Offence | None:
    """Return the offence of who does not promptly comply with the regulations or an instruction of the Director."""
    return None if complied_promptly else Offence.DISOBEDIENCE


@dataclass(frozen=True, slots=True)
class OffenceCharged:
    """An offence of Law 90B that is said to have happened."""

    edition: Edition
    offence: Offence
    schedule: Schedule
    earlier: int = 0
    """How often this contestant has committed it before, as far as that counts."""
    by: Side | None = None


def take_up(facts: OffenceCharged) -> Procedure:
    """Ask the Director whether it is so; then propose what the schedule has for it, and name what else it brings up."""
    number = facts.offence.value
    if not (yield from finds(number, blocking=False)):
        yield Order((number,))
        return
    proposed = due(number, facts.earlier, facts.schedule)
    also = tuple(cited_in(facts.edition, each) for each in _LOOKS_AT.get(facts.offence, ()))
    yield Order((*proposed.clauses, *also), (proposed,))
