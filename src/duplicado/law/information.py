"""Subjects of information: a call, a card, and extraneous matter that is treated like them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duplicado.vocabulary.calls import Bid, Call, Double, Redouble
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.enumeration import Enumeration


@dataclass(frozen=True, slots=True)
class Misstated:
    """A double or redouble whose words named another bid than the one that it is of (19A3, 19B3)."""

    call: Double | Redouble
    stated: Bid
    """The bid that he named."""

    def __str__(self) -> str:
        """Print it as the player said it: `X of 4H`."""
        return f"{self.call} of {self.stated}"


@dataclass(frozen=True, slots=True)
class DutyToPlay:
    """That a penalty card must be played, apart from what else the sight of it tells (50E1 of 2007)."""

    card: Card

    def __str__(self) -> str:
        """Print the card of which it is the duty."""
        return f"duty to play {self.card}"


@dataclass(frozen=True, slots=True)
class MovedCard:
    """In which hand a card was and is that the Director moved from one hand to another (13E of 2007)."""

    card: Card

    def __str__(self) -> str:
        """Print the card that was moved."""
        return f"moved {self.card}"


class Extraneous(Enumeration):
    """Information from outside the lawful procedures of the game; the table does not know what it was about."""

    FROM_PARTNER = "from partner"
    """A remark, a question, a reply, a manner of partner's (16B)."""
    FROM_ELSEWHERE = "from elsewhere"
    """Information that was overheard, or seen at another table (16D; 16C of 2007)."""

    def __str__(self) -> str:
        """Print the words for it."""
        return self.value


Item: TypeAlias = Call | Card | Misstated | DutyToPlay | MovedCard | Extraneous
"""Subject of one piece of information."""
