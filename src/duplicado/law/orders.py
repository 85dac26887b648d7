"""Orders of a ruling: effects as data, applied by the table's fold, kept with the ruling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duplicado.law.information import Item
from duplicado.law.lifting import RulingLifted
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.tricks import Play
from duplicado.law.sanction import ProposedPenalty
from duplicado.vocabulary.calls import Bid, Call, Double, Redouble
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.texts import Code


class Bar(Enumeration):
    """Period for which a player must pass; the value is the word of the casebook."""

    TURN = "turn"
    """At his next turn only."""
    AUCTION = "auction"
    """Whenever it is his turn, for the rest of the auction."""


@dataclass(frozen=True, slots=True)
class StandingCalls:
    """These calls stand, and no others; the auction goes on behind them."""

    auction: Auction


@dataclass(frozen=True, slots=True)
class MustPass:
    """The player must pass."""

    seat: Seat
    bar: Bar


@dataclass(frozen=True, slots=True)
class MustRepeat:
    """The player must make this call at his next turn (Laws 31A1, 32A1)."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class MayNotDouble:
    """The player may neither double nor redouble at his next turn (Law 27B3; Law 30B2(b) of 2007)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallMade:
    """The player has answered an option by a call that it does not leave him: the Law of that call deals with it."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class BidNamed:
    """With his last call, a double or redouble, the player named a bid, rightly or wrongly (19A2, 19A3, 19B2, 19B3)."""

    seat: Seat
    call: Double | Redouble
    stated: Bid


@dataclass(frozen=True, slots=True)
class Informed:
    """Information from withdrawn actions or exposed cards: unauthorized for a side, authorized for the other (16C)."""

    unauthorized: Side
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Uninformed:
    """Such information is no longer unauthorized (Laws 23B, 26A, 27B1)."""

    unauthorized: Side
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class LeadRight:
    """Declarer may restrict the lead of a defender whose partner's call was withdrawn (Law 26)."""

    offender: Seat
    withdrawn: Call
    clause: Code


@dataclass(frozen=True, slots=True)
class LeadRightLifted:
    """That right has gone."""

    offender: Seat
    withdrawn: Call | None = None
    """The call of the same matter that gave it; `None` for whatever the offender had withdrawn."""


@dataclass(frozen=True, slots=True)
class LeadRule:
    """Restriction of a lead: a suit required or forbidden."""

    seat: Seat
    clause: Code
    require: tuple[Suit, ...] = ()
    forbid: tuple[Suit, ...] = ()


class Disposition(Enumeration):
    """Treatment of a card that was exposed; penalty cards carry the word of the casebook."""

    FACE_UP = "face up"
    """It lies on the table until the auction ends (Law 24)."""
    MINOR = "minor"
    MAJOR = "major"
    IN_HAND = "in hand"
    """It goes back to the hand, or is picked up."""


@dataclass(frozen=True, slots=True)
class CardDisposition:
    """Treatment of one exposed card of a player."""

    seat: Seat
    card: Card
    disposition: Disposition
    played: bool = False
    """True where it was exposed by being led or played (which makes a small card major, Law 50B)."""

    @property
    def is_major(self) -> bool:
        """True where it is a major penalty card."""
        return self.disposition is Disposition.MAJOR


@dataclass(frozen=True, slots=True)
class Review:
    """The Director must look at the result under this clause when play ends."""

    clause: Code


@dataclass(frozen=True, slots=True)
class ScoreAdjusted:
    """The Law demands an adjusted score instead of a result."""

    clause: Code


@dataclass(frozen=True, slots=True)
class ScoreStands:
    """The Director has looked under this clause: the score of the table is not adjusted."""

    clause: Code


