"""The ordinary procedure of the play (Laws 41 and 44)."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.clause import clause
from duplicado.law.procedure import law_44
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit


@clause("41A")
def opening_leader(contract: Contract) -> Seat:
    """Return who makes the opening lead: the player on the left of presumed declarer.

    Reading: the lead that he has put face down is made, so that another card which he faces is exposed (49), and
    penalty cards that come to lie there later do not bind it (50). What was never faced goes back.
    """
    return contract.declarer.lho


@dataclass(frozen=True, slots=True)
class PlayPosition:
    """A position in the play: who leads, the trick in progress, tricks won, cards still held.

    A hand that is not known is `None`; its cards are taken as held when they are played.
    """

    trump: Suit | None
    leader: Seat
    """Player who led, or is to lead, to the trick in progress."""
    hands: tuple[Hand | None, Hand | None, Hand | None, Hand | None]
    """The cards still held, by `Seat.index`."""
    trick: tuple[Card, ...] = ()
    """The cards of the trick in progress, in rotation from the leader."""
    won: tuple[int, int] = (0, 0)
    """Tricks won by North-South and by East-West."""

    @classmethod
    def beginning(cls, contract: Contract, layout: Layout | None) -> PlayPosition:
        """Return the position before the opening lead."""
        north, east, south, west = (layout[seat] if layout else None for seat in Seat)
        return cls(contract.denomination.suit, opening_leader(contract), (north, east, south, west))

    @property
    @clause("44B")
    def turn(self) -> Seat:
        """The seat from whose hand the next card is due (dummy's when declarer plays from dummy)."""
        return self.leader.after(len(self.trick))

    @property
    def suit_led(self) -> Suit | None:
        """The suit led to the trick in progress."""
        return self.trick[0].suit if self.trick else None

    def hand(self, seat: Seat) -> Hand | None:
        """Return the cards that the seat still holds, `None` when they are not known."""
        return self.hands[seat.index]

    def tricks(self, side: Side) -> int:
        """Count the tricks that the side has won."""
        return self.won[0 if side is Side.NS else 1]

    @property
    def is_over(self) -> bool:
        """True where all cards of the known hands, or thirteen tricks, have been played."""
        return sum(self.won) == 13 or (not self.trick and any(hand is not None and not hand for hand in self.hands))

    def playable(self) -> Hand | None:
        """Return the cards that may be played by the hand in turn (Law 44C-D); `None` when it is not known."""
        hand = self.hands[self.turn.index]
        return None if hand is None else law_44.playable(hand, self.suit_led)

    def after(self, card: Card) -> PlayPosition:
        """Return the position when the hand in turn contributes `card`, lawful or not."""
        trick, hands = (*self.trick, card), self.hands
        place = (self.leader.index + len(self.trick)) % 4
        held = hands[place]
        if held is not None:
            kept = [*hands]
            kept[place] = Hand.of_bits(held.bits & ~card.bit)
            hands = (kept[0], kept[1], kept[2], kept[3])
        if len(trick) < 4:
            return PlayPosition(self.trump, self.leader, hands, trick, self.won)
        plays = list(zip(Seat.clockwise_from(self.leader), trick, strict=True))
        winner = law_44.trick_winner(plays, self.trump)
        north_south, east_west = self.won
        won = (north_south + 1, east_west) if winner.side is Side.NS else (north_south, east_west + 1)
        return PlayPosition(self.trump, winner, hands, (), won)
