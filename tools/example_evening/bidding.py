"""Bidders for the example evening: natural, five-card majors, 15-17 notrump, each hand valued with an error of its own.

Every call shows something (a range of points and lengths), and every player knows what partner's calls have shown.
That is all there is: no conventions but take-out doubles, no inferences from the opponents' calls.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from duplicado.law.procedure.auction import Auction
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.calls import DOUBLE, PASS, Bid, Call
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.contracts import Doubling
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination, Suit

MAJORS = (Suit.SPADES, Suit.HEARTS)
WORTH = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}


def points(hand: Hand) -> int:
    """Count high-card points."""
    return sum(WORTH.get(card.rank, 0) for card in hand)


def is_balanced(hand: Hand) -> bool:
    """Tell whether there is no void or singleton and at most one doubleton."""
    lengths = sorted(hand.length(suit) for suit in Suit)
    return lengths[0] >= 2 and lengths[1] >= 3


@dataclass
class Shown:
    """The shown features of a player's hand so far."""

    low: float = 0
    high: float = 37
    lengths: dict[Suit, int] = field(default_factory=lambda: dict.fromkeys(Suit, 0))
    calls: int = 0
    """Calls other than pass."""
    forcing: bool = False

    def show(self, low: float, high: float, lengths: dict[Suit, int], *, forcing: bool = False) -> None:
        """Take in what one more call shows."""
        self.low, self.high = max(self.low, low), min(self.high, high)
        self.forcing = forcing
        self.calls += 1
        for suit, length in lengths.items():
            self.lengths[suit] = max(self.lengths[suit], length)


