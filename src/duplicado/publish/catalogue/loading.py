"""Reading the data files of the catalogue, an amended edition with its own words included."""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

from duplicado.law.edition import BASE_EDITIONS, Edition, Overlay, spoken_in
from duplicado.law.reference import ClauseId
from duplicado.publish.catalogue.entries import Catalogue, CatalogueEntry, ClauseKind, ClausePart, Execution, Relation
from duplicado.vocabulary.errors import DuplicadoError


class AmendmentError(DuplicadoError):
    """The declaration of an amendment and its words in the catalogue do not agree; the message names the clause."""


def amend(
    base: Mapping[ClauseId, CatalogueEntry],
    overlay: Overlay,
    edition: Edition,
    rows: Iterable[Mapping[str, str]],
) -> Iterator[CatalogueEntry]:
    """Make the clauses of an amended edition.

    Args:
        base: the clauses of the edition that is amended.
        overlay: which of them are replaced or removed, and what is added.
        edition: under which the clauses are to stand.
        rows: of `amendments.csv`: what is replaced or added, by edition and number there.

    Raises:
        AmendmentError: the overlay changes a clause that the base does not have; a changed clause has no row; there
            is a row for one that is not changed.
    """
    written = {ClauseId.parse(row["clause"]): row for row in rows if row["edition"] == overlay.name}
    unknown = [old for old in (*(old for old, _ in overlay.replaced), *overlay.removed) if old not in base]
    if unknown:
        raise AmendmentError(f"{overlay.name} changes {unknown[0]}, which {overlay.base} does not have")
    if set(written) != set(overlay.changed):
        astray = min(set(written) ^ set(overlay.changed))
        raise AmendmentError(f"{overlay.name}: {astray} is changed without a row, or has a row without being changed")
    for clause, entry in base.items():
        number = overlay.number_of(clause)
        if overlay.leaves(clause):
            yield replace(entry, edition=edition)
        elif number is not None:
            row = written[number]
            yield replace(
                entry,
                clause=number,
                edition=edition,
                kind=ClauseKind(row["kind"]),
                execution=Execution(row["execution"]),
                part=ClausePart(row["part"]),
                texts=((overlay.name, number), *entry.texts),
                relation=Relation.DIFFERS,
                differences=((overlay.name, clause),),
            )
    for clause in overlay.added:
        row = written[clause]
        yield CatalogueEntry(
            clause,
            edition,
            ClauseKind(row["kind"]),
            Execution(row["execution"]),
            ClausePart(row["part"]),
            ((overlay.name, clause),),
            relation=Relation.ONLY_HERE,
        )


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
