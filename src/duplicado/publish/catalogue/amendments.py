"""The catalogue of an amended edition: its own words for what the amendment changes, everything else as it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from duplicado.law.edition import Edition
from duplicado.law.overlay import Overlay
from duplicado.law.reference import ClauseId
from duplicado.publish.catalogue.entries import CatalogueEntry, ClauseKind, ClausePart, Execution, Relation
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
