"""Leads and plays out of turn as a director asks about them."""

from __future__ import annotations

from duplicado.director.interview import sketches
from duplicado.director.interview.asking import (
    REST,
    Act,
    Ask,
    Conditions,
    DoesNotFit,
    Form,
    Require,
    Story,
    TrickSoFar,
    asked,
    cards_asked,
)
from duplicado.law.procedure import opening_leader
from duplicado.table.actions import LeadsFaceDown, PlaysCard, PlaysTogether
from duplicado.vocabulary import Card, Contract, Seat

__all__ = ["lead_out_of_turn", "opening_lead_out_of_turn", "premature_play", "two_cards_together"]


def opening_lead_out_of_turn(conditions: Conditions) -> Story:
    """The wrong player made the opening lead (41A, 54)."""
    contract = yield from asked(Contract, Ask("contract", Form.CONTRACT, ("41A",)))
    proper = opening_leader(contract)
    others = tuple(seat for seat in Seat if seat is not proper)
    leader = yield from asked(Seat, Ask("leader", Form.SEAT, ("54", "54E"), others))
    card = yield from asked(Card, Ask("card", Form.CARD, ("54",), about={"seat": leader}))
    how = yield from asked(str, Ask("how", Form.ONE_OF, ("41A", "54"), ("face up", "face down"), {"seat": leader}))
    yield sketches.play_of(conditions, contract)
    yield Act(leader, LeadsFaceDown(card) if how == "face down" else PlaysCard(card))


def lead_out_of_turn(conditions: Conditions) -> Story:
    """A lead to a later trick came from the wrong hand (53, 55, 56)."""
    contract = yield from asked(Contract, Ask("contract", Form.CONTRACT, ("53A",)))
    trick = yield from asked(TrickSoFar, Ask("trick", Form.TRICK, ("53A", "53C")))
    if not trick.cards:
        raise DoesNotFit("trick", "interview-no-card")
    others = tuple(seat for seat in Seat if seat is not trick.leader)
    proper = yield from asked(Seat, Ask("proper", Form.SEAT, ("53B", "44G"), others))
    yield sketches.play_of(conditions, contract, leader=proper)
    for hand, card in trick.plays:
        yield Act(hand, PlaysCard(card))


def premature_play(conditions: Conditions) -> Story:
    """A card was played before its turn, or led to the next trick before partner had played to this one (57)."""
    contract = yield from asked(Contract, Ask("contract", Form.CONTRACT, ("57",)))
    trick = yield from asked(TrickSoFar, Ask("trick", Form.TRICK, ("57A",)))
    if not trick.cards:
        raise DoesNotFit("trick", "interview-no-card")
    offender = yield from asked(Seat, Ask("offender", Form.SEAT, ("57A", "57C"), tuple(Seat)))
    card = yield from asked(Card, Ask("card", Form.CARD, ("57A",), about={"seat": offender}))
    yield sketches.play_of(conditions, contract, leader=trick.leader)
    for hand, played in trick.plays:
        yield Act(hand, PlaysCard(played))
    yield Act(offender, PlaysCard(card))
    yield Require("offender", ("57", "57A"))


def two_cards_together(conditions: Conditions) -> Story:
    """A player played two or more cards at once (58B)."""
    contract = yield from asked(Contract, Ask("contract", Form.CONTRACT, ("58B",)))
    offender = yield from asked(Seat, Ask("offender", Form.SEAT, ("58B2", "58B3"), tuple(Seat)))
    trick = yield Ask("trick", Form.TRICK, ("58B",), may_rest=True)
    before = trick if isinstance(trick, TrickSoFar) else TrickSoFar(offender, ())
    if trick is not REST and tuple(Seat.clockwise_from(before.leader))[len(before.cards) % 4] is not offender:
        raise DoesNotFit("trick", "interview-not-his-turn", seat=offender)
    cards = yield from cards_asked(Ask("cards", Form.CARDS, ("58B2", "58B3"), about={"seat": offender}))
    if len(cards) < 2:
        raise DoesNotFit("cards", "interview-two-cards")
    yield sketches.play_of(conditions, contract, leader=before.leader)
    for hand, played in before.plays:
        yield Act(hand, PlaysCard(played))
    yield Act(offender, PlaysTogether(cards))
