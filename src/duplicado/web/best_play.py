"""Best play on a page: how long it waits for double-dummy tricks, and what its templates are given."""

from __future__ import annotations

from typing import Any, Final

from litestar.datastructures import State

from duplicado.service.double_dummy_tables import DoubleDummyTables
from duplicado.table.record import BoardRecord
from duplicado.web.incoming import Incoming

AT_ONCE_WITHIN: Final = 0.05
"""Seconds for which the page of a board waits for what can be made on it; then it is sent without."""
COMPLETE_WITHIN: Final = 60.0
"""Seconds for which the same page waits when it asks once more for what it was sent without."""


def double_dummy_of(state: State) -> DoubleDummyTables:
    """Return what an application knows can be made on its boards."""
    tables: DoubleDummyTables = state.double_dummy
    return tables


async def best_play(request: Incoming, record: BoardRecord) -> dict[str, Any]:
    """Return what the macro `best_play_at` is given of a board that was played.

    Args:
        request: with `complete=true` it waits until they are computed.
        record: the board; without all four hands nothing is shown.
    """
    from duplicado.publish.pages.hands import double_dummy_page  # noqa: PLC0415 - a server starts sooner without

    tables = double_dummy_of(request.app.state)
    waits = request.query_params.get("complete") == "true"
    found = await tables.soon(record.layout, COMPLETE_WITHIN if waits else AT_ONCE_WITHIN)
    shown = None if found.table is None else double_dummy_page(found.table, record.board)
    return {"best": shown, "to_come": found.is_computed_meanwhile}
