"""Hands, layouts (hands as far as they are known) and deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, Self, cast, final

from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.cards import EVERY_CARD, Card, Rank
from duplicado.vocabulary.errors import NotationError, expect, wrong_argument
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import SUITS_FROM_SPADES, Suit

if TYPE_CHECKING:
    from duplicado.vocabulary.evaluation import ByHolding, Number

FULL_PACK: Final = (1 << 52) - 1
"""All 52 cards as a bit set."""

_RANK_BITS: Final = {rank.value: 1 << rank.index for rank in Rank}


def _holding_texts() -> tuple[str, ...]:
    """Write every holding of a suit in the order of its bits: each rank stands before the lower ones."""
    texts = [""]
    for rank in Rank:
        texts += [rank.value + lower for lower in texts]
    return tuple(texts)


_TEXT_OF_HOLDING: Final = _holding_texts()
_HOLDING_OF_TEXT: Final = {text: ranks for ranks, text in enumerate(_TEXT_OF_HOLDING)}


@final
class Hand:
    """A set of cards held by one player: a 52-bit set behind card names.

    >>> hand = Hand.parse("AKQ2.J5.T98.7643")
    >>> len(hand), Card.parse("SA") in hand, str(hand)
    (13, True, 'AKQ2.J5.T98.7643')
    """

    __slots__ = ("bits",)

    bits: int
    """The cards as a set of `Card.bit`."""

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """Hold these cards."""
        bits, card = 0, EVERY_CARD[0]
        try:
            for card in cards:
                bits |= card.bit
        except (AttributeError, TypeError):
            _name_what_is_no_card(cards)
            expect(card, Card, "cards")
            raise
        _SET_BITS(self, bits)

    @classmethod
    def of_bits(cls, bits: int) -> Self:
        """Build a hand from a set of `Card.bit`; raises `WrongArgumentError` unless it is a number of 52 bits."""
        if type(bits) is not int or bits >> 52:
            raise wrong_argument(bits, "int, a set of 52 bits", "bits")
        hand = cls.__new__(cls)
        _SET_BITS(hand, bits)
        return hand

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: hands do not change."""
        raise AttributeError(f"a hand does not change: {name}")

    def __reduce__(self) -> tuple[object, tuple[int]]:
        """Pickle by the bit set."""
        return (Hand.of_bits, (self.bits,))

    def __eq__(self, other: object) -> bool:
        """Compare the sets of cards."""
        return isinstance(other, Hand) and self.bits == other.bits

    def __hash__(self) -> int:
        """Hash the set of cards."""
        return hash((Hand, self.bits))

    def __len__(self) -> int:
        """Count the cards."""
        return self.bits.bit_count()

    def __contains__(self, card: object) -> bool:
        """Tell whether the card is held."""
        return isinstance(card, Card) and bool(self.bits & card.bit)

    def __iter__(self) -> Iterator[Card]:
        """Go through the cards as players sort them: spades first, high to low."""
        for index in range(51, -1, -1):
            if self.bits >> index & 1:
                yield EVERY_CARD[index]

    def __sub__(self, other: Iterable[Card]) -> Hand:
        """Return the hand without those cards."""
        return Hand.of_bits(self.bits & ~_bits(other))

    def __or__(self, other: Iterable[Card]) -> Hand:
        """Return the hand with those cards too."""
        return Hand.of_bits(self.bits | _bits(other))

    def __and__(self, other: Iterable[Card]) -> Hand:
        """Return the cards that are in both."""
        return Hand.of_bits(self.bits & _bits(other))

    def __str__(self) -> str:
        """Print spades, hearts, diamonds and clubs between full stops."""
        return ".".join(_TEXT_OF_HOLDING[self.bits >> 13 * suit.index & 0x1FFF] for suit in SUITS_FROM_SPADES)

    def __repr__(self) -> str:
        """Print what `Hand.parse` reads."""
        return f"Hand.parse({str(self)!r})"

    def _repr_html_(self) -> str:  # pyright: ignore[reportUnusedFunction] # notebooks call it
        """Draw the hand in a notebook."""
        from duplicado.vocabulary.drawing import hand_html  # noqa: PLC0415 - readers of files draw nothing

        return hand_html(self.holdings)

    def to_svg(self) -> str:
        """Draw the hand as a picture."""
        from duplicado.vocabulary.drawing import hand_svg  # noqa: PLC0415 - readers of files draw nothing

        return hand_svg(self.holdings, str(self))

    @property
    def holdings(self) -> tuple[str, str, str, str]:
        """The ranks held in spades, hearts, diamonds and clubs."""
        spades, hearts, diamonds, clubs = (self.ranks(suit) for suit in SUITS_FROM_SPADES)
        return spades, hearts, diamonds, clubs

    def suit(self, suit: Suit | str) -> Hand:
        """Return the cards of one suit, which may be given by its letter."""
        return Hand.of_bits(self.bits & Suit.named(suit).bits)

    def length(self, suit: Suit | str) -> int:
        """Count the cards of one suit, which may be given by its letter."""
        return (self.bits >> 13 * Suit.named(suit).index & 0x1FFF).bit_count()

    def ranks(self, suit: Suit | str) -> str:
        """Write the ranks held in one suit, which may be given by its letter, high to low, e.g. `AKT4`."""
        return _TEXT_OF_HOLDING[self.bits >> 13 * Suit.named(suit).index & 0x1FFF]

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """The numbers of spades, hearts, diamonds and clubs."""
        spades, hearts, diamonds, clubs = (self.length(suit) for suit in SUITS_FROM_SPADES)
        return spades, hearts, diamonds, clubs

    @property
    def pattern(self) -> tuple[int, int, int, int]:
        """The numbers of cards in the suits, longest first: (4, 3, 3, 3)."""
        first, second, third, fourth = sorted(self.shape, reverse=True)
        return first, second, third, fourth

    @property
    def hcp(self) -> int:
        """High-card points: A 4, K 3, Q 2, J 1."""
        return int(self._evaluated("hcp"))

    @property
    def controls(self) -> int:
        """Controls: A 2, K 1."""
        return int(self._evaluated("controls"))

    @property
    def losers(self) -> int:
        """Losing tricks: of each suit the missing ones of ace, king and queen, as many as it has cards."""
        return int(self._evaluated("losers"))

    @property
    def quick_tricks(self) -> float:
        """Quick tricks: AK 2, AQ 1.5, A and KQ 1, a guarded king 0.5."""
        return float(self._evaluated("quick_tricks"))

    def weigh(self, weights: Mapping[str, Number]) -> Number:
        """Add up weights of ranks, e.g. `{"A": 4.5, "K": 3, "Q": 1.5, "J": 0.75, "T": 0.25}`.

        Raises:
            NotationError: a key is no rank.
        """
        from duplicado.vocabulary.evaluation import weighed  # noqa: PLC0415 - readers of files evaluate nothing

        expect(weights, Mapping, "weights")
        return self.sum_of(weighed(tuple(weights.items())))

    def _evaluated(self, name: str) -> Number:
        from duplicado.vocabulary.evaluation import evaluation  # noqa: PLC0415 - as above

        return self.sum_of(evaluation(name))

    def sum_of(self, by_holding: ByHolding) -> Number:
        """Add up over the suits what a holding is worth (`vocabulary.evaluation`: a number for each of 8192)."""
        bits, worth = self.bits, by_holding
        try:
            return worth[bits & 8191] + worth[bits >> 13 & 8191] + worth[bits >> 26 & 8191] + worth[bits >> 39]
        except (TypeError, LookupError):
            raise wrong_argument(by_holding, "tuple of 8192 numbers, one for each holding", "by_holding") from None

    @classmethod
    @checked
    def parse(cls, text: str) -> Hand:
        """Read the canonical notation: four holdings, high to low, spades first.

        Raises:
            NotationError: `text` is not a hand in that order.
        """
        holdings = text.split(".")
        if len(holdings) != 4:
            raise NotationError(text, "a hand", "write four holdings between full stops, e.g. AK2.J5.T98.76432")
        bits = 0
        for suit, holding in zip(SUITS_FROM_SPADES, holdings, strict=True):
            try:
                bits |= _HOLDING_OF_TEXT[holding] << 13 * suit.index
            except KeyError:
                raise NotationError(text, "a hand", f"{holding!r} is not a holding written from high to low") from None
        return cls.of_bits(bits)

    @classmethod
    @checked
    def parse_unsorted(cls, text: str) -> Hand:
        """Read a hand whose ranks stand in any order and case, with `10` for the ten, as other programs write.

        Raises:
            NotationError: four holdings are not there, a character is no rank, or a card stands twice.
        """
        holdings = text.strip().upper().replace("10", "T").split(".")
        if len(holdings) != 4:
            raise NotationError(text, "a hand", "four holdings between full stops are needed")
        bits = 0
        for suit, holding in zip(SUITS_FROM_SPADES, holdings, strict=True):
            for character in holding:
                bit = _RANK_BITS.get(character)
                if bit is None:
                    raise NotationError(text, "a hand", f"{character!r} is not a rank")
                if bits & bit << 13 * suit.index:
                    raise NotationError(text, "a hand", f"{suit.value}{character} stands in it twice")
                bits |= bit << 13 * suit.index
        return cls.of_bits(bits)