@dataclass(frozen=True, slots=True)
class StandingPlay:
    """These cards stand as played, and no others; the play goes on behind them."""

    play: Play


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The card goes back from the trick to its hand, which contributes another before anybody else plays."""

    hand: Seat
    card: Card
    is_free: bool = False
    """True where the player changes it lawfully (Laws 47, 62C): the substitute is free of Law 52."""


@dataclass(frozen=True, slots=True)
class MustLeadAgain:
    """Declarer must lead again from the correct hand; a defender who plays before that exposes his card (60B)."""


@dataclass(frozen=True, slots=True)
class PlayRule:
    """Duty of a player in the trick in progress (Law 57A), if he can (57B, 59)."""

    seat: Seat
    trick: int
    """The place of the trick."""
    clause: Code
    highest: bool = False
    """The highest card that he holds of the suit led; with `lowest` the lowest."""
    lowest: bool = False
    require: Suit | None = None
    forbid: Suit | None = None
    card: Card | None = None
    """That card (Law 51A)."""


@dataclass(frozen=True, slots=True)
class LeadSettled:
    """The options before this lead have been dealt with (Law 50D2); they arise anew at the next."""

    seat: Seat
    trick: int


class RevokeFate(Enumeration):
    """State of a revoke after the ruling."""

    CORRECTED = "corrected"
    STANDS = "stands"
    """Established, and attention has been drawn: Law 64 applies when play ends."""
    NOT_ESTABLISHED_BUT_PENALIZED = "43B2(b)"
    """Corrected, and yet Law 64 applies as though it were established."""
    NOT_RECTIFIED = "43B3"
    """Established, but dummy without rights was first to draw attention to it."""
    WAIVED = "waived"
    """Ruled upon, and the right to its rectification forfeited or waived since (11A, 81C5)."""


@dataclass(frozen=True, slots=True)
class RevokeRuled:
    """Ruling on the revoke of that hand in that trick."""

    hand: Seat
    trick: int
    fate: RevokeFate
    attention_too_late: Code = ""
    """`64B4` or `64B5` when attention came after a call on the next board, or after the round; `81C3` later still."""


@dataclass(frozen=True, slots=True)
class RevokeNotEstablished:
    """The card of that hand did not establish any revoke of its side after all (Laws 47E1, 45E)."""

    hand: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DeemedRevoke:
    """A player is deemed to have revoked on that trick (Law 67B1), or has by a card misplaced by dummy (45D2)."""

    hand: Seat
    trick: int
    by_own_card: bool = False
    """True where it counts as any other established revoke, by the card that he played (64A1 applies)."""


@dataclass(frozen=True, slots=True)
class DeemedPlayed:
    """A card counts as led or played though nobody has put it there (Law 45C), with all that a play brings with it."""

    hand: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LeadFaced:
    """An opening lead stands faced: the play period has begun (Law 41C)."""


@dataclass(frozen=True, slots=True)
class PlayEnds:
    """Play has ended by a claim or concession: so many of the remaining tricks go to each side (Laws 69-71)."""

    north_south: int
    east_west: int
    agreed: bool = True
    """True where it is by agreement (69A), which can be withdrawn; else it is by the Director's ruling."""


@dataclass(frozen=True, slots=True)
class ClaimSetAside:
    """A claim, or the agreement to it, rests while a revoke that came before it is corrected (Law 63A4)."""


@dataclass(frozen=True, slots=True)
class ClaimRestored:
    """The claim, or the agreement to it, that was set aside stands again."""


@dataclass(frozen=True, slots=True)
class ExposureForgiven:
    """Cards shown with a concession, or about the trick in progress, are no penalty cards (68, 68B2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayResumes:
    """The claim or concession is void, or never was one (68B2, 68D2(b)): play goes on."""


@dataclass(frozen=True, slots=True)
class TricksCorrected:
    """The tricks that North-South and East-West are to have in all (Laws 69B, 71, 79)."""

    north_south: int
    east_west: int


@dataclass(frozen=True, slots=True)
class RulesLifted:
    """Those restrictions of a lead or a play bind nobody any more."""

    rules: tuple[LeadRule | PlayRule, ...]


PlayEffect: TypeAlias = (
    StandingPlay
    | TakenBack
    | MustLeadAgain
    | PlayRule
    | LeadSettled
    | RevokeRuled
    | RevokeNotEstablished
    | DeemedRevoke
    | LeadFaced
    | PlayEnds
    | ClaimSetAside
    | ClaimRestored
    | PlayResumes
    | TricksCorrected
)
"""Effects on the play; those on auction and information are the others."""

Effect: TypeAlias = (
    PlayEffect
    | DeemedPlayed
    | StandingCalls
    | MustPass
    | MustRepeat
    | MayNotDouble
    | CallMade
    | BidNamed
    | Informed
    | Uninformed
    | LeadRight
    | LeadRightLifted
    | RulingLifted
    | RulesLifted
    | LeadRule
    | CardDisposition
    | ExposureForgiven
    | Review
    | ScoreAdjusted
    | ScoreStands
    | ProposedPenalty
)
