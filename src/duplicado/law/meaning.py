"""Meaning of a call to those who make it, as data from which comparability (Law 23A) is computed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from duplicado.law.procedure.auction import Auction
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.texts import Words

_SPAN: Final = re.compile(r"([0-9]{1,2})(?:(\+)|-([0-9]{1,2}))?")


@checked
@dataclass(frozen=True, slots=True)
class Span:
    """A range of points or of cards in a suit, both ends included; `most` is `None` when there is no upper limit.

    Raises `NotationError` when the upper end lies below the lower one.

    >>> str(Span.parse("6-9")), str(Span.parse("5+")), Span.parse("4")
    ('6-9', '5+', Span(least=4, most=4))
    """

    least: int
    most: int | None

    def __post_init__(self) -> None:
        """Check the order of the ends."""
        if self.least < 0 or (self.most is not None and self.most < self.least):
            raise NotationError(str(self), "a range", "write the lower end first, e.g. 6-9")

    def covers(self, other: Span) -> bool:
        """Tell whether everything in `other` lies in this range."""
        if other.least < self.least:
            return False
        return self.most is None or (other.most is not None and other.most <= self.most)

    def __str__(self) -> str:
        """Print `4`, `5+` or `6-9`."""
        if self.most is None:
            return f"{self.least}+"
        return str(self.least) if self.least == self.most else f"{self.least}-{self.most}"

    @classmethod
    def parse(cls, text: str) -> Span:
        """Read `4`, `5+` or `6-9`.

        Raises:
            NotationError: `text` is not a range.
        """
        match = _SPAN.fullmatch(text.strip())
        if match is None:
            raise NotationError(text, "a range", "write a number, 5+ or 6-9")
        least = int(match[1])
        return cls(least, None if match[2] else int(match[3] or least))


@checked
@dataclass(frozen=True, slots=True)
class CallMeaning:
    """The hands that a call shows, as far as it has been said; what is `None` or missing is not limited."""

    points: Span | None = None
    """High-card points."""
    lengths: tuple[tuple[Suit, Span], ...] = ()
    """Numbers of cards in suits, spades first; a suit that is missing is not limited."""
    shape: Words | None = None
    """A name for the distribution, such as `balanced`; equal names mean equal sets of hands."""
    forcing: bool | None = None
    purpose: Words | None = None
    """Knowledge that an asking or relay bid wants; equal words mean the same purpose (Law 23A3)."""
    alternatives: tuple[CallMeaning, ...] = ()
    """The call shows a hand of one of these, and fulfils the rest as well."""

    def length(self, suit: Suit) -> Span | None:
        """Return the limits of a suit, `None` when there are none."""
        return dict(self.lengths).get(suit)


@dataclass(frozen=True, slots=True)
class Meant:
    """A call and what it means; `None` when its meaning is not on file."""

    call: Call
    meaning: CallMeaning | None = None
    imposed: bool = False
    """True where a Law left him no other call: then nothing is asked about it."""
    accepted: bool = False
    """True where left-hand opponent has accepted it, or has called over it: then it stands, whatever it is (37A)."""
    over: Auction | None = None
    """The calls over which it stands, where those of the facts have changed since (25)."""
