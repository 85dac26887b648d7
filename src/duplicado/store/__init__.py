"""How records are remembered: a port, and the stores behind it.

A store keeps texts in their order, durably, and decides nothing. `duplicado.service` says what the texts are.
"""

from duplicado.store.backup import backup, restore
from duplicado.store.port import (
    BrokenChain,
    EntryStore,
    IdTaken,
    NewEntry,
    NotARecord,
    NotedEnd,
    RecordMovedOn,
    Rewriting,
    StoredEntry,
    StoreError,
    StoreUnavailable,
)
from duplicado.store.shelf import DatabaseShelf, FolderShelf, News, Shelf, is_database, news_at, open_record, shelf_at
from duplicado.store.sqlite import SqliteStore, is_record

__all__ = [
    "BrokenChain",
    "DatabaseShelf",
    "EntryStore",
    "FolderShelf",
    "IdTaken",
    "NewEntry",
    "News",
    "NotARecord",
    "NotedEnd",
    "RecordMovedOn",
    "Rewriting",
    "Shelf",
    "SqliteStore",
    "StoreError",
    "StoreUnavailable",
    "StoredEntry",
    "backup",
    "is_database",
    "is_record",
    "news_at",
    "open_record",
    "restore",
    "shelf_at",
]
