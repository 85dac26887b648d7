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
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.values import replace


def by_card(state: TableState, hand: Seat, card: Card) -> TableState:
    """Note the revokes that a card shows which has been played."""
    last = None if state.play is None else state.play.play.trick_of(hand, card)
    return state if last is None else _shown_by(state, hand, frozenset({card.suit}), last)


def with_seen(state: TableState, seat: Seat, cards: tuple[Card, ...]) -> TableState:
    """Keep in mind cards that have been seen of a hand that is not known."""
    play = state.play
    if play is None or play.play.hand(seat) is not None:
        return state
    return replace(state, play=replace(play, seen=play.seen | {(seat, card) for card in cards}))


def by_exposed_cards(state: TableState, seat: Seat, cards: tuple[Card, ...]) -> TableState:
    """Note the revokes that cards show which a player has exposed."""
    play = state.play
    if play is None or play.play.hand(seat) is not None:
        return state
    return _shown_by(state, seat, frozenset(card.suit for card in cards), len(play.play.tricks))


def by_taking_back(state: TableState, seat: Seat, card: Card) -> TableState:
    """Note the revoke of who takes back a card by which he has not followed suit: by that he says that he can (62A)."""
    play = state.play
    place = None if play is None or play.play.hand(seat) is not None else play.play.trick_of(seat, card)
    led = None if play is None or place is None else play.play.tricks[place].suit_led
    if play is None or place is None or led is None or play.is_over:
        return state
    shown = _shown_by(state, seat, frozenset({led}), place + 1)
    established = shown.play is not None and any(
        each.established for each in shown.play.revokes if (each.hand, each.trick) == (seat, place)
    )
    return state if established else shown


def _shown_by(state: TableState, hand: Seat, suits: frozenset[Suit], last: int) -> TableState:
    """Note that a hand held these suits when it did not follow to them; later cards of its side establish it."""
    shown = play = state.play
    if play is None or shown is None:
        return state
    known = {(revoke.hand, revoke.trick) for revoke in play.revokes}
    for place, trick in enumerate(play.play.tricks[:last]):
        own, led = trick.card_of(hand), trick.suit_led
        if own is None or (hand, place) in known or led not in suits or own.suit is led:
            continue
        fact = _revoke(state, play.play, hand, place, own)
        state = replace(state, irregular=(*state.irregular, fact), noted=(*state.noted, Noted(fact.law, fact.offender)))
        shown = replace(shown, revokes=(*shown.revokes, Revoke(fact.offender, hand, place, own, led)))
    if shown is play:
        return state
    for later, trick in enumerate(play.play.tricks):
        for who, card in trick.plays:
            shown = revokes_made.established_by_play(shown, who, card, later)
    return replace(state, play=shown)


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
