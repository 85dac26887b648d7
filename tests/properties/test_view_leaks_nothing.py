"""The view of a seat never depends on a card that the seat cannot see.

Boards are played card by card, with a card dropped, led out of turn or laid face down now and then. Then the hidden
cards change places, the same things happen again, and every seat that could not tell the difference sees the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.examples import examples

from duplicado.director.admission import admit
from duplicado.director.commands import PlayerActs
from duplicado.director.rule import rule
from duplicado.director.state import DirectedTable, begin, evolve
from duplicado.law.edition import Edition
from duplicado.table import card_duties
from duplicado.table.actions.irregularity import Attention
from duplicado.table.actions.play import Designates, Drops, LeadsFaceDown, PlaysCard
from duplicado.table.state import TableMode, TableSetup
from duplicado.table.view import view
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat

pytestmark = pytest.mark.clause("41D", "66A", "16A", "50A")

CONTRACT = Contract.parse("3NT S")


def table(layout: Layout, contract: Contract) -> DirectedTable:
    return begin(
        TableSetup(
            Board(1, Seat.N, Vulnerability.NONE),
            Edition.LAWS_2017,
            mode=TableMode.LIVE,
            layout=layout,
            contract=contract,
        )
    )


def dealt(cards: Sequence[Card]) -> Layout:
    return Layout({seat: Hand(cards[13 * place : 13 * place + 13]) for place, seat in enumerate(Seat)})


def after(state: DirectedTable, command: PlayerActs) -> DirectedTable:
    for entry in rule(state, command):
        state = evolve(state, entry)
    return state


def next_command(state: DirectedTable, whim: int) -> PlayerActs | None:
    """Choose what happens next: mostly a lawful card, now and then something else."""
    play = state.table.play
    if play is None or play.is_over:
        return None
    hand = play.play.turn
    if not play.lead_is_faced:
        held = list(play.play.hand(hand) or ())
        card = held[whim % len(held)]
        lies_there = bool(play.face_down)
        return PlayerActs(hand, PlaysCard(card) if whim % 2 or lies_there else LeadsFaceDown(card))
    if whim % 11 == 0:
        dropper = Seat.E if whim % 2 else Seat.W
        has_none = not any(exposed.seat is dropper for exposed in state.table.exposed)
        held = list(play.play.hand(dropper) or ())
        if has_none and held:
            return PlayerActs(dropper, Drops((held[whim % len(held)],)))
    cards = list(card_duties.lawful_cards(state.table) or ())
    if not cards:
        return None
    card = cards[whim % len(cards)]
    player = play.play.player_of(hand)
    return PlayerActs(player, PlaysCard(card) if player is hand else Designates(card))


def played_out(state: DirectedTable, whims: Sequence[int]) -> tuple[DirectedTable, list[PlayerActs]]:
    done: list[PlayerActs] = []
    for whim in whims:
        command = next_command(state, whim)
        if command is None or admit(state, command) is not None:
            break
        state = after(state, command)
        done.append(command)
        if isinstance(command.action, Drops):
            attention = PlayerActs(Seat.S, Attention())
            state = after(state, attention)
            done.append(attention)
    return state, done


def hidden_from(state: DirectedTable, seat: Seat) -> dict[Seat, list[Card]]:
    """List the cards of the others that the seat has not seen and cannot see."""
    play = state.table.play
    assert play is not None
    face_up = {exposed.card for exposed in state.table.exposed}
    seen = face_up | set(view(state.table, seat).dummy or ())
    hidden: dict[Seat, list[Card]] = {}
    for other in Seat:
        if other is not seat:
            laid = {card for leader, card in play.face_down if leader is other}
            held = play.play.hand(other) or Hand()
            hidden[other] = [card for card in held if card not in seen and card not in laid]
    return hidden


def exchanged(layout: Layout, hidden: dict[Seat, list[Card]], order: Sequence[int]) -> Layout:
    """Return the layout with the hidden cards in another order."""
    pool = [card for cards in hidden.values() for card in cards]
    ranked = sorted(range(len(pool)), key=lambda place: (order[place % len(order)], place))
    shuffled = iter([pool[place] for place in ranked])
    new = {other: [next(shuffled) for _ in cards] for other, cards in hidden.items()}
    return Layout(
        {
            seat: Hand([*((layout[seat] or Hand()) - Hand(hidden[seat])), *new[seat]]) if seat in new else layout[seat]
            for seat in Seat
        }
    )


@settings(
    max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)
@given(
    st.permutations(EVERY_CARD),
    st.lists(st.integers(0, 10_000), min_size=1, max_size=40),
    st.lists(st.integers(0, 1_000), min_size=39, max_size=39),
    st.sampled_from(list(Seat)),
)
def test_exchanging_hidden_cards_changes_nothing(
    cards: list[Card], whims: list[int], order: list[int], seat: Seat
) -> None:
    layout = dealt(cards)
    state, done = played_out(table(layout, CONTRACT), whims)
    other_layout = exchanged(layout, hidden_from(state, seat), order)
    other = table(other_layout, CONTRACT)
    for command in done:
        other = after(other, command)
    # Where the same cards are a revoke with the one deal and none with the other, the two are told apart in the open.
    assume(other.table.noted == state.table.noted)
    seen = view(state.table, seat, state.offers)
    assert view(other.table, seat, other.offers) == seen
    assert seen.acts == (
        None if seen.turn is None or state.table.play is None else state.table.play.play.player_of(seen.turn)
    )
    assert set(seen.awaits) == {(offer.by, offer.clause) for offer in state.offers}


def test_a_face_down_lead_is_seen_by_its_leader_only() -> None:
    layout = dealt(EVERY_CARD)
    state = table(layout, CONTRACT)
    lead = next(iter(layout[Seat.W] or ()))
    state = after(state, PlayerActs(Seat.W, LeadsFaceDown(lead)))
    assert [view(state.table, seat).own_face_down for seat in Seat] == [None, None, None, lead]
    assert {view(state.table, seat).face_down for seat in Seat} == {(Seat.W,)}


def test_dummy_is_seen_when_the_lead_is_faced() -> None:
    layout = dealt(EVERY_CARD)
    state = table(layout, CONTRACT)
    assert [view(state.table, seat).dummy for seat in (Seat.E, Seat.S, Seat.W)] == [None, None, None]
    state = after(state, PlayerActs(Seat.W, PlaysCard(next(iter(layout[Seat.W] or ())))))
    assert [view(state.table, seat).dummy for seat in Seat] == [layout[Seat.N]] * 4
    assert view(state.table, Seat.S).cards is not None
    assert view(state.table, Seat.E).cards is None
