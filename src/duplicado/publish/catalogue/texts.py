"""Texts of the catalogue in one language: headings, wordings and differences of clauses, changes of an amendment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.vocabulary.enumeration import Enumeration

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
