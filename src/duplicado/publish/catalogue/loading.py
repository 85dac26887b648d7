"""Reading the data files of the catalogue that are part of the package."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.publish.catalogue.amendments import amend
from duplicado.publish.catalogue.entries import Catalogue, Entry, Execution, Kind, Part, Relation
from duplicado.vocabulary.notation import Language

__all__ = ["load_catalogue", "read_differences", "read_law_titles", "read_references", "read_rows"]

_PACKAGE: Final = "duplicado.publish.catalogue"
# Wordings in the three languages: those of the Introduction and the Definitions, then a file for a range of Laws.
_WORDINGS: Final = (
    "wording-terms.csv",
    "wording-01-16.csv",
    "wording-17-40.csv",
    "wording-41-71.csv",
    "wording-72-93.csv",
    "wording-only-2007.csv",
)


def read_rows(name: str) -> Iterator[dict[str, str]]:
    """Read a data file of the catalogue row by row, each a mapping from column to text."""
    text = (files(_PACKAGE) / name).read_text(encoding="utf-8")
    return iter(csv.DictReader(text.splitlines()))


@cache
def load_catalogue() -> Catalogue:
    """Read the catalogue, once in the life of the program."""
    base, titles, wordings = _base(), _titles(), _wordings()
    entries = {(entry.clause, entry.edition): entry for entry in base.values()}
    for entry in _overlay(base, Edition.LAWS_2007, "edition-2007.csv"):
        _add(entries, entry)
    for row in read_rows("only-2007.csv"):
        entry = _entry(row, Edition.LAWS_2007, titles.get(row["title"], {}), wordings.get(row["clause"], {}))
        _add(entries, replace(entry, relation=Relation.ONLY_HERE))
    rows = tuple(read_rows("amendments.csv"))
    for edition in Edition:
        if edition.overlay is not None:
            amended = {clause: entry for (clause, of), entry in entries.items() if of is edition.base}
            for entry in amend(amended, edition.overlay, edition, rows, read_differences(edition)):
                entries[entry.clause, edition] = entry
    return Catalogue(entries)


def _base() -> dict[ClauseId, Entry]:
    titles, wordings = _titles(), _wordings()
    entries: dict[ClauseId, Entry] = {}
    for row in read_rows("clauses.csv"):
        entry = _entry(row, Edition.LAWS_2017, titles.get(row["title"], {}), wordings.get(row["clause"], {}))
        entries[entry.clause] = entry
    return entries


@cache
def read_references() -> dict[ClauseId, tuple[ClauseId, ...]]:
    """Read to which clauses a clause of 2017 refers, by the numbers of 2017; those that refer to none are left out."""
    return {
        ClauseId.parse(row["clause"]): tuple(ClauseId.parse(number) for number in row["refers_to"].split(";"))
        for row in read_rows("references.csv")
    }


@cache
def read_law_titles(edition: Edition) -> dict[int, dict[Language, str]]:
    """Read what the Laws are called in an edition, in each language (-1: the Introduction, 0: the Definitions)."""
    base = Edition.LAWS_2017
    rows = [row for row in read_rows("law-titles.csv") if row["edition"] in (base.value, edition.value)]
    # Those of 2017 come first; what another edition calls otherwise comes after and takes their place.
    return {int(row["law"]): {language: row[language.value] for language in Language} for row in rows}


@cache
def _titles() -> dict[str, dict[Language, str]]:
    return {
        row["title"]: {language: text for language in Language if (text := row.get(language.value, ""))}
        for row in read_rows("titles.csv")
    }


def read_differences(edition: Edition) -> dict[ClauseId, dict[Language, str]]:
    """Read what an edition says otherwise, by the numbers of 2017; for what an amendment adds by its own."""
    return {
        ClauseId.parse(row["clause"]): {language: row[language.value] for language in Language}
        for row in read_rows("wording-differences.csv")
        if row["edition"] == edition.value
    }


@cache
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
    differences = read_differences(edition)
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
                differences=differences.get(clause, {}),
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
            differences={
                language: " ".join(
                    dict.fromkeys(each.differences[language] for each in (other, entry) if language in each.differences)
                )
                for language in Language
                if differs
            },
            execution=other.execution if other.execution.is_executable else entry.execution,
            counterparts=(*other.counterparts, *entry.counterparts),
        )
    entries[key] = entry
