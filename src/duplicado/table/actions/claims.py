"""Claims and concessions, the answers to them, and the number of tricks agreed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from duplicado.table.actions.forms import WithTricks, Wordless, check_number


@final
@dataclass(frozen=True, slots=True)
class Claims(WithTricks):
    """Claims so many of the remaining tricks for his side (Law 68A): `claims 5`."""

    WORDS: ClassVar[str] = "claims"


@final
@dataclass(frozen=True, slots=True)
class Concedes(WithTricks):
    """Concedes so many of the remaining tricks to the other side (Law 68B): `concedes 2`, `concedes all`."""

    WORDS: ClassVar[str] = "concedes"


@final
@dataclass(frozen=True, slots=True)
class Agrees(Wordless):
    """Agrees to a claim or concession (Law 69A): `agrees`."""

    WORDS: ClassVar[str] = "agrees"


@final
@dataclass(frozen=True, slots=True)
class Disputes(Wordless):
    """Doubts a claim; the Director is called (Law 68D2(a)): `disputes`."""

    WORDS: ClassVar[str] = "disputes"


@final
@dataclass(frozen=True, slots=True)
class Objects(Wordless):
    """Objects to partner's concession at once (Law 68B2): `objects`."""

    WORDS: ClassVar[str] = "objects"


@final
@dataclass(frozen=True, slots=True)
class PlaysOn(Wordless):
    """Asks or agrees that play continue after a claim (Law 68D2(b)): `plays on`."""

    WORDS: ClassVar[str] = "plays on"


@final
@dataclass(frozen=True, slots=True)
class SaysTricks(WithTricks):
    """States the number of tricks that declarer won (Law 79A): `says 10`.

    Raises `NotationError` unless it is a number from 0 to 13.
    """

    WORDS: ClassVar[str] = "says"

    def __post_init__(self) -> None:
        """Check that a number is named."""
        check_number(self.tricks, 0, "tricks")