class Table:
    """Four bidders at one table."""

    def __init__(self, board: Board, deal: Deal, chance: Random) -> None:
        """Let everybody value his hand."""
        self.board, self.deal, self.chance = board, deal, chance
        self.auction = Auction(board.dealer)
        self.shown = {seat: Shown() for seat in Seat}
        self.value = {seat: points(deal[seat]) + chance.gauss(0, 0.8) for seat in Seat}

    def run(self) -> Auction:
        """Bid until the auction ends."""
        while not self.auction.is_ended:
            seat = self.auction.turn
            call = self.call(seat)
            if not self.auction.position.permits(call):
                call = PASS
            self.auction = self.auction.after(call)
        return self.auction

    def level(self, denomination: Denomination) -> int:
        """Return the lowest level at which a denomination can be bid now."""
        last = self.auction.position.last_bid
        if last is None:
            return 1
        return last.level + (0 if denomination.index > last.denomination.index else 1)

    def call(self, seat: Seat) -> Call:
        """Choose a call, and remember what it shows."""
        ours, partner = self.shown[seat], self.shown[seat.partner]
        theirs = any(self.shown[other].calls for other in (seat.lho, seat.rho))
        if ours.calls == 0 and partner.calls == 0:
            return self.overcall(seat) if theirs else self.opening(seat)
        if partner.calls == 0 and ours.calls:
            return PASS
        return self.answer(seat)

    def bid(self, level: int, denomination: Denomination) -> Bid | None:
        """Return the bid if it is sufficient and of the game."""
        return Bid(level, denomination) if self.level(denomination) <= level <= 7 else None

    def opening(self, seat: Seat) -> Call:
        """Open, or pass."""
        hand, value, shown = self.deal[seat], self.value[seat], self.shown[seat]
        longest = max(Suit, key=lambda suit: (hand.length(suit), suit.index))
        length = hand.length(longest)
        if is_balanced(hand) and 14.5 <= value < 17.5:
            shown.show(15, 17, dict.fromkeys(Suit, 2))
            return Bid(1, Denomination.NOTRUMP)
        if is_balanced(hand) and value >= 19.5:
            shown.show(20, 22, dict.fromkeys(Suit, 2))
            return Bid(2, Denomination.NOTRUMP)
        if value + max(0, length - 5) >= 11.5:
            if length < 5 or not (longest.is_major or length > 4):
                minors = (Suit.CLUBS, Suit.DIAMONDS)
                longest = max(minors, key=lambda suit: (hand.length(suit), suit is Suit.DIAMONDS and length > 3))
            shown.show(12, 20, {longest: 5 if longest.is_major else 3})
            return Bid(1, longest.denomination)
        if value >= 5.5 and length >= 6 and points(hand.suit(longest)) >= 4:
            level = 3 if length >= 7 else 2
            if level == 3 or longest is not Suit.CLUBS:
                shown.show(5, 10, {longest: length})
                return Bid(level, longest.denomination)
        return PASS

    def overcall(self, seat: Seat) -> Call:
        """Come in over the opponents' bid, or pass."""
        hand, value, shown = self.deal[seat], self.value[seat], self.shown[seat]
        last = self.auction.position.last_bid
        if last is None or last.level > 3:
            return PASS
        longest = max(Suit, key=lambda suit: (hand.length(suit), suit.index))
        level, length = self.level(longest.denomination), hand.length(longest)
        their_suit = last.denomination.suit
        if their_suit and is_balanced(hand) and 15 <= value < 18 and self.level(Denomination.NOTRUMP) == 1:
            shown.show(15, 18, dict.fromkeys(Suit, 2))
            return Bid(1, Denomination.NOTRUMP)
        good = points(hand.suit(longest)) >= 3
        if longest is not their_suit and length >= 5 and good and value >= 6 + 2.5 * level and length + 1 >= 4 + level:
            shown.show(5 + 2.5 * level, 16, {longest: 5})
            return Bid(level, longest.denomination)
        others = [suit for suit in Suit if suit is not their_suit]
        short = their_suit is not None and hand.length(their_suit) <= 2
        if short and last.level <= 2 and value >= 12 and all(hand.length(suit) >= 3 for suit in others):
            shown.show(12, 18, dict.fromkeys(others, 3), forcing=True)
            return DOUBLE
        return PASS

    def answer(self, seat: Seat) -> Call:
        """Go on in an auction in which our side has bid."""
        hand, value = self.deal[seat], self.value[seat]
        ours, partner = self.shown[seat], self.shown[seat.partner]
        position = self.auction.position
        held = {suit: hand.length(suit) + partner.lengths[suit] for suit in Suit}
        trump = max(Suit, key=lambda suit: (held[suit] >= 8, suit.is_major, held[suit]))
        fit = held[trump] >= 8
        shape = sum(max(0, 3 - hand.length(suit)) for suit in Suit if suit is not trump) if fit else 0
        worth = value + shape
        least, likely = worth + partner.low, worth + min(partner.low + 2, partner.high)
        if position.bid_by_opponents and self.penalises(worth, partner, trump, hand, fit=fit):
            return DOUBLE
        if position.bid_by_opponents and position.last_bid is not None and position.last_bid.level >= 4 and least < 26:
            return PASS
        target = 6 if least >= 33 else 4 if least >= 25 else 3 if likely >= 23.5 else 2
        strain = trump.denomination if fit and (trump.is_major or target != 4) else Denomination.NOTRUMP
        call = self.natural(seat, target, strain, worth, fit=fit)
        if call is None:
            call = PASS
        if call is PASS:
            partner.forcing = False
        elif isinstance(call, Bid):
            suit = call.denomination.suit
            known = fit and suit is trump
            support = max(3, 8 - partner.lengths[suit]) if suit else 0
            length = {suit: support if known else max(4, min(hand.length(suit), 6))} if suit else {}
            span = (worth - 1.5, worth + 1.5) if ours.calls or known or suit is None else (6, 18)
            ours.show(span[0], span[1], length, forcing=suit is not None and not known and ours.calls == 0)
        return call

    def penalises(self, worth: float, partner: Shown, trump: Suit, hand: Hand, *, fit: bool) -> bool:
        """Tell whether to double the opponents for penalties: strong, high enough, and not with a great fit."""
        last = self.auction.position.last_bid
        if last is None or last.level < 3 or self.auction.position.doubling is not Doubling.UNDOUBLED:
            return False
        theirs = last.denomination.suit
        length = hand.length(theirs) if theirs else 3
        held = hand.length(trump) + partner.lengths[trump]
        return worth + partner.low >= 22 and length >= 3 and not (fit and held >= 9) and last.level + length >= 7

    def natural(self, seat: Seat, target: int, strain: Denomination, worth: float, *, fit: bool) -> Call | None:
        """Choose among raises, new suits and notrump, up to the target."""
        ours, partner = self.shown[seat], self.shown[seat.partner]
        last, mine = self.auction.position.last_bid, not self.auction.position.bid_by_opponents
        if target <= 3 and not partner.forcing and worth < 6:
            return None
        if target >= 4:
            if fit and strain.suit and strain.is_major:
                return None if mine and last and last.level >= target else self.bid(target, strain)
            explored = self.new_suit(seat) if ours.calls == 0 and target == 4 else None
            game = 6 if target == 6 else 5 if strain.suit else 3
            done = mine and last is not None and Bid(game, strain) <= last
            return None if done else explored or self.bid(game, strain)
        if fit and strain.suit:
            most = min(target + (1 if self.combined(seat, strain.suit) >= 9 else 0), 3)
            repeated = ours.calls and mine and last is not None and last.denomination is strain
            if repeated and target < 3 and not partner.forcing:
                return None
            return (
                self.bid(max(self.level(strain), target if mine else 2), strain)
                if (self.level(strain) <= most)
                else None
            )
        if ours.calls and not partner.forcing:
            wants = target == 3 and self.level(Denomination.NOTRUMP) <= 2
            return self.bid(2, Denomination.NOTRUMP) if wants else None
        return self.new_suit(seat) or self.cheapest(seat, target, worth)

    def combined(self, seat: Seat, suit: Suit) -> int:
        """Count the cards of a suit that our side is known to hold."""
        return self.deal[seat].length(suit) + self.shown[seat.partner].lengths[suit]

    def new_suit(self, seat: Seat) -> Bid | None:
        """Name a suit of four at the one level, or of five (or a lower one of four) at the two level."""
        hand, shown, value = self.deal[seat], self.shown[seat], self.value[seat]
        best: Bid | None = None
        for suit in sorted(Suit, key=lambda suit: (-hand.length(suit), suit.index)):
            level, length = self.level(suit.denomination), hand.length(suit)
            fresh = not shown.lengths[suit] and not self.shown[seat.partner].lengths[suit] >= 3
            if length >= 4 and level == 1 and fresh:
                return Bid(1, suit.denomination)
            enough = length >= 5 or (shown.calls and length >= 4)
            if best is None and fresh and level == 2 and enough and value >= (10.5 if not shown.calls else 11.5):
                best = Bid(2, suit.denomination)
        return best

    def cheapest(self, seat: Seat, target: int, worth: float) -> Bid | None:
        """Bid notrump, partner's suit or a long one again, at the lowest level that fits."""
        hand, shown, partner = self.deal[seat], self.shown[seat], self.shown[seat.partner]
        notrump = self.level(Denomination.NOTRUMP)
        own = max(Suit, key=lambda suit: (hand.length(suit), suit.index))
        if hand.length(own) >= 6 and self.level(own.denomination) <= 2:
            return Bid(self.level(own.denomination), own.denomination)
        if notrump == 1:
            return Bid(2 if target == 3 and worth >= 17.5 else 1, Denomination.NOTRUMP)
        if target == 3 and notrump == 2:
            return Bid(2, Denomination.NOTRUMP)
        if not partner.forcing:
            return None
        choices = [suit for suit in Suit if partner.lengths[suit] >= 3 or shown.lengths[suit] >= 4]
        preferred = max(choices or list(Suit), key=lambda suit: (self.combined(seat, suit), suit.index))
        return self.bid(self.level(preferred.denomination), preferred.denomination)


def auction(board: Board, deal: Deal, chance: Random) -> Auction:
    """Bid a deal; `chance` decides how each player errs in valuing his hand."""
    return Table(board, deal, chance).run()
