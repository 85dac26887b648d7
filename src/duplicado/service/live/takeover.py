"""Takeover of what was entered into a file that is no longer at its place: into the record that is there now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from duplicado.service.live.command_handling import LiveRecord
from duplicado.service.stored_entries import to_be_stored
from duplicado.store.port import EntryStore, Rewriting, StoreError

_AT_ONCE = 2_000


def taken_over(
    record: LiveRecord,
    rewritings: Sequence[Rewriting],
    *,
    create: Callable[[], EntryStore] | None,
    open_there: Callable[[], EntryStore],
) -> int:
    """Append the entries of a record that the one at its place has not, in their order; return how many.

    Every entry keeps its id: a telephone that was told that its entry is on the disk is told the same again.

    Args:
        record: what was read and acknowledged.
        rewritings: those of that record; a new one begins its chain as it did.
        create: makes a new record at the place; `None` where there is one.
        open_there: opens the one that is there.

    Raises:
        StoreError: what is there is another event or cannot be written; nothing was changed.
    """
    kept = [to_be_stored(entry, text) for entry, text in zip(record.order, record.texts, strict=True)]
    with create() if create is not None else open_there() as store:
        if create is not None:
            store.take_over(rewritings)
        there = {each.id for each in store.read()}
        first = next(iter(store.read()), None)
        if first is not None and kept and first.id != kept[0].id:
            told = f"{store.place} is now another event: move it elsewhere, then take over what was entered"
            raise StoreError(told).told_as("store-another-event", store.place)
        missing = [each for each in kept if each.id not in there]
        for begin in range(0, len(missing), _AT_ONCE):
            store.append(missing[begin : begin + _AT_ONCE])
    return len(missing)
