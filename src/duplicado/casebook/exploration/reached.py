"""A state that the exploration has reached, and the way to it: what an invariant reads."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import TypeAlias, cast

from duplicado.casebook.exploration.turning import turned
from duplicado.casebook.exploration.worlds import World
from duplicado.director.commands import Command
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable, begin, evolve
from duplicado.table.entries import Entry
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.values import derived, replace

_Elsewhere: TypeAlias = tuple[tuple[Entry, ...], DirectedTable]
"""The entries that the last step adds to the record of another table, and the state there."""


@dataclass(frozen=True)  # without slots: see `vocabulary.values.derived`
class Reached:
    """A state that the exploration reached, and the shortest way to it.

    What the same steps come to at other tables is worked out step by step and kept, for the states that follow.
    """

    world: World
    state: DirectedTable
    previous: Reached | None = None
    """The state before the last step; `None` before anything has happened."""
    commands: tuple[Command, ...] = ()
    """The steps."""
    added: tuple[Entry, ...] = ()
    """The entries that the last step added to the record."""
    lawful: bool = True
    """True while every step was a lawful call or card of the player in turn."""

    @property
    def before(self) -> DirectedTable:
        """The state before the last step."""
        return self.state if self.previous is None else self.previous.state

    @derived
    def _elsewhere(self) -> dict[tuple[Layout | None, int], _Elsewhere]:
        """Steps at other tables, by their layout and by the seats through which the table is turned."""
        return {}

    @derived
    def recorded(self) -> DirectedTable:
        """The state that follows from the record alone."""
        if self.previous is None:
            return begin(self.state.table.setup)
        return reduce(evolve, self.added, self.previous.recorded)

    @derived
    def named(self) -> Hand:
        """The cards that the steps have named."""
        if self.previous is None:
            return Hand()
        return self.previous.named | _cards_in(self.commands[-1])

    def elsewhere(self, layout: Layout | None, quarters: int = 0) -> _Elsewhere:
        """Return what the steps come to where these hands are held and the table is turned by so many quarters."""
        known = self._elsewhere.get((layout, quarters))
        if known is None:
            if self.previous is None:
                known = (), begin(turned(replace(self.state.table.setup, layout=layout), quarters))
            else:
                _, before = self.previous.elsewhere(layout, quarters)
                known = carry_out(before, turned(self.commands[-1], quarters))
            self._elsewhere[layout, quarters] = known
        return known


def _cards_in(value: object) -> Iterator[Card]:
    """Yield the cards that are named in a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, Mapping):
        yield from _cards_in(tuple(cast("Mapping[object, object]", value).items()))
    elif isinstance(value, tuple | frozenset | Hand):
        for part in cast("Iterable[object]", value):
            yield from _cards_in(part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for each in dataclasses.fields(value):
            yield from _cards_in(getattr(value, each.name))
