"""Pages of the book as data, in no particular language and markup, with the readings of clauses."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.law.regulations.option import Option, Value
from duplicado.law.regulations.options import OPTIONS
from duplicado.locale import Language
from duplicado.publish.book.clause_cases import CaseShown, cases_of
from duplicado.publish.book.structure import PARTS, Book, BookPart, OtherPage, book
from duplicado.publish.catalogue.coverage import ClauseCoverage, State, coverage
from duplicado.publish.catalogue.entries import CatalogueEntry

_READING: Final = re.compile(r"\bReading(?: \((?P<source>[^)]*)\))?: (?P<text>.*?)(?=\n[ \t]*\n|\Z)", re.DOTALL)
_SPACE: Final = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading: it can be disputed, which is why it is shown."""

    text: str
    """As the docstring has it, in English."""
    source: str = ""
    """On whose word; empty when it is ours."""

    def told(self, language: Language) -> tuple[str, Language]:
        """Return the sentence and its language: English where it has not been translated as it stands."""
        written = language.translations("readings.csv", "reading").get(self.text)
        return (written, language) if written else (self.text, Language.ENGLISH)


def readings_of(functions: Iterable[str]) -> tuple[Reading, ...]:
    """Collect the readings of functions that are given by module and name, each once."""
    return tuple(dict.fromkeys(reading for function in functions for reading in _readings(function)))


@cache
def _readings(function: str) -> tuple[Reading, ...]:
    found = _found(function)
    text = inspect.cleandoc(inspect.getdoc(found) or "") if found is not None else ""
    return tuple(
        Reading(_SPACE.sub(" ", match["text"]).strip(), match["source"] or "") for match in _READING.finditer(text)
    )


def _found(function: str) -> object | None:
    """Find what has that name: a function of a module, or of a class in it."""
    module, _, name = function.rpartition(".")
    outer: list[str] = []
    while module:
        try:
            found: object = importlib.import_module(module)
        except ModuleNotFoundError:
            module, _, above = module.rpartition(".")
            outer.insert(0, above)
            continue
        for part in (*outer, name):
            found = getattr(found, part, None)
        return found
    return None


@dataclass(frozen=True, slots=True)
class ClausePage:
    """One number of the book: a clause, or a number that only contains clauses."""

    book: Book
    clause: ClauseId
    entry: CatalogueEntry | None
    """`None` for a number that has no text of its own."""
    part: BookPart
    above: tuple[ClauseId, ...]
    below: tuple[CatalogueEntry, ...]
    """The clauses that it contains, on whatever step."""
    before: ClauseId | None
    after: ClauseId | None
    refers_to: tuple[ClauseId, ...]
    referred_by: tuple[ClauseId, ...]
    elsewhere: tuple[OtherPage, ...]
    state: State | None
    functions: tuple[str, ...]
    readings: tuple[Reading, ...]
    options: tuple[Option[Value], ...]
    """Options that it leaves to a Regulating Authority or a Tournament Organizer."""
    cases: tuple[CaseShown, ...]


@dataclass(frozen=True, slots=True)
class BookRow:
    """A clause as a line of its Law's page."""

    entry: CatalogueEntry
    depth: int
    """Below how many clauses it stands that have a text of their own."""


@dataclass(frozen=True, slots=True)
class LawPage:
    """One Law with its clauses."""

    book: Book
    law: int
    part: BookPart
    rows: tuple[BookRow, ...]
    before: ClauseId | None
    after: ClauseId | None
    cases: tuple[CaseShown, ...]


def law_page(law: int, edition: Edition) -> LawPage:
    """Make the page of a Law (-1: the Introduction, 0: the Definitions)."""
    here, clause = book(edition), ClauseId(law)
    before, after = here.neighbours(clause)
    rows = tuple(
        BookRow(entry, sum(above in here.entries for above in here.above(entry.clause))) for entry in here.of_law(law)
    )
    return LawPage(here, law, _part_of(law), rows, before, after, cases_of(clause, edition))


@cache
def clause_page(clause: ClauseId, edition: Edition) -> ClausePage:
    """Make the page of a number that is in the book of the edition.

    Raises:
        LookupError: the book has no such number.
    """
    here = book(edition)
    if clause not in here:
        raise LookupError(f"{clause} ({edition})")
    entry = here.entries.get(clause)
    below = tuple(one for number, one in here.entries.items() if clause.covers(number) and number != clause)
    before, after = here.neighbours(clause)
    covered = _covered(edition).get(clause)
    functions = covered.functions if covered is not None else ()
    return ClausePage(
        here,
        clause,
        entry,
        _part_of(clause.law),
        here.above(clause),
        below,
        before,
        after,
        here.refers_to(clause),
        here.referred_by(clause),
        here.elsewhere(entry) if entry is not None else (),
        covered.state if covered is not None else None,
        functions,
        readings_of(functions),
        options_of(clause, here),
        cases_of(clause, edition),
    )


def options_of(clause: ClauseId, here: Book) -> tuple[Option[Value], ...]:
    """Return what a clause leaves to the authorities; the options are tied to the numbers of 2017."""
    return tuple(option for option in OPTIONS.values() if clause in here.here(ClauseId.parse(option.clause)))


@cache
def _covered(edition: Edition) -> Mapping[ClauseId, ClauseCoverage]:
    return {covered.entry.clause: covered for covered in coverage(edition)}


def _part_of(law: int) -> BookPart:
    return next(part for part, laws in PARTS.items() if law in laws)
