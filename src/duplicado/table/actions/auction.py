"""What players do in the auction, and what they ask and say about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from duplicado.table.actions.forms import WithCall, WithSpeech, Wordless, quoted
from duplicado.vocabulary import Call

__all__ = ["Alerts", "AsksAbout", "AsksReview", "ChangesCall", "Explains", "MakesCall"]


@final
@dataclass(frozen=True, slots=True)
class MakesCall(WithCall):
    """Makes a call, in or out of turn, sufficient or not: `1S`."""


@final
@dataclass(frozen=True, slots=True)
class ChangesCall(WithCall):
    """Puts another call in place of his own last one (Laws 25, 27C): `instead 2H`."""

    WORDS: ClassVar[str] = "instead {}"


@final
@dataclass(frozen=True, slots=True)
class AsksAbout(WithCall):
    """Asks what a call means (Law 20F): `asks 2D`."""

    WORDS: ClassVar[str] = "asks {}"


@final
@dataclass(frozen=True, slots=True)
class AsksReview(Wordless):
    """Asks to have the calls restated (Law 20B, 20C): `asks review`."""

    WORDS: ClassVar[str] = "asks review"


@final
@dataclass(frozen=True, slots=True)
class Explains(WithSpeech):
    """Explains a call in his own words (Law 20F): `explains 2D as "both majors"`."""

    call: Call

    def __str__(self) -> str:
        """Print the call and the words in quotation marks."""
        return f"explains {self.call} as {quoted(self.text)}"


@final
@dataclass(frozen=True, slots=True)
class Alerts(Wordless):
    """Alerts partner's call (Law 40B): `alerts`."""

    WORDS: ClassVar[str] = "alerts"
