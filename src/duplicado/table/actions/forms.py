"""Common forms of actions: their parts and notation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.texts import Words

_MOST_TRICKS: Final = 13


class Instruction(Enumeration):
    """Declarer's words for a card of dummy's that name neither suit nor rank (Law 46B); the value is the word."""

    LOW = "low"
    HIGH = "high"
    WIN = "win"
    ANYTHING = "anything"

    def __str__(self) -> str:
        """Print the word."""
        return self.value


Designation: TypeAlias = Card | Suit | Rank | Instruction
"""Words that declarer says to name a card of dummy's: the whole card, a suit, a rank, or an instruction (Law 46)."""


class Wordless:
    """An action that is told by fixed words alone."""

    __slots__ = ()
    WORDS: ClassVar[str]

    def __str__(self) -> str:
        return self.WORDS


@dataclass(frozen=True, slots=True)
class WithCall:
    """An action with a call."""

    call: Call
    WORDS: ClassVar[str] = "{}"

    def __str__(self) -> str:
        return self.WORDS.format(self.call)


@dataclass(frozen=True, slots=True)
class WithCard:
    """An action with a card."""

    card: Card
    WORDS: ClassVar[str] = "{}"

    def __str__(self) -> str:
        return self.WORDS.format(self.card)


@dataclass(frozen=True, slots=True)
class WithDesignation:
    """An action with words that name a card of dummy's."""

    designation: Designation
    WORDS: ClassVar[str] = "{}"

    def __str__(self) -> str:
        return self.WORDS.format(self.designation)


@dataclass(frozen=True, slots=True)
class WithCards:
    """An action with cards. Raises `NotationError` without a card, or with the same card twice."""

    cards: tuple[Card, ...]
    WORDS: ClassVar[str]

    def __post_init__(self) -> None:
        if not self.cards or len(set(self.cards)) != len(self.cards):
            raise NotationError(spaced(self.cards), "cards", "write one or more different cards, e.g. H3 S10")

    def __str__(self) -> str:
        return f"{self.WORDS} {spaced(self.cards)}"


@dataclass(frozen=True, slots=True)
class WithSuits:
    """An action with suits. Raises `NotationError` unless one or two different suits are named."""

    suits: tuple[Suit, ...]
    WORDS: ClassVar[str]

    def __post_init__(self) -> None:
        if len(self.suits) not in (1, 2) or len(set(self.suits)) != len(self.suits):
            raise NotationError(spaced(self.suits), "suits", "name one suit, or two different ones")

    def __str__(self) -> str:
        return f"{self.WORDS} {spaced(self.suits)}"


@dataclass(frozen=True, slots=True)
class WithTricks:
    """An action with a number of tricks, `None` for all that are left. Raises `NotationError` outside 0 to 13."""

    tricks: int | None
    WORDS: ClassVar[str]

    def __post_init__(self) -> None:
        if self.tricks is not None:
            check_number(self.tricks, 0, "tricks")

    def __str__(self) -> str:
        return f"{self.WORDS} {'all' if self.tricks is None else self.tricks}"


@dataclass(frozen=True, slots=True)
class WithTrick:
    """An action with the number of a trick. Raises `NotationError` for a number that is not from 1 to 13."""

    trick: int
    WORDS: ClassVar[str]

    def __post_init__(self) -> None:
        check_number(self.trick, 1, "a trick")

    def __str__(self) -> str:
        return self.WORDS.format(self.trick)


@dataclass(frozen=True, slots=True)
class WithSpeech:
    """An action with a player's own words."""

    text: Words


def spaced(parts: Iterable[object]) -> str:
    """Write the parts between blanks."""
    return " ".join(map(str, parts))


def quoted(words: str) -> str:
    """Write a player's words in quotation marks, which a backslash protects inside."""
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


def check_number(number: int | None, least: int, what: str) -> None:
    """Check a number of tricks, or the number of a trick.

    Raises:
        NotationError: it is not from `least` to 13.
    """
    if number is None or not least <= number <= _MOST_TRICKS:
        raise NotationError(str(number), what, f"write a number from {least} to {_MOST_TRICKS}")
