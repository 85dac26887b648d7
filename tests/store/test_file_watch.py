"""A store whose file is no longer what its path stands for: nothing counts as written any more."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from duplicado.store import file_watch
from duplicado.store.backup import backup, restore
from duplicado.store.port import NewEntry, RecordReplaced, StoredEntry, StoreUnavailable
from duplicado.store.sqlite import SqliteStore
from duplicado.store.sqlite_files import read_aside

MANY = 2_000
"""Entries of a length that SQLite puts its log into the file meanwhile, more than once."""


def new(*names: object, size: int = 20) -> list[NewEntry]:
    return [NewEntry(str(name), f"{name} " + "x" * size) for name in names]


def another(path: Path, *names: object) -> Path:
    """Make a record beside a file, closed, and return where."""
    made = path.with_name(f"another-{len(list(path.parent.iterdir()))}")
    with SqliteStore.create(made) as store:
        store.append(new(*names))
    return made


def moved(path: Path) -> None:
    path.rename(path.with_name("moved"))


def deleted(path: Path) -> None:
    path.unlink()


def replaced(path: Path) -> None:
    another(path, "other", 2, 3).replace(path)


def replaced_by_a_backup(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path.with_name("early"), copy)
    restore(copy, path, replace=True)


def written_over(path: Path) -> None:
    path.write_bytes(another(path, "other", 2, 3).read_bytes())


def written_over_by_a_backup(path: Path) -> None:
    path.write_bytes(path.with_name("early").read_bytes())


def junk(path: Path) -> None:
    path.write_bytes(b"holiday pictures" * 1000)


def emptied(path: Path) -> None:
    os.truncate(path, 0)


def log_deleted(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def log_emptied_and_written_on(path: Path) -> None:
    path.with_name(f"{path.name}-wal").write_bytes(b"\0" * 100_000)


def index_deleted(path: Path) -> None:
    path.with_name(f"{path.name}-shm").unlink()


ACCIDENTS = (
    moved,
    deleted,
    replaced,
    replaced_by_a_backup,
    written_over,
    written_over_by_a_backup,
    junk,
    emptied,
    log_deleted,
    log_emptied_and_written_on,
    index_deleted,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "thursday.event"


def test_a_log_that_a_reader_keeps_from_the_file_is_no_accident(path: Path) -> None:
    torn = 0
    with SqliteStore.create(path) as store, contextlib.closing(sqlite3.connect(path)) as reader:
        for turn in range(9):
            store.append(new(f"first {turn}", size=4_600))
            assert put_into_the_file(path)
            store.append(new(*(f"before {turn} {each}" for each in range(8)), size=4_600))
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entry").fetchone()
            store.append(new(*(f"after {turn} {each}" for each in range(8)), size=4_600))
            assert not put_into_the_file(path)
            torn += is_torn(path)
            store.append(new(f"torn {turn}"))
            reader.rollback()
        assert torn
        assert store.verify() == 9 * 18


def put_into_the_file(path: Path) -> bool:
    """Put of a log into its file what can be put there, and tell whether that was all."""
    with contextlib.closing(sqlite3.connect(path)) as other:
        _, in_log, put = other.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    return bool(put == in_log)


def is_torn(path: Path) -> bool:
    """Tell whether what stands in a file without its log cannot be read."""
    with contextlib.closing(read_aside(path)) as aside:
        try:
            return bool(aside.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",))
        except sqlite3.DatabaseError:
            return True


@pytest.mark.skipif(sys.platform == "win32", reason="an open file is not replaced there")
@pytest.mark.parametrize("accident", ACCIDENTS, ids=lambda each: each.__name__)
def test_nothing_counts_as_written_once_the_file_is_another(path: Path, accident: Callable[[Path], None]) -> None:
    from datetime import UTC, datetime

    with SqliteStore.create(path) as store:
        store.append(new(*range(20), size=9_000))
        backup(store, path.with_name("early"), at=datetime.now(UTC))
        store.append(new(*range(20, 40), size=9_000))
        store.scrub()
        accident(path)
        with pytest.raises(RecordReplaced, match=str(path)):
            store.append(new("lost"))
        # From then on: put right behind its back, it is not the record that was read any more.
        for ask in (lambda: store.append(new("later")), store.verify, lambda: list(store.read())):
            with pytest.raises(RecordReplaced, match="nothing more is written"):
                ask()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file is not replaced there")
def test_who_only_reads_is_told_too(path: Path) -> None:
    with SqliteStore.create(path) as store:
        store.append(new(1))
        deleted(path)
        with pytest.raises(RecordReplaced, match="deleted or moved away"):
            list(store.read())


ANOTHER_PROGRAM = """
import sys
from pathlib import Path
from duplicado.store.port import NewEntry
from duplicado.store.sqlite import SqliteStore
from duplicado.store.sqlite_files import read_aside
for turn in range(int(sys.argv[2])):
    with SqliteStore.open(Path(sys.argv[1]), wait=60) as store:
        store.append([NewEntry(f"theirs {turn}.{each}", "x" * 3000) for each in range(40)])
        store.scrub()
