"""Base of the program's enumerations. Owner: the vocabulary, which every layer may import."""

from __future__ import annotations

import enum
from typing import NoReturn

from duplicado.vocabulary.errors import NotationError

_MOST_NAMED = 12


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

    @classmethod
    def _missing_(cls, value: object) -> NoReturn:
        """Refuse a value that is none of the list, and name those that are.

        Raises:
            NotationError: always; it is a `ValueError`, as of every enumeration.
        """
        values = [str(each.value) for each in cls]
        remedy = f"write {', '.join(values[:-1])} or {values[-1]}" if 1 < len(values) <= _MOST_NAMED else ""
        raise NotationError(value, f"a value of {cls.__name__}", remedy)

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"{type(self).__name__}.{self.name}"
