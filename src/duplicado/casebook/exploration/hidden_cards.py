"""Invariant of the views: where two hidden cards change places, nobody who sees neither can tell the difference."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from duplicado.casebook.exploration.reached import Reached
from duplicado.director.commands import Command, PlayerActs
from duplicado.director.state import DirectedTable
from duplicado.table.actions.answers import Highest, Lowest
from duplicado.table.moment import Phase
from duplicado.table.view import SeatView, open_view, view_of_seat
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat


def views_tell_nothing_hidden(reached: Reached) -> str | None:
    """A seat's view tells nothing of cards that it cannot see.

    Two cards of one suit that have not been named change places, and the same is done once more; of the pairs of hands
    that hold such cards one is taken in each state, in their order. Claims are left out: they face hands. Where
    declarer has demanded a highest or lowest card (57A), whether it was played is no secret: only cards change places
    between which no card has been named, so that the demand was obeyed or broken in both deals.
    """
    table = reached.state.table
    play = table.play
    if table.setup.layout is None or table.phase is Phase.OVER:
        return None
    if play is not None and (play.claim is not None or play.set_aside is not None):
        return None
    seen = {play.play.dummy} if play is not None and play.lead_is_faced else set[Seat]()
    barriers = reached.named if any(map(_demands_a_rank, reached.commands)) else Hand()
    pairs = [*_exchanges(table.setup.layout, reached.named, barriers, seen)]
    if not pairs:
        return None
    (one, mine), (other, theirs) = pairs[len(reached.commands) % len(pairs)]
    hands = dict(table.setup.layout.items())
    for seat, gone, come in ((one, mine, theirs), (other, theirs, mine)):
        hands[seat] = ((hands[seat] or Hand()) - (gone,)) | (come,)
    _, elsewhere = reached.elsewhere(Layout(hands))
    seats = [seat for seat in Seat if seat not in {one, other}]
    told = zip(seats, _views(reached.state, seats), _views(elsewhere, seats), strict=True)
    differs = next((seat for seat, here, there in told if here != there), None)
    return None if differs is None else f"{differs} can tell which cards {one} and {other} hold"


def _views(state: DirectedTable, seats: list[Seat]) -> list[SeatView]:
    offers = state.offers
    opened = open_view(state.table, offers, frozen=state.awaits_ruling)
    return [view_of_seat(state.table, seat, offers, opened) for seat in seats]


def _demands_a_rank(command: Command) -> bool:
    return isinstance(command, PlayerActs) and isinstance(command.action, Highest | Lowest)


def _exchanges(
    layout: Layout, named: Hand, barriers: Hand, seen: set[Seat]
) -> Iterator[tuple[tuple[Seat, Card], tuple[Seat, Card]]]:
    """Yield two hands that some other seat cannot see, each with a card of the same suit that it may give away.

    No barrier lies between the two cards.
    """
    unnamed = {seat: hand - named for seat, hand in layout.items() if hand is not None and seat not in seen}
    for one, other in combinations(unnamed, 2):
        mine, theirs = unnamed[one], unnamed[other]
        given = next(
            ((a, b) for a in mine for b in theirs.suit(a.suit) if not (barriers and _between(a, b, barriers))), None
        )
        if given is not None:
            yield (one, given[0]), (other, given[1])


def _between(one: Card, other: Card, cards: Hand) -> bool:
    """Tell whether one of the cards ranks between two of its suit."""
    low, high = sorted((one.bit, other.bit))
    return any(low < card.bit < high for card in cards)
