"""An option: its name, the Law that grants it, and which values it may have."""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, TypeAlias

from duplicado.vocabulary import DuplicadoError, NotationError

__all__ = ["Kind", "Option", "UnknownOptionError", "Value"]

Value: TypeAlias = bool | int | Fraction | str | tuple[str, ...] | tuple[Fraction, ...] | None
"""`None`: the authority says nothing."""


_YES: Final = frozenset({"true", "yes", "sí", "si", "sim"})
_NO: Final = frozenset({"false", "no", "não", "nao"})
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}(?:[./][0-9]{1,6})?")


class Kind(enum.Enum):
    """Of which type the values of an option are."""

    YES_OR_NO = "yes or no"
    NUMBER = "a whole number"
    FRACTION = "a fraction"
    CHOICE = "one of several words"
    WORDS = "a list of words"
    NUMBERS = "a list of numbers"
    TEXT = "a text"

    __hash__ = object.__hash__


class UnknownOptionError(DuplicadoError):
    """There is no option of that name; the message says so and names those that are nearest."""


@dataclass(frozen=True, slots=True)
class Option:
    """What one clause leaves to a Regulating Authority or Tournament Organizer."""

    name: str
    clause: str
    """The Law that grants it."""
    kind: Kind
    default: Value = None
    """The value of the profile `wbf`: that of the Laws when nobody decides otherwise."""
    choices: tuple[str, ...] = ()
    printed: Mapping[str, Value] = field(default_factory=dict[str, Value], hash=False)
    """The values that the sources of other profiles print; where a source prints none its profile inherits `wbf`."""

    def read(self, text: str) -> Value:
        """Read a value as it is written in a case or a file: `yes`, `30`, `3/2`, `top_down`, `3, 0, -3`.

        A yes or no may be written in English, Spanish or Portuguese, with or without capitals; `true` and `false` are
        what programs write.

        Raises:
            NotationError: it is not of the kind of the option, or none of its choices.
        """
        bare = text.strip()
        match self.kind:
            case Kind.YES_OR_NO if bare.casefold() in _YES | _NO:
                return bare.casefold() in _YES
            case Kind.NUMBER if re.fullmatch(r"-?[0-9]{1,6}", bare):
                return int(bare)
            case Kind.FRACTION if _NUMBER.fullmatch(bare):
                return self._fraction(bare)
            case Kind.CHOICE if bare in self.choices:
                return bare
            case Kind.WORDS:
                return tuple(part.strip() for part in bare.split(",") if part.strip())
            case Kind.NUMBERS if all(_NUMBER.fullmatch(part.strip()) for part in bare.split(",")):
                return tuple(self._fraction(part.strip()) for part in bare.split(","))
            case Kind.TEXT:
                return bare
            case _:
                wanted = f"write one of {', '.join(self.choices)}" if self.choices else f"write {self.kind.value}"
                raise NotationError(text, f"a value of {self.name} (Law {self.clause})", wanted)

    def _fraction(self, text: str) -> Fraction:
        try:
            return Fraction(text)
        except ZeroDivisionError:
            raise NotationError(text, f"a value of {self.name}", "write a number, e.g. 3/2") from None
