"""Double-dummy tables of many deals as a batch, some deals to a task."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.table import DoubleDummyTable
from duplicado.service.batches import Batch, Workplace, results_of
from duplicado.vocabulary.hands import Deal

__all__ = ["DEALS_OF_A_TASK", "tables_of_many"]

DEALS_OF_A_TASK: Final = 20

_Deals = tuple[Deal, ...]
_Tables = tuple[DoubleDummyTable, ...]


def tables_of_many(
    deals: Sequence[Deal],
    *,
    at: Workplace | None = None,
    journal: Path | None = None,
    done: Callable[[int], None] = lambda _count: None,
) -> list[DoubleDummyTable]:
    """Solve deals, and return their tables in the order of the deals.

    Args:
        deals: the deals.
        at: where it is done; here if not told.
        journal: a file in which the tables are kept, and from which a run that was broken off goes on.
        done: is told how many tasks of `DEALS_OF_A_TASK` deals are newly done.

    Raises:
        BatchError: see `results_of`, which has the other errors too.
        SolverUnavailable: no solver is installed.
    """
    tasks = [tuple(deals[start : start + DEALS_OF_A_TASK]) for start in range(0, len(deals), DEALS_OF_A_TASK)]
    return [table for tables in results_of(_BATCH, tasks, at=at, journal=journal, done=done) for table in tables]


def _solved(deals: _Deals) -> _Tables:
    return DdsSolver().tables(deals)


def _key(deals: _Deals) -> str:
    return "; ".join(map(str, deals))


def _written(tables: _Tables) -> list[tuple[tuple[int, int, int, int], ...]]:
    return [table.rows for table in tables]


def _read(told: Any) -> _Tables:  # noqa: ANN401 - whatever a journal holds
    return tuple(DoubleDummyTable(tuple(tuple(map(int, row)) for row in rows)) for rows in told)  # type: ignore[misc] # the table checks its own shape


_BATCH: Final = Batch(_solved, _key, _written, _read)
