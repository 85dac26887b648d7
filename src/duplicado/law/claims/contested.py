"""A contested claim as the Director finds it, and which hands claimer plays."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.claims.policy import StatedLine
from duplicado.law.orders import LeadRule
from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit


class ClaimError(DuplicadoError):
    """A claim that cannot be judged as it is described; the message names the place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimDuties:
    """Duties that bound hands beyond following suit when play stopped."""

    major: tuple[Card, ...] = ()
    """The major penalty cards on the table; each binds the hand that holds it."""
    minor: tuple[Card, ...] = ()
    """The minor penalty cards."""
    lead: LeadRule | None = None
    """The restriction of the lead to be made next, or for as long as its player keeps the lead."""
    demanded: tuple[Card, ...] = ()
    """The cards that a demand of declarer's leaves to a hand in the trick in progress (57A)."""
    settled: bool = False
    """True when declarer has already made his choice before the lead that was to be made next (50D2, 51B)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestedClaim:
    """A claim as the Director finds it.

    Raises `ClaimError` when the hands are not all known, do not fit, or the number claimed is impossible.
    """

    position: PlayPosition
    """The four hands when play stopped, whose turn it was, the trick in progress."""
    declarer: Seat
    claimer: Seat
    claimed: int
    """Tricks claimed for claimer's side of those still to come, the trick in progress included."""
    statement: StatedLine | None = None
    shown_out: frozenset[tuple[Seat, Suit]] = frozenset()
    """Opponents who have failed to follow to a suit earlier in the play (70E1)."""
    duties: ClaimDuties = ClaimDuties()

    def __post_init__(self) -> None:
        """Check the description."""
        counts = {seat: len(self.hand(seat)) for seat in Seat}
        left, played = max(counts.values()), len(self.position.trick)
        due = {self.position.leader.after(turn) for turn in range(played)}
        for seat, count in counts.items():
            if count != left - (seat in due) or played > 3:
                told = f"{seat}: {count} cards do not fit the other hands and the trick in progress"
                raise ClaimError(told).told_as("claim-cards", seat, count)
        cards = [card for seat in Seat for card in self.hand(seat)] + list(self.position.trick)
        if len(set(cards)) < len(cards):
            twice = next(card for card in cards if cards.count(card) > 1)
            raise ClaimError(f"{twice} stands twice").told_as("claim-card-twice", twice)
        if not left:
            raise ClaimError("no cards are left, so there is nothing to claim").told_as("claim-nothing-left")
        defenders = self.hand(self.declarer.lho) | self.hand(self.declarer.rho)
        stray = next((card for card in (*self.duties.major, *self.duties.minor) if card not in defenders), None)
        if stray is not None:
            raise ClaimError(f"{stray}: no defender holds that penalty card").told_as("claim-penalty-card", stray)
        if not 0 <= self.claimed <= left:
            told = f"{self.claimed} tricks claimed, where {left} are still to come"
            raise ClaimError(told).told_as("claim-too-many", self.claimed, left)
        if self.claimer is self.declarer.partner:
            told = f"{self.claimer}: dummy can neither claim nor concede (68A)"
            raise ClaimError(told).told_as("claim-by-dummy", self.claimer)

    def hand(self, seat: Seat) -> frozenset[Card]:
        """Return the cards that the seat still holds.

        Raises:
            ClaimError: they are not known.
        """
        hand = self.position.hand(seat)
        if hand is None:
            told = f"{seat}: the hand is not known, and a contested claim needs all four (70B3)"
            raise ClaimError(told).told_as("claim-hand-unknown", seat)
        return frozenset(hand)

    @property
    def left(self) -> int:
        """Tricks still to come, the trick in progress included."""
        return max(len(self.hand(seat)) for seat in Seat)

    @property
    def controlled(self) -> tuple[Seat, ...]:
        """The hands that claimer plays: declarer's and dummy's, or a defender's own."""
        return (self.claimer, self.claimer.partner) if self.claimer is self.declarer else (self.claimer,)

    @property
    def opponents_cards(self) -> int:
        """The cards that claimer's opponents still hold, as a set of bits."""
        return sum(card.bit for seat in self.claimer.side.opponents.seats for card in self.hand(seat))
