"""Interface of a robot: the view of a seat and what everybody has seen go in, the text of an action comes out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from duplicado.law.meaning import CallMeaning
from duplicado.robot.public_history import PublicHistory
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.view import SeatView
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
@keeps_mappings
class ToldWords:
    """A sentence as data: the message of `locale/<language>/messages` and the values that go into it."""

    message: str
    values: Mapping[str, str | int] = field(default_factory=dict[str, str | int], hash=False)


@dataclass(frozen=True, slots=True)
class ChosenAction:
    """Action of a robot, and its reason."""

    text: str
    """The action in the notation that `table.actions.reader.parse_action` reads."""
    reason: ToldWords
    """Reason; it may be read when the board is over, and by the Director at any time."""
    meaning: CallMeaning | None = None
    """Meaning of a call in the robot's system, as data; opponents are told it (Law 20F), partner is not."""
    words: ToldWords | None = None
    """Words that opponents are told besides the meaning: the name of a convention, or what the call asks."""
    is_alertable: bool = False
    """True where the system card marks the call to be alerted."""
    statement: ClaimStatement | None = None
    """Line of play that is stated with a claim (68C)."""


class RobotPlayer(Protocol):
    """A robot that can sit at any seat; it keeps nothing from one call to the next that changes what it does."""

    @property
    def name(self) -> str:
        """Its name among the robots, as in `named.ROBOTS`."""
        ...

    def act(self, view: SeatView, history: PublicHistory, chance: Random) -> ChosenAction:
        """Return what the player does now.

        Args:
            view: the table as the seat sees it; `turn.has_to_act(view)` is true of it.
            history: what the seat has seen beyond the view.
            chance: the source of every draw; equal sources give equal actions.
        """
        ...
