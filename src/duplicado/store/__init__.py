"""How records are remembered: a port, and the stores behind it.

A store keeps texts in their order, durably, and decides nothing. `duplicado.service` says what the texts are.
"""

from duplicado.store.port import (
    BrokenChain,
    EntryStore,
    IdTaken,
    NewEntry,
    NotARecord,
    RecordMovedOn,
    StoredEntry,
    StoreError,
    StoreUnavailable,
)
from duplicado.store.sqlite import SqliteStore, is_record

__all__ = [
    "BrokenChain",
    "EntryStore",
    "IdTaken",
    "NewEntry",
    "NotARecord",
    "RecordMovedOn",
    "SqliteStore",
    "StoreError",
    "StoreUnavailable",
    "StoredEntry",
    "is_record",
]
