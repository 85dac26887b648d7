"""The state of a table: a frozen value that follows from the record alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.clause import clause, defines
from duplicado.law.edition import Edition
from duplicado.law.meaning import CallMeaning
from duplicado.law.orders import Bar, CardDisposition, LeadRule
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import FindingValue
from duplicado.law.situation import IrregularCall
from duplicado.table import lead_duties, obligations
from duplicado.table.actions.reader import Action
from duplicado.table.contest_kind import ContestKind
from duplicado.table.lead_duties import LeadDuty
from duplicado.table.lead_rights import GivenRight
from duplicado.table.ledger import KnownBecause
from duplicado.table.moment import Moment, Phase
from duplicado.table.obligations import Binding, Obligation
from duplicado.table.play_state import PlayState
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import expect
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code
from duplicado.vocabulary.values import FrozenDict, keeps_mappings

IrregularFact: TypeAlias = IrregularCall | CardsExposedInAuction | IrregularPlay
"""An irregularity as the Laws read it; each says who offended."""


class TableMode(Enumeration):
    """Mode of a table: irregular actions are recorded (`live`) or refused (`guarded`, an electronic table)."""

    LIVE = "live"
    GUARDED = "guarded"


@dataclass(frozen=True, slots=True)
@keeps_mappings
class TableSetup:
    """Setup of a table, before anything happens at it.

    Raises `WrongArgumentError` where an argument is of another type: a deal in the place of the edition, for example.
    """

    board: Board
    edition: Edition = Edition.LAWS_2017
    regulations: Mapping[Code, object] = field(default_factory=dict[str, object], hash=False, repr=False)
    kind: ContestKind = ContestKind.PAIRS
    mode: TableMode = TableMode.LIVE
    layout: Layout | None = None
    """The hands as far as they are known; cards named in the record are taken as held where they are not."""
    contract: Contract | None = None
    """A contract, where the auction is already over."""
    leader: Seat | None = None
    """Player who is to lead, where the record begins in the middle of the play; `layout` then holds the cards still
    held."""
    won: tuple[int, int] = (0, 0)
    """Tricks already won by North-South and East-West then."""
    exposed: tuple[CardDisposition, ...] = ()
    """Cards that lie face up by then in front of the hands that hold them: penalty cards for the most part."""

    def __post_init__(self) -> None:
        """Check the types of what is easily mistaken."""
        expect(self.board, Board, "board")
        expect(self.edition, Edition, "edition")
        expect(self.kind, ContestKind, "kind")
        expect(self.mode, TableMode, "mode")
        if self.layout is not None:
            expect(self.layout, Layout, "layout")
        if self.contract is not None:
            expect(self.contract, Contract, "contract")


@dataclass(frozen=True, slots=True)
class Noted:
    """An irregularity that the record shows, whether or not attention has been drawn to it."""

    law: str
    offender: Seat


@dataclass(frozen=True, slots=True)
class SpokenFact:
    """A question, an answer or an alert (Laws 20 and 40)."""

    seat: Seat
    action: Action
    when: Moment
    call: Call | None = None
    """The call that it is about, as it stood then; `None` where it is about none."""


@dataclass(frozen=True)  # without slots: see `vocabulary.values.replace`
class TableState:
    """Everything that follows from the entries so far; unchanged parts are shared from one state to the next."""

    setup: TableSetup
    auction: Auction
    """The calls that stand. An irregular call stands here provisionally until it is ruled upon."""
    irregular: tuple[IrregularFact, ...] = ()
    """Facts that are irregular and have not been dealt with, earliest first."""
    implied_pass: int | None = None
    """Place of a pass that nobody has said: left-hand opponent of who must pass has called at his turn (28A)."""
    accepted_change: IrregularCall | None = None
    """A second call at one turn that left-hand opponent has just accepted by calling over it (25B1)."""
    noted: tuple[Noted, ...] = ()
    obligations: tuple[Obligation, ...] = ()
    """Duties that rulings have laid on players in the auction, in order; `bound` says what of it binds them now."""
    lead_rights: tuple[GivenRight, ...] = ()
    """Withdrawn calls that may restrict the lead of the offender's partner (Law 26)."""
    lead_duties: tuple[LeadDuty, ...] = ()
    """Duties that declarer has required or forbidden of leads, in order; `lead_rule` says what of it holds now."""
    exposed: tuple[CardDisposition, ...] = ()
    """Cards lying face up, and penalty cards, in the order in which they came."""
    ledger: tuple[KnownBecause, ...] = ()
    """Information that is authorized and unauthorized, why, and when that changed."""
    statements: tuple[SpokenFact, ...] = ()
    """Statements of what was asked, explained and alerted, in order."""
    reviews: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    """The clauses on which the last ruling rests."""
    meanings: Mapping[int, tuple[Call, CallMeaning]] = field(
        default_factory=FrozenDict[int, tuple[Call, CallMeaning]], hash=False
    )
    """Meanings of calls, by their places in the auction, with the call that was meant."""
    findings: Mapping[str, FindingValue] = field(default_factory=FrozenDict[str, FindingValue], hash=False)
    """Findings that the Director has made of his own motion."""
    adjusted: str | None = None
    """The clause that demands an adjusted score instead of a result."""
    penalties: tuple[str, ...] = ()
    """The clauses of the offences for which a penalty has been proposed, in order."""
    hands_returned: bool = False
    play: PlayState | None = None
    """The play; `None` until the auction has ended with a contract."""

    @property
    def bound(self) -> Binding:
        """Duties that bind the players in the auction now."""
        return obligations.binding(self.obligations, self.auction) if self.obligations else obligations.NOTHING

    @property
    def must_pass(self) -> Mapping[Seat, Bar]:
        """Players who must pass, and for how long."""
        return self.bound.must_pass

    @property
    def lead_rule(self) -> LeadRule | None:
        """Restriction of the next lead, and of those that follow while the player keeps the lead."""
        if not self.lead_duties or self.play is None or self.play.is_over:
            return None
        return lead_duties.in_force(self.lead_duties, self.play.play)

    @property
    def lying(self) -> tuple[CardDisposition, ...]:
        """The cards of `exposed` while something is left to be played: afterwards no Law asks anything of them."""
        return () if self.phase is Phase.OVER else self.exposed

    def hand(self, seat: Seat) -> Hand | None:
        """Return the cards that the player holds now; `None` where they are not known."""
        if self.play is not None:
            return self.play.play.hand(seat)
        return None if self.setup.layout is None else self.setup.layout[seat]

    def of_own_hand(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Leave out the cards that the player does not hold: nobody exposes or names them in the sense of 24 and 49."""
        hand = self.hand(seat)
        return cards if hand is None else tuple(card for card in cards if card in hand)

    def is_imposed(self, place: int) -> bool:
        """Tell whether a pass that a Law imposed stands in that place of the auction."""
        return place < len(self.auction.calls) and obligations.imposes(self.obligations, self.auction, place)

    @property
    def edition(self) -> Edition:
        """The edition under which the table plays."""
        return self.setup.edition

    @property
    def result_of_auction(self) -> AuctionResult | None:
        """The contract or `passed out`; `None` while the auction goes on."""
        if self.play is not None:
            return self.play.contract
        return self.setup.contract or self.auction.result

    @property
    @clause("17D1", "17D2", editions=(Edition.LAWS_2017, Edition.LAWS_2017_AMENDED_2024))
    @clause("17E1", "22B1", "22B2", editions=(Edition.LAWS_2007,))
    @clause("22B")
    def phase(self) -> Phase:
        """Phase in which the board stands."""
        if self.play is not None:
            return Phase.OVER if self.play.is_over else Phase.PLAY if self.play.lead_is_faced else Phase.CLARIFICATION
        if not self.auction.is_ended:
            return Phase.AUCTION
        return Phase.OVER if self.hands_returned else Phase.CLARIFICATION

    @property
    def turn(self) -> Seat | None:
        """The seat due to call or play (dummy's for a card of dummy's); `None` after four passes and after play."""
        if self.play is None:
            return None if self.auction.is_ended else self.auction.turn
        return None if self.play.is_over else self.play.play.turn

    @property
    def acts(self) -> Seat | None:
        """The player who makes that call or plays that card: declarer for a card of dummy's."""
        turn = self.turn
        return turn if turn is None or self.play is None else self.play.play.player_of(turn)

    @property
    def auction_period_is_over(self) -> bool:
        """True when a defender has faced a lead (17D1) or, where nobody has bid, all hands are in the board (17D2).

        A lead out of turn ends it as well, whatever becomes of the lead (54).
        """
        return self.phase in {Phase.PLAY, Phase.OVER} or any(noted.law == "54" for noted in self.noted)

    @property
    def moment(self) -> Moment:
        """Moment to which the board has come."""
        phase = self.phase
        match phase:
            case Phase.AUCTION:
                return Moment(phase, len(self.auction.calls))
            case Phase.PLAY if self.play is not None:
                return Moment(phase, sum(self.play.play.won_before) + self.play.play.current_place + 1)
            case _:
                return Moment(phase)


defines("DEF:irregularity", Noted)
