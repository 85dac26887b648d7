"""A contested claim in bit sets: whose cards they are, what was said, what claimer reckons with.

Seats are 0 to 3 clockwise from North, cards `Card.index`, sets of cards sums of `Card.bit`: the search visits many
thousands of positions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from duplicado.vocabulary.suits import Suit

Hands: TypeAlias = tuple[int, int, int, int]
SUIT_BITS: Final = tuple(suit.bits for suit in Suit)
ABOVE: Final = tuple(SUIT_BITS[card // 13] & ~((1 << card + 1) - 1) for card in range(52))
"""For each card, the higher ones of its suit."""


@dataclass(frozen=True, slots=True)
class Game:
    """Circumstances that do not change while a line is played."""

    trump: int
    """The trump suit, -1 for none."""
    claimer: int
    controlled: tuple[bool, bool, bool, bool]
    """The hands that claimer plays: declarer's and dummy's, or a defender's own."""
    visible: int
    """Dummy's seat when a defender claims: he sees that hand. -1 otherwise."""
    draws: bool = False
    order: tuple[int, ...] = ()
    """Stated cards in their order; a suit is written 52 plus its number."""
    finesse: int = -1
    """The opponent who is to be finessed, -1 for none."""
    ruffs: int = 0
    """The suits whose losers are to be ruffed, as a set of cards."""
    top_down: bool = False
    marked: bool = False
    """True where claimer draws the conclusion when an opponent has shown out."""
    free: bool = False
    """Every lawful play of everybody counts as normal: for what no play can change."""
    major: int = 0
    """The major penalty cards that lie on the table."""
    minor: int = 0
    """The minor penalty cards."""
    lead_seat: int = -1
    """The hand whose lead is restricted, -1 for none."""
    lead_require: int = 0
    """The suits that it must lead, as a set of cards."""
    lead_forbid: int = 0
    """The suits that it may not lead."""
    demanded: int = 0
    """The cards that a demand of declarer's leaves to a hand in the trick in progress (57A), as a set."""
    settled: bool = False
    """True when declarer has made his choice before the lead that was to be made when play stopped."""
    defends: bool = False
    """True when a defender claims."""

    @property
    def is_bound(self) -> bool:
        """True when any duty but that to follow suit binds a hand."""
        return bool(self.major or self.minor or self.demanded or self.lead_seat >= 0)

    @property
    def uses_choices(self) -> bool:
        """True when declarer is taken to use a choice that he has at a lead of the defenders (50D2, 51B)."""
        return self.defends or self.free

    @property
    def trumps(self) -> int:
        """The thirteen trumps, or nothing."""
        return SUIT_BITS[self.trump] if self.trump >= 0 else 0

    @property
    def named(self) -> int:
        """The cards that the statement names."""
        return sum(1 << item for item in self.order if item < 52)

    @property
    def apart(self) -> int:
        """The cards that are not interchangeable with their neighbours: those named, and penalty cards."""
        return self.named | self.major | self.minor | self.demanded


State: TypeAlias = tuple[Hands, int, int, int, int]
"""A position between tricks: hands; leader; cards that claimer overlooks; who has shown out of what (bit 4 * seat +
suit; above them what has become of duties, see `bound`); how much of the stated order has been played."""


@dataclass(slots=True)
class PlayedTrick:
    """A trick in progress, with what claimer knows."""

    hands: Hands
    turn: int
    played: int
    """Cards played to it so far."""
    led: int
    """The suit led."""
    best: int
    """The card that is winning."""
    winner: int
    unaware: int
    voids: int
    place: int
    """Number of steps of the stated order that have been played."""
    target: int = -1
    """The card of the hand opposite the leader's that the statement wants played to this trick."""


def beats(card: int, best: int, trump: int) -> bool:
    """Tell whether a card wins over the one that is winning the trick."""
    return card > best if card // 13 == best // 13 else card // 13 == trump


def highest(cards: int) -> int:
    """Return the highest bit as a set."""
    return 1 << cards.bit_length() - 1 if cards else 0


def lowest(cards: int) -> int:
    """Return the lowest bit as a set."""
    return cards & -cards


def groups(cards: int, others: int, apart: int) -> list[int]:
    """List the lowest card of each run that none of `others` separates, from the lowest; `apart` are never merged."""
    kept: list[int] = []
    previous, rest = -14, cards
    while rest:
        bit = rest & -rest
        card = bit.bit_length() - 1
        rest ^= bit
        if (
            previous // 13 != card // 13
            or (bit - 1) & ~((1 << previous + 1) - 1) & others
            or (bit | 1 << previous) & apart
        ):
            kept.append(card)
        previous = card
    return kept
