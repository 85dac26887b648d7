"""Invariant of the views: where two hidden cards change places, nobody who sees neither can tell the difference."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import cast

from duplicado.casebook.exploration.reached import Reached
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable, begin
from duplicado.table.moment import Phase
from duplicado.table.view import SeatView, view
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat


def views_tell_nothing_hidden(reached: Reached) -> str | None:
    """A seat's view tells nothing of cards that it cannot see.

    Two cards of one suit that have not been named change places, and the same is done once more; of the pairs of hands
    that hold such cards one is taken in each state, in their order. Claims are left out: they face hands.
    """
    table = reached.state.table
    play = table.play
    if table.setup.layout is None or table.phase is Phase.OVER:
        return None
    if play is not None and (play.claim is not None or play.set_aside is not None):
        return None
    seen = {play.play.dummy} if play is not None and play.lead_is_faced else set[Seat]()
    pairs = [*_exchanged(table.setup.layout, frozenset(_cards_in(reached.commands)), seen)]
    if not pairs:
        return None
    hands, other = pairs[len(reached.commands) % len(pairs)]
    state = begin(replace(table.setup, layout=other))
    for command in reached.commands:
        _, state = carry_out(state, command)
    for seat in Seat:
        if seat not in hands and _seen_by(state, seat) != _seen_by(reached.state, seat):
            return f"{seat} can tell which cards {hands[0]} and {hands[1]} hold"
    return None


def _seen_by(state: DirectedTable, seat: Seat) -> SeatView:
    return view(state.table, seat, state.offers, frozen=state.awaits_ruling)


def _exchanged(layout: Layout, named: frozenset[Card], seen: set[Seat]) -> Iterator[tuple[tuple[Seat, Seat], Layout]]:
    """Yield two hands that some other seat cannot see, and the deal in which they have exchanged a card of a suit."""
    for one, other in combinations((seat for seat in Seat if seat not in seen), 2):
        mine, theirs = ([card for card in layout[seat] or () if card not in named] for seat in (one, other))
        given = next(((a, b) for a in mine for b in theirs if a.suit is b.suit), None)
        if given is not None:
            hands = dict(layout.items())
            for seat, (gone, come) in ((one, given), (other, given[::-1])):
                hands[seat] = Hand((*(card for card in hands[seat] or () if card is not gone), come))
            yield (one, other), Layout(hands)


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
        for field in dataclasses.fields(value):
            yield from _cards_in(getattr(value, field.name))
