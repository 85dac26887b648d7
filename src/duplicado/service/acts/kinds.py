"""Kinds of fields that stand for themselves: numbers, amounts, words, choices, clauses, results, what a side gets."""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction
from typing import ClassVar, Final, TypeVar

from duplicado.event.adjusting.rulings import SideRuling
from duplicado.event.facts.contestants import Player
from duplicado.event.facts.results import TravellerLine
from duplicado.event.record.state import EventState
from duplicado.formats.ruling_text import read_side_ruling
from duplicado.formats.traveller_text import read_directors_line, traveller_text
from duplicado.law.reference import ClauseId
from duplicado.service.acts.ask import Control, FieldKind, FieldReading, Leaf, Said
from duplicado.service.acts.form_error import FormError
from duplicado.service.club.name_lists import names_apart
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat, Side

_T = TypeVar("_T")
_E = TypeVar("_E", bound=enum.Enum)
_AMOUNT: Final = re.compile(r"[+-]?[0-9]{1,9}(?:\.[0-9]{0,6})?(?:/[0-9]{1,6})?")
_BETWEEN_PARTNERS: Final = re.compile(r"\s*[/&+]\s*")
"""Signs that no name has: where there are several lines, they alone part partners in one of them."""
_TABLE: Final = re.compile(r"([A-Za-z]*)([0-9]{1,4})")
_MINUS: Final = str.maketrans({"\N{MINUS SIGN}": "-", "\N{EN DASH}": "-", ",": "."})


@dataclass(frozen=True)
class WholeNumber(FieldKind[int]):
    """A whole number."""

    least: int = 1
    most: int = 99_999

    def read(self, name: str, reading: FieldReading) -> int:
        """Read ASCII digits."""
        found = reading.needed(name)
        if not found.isascii() or not found.isdigit() or len(found) > 6 or not self.least <= int(found) <= self.most:
            raise FormError("number", name, found)
        return int(found)

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for digits."""
        control = Control.SESSION if name == "session" else Control.NUMBER
        return (Leaf(name, control, least=self.least, most=self.most),)


@dataclass(frozen=True)
class Numbers(FieldKind[tuple[int, ...]]):
    """Whole numbers apart by commas or spaces."""

    def read(self, name: str, reading: FieldReading) -> tuple[int, ...]:
        """Read each."""
        told = reading.listed(name, ",", " ")
        wrong = next((each for each in told if not each.isascii() or not each.isdigit() or len(each) > 5), None)
        if wrong is not None:
            raise FormError("number", name, wrong)
        return tuple(map(int, told))

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for a text."""
        return (Leaf(name, many=True),)

    def said(self, name: str, value: tuple[int, ...]) -> Said:
        """Write them apart by spaces."""
        return {name: " ".join(map(str, value))}


@dataclass(frozen=True)
class Amount(FieldKind[Fraction]):
    """An amount, which may have decimals or be a fraction: `2.5`, `2,5`, `5/2`."""

    is_signed: bool = False
    """True where it may be below zero, with whatever sign a keyboard has for that."""

    def read(self, name: str, reading: FieldReading) -> Fraction:
        """Read it, with the decimal sign of any language."""
        found = reading.needed(name).translate(_MINUS).replace(" ", "")
        if not _AMOUNT.fullmatch(found) or ("." in found and "/" in found) or found.endswith("/0"):
            raise FormError("amount", name, reading.text(name))
        amount = Fraction(found.rstrip("."))
        if amount < 0 and not self.is_signed:
            raise FormError("amount", name, reading.text(name))
        return amount

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for a decimal."""
        return (Leaf(name, Control.AMOUNT),)

    def said(self, name: str, value: Fraction) -> Said:
        """Write a decimal where it has one, else a fraction."""
        short = str(float(value)).removesuffix(".0")
        return {name: short if Fraction(short) == value else str(value)}


@dataclass(frozen=True)
class Words(FieldKind[str]):
    """A text of one line."""

    control: ClassVar[Control] = Control.TEXT

    is_hidden: bool = False

    def read(self, name: str, reading: FieldReading) -> str:
        """Take it without spaces around it."""
        return reading.text(name)

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for a text."""
        return (Leaf(name, self.control, is_hidden=self.is_hidden),)


