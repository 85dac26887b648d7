"""Reading the data files of the catalogue that are part of the package."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

from duplicado.law import ClauseId, Edition
from duplicado.publish.catalogue.entries import Catalogue, Entry, Execution, Kind, Part, Relation
from duplicado.vocabulary.notation import Language

__all__ = ["load_catalogue", "read_rows"]

_PACKAGE: Final = "duplicado.publish.catalogue"
# Wordings in the three languages: those of the Introduction and the Definitions, then a file for a range of Laws.
_WORDINGS: Final = (
    "wording-terms.csv",
    "wording-01-16.csv",
    "wording-17-40.csv",
    "wording-41-71.csv",
    "wording-72-93.csv",
)


def read_rows(name: str) -> Iterator[dict[str, str]]:
    """Read a data file of the catalogue row by row, each a mapping from column to text."""
    text = (files(_PACKAGE) / name).read_text(encoding="utf-8")
    return iter(csv.DictReader(text.splitlines()))


@cache
def load_catalogue() -> Catalogue:
    """Read the catalogue, once in the life of the program."""
    base = _base()
    entries = {(entry.clause, entry.edition): entry for entry in base.values()}
    for entry in _overlay(base, Edition.LAWS_2007, "edition-2007.csv"):
        _add(entries, entry)
    for row in read_rows("only-2007.csv"):
        _add(entries, replace(_entry(row, Edition.LAWS_2007, {}, {}), relation=Relation.ONLY_HERE))
    for entry in _overlay(base, Edition.LAWS_2017_AMENDED_2024, "edition-2024.csv"):
        _add(entries, entry)
    return Catalogue(entries)


def _base() -> dict[ClauseId, Entry]:
    titles = {row["title"]: row for row in read_rows("titles.csv")}
    wordings = _wordings()
    entries: dict[ClauseId, Entry] = {}
    for row in read_rows("clauses.csv"):
        written = titles.get(row["title"], {})
        by_language = {language: text for language in Language if (text := written.get(language.value, ""))}
        entry = _entry(row, Edition.LAWS_2017, by_language, wordings.get(row["clause"], {}))
        entries[entry.clause] = entry
    return entries


def _wordings() -> dict[str, dict[Language, str]]:
    return {
        row["clause"]: {language: row[language.value] for language in Language}
        for name in _WORDINGS
        for row in read_rows(name)
    }


def _entry(row: dict[str, str], edition: Edition, titles: dict[Language, str], wordings: dict[Language, str]) -> Entry:
    clause = ClauseId.parse(row["clause"])
    return Entry(
        clause,
        edition,
        Kind(row["kind"]),
        Execution(row["execution"]),
        Part(row["part"]),
        {Language.ENGLISH: row["title"]} | titles,
        wordings,
        counterparts=(clause,) if edition is Edition.LAWS_2017 else (),
    )


def _overlay(base: dict[ClauseId, Entry], edition: Edition, name: str) -> Iterator[Entry]:
    changes = {ClauseId.parse(row["clause"]): row for row in read_rows(name)}
    for clause, entry in base.items():
        row = changes.get(clause)
        if row is None:
            yield replace(entry, edition=edition)
        elif row["relation"] != "absent":
            yield replace(
                entry,
                clause=ClauseId.parse(row["number"]),
                edition=edition,
                relation=Relation(row["relation"]),
                difference=row["difference"],
            )


def _add(entries: dict[tuple[ClauseId, Edition], Entry], entry: Entry) -> None:
    """Add a clause; clauses of 2017 that were one in this edition become one entry."""
    key = (entry.clause, entry.edition)
    other = entries.get(key)
    if other is not None:
        differs = Relation.DIFFERS in (other.relation, entry.relation)
        entry = replace(
            other,
            relation=Relation.DIFFERS if differs else other.relation,
            difference="; ".join(dict.fromkeys(text for text in (other.difference, entry.difference) if text)),
            execution=other.execution if other.execution.is_executable else entry.execution,
            counterparts=(*other.counterparts, *entry.counterparts),
        )
    entries[key] = entry
