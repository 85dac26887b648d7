"""Replay of told facts at a table, one by one and in their order."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import (
    Deed,
    DoesNotFit,
    Heard,
    Ordered,
    Prompt,
    StoryConditions,
    Told,
    tells,
)
from duplicado.director.state import DirectedTable
from duplicado.law.procedure.tricks import Play
from duplicado.table.actions.play import PlaysCard
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat


def auction_told(conditions: StoryConditions, heard: Heard) -> Generator[Prompt | Told, object, DirectedTable]:
    """Tell the calls from the first on, as they were heard; return the table, whose auction has those that stand.

    Who must pass because of an earlier ruling is told before the call at whose place that was ruled.
    """
    state = yield from tells(partial_deals.auction_begun_by(conditions, heard.dealer))
    for place, (seat, action) in enumerate(heard.calls):
        state = yield from _silenced_told(state, heard, place)
        state = yield from tells(Deed(seat, action))
    return (yield from _silenced_told(state, heard, len(heard.calls)))


def _silenced_told(state: DirectedTable, heard: Heard, place: int) -> Generator[Prompt | Told, object, DirectedTable]:
    effects = tuple(duty for each, duty in heard.silenced if each == place)
    return (yield from tells(Ordered(effects))) if effects else state


def cards_told(
    state: DirectedTable, plays: tuple[tuple[Seat, Card], ...]
) -> Generator[Prompt | Told, object, DirectedTable]:
    """Tell cards in the order in which they came; return the table, the one given when there are none."""
    for hand, card in plays:
        state = yield from tells(Deed(hand, PlaysCard(card)))
    return state


def cards_in_turn_told(
    state: DirectedTable, cards: tuple[Card, ...]
) -> Generator[Prompt | Told, object, DirectedTable]:
    """Tell cards of which each came from the hand in turn; return the table."""
    for card in cards:
        state = yield from tells(Deed(play_in(state).turn, PlaysCard(card)))
    return state


def layout_told(key: str, hands: Mapping[Seat, Hand | None]) -> Layout:
    """Return the cards of those hands, as the answer to that question has made them known.

    Raises:
        DoesNotFit: a card is in two hands.
    """
    try:
        return Layout(hands)
    except NotationError:
        raise DoesNotFit(key, "interview-card-twice") from None


def play_in(state: DirectedTable) -> Play:
    """Return the play at a table.

    Raises:
        DoesNotFit: there is none.
    """
    play = state.table.play
    if play is None:
        raise DoesNotFit("contract", "interview-without-table")
    return play.play