@dataclass(frozen=True)
class Day(Words):
    """A day, as ISO 8601 writes it: `2027-01-15`."""

    def read(self, name: str, reading: FieldReading) -> str:
        """Read one that there is."""
        told = reading.text(name)
        try:
            return date.fromisoformat(told).isoformat()
        except ValueError:
            raise FormError("day", name, told) from None


@dataclass(frozen=True)
class Approval(Words):
    """Person who approves of something for the Tournament Organizer."""

    control: ClassVar[Control] = Control.APPROVAL


@dataclass(frozen=True)
class LongWords(Words):
    """A text of several lines."""

    control: ClassVar[Control] = Control.LONG


@dataclass(frozen=True)
class Lines(FieldKind[tuple[str, ...]]):
    """Texts, one to a line; with `apart` also apart by that sign where they stand in one text."""

    apart: str = ""

    def read(self, name: str, reading: FieldReading) -> tuple[str, ...]:
        """Take those that are not empty."""
        return reading.listed(name, *filter(None, (self.apart,)))

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for lines, or for one text with the sign."""
        return (Leaf(name, Control.TEXT if self.apart else Control.LONG, many=True),)

    def said(self, name: str, value: tuple[str, ...]) -> Said:
        """Tell each by itself."""
        return {name: value}


@dataclass(frozen=True)
class PlayerNames(FieldKind[tuple[Player, ...]]):
    """Players, one to a line or partners in one; behind a comma or semicolon the number with the federation.

    What holds no figure is no number: `Pérez, Ana` is a name.
    """

    def read(self, name: str, reading: FieldReading) -> tuple[Player, ...]:
        """Read name and number of each; who plays alone stands in one line however his name is written."""
        lines = reading.listed(name)
        if reading.asked.state.conditions.kind is not ContestKind.INDIVIDUAL:
            apart = names_apart if len(lines) == 1 else _BETWEEN_PARTNERS.split
            lines = tuple(name for line in lines for name in apart(line))
        return tuple(reading.asked.known(self._player(each)) for each in lines)

    @staticmethod
    def _player(line: str) -> Player:
        who, _, number = line.replace(";", ",").rpartition(",")
        if who and any(map(str.isdigit, number)):
            return Player(who.strip(), number.strip())
        return Player(line.strip())

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for lines."""
        return (Leaf(name, Control.LONG, many=True),)

    def said(self, name: str, value: tuple[Player, ...]) -> Said:
        """Write each with his number."""
        return {name: tuple(f"{each.name}, {each.number}" if each.number else each.name for each in value)}


@dataclass(frozen=True)
class TableList(FieldKind[tuple[tuple[str, int], ...]]):
    """Tables with their sections: `3, A4`."""

    def read(self, name: str, reading: FieldReading) -> tuple[tuple[str, int], ...]:
        """Read letters and digits of each."""
        found: list[tuple[str, int]] = []
        for word in reading.listed(name, ",", " "):
            parts = _TABLE.fullmatch(word)
            if parts is None:
                raise FormError("table", name, word)
            found.append((parts[1].upper(), int(parts[2])))
        return tuple(found)

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for a text."""
        return (Leaf(name, many=True),)

    def said(self, name: str, value: tuple[tuple[str, int], ...]) -> Said:
        """Write section and number of each."""
        return {name: tuple(f"{section}{table}" for section, table in value)}


@dataclass(frozen=True)
class Tick(FieldKind[bool]):
    """A box that is ticked or not."""

    def read(self, name: str, reading: FieldReading) -> bool:
        """Hold it for ticked where anything is told."""
        return bool(reading.text(name))

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for a tick."""
        return (Leaf(name, Control.TICK),)

    def said(self, name: str, value: bool) -> Said:  # noqa: FBT001 - the value of the field
        """Tick it."""
        return {name: "1" if value else ""}


