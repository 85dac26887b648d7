"""The book of an edition: which numbers it has, what stands below and beside each, and how editions correspond."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from duplicado.law.edition import Edition, in_2007
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.catalogue.entries import CatalogueEntry, Relation, read_law_titles
from duplicado.publish.catalogue.loading import load_catalogue, read_references
from duplicado.vocabulary.enumeration import Enumeration


class BookPart(Enumeration):
    """The parts of the book; the value ends the names of their messages."""

    TERMS = "terms"
    PREPARATION = "preparation"
    IRREGULARITIES = "irregularities"
    AUCTION = "auction"
    PLAY = "play"
    CONDUCT = "conduct"
    SCORE = "score"
    CONTEST = "contest"


PARTS: Final[Mapping[BookPart, range]] = {
    BookPart.TERMS: range(-1, 1),
    BookPart.PREPARATION: range(1, 9),
    BookPart.IRREGULARITIES: range(9, 17),
    BookPart.AUCTION: range(17, 41),
    BookPart.PLAY: range(41, 72),
    BookPart.CONDUCT: range(72, 77),
    BookPart.SCORE: range(77, 80),
    BookPart.CONTEST: range(80, 94),
}
"""Laws that make up each part (-1: the Introduction, 0: the Definitions)."""


@dataclass(frozen=True, slots=True)
class OtherPage:
    """Page of another edition in the place of a clause."""

    edition: Edition
    entries: tuple[CatalogueEntry, ...]
    """Empty where it has nothing of the kind."""

    @property
    def difference(self) -> CatalogueEntry | None:
        """The entry that says in what the two differ from 2017, if they do."""
        return next((entry for entry in self.entries if entry.relation is not Relation.SAME), None)


@dataclass(frozen=True)
class Book:
    """The clauses of one edition in their order; numbers that only contain others have a place in it, too."""

    edition: Edition
    entries: Mapping[ClauseId, CatalogueEntry] = field(repr=False)
    numbers: tuple[ClauseId, ...] = field(repr=False)
    """Every number that has a page, in the order of the book, whole Laws included."""

    def __contains__(self, clause: ClauseId) -> bool:
        """Tell whether the book has a page for that number."""
        return clause in self._places()

    def _places(self) -> Mapping[ClauseId, int]:
        return _places(self.edition)

    def law_title(self, law: int, language: Language) -> str:
        """Return the heading of a Law in our own words."""
        return read_law_titles(self.edition, language)[law]

    def of_law(self, law: int) -> tuple[CatalogueEntry, ...]:
        """Return the clauses of a Law."""
        return tuple(entry for clause, entry in self.entries.items() if clause.law == law)

    def below(self, clause: ClauseId) -> tuple[ClauseId, ...]:
        """Return the numbers one step below a clause."""
        return tuple(number for number in self.numbers if number.parent == clause)

    def above(self, clause: ClauseId) -> tuple[ClauseId, ...]:
        """Return the numbers that contain a clause, the whole Law first."""
        found: list[ClauseId] = []
        parent = clause.parent
        while parent is not None:
            found.insert(0, parent)
            parent = parent.parent
        return tuple(found)

    def neighbours(self, clause: ClauseId) -> tuple[ClauseId | None, ClauseId | None]:
        """Return the numbers before and after a clause: of Laws the neighbouring Laws."""
        row, at = _rows(self.edition)[bool(clause.path)], self._places()[clause]
        return (row[at - 1] if at else None), (row[at + 1] if at + 1 < len(row) else None)

    def nearest(self, clause: ClauseId) -> ClauseId | None:
        """Return the clause if it has a page, or what contains it and has one; `None` when not even its Law has."""
        at: ClauseId | None = clause
        while at is not None and at not in self:
            at = at.parent
        return at

    def refers_to(self, clause: ClauseId) -> tuple[ClauseId, ...]:
        """Return the clauses to which a clause refers, by the numbers of this edition."""
        return _references(self.edition)[0].get(clause, ())

    def referred_by(self, clause: ClauseId) -> tuple[ClauseId, ...]:
        """Return the clauses that refer to a clause."""
        return _references(self.edition)[1].get(clause, ())

    def is_worded_anew(self, entry: CatalogueEntry) -> bool:
        """Tell whether our wording is that of the clause as this edition has it, and not as 2017 has it."""
        if entry.relation is not Relation.DIFFERS:
            return True
        base = (load_catalogue().get(clause, Edition.LAWS_2017) for clause in entry.counterparts)
        return all(one is None or one.worded_under != entry.worded_under for one in base)

    @property
    def difference_heading(self) -> str:
        """Name the message that stands before what a clause that is worded anew has otherwise than 2017."""
        return "book-unlike-2017" if self.edition.overlay is None else "book-changed-from-2017"

    def elsewhere(self, entry: CatalogueEntry) -> tuple[OtherPage, ...]:
        """Say of each other edition what it has in the place of a clause of this one."""
        return tuple(
            OtherPage(edition, _counterparts(entry, edition)) for edition in Edition if edition is not self.edition
        )

    def here(self, clause: ClauseId) -> tuple[ClauseId, ...]:
        """Return the clauses of this edition that are a clause of 2017; the number itself where 2017 has none."""
        found = tuple(dict.fromkeys(entry.clause for entry in _by_counterpart().get((clause, self.edition), ())))
        is_another = load_catalogue().get(clause, Edition.LAWS_2017) is not None
        return found or ((clause,) if clause in self and not is_another else ())


@cache
def book(edition: Edition) -> Book:
    """Return the book of an edition, made once in the life of the program."""
    entries = {entry.clause: entry for entry in load_catalogue().of(edition)}
    numbers = {above for clause in entries for above in _with_ancestors(clause)}
    return Book(edition, entries, tuple(sorted(numbers)))


def _with_ancestors(clause: ClauseId) -> Iterator[ClauseId]:
    at: ClauseId | None = clause
    while at is not None:
        yield at
        at = at.parent


@cache
def _rows(edition: Edition) -> tuple[tuple[ClauseId, ...], tuple[ClauseId, ...]]:
    """Return the whole Laws, and what stands below them."""
    numbers = book(edition).numbers
    return tuple(one for one in numbers if not one.path), tuple(one for one in numbers if one.path)


@cache
def _places(edition: Edition) -> dict[ClauseId, int]:
    """Return where a number stands among those of its kind, see `_rows`."""
    return {number: place for row in _rows(edition) for place, number in enumerate(row)}


@cache
def _by_counterpart() -> dict[tuple[ClauseId, Edition], tuple[CatalogueEntry, ...]]:
    found: dict[tuple[ClauseId, Edition], tuple[CatalogueEntry, ...]] = {}
    for edition in Edition:
        for entry in load_catalogue().of(edition):
            for counterpart in entry.counterparts:
                found[counterpart, edition] = (*found.get((counterpart, edition), ()), entry)
    return found


def _counterparts(entry: CatalogueEntry, edition: Edition) -> tuple[CatalogueEntry, ...]:
    found = (one for base in entry.counterparts for one in _by_counterpart().get((base, edition), ()))
    return tuple({one.clause: one for one in found}.values())


_References = dict[ClauseId, tuple[ClauseId, ...]]


@cache
def _references(edition: Edition) -> tuple[_References, _References]:
    """Return who refers to whom, and who is referred to by whom."""
    here = book(edition)
    outward: dict[ClauseId, dict[ClauseId, None]] = {}
    inward: dict[ClauseId, dict[ClauseId, None]] = {}
    for base, targets in read_references().items():
        for clause in (entry.clause for entry in _by_counterpart().get((base, edition), ())):
            for target in (number for each in targets for number in _numbers_here(here, each)):
                if target != clause:
                    outward.setdefault(clause, {})[target] = None
                    inward.setdefault(target, {})[clause] = None
    return tuple({number: tuple(sorted(found)) for number, found in way.items()} for way in (outward, inward))  # type: ignore[return-value]  # two of them


def _numbers_here(here: Book, clause: ClauseId) -> tuple[ClauseId, ...]:
    """Find where a reference by a number of 2017 leads in an edition; nowhere if there is no such clause."""
    exact = here.here(clause)
    if exact or here.edition.numbering is Edition.LAWS_2017:
        return exact
    return tuple(number for number in in_2007(clause) if number in here and number != clause)
