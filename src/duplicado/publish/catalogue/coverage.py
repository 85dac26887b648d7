"""Coverage of the clauses: executed by a function that a user reaches, open for a reason, or nothing to execute.

Which functions are reached is noted in `reached.csv` by `tools/update_reached.py`, which runs the casebook and the
stories of the manual as commands.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

import duplicado
from duplicado.law.clause import executing
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.publish.catalogue.entries import CatalogueEntry
from duplicado.publish.catalogue.loading import load_catalogue, read_rows
from duplicado.vocabulary.enumeration import Enumeration

# Why a clause is open although a function executes it.
_UNREACHED: Final = "unreached"
# Where functions are tagged with the clauses that they execute.
_PACKAGES: Final = ("law", "movement", "dealing", "score", "table", "director", "event")


class State(Enumeration):
    """Coverage of a clause by the program; the value is its name in reports."""

    EXECUTED = "executed"
    OPEN = "open"
    NOT_EXECUTABLE = "not_executable"


@dataclass(frozen=True, slots=True)
class ClauseCoverage:
    """One clause of an edition and what the program does about it."""

    entry: CatalogueEntry
    state: State
    functions: tuple[str, ...] = ()
    """Those that execute it: module and name; of an open clause those that no case and no story reaches."""
    reason: str = ""
    """Reason for which it is open: the name of a message `laws-reason-…`."""


@dataclass(frozen=True, slots=True)
class CoverageTally:
    """Numbers of clauses."""

    clauses: int
    executed: int
    open: int
    not_executable: int


@cache
def read_ledger() -> dict[tuple[ClauseId, Edition], str]:
    """Read the ledger of open clauses: clause, by the number of the edition, and edition to the reason."""
    return {
        (ClauseId.parse(row["clause"]), Edition(edition)): row["reason"]
        for row in read_rows("ledger.csv")
        for edition in row["editions"].split(";")
    }


@cache
def _reached() -> frozenset[str]:
    """Return the functions that a case or a story reaches through a command, by module and name."""
    return frozenset(row["function"] for row in read_rows("reached.csv"))


@cache
def import_every_clause() -> None:
    """Import whatever is tagged with clauses."""
    for package in _PACKAGES:
        try:
            root = importlib.import_module(f"duplicado.{package}")
        except ModuleNotFoundError as error:
            if error.name != f"duplicado.{package}":
                raise
            continue
        for module in pkgutil.walk_packages(root.__path__, f"{duplicado.__name__}.{package}."):
            importlib.import_module(module.name)


def _functions(entry: CatalogueEntry) -> tuple[str, ...]:
    """Find what executes the clause of an edition.

    A function tagged for several editions alike cites the numbers of 2017; one for an edition alone cites its own. A
    clause that an amendment leaves as it was is executed by what executes it in the edition amended.
    """
    import_every_clause()
    edition = entry.edition
    found: list[str] = []
    for counterpart in entry.counterparts:
        function = executing(counterpart, edition)
        if function is not None and (
            function == executing(counterpart, Edition.LAWS_2017) or counterpart == entry.clause
        ):
            found.append(function)
    own = executing(entry.clause, edition)
    if own is not None and own != executing(entry.clause, Edition.LAWS_2017):
        found.append(own)
    return tuple(dict.fromkeys(found))


@cache
def coverage(edition: Edition) -> tuple[ClauseCoverage, ...]:
    """Say of each clause of an edition, in the order of the book, what the program does about it.

    A clause that no function executes and that the ledger does not hold open is open without a reason; a test sees to
    it that there is none.
    """
    return tuple(_covered(entry) for entry in load_catalogue().of(edition))


def _covered(entry: CatalogueEntry) -> ClauseCoverage:
    functions = _functions(entry)
    if not _reached().isdisjoint(functions):
        return ClauseCoverage(entry, State.EXECUTED, functions)
    if functions:
        return ClauseCoverage(entry, State.OPEN, functions, _UNREACHED)
    if not entry.execution.is_executable:
        return ClauseCoverage(entry, State.NOT_EXECUTABLE)
    return ClauseCoverage(entry, State.OPEN, reason=read_ledger().get((entry.clause, entry.edition), ""))


def is_open(clause: ClauseId, edition: Edition) -> bool:
    """Tell whether no function executes the clause, or anything that it contains, although something could be."""
    below = [covered for covered in coverage(edition) if clause.covers(covered.entry.clause)]
    own = next((covered for covered in below if covered.entry.clause == clause), None)
    if own is not None and own.state is not State.NOT_EXECUTABLE:
        return not own.functions
    return any(each.state is State.OPEN for each in below) and not any(each.functions for each in below)


def tally(clauses: Iterable[ClauseCoverage]) -> CoverageTally:
    """Count clauses by what the program does about them."""
    states = [covered.state for covered in clauses]
    return CoverageTally(len(states), *(states.count(state) for state in State))


def by_law(clauses: Iterable[ClauseCoverage]) -> Iterator[tuple[int, list[ClauseCoverage]]]:
    """Group clauses by Law (-1: Introduction, 0: Definitions)."""
    groups: dict[int, list[ClauseCoverage]] = {}
    for covered in clauses:
        groups.setdefault(covered.entry.clause.law, []).append(covered)
    return iter(sorted(groups.items()))
