"""An option: its name, the Law that grants it, and which values it may have."""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, TypeAlias

from duplicado.vocabulary.errors import DuplicadoError, NotationError
from duplicado.vocabulary.lexicon import ENGLISH, Lexicon, Wordlist

__all__ = ["Kind", "Option", "UnknownOptionError", "Value"]

Value: TypeAlias = bool | int | Fraction | str | tuple[str, ...] | tuple[Fraction, ...] | None
"""`None`: the authority says nothing."""


_ONCE_STORED: Final = Wordlist({"yes": ("sí", "sim"), "no": ("não",)})
"""What records hold that were written before a yes or no was stored as `true` or `false`."""
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
    least: int | None = 0
    """The smallest number that makes sense; `None` when any does."""
    most: int | None = None
    """The largest; `None` when there is none."""
    length: int | None = None
    """How many numbers there must be, for a list of them; `None`: any number of them, one at least."""

    def read(self, text: str, lexicon: Lexicon = ENGLISH) -> Value:
        """Read a value as it is written in a case or a file: `yes`, `30`, `3/2`, `top_down`, `3, 0, -3`.

        A yes or no may be written in the words of the lexicon; `true` and `false` are what programs write.

        Raises:
            NotationError: it is not of the kind of the option, none of its choices, or out of its bounds.
        """
        bare = text.strip()
        match self.kind:
            case Kind.YES_OR_NO if (said := lexicon.words.meant(bare) or _ONCE_STORED.meant(bare)) in {"yes", "no"}:
                return said == "yes"
            case Kind.NUMBER if re.fullmatch(r"-?[0-9]{1,6}", bare):
                value = int(bare)
                if self._admits(Fraction(value)):
                    return value
            case Kind.FRACTION if _NUMBER.fullmatch(bare):
                fraction = self._fraction(bare)
                if self._admits(fraction):
                    return fraction
            case Kind.CHOICE if bare in self.choices:
                return bare
            case Kind.WORDS:
                return tuple(part.strip() for part in bare.split(",") if part.strip())
            case Kind.NUMBERS if all(_NUMBER.fullmatch(part.strip()) for part in bare.split(",")):
                numbers = tuple(self._fraction(part.strip()) for part in bare.split(","))
                if self.length in {None, len(numbers)} and all(map(self._admits, numbers)):
                    return numbers
            case Kind.TEXT if bare:
                return bare
            case _:
                pass
        raise NotationError(text, f"a value of {self.name} (Law {self.clause})", f"write {self.permitted}")

    def write(self, value: Value) -> str:
        """Write a value as `read` reads it; nothing for `None`, which nobody can write."""
        match value:
            case None:
                return ""
            case bool():
                return "true" if value else "false"
            case tuple():
                return ", ".join(map(str, value))
            case _:
                return str(value)

    @property
    def permitted(self) -> str:
        """Say in English which values there are; `publish.regulations` says it in each language."""
        if self.choices:
            return "one of " + ", ".join(self.choices)
        if self.kind in {Kind.NUMBER, Kind.FRACTION, Kind.NUMBERS}:
            least = "" if self.least is None else f", {self.least} at least"
            most = "" if self.most is None else f", {self.most} at most"
            length = "" if self.length is None else f", {self.length} of them"
            return f"{self.kind.value}{length}{least}{most}"
        return "true or false" if self.kind is Kind.YES_OR_NO else self.kind.value

    def _admits(self, number: Fraction) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    def _fraction(self, text: str) -> Fraction:
        try:
            return Fraction(text)
        except ZeroDivisionError:
            raise NotationError(text, f"a value of {self.name}", "write a number, e.g. 3/2") from None
