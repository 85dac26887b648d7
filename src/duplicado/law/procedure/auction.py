"""The ordinary procedure of the auction (Laws 17-19 and 22)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from duplicado.law.clause import clause
from duplicado.law.procedure import law_18, law_19, law_22
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Double, Pass, Redouble
from duplicado.vocabulary.contracts import PASSED_OUT, AuctionResult, Contract, Doubling
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.values import derived, replace


@dataclass(frozen=True)  # without slots: see `vocabulary.values.derived`
class AuctionPosition:
    """Facts on which the lawfulness of the next call depends, seen from the player in turn; nothing else matters.

    There are few of these (some three hundred), so what follows from each is computed once.
    """

    last_bid: Bid | None = None
    bid_by_opponents: bool = False
    """True where the last bid is that of the opponents of the player in turn."""
    doubling: Doubling = Doubling.UNDOUBLED
    passes: int = 0
    """Passes in rotation since the last call other than pass, or since the beginning."""

    @derived
    def is_ended(self) -> bool:
        """True where the auction has ended (Law 22)."""
        return law_22.ends_auction(self.passes, self.last_bid)

    def permits(self, call: Call) -> bool:
        """Tell whether Laws 18 and 19 permit the call to the player in turn; nothing is permitted after the end."""
        return not self.is_ended and self._is_admissible(call)

    def _is_admissible(self, call: Call) -> bool:
        # Seen from the player in turn he is North-South, his opponents East-West.
        bidder = None if self.last_bid is None else Side.EW if self.bid_by_opponents else Side.NS
        match call:
            case Pass():
                return True
            case Double():
                return law_19.may_double(Side.NS, bidder, self.doubling)
            case Redouble():
                return law_19.may_redouble(Side.NS, bidder, self.doubling)
            case Bid():
                return law_18.is_of_the_game(call) and law_18.is_sufficient(call, self.last_bid)

    def lawful_calls(self) -> tuple[Call, ...]:
        """List the calls that the player in turn may make: pass, double, redouble, bids from the lowest."""
        return _lawful_calls(self)

    def after(self, call: Call) -> AuctionPosition:
        """Return the position for the next player when `call` stands, permitted or not.

        An accepted irregular call stands too (Laws 27A1, 37A), so nothing is refused here.
        """
        return _after(self, call)

    def after_skipped_turn(self) -> AuctionPosition:
        """Return the position when the player in turn is passed over for good (Law 29A)."""
        return AuctionPosition(self.last_bid, not self.bid_by_opponents, self.doubling, self.passes)


@cache
def _lawful_calls(position: AuctionPosition) -> tuple[Call, ...]:
    if position.is_ended:
        return ()
    special = tuple(call for call in (PASS, DOUBLE, REDOUBLE) if position.permits(call))
    return special + law_18.sufficient_bids(position.last_bid)


@cache
def _after(position: AuctionPosition, call: Call) -> AuctionPosition:
    theirs = not position.bid_by_opponents
    match call:
        case Pass():
            return AuctionPosition(position.last_bid, theirs, position.doubling, position.passes + 1)
        case Double():
            return AuctionPosition(position.last_bid, theirs, Doubling.DOUBLED)
        case Redouble():
            return AuctionPosition(position.last_bid, theirs, Doubling.REDOUBLED)
        case Bid():
            return AuctionPosition(call, bid_by_opponents=True)


_BEGINNING: Final = AuctionPosition()


@checked
@dataclass(frozen=True)
class Auction:
    """An auction: the calls that stand, in rotation from dealer; `None` is a turn that was skipped for good (Law 29A).

    >>> from duplicado.vocabulary.calls import parse_call
    >>> from duplicado.vocabulary.seats import Seat
    >>> auction = Auction.of(Seat.N, map(parse_call, "1S P 4S P P P".split()))
    >>> str(auction.result)
    '4S N'
    """

    dealer: Seat
    calls: tuple[Call | None, ...] = ()

    @classmethod
    @checked
    def of(cls, dealer: Seat, calls: Iterable[Call | None]) -> Auction:
        """Build the auction of these calls, whether permitted or not."""
        return cls(dealer, tuple(calls))

    def _repr_html_(self) -> str:
        """Draw the auction in a notebook."""
        from duplicado.vocabulary.drawing import auction_html  # noqa: PLC0415 - only a notebook draws

        return auction_html(self.dealer, self.calls)

    def to_svg(self) -> str:
        """Draw the auction as a picture."""
        from duplicado.vocabulary.drawing import auction_svg  # noqa: PLC0415 - only who shows it draws

        return auction_svg(self.dealer, self.calls, " ".join("-" if call is None else str(call) for call in self.calls))

    @derived
    def position(self) -> AuctionPosition:
        """Facts on which the lawfulness of the next call depends."""
        position = _BEGINNING
        for call in self.calls:
            position = position.after_skipped_turn() if call is None else _after(position, call)
        return position

    @property
    def is_ended(self) -> bool:
        """True where the auction has ended (Law 22)."""
        return self.position.is_ended

    @property
    @clause("17B", "17C")
    def turn(self) -> Seat:
        """The seat whose turn it is: dealer first, then in rotation."""
        return self.dealer.after(len(self.calls))

    def lawful_calls(self) -> tuple[Call, ...]:
        """List the calls permitted to the player in turn; none after the end."""
        return self.position.lawful_calls()

    def after(self, call: Call) -> Auction:
        """Return the auction with one more call by the player in turn, permitted or not."""
        return replace(self, calls=(*self.calls, call), position=_after(self.position, call))

    def at_turn_of(self, seat: Seat) -> Auction:
        """Return the auction as it is for a player who calls although it is not his turn: others lose theirs.

        >>> Auction(Seat.N, (PASS,)).at_turn_of(Seat.W).turn
        Seat.W
        """
        skipped = self.turn.distance_to(seat)
        return Auction(self.dealer, (*self.calls, *(None,) * skipped)) if skipped else self

    def with_turns_that_came_back(self) -> Auction:
        """Return the auction without lost turns at its end: such a turn comes back with the call to which it was lost.

        >>> Auction(Seat.N, (PASS, None, None)).with_turns_that_came_back().turn
        Seat.E
        """
        calls = self.calls
        while calls and calls[-1] is None:
            calls = calls[:-1]
        return self if len(calls) == len(self.calls) else Auction(self.dealer, calls)

    def bids(self) -> tuple[tuple[Seat, Bid], ...]:
        """List the bids with their seats."""
        return tuple((self.dealer.after(i), call) for i, call in enumerate(self.calls) if isinstance(call, Bid))

    @property
    @clause("DEF:contract", "19D")
    def contract(self) -> Contract | None:
        """The contract if all passed now; `None` before the first bid.

        Raises:
            DuplicadoError: the last bid is of more than seven, which Law 38 must cancel first.
        """
        bids = self.bids()
        if not bids:
            return None
        last_bid = bids[-1][1]
        if not law_18.is_of_the_game(last_bid):
            raise DuplicadoError(f"{last_bid} cannot be a contract (Law 38)")
        return Contract(last_bid, law_22.presumed_declarer(bids), self.position.doubling)

    @property
    def result(self) -> AuctionResult | None:
        """The contract or `passed out`; `None` while the auction goes on."""
        return (self.contract or PASSED_OUT) if self.is_ended else None

    @property
    def lawful_result(self) -> AuctionResult | None:
        """The same; `None` too where the last bid is of more than seven, which makes no contract (Law 38)."""
        try:
            return self.result
        except DuplicadoError:
            return None