@dataclass(frozen=True)
class ChoiceOf(FieldKind[_T]):
    """One of several values, by their names."""

    values: Mapping[str, _T] = field(hash=False)
    also: Mapping[str, _T] = field(default_factory=dict[str, _T], hash=False)
    """Other names that are understood."""
    offered: Callable[[EventState], Sequence[str]] | None = None
    """Narrows what a form offers to what an event knows; of another the record says why it is refused."""

    def read(self, name: str, reading: FieldReading) -> _T:
        """Take the value of that name."""
        found = reading.needed(name)
        if found in self.also:
            value = self.also[found]
            found = next(key for key, each in self.values.items() if each == value)
        if found not in self.values:
            raise FormError("choice", name, found)
        return self.values[found]

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Offer the names."""
        return (Leaf(name, Control.CHOICE, choices=tuple(self.values), also=tuple(self.also), offered=self.offered),)

    def said(self, name: str, value: _T) -> Said:
        """Name the value."""
        return {name: next(key for key, each in self.values.items() if each == value)}


def one_of(values: type[_E]) -> ChoiceOf[_E]:
    """Offer the members of an enumeration."""
    return ChoiceOf({str(each.value): each for each in values})


def named(*names: str) -> ChoiceOf[str]:
    """Offer several names, which stand for themselves."""
    return ChoiceOf({each: each for each in names})


@dataclass(frozen=True)
class Ticks(FieldKind[frozenset[_T]]):
    """Any of several values, each with a box of its own: `NAME-VALUE`; or listed."""

    values: Mapping[str, _T] = field(hash=False)

    def is_told(self, name: str, reading: FieldReading) -> bool:
        """Tell whether one is ticked or listed."""
        return bool(reading.text(name)) or any(reading.text(f"{name}-{each}") for each in self.values)

    def read(self, name: str, reading: FieldReading) -> frozenset[_T]:
        """Take those that are ticked or listed."""
        listed = reading.listed(name, ",", " ")
        wrong = next((each for each in listed if each not in self.values), None)
        if wrong is not None:
            raise FormError("choice", name, wrong)
        return frozenset(
            value for each, value in self.values.items() if each in listed or reading.text(f"{name}-{each}")
        )

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Offer a list, and in a form the boxes."""
        boxes = (Leaf(f"{name}-{each}", Control.TICK, in_shell=False) for each in self.values)
        return (Leaf(name, Control.CHOICE, choices=tuple(self.values), many=True, in_form=False), *boxes)

    def said(self, name: str, value: frozenset[_T]) -> Said:
        """List them."""
        return {name: tuple(each for each, member in self.values.items() if member in value)}


@dataclass(frozen=True)
class Laws(FieldKind[tuple[str, ...]]):
    """Clauses apart by commas or spaces, spelled as the book spells them: `12C1c` is `12C1(c)`."""

    def read(self, name: str, reading: FieldReading) -> tuple[str, ...]:
        """Read each; one that is named twice counts once."""
        found: list[str] = []
        for each in reading.listed(name, ",", ";", " "):
            try:
                found.append(str(ClauseId.read(each)))
            except NotationError:
                raise FormError("clause", name, each) from None
        return tuple(dict.fromkeys(found))

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for a text."""
        return (Leaf(name, Control.LAWS, many=True),)

    def said(self, name: str, value: tuple[str, ...]) -> Said:
        """Write them apart by spaces."""
        return {name: " ".join(value)}


@dataclass(frozen=True)
class ResultLine(FieldKind[TravellerLine]):
    """A result as a traveller or the Director writes it, in the letters of the language."""

    def read(self, name: str, reading: FieldReading) -> TravellerLine:
        """Read it as the Director's line."""
        found = reading.needed(name)
        try:
            return read_directors_line(found, reading.asked.language)
        except NotationError as error:
            raise FormError.of(error, name, "result", found) from None

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for a text; a score to North-South may be below zero."""
        return (Leaf(name, is_signed=True),)

    def said(self, name: str, value: TravellerLine) -> Said:
        """Write it in English letters."""
        return {name: traveller_text(value)}


@dataclass(frozen=True)
class SideGets(FieldKind[SideRuling]):
    """Score of a side, in one line: `A+`, `60%`, `40% 4S N =, 60% 4S N -1`, `keep`."""

    choices: tuple[str, ...] = ()
    """Choices that a form offers; nothing: it is typed."""

    def read(self, name: str, reading: FieldReading) -> SideRuling:
        """Read it as directors write it."""
        found = reading.needed(name)
        try:
            return read_side_ruling(found, reading.asked.language)
        except NotationError as error:
            raise FormError.of(error, name, "ruling", found) from None

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for a text, or offer the choices."""
        return (Leaf(name, Control.CHOICE if self.choices else Control.GETS, choices=self.choices),)


def seat() -> ChoiceOf[Seat]:
    """Offer the four seats."""
    return one_of(Seat)


def side() -> ChoiceOf[Side]:
    """Offer the two sides."""
    return one_of(Side)
