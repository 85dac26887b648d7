"""Deals that fulfil conditions, each deal that does equally likely; one deal after another, without NumPy.

Such deals are for practice and for analysis: Law 6 wants the deals of a tournament wholly random. `fast_conditioned`
draws from the same distribution with NumPy, thousands of times as fast where the condition of a seat says points and
lengths of suits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from duplicado.dealing.chance import RandomBytes, draw_bytes
from duplicado.dealing.conditions import DealCondition
from duplicado.law.comparable.cells import DISTRIBUTIONS, Distribution, Region
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import FULL_PACK, Deal, Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.values import keeps_mappings

MOST_TRIES: Final = 10_000_000
"""After how many deals that do not fit drawing gives up, unless the caller says otherwise."""
PLACES: Final[Mapping[Distribution, int]] = {lengths: place for place, lengths in enumerate(DISTRIBUTIONS)}


class NoDealFitsError(DuplicadoError):
    """No deal fulfils the conditions, or none was found among as many as may be tried."""


def _no_hands() -> Mapping[Seat, Hand]:
    return MappingProxyType({})


def _no_regions() -> Mapping[Seat, Region]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
@keeps_mappings
class DealsWanted:
    """Conditions that deals must fulfil, all together.

    Raises `DuplicadoError` when a card is predealt twice or a seat gets more than thirteen.
    """

    condition: DealCondition | None = None
    """Conditions on the four hands."""
    predealt: Mapping[Seat, Hand] = field(default_factory=_no_hands)
    """Cards that a seat holds in any case."""
    regions: Mapping[Seat, Region] = field(default_factory=_no_regions)
    """Cells in which a seat's hand lies: what its calls mean (`law.comparable.shown.limits_of_call`)."""
    fits: Callable[[Deal], bool] | None = None
    """Any other test of a deal."""

    def __post_init__(self) -> None:
        """Check the cards that are predealt."""
        seen = 0
        for seat, hand in self.predealt.items():
            twice = Hand.of_bits(seen & hand.bits)
            if twice or len(hand) > 13:
                wrong = f"{', '.join(map(str, twice))} for the second time" if twice else f"{len(hand)} cards"
                raise DuplicadoError(f"{seat} cannot be given {wrong}")
            seen |= hand.bits

    @property
    def undealt(self) -> int:
        """The set of the cards that are not predealt."""
        bits = FULL_PACK
        for hand in self.predealt.values():
            bits &= ~hand.bits
        return bits

    def missing(self, seat: Seat) -> int:
        """Return how many cards the seat has still to get."""
        return 13 - len(self.predealt.get(seat, ()))

    def accepts(self, deal: Deal) -> bool:
        """Tell whether a deal, in which the predealt cards lie where they must, is wanted."""
        return (
            all(_lies_in(deal[seat], region) for seat, region in self.regions.items())
            and (self.condition is None or self.condition.holds(deal))
            and (self.fits is None or self.fits(deal))
        )


@dataclass(frozen=True, slots=True)
class DealsFound:
    """Deals that were drawn, and how rare they are."""

    deals: tuple[Deal, ...]
    tried: int
    """Number of deals that were looked at for them."""
    direct: Fraction = Fraction(1)
    """The exact probability of what was drawn without trying, given the cards that are predealt."""

    @property
    def probability(self) -> float:
        """The probability of a deal that is wanted: exact where nothing had to be tried, else an estimate."""
        return float(self.direct) * len(self.deals) / self.tried if self.tried else 0.0


def _lies_in(hand: Hand, region: Region) -> bool:
    clubs, diamonds, hearts, spades = (hand.length(suit) for suit in Suit)
    return bool(region[PLACES[clubs, diamonds, hearts, spades]] >> hand.hcp & 1)


def conditioned_deals(
    count: int, wanted: DealsWanted, entropy: RandomBytes, *, most_tries: int = MOST_TRIES
) -> DealsFound:
    """Draw deals that are wanted, independent and each equally likely.

    Args:
        count: how many.
        wanted: what they must fulfil.
        entropy: the source of chance.
        most_tries: after how many deals to give up.

    Raises:
        NoDealFitsError: not enough were found in `most_tries`.
        EntropyError: the source does not give the bytes.
    """
    found: list[Deal] = []
    tried = 0
    drawn = _deals(wanted, entropy)
    while len(found) < count:
        if tried == most_tries:
            raise too_rare(len(found), count, tried)
        deal = next(drawn)
        tried += 1
        if wanted.accepts(deal):
            found.append(deal)
    return DealsFound(tuple(found), tried)


def too_rare(found: int, count: int, tried: int) -> NoDealFitsError:
    """Return the error of conditions that too few deals fulfil."""
    told = NoDealFitsError(f"{found} of {count} deals were found in {tried} tries: the conditions are too rare")
    return told.told_as("conditions-too-rare", found, count, tried)


def _deals(wanted: DealsWanted, entropy: RandomBytes) -> Iterator[Deal]:
    cards = [card.bit for card in EVERY_CARD if wanted.undealt & card.bit]
    held = [wanted.predealt.get(seat, Hand()).bits for seat in Seat]
    needs = [wanted.missing(seat) for seat in Seat]
    while True:
        rest = iter(_shuffled(cards, entropy))
        north, east, south, west = (
            bits | sum(next(rest) for _ in range(need)) for bits, need in zip(held, needs, strict=True)
        )
        yield Deal.of_bits(north, east, south, west)


def _shuffled(cards: list[int], entropy: RandomBytes) -> list[int]:
    """Return the cards in an order of chance (Fisher and Yates), each equally likely."""
    shuffled = cards.copy()
    numbers = iter(draw_bytes(2 * len(cards), entropy))
    for last in range(len(cards) - 1, 0, -1):
        place = _below(last + 1, numbers, entropy)
        shuffled[last], shuffled[place] = shuffled[place], shuffled[last]
    return shuffled


def _below(limit: int, drawn: Iterator[int], entropy: RandomBytes) -> int:
    """Return a number below the limit, which is at most 52; bytes that would prefer some number are left out."""
    most = 256 - 256 % limit
    while True:
        byte = next(drawn, None)
        if byte is None:
            byte = draw_bytes(1, entropy)[0]
        if byte < most:
            return byte % limit
