"""A form of the office as somebody filled it in, read field by field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeVar

from duplicado.event.adjusting.rulings import SideRuling
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.results import Place, TravellerLine
from duplicado.formats.ruling_text import read_side_ruling
from duplicado.formats.traveller_text import read_directors_line
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.vocabulary.errors import DuplicadoError, NotationError
from duplicado.vocabulary.seats import Seat, Side

__all__ = ["Filled", "FormError"]

_Value = TypeVar("_Value")
_LONGEST: Final = 2_000
_MOST: Final = 99_999
_SIDES: Final = {"NS": Side.NS, "EW": Side.EW}


class FormError(DuplicadoError, ValueError):
    """A field that says nothing that can be understood; `code` names the sentence, `about` what stood there."""

    def __init__(self, code: str, field: str, about: str = "", *, values: tuple[str, ...] = ()) -> None:
        """Remember which field it is; with `values` the code is that of a sentence that others have."""
        super().__init__(f"{field}: {code} {about[:60]!r}")
        self.code = code
        self.field = field
        self.about = about[:60]
        self.values = values


@dataclass(frozen=True, slots=True)
class Filled:
    """What stands in the fields of a form."""

    fields: Mapping[str, str]
    language: Language = Language.ENGLISH
    """In whose letters results are written."""
    by: str = ""
    """Who filled it in, as the club calls him."""
    subject: str = ""
    """The same as the server knows him: the ids of his entries begin with it."""
    order: Sequence[Entry] = ()
    """The entries of the record, for what follows from how everybody stands."""

    def word(self, name: str) -> str:
        """Return what stands in a field, without spaces around it; empty where nothing does."""
        return self.fields.get(name, "").strip()[:_LONGEST]

    def needed(self, name: str) -> str:
        """Return what stands in a field.

        Raises:
            FormError: nothing does.
        """
        found = self.word(name)
        if not found:
            raise FormError("needed", name)
        return found

    def says(self, name: str) -> bool:
        """Tell whether a box is ticked."""
        return bool(self.word(name))

    def number(self, name: str, least: int = 1, most: int = _MOST) -> int:
        """Return a whole number.

        Raises:
            FormError: there is none from `least` to `most`.
        """
        found = self.needed(name)
        if not found.isascii() or not found.isdigit() or len(found) > 6 or not least <= int(found) <= most:
            raise FormError("number", name, found)
        return int(found)

    def number_or_none(self, name: str, least: int = 1, most: int = _MOST) -> int | None:
        """Return the same, or `None` where nothing stands there."""
        return self.number(name, least, most) if self.word(name) else None

    def amount(self, name: str) -> Fraction:
        """Return an amount, which may have decimals; nothing at all is none.

        Raises:
            FormError: it is no number, or one below zero.
        """
        found = self.word(name).replace(",", ".") or "0"
        whole, _, part = found.partition(".")
        if not (whole + part).isascii() or not (whole + part).isdigit() or len(found) > 12 or not whole:
            raise FormError("amount", name, found)
        return Fraction(found.rstrip("."))

    @property
    def place(self) -> Place:
        """The board at a table that the form is about.

        Raises:
            FormError: it names none.
        """
        return Place(
            self.number("session"),
            self.word("section"),
            self.number("round"),
            self.number("table"),
            self.number("board"),
        )

    def section(self) -> str | None:
        """Return the section; `None` for every section, which `*` stands for."""
        found = self.word("section")
        return None if found == "*" else found

    def contestant(self, name: str) -> ContestantId | None:
        """Read whom a number names, with its line and section: `8`, `8 NS`, `A8`; `None` where nothing stands there.

        Raises:
            FormError: it is no such number.
        """
        found = self.word(name)
        if not found:
            return None
        number, _, line = found.upper().partition(" ")
        digits = number.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        side = _SIDES.get(line.strip())
        if not digits.isascii() or not digits.isdigit() or len(digits) > 5 or (line and side is None):
            raise FormError("contestant", name, found)
        section = number[: len(number) - len(digits)] or (self.section() or "")
        return ContestantId(int(digits), side, section)

    def chosen(self, name: str, among: Iterable[str]) -> str:
        """Return what is chosen of what can be.

        Raises:
            FormError: nothing is, or something else.
        """
        found = self.needed(name)
        if found not in among:
            raise FormError("choice", name, found)
        return found

    def seat_or_none(self, name: str) -> Seat | None:
        """Return a seat; `None` where none is chosen.

        Raises:
            FormError: it is none.
        """
        return Seat(self.chosen(name, (each.value for each in Seat))) if self.word(name) else None

    def side(self, name: str) -> Side:
        """Return a side.

        Raises:
            FormError: none is chosen.
        """
        return Side(self.chosen(name, (each.value for each in Side)))

    def listed(self, name: str) -> tuple[str, ...]:
        """Return what stands in the lines of a field, without the empty ones."""
        return tuple(line.strip() for line in self.word(name).splitlines() if line.strip())

    def names(self, name: str) -> tuple[str, ...]:
        """Return names apart by commas or lines."""
        parts = (part.strip() for line in self.listed(name) for part in line.split(","))
        return tuple(part for part in parts if part)

    def where(self) -> Where:
        """Return where something happened, as far as the form tells.

        Raises:
            FormError: a number is none.
        """
        return Where(
            self.number_or_none("session") or 1,
            self.word("section"),
            self.number_or_none("round"),
            self.number_or_none("table"),
            self.number_or_none("board"),
        )

    def entry(self, number: int, count: int) -> EntryId:
        """Return the id that a fact of this form gets in the record: its number among so many, from 1."""
        own = f"{self.subject}/{self.word('id')}"
        return own if count == 1 else f"{own}.{number}"

    def line(self, name: str) -> TravellerLine:
        """Read a result as people write it.

        Raises:
            FormError: it is none.
        """
        return self._read(name, "result", read_directors_line)

    def side_ruling(self, name: str) -> SideRuling:
        """Read what a side gets.

        Raises:
            FormError: it is no ruling.
        """
        return self._read(name, "ruling", read_side_ruling)

    def clauses(self, name: str) -> tuple[str, ...]:
        """Return the clauses that are named, apart by commas or spaces."""
        return tuple(dict.fromkeys(self.word(name).replace(",", " ").replace(";", " ").split()))

    def laws(self, name: str) -> tuple[str, ...]:
        """Return the same where each is the number of a clause.

        Raises:
            FormError: one is none.
        """
        found: list[str] = []
        for each in self.clauses(name):
            try:
                found.append(str(ClauseId.read(each)))
            except NotationError:
                raise FormError("clause", name, each) from None
        return tuple(dict.fromkeys(found))

    def _read(self, name: str, code: str, read: Callable[[str, Language], _Value]) -> _Value:
        found = self.needed(name)
        try:
            return read(found, self.language)
        except NotationError:
            raise FormError(code, name, found) from None
