"""The writer of many tables: a fault of the store is told to whoever asked, and the next step is written."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.unit.service.playing.at_tables import in_loop

from duplicado.service.playing.writer import StreamWriter
from duplicado.store.port import NewEntry, StoredEntry
from duplicado.store.stream_records import Batch
from duplicado.store.streams import SqliteStreams


class Faulty(SqliteStreams):
    """Streams that have a fault which is no `StoreError`, until they are mended."""

    is_mended = False

    def append_many(
        self, batch: Batch, based_on: Mapping[str, int] | None = None
    ) -> tuple[tuple[StoredEntry, ...], ...]:
        if not self.is_mended:
            raise RuntimeError("a fault nobody thought of")
        return super().append_many(batch, based_on)


@in_loop
async def test_a_fault_of_any_kind_is_told_and_the_next_step_is_written(tmp_path: Path) -> None:
    streams = Faulty.open(tmp_path / "casual.play")
    writer, step = StreamWriter(streams), (NewEntry("1", "{}"),)
    with pytest.raises(RuntimeError, match="nobody thought of"):
        await writer.append("0000000a", step, 0)
    streams.is_mended = True
    assert [each.number for each in await writer.append("0000000a", step, 0)] == [1]
    await writer.close()
    streams.close()
