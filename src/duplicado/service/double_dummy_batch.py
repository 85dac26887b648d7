"""Double-dummy tables of many deals as a batch, a deal to a task."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from duplicado.analysis.solver import MANY, solver_of_tables
from duplicado.analysis.table import DoubleDummyTable
from duplicado.service.batches import HERE, Batch, Working, results_of
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.hands import Deal

_MOST_TOGETHER: Final = 20
"""Some seconds of work: a user sees how far it is, and cores that wait for the last of them lose little."""


@checked
def tables_of_many(deals: Sequence[Deal], how: Working = HERE) -> list[DoubleDummyTable]:
    """Solve deals, and return their tables in the order of the deals.

    Args:
        deals: the deals, each a task.
        how: where it is done, what is kept of it, and who is told.

    Raises:
        BatchError: see `results_of`, which has the other errors too.
        SolverUnavailable: no solver is installed.
    """
    return results_of(_BATCH if len(deals) < MANY else _LARGE_BATCH, deals, how)


def _solved(deal: Deal) -> DoubleDummyTable:
    return _solved_together([deal])[0]


def _solved_together(deals: Sequence[Deal]) -> Sequence[DoubleDummyTable]:
    return solver_of_tables(len(deals)).tables(deals)


def _one_of_many(deal: Deal) -> DoubleDummyTable:
    return _some_of_many([deal])[0]


def _some_of_many(deals: Sequence[Deal]) -> Sequence[DoubleDummyTable]:
    return solver_of_tables(MANY).tables(deals)


def _written(table: DoubleDummyTable) -> tuple[tuple[int, int, int, int], ...]:
    return table.rows


def _read(told: Any) -> DoubleDummyTable:  # noqa: ANN401 - whatever a journal holds
    return DoubleDummyTable(tuple(tuple(map(int, row)) for row in told))  # type: ignore[misc] # the table checks its own shape


_BATCH: Final = Batch(_solved, str, _written, _read, _solved_together, _MOST_TOGETHER)
_LARGE_BATCH: Final = replace(_BATCH, work=_one_of_many, together=_some_of_many)
