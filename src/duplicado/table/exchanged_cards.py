"""Cards that have replaced others of their hand in a trick, and what is irregular about them (58B2, 45C4, 45D1).

Owner: the table.
"""

from __future__ import annotations

from duplicado.law.book.law_59_unknown_hands import breaks, may_break
from duplicado.table.card_duties import duties
from duplicado.table.play_orders import exchanged_cards
from duplicado.table.revokes_shown import play_before
from duplicado.table.standing_cards import doubtful, unlawful
from duplicado.table.state import TableState
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace


def with_irregular_ones(before: TableState, state: TableState) -> TableState:
    """Note of each card that has replaced another whether it is a revoke, or fails to be a penalty card (52, 61A).

    Args:
        before: the table before the cards were exchanged.
        state: the table as it is now.
    """
    if before.play is None or state.play is None or before.play.play is state.play.play:
        return state
    for place, hand, _, card in exchanged_cards(before.play.play, state.play.play):
        state = _looked_at(before, state, place, hand, card)
    return state


def _looked_at(before: TableState, state: TableState, place: int, hand: Seat, card: Card) -> TableState:
    play = state.play
    if play is None or any((each.hand, each.trick) == (hand, place) for each in play.revokes):
        return state
    then = play_before(play.play, hand, place)
    lay = tuple(dict.fromkeys((*state.exposed, *before.exposed)))
    due = duties(replace(state, exposed=lay), replace(play, play=then), hand)
    if breaks(due, then.hand(hand), card):
        return unlawful(state, then, hand, card, due, place)
    if then.hand(hand) is None and may_break(due, card):
        return doubtful(state, then, hand, card, due, place)
    return state
