"""The fold: what each entry changes. It is total: no entry that is well formed is ever refused here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from typing import assert_never

from duplicado.law.book import law_24, law_33
from duplicado.law.edition import Edition
from duplicado.law.orders import Disposition
from duplicado.law.procedure import Auction, PlayPosition
from duplicado.table import auction_fold, effects_fold, play_fold
from duplicado.table.actions import Action, ChangesCall, Drops, MakesCall, Names, PlaysCard, ReturnsHands, Shows
from duplicado.table.entries import (
    Acted,
    Answered,
    AttentionDrawn,
    Entry,
    FoundOfOwnMotion,
    MatterClosed,
    MatterOpened,
    Ruled,
)
from duplicado.table.play_state import PlayState
from duplicado.table.state import TableSetup, TableState
from duplicado.vocabulary import Contract, Seat

__all__ = ["begin", "evolve", "replay"]


def begin(setup: TableSetup) -> TableState:
    """Return the state before anything has happened."""
    state = TableState(setup, Auction(setup.board.dealer))
    if setup.contract is None:
        return state
    return replace(state, play=_play_of(setup, setup.contract))


def _play_of(setup: TableSetup, contract: Contract) -> PlayState:
    position = PlayPosition.beginning(contract, setup.layout)
    if setup.leader is None:
        return PlayState(contract, position)
    return PlayState(contract, replace(position, leader=setup.leader, won=setup.won), lead_is_faced=True)


def replay(setup: TableSetup, entries: Iterable[Entry]) -> TableState:
    """Return the state that follows from the entries."""
    return reduce(evolve, entries, begin(setup))


def evolve(state: TableState, entry: Entry) -> TableState:
    """Return the state after one more entry."""
    match entry:
        case Acted():
            return _with_deeds(state, entry)
        case Ruled():
            return _settled(state, effects_fold.with_ruling(state, entry))
        case FoundOfOwnMotion():
            return replace(state, findings={**state.findings, entry.clause: entry.value})
        case MatterOpened():
            return _taken_up(state, entry.facts)
        case AttentionDrawn() | Answered() | MatterClosed():
            return state
        case _:
            assert_never(entry)


def _taken_up(state: TableState, facts: object) -> TableState:
    """Take a matter off the list of what has not been dealt with."""
    left = tuple(pending for pending in state.irregular if pending is not facts and pending != facts)
    accepted = None if state.accepted_change == facts else state.accepted_change
    return replace(state, irregular=left, accepted_change=accepted)


def _with_deeds(state: TableState, entry: Acted) -> TableState:
    """Take down what was done; of what was done at the same moment the call of the player in turn counts first."""
    deeds: tuple[tuple[Seat, Action], ...] = ((entry.seat, entry.action), *entry.accompanied_by)
    if entry.accompanied_by and not state.auction.is_ended:
        turn = state.auction.turn
        deeds = law_33.in_order(deeds, lambda seat, action: seat is turn and isinstance(action, MakesCall))
    for seat, action in deeds:
        state = _settled(state, _acted(state, seat, action))
    return state


def _acted(state: TableState, seat: Seat, action: Action) -> TableState:
    match action:
        case Drops(cards) | Shows(cards) | Names(cards) if auction_fold.exposure_is_of_the_auction(state):
            return auction_fold.with_exposed(state, seat, cards, led=False)
        case PlaysCard(card) if auction_fold.exposure_is_of_the_auction(state) and state.play is None:
            return auction_fold.with_exposed(state, seat, (card,), led=True)
        case MakesCall(call):
            return auction_fold.with_call(state, seat, call)
        case ChangesCall(call):
            return auction_fold.with_changed_call(state, seat, call)
        case ReturnsHands():
            return replace(state, hands_returned=True)
        case _:
            return play_fold.with_action(state, seat, action)


def _settled(before: TableState, state: TableState) -> TableState:
    """Bring auction and play into step: a contract opens the play, calls that are cancelled close it again."""
    if state.auction is before.auction or state.setup.contract is not None:
        return state
    result = state.auction.result
    if isinstance(result, Contract):
        if state.play is None or state.play.contract != result:
            state = _auction_ended(state, result)
    elif state.play is not None and not state.play.lead_is_faced:
        state = replace(state, play=None)
    return state


def _auction_ended(state: TableState, contract: Contract) -> TableState:
    if state.play is not None and state.play.lead_is_faced:
        return replace(state, play=replace(state.play, contract=contract))
    state = replace(state, play=_play_of(state.setup, contract))
    if state.edition is Edition.LAWS_2007:
        return state  # they lie face up until the auction period ends, when a lead is faced (Law 24 of 2007)
    return cards_after_the_auction(state, contract)


def cards_after_the_auction(state: TableState, contract: Contract) -> TableState:
    """Apply Law 24D-E: cards that lay face up go back to the declaring side and become penalty cards of a defender."""
    face_up = [card for card in state.exposed if card.disposition is Disposition.FACE_UP]
    kept = [card for card in state.exposed if card.disposition is not Disposition.FACE_UP]
    for seat in Seat:
        cards = tuple((exposed.card, exposed.played) for exposed in face_up if exposed.seat is seat)
        becomes = law_24.becomes(seat, cards, defends=seat.side is not contract.declarer.side)
        kept += [card for card in becomes if card.disposition is not Disposition.IN_HAND]
    return replace(state, exposed=tuple(kept))
