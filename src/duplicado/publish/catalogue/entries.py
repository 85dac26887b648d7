"""The catalogue: every clause of every edition, with what it is and our own short words for it.

Its texts in one language are headings, wordings and differences of clauses, and the changes of an amendment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from duplicado.law.edition import Edition, translated
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.vocabulary.enumeration import Enumeration


class ClauseKind(Enumeration):
    """Kind of a clause; the value stands in the data."""

    DEFINITION = "definition"
    PROCEDURE = "procedure"
    IRREGULARITY = "irregularity"
    RECTIFICATION = "rectification"
    OPTION = "option"
    INFORMATION = "information"
    SCORE_ADJUSTMENT = "score-adjustment"
    DIRECTOR_POWER = "director-power"
    CONDUCT = "conduct"
    CROSS_REFERENCE = "cross-reference"
    RA_OPTION = "ra-option"


class Execution(Enumeration):
    """Way in which a program can execute the clause; the value stands in the data."""

    AUTO = "auto"
    """From the facts alone."""
    FINDING = "finding"
    """From the facts and what the Director establishes."""
    RECORD = "record"
    """Something is to be written down, nothing follows of itself."""
    NONE = "none"
    """Nothing to execute."""

    @property
    def is_executable(self) -> bool:
        """True where a function can execute the clause."""
        return self in (Execution.AUTO, Execution.FINDING)


class ClausePart(Enumeration):
    """The part of the work that delivers the clause; the value stands in the data."""

    FOUNDATION = "foundation"
    TABLE_1 = "table-1"
    TABLE_2 = "table-2"
    CONTESTS = "contests"
    OFFICE = "office"


class Relation(Enumeration):
    """Relation of a clause of an edition to the clause of 2017; the value stands in the data."""

    SAME = "same"
    DIFFERS = "differs"
    ONLY_HERE = "only"
    """2017 has no such clause."""


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """One clause in one edition."""

    clause: ClauseId
    """Its number in that edition."""
    edition: Edition
    kind: ClauseKind
    execution: Execution
    part: ClausePart
    texts: tuple[TextKey, ...]
    """Under what its title and its wording stand in the texts of each language: the first that has one counts."""
    relation: Relation = Relation.SAME
    differences: tuple[TextKey, ...] = ()
    """Under what stands what this edition says instead of 2017; nothing where nothing differs."""
    counterparts: tuple[ClauseId, ...] = ()
    """The clauses of 2017 that it corresponds to; several clauses may have been one."""

    def title(self, language: Language) -> str:
        """Return the heading, in English where the language lacks it."""
        return next(filter(None, (said(key, language).title for key in self.texts)), "")

    @property
    def worded_under(self) -> TextKey:
        """Under what its wording stands: that of this edition where it has one, else that of 2017."""
        return next((key for key in self.texts if said(key, Language.ENGLISH).wording), self.texts[0])

    @property
    def numbering(self) -> Edition:
        """The edition by whose numbers its wording speaks."""
        is_own = self.worded_under[0] == self.edition.numbering.value
        return self.edition.numbering if is_own else Edition.LAWS_2017

    def difference_in(self, language: Language) -> str:
        """Return in what the edition differs from 2017, in English where the language lacks it; empty if in nothing."""
        return difference_in(language, self.differences)

    def wording(self, language: Language) -> str:
        """Return our own words for the clause, in English where the language lacks them; empty where there are none."""
        return next(filter(None, (said(key, language).wording for key in self.texts)), "")


class Catalogue:
    """Every clause of every edition.

    An edition that overlays another (2017+2024) has all its clauses, changed or not.
    """

    def __init__(self, entries: Mapping[tuple[ClauseId, Edition], CatalogueEntry]) -> None:
        """Take the entries; `load_catalogue` reads those of the package."""
        self._entries = dict(sorted(entries.items(), key=lambda item: (item[0][1].value, item[0][0])))

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, clause: ClauseId, edition: Edition) -> CatalogueEntry | None:
        """Return the clause of that number in that edition, `None` when there is none."""
        return self._entries.get((clause, edition))

    def has(self, clause: ClauseId, edition: Edition) -> bool:
        """Tell whether an edition has that number, be it only above the numbers of clauses."""
        return (self.get(clause, edition) or self.first_under(clause, edition)) is not None

    def instead(self, clause: ClauseId, edition: Edition) -> tuple[ClauseId, ...]:
        """Return where an edition that lacks a number says what another says under it; nothing if nowhere."""
        others = (other for other in Edition if other.numbering is not edition.numbering and self.has(clause, other))
        found = dict.fromkeys(number for other in others for number in translated(clause, other, edition))
        return tuple(number for number in found if self.has(number, edition))

    def first_under(self, clause: ClauseId, edition: Edition) -> CatalogueEntry | None:
        """Return the first clause of an edition that stands under a number; `None` when there is none."""
        below = (entry for entry in self.of(edition) if entry.clause != clause and clause.covers(entry.clause))
        return next(below, None)

    def of(self, edition: Edition) -> Iterator[CatalogueEntry]:
        """Walk the clauses of an edition in the order of the book."""
        return (entry for (_, of), entry in self._entries.items() if of is edition)


TextKey: TypeAlias = tuple[str, ClauseId]
"""The edition, or the amendment, in whose numbers the clause is named, and that number."""


@dataclass(frozen=True, slots=True)
class ClauseText:
    """Wording of a clause in a language; empty where it says nothing of its own."""

    title: str = ""
    wording: str = ""
    """One sentence or a few, in our own words."""
    difference: str = ""
    """Difference of the edition from the one before it, whose number the clause has here."""


@cache
def clause_texts(language: Language) -> Mapping[TextKey, ClauseText]:
    """Read the texts of a language, once in the life of the program."""
    return {
        (row["edition"], ClauseId.parse(row["clause"])): ClauseText(row["title"], row["wording"], row["difference"])
        for row in language.rows("clauses.csv")
    }


def said(key: TextKey, language: Language) -> ClauseText:
    """Return what a language says under a key, in English what it does not say."""
    own, english = (clause_texts(each).get(key, ClauseText()) for each in (language, Language.ENGLISH))
    return ClauseText(own.title or english.title, own.wording or english.wording, own.difference or english.difference)


def difference_in(language: Language, keys: Iterable[TextKey]) -> str:
    """Write the differences that stand under these keys, each once."""
    return " ".join(dict.fromkeys(filter(None, (said(key, language).difference for key in keys))))


@cache
def read_law_titles(edition: Edition, language: Language) -> dict[int, str]:
    """Read what the Laws are called in an edition (-1: the Introduction, 0: the Definitions)."""
    base = Edition.LAWS_2017
    rows = [row for row in language.rows("laws.csv") if row["edition"] in (base.value, edition.value)]
    # Those of 2017 come first; what another edition calls otherwise comes after and takes their place.
    return {int(row["law"]): row["title"] for row in rows}


class ChangeKind(Enumeration):
    """Change of a clause between editions; the value ends the name of the message."""

    REPLACED = "replaced"
    RENUMBERED = "renumbered"
    """Replaced, and under another number."""
    ADDED = "added"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class ClauseChange:
    """One clause that an amendment touched."""

    kind: ChangeKind
    number: ClauseId
    """The number in the amended edition; of a clause that is removed, the one that it had."""
    before: ClauseId | None
    """The number in the edition below; `None` for a clause that was added."""
    text: TextKey
    """Under what the texts of each language say what changed."""

    def said(self, language: Language) -> str:
        """Say what changed."""
        return difference_in(language, (self.text,))


def changes_of(edition: Edition) -> tuple[ClauseChange, ...]:
    """List what the edition changes of the one that it amends, in the order of the book; nothing if it amends none."""
    overlay = edition.overlay
    if overlay is None:
        return ()
    name = overlay.name
    found = [
        ClauseChange(ChangeKind.REPLACED if old == number else ChangeKind.RENUMBERED, number, old, (name, old))
        for old, number in overlay.replaced
    ]
    found += [ClauseChange(ChangeKind.ADDED, number, None, (name, number)) for number in overlay.added]
    found += [ClauseChange(ChangeKind.REMOVED, number, number, (name, number)) for number in overlay.removed]
    return tuple(sorted(found, key=lambda change: change.number))
