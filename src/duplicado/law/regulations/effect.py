"""Effect of an option of the regulations: whether the program acts on what is decided, and where that is seen."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import final

__all__ = ["Declared", "Executed", "Shown"]


class Shown(enum.Enum):
    """Where a person sees what an option does; the value is its name in messages."""

    RULINGS = "rulings"
    """What the Director is asked and told at the table, in the interview and of judgements."""
    SCORES = "scores"
    """What a board, a session or a contestant's total is worth."""
    PENALTIES = "penalties"
    """What is proposed and admitted as a penalty."""
    PERIODS = "periods"
    """Until when what may be asked or put right."""
    APPEALS = "appeals"
    """Who hears an appeal, and what becomes of it."""
    OFFICE = "office"
    """What the office of an event takes down, refuses or proposes."""
    TABLES = "tables"
    """What the players of a table are told."""
    CONDITIONS = "conditions"
    """The conditions of contest, which print it."""

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Shown.{self.name}"


@final
@dataclass(frozen=True, slots=True)
class Executed:
    """The program acts on the option: another value changes a ruling, a figure or a page."""

    seen: Shown
    readers: list[Callable[..., object]] = field(default_factory=list[Callable[..., object]], compare=False)
    """The functions that act on it, as far as their modules are imported; `reads` adds them."""


@final
@dataclass(frozen=True, slots=True)
class Declared:
    """The option is recorded and printed, and decides nothing in the program."""

    shown: Shown
