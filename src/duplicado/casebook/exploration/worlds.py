"""Worlds that are explored: a board, and the calls and cards that are tried on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from duplicado.director.admission import admit
from duplicado.director.commands import Command, Find, PlayerActs
from duplicado.director.possible_answers import answers_to, values_of
from duplicado.director.state import DirectedTable, begin
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.table.actions.auction import ChangesCall, MakesCall
from duplicado.table.actions.claims import Claims
from duplicado.table.actions.irregularity import Attention
from duplicado.table.actions.play import Designates, Drops, FacesLead, LeadsFaceDown, PlaysCard
from duplicado.table.finding import FindingMade
from duplicado.table.moment import Phase
from duplicado.table.play_state import PlayState
from duplicado.table.state import TableSetup
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import Call, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

_FEW: Final = 5
_BOARD: Final = Board(1, Seat.N, Vulnerability.NONE)


@dataclass(frozen=True, slots=True)
class World:
    """A board of which everything that may happen is explored."""

    name: str
    calls: tuple[Call, ...] = ()
    """The calls that are tried, by everybody at any time, while the auction goes on."""
    layout: Layout | None = None
    contract: Contract | None = None
    """The contract that is played, where the world begins behind the auction."""
    leader: Seat | None = None
    """Seat that is to lead to a later trick; `None` where the opening lead is still to be made."""
    claims: tuple[int, ...] = ()
    """Numbers of tricks that are claimed."""
    drops: tuple[tuple[Seat, Card], ...] = ()
    """Cards that their holders drop."""

    def setup(self, edition: Edition, regulations: Mapping[str, object] = MappingProxyType({})) -> TableSetup:
        """Return what is given before anything happens."""
        left = 0 if self.layout is None else max(len(hand or ()) for _, hand in self.layout.items())
        won = 13 - left if self.contract else 0
        return TableSetup(
            _BOARD,
            edition,
            regulations,
            layout=self.layout,
            contract=self.contract,
            leader=self.leader,
            won=(won // 2, won - won // 2),
        )

    def beginning(self, edition: Edition, regulations: Mapping[str, object] = MappingProxyType({})) -> DirectedTable:
        """Return the table before anything has happened."""
        return begin(self.setup(edition, regulations))


def _calls(texts: str) -> tuple[Call, ...]:
    return tuple(map(parse_call, texts.split()))


WORLDS: Final[Mapping[str, World]] = {
    world.name: world
    for world in (
        World("auction", _calls("P 1C 1S 2C X XX")),
        World("bidding", _calls("P 1C 1H 2C 2H 3NT")),
        World(
            "trumps",
            layout=Layout.parse("N:A.2.. 2.A.. K.3.. 3.K.."),
            contract=Contract.parse("4S S"),
            leader=Seat.W,
            claims=(1,),
        ),
        World(
            "notrump",
            layout=Layout.parse("N:AQ..2. 32..A. 4.K.3. K.2.4."),
            contract=Contract.parse("3NT E"),
            leader=Seat.S,
            claims=(2,),
        ),
        World(
            "exposed",
            layout=Layout.parse("N:AQ.A.2. 32.K.A. 4.Q.K3. K.2.QJ."),
            contract=Contract.parse("3NT E"),
            leader=Seat.S,
            drops=((Seat.N, Card.parse("SA")), (Seat.N, Card.parse("HA")), (Seat.S, Card.parse("DK"))),
        ),
        World(
            "leads",
            _calls("P 1C 1D 1S"),
            layout=Layout.parse("N:AKQJ.432.432.432 T987.AKQ.765.765 654.JT9.AKQ.JT98 32.8765.JT98.AKQ"),
        ),
        World(
            "opening",
            layout=Layout.parse("N:T987.432.A432.54 65.QJT9.QJ.QT982 AKQJ2.A5.K87.A73 43.K876.T965.KJ6"),
            contract=Contract.parse("4S S"),
            drops=((Seat.E, Card.parse("HQ")),),
        ),
    )
}
"""The worlds that come with the program; the auction is begun by North."""


def steps(world: World, state: DirectedTable) -> Iterator[Command]:
    """Go through the steps that may be taken in a state: answers and findings first, then everything that is tried.

    While a ruling is awaited (Law 9B2) only what is asked for is tried.
    """
    yield from asked_for(state)
    if not state.awaits_ruling:
        yield from (step for step in _tried(world, state) if admit(state, step) is None)


def asked_for(state: DirectedTable) -> Iterator[Command]:
    """Go through the answers that are on offer in a state, and the findings that are asked for."""
    for offer in state.offers:
        for answer in answers_to(offer):
            yield PlayerActs(offer.by, answer)
    for question in state.questions:
        for value in values_of(question, state):
            yield Find((FindingMade(ClauseId.parse(question.clause), value),))


def _tried(world: World, state: DirectedTable) -> Iterator[PlayerActs]:
    table = state.table
    if table.irregular or table.noted:
        yield from (PlayerActs(seat, Attention()) for seat in Seat)
    if table.phase is Phase.AUCTION:
        for seat in Seat:
            yield from (PlayerActs(seat, MakesCall(call)) for call in world.calls)
        last = table.auction.dealer.after(len(table.auction.calls) - 1)
        if table.auction.calls:
            yield from (PlayerActs(last, ChangesCall(call)) for call in world.calls if call != table.auction.calls[-1])
    elif table.play is not None and table.phase is not Phase.OVER:
        yield from _played(world, table.play)


def _tried_of(hand: Hand) -> Iterator[Card]:
    """Go through the cards of a hand that are tried: all of a few, the lowest of each suit of many."""
    if len(hand) <= _FEW:
        yield from hand
        return
    for suit in Suit:
        of_suit = [card for card in hand if card.suit is suit]
        yield from of_suit[-1:]


def _played(world: World, state: PlayState) -> Iterator[PlayerActs]:
    position = state.play
    for seat in Seat:
        for card in _tried_of(position.hand(seat) or Hand()):
            if seat is position.dummy:
                yield PlayerActs(position.declarer, Designates(card))
            else:
                yield PlayerActs(seat, PlaysCard(card))
            if not state.lead_is_faced:
                yield PlayerActs(seat, LeadsFaceDown(card))
        if not state.lead_is_faced and state.led_face_down(seat) is not None:
            yield PlayerActs(seat, FacesLead())
    for seat, card in world.drops:
        if card in (position.hand(seat) or ()):
            yield PlayerActs(seat, Drops((card,)))
    if state.claim is None:
        yield from (
            PlayerActs(seat, Claims(number))
            for seat in Seat
            if seat is not position.dummy
            for number in world.claims
            if number <= position.tricks_to_come
        )
