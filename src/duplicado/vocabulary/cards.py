"""Ranks and cards (Law 1)."""

from __future__ import annotations

from typing import Final, final

from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import NotationError, expect
from duplicado.vocabulary.suits import Suit


class Rank(Enumeration):
    """The rank of a card; the value is its character. Compares: deuce lowest, ace highest."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    _value_: str

    index: int
    """0 for the deuce to 12 for the ace."""
    is_honour: bool
    """Ten or higher (Definitions: honour)."""
    points: int
    """High-card points: ace 4, king 3, queen 2, jack 1, the others none."""

    def __lt__(self, other: Rank) -> bool:
        """Compare by rank of cards."""
        return self.index < other.index

    def __str__(self) -> str:
        """Print the character."""
        return self._value_

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Read the canonical character.

        Raises:
            NotationError: `text` is none of A K Q J T 9 … 2.
        """
        try:
            return cls(text)
        except ValueError:
            raise NotationError(text, "a rank", "write A, K, Q, J, T or 9 to 2") from None


for _i, _rank in enumerate(Rank):
    _rank.index = _i
    _rank.is_honour = _i >= 8
    _rank.points = max(0, _i - 8)


@checked
@final
class Card:
    """One of the 52 cards; there is one object for each, so identity is equality.

    Compares by suit, then rank. `bit` is the card's place in the 52-bit set of a `Hand`.

    >>> Card(Suit.SPADES, Rank.KING) is Card.parse("SK")
    True
    """

    __slots__ = ("_text", "bit", "index", "rank", "suit")

    suit: Suit
    rank: Rank
    index: int
    """0 for the deuce of clubs to 51 for the ace of spades."""
    bit: int
    _text: str

    def __new__(cls, suit: Suit, rank: Rank) -> Card:
        """Return the card of that suit and rank."""
        return _BY_TEXT[suit.value + rank.value]

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: cards do not change."""
        raise AttributeError(f"a card does not change: {name}")

    def __reduce__(self) -> tuple[type[Card], tuple[Suit, Rank]]:
        """Pickle and copy to the same object."""
        return (Card, (self.suit, self.rank))

    def __lt__(self, other: Card) -> bool:
        """Compare by suit, then rank."""
        return self.index < other.index

    def __str__(self) -> str:
        """Print suit and rank, e.g. `SK`, `HT`."""
        return self._text

    def __repr__(self) -> str:
        """Print what `Card.parse` reads."""
        return f"Card.parse({self._text!r})"

    @property
    def symbols(self) -> str:
        """The card as people write it, e.g. ♠K, ♥10."""
        rank = "10" if self.rank is Rank.TEN else self.rank.value
        return self.suit.symbol + rank

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read the canonical notation: suit letter, then rank.

        Raises:
            NotationError: `text` is not a card.
        """
        try:
            return _BY_TEXT[text]
        except (KeyError, TypeError):
            expect(text, str, "text")
            raise NotationError(text, "a card", "write the suit, then the rank, e.g. SK or HT") from None


def _pack() -> dict[str, Card]:
    pack: dict[str, Card] = {}
    for index in range(52):
        card = object.__new__(Card)
        suit, rank = tuple(Suit)[index // 13], tuple(Rank)[index % 13]
        text = suit.value + rank.value
        for name, value in (("suit", suit), ("rank", rank), ("index", index), ("bit", 1 << index), ("_text", text)):
            object.__setattr__(card, name, value)
        pack[text] = card
    return pack


_BY_TEXT: Final = _pack()
EVERY_CARD: Final[tuple[Card, ...]] = tuple(_BY_TEXT.values())
"""The 52 cards, by `index`: deuce of clubs to ace of spades."""
