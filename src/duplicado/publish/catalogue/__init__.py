"""The catalogue of the Laws: every clause of the editions, our short words for it, what the program does with it.

The data are files of this package: `clauses.csv` (2017), the numbers of 2007 (`edition-2007.csv`), the clauses of
amendments (`amendments.csv`) and the ledger of what is open; titles and wordings stand in the folder of each language.
"""

from duplicado.publish.catalogue.changes import Change, ChangeKind, changes_of
from duplicado.publish.catalogue.coverage import (
    ClauseCoverage,
    State,
    Tally,
    by_law,
    coverage,
    is_open,
    read_ledger,
    tally,
)
from duplicado.publish.catalogue.entries import Catalogue, Entry, Execution, Kind, Part, Relation
from duplicado.publish.catalogue.loading import load_catalogue, read_references
from duplicado.publish.catalogue.texts import read_law_titles

__all__ = [
    "Catalogue",
    "Change",
    "ChangeKind",
    "ClauseCoverage",
    "Entry",
    "Execution",
    "Kind",
    "Part",
    "Relation",
    "State",
    "Tally",
    "by_law",
    "changes_of",
    "coverage",
    "is_open",
    "load_catalogue",
    "read_law_titles",
    "read_ledger",
    "read_references",
    "tally",
]
