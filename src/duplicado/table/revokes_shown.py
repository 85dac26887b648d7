"""Revokes of a hand that is not known, which a later card shows: the hand held it when its suit was led (61A)."""

from __future__ import annotations

from itertools import takewhile

from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.table import revokes_made
from duplicado.table.play_state import Revoke
from duplicado.table.state import Noted, TableState
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace


def by_card(state: TableState, hand: Seat, card: Card) -> TableState:
    """Note the revokes that a card shows which has been played; it was played to a later trick and establishes them."""
    play = state.play
    last = None if play is None else play.play.trick_of(hand, card)
    if play is None or last is None:
        return state
    known = {(revoke.hand, revoke.trick) for revoke in play.revokes}
    shown = play
    for place, trick in enumerate(play.play.tricks[:last]):
        earlier = trick.card_of(hand)
        if earlier is None or earlier.suit is card.suit or trick.suit_led is not card.suit or (hand, place) in known:
            continue
        fact = _revoke(state, play.play, hand, place, earlier)
        state = replace(state, irregular=(*state.irregular, fact), noted=(*state.noted, Noted(fact.law, fact.offender)))
        shown = replace(shown, revokes=(*shown.revokes, Revoke(fact.offender, hand, place, earlier, card.suit)))
    if shown is play:
        return state
    return replace(state, play=revokes_made.established_by_play(shown, hand, card, last))


def with_seen(state: TableState, seat: Seat, cards: tuple[Card, ...]) -> TableState:
    """Keep in mind cards that have been seen of a hand that is not known."""
    play = state.play
    if play is None or play.play.hand(seat) is not None:
        return state
    return replace(state, play=replace(play, seen=play.seen | {(seat, card) for card in cards}))


def by_exposed_cards(state: TableState, seat: Seat, cards: tuple[Card, ...]) -> TableState:
    """Note the revokes that cards show which a player has exposed; what his side has played since establishes them."""
    play = state.play
    if play is None or play.play.hand(seat) is not None:
        return state
    suits = {card.suit for card in cards}
    for place, trick in enumerate(play.play.tricks):
        own = trick.card_of(seat)
        known = any((each.hand, each.trick) == (seat, place) for each in play.revokes)
        if own is None or known or trick.suit_led not in suits or own.suit is trick.suit_led:
            continue
        fact = _revoke(state, play.play, seat, place, own)
        state = replace(state, irregular=(*state.irregular, fact), noted=(*state.noted, Noted(fact.law, fact.offender)))
        play = replace(play, revokes=(*play.revokes, Revoke(fact.offender, seat, place, own, trick.suit_led)))
    if play is state.play:
        return state
    for later, trick in enumerate(play.play.tricks):
        for hand, card in trick.plays:
            play = revokes_made.established_by_play(play, hand, card, later)
    return replace(state, play=play)


def _revoke(state: TableState, now: Play, hand: Seat, place: int, card: Card) -> IrregularPlay:
    before = play_before(now, hand, place)
    return IrregularPlay(
        state.edition, PlayIrregularity.REVOKE, now.player_of(hand), hand, (card,), before, trick=place
    )


def play_before(now: Play, hand: Seat, place: int) -> Play:
    """Return the play as it was before a hand played to a trick."""
    trick = now.tricks[place]
    kept = tuple(takewhile(lambda each: each[0] is not hand, trick.plays))
    gone = (*trick.plays[len(kept) :], *(each for later in now.tricks[place + 1 :] for each in later.plays))
    play = replace(now, tricks=(*now.tricks[:place], replace(trick, plays=kept)), leads_next=None)
    for seat, card in gone:
        play = play.given_back(seat, card)
    return play