_SET_BITS: Final = Hand.__dict__["bits"].__set__  # the slot itself: three times as fast as object.__setattr__


@checked
def _name_what_is_no_card(cards: Iterable[Card]) -> None:
    """Refuse what is nothing to go through, and members that are not cards where they can be looked at again."""


def _bits(cards: Iterable[Card]) -> int:
    return cards.bits if isinstance(cards, Hand) else Hand(cards).bits


@checked
class Layout:
    """The four hands as far as they are known: any number of cards, no card in two hands.

    A hand that is not known is `None`. Canonical notation is that of PBN, with `-` for an unknown hand.

    >>> layout = Layout.parse("N:AK... - QJ... -")
    >>> layout[Seat.S], layout[Seat.E]
    (Hand.parse('QJ...'), None)
    """

    __slots__ = ("_hands",)

    _hands: tuple[Hand | None, Hand | None, Hand | None, Hand | None]

    def __init__(self, hands: Mapping[Seat, Hand | None]) -> None:
        """Lay out these hands; a seat that is not mentioned holds an unknown hand.

        Raises:
            NotationError: a card is in two hands.
        """
        four = tuple(hands.get(seat) for seat in Seat)
        seen = 0
        for hand in four:
            if hand is not None:
                twice = Hand.of_bits(seen & hand.bits)
                if twice:
                    raise NotationError(" ".join(map(str, twice)), "in one hand only", "a card stands in two hands")
                seen |= hand.bits
        object.__setattr__(self, "_hands", four)

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: layouts do not change."""
        raise AttributeError(f"a layout does not change: {name}")

    def __reduce__(self) -> tuple[type[Layout], tuple[dict[Seat, Hand | None]]]:
        """Pickle by the hands."""
        return (type(self), (dict(self.items()),))

    def __getitem__(self, seat: Seat | str) -> Hand | None:
        """Return the hand at that seat, given as such, by its letter or its name, or `None` when it is not known."""
        return self._hands[seat.index if isinstance(seat, Seat) else Seat.named(seat).index]

    def __eq__(self, other: object) -> bool:
        """Compare the four hands; a complete layout equals the deal of the same hands."""
        return isinstance(other, Layout) and self._hands == other._hands

    def __hash__(self) -> int:
        """Hash the four hands."""
        return hash(self._hands)

    def __repr__(self) -> str:
        """Print what `parse` reads."""
        return f"{type(self).__name__}.parse({str(self)!r})"

    def _repr_html_(self) -> str:
        """Draw the hands around a table in a notebook."""
        from duplicado.vocabulary.drawing import layout_html  # noqa: PLC0415 - readers of files draw nothing

        return layout_html(self.holdings())

    def to_svg(self) -> str:
        """Draw the hands around a table as a picture."""
        from duplicado.vocabulary.drawing import deal_svg  # noqa: PLC0415 - readers of files draw nothing

        return deal_svg(self.holdings(), str(self))

    def __str__(self) -> str:
        """Print the hands from North."""
        return self.text_from(Seat.N)

    def items(self) -> Iterator[tuple[Seat, Hand | None]]:
        """Go through seats and hands from North."""
        return zip(Seat, self._hands, strict=True)

    def holdings(self) -> Iterator[tuple[Seat, tuple[str, ...] | None]]:
        """Go through seats and the holdings of their hands from North."""
        return ((seat, None if hand is None else hand.holdings) for seat, hand in self.items())

    def text_from(self, first: Seat) -> str:
        """Write the PBN deal beginning with the hand at `first`."""
        hands = (self[seat] for seat in Seat.clockwise_from(first))
        return f"{first.value}:" + " ".join("-" if hand is None else str(hand) for hand in hands)

    @classmethod
    @checked
    def parse(cls, text: str) -> Self:
        """Read `<first seat>:<hand> <hand> <hand> <hand>`.

        Raises:
            NotationError: `text` is not a layout, or a card stands in two hands.
        """
        first, colon, rest = text.partition(":")
        hands = rest.split(" ")
        if not colon or len(hands) != 4:
            raise NotationError(text, "four hands", "write N: and four hands between blanks")
        seats = Seat.clockwise_from(Seat.parse(first))
        return cls({seat: None if hand == "-" else Hand.parse(hand) for seat, hand in zip(seats, hands, strict=True)})


@checked
@final
class Deal(Layout):
    """A complete deal: 52 cards, thirteen to each hand (Law 6).

    Raises `NotationError` when a hand is unknown or does not hold thirteen cards.
    """

    __slots__ = ()

    def __init__(self, hands: Mapping[Seat, Hand | None]) -> None:
        """Deal these four hands."""
        super().__init__(hands)
        for seat, hand in self.items():
            if len(hand) != 13 if hand is not None else True:
                count = "unknown" if hand is None else f"{len(hand)} cards"
                raise NotationError(str(self), "a deal", f"{seat.value} holds {count}, not thirteen")

    def __getitem__(self, seat: Seat | str) -> Hand:
        """Return the hand at that seat, given as such, by its letter or its name."""
        hand = self._hands[seat.index if isinstance(seat, Seat) else Seat.named(seat).index]
        return cast("Hand", hand)  # checked when the deal was made

    @classmethod
    def of_bits(cls, north: int, east: int, south: int, west: int) -> Deal:
        """Build a deal from four disjoint sets of thirteen `Card.bit`, unchecked: for makers of deals."""
        # The slots themselves are set: this is where a tool that makes many deals spends its time.
        new, set_bits = object.__new__, _SET_BITS
        set_bits(first := new(Hand), north)
        set_bits(second := new(Hand), east)
        set_bits(third := new(Hand), south)
        set_bits(fourth := new(Hand), west)
        _SET_HANDS(deal := new(cls), (first, second, third, fourth))
        return deal


_SET_HANDS: Final = Layout.__dict__["_hands"].__set__
