"""A state that the exploration has reached, and the way to it: what an invariant reads."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.casebook.exploration.worlds import World
from duplicado.director.commands import Command
from duplicado.director.state import DirectedTable
from duplicado.table.entries import Entry


@dataclass(frozen=True, slots=True)
class Reached:
    """A state that the exploration reached, and the shortest way to it."""

    world: World
    beginning: DirectedTable
    commands: tuple[Command, ...]
    entries: tuple[Entry, ...]
    """The whole record."""
    before: DirectedTable
    """The state before the last command."""
    added: tuple[Entry, ...]
    """The entries that the last command added to the record."""
    state: DirectedTable
    lawful: bool
    """True while every step was a lawful call or card of the player in turn."""
