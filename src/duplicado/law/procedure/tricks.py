"""The play as it happened: tricks with their cards in the order in which they came, in or out of turn.

Unlike `PlayPosition`, which follows the ordinary procedure, this holds whatever was played: cards before their turn,
cards taken back from a quitted trick, a player who was passed over. What stands is what is in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duplicado.law.clause import clause
from duplicado.law.procedure import law_44
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.values import derived, replace

_Hands: TypeAlias = tuple[Hand | None, Hand | None, Hand | None, Hand | None]


@dataclass(frozen=True)  # without slots: see `vocabulary.values.replace`
class Trick:
    """One trick, complete or in progress."""

    leader: Seat
    plays: tuple[tuple[Seat, Card], ...] = ()
    """Hands and cards in the order in which they came; the lead first."""
    passed_over: frozenset[Seat] = frozenset()
    """Hands that contributed no card and whose turn is gone (Law 67)."""
    owner: Seat | None = None
    """Side whose trick it is, where that does not follow from the cards (Law 67B)."""
    due_first: frozenset[Seat] = frozenset()
    """Hands whose cards have gone back to be replaced, before anybody else plays."""

    @derived
    def missing(self) -> tuple[Seat, ...]:
        """The hands that have still to play, in rotation; those whose cards are to be replaced come first."""
        there = [seat for seat, _ in self.plays]
        missing = [
            seat for seat in Seat.clockwise_from(self.leader) if seat not in there and seat not in self.passed_over
        ]
        if self.due_first:
            missing.sort(key=lambda seat: seat not in self.due_first)
        return tuple(missing)

    @derived
    def _winners(self) -> dict[Suit | None, Seat]:
        """Winner of the trick, by the trump suits for which it has been asked."""
        return {}

    def with_card(self, seat: Seat, card: Card) -> Trick:
        """Return the trick with one more card."""
        missing = tuple([other for other in self.missing if other is not seat])
        due = self.due_first and self.due_first - {seat}
        return replace(self, plays=(*self.plays, (seat, card)), due_first=due, missing=missing)

    def card_of(self, seat: Seat) -> Card | None:
        """Return the card of that hand."""
        for player, card in self.plays:
            if player is seat:
                return card
        return None

    @property
    def is_won(self) -> bool:
        """True where it is complete, or it is settled whose it is while a card is missing (67B)."""
        return not self.missing or self.owner is not None

    @property
    def suit_led(self) -> Suit | None:
        """The suit of the lead."""
        led = self.card_of(self.leader)
        return None if led is None else led.suit

    def winner(self, trump: Suit | None) -> Seat:
        """Return who wins it as it stands; it has at least a lead."""
        if self.owner is not None:
            return self.owner
        winner = self._winners.get(trump)
        if winner is None:
            lead = [(seat, card) for seat, card in self.plays if seat is self.leader]
            others = [(seat, card) for seat, card in self.plays if seat is not self.leader]
            winner = law_44.trick_winner((*lead, *others), trump)
            self._winners[trump] = winner
        return winner


@dataclass(frozen=True)  # without slots: see `vocabulary.values.replace`
class Play:
    """The play of a board from some beginning on."""

    contract: Contract
    hands: _Hands
    """The cards still held, by `Seat.index`; `None` where a hand is not known."""
    first_leader: Seat
    tricks: tuple[Trick, ...] = ()
    won_before: tuple[int, int] = (0, 0)
    """Tricks won by North-South and East-West before the beginning."""
    leads_next: Seat | None = None
    """The hand that is to lead to the trick at `leads_to`, where that does not follow from the last one (43B2(a))."""
    leads_to: int = 0

    @classmethod
    def beginning(cls, contract: Contract, layout: Layout | None, leader: Seat, won: tuple[int, int] = (0, 0)) -> Play:
        """Return the play before its first card."""
        north, east, south, west = (layout[seat] if layout else None for seat in Seat)
        return cls(contract, (north, east, south, west), leader, (), won)

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.contract.denomination.suit

    @property
    def declarer(self) -> Seat:
        """Declarer."""
        return self.contract.declarer

    @property
    def dummy(self) -> Seat:
        """Dummy."""
        return self.contract.declarer.partner

    def player_of(self, hand: Seat) -> Seat:
        """Return who plays the cards of that hand: declarer plays dummy's."""
        return self.declarer if hand is self.dummy else hand

    def hand(self, seat: Seat) -> Hand | None:
        """Return the cards still held at that seat, `None` when they are not known."""
        return self.hands[seat.index]

    @property
    def open_trick(self) -> Trick | None:
        """The earliest trick that lacks a card; `None` when the next card is a lead."""
        place = self.current_place
        return self.tricks[place] if place < len(self.tricks) else None

    @derived
    def current_place(self) -> int:
        """The place of the trick to which the next card belongs: the earliest that lacks one, or a new one."""
        return _first_open(self.tricks, 0)

    @property
    def leader(self) -> Seat:
        """Player who is to lead to the next trick once all begun ones are complete."""
        if self.leads_next is not None and self.leads_to == len(self.tricks):
            return self.leads_next
        return self.tricks[-1].winner(self.trump) if self.tricks else self.first_leader

    @property
    def turn(self) -> Seat:
        """The hand from which the next card is due."""
        trick = self.open_trick
        return self.leader if trick is None else trick.missing[0]

    @property
    def suit_led(self) -> Suit | None:
        """The suit led to the trick that lacks a card."""
        trick = self.open_trick
        return None if trick is None else trick.suit_led

    @property
    def is_between_tricks(self) -> bool:
        """True where the next card is a lead."""
        return self.current_place == len(self.tricks)

    def tricks_won(self, side: Side) -> int:
        """Count the tricks that the side has won."""
        before = self.won_before[0 if side is Side.NS else 1]
        return before + sum(1 for trick in self.tricks if trick.is_won and trick.winner(self.trump).side is side)

    @property
    def tricks_to_come(self) -> int:
        """Count the tricks that nobody has won yet."""
        return 13 - sum(self.won_before) - sum(1 for trick in self.tricks if trick.is_won)

    @derived
    def is_over(self) -> bool:
        """True where all tricks have been played, or between tricks a hand has no card left.

        Whoever omitted to play to tricks holds cards when thirteen are complete; there is no fourteenth.
        """
        if not self.is_between_tricks:
            return False
        played = len(self.tricks) + sum(self.won_before)
        return played >= 13 or any(hand is not None and not hand for hand in self.hands)

    def led(self, seat: Seat, card: Card) -> Play:
        """Return the play when that hand leads to a new trick, whoever was to lead."""
        return replace(
            self,
            tricks=(*self.tricks, Trick(seat, ((seat, card),))),
            hands=self._hands_without(seat, card),
            current_place=self.current_place,  # the new trick lacks cards, and is the last
        )

    def with_leader(self, seat: Seat) -> Play:
        """Return the play when that hand is to lead to the next trick."""
        return replace(self, leads_next=seat, leads_to=len(self.tricks))

    @clause("45A")
    def played(self, seat: Seat, card: Card) -> Play:
        """Return the play when that hand contributes a card: to the earliest trick that lacks it, or as a lead."""
        current = self.current_place
        for place in range(current, len(self.tricks)):
            trick = self.tricks[place]
            if seat in trick.missing:
                filled = trick.with_card(seat, card)
                tricks = (*self.tricks[:place], filled, *self.tricks[place + 1 :])
                completes = place == current and not filled.missing
                return replace(
                    self,
                    tricks=tricks,
                    hands=self._hands_without(seat, card),
                    current_place=_first_open(tricks, current + 1) if completes else current,
                )
        return self.led(seat, card)

    def taken_back(self, seat: Seat, card: Card, *, replaced: bool = False) -> Play:
        """Return the play when that card goes back to its hand; with a lead go the other cards of its trick.

        Args:
            seat: the hand.
            card: the card.
            replaced: whether the hand is to contribute another in its place, before anybody else plays.
        """
        for place in range(len(self.tricks) - 1, -1, -1):
            trick = self.tricks[place]
            if (seat, card) not in trick.plays:
                continue
            left = tuple(play for play in trick.plays if play != (seat, card))
            if seat is trick.leader:
                play = self.given_back(seat, card)
                for other, others_card in left:
                    play = play.given_back(other, others_card)
                return replace(play, tricks=(*self.tricks[:place], *self.tricks[place + 1 :]))
            due = trick.due_first | {seat} if replaced else trick.due_first
            return self.given_back(seat, card).with_trick(place, replace(trick, plays=left, due_first=due))
        return self

    def exchanged(self, place: int, seat: Seat, old: Card, new: Card) -> Play:
        """Return the play when that hand has played another card to that trick, in the place of the old one."""
        trick = self.tricks[place]
        plays = tuple((hand, new if (hand, card) == (seat, old) else card) for hand, card in trick.plays)
        return self.given_back(seat, old).without(seat, new).with_trick(place, replace(trick, plays=plays))

    def lead_to(self, place: int) -> tuple[Seat, Card] | None:
        """Return the lead to the trick in that place, with its hand; `None` while it is still to be made."""
        trick = self.tricks[place] if place < len(self.tricks) else None
        card = None if trick is None else trick.card_of(trick.leader)
        return None if trick is None or card is None else (trick.leader, card)

    def trick_of(self, seat: Seat, card: Card) -> int | None:
        """Return the place of the trick in which that card lies."""
        return next((place for place, trick in enumerate(self.tricks) if (seat, card) in trick.plays), None)

    def with_trick(self, place: int, trick: Trick) -> Play:
        """Return the play with that trick in that place."""
        return replace(self, tricks=(*self.tricks[:place], trick, *self.tricks[place + 1 :]))

    def without(self, seat: Seat, card: Card) -> Play:
        """Return the play when that card is no longer in its hand."""
        return replace(self, hands=self._hands_without(seat, card))

    def given_back(self, seat: Seat, card: Card) -> Play:
        """Return the play when that card is in its hand again."""
        held = self.hands[seat.index]
        return self if held is None else replace(self, hands=self._hands_with(seat, held | (card,)))

    def _hands_without(self, seat: Seat, card: Card) -> _Hands:
        held = self.hands[seat.index]
        return self.hands if held is None else self._hands_with(seat, Hand.of_bits(held.bits & ~card.bit))

    def _hands_with(self, seat: Seat, hand: Hand) -> _Hands:
        north, east, south, west = self.hands
        match seat:
            case Seat.N:
                return (hand, east, south, west)
            case Seat.E:
                return (north, hand, south, west)
            case Seat.S:
                return (north, east, hand, west)
            case Seat.W:
                return (north, east, south, hand)


def _first_open(tricks: tuple[Trick, ...], behind: int) -> int:
    """Return the place of the earliest trick that lacks a card, from that place on; that of a new one if none does."""
    for place in range(behind, len(tricks)):
        if tricks[place].missing:
            return place
    return len(tricks)
