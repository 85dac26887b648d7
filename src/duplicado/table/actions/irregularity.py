"""Actions about irregularities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from duplicado.law.reference import ClauseId
from duplicado.table.actions.forms import WithSpeech, Wordless, quoted
from duplicado.vocabulary.seats import Seat


@final
@dataclass(frozen=True, slots=True)
class Attention:
    """Draws attention to an irregularity; the Director is called (Law 9).

    `target`: the offender, or the Law, when more than one irregularity is open: `attention`, `attention E`,
    `attention 62`.
    """

    target: Seat | ClauseId | None = None

    def __str__(self) -> str:
        """Print the word, and the target if any."""
        return "attention" if self.target is None else f"attention {self.target}"


@final
@dataclass(frozen=True, slots=True)
class LooksAt:
    """Dummy looks at a player's hand (Law 43A2): `looks at E`."""

    seat: Seat

    def __str__(self) -> str:
        """Print the words and the seat."""
        return f"looks at {self.seat}"


@final
@dataclass(frozen=True, slots=True)
class Warns(Wordless):
    """Tries to prevent an irregularity (Laws 9A3, 42B2, 43B2(a)): `warns`."""

    WORDS: ClassVar[str] = "warns"


@final
@dataclass(frozen=True, slots=True)
class RulesHimself(WithSpeech):
    """A player decides a rectification himself (Law 10A): `rules "you must pass"`."""

    def __str__(self) -> str:
        """Print his words in quotation marks."""
        return f"rules {quoted(self.text)}"
