"""Suits and denominations, in the order in which they rank (Law 1A, Law 18E)."""

from __future__ import annotations

from typing import Final

from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import NotationError, expect


class Suit(Enumeration):
    """A suit; the value is its letter. Compares by rank: clubs lowest."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    _value_: str

    index: int
    """0 for clubs to 3 for spades."""
    denomination: Denomination
    """The denomination of the same name."""
    symbol: str
    """The pip: ♣ ♦ ♥ ♠."""
    is_major: bool
    """Hearts or spades."""
    bits: int
    """Its thirteen cards as a set of `Card.bit`."""

    def __lt__(self, other: Suit) -> bool:
        """Compare by rank of suits."""
        return self.index < other.index

    def __str__(self) -> str:
        """Print the letter."""
        return self._value_

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read the canonical letter.

        Raises:
            NotationError: `text` is none of S, H, D, C.
        """
        try:
            return cls(text)
        except ValueError:
            raise NotationError(expect(text, str, "text"), "a suit", "write S, H, D or C") from None

    @classmethod
    def named(cls, suit: Suit | str) -> Suit:
        """Return a suit that is given by itself or by its letter.

        Raises:
            NotationError: a text is no letter of a suit.
            WrongArgumentError: it is neither a suit nor a text.
        """
        if isinstance(suit, Suit):
            return suit
        expect(suit, str, "suit")
        return cls.parse(suit)


class Denomination(Enumeration):
    """The suit or notrump that a bid names. Compares by rank: clubs lowest, notrump highest (Law 18E)."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NOTRUMP = "NT"

    _value_: str

    index: int
    """0 for clubs to 4 for notrump."""
    suit: Suit | None
    """The suit of the same name; `None` for notrump."""
    symbol: str
    """The pip, or NT."""
    is_major: bool
    """Hearts or spades."""

    def __lt__(self, other: Denomination) -> bool:
        """Compare by rank of denominations."""
        return self.index < other.index

    def __str__(self) -> str:
        """Print the letter, or NT."""
        return self._value_

    @classmethod
    def parse(cls, text: str) -> Denomination:
        """Read the canonical letters.

        Raises:
            NotationError: `text` is none of C, D, H, S, NT.
        """
        try:
            return cls(text)
        except ValueError:
            raise NotationError(expect(text, str, "text"), "a denomination", "write C, D, H, S or NT") from None


for _i, _denomination in enumerate(Denomination):
    _denomination.index = _i
    _denomination.suit = None
    _denomination.symbol = "NT"
    _denomination.is_major = False
for _i, (_suit, _symbol) in enumerate(zip(Suit, "♣♦♥♠", strict=True)):
    _named = Denomination(_suit.value)
    _suit.index = _i
    _suit.bits = 0x1FFF << 13 * _i
    _suit.denomination, _named.suit = _named, _suit
    _suit.symbol = _named.symbol = _symbol
    _suit.is_major = _named.is_major = _i > 1

SUITS_FROM_SPADES: Final = tuple(reversed(Suit))
"""The order in which the suits of a hand are written, and in which suits rank from the top."""
DENOMINATIONS_FROM_NOTRUMP: Final = tuple(reversed(Denomination))
"""Denominations from the highest."""
