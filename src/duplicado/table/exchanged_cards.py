"""Cards that have replaced others of their hand in a trick, and what is irregular about them (58B2, 45C4, 45D1).

Owner: the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duplicado.law.book.law_59 import breaks, may_break
from duplicado.law.orders import CardDisposition, Disposition
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.table.card_duties import duties
from duplicado.table.leads_in_the_auction import noted_otherwise
from duplicado.table.play_orders import exchanged_cards
from duplicado.table.revokes_shown import play_before
from duplicado.table.standing_cards import doubtful, unlawful
from duplicado.table.state import Noted, TableState
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace

_FAILURES: Final = (PlayIrregularity.REVOKE, PlayIrregularity.PENALTY_CARD_NOT_PLAYED)


def with_irregular_ones(before: TableState, state: TableState) -> TableState:
    """Note of each card that has replaced another whether it is a revoke, or fails to be a penalty card (52, 61A).

    Args:
        before: the table before the cards were exchanged.
        state: the table as it is now.
    """
    if before.play is None or state.play is None or before.play.play is state.play.play:
        return state
    now = state.play.play
    for place, hand, old, card in exchanged_cards(before.play.play, now):
        lay = (*state.exposed, *before.exposed, *_known_by_exchange(now, place, hand, old, card))
        state = replace(state, noted=_without_failures_of(before, hand, old, state.noted))
        state = _looked_at(state, place, hand, card, tuple(dict.fromkeys(lay)))
    return state


def _without_failures_of(before: TableState, hand: Seat, old: Card, noted: tuple[Noted, ...]) -> tuple[Noted, ...]:
    """Return what is noted without what the card that was not played would have failed to do."""
    for fact in before.irregular:
        if isinstance(fact, IrregularPlay) and fact.kind in _FAILURES and (fact.hand, fact.card) == (hand, old):
            noted = noted_otherwise(noted, Noted(fact.law, fact.offender))
    return noted


def _known_by_exchange(now: Play, place: int, hand: Seat, old: Card, card: Card) -> Iterator[CardDisposition]:
    """Yield the old card where it shows that a hand which is not known could have followed suit."""
    if now.hand(hand) is None and card.suit is not now.tricks[place].suit_led:
        yield CardDisposition(hand, old, Disposition.MINOR)


def _looked_at(state: TableState, place: int, hand: Seat, card: Card, lay: tuple[CardDisposition, ...]) -> TableState:
    play = state.play
    if play is None or any((each.hand, each.trick) == (hand, place) for each in play.revokes):
        return state
    then = play_before(play.play, hand, place)
    due = duties(replace(state, exposed=lay), replace(play, play=then), hand)
    if breaks(due, then.hand(hand), card):
        return unlawful(state, then, hand, card, due, place)
    if then.hand(hand) is None and may_break(due, card):
        return doubtful(state, then, hand, card, due, place)
    return state
