"""The state of the play of a board."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.clause import defines
from duplicado.law.orders import CardDisposition, PlayRule, RevokeFate
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure.tricks import Play
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.lead_rights import GivenRight
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit


@dataclass(frozen=True, slots=True)
class Revoke:
    """A revoke as the record shows it; nothing follows from it until attention is drawn."""

    player: Seat
    hand: Seat
    trick: int
    card: Card
    suit: Suit | None
    """The suit in which he revoked, or that he was bound to lead or play."""
    was_penalty_card: bool = False
    """True where he failed to play a penalty card that was due."""
    established: bool = False
    fate: RevokeFate | None = None
    """Fate that has been ruled; `None` while no attention has been drawn."""
    deemed: bool = False
    """True where it is a defective trick that is deemed a revoke (67B1)."""
    attention_too_late: str = ""
    established_by: tuple[Seat, Card] | None = None
    """The card that established it (63A1, 63A2)."""
    doubtful: bool = False
    """True where the Director has yet to find that the hand could have complied (59)."""


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A claim or concession that has not been settled: how the remaining tricks would be divided."""

    claimer: Seat
    own_tricks: int
    """Tricks claimed for claimer's side."""
    others_tricks: int
    """Tricks conceded to the other side."""
    agreed: frozenset[Seat] = frozenset()
    play_on: frozenset[Seat] = frozenset()
    means: str = ""
    """The statement, as it was told."""
    statement: ClaimStatement | None = None
    """The statement as data (68C)."""
    disputed: bool = False
    """True where the Director has been called (68D2(a)); playing on is no longer possible."""
    revokes_before: tuple[Revoke, ...] = ()
    """The revokes as they were before the claim, for when it turns out to be none."""
    played_since: tuple[tuple[Seat, Card], ...] = ()
    """Cards played after it although play was suspended: void, but to be weighed in 2007 (70D3 of that edition)."""


@dataclass(frozen=True, slots=True)
class EndOfPlay:
    """Play ended by a claim or concession: the remaining tricks of each side."""

    north_south: int
    east_west: int
    agreed: bool
    claim: ClaimMade | None = None


@dataclass(frozen=True, slots=True)
class OpenDesignation:
    """Declarer's words for dummy's card that leave a choice (Laws 46B3(b), 46B5), or name nothing (46B4)."""

    among: tuple[Card, ...]
    by_defender: bool

    @property
    def leaves_a_choice(self) -> bool:
        """True where somebody must choose."""
        return bool(self.among) or self.by_defender


@dataclass(frozen=True, slots=True)
class CardDemanded:
    """A duty of a player in a trick (51A, 57A); it falls with the trick, when the card led to it goes back."""

    rule: PlayRule
    led: tuple[Seat, Card] | None
    """The lead to the trick, with its player; `None` where the card demanded is to be led itself."""

    @classmethod
    def laid_on(cls, rule: PlayRule, play: Play) -> CardDemanded:
        """Return the duty as a ruling lays it on the player in that position."""
        return cls(rule, play.lead_to(rule.trick))

    def holds(self, play: Play) -> bool:
        """Tell whether the trick is the one for which it was demanded."""
        return self.led is None or self.led == play.lead_to(self.rule.trick)


_NO_CARDS = Hand()


