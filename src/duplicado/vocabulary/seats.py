"""Seats, sides and their relations."""

from __future__ import annotations

from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import NotationError, expect, wrong_argument


class Seat(Enumeration):
    """One of the four places at the table; the value is its letter.

    >>> Seat.N.lho, Seat.N.partner, Seat.N.side
    (Seat.E, Seat.S, Side.NS)
    """

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    _value_: str

    lho: Seat
    """The next seat clockwise: left-hand opponent."""
    rho: Seat
    """The previous seat: right-hand opponent."""
    partner: Seat
    """The seat across the table."""
    side: Side
    """The side this seat belongs to."""
    index: int
    """0 for North, then clockwise."""
    full_name: str
    """The English name, such as `North`: as files and protocols write it, not pages."""

    def __str__(self) -> str:
        """Print the letter."""
        return self._value_

    def after(self, turns: int) -> Seat:
        """Return the seat that many turns clockwise from this one (0 is this seat)."""
        try:
            return _CLOCKWISE[(self.index + turns) % 4]
        except TypeError:
            raise wrong_argument(turns, "int", "turns") from None

    def distance_to(self, other: Seat) -> int:
        """Count the clockwise turns (0-3) from this seat to `other`."""
        try:
            return (other.index - self.index) % 4
        except (AttributeError, TypeError):
            raise wrong_argument(other, "Seat", "other") from None

    @classmethod
    def clockwise_from(cls, first: Seat) -> tuple[Seat, Seat, Seat, Seat]:
        """List the four seats in rotation, beginning with `first`."""
        try:
            return _ROTATIONS[first]
        except (KeyError, TypeError):
            raise wrong_argument(first, "Seat", "first") from None

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read the canonical letter.

        Raises:
            NotationError: `text` is none of N, E, S, W.
        """
        try:
            return cls(text)
        except ValueError:
            raise NotationError(expect(text, str, "text"), "a seat", "write N, E, S or W") from None

    @classmethod
    def named(cls, text: object) -> Seat:
        """Read the letter or the English name, in whatever case: as programs write it, not files.

        Raises:
            NotationError: `text` is neither.
        """
        found = _BY_NAME.get(text.lower()) if isinstance(text, str) else None
        if found is None:
            raise NotationError(text, "a seat", "write N, E, S or W, or the name, such as north")
        return found


class Side(Enumeration):
    """One of the two sides, each a pair of partners."""

    NS = "NS"
    EW = "EW"

    _value_: str

    opponents: Side
    """The other side."""
    seats: tuple[Seat, Seat]
    """Its two seats, North or East first."""

    def __str__(self) -> str:
        """Print the two letters."""
        return self._value_

    @classmethod
    def parse(cls, text: str) -> Side:
        """Read the canonical two letters.

        Raises:
            NotationError: `text` is neither NS nor EW.
        """
        try:
            return cls(text)
        except ValueError:
            raise NotationError(expect(text, str, "text"), "a side", "write NS or EW") from None


_CLOCKWISE = (Seat.N, Seat.E, Seat.S, Seat.W)
for _i, _seat in enumerate(_CLOCKWISE):
    _seat.index = _i
    _seat.full_name = ("North", "East", "South", "West")[_i]
    _seat.lho = _CLOCKWISE[(_i + 1) % 4]
    _seat.partner = _CLOCKWISE[(_i + 2) % 4]
    _seat.rho = _CLOCKWISE[(_i + 3) % 4]
    _seat.side = Side.NS if _i % 2 == 0 else Side.EW
_BY_NAME = {name.lower(): seat for seat in _CLOCKWISE for name in (seat.value, seat.full_name)}
Side.NS.opponents, Side.EW.opponents = Side.EW, Side.NS
Side.NS.seats, Side.EW.seats = (Seat.N, Seat.S), (Seat.E, Seat.W)
_ROTATIONS: dict[Seat, tuple[Seat, Seat, Seat, Seat]] = {
    seat: (seat, seat.lho, seat.partner, seat.rho) for seat in _CLOCKWISE
}
