"""The stores that the suite in `test_every_store.py` is run for; another store is another class in `KINDS`."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path

import pytest

from duplicado.store import EntryStore, SqliteStore


class StoreKind(ABC):
    """How one kind of store is made, opened again, and got at behind its back."""

    @abstractmethod
    def create(self) -> EntryStore:
        """Make the record."""

    @abstractmethod
    def open(self) -> EntryStore:
        """Open the record once more."""

    @property
    @abstractmethod
    def opener(self) -> str:
        """Python that puts the record, opened in another process, into `store`."""

    @abstractmethod
    def tamper(self, *statements: str) -> None:
        """Alter the table `entry` (number, id, text, chain) past the store."""


class SqliteKind(StoreKind):
    """Files in a temporary folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "an event of ours.duplicado"

    def create(self) -> SqliteStore:
        return SqliteStore.create(self.path)

    def open(self) -> SqliteStore:
        return SqliteStore.open(self.path)

    @property
    def opener(self) -> str:
        return (
            "from pathlib import Path\n"
            "from duplicado.store import SqliteStore\n"
            f"store = SqliteStore.open(Path({str(self.path)!r}), wait=60)\n"
        )

    def tamper(self, *statements: str) -> None:
        connection = sqlite3.connect(self.path)
        with connection:
            for statement in statements:
                connection.execute(statement)
        connection.close()


KINDS: list[type[SqliteKind]] = [SqliteKind]


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def kind(request: pytest.FixtureRequest, tmp_path: Path) -> StoreKind:
    """One kind of store; there is no record yet."""
    made: StoreKind = request.param(tmp_path)
    return made


@pytest.fixture
def store(kind: StoreKind) -> Iterator[EntryStore]:
    """A new record."""
    with kind.create() as made:
        yield made
