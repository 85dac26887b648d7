"""Actions in the auction, with questions and statements about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from duplicado.table.actions.forms import WithCall, WithSpeech, Wordless, quoted
from duplicado.vocabulary.calls import Bid, Call, Double, Redouble
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat


@final
@dataclass(frozen=True, slots=True)
class MakesCall(WithCall):
    """Makes a call, in or out of turn, sufficient or not: `1S`; a double with a bid named beside it: `X of 4H`.

    Raises `NotationError` where a bid is named beside another call than a double or redouble.
    """

    stated: Bid | None = None
    """The bid that he named with a double or redouble, rightly or wrongly (19A2, 19A3, 19B2, 19B3)."""

    def __post_init__(self) -> None:
        """Refuse a bid named beside a bid or a pass."""
        if self.stated is not None and not isinstance(self.call, Double | Redouble):
            raise NotationError(str(self), "a double", "only a double or redouble is of a bid, e.g. X of 4H")

    def __str__(self) -> str:
        """Print the call, and the bid that was named with it."""
        return str(self.call) if self.stated is None else f"{self.call} of {self.stated}"


@final
@dataclass(frozen=True, slots=True)
class ChangesCall(WithCall):
    """Puts another call in place of his own last one (Laws 25, 27C): `instead 2H`."""

    WORDS: ClassVar[str] = "instead {}"


@final
@dataclass(frozen=True, slots=True)
class AsksAbout(WithCall):
    """Asks what a call means (Law 20F): `asks 2D`; of several like calls the third of the auction: `asks 3:X`.

    Raises `NotationError` where the place is not from 1.
    """

    place: int | None = None
    """The place of the call in the auction, from 1; `None` where it is told by the call alone."""

    def __post_init__(self) -> None:
        """Check the place."""
        _check_place(self.place)

    def __str__(self) -> str:
        """Print the call, with its place where that was said."""
        return f"asks {_placed(self.call, self.place)}"


@final
@dataclass(frozen=True, slots=True)
class AsksReview(Wordless):
    """Asks to have the calls restated (Law 20B, 20C): `asks review`."""

    WORDS: ClassVar[str] = "asks review"


@final
@dataclass(frozen=True, slots=True)
class Explains(WithSpeech):
    """Explains a call in his own words (Law 20F): `explains 2D as "both majors"`, `explains 3:X as "takeout"`.

    Raises `NotationError` where the place is not from 1.
    """

    call: Call
    place: int | None = None
    """The place of the call in the auction, from 1; `None` where it is told by the call alone."""

    def __post_init__(self) -> None:
        """Check the place."""
        _check_place(self.place)

    def __str__(self) -> str:
        """Print the call, with its place where that was said, and the words in quotation marks."""
        return f"explains {_placed(self.call, self.place)} as {quoted(self.text)}"


@final
@dataclass(frozen=True, slots=True)
class Alerts(Wordless):
    """Alerts partner's call (Law 40B): `alerts`."""

    WORDS: ClassVar[str] = "alerts"


@final
@dataclass(frozen=True, slots=True)
class SelfAlerts(Wordless):
    """Alerts his own call, where the authority lets the player himself do it (Law 40B2(a)(iii)): `alerts own call`."""

    WORDS: ClassVar[str] = "alerts own call"


@final
@dataclass(frozen=True, slots=True)
class AsksWhoLeads(Wordless):
    """Asks whether the lead is his (Law 20C1): `asks who leads`."""

    WORDS: ClassVar[str] = "asks who leads"


@final
@dataclass(frozen=True, slots=True)
class TellsWhoLeads:
    """Says whose lead it is, rightly or wrongly (Laws 20C1, 47E1): `says W leads`."""

    seat: Seat
    """Player who is to lead, as he says."""

    def __str__(self) -> str:
        """Print the seat that he names."""
        return f"says {self.seat} leads"


@final
@dataclass(frozen=True, slots=True)
class ConsultsOwnCard(Wordless):
    """Looks at his own system card or notes (Laws 20G3, 40B2(b)): `consults own card`."""

    WORDS: ClassVar[str] = "consults own card"


@final
@dataclass(frozen=True, slots=True)
class ConsultsOpponentsCard(Wordless):
    """Looks at the opponents' system card (Law 40B2(c)): `consults opponents' card`."""

    WORDS: ClassVar[str] = "consults opponents' card"


@final
@dataclass(frozen=True, slots=True)
class UsesMemoryAid(Wordless):
    """Uses an aid to memory, calculation or technique (Law 40B2(d)): `uses memory aid`."""

    WORDS: ClassVar[str] = "uses memory aid"


def _placed(call: Call, place: int | None) -> str:
    return str(call) if place is None else f"{place}:{call}"


def _check_place(place: int | None) -> None:
    if place is not None and place < 1:
        raise NotationError(str(place), "a place in the auction", "count the calls from 1, e.g. asks 3:X")
