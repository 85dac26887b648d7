"""Cards of dummy's and cards held out, as a director asks about them (Laws 43, 45, 46)."""

from __future__ import annotations

from collections.abc import Generator

from duplicado.director.interview import sketches
from duplicado.director.interview.asking import (
    Act,
    Ask,
    Conditions,
    DoesNotFit,
    Form,
    Story,
    TakeUp,
    Told,
    TrickSoFar,
    asked,
    cards_or_none,
    tells,
)
from duplicado.director.state import DirectedTable
from duplicado.law.book.law_45 import CardHeldOut
from duplicado.law.book.law_46 import Intention
from duplicado.law.procedure.tricks import Play
from duplicado.table.actions import Attention, ChangesDesignation, Designates, Indicates, PlaysCard, PutsCard
from duplicado.vocabulary import Card, Contract, Seat

__all__ = [
    "card_held_out",
    "card_misplaced_by_dummy",
    "card_suggested_by_dummy",
    "designation_changed",
    "intention_other_than_words",
]


def card_held_out(conditions: Conditions) -> Story:
    """A card was held, touched or laid so that it may have to be played (45C1-3)."""
    contract = yield from asked(Contract, Ask("contract", Form.CONTRACT, ("45C",)))
    ways = ("45C1", "45C2(a)", "45C2(b)", "45C3")
    way = yield from asked(str, Ask("held", Form.ONE_OF, ways, ways))
    hands = {"45C1": (contract.declarer.lho, contract.declarer.rho), "45C3": (contract.declarer.partner,)}
    among = hands.get(way, (contract.declarer,))
    hand = among[0]
    if len(among) > 1:
        hand = yield from asked(Seat, Ask("offender", Form.SEAT, (way,), among))
    card = yield from asked(Card, Ask("card", Form.CARD, (way,), about={"seat": hand}))
    state = yield from tells(sketches.play_of(conditions, contract, leader=hand))
    yield TakeUp("45C", CardHeldOut(way, hand, card, _play(state)))


def designation_changed(conditions: Conditions) -> Story:
    """Declarer named a card of dummy's and then another (45C4(b))."""
    contract, _ = yield from _to_dummys_turn(conditions, ("45C4(b)",))
    first = yield from asked(Card, Ask("named", Form.CARD, ("45C4(a)",)))
    second = yield from asked(Card, Ask("instead", Form.CARD, ("45C4(b)",)))
    yield Act(contract.declarer, Designates(first))
    since = yield from cards_or_none(Ask("since", Form.CARDS, ("45C4(b)", "47D"), may_rest=True))
    yield Act(contract.declarer, ChangesDesignation(second))
    yield from _played_since(contract.declarer.partner, since)
    yield Act(contract.declarer.lho, Attention())


def card_misplaced_by_dummy(conditions: Conditions) -> Story:
    """Dummy put a card in the played position that declarer had not named (45D)."""
    contract, _ = yield from _to_dummys_turn(conditions, ("45D1",))
    named = yield from asked(Card, Ask("named", Form.CARD, ("45D1",)))
    put = yield from asked(Card, Ask("put", Form.CARD, ("45D1",)))
    if named is put:
        raise DoesNotFit("put", "interview-same-card")
    yield Act(contract.declarer, Designates(named))
    yield Act(contract.declarer.partner, PutsCard(put))
    since = yield from cards_or_none(Ask("since", Form.CARDS, ("45D1", "45D2"), may_rest=True))
    yield from _played_since(contract.declarer.partner, since)
    yield Act(contract.declarer.lho, Attention())


def card_suggested_by_dummy(conditions: Conditions) -> Story:
    """Dummy touched or indicated a card without being told to (45F)."""
    contract, _ = yield from _to_dummys_turn(conditions, ("45F",))
    card = yield from asked(Card, Ask("card", Form.CARD, ("45F",), about={"seat": contract.declarer.partner}))
    yield Act(contract.declarer.partner, Indicates(card))
    yield Act(contract.declarer.lho, Attention())


def intention_other_than_words(conditions: Conditions) -> Story:
    """Declarer's words for a card of dummy's were incomplete, and he clearly meant another (46B)."""
    contract, state = yield from _to_dummys_turn(conditions, ("46B",))
    card = yield from asked(Card, Ask("meant", Form.CARD, ("46B",), about={"seat": contract.declarer}))
    yield TakeUp("46B intention", Intention(_play(state), card, not_played=True))


def _to_dummys_turn(
    conditions: Conditions, clauses: tuple[str, ...]
) -> Generator[Ask | Told, object, tuple[Contract, DirectedTable]]:
    """Ask for the contract and what lies in the trick; return the table when it is dummy's turn."""
    contract = yield from asked(Contract, Ask("contract", Form.CONTRACT, clauses))
    dummy = contract.declarer.partner
    trick = yield Ask("trick", Form.TRICK, clauses, may_rest=True)
    plays = trick.plays if isinstance(trick, TrickSoFar) else ()
    leader = plays[0][0] if plays else dummy
    state = yield from tells(sketches.play_of(conditions, contract, leader=leader))
    for hand, card in plays:
        state = yield from tells(Act(hand, PlaysCard(card)))
    if _play(state).turn is not dummy:
        raise DoesNotFit("trick", "interview-not-his-turn", seat=dummy)
    return contract, state


def _play(state: DirectedTable) -> Play:
    play = state.table.play
    if play is None:
        raise DoesNotFit("contract", "interview-without-table")
    return play.play


def _played_since(dummy: Seat, cards: tuple[Card, ...]) -> Story:
    """Tell the cards that the next hands in rotation have played since."""
    for hand, card in zip(Seat.clockwise_from(dummy.lho), cards, strict=False):
        yield Act(hand, PlaysCard(card))