@dataclass(frozen=True)  # without slots: see `vocabulary.values.replace`
class PlayState:
    """The play from the Clarification Period on."""

    play: Play
    lay_face_up: tuple[CardDisposition, ...] = ()
    """The cards exposed in the auction (Law 24), should the auction be reopened."""
    rights_before: tuple[GivenRight, ...] = ()
    """The rights to restrict a lead when the auction ended, should it be reopened."""
    face_down: tuple[tuple[Seat, Card], ...] = ()
    """Opening leads that lie face down."""
    lay_at_the_lead: tuple[CardDisposition, ...] = ()
    """The penalty cards that lay there when the right player put his lead face down: those alone bound it."""
    lead_is_faced: bool = False
    """True where an opening lead has been faced and stands: the play period has begun (Law 41C)."""
    revokes: tuple[Revoke, ...] = ()
    seen: frozenset[tuple[Seat, Card]] = frozenset()
    """Cards that have been seen of hands that are not known."""
    substitutes: frozenset[tuple[Seat, int]] = frozenset()
    """Hands, with the places of tricks, that lawfully changed their card and are free to choose another (47, 62C)."""
    demanded: CardDemanded | None = None
    """The last duty that a ruling has laid on a player in a trick; `play_rule` says what of it binds him now."""
    leads_settled: frozenset[tuple[Seat, int, Card]] = frozenset()
    """Leads before which declarer has made his choice, with the penalty cards that he left on the table (50D2, 51B)."""
    designation: OpenDesignation | None = None
    claim: ClaimMade | None = None
    end: EndOfPlay | None = None
    corrected_tricks: tuple[int, int] | None = None
    """Tricks of North-South and East-West after a correction (Laws 69B, 71, 79)."""
    counted_by_word: bool = False
    """True when the sides have agreed on that number, False when the Director has established it (79A1)."""
    agreement_is_final: bool = False
    """True where the agreement to a claim can no longer be taken back (69A)."""
    set_aside: ClaimMade | EndOfPlay | None = None
    """The claim or the agreement that waits for the correction of a revoke (63A4)."""
    used_penalty_cards: tuple[CardDisposition, ...] = ()
    """Penalty cards that have been led or played; they are penalty cards again when the card goes back."""
    faced_hands: frozenset[Seat] = frozenset()
    """Hands that were faced without a claim (Laws 48B2, 64B3 of 2007)."""
    turned: frozenset[tuple[Seat, int]] = frozenset()
    """Seats and tricks (by their numbers) of the cards that are known to have been turned face down (66A)."""
    stated_tricks: tuple[tuple[Seat, int], ...] = ()
    """The numbers of tricks for declarer that players stated at the end (79A)."""
    played_again: tuple[tuple[Seat, Card, int], ...] = ()
    """Cards that had been played before and were played again, with the place of the trick (67B3)."""
    played_early: tuple[IrregularPlay, ...] = ()
    """Cards played before their turn; while they lie in the trick, their turn comes (60A2)."""
    dummy_lost_rights: bool = False
    dummy_volunteered: int | None = None
    """The place of the trick for which dummy put out a card of his own accord."""
    dummy_has_shown_a_card: bool = False
    """True where dummy has faced a card since the opening lead (47E2(a), 54C)."""
    dummy_suggested: bool = False
    """True where dummy has suggested a card, and attention has not been drawn to it (45F)."""
    warned_without_rights: bool = False
    led_again: bool = False
    """True where declarer has been told to lead again from the correct hand (Law 60B)."""
    accepted_lead: IrregularPlay | None = None
    """The lead out of turn to the trick in progress that left-hand opponent accepted by playing (53A)."""

    @property
    def contract(self) -> Contract:
        """The contract."""
        return self.play.contract

    @property
    def play_rule(self) -> PlayRule | None:
        """Duty of a player in a trick that still stands."""
        return None if self.demanded is None or not self.demanded.holds(self.play) else self.demanded.rule

    def led_face_down(self, seat: Seat) -> Card | None:
        """Return the opening lead of that player that lies face down, the first of several; `None` without one."""
        return next((card for leader, card in self.face_down if leader is seat), None)

    def known_of(self, seat: Seat) -> Hand:
        """Return the cards that a hand which is not known has been seen to hold and that lie in no trick."""
        if self.play.hand(seat) is not None:
            return _NO_CARDS
        lay = {(each.seat, each.card) for each in self.lay_face_up}
        return Hand(card for who, card in self.seen | lay if who is seat and self.play.trick_of(who, card) is None)

    @property
    def is_over(self) -> bool:
        """True where all tricks are accounted for."""
        if self.set_aside is not None:
            return False
        counted = self.end is not None or self.corrected_tricks is not None
        return counted or (self.lead_is_faced and self.play.is_over)

    def tricks(self, side: Side) -> int:
        """Count the tricks of the side, those of a settled claim included, before any transfer."""
        if self.corrected_tricks is not None:
            return self.corrected_tricks[0 if side is Side.NS else 1]
        won = self.play.tricks_won(side)
        if self.end is None:
            return won
        return won + (self.end.north_south if side is Side.NS else self.end.east_west)


defines("DEF:play(3)", PlayState.is_over)
defines("DEF:play_period", PlayState.is_over)
