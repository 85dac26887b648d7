"""Taking values out of a JSON document, with the place of whatever cannot be taken."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar, cast

from duplicado.formats.diagnostics import Diagnostic
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat

_Value = TypeVar("_Value")


class UnreadableEntry(DuplicadoError):
    """An entry that cannot be read; it never leaves the reader, which turns it into its diagnostic."""

    def __init__(self, place: str, value: object) -> None:
        """Name the place in the document and what stands there."""
        text = str(value)
        super().__init__(f"{place}: {text}")
        shown = text if len(text) <= 60 else text[:57] + "..."
        self.diagnostic = Diagnostic(0, "own-json-value", (("place", place or "."), ("text", shown)))


class JsonEntry:
    """A value in the document and its place."""

    def __init__(self, value: object, place: str) -> None:
        """Take the value at a place."""
        self._value = value
        self._place = place

    def _members(self) -> dict[str, object]:
        if not isinstance(self._value, dict):
            raise UnreadableEntry(self._place, self._value)
        return cast("dict[str, object]", self._value)

    def has(self, name: str) -> bool:
        """Tell whether there is a member of that name that is not null."""
        return self._members().get(name) is not None

    def entry(self, name: str) -> JsonEntry:
        """Return a member."""
        return JsonEntry(self._members().get(name), f"{self._place}.{name}" if self._place else name)

    def entries(self, name: str) -> list[JsonEntry]:
        """Return the members of a list, none when it is missing."""
        return self.entry(name).items() if self.has(name) else []

    def items(self) -> list[JsonEntry]:
        """Return the values of a list."""
        if not isinstance(self._value, list):
            raise UnreadableEntry(self._place, self._value)
        values = cast("list[object]", self._value)
        return [JsonEntry(value, f"{self._place}[{index}]") for index, value in enumerate(values)]

    def pairs(self, name: str) -> list[tuple[str, JsonEntry]]:
        """Return names and values of an object, none when it is missing."""
        if not self.has(name):
            return []
        member = self.entry(name)
        return [(key, member.entry(key)) for key in member.names()]

    def names(self) -> list[str]:
        """Return the names of the members of this object."""
        return list(self._members())

    @property
    def is_null(self) -> bool:
        """True where nothing stands here."""
        return self._value is None

    @property
    def is_whole(self) -> bool:
        """True where a whole number stands here."""
        return isinstance(self._value, int) and not isinstance(self._value, bool)

    def pair(self) -> tuple[JsonEntry, JsonEntry]:
        """Return the two values of a list of two."""
        items = self.items()
        if len(items) != 2:
            raise UnreadableEntry(self._place, self._value)
        return items[0], items[1]

    def text(self) -> str:
        """Return a text."""
        if not isinstance(self._value, str):
            raise UnreadableEntry(self._place, self._value)
        return self._value

    def whole(self) -> int:
        """Return a whole number."""
        if not isinstance(self._value, int) or isinstance(self._value, bool):
            raise UnreadableEntry(self._place, self._value)
        return self._value

    def flag(self) -> bool:
        """Return true or false."""
        if not isinstance(self._value, bool):
            raise UnreadableEntry(self._place, self._value)
        return self._value

    def parsed(self, parse: Callable[[str], _Value]) -> _Value:
        """Return a text in the notation that `parse` reads."""
        text = self.text()
        try:
            return parse(text)
        except (DuplicadoError, ValueError, ZeroDivisionError):
            raise UnreadableEntry(self._place, text) from None

    def checked(self, build: Callable[[], _Value]) -> _Value:
        """Build a value whose parts were read; what its class refuses cannot be read."""
        try:
            return build()
        except UnreadableEntry:
            raise
        except DuplicadoError:
            raise UnreadableEntry(self._place, self._value) from None

    def unreadable(self) -> UnreadableEntry:
        """Return the exception that says of this value that it cannot be read."""
        return UnreadableEntry(self._place, self._value)

    def named(self, name: str, parse: Callable[[str], _Value]) -> _Value:
        """Read the name under which this value stands."""
        try:
            return parse(name)
        except (DuplicadoError, ValueError):
            raise UnreadableEntry(self._place, name) from None

    def fraction(self) -> Fraction:
        """Return an exact number."""
        return self.parsed(_fraction)

    def seat(self) -> Seat:
        """Return a seat."""
        return self.parsed(Seat.parse)

    def optional(self, name: str, read: Callable[[JsonEntry], _Value]) -> _Value | None:
        """Read a member that may be missing."""
        return read(self.entry(name)) if self.has(name) else None

    def default(self, name: str, read: Callable[[JsonEntry], _Value], otherwise: _Value) -> _Value:
        """Read a member that may be missing, with what holds then."""
        return read(self.entry(name)) if self.has(name) else otherwise


def _fraction(text: str) -> Fraction:
    if len(text) > 80 or "e" in text.lower():
        raise ValueError(text)
    return Fraction(text)
