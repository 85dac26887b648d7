"""Base of the program's enumerations. Owner: the vocabulary, which every layer may import."""

from __future__ import annotations

import enum

__all__ = ["Enumeration"]


class Enumeration(enum.Enum):
    """A closed list of named values.

    Members are singletons and hash by identity, where the standard library hashes the name each time. They print
    without their value.

    >>> class Colour(Enumeration):
    ...     RED = "red"
    >>> Colour.RED
    Colour.RED
    """

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"{type(self).__name__}.{self.name}"
