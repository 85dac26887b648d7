"""The stores that the suite in `test_every_store.py` is run for; another store is another class here."""

import sqlite3
import uuid
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from duplicado.store import sqlite_files
from duplicado.store.port import EntryStore
from duplicado.store.postgres import PostgresStore
from duplicado.store.sqlite import SqliteStore


@pytest.fixture(autouse=True)
def _durable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write to the disk as the program does."""
    monkeypatch.setattr(sqlite_files, "SYNCHRONOUS", "FULL")


class StoreKind(ABC):
    """The functions by which one kind of store is made, opened again, and changed behind its back."""

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
            "from duplicado.store.sqlite import SqliteStore\n"
            f"store = SqliteStore.open(Path({str(self.path)!r}), wait=60)\n"
        )

    def tamper(self, *statements: str) -> None:
        connection = sqlite3.connect(self.path)
        with connection:
            for statement in statements:
                connection.execute(statement)
        connection.close()


class PostgresKind(StoreKind):
    """A record of a name of its own in the database for tests."""

    def __init__(self, setting: str) -> None:
        self.setting = setting
        self.name = f"an event of ours {uuid.uuid4().hex}"

    def create(self) -> EntryStore:
        return PostgresStore.create(self.setting, self.name)

    def open(self) -> EntryStore:
        return PostgresStore.open(self.setting, self.name)

    @property
    def opener(self) -> str:
        return (
            "from duplicado.store.postgres import PostgresStore\n"
            f"store = PostgresStore.open({self.setting!r}, {self.name!r}, wait=60)\n"
        )

    def tamper(self, *statements: str) -> None:
        with psycopg.connect(self.setting) as connection:
            found = connection.execute("SELECT id FROM record WHERE name = %s", [self.name]).fetchone()
            assert found is not None
            # The statements know one record: they see a view of it, which stands before the table.
            connection.execute(
                "CREATE TEMPORARY VIEW entry AS SELECT number, id, text, chain FROM public.entry "
                f"WHERE record = {found[0]}"
            )
            connection.execute(f"ALTER TABLE public.entry ALTER COLUMN record SET DEFAULT {found[0]}")
            for statement in statements:
                connection.execute(statement)
            connection.execute("ALTER TABLE public.entry ALTER COLUMN record DROP DEFAULT")


@pytest.fixture(params=["SqliteKind", "PostgresKind"])
def kind(request: pytest.FixtureRequest, tmp_path: Path) -> StoreKind:
    """One kind of store; there is no record yet."""
    if request.param == "SqliteKind":
        return SqliteKind(tmp_path)
    return PostgresKind(request.getfixturevalue("postgres"))


@pytest.fixture
def store(kind: StoreKind) -> Iterator[EntryStore]:
    """A new record."""
    with kind.create() as made:
        yield made
