"""The solvers behind one port, and which of them to use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.dds_library import SolverUnavailable
from duplicado.analysis.ending import EndingSolver
from duplicado.analysis.table import DoubleDummyTable
from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

__all__ = ["Solver", "default_solver"]


class Solver(DoubleDummy, Protocol):
    """A double-dummy solver with what whole deals need."""

    def tables(self, deals: Sequence[Deal]) -> tuple[DoubleDummyTable, ...]:
        """Compute the tables of deals, in their order."""
        ...

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
