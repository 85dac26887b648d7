"""Actions in the play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from duplicado.table.actions.forms import WithCard, WithCards, WithDesignation, WithTrick, Wordless, spaced
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import NotationError


@final
@dataclass(frozen=True, slots=True)
class PlaysCard(WithCard):
    """Leads or plays a card, faced, from his own hand: `SK`."""


@final
@dataclass(frozen=True, slots=True)
class LeadsFaceDown(WithCard):
    """Makes the opening lead face down (Law 41A): `SK face down`."""

    WORDS: ClassVar[str] = "{} face down"


@final
@dataclass(frozen=True, slots=True)
class FacesLead(Wordless):
    """Faces the card that he has led face down (Law 41C): `face`."""

    WORDS: ClassVar[str] = "face"


@final
@dataclass(frozen=True, slots=True)
class Designates(WithDesignation):
    """Says which card dummy is to play (Laws 45B, 46); a defender answers Law 46B5 so too: `dummy SK`, `dummy low`."""

    WORDS: ClassVar[str] = "dummy {}"


@final
@dataclass(frozen=True, slots=True)
class ChangesDesignation(WithDesignation):
    """Changes what he said of dummy's card (Law 45C4(b)): `instead dummy S5`."""

    WORDS: ClassVar[str] = "instead dummy {}"


@final
@dataclass(frozen=True, slots=True)
class PutsCard(WithCard):
    """Dummy puts into the played position a card that was not named (Law 45D): `puts DK`."""

    WORDS: ClassVar[str] = "puts {}"


@final
@dataclass(frozen=True, slots=True)
class PlaysTogether(WithCards):
    """Plays two or more cards at once, faces visible (Law 58B): `H3 & HT`."""

    def __post_init__(self) -> None:
        """Check that there are at least two."""
        WithCards.__post_init__(self)
        if len(self.cards) < 2:
            raise NotationError(spaced(self.cards), "cards played at once", "name two cards or more, e.g. H3 & H10")

    def __str__(self) -> str:
        """Join the cards."""
        return " & ".join(map(str, self.cards))


@final
@dataclass(frozen=True, slots=True)
class PlaysWithHidden(WithCard):
    """Plays two cards together of which only `card` is visible (Law 58B1): `H3 under D9`, D9 hidden.

    Raises `NotationError` when they are one card.
    """

    hidden: Card

    def __post_init__(self) -> None:
        """Check that there are two cards."""
        if self.card is self.hidden:
            raise NotationError(str(self.card), "two cards", "write e.g. H3 under D9")

    def __str__(self) -> str:
        """Print the visible card first."""
        return f"{self.card} under {self.hidden}"


@final
@dataclass(frozen=True, slots=True)
class Drops(WithCards):
    """Exposes cards by accident: `drops H3`."""

    WORDS: ClassVar[str] = "drops"


@final
@dataclass(frozen=True, slots=True)
class Shows(WithCards):
    """Exposes cards deliberately, other than by playing them: `shows HA H2`."""

    WORDS: ClassVar[str] = "shows"


@final
@dataclass(frozen=True, slots=True)
class Names(WithCards):
    """Names cards that he holds (Law 49): `names SQ`."""

    WORDS: ClassVar[str] = "names"


@final
@dataclass(frozen=True, slots=True)
class NamesLead(WithCard):
    """A defender names the card that he proposes to lead or play (Laws 45C4(a), 63A2): `calls S8`."""

    WORDS: ClassVar[str] = "calls {}"


@final
@dataclass(frozen=True, slots=True)
class TakesBack(WithCard):
    """Withdraws a card that he played: `takes back SK`."""

    WORDS: ClassVar[str] = "takes back {}"


@final
@dataclass(frozen=True, slots=True)
class Indicates(WithCard):
    """Dummy touches or indicates a card without instruction (Law 45F): `indicates HQ`."""

    WORDS: ClassVar[str] = "indicates {}"


@final
@dataclass(frozen=True, slots=True)
class Touches(WithCard):
    """Declarer touches a card of dummy's (Law 45C3): `touches H9`."""

    WORDS: ClassVar[str] = "touches {}"


@final
@dataclass(frozen=True, slots=True)
class Holds(WithCard):
    """Holds a card so that it may be deemed played (Law 45C1, 45C2): `holds DK`."""

    WORDS: ClassVar[str] = "holds {}"


@final
@dataclass(frozen=True, slots=True)
class FacesHand(Wordless):
    """Declarer faces his hand (Laws 48B, 54A, 68A): `faces hand`."""

    WORDS: ClassVar[str] = "faces hand"


@final
@dataclass(frozen=True, slots=True)
class PointsWrongly(WithTrick):
    """Points the card of a trick that was played as though the other side had won it (Law 65B): `points 5 wrongly`."""

    WORDS: ClassVar[str] = "points {} wrongly"


@final
@dataclass(frozen=True, slots=True)
class AsksToPoint(WithTrick):
    """Asks that the card of a trick be pointed correctly (Law 65B3): `asks to point 5`."""

    WORDS: ClassVar[str] = "asks to point {}"


@final
@dataclass(frozen=True, slots=True)
class AsksToSeeTrick(WithTrick):
    """Asks to inspect a trick (Law 66): `asks to see trick 5`."""

    WORDS: ClassVar[str] = "asks to see trick {}"


@final
@dataclass(frozen=True, slots=True)
class AsksToSeeLastCard(Wordless):
    """Asks to see his own last card (Law 66B): `asks to see last card`."""

    WORDS: ClassVar[str] = "asks to see last card"


@final
@dataclass(frozen=True, slots=True)
class ReturnsHands(Wordless):
    """The hands go back to the board (Laws 17D2, 22B, 62D1): `returns hands`."""

    WORDS: ClassVar[str] = "returns hands"
