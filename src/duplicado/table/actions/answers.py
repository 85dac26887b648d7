"""The answers of a player to an option that he has been offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias, final

from duplicado.table.actions.forms import WithCard, WithSuits, Wordless


@final
@dataclass(frozen=True, slots=True)
class Accept(Wordless):
    """Accepts what the clause of the option says: `accept`."""

    WORDS: ClassVar[str] = "accept"


@final
@dataclass(frozen=True, slots=True)
class Refuse(Wordless):
    """Does not accept it: `refuse`."""

    WORDS: ClassVar[str] = "refuse"


@final
@dataclass(frozen=True, slots=True)
class Require(WithSuits):
    """Requires a lead, or a card, of the suit: `require H`."""

    WORDS: ClassVar[str] = "require"


@final
@dataclass(frozen=True, slots=True)
class Forbid(WithSuits):
    """Forbids a lead, or a card, of the suit or suits: `forbid H`, `forbid H S`."""

    WORDS: ClassVar[str] = "forbid"


@final
@dataclass(frozen=True, slots=True)
class NoRestriction(Wordless):
    """Makes no use of the option: `no restriction`."""

    WORDS: ClassVar[str] = "no restriction"


@final
@dataclass(frozen=True, slots=True)
class Highest(Wordless):
    """Requires the highest card of the suit led (Law 57A1): `highest`."""

    WORDS: ClassVar[str] = "highest"


@final
@dataclass(frozen=True, slots=True)
class Lowest(Wordless):
    """Requires the lowest card of the suit led (Law 57A2): `lowest`."""

    WORDS: ClassVar[str] = "lowest"


@final
@dataclass(frozen=True, slots=True)
class Spread(Wordless):
    """Spreads his hand and becomes dummy (Law 54A): `spread`."""

    WORDS: ClassVar[str] = "spread"


@final
@dataclass(frozen=True, slots=True)
class FromHand(Wordless):
    """Declarer leads from his own hand: `from hand`."""

    WORDS: ClassVar[str] = "from hand"


@final
@dataclass(frozen=True, slots=True)
class FromDummy(Wordless):
    """Declarer leads from dummy: `from dummy`."""

    WORDS: ClassVar[str] = "from dummy"


@final
@dataclass(frozen=True, slots=True)
class ChoosesCard(WithCard):
    """Says which card is played (Laws 51A, 58B2): `plays HT`."""

    WORDS: ClassVar[str] = "plays {}"


@final
@dataclass(frozen=True, slots=True)
class Keep(Wordless):
    """Keeps the call or card that he might change: `keep`."""

    WORDS: ClassVar[str] = "keep"


Answer: TypeAlias = (
    Accept
    | ChoosesCard
    | Forbid
    | FromDummy
    | FromHand
    | Highest
    | Keep
    | Lowest
    | NoRestriction
    | Refuse
    | Require
    | Spread
)
"""An answer to an option; some options are answered by a call, a designation, or by taking back a card instead."""
