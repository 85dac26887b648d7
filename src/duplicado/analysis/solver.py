"""The solvers behind one port, and which of them to use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import Final, Protocol

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.dds_library import SolverUnavailable
from duplicado.analysis.ending import EndingSolver
from duplicado.analysis.table import DoubleDummyTable
from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

MANY: Final = 100
"""Deals from which on the compiled search is taken: it loads in a second, when first used in eleven."""


class TableSolver(Protocol):
    """A double-dummy solver of whole deals."""

    def tables(self, deals: Sequence[Deal]) -> tuple[DoubleDummyTable, ...]:
        """Compute the tables of deals, in their order."""
        ...


class Solver(DoubleDummy, TableSolver, Protocol):
    """A double-dummy solver with what whole deals need."""

    def trace(self, deal: Deal, trump: Suit | None, leader: Seat, plays: Sequence[Card]) -> tuple[int, ...]:
        """Say declarer's tricks with best play before the first card and after each of `plays`.

        The last trick is left out: after 48 cards nothing can change. Raises `PositionError` when a card is not held
        or does not follow suit.
        """
        ...


@cache
def default_solver() -> Solver:
    """Return the library where it is installed, else our own solver, which is for endings."""
    try:
        return DdsSolver()
    except SolverUnavailable:
        return EndingSolver()


@cache
def _compiled_solver() -> TableSolver | None:
    if find_spec("numba") is None:
        return None
    from duplicado.analysis.compiled.solver import CompiledSolver  # noqa: PLC0415 - loads numba, which takes a second

    return CompiledSolver()


def solver_of_tables(count: int) -> TableSolver:
    """Return the quickest solver for so many deals: the library, or for `MANY` the compiled search (extra `solver`).

    Raises:
        SolverUnavailable: neither is installed.
    """
    if count >= MANY and (solver := _compiled_solver()) is not None:
        return solver
    try:
        return DdsSolver()
    except SolverUnavailable:
        if (solver := _compiled_solver()) is not None:
            return solver
        raise
