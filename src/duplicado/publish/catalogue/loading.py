"""Reading the data files of the catalogue that are part of the package."""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

from duplicado.law.edition import BASE_EDITIONS, Edition
from duplicado.law.numbering import spoken_in
from duplicado.law.reference import ClauseId
from duplicado.publish.catalogue.amendments import amend
from duplicado.publish.catalogue.entries import Catalogue, CatalogueEntry, ClauseKind, ClausePart, Execution, Relation

_PACKAGE: Final = "duplicado.publish.catalogue"


def read_rows(name: str) -> Iterator[dict[str, str]]:
    """Read a data file of the catalogue row by row, each a mapping from column to text."""
    text = (files(_PACKAGE) / name).read_text(encoding="utf-8")
    return iter(csv.DictReader(text.splitlines()))


@cache
def load_catalogue() -> Catalogue:
    """Read the catalogue, once in the life of the program."""
    base = _base()
    entries = {(entry.clause, entry.edition): entry for entry in base.values()}
    for former in (edition for edition in BASE_EDITIONS if edition is not spoken_in(BASE_EDITIONS)):
        only_here = tuple(_entry(row, former) for row in read_rows(f"only-{former}.csv"))
        for entry in only_here:
            _add(entries, replace(entry, relation=Relation.ONLY_HERE))
        for entry in _overlay(base, former, f"edition-{former}.csv", {each.clause for each in only_here}):
            _add(entries, entry)
    rows = tuple(read_rows("amendments.csv"))
    for edition in Edition:
        if edition.overlay is not None:
            amended = {clause: entry for (clause, of), entry in entries.items() if of is edition.base}
            for entry in amend(amended, edition.overlay, edition, rows):
                entries[entry.clause, edition] = entry
    return Catalogue(entries)


def _base() -> dict[ClauseId, CatalogueEntry]:
    entries = (_entry(row, Edition.LAWS_2017) for row in read_rows("clauses.csv"))
    return {entry.clause: entry for entry in entries}


@cache
def read_references() -> dict[ClauseId, tuple[ClauseId, ...]]:
    """Read to which clauses a clause of 2017 refers, by the numbers of 2017; those that refer to none are left out."""
    return {
        ClauseId.parse(row["clause"]): tuple(ClauseId.parse(number) for number in row["refers_to"].split(";"))
        for row in read_rows("references.csv")
    }


def _entry(row: dict[str, str], edition: Edition) -> CatalogueEntry:
    clause = ClauseId.parse(row["clause"])
    return CatalogueEntry(
        clause,
        edition,
        ClauseKind(row["kind"]),
        Execution(row["execution"]),
        ClausePart(row["part"]),
        ((edition.value, clause),),
        counterparts=(clause,) if edition is Edition.LAWS_2017 else (),
    )


def _overlay(
    base: dict[ClauseId, CatalogueEntry], edition: Edition, name: str, only_here: Collection[ClauseId]
) -> Iterator[CatalogueEntry]:
    """Yield the clauses of another edition; one that says its rule in two places has a row for each.

    Args:
        base: the clauses of 2017.
        edition: the other one.
        name: the file of what differs.
        only_here: clauses that the other edition alone has, under numbers that may be those of other clauses of 2017.
    """
    changes: dict[ClauseId, list[dict[str, str]]] = {}
    for row in read_rows(name):
        changes.setdefault(ClauseId.parse(row["clause"]), []).append(row)
    for clause, entry in base.items():
        # Its own words come first also where the rule is the same: the numbers that they name are those of the edition.
        own = (edition.value, clause)
        texts = entry.texts if clause in only_here else (own, *entry.texts)
        if clause not in changes:
            yield replace(entry, edition=edition, texts=texts)
        for row in changes.get(clause, ()):
            if row["relation"] == "absent":
                continue
            relation = Relation(row["relation"])
            differences = (own,) if relation is Relation.DIFFERS else ()
            yield replace(
                entry,
                clause=ClauseId.parse(row["number"]),
                edition=edition,
                texts=texts,
                relation=relation,
                differences=differences,
            )


def _add(entries: dict[tuple[ClauseId, Edition], CatalogueEntry], entry: CatalogueEntry) -> None:
    """Add a clause; clauses of 2017 that were one in this edition become one entry."""
    key = (entry.clause, entry.edition)
    other = entries.get(key)
    if other is not None:
        differs = Relation.DIFFERS in (other.relation, entry.relation)
        differences = (*other.differences, *entry.differences)
        # What the edition itself says comes before what 2017 says of either clause.
        texts = dict.fromkeys((*other.texts, *entry.texts))
        own_first = sorted(texts, key=lambda text: text[0] != entry.edition.value)
        entry = replace(
            other,
            texts=tuple(own_first),
            relation=Relation.DIFFERS if differs else other.relation,
            differences=differences,
            execution=other.execution if other.execution.is_executable else entry.execution,
            counterparts=(*other.counterparts, *entry.counterparts),
        )
    entries[key] = entry