"""


def test_what_others_write_to_the_same_file_is_no_accident(path: Path) -> None:
    """Their logs are put into the file, and emptied, while this one writes and looks."""
    with SqliteStore.create(path, wait=60) as store:
        with subprocess.Popen([sys.executable, "-c", ANOTHER_PROGRAM, str(path), "12"]) as other:
            turn = 0
            while other.poll() is None or turn < 50:
                store.append(new(f"ours {turn}", size=3_000))
                turn += 1
        assert other.returncode == 0
        assert store.verify() == turn + 12 * 40


def test_a_record_written_anew_is_no_accident(path: Path) -> None:
    with SqliteStore.create(path) as store, SqliteStore.open(path) as served:
        store.append(new(*range(50), size=3_000))
        assert served.last == 50
        last: StoredEntry = list(store.read())[-1]
        store.rewrite({3: "N.N."}, by="x", what="erased", at="2026-01-01", chain=last.chain)
        assert served.last == 50
        store.scrub()
        served.append(new("more", size=9_000_000))  # the log is put into the file
        assert served.verify() == 51


@contextlib.contextmanager
def no_further_open_file() -> Iterator[None]:
    """Have the system grant this process no open file beside those that it has."""
    resource = pytest.importorskip("resource", reason="the limit is set there alone")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    taken: list[int] = []
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(before[0], 512), before[1]))
        with contextlib.suppress(OSError):
            while True:
                taken.append(os.open(os.devnull, os.O_RDONLY))
        yield
    finally:
        for each in taken:
            os.close(each)
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.parametrize("is_written", [False, True], ids=["not_written", "written_meanwhile"])
def test_what_cannot_be_looked_at_is_not_taken_for_replaced(tmp_path: Path, *, is_written: bool) -> None:
    path = tmp_path / "a.event"
    with SqliteStore.create(path) as store:
        store.append(new(1))
        if is_written:
            with SqliteStore.open(path) as other:
                other.append(new(2))
        with no_further_open_file(), pytest.raises(StoreUnavailable) as refused:
            store.append(new(3))
        assert not isinstance(refused.value, RecordReplaced)
        assert refused.value.code == "store-not-now"
        assert refused.value.values[-1] in {"files", "open"}
        store.append(new(3))
        assert [each.id for each in store.read()][-1] == "3"


@pytest.mark.parametrize("torn", [0, 1, 40])
def test_a_file_into_which_a_busy_computer_puts_a_log_is_not_replaced(
    path: Path, monkeypatch: pytest.MonkeyPatch, torn: int
) -> None:
    """It may look torn many times over, and may be written on while it is looked at."""
    monkeypatch.setattr(file_watch, "_BETWEEN", 0.0)
    path.write_bytes(b"a record")
    looks: list[int | None] = []

    def look(_: object) -> tuple[int] | None:
        written = path.stat().st_mtime_ns + 1_000_000
        os.utime(path, ns=(written, written))
        seen = looks.pop() if looks else 7
        return None if seen is None else (seen,)

    watch = file_watch.FileWatch.begun(path, look)
    looks += [None] * torn
    watch.check()
    assert watch.lost is None
    assert not looks
    monkeypatch.setattr(file_watch, "_PATIENCE", 0.05)
    looks += [None] * 100_000
    with pytest.raises(RecordReplaced):
        watch.check()
