"""Calls: pass, double, redouble and bids.

A bid of more than seven is no bid of the game, but it can be said, and Law 38 deals with it: levels up to nine exist.
"""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar, final

from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import NotationError, expect
from duplicado.vocabulary.suits import Denomination


class _Spoken:
    """Common part of all calls: they are single objects with a canonical text."""

    __slots__ = ("text",)

    text: str

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: calls do not change."""
        raise AttributeError(f"a call does not change: {name}")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Pickle and copy to the same object."""
        return (parse_call, (self.text,))

    def __str__(self) -> str:
        """Print the canonical text."""
        return self.text

    def __repr__(self) -> str:
        """Print what `parse_call` reads."""
        return f"parse_call({self.text!r})"


@final
class Pass(_Spoken):
    """The call that elects not to bid, double or redouble. There is one: `PASS`."""

    __slots__ = ()


@final
class Double(_Spoken):
    """The call over an opponent's bid. There is one: `DOUBLE`."""

    __slots__ = ()


@final
class Redouble(_Spoken):
    """The call over an opponent's double. There is one: `REDOUBLE`."""

    __slots__ = ()


@checked
@final
class Bid(_Spoken):
    """An undertaking to win `level` odd tricks in a denomination; compares by Law 18: level, then denomination."""

    __slots__ = ("denomination", "index", "level")

    level: int
    """1 to 7; 8 and 9 can be said (Law 38)."""
    denomination: Denomination
    index: int
    """0 for 1♣, 34 for 7NT, more for what Law 38 cancels."""

    def __new__(cls, level: int, denomination: Denomination) -> Bid:
        """Return the bid of that level and denomination.

        Raises:
            NotationError: the level is not from 1 to 9.
        """
        bid = _BY_TEXT.get(f"{level}{denomination.value}")
        if not isinstance(bid, Bid):
            raise NotationError(str(level), "a level", "bids go from 1 to 7")
        return bid

    def __lt__(self, other: Bid) -> bool:
        """Compare by level, then denomination."""
        return self.index < other.index

    def __le__(self, other: Bid) -> bool:
        """Compare by level, then denomination."""
        return self.index <= other.index


Call: TypeAlias = Pass | Double | Redouble | Bid
_AnyCall = TypeVar("_AnyCall", Pass, Double, Redouble)


def parse_call(text: str) -> Call:
    """Read the canonical notation: P, X, XX, 1C to 7NT (and up to 9NT, see Law 38).

    Raises:
        NotationError: `text` is not a call.
    """
    try:
        return _BY_TEXT[text]
    except (KeyError, TypeError):
        expect(text, str, "text")
        raise NotationError(text, "a call", "write P, X, XX or a bid from 1C to 7NT") from None


def _vocabulary() -> dict[str, Call]:
    calls: dict[str, Call] = {}
    specials: tuple[Call, ...] = (object.__new__(Pass), object.__new__(Double), object.__new__(Redouble))
    for call, text in zip(specials, ("P", "X", "XX"), strict=True):
        object.__setattr__(call, "text", text)
        calls[text] = call
    for index in range(45):
        bid = object.__new__(Bid)
        level, denomination = index // 5 + 1, tuple(Denomination)[index % 5]
        text = f"{level}{denomination.value}"
        for name, value in (("level", level), ("denomination", denomination), ("index", index), ("text", text)):
            object.__setattr__(bid, name, value)
        calls[text] = bid
    return calls


_BY_TEXT: Final = _vocabulary()


def _made(kind: type[_AnyCall], text: str) -> _AnyCall:
    call = _BY_TEXT[text]
    if not isinstance(call, kind):  # pragma: no cover - the table above is right
        raise NotationError(text, kind.__name__)
    return call


PASS: Final = _made(Pass, "P")
"""The pass."""
DOUBLE: Final = _made(Double, "X")
"""The double."""
REDOUBLE: Final = _made(Redouble, "XX")
"""The redouble."""
EVERY_BID: Final[tuple[Bid, ...]] = tuple(call for call in _BY_TEXT.values() if isinstance(call, Bid))[:35]
"""The 35 bids of the game, lowest first."""
EVERY_CALL: Final[tuple[Call, ...]] = (PASS, DOUBLE, REDOUBLE, *EVERY_BID)
"""The 38 calls of the game."""
