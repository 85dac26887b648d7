"""Inquiries: what the Laws have the Director find, each declared once beside its use with the form of its answer.

An inquiry is known by its number of 2017; `law.edition` has that of 2007. What a finding opens at a table is declared
in `director`, by the inquiry. Values of findings that say more than yes or no are named after what their clause asks
for. Owner: the Laws.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Generic, TypeGuard, TypeVar, cast

from duplicado.law.clause import read_the_book
from duplicado.law.edition import Edition, cited_in, translated
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit
from duplicado.vocabulary.texts import Code

_Value_co = TypeVar("_Value_co", covariant=True)
_Other = TypeVar("_Other")


class InquiryClashError(DuplicadoError):
    """Two inquiries claim the same number; the message names it."""


@dataclass(frozen=True, slots=True)
class AnswerShape(Generic[_Value_co]):
    """The kinds of value that answer an inquiry: one of these, or several of them."""

    one: tuple[type, ...] = ()
    many: tuple[type, ...] = ()
    """A tuple of these, which may be empty."""

    def fits(self, value: object) -> TypeGuard[_Value_co]:
        """Tell whether a value is such an answer; yes and no are no numbers."""
        if isinstance(value, tuple):
            return bool(self.many) and all(isinstance(each, self.many) for each in cast("tuple[object, ...]", value))
        if isinstance(value, bool):
            return bool in self.one
        return isinstance(value, self.one)

    def __str__(self) -> str:
        """Name the kinds as a program has them: `bool or Seat`, `tuple of Card`."""
        several_of = (f"tuple of {each.__name__}" for each in self.many)
        return " or ".join([*(each.__name__ for each in self.one), *several_of])

    def __or__(self, other: AnswerShape[_Other]) -> AnswerShape[_Value_co | _Other]:
        """Return the shape of what is an answer to either."""
        return AnswerShape((*self.one, *other.one), (*self.many, *other.many))


def one_of(kind: type[_Value_co]) -> AnswerShape[_Value_co]:
    """Return the shape of one value of that kind."""
    return AnswerShape((kind,))


def several(kind: type[_Value_co]) -> AnswerShape[tuple[_Value_co, ...]]:
    """Return the shape of values of that kind, any number of them."""
    return AnswerShape((), (kind,))


YES_NO: Final = one_of(bool)
NUMBER: Final = one_of(int)
SEAT: Final = one_of(Seat)
CARD: Final = one_of(Card)
SEATS: Final = several(Seat)
CARDS: Final = several(Card)
SUITS: Final = several(Suit)
DENOMINATIONS: Final = several(Denomination)
SEAT_OR_YES_NO: Final = SEAT | YES_NO
NUMBER_OR_YES_NO: Final = NUMBER | YES_NO


@dataclass(frozen=True, slots=True, eq=False)
class Inquiry(Generic[_Value_co]):
    """A question of the Laws to the Director."""

    key: Code
    """Its number, that of 2017 where the editions differ."""
    shape: AnswerShape[_Value_co]
    asked_only: bool
    """True where nobody can find it before the Laws have come to the question."""
    ends_open: bool
    """True where all that is open falls by it: a rectification is forfeited or waived."""
    former: Inquiry[_Value_co] | None = None
    """The inquiry of 2007 in its place, where that is another one and not the same under another number."""

    def asked_in(self, edition: Edition) -> Inquiry[_Value_co]:
        """Return the inquiry that an edition has in its place."""
        return self.former if self.former is not None and edition.is_of_2007 else self

    def cited_in(self, edition: Edition) -> Code:
        """Return its number in an edition."""
        return cited_in(edition, self.key)

    def __repr__(self) -> str:
        """Print the number."""
        return f"Inquiry({self.key!r})"


AnyInquiry = Inquiry[object]
_BY_KEY: Final[dict[Code, Inquiry[object]]] = {}


def inquiry(
    key: Code,
    shape: AnswerShape[_Value_co],
    *,
    asked_only: bool = False,
    ends_open: bool = False,
    former: Inquiry[_Value_co] | None = None,
) -> Inquiry[_Value_co]:
    """Declare an inquiry.

    Args:
        key: its number, that of 2017 where the editions differ.
        shape: what answers it.
        asked_only: whether nobody can find it before the Laws have come to the question.
        ends_open: whether what is open falls by it.
        former: the inquiry of 2007 in its place, where that is another one.

    Raises (when the module is imported):
        InquiryClashError: another one has that number.
    """
    made = Inquiry(key, shape, asked_only, ends_open, former)
    if key in _BY_KEY:
        raise InquiryClashError(f"{key} is the number of two inquiries")
    _BY_KEY[key] = cast("Inquiry[object]", made)
    return made


def inquiries() -> Mapping[Code, AnyInquiry]:
    """Return every inquiry of the Laws by its number."""
    read_the_book()
    return MappingProxyType(_BY_KEY)


@lru_cache(1 << 10)  # keys are also typed by people
def inquiry_of(key: Code, edition: Edition) -> AnyInquiry:
    """Return the inquiry that a finding answers, given by its number in that edition or in 2017.

    A number that no inquiry has asks whether that clause applies; nobody finds it before a question bears that number.
    """
    known = inquiries()
    if key in known:
        return known[key]
    if key[:1].isdigit():
        numbers = translated(ClauseId.parse(key), edition, Edition.LAWS_2017)
        moved = [known[number] for each in numbers if (number := str(each)) in known]
        if len(moved) == 1:
            return moved[0]
    return Inquiry(key, cast("AnswerShape[object]", YES_NO), asked_only=True, ends_open=False)


class MissingCardPlace(Enumeration):
    """Place at which a missing card was found (Law 14)."""

    FLOOR = "floor"
    TRICKS = "tricks"
    """Among the cards already played."""
    NOWHERE = "nowhere"


@dataclass(frozen=True, slots=True)
class HandCounts:
    """Law 13: how many cards the hands held, which a player saw that were another's, which the Director moved."""

    counts: tuple[tuple[Seat, int], ...]
    seen: tuple[Card, ...] = ()
    moved: tuple[Card, ...] = ()
    """The cards that the Director moved from one hand to another to correct the deal (13E of 2007)."""


@dataclass(frozen=True, slots=True)
class SurplusCard:
    """Law 13C: a card of another pack, and whether it was played to a trick."""

    seat: Seat
    card: Card
    played: bool


@dataclass(frozen=True, slots=True)
class MissingCards:
    """Law 14: the cards that hands lacked, and where they were found."""

    cards: tuple[tuple[Seat, tuple[Card, ...]], ...]
    found: MissingCardPlace
    penalty: bool = True
    """False where the Director designates that a defender's restored card is no penalty card (14B4, 50)."""


@dataclass(frozen=True, slots=True)
class InformationReceived:
    """Laws 16B and 16D: who received information, and whether it would interfere with normal play (if known)."""

    to: Seat
    interferes: bool | None = None


@dataclass(frozen=True, slots=True)
class CardsAdded:
    """Law 67B2(a): the cards that a player placed too many among his played cards."""

    cards: tuple[tuple[Seat, tuple[Card, ...]], ...]


@dataclass(frozen=True, slots=True)
class CardPlayedToTrick:
    """Law 67B3: a card, its player and the trick to which it was played."""

    seat: Seat
    card: Card
    trick: int


@dataclass(frozen=True, slots=True)
class TricksToCome:
    """Law 70: how the tricks still to come are divided."""

    tricks: tuple[tuple[Side, int], ...]
