"""Contracts and what became of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.calls import Bid
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination


class Doubling(Enumeration):
    """Doubling of a contract; the value is what is written behind the bid."""

    UNDOUBLED = ""
    DOUBLED = "X"
    REDOUBLED = "XX"

    def __str__(self) -> str:
        """Print nothing, X or XX."""
        return self.value


@checked
@dataclass(frozen=True, slots=True)
class Contract:
    """The undertaking by declarer's side; canonical text e.g. `4SX S`: bid, doubling, declarer.

    Raises `NotationError` when the bid is of more than seven.
    """

    bid: Bid
    declarer: Seat
    doubling: Doubling = Doubling.UNDOUBLED

    def __post_init__(self) -> None:
        """Check the level."""
        if self.bid.level > 7:
            raise NotationError(str(self.bid), "the bid of a contract", "bids go from 1 to 7")

    @property
    def level(self) -> int:
        """The number of odd tricks undertaken, 1 to 7."""
        return self.bid.level

    @property
    def denomination(self) -> Denomination:
        """The denomination named."""
        return self.bid.denomination

    @property
    def tricks_required(self) -> int:
        """The number of tricks that fulfil the contract, 7 to 13."""
        return 6 + self.bid.level

    def __str__(self) -> str:
        """Print bid, doubling, blank, declarer."""
        return f"{self.bid.text}{self.doubling.value} {self.declarer.value}"

    def __repr__(self) -> str:
        """Print what `Contract.parse` reads."""
        return f"Contract.parse({str(self)!r})"

    @classmethod
    @checked
    def parse(cls, text: str) -> Contract:
        """Read the canonical notation.

        Raises:
            NotationError: `text` is not a contract.
        """
        match = _CONTRACT.fullmatch(text)
        if match is None:
            raise NotationError(text, "a contract", "write e.g. 4S S, 3NTX W or 2HXX N")
        level, denomination, doubling, declarer = match.groups()
        return cls(Bid(int(level), Denomination(denomination)), Seat(declarer), Doubling(doubling))


@dataclass(frozen=True, slots=True)
class PassedOut:
    """The auction ended without a bid. All are equal; use `PASSED_OUT`."""

    def __str__(self) -> str:
        """Print `passed out`."""
        return "passed out"


AuctionResult: TypeAlias = Contract | PassedOut
PASSED_OUT: Final = PassedOut()
"""The result of an auction in which all passed."""

_CONTRACT: Final = re.compile(r"([1-7])([CDHS]|NT)(X{0,2}) ([NESW])")


def parse_auction_result(text: str) -> AuctionResult:
    """Read a contract or `passed out`.

    Raises:
        NotationError: `text` is neither.
    """
    return PASSED_OUT if text == str(PASSED_OUT) else Contract.parse(text)
