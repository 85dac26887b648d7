"""Scripted programs in the three dialects: they bid what they are told, then pass, and play the lowest card."""

import re
from dataclasses import dataclass, field

from tests.unit.service.gateway.managed import Line, connected

from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.play import PlayPosition
from duplicado.service.gateway.lines import CallLine, CardLine, read_call_or_card, read_hand
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat

NAMES = {Seat.N: "North", Seat.E: "East", Seat.S: "South", Seat.W: "West"}
SEATS = {name.casefold(): seat for seat, name in NAMES.items()}


@dataclass
class Program:
    """A program that follows the text of the protocol, line for line; it fails on what it does not expect."""

    seat: Seat
    team: str
    bids: list[str] = field(default_factory=list)
    """Calls that it makes on the first board, in order, with what is told; otherwise it passes."""
    version: int = 18
    heard: list[str] = field(default_factory=list)

    def connecting(self) -> str:
        return f'Connecting "{self.team}" as {NAMES[self.seat]} using protocol version {self.version}'

    def seated(self) -> str:
        return rf'{NAMES[self.seat]} \("{self.team}"\) seated'

    def name(self, seat: Seat) -> str:
        return NAMES[seat]

    def card(self, card: Card) -> str:
        return f"plays {card.rank}{card.suit}"

    def passes(self) -> str:
        return "passes"

    def ready_for_bid(self, bidder: Seat) -> str:
        return f"{self.name(self.seat)} ready for {self.name(bidder)}'s bid"

    async def run(self, port: int) -> None:
        line = await connected(port)
        try:
            await self.session(line)
        finally:
            line.writer.close()

    async def session(self, line: Line) -> None:
        self.heard = line.heard
        line.say(self.connecting())
        seated = await line.hear() or ""
        if self.team_seat(seated) is None:
            return
        self.seat = self.team_seat(seated) or self.seat
        assert re.fullmatch(self.seated(), seated), seated
        own = self.name(self.seat)
        line.say(f"{own} ready for teams")
        assert (await line.hear() or "").startswith("Teams : N/S : ")
        line.say(f"{own} ready to start")
        while (text := await line.hear()) != "End of session":
            if text is None:
                return
            if text.startswith("Timing"):
                continue
            assert text == "Start of board", text
            await self.board(line)

    def team_seat(self, seated: str) -> Seat | None:
        return SEATS.get(seated.split(maxsplit=1)[0].casefold()) if "seated" in seated else None

    async def board(self, line: Line) -> None:
        own = self.name(self.seat)
        line.say(f"{own} ready for deal")
        told = re.match(r"Board number (\d+)\. Dealer (\w+)\. (\S+) vulnerable\.", await line.hear() or "")
        assert told is not None
        line.say(f"{own} ready for cards")
        cards = re.fullmatch(rf"{own}'s cards : (.*)", await line.hear() or "")
        assert cards is not None
        hand = read_hand(cards[1])
        assert hand is not None
        auction, bids = Auction(SEATS[told[2].casefold()]), iter(self.bids)
        self.bids = []
        while not auction.is_ended:
            auction = auction.after(await self.call(line, auction, bids))
        if isinstance(auction.result, Contract):
            await self.play(line, auction.result, hand)

    async def call(self, line: Line, auction: Auction, bids: object) -> Call:
        if auction.turn is self.seat:
            text = next(bids, self.passes())  # type: ignore[call-overload] # an iterator of texts
            line.say(f"{self.name(self.seat)} {text}")
            said = read_call_or_card(f"{self.name(self.seat)} {text}")
        else:
            line.say(self.ready_for_bid(auction.turn))
            said = read_call_or_card(await line.hear() or "")
        assert isinstance(said, CallLine)
        assert said.seat is auction.turn
        return said.call

    async def play(self, line: Line, contract: Contract, hand: Hand) -> None:
        dummy = contract.declarer.partner
        hands: dict[Seat, Hand | None] = {seat: hand if seat is self.seat else None for seat in Seat}
        position = PlayPosition.beginning(contract, None)
        own = self.name(self.seat)
        for number in range(52):
            turn, trick = position.turn, number // 4 + 1
            player = contract.declarer if turn is dummy else turn
            if player is self.seat:
                card = await self.own_card(line, position, hands[turn] or Hand(), turn, dummy)
            else:
                whose = "dummy" if turn is dummy else self.name(turn)
                if number == 0:
                    await self.before_the_lead(line, hands, dummy)
                line.say(f"{own} ready for {whose}'s card to trick {trick}")
                said = read_call_or_card(await line.hear() or "")
                assert isinstance(said, CardLine)
                assert said.seat is turn
                card = said.card
            held = hands[turn]
            hands[turn] = None if held is None else held - (card,)
            position = position.after(card)
            if number == 0 and self.seat is not dummy and hands[dummy] is None:
                line.say(f"{own} ready for dummy")
                hands[dummy] = await self.dummys(line)
        assert sum(position.won) == 13

    async def before_the_lead(self, line: Line, hands: dict[Seat, Hand | None], dummy: Seat) -> None:
        """Say what this kind of program says before it is ready for the opening lead."""

    async def dummys(self, line: Line) -> Hand:
        shown = re.fullmatch(r"Dummy's cards : (.*)", await line.hear() or "")
        assert shown is not None
        hand = read_hand(shown[1])
        assert hand is not None
        return hand

    async def own_card(self, line: Line, position: PlayPosition, held: Hand, turn: Seat, dummy: Seat) -> Card:
        if not position.trick:
            told = await line.hear()
            assert told == ("Dummy to lead" if turn is dummy else f"{self.name(turn)} to lead"), told
        led = position.suit_led
        may = held.suit(led) if led is not None and held.length(led) else held
        card = min(may, key=lambda card: (card.rank.index, card.suit.index))
        line.say(f"{self.name(turn)} {self.card(card)}")
        return card


@dataclass
class WBridge5(Program):
    """Capitals for seats and verbs, small letters for cards, two blanks, and any seat."""

    def connecting(self) -> str:
        return f'Connecting "{self.team}" as ANYPL using protocol version 18'

    def seated(self) -> str:
        return rf'{NAMES[self.seat].upper()} \("{self.team}"\) seated'

    def name(self, seat: Seat) -> str:
        return NAMES[seat].upper()

    def card(self, card: Card) -> str:
        return f"plays {card.rank}{card.suit}".lower()

    def passes(self) -> str:
        return "PASSES"

    def ready_for_bid(self, bidder: Seat) -> str:
        return f"{self.name(self.seat)} ready for  {self.name(bidder)}'s bid"


@dataclass
class TableMaster(Program):
    """Small letters throughout, no brackets, dummy asked for before the lead and confirmed."""

    def connecting(self) -> str:
        return super().connecting().lower().replace(self.team.lower(), self.team)

    def seated(self) -> str:
        return rf'{NAMES[self.seat]} "{self.team}" seated'

    def name(self, seat: Seat) -> str:
        return NAMES[seat]

    async def before_the_lead(self, line: Line, hands: dict[Seat, Hand | None], dummy: Seat) -> None:
        if self.seat is not dummy:
            line.say(f"{self.name(self.seat)} ready for dummy".lower())
            hands[dummy] = await self.dummys(line)
            line.say(f"{self.name(self.seat)} received dummy".lower())
