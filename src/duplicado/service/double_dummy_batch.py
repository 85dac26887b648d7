"""Double-dummy tables of many deals as a batch, some deals to a task."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.table import DoubleDummyTable
from duplicado.service.batches import HERE, Batch, Working, results_of
from duplicado.vocabulary.hands import Deal

__all__ = ["DEALS_OF_A_TASK", "tables_of_many"]

DEALS_OF_A_TASK: Final = 5
"""About a second of work on one core: workers come to their end at nearly the same time."""

_Deals = tuple[Deal, ...]
_Tables = tuple[DoubleDummyTable, ...]


def tables_of_many(deals: Sequence[Deal], how: Working = HERE) -> list[DoubleDummyTable]:
    """Solve deals, and return their tables in the order of the deals.

    Args:
        deals: the deals, of which a task has `DEALS_OF_A_TASK`.
        how: where it is done, what is kept of it, and who is told.

    Raises:
        BatchError: see `results_of`, which has the other errors too.
        SolverUnavailable: no solver is installed.
    """
    tasks = [tuple(deals[start : start + DEALS_OF_A_TASK]) for start in range(0, len(deals), DEALS_OF_A_TASK)]
    return [table for tables in results_of(_BATCH, tasks, how) for table in tables]


def _solved(deals: _Deals) -> _Tables:
    return DdsSolver().tables(deals)


def _key(deals: _Deals) -> str:
    return "; ".join(map(str, deals))


def _written(tables: _Tables) -> list[tuple[tuple[int, int, int, int], ...]]:
    return [table.rows for table in tables]


def _read(told: Any) -> _Tables:  # noqa: ANN401 - whatever a journal holds
    return tuple(DoubleDummyTable(tuple(tuple(map(int, row)) for row in rows)) for rows in told)  # type: ignore[misc] # the table checks its own shape


_BATCH: Final = Batch(_solved, _key, _written, _read)
