"""The embedded store: what it is on the disk, and what it says of files that are not as they should be."""

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import Connection
from tests.waiting import let_pass

from duplicado.store.backup import backup, restore
from duplicado.store.port import BrokenChain, NewEntry, NotARecord, StoredEntry, StoreError, StoreUnavailable
from duplicado.store.sqlite import MIGRATIONS, SCHEMA_VERSION, SqliteStore
from duplicado.store.sqlite_files import APPLICATION_ID, is_record

NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)


def new(*ids: str | int, size: int = 0) -> list[NewEntry]:
    return [NewEntry(str(id_), f"text of {id_}" + "x" * size) for id_ in ids]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "event.duplicado"


@pytest.fixture
def record(path: Path) -> tuple[StoredEntry, ...]:
    """A record of fifty entries, closed."""
    with SqliteStore.create(path) as store:
        return store.append(new(*range(50), size=500))


@contextmanager
def directly(path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


# ---- as it is on the disk


def test_the_promises_about_the_disk_are_really_in_force(path: Path, record: object) -> None:
    for store in (SqliteStore.open(path), SqliteStore.create(path.with_name("another"))):
        pragmas = {name: store._pragma(name) for name in ("journal_mode", "synchronous", "fullfsync", "busy_timeout")}
        assert pragmas == {"journal_mode": "wal", "synchronous": 2, "fullfsync": 1, "busy_timeout": 5000}
        store.close()
    with directly(path) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)


def test_a_record_is_known_while_its_log_is_put_into_it(path: Path) -> None:
    torn = path.with_name("torn.event")
    with SqliteStore.create(path) as store:
        store.append(new(*range(200), size=500))
        shutil.copy(f"{path}-wal", f"{torn}-wal")
        with directly(path) as beside:
            beside.execute("PRAGMA wal_checkpoint(PASSIVE)")
        # Its first page says already how long the file is to be.
        whole = path.read_bytes()
        torn.write_bytes(whole[: len(whole) // 2])
    assert is_record(torn)
    torn.with_name("torn.event-wal").unlink()
    assert not is_record(torn)


def test_a_record_is_known_before_its_log_is_put_into_it(path: Path) -> None:
    with directly(path) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        assert APPLICATION_ID.to_bytes(4) not in path.read_bytes()
        assert is_record(path)


def test_a_closed_record_is_one_file(path: Path, record: tuple[StoredEntry, ...]) -> None:
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    copy = shutil.copy(path, path.with_name("copy"))
    with SqliteStore.open(Path(copy)) as store:
        assert tuple(store.read()) == record


@pytest.mark.parametrize("name", [":memory:", "file:x?mode=memory", "a?b=c#d", "Ñandú 50 %.db", "'", " "])
def test_odd_names_are_names_of_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    with SqliteStore.create(Path(name)) as store:
        store.append(new(1))
    assert [each.name for each in tmp_path.iterdir()] == [name]
    with SqliteStore.open(Path(name)) as store:
        assert store.verify() == 1


# ---- files of earlier versions of this program


@pytest.mark.parametrize("form", sorted(MIGRATIONS))
def test_files_of_every_earlier_form_are_opened_and_gone_on_with(repository: Path, tmp_path: Path, form: int) -> None:
    old = repository / "tests" / "samples" / "event_files" / f"form_{form}.event"
    path = Path(shutil.copy(old, tmp_path))
    with directly(path) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (form,)
        before = connection.execute("SELECT number, id, text, chain FROM entry ORDER BY number").fetchall()
    assert len(before) > 10
    for _ in range(2):  # the second time there is nothing to be done
        with SqliteStore.open(path) as store:
            assert [(each.number, each.id, each.text, each.chain) for each in store.read()] == before
            assert store.verify() == len(before)
            assert store._pragma("user_version") == SCHEMA_VERSION
    # It has the tables that a new one has, and can all that a new one can.
    new_one = tmp_path / "new"
    SqliteStore.create(new_one).close()
    shapes = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    with directly(path) as migrated, directly(new_one) as made:
        assert migrated.execute(shapes).fetchall() == made.execute(shapes).fetchall()
    with SqliteStore.open(path) as store:
        assert store.append(new("more"))[0].number == len(before) + 1
        assert store.note("backup", "2026-01-09T00:00:00+00:00") is not None
        assert store.verify() == len(before) + 1


def test_every_form_that_there_was_has_a_way_to_this_one(repository: Path) -> None:
    assert sorted(MIGRATIONS) == list(range(1, SCHEMA_VERSION))


def test_a_migration_that_fails_leaves_the_file_as_it_was(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(shutil.copy(repository / "tests" / "samples" / "event_files" / "form_1.event", tmp_path))

    def fail(connection: Connection) -> None:
        MIGRATIONS[1](connection)
        connection.exec_driver_sql("INSERT INTO nowhere VALUES (1)")

    monkeypatch.setattr("duplicado.store.sqlite.MIGRATIONS", {1: fail})
    with pytest.raises(StoreError):
        SqliteStore.open(path)
    monkeypatch.undo()
    with directly(path) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    with SqliteStore.open(path) as store:
        assert store.verify() > 10


# ---- copies


@pytest.mark.wire
def test_a_copy_is_whole_while_others_write(path: Path, record: tuple[StoredEntry, ...]) -> None:
    copy = path.with_name("copy")
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE)
    assert writer.stdout is not None
    assert writer.stdout.readline() == b"ready\n"
    try:
        with SqliteStore.open(path) as store:
            counts = [backup(store, copy, at=NOON) for _ in range(5)]
            assert len(record) <= counts[0] < counts[-1]
    finally:
        writer.kill()
        writer.stdout.close()
        writer.wait()
    with SqliteStore.open(copy) as again:
        assert again.verify() == counts[-1]


def test_half_a_copy_never_has_the_name_of_a_whole_one(
    path: Path, record: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = path.with_name("copy")
    with SqliteStore.open(path) as store:
        backup(store, copy, at=NOON)
        store.append(new("more"))
        whole = copy.read_bytes()

        def cut(self: SqliteStore, to: Path) -> None:
            to.write_bytes(whole[: len(whole) // 2])

        monkeypatch.setattr(SqliteStore, "copy_to", cut)
        with pytest.raises(BrokenChain, match="no backup was made"):
            backup(store, copy, at=NOON)
        monkeypatch.undo()
        assert copy.read_bytes() == whole
        assert backup(store, copy, at=NOON) == 51
    assert sorted(each.name for each in path.parent.iterdir()) == ["copy", "event.duplicado"]


def test_what_was_left_of_a_copy_when_the_power_failed_is_in_nobodys_way(path: Path, record: object) -> None:
    copy = path.with_name("copy")
    for each in ("", "-wal", "-shm"):
        path.with_name(f"copy.part{each}").write_bytes(b"half of something")
    with SqliteStore.open(path) as store:
        assert backup(store, copy, at=NOON) == 50
    assert sorted(each.name for each in path.parent.iterdir()) == ["copy", "event.duplicado"]


def test_a_damaged_backup_is_not_put_back(path: Path, record: object) -> None:
    copy = path.with_name("copy")
    with SqliteStore.open(path) as store:
        backup(store, copy, at=NOON)
    with directly(copy) as connection:
        connection.execute("UPDATE entry SET text = 'x' WHERE number = 7")
    before = path.read_bytes()
    with pytest.raises(BrokenChain):
        restore(copy, path, replace=True)
    assert path.read_bytes() == before


def test_a_backup_that_has_less_replaces_only_when_told_to(path: Path, record: tuple[StoredEntry, ...]) -> None:
    copy, former = path.with_name("copy"), path.with_name("event.duplicado.former")
    with SqliteStore.open(path) as store:
        backup(store, copy, at=NOON)
        assert restore(copy, path.with_name("elsewhere")) == 50
        store.append(new("later"))
    with pytest.raises(StoreUnavailable, match="has 1 entries that the backup has not: say --replace"):
        restore(copy, path)
    assert restore(copy, path, replace=True) == 50
    with SqliteStore.open(former) as old, SqliteStore.open(path) as store:
        assert old.verify() == 51
        assert tuple(store.read()) == record


def test_a_broken_file_is_replaced_and_kept(path: Path, record: tuple[StoredEntry, ...]) -> None:
    copy = path.with_name("copy")
    with SqliteStore.open(path) as store:
        backup(store, copy, at=NOON)
    path.write_bytes(b"no database at all")
    assert restore(copy, path) == 50
    assert path.with_name("event.duplicado.former").read_bytes() == b"no database at all"
    with SqliteStore.open(path) as store:
        assert tuple(store.read()) == record


# ---- killed while it writes

WRITER = """
import os, sys
from pathlib import Path
from duplicado.store.port import NewEntry
from duplicado.store.sqlite import SqliteStore
store = SqliteStore.open(Path(sys.argv[1]))
at = store.last
os.write(1, b"ready\\n")
while True:
    size = (37 * at) % 5000
    written = store.append([NewEntry(f"{at + i}", f"{at + i} " + "x" * size) for i in range(1 + at % 3)])
    at = written[-1].number
    os.write(1, b"%d\\n" % at)
"""


def kill_while_writing(path: Path, after: float) -> int:
    """Let another process write for so many seconds, kill it, and return the last number that it was told of."""
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE)
    assert writer.stdout is not None
    assert writer.stdout.readline() == b"ready\n"
    let_pass(after)
    writer.send_signal(signal.SIGKILL)
    told = writer.stdout.read().split(b"\n")[:-1]
    writer.stdout.close()
    assert writer.wait() == -signal.SIGKILL
    return int(told[-1]) if told else 0


def kill_and_look(path: Path, times: int) -> None:
    rng = random.Random(times)
    SqliteStore.create(path).close()
    acknowledged = 0
    for _ in range(times):
        before = acknowledged
        acknowledged = max(acknowledged, kill_while_writing(path, rng.uniform(0.001, 0.12)))
        with SqliteStore.open(path) as store:
            # The one that it was not told of any more may be there, and then all of it.
            last = store.last
            assert acknowledged <= last <= acknowledged + 3
            assert store.verify() == last
            for entry in store.read(before):
                at = entry.number - 1
                assert (entry.id, entry.text.split()[0]) == (str(at), str(at))
        acknowledged = last
    assert acknowledged > times


@pytest.mark.wire
def test_a_killed_process_loses_nothing_that_it_was_told_was_written(path: Path) -> None:
    kill_and_look(path, 10)


@pytest.mark.slow
def test_two_hundred_killed_processes_lose_nothing(path: Path) -> None:
    kill_and_look(path, 200)


@pytest.mark.wire
def test_a_killed_writer_keeps_nobody_else_from_writing(path: Path, record: object) -> None:
    with SqliteStore.open(path, wait=0.5) as store:
        kill_while_writing(path, 0.05)
        number = store.last
        assert [each.number for each in store.append(new("mine"))] == [number + 1]
        assert store.verify() == number + 1


# ---- files that are not as they should be


def other_program(path: Path) -> None:
    with directly(path) as connection:
        connection.execute("CREATE TABLE entry (number INTEGER PRIMARY KEY, id TEXT, text TEXT, chain TEXT)")
        connection.execute("PRAGMA application_id = 252006673")


def with_pragma(pragma: str) -> object:
    def spoil(path: Path) -> None:
        with directly(path) as connection:
            connection.execute(f"PRAGMA {pragma}")

    return spoil


def without_tables(path: Path) -> None:
    with directly(path) as connection:
        connection.execute("DROP TABLE entry")


def cut(size: int) -> object:
    return lambda path: path.write_bytes(path.read_bytes()[:size])


NOT_OURS = {
    "a text": lambda path: path.write_text("This is the ranking of Tuesday.\n" * 100, encoding="utf-8"),
    "a short text": lambda path: path.write_text("x", encoding="utf-8"),
    "an empty file": lambda path: path.write_bytes(b""),
    "another program's": other_program,
    "a later form": with_pragma(f"user_version = {SCHEMA_VERSION + 1}"),
    "no form": with_pragma("user_version = 0"),
    "no program": with_pragma("application_id = 0"),
    "the head alone": cut(100),
    "noise": lambda path: path.write_bytes(random.Random(5).randbytes(20_000)),
}


@pytest.mark.parametrize("what", NOT_OURS)
def test_a_file_that_is_no_record_is_named_and_left_as_it_is(path: Path, record: object, what: str) -> None:
    if what == "another program's":
        path.unlink()
    NOT_OURS[what](path)  # type: ignore[operator]  # a function that spoils the file
    before = path.read_bytes()
    with pytest.raises(NotARecord) as caught:
        SqliteStore.open(path)
    assert str(path) in str(caught.value)
    assert any(remedy in str(caught.value) for remedy in ("name another file", "install that version", "restore"))
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("part", [0.2, 0.5, 0.9])
def test_a_record_that_was_cut_short_is_not_read_as_a_shorter_one(path: Path, record: object, part: float) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * part) // 4096 * 4096])
    with pytest.raises(NotARecord, match="restore the last backup"), SqliteStore.open(path) as store:
        list(store.read())
    with pytest.raises((NotARecord, BrokenChain), match="restore the last backup"), SqliteStore.open(path) as store:
        store.verify()


def test_a_record_whose_table_is_gone_is_no_record(path: Path, record: object) -> None:
    without_tables(path)
    with SqliteStore.open(path) as store:
        for ask in (lambda: store.append(new("x")), lambda: list(store.read()), lambda: store.last):
            with pytest.raises(NotARecord, match=r"no such table.*restore the last backup"):
                ask()
        with pytest.raises(BrokenChain):
            store.verify()


def what_is_wrong_with(path: Path) -> str | None:
    try:
        with SqliteStore.open(path) as store:
            store.verify()
    except StoreError as error:
        return str(error)
    return None


@pytest.mark.wire
def test_a_flipped_byte_anywhere_is_found_or_changes_nothing(path: Path, record: tuple[StoredEntry, ...]) -> None:
    data = path.read_bytes()
    rng = random.Random(11)
    found = 0
    for place in [*range(24), *(rng.randrange(len(data)) for _ in range(150))]:
        path.write_bytes(data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :])
        said = what_is_wrong_with(path)
        if said is None:
            with SqliteStore.open(path) as store:
                assert tuple(store.read()) == record
        else:
            assert str(path) in said
            found += 1
        for each in ("-wal", "-shm"):
            path.with_name(path.name + each).unlink(missing_ok=True)
    # Most of the file is texts; the tables of what is noted and written anew are nearly empty pages.
    assert found > 90


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entry SET text = x'00ff' WHERE number = 7",
        "UPDATE entry SET text = CAST(x'78ff78' AS TEXT) WHERE number = 7",
        "UPDATE entry SET id = CAST(x'ff' AS TEXT) WHERE number = 50",
        "UPDATE entry SET chain = 5 WHERE number = 7",
        "UPDATE entry SET text = 'a' || char(0) || 'b' WHERE number = 7",
    ],
)
def test_what_is_no_text_is_found(path: Path, record: object, statement: str) -> None:
    with directly(path) as connection:
        connection.execute(statement)
    with SqliteStore.open(path) as store, pytest.raises(BrokenChain, match="restore the last backup"):
        store.verify()


def test_what_is_not_there_is_said_with_the_remedy(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing", tmp_path, tmp_path / "no" / "folder", Path("\0"), Path()):
        with pytest.raises(StoreUnavailable, match="make one with"):
            SqliteStore.open(path)
    for path in (tmp_path, tmp_path / "no" / "folder", Path("\0"), Path()):
        with pytest.raises(StoreUnavailable, match="choose another"):
            SqliteStore.create(path)
    assert list(tmp_path.iterdir()) == []


# ---- no room, no permission, no turn


def test_a_full_disk_loses_nothing_that_was_written(path: Path, record: tuple[StoredEntry, ...]) -> None:
    with SqliteStore.open(path) as store:
        # The file may not grow any more, which SQLite reports as it does a full disk.
        store._pragma(f"max_page_count = {store._pragma('page_count')}")
        store._connection.rollback()
        with pytest.raises(StoreUnavailable, match=r"full.*make room") as caught:
            store.append([*new("small"), *new("great", size=100_000)])
        assert str(path) in str(caught.value)
        assert tuple(store.read()) == record
        assert store.verify() == len(record)
        # When there is room again the same store goes on.
        store._pragma("max_page_count = 1000000")
        store._connection.rollback()
        assert [each.number for each in store.append(new("small"))] == [51]


def test_a_record_that_cannot_be_made_leaves_its_name_free(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duplicado.store.sqlite._TABLES.create_all", full)
    with pytest.raises(StoreUnavailable, match="make room"):
        SqliteStore.create(path)
    assert list(path.parent.iterdir()) == []
    monkeypatch.undo()
    with SqliteStore.create(path) as store:
        assert store.verify() == 0


def full(connection: object) -> None:
    store = SqliteStore(Path(), connection)  # type: ignore[arg-type]  # what `create_all` is given
    store._pragma("max_page_count = 1")
    connection.exec_driver_sql("CREATE TABLE x (y)")  # type: ignore[attr-defined]  # the same


def test_who_waits_too_long_for_another_is_told_so(path: Path, record: tuple[StoredEntry, ...]) -> None:
    with directly(path) as other, SqliteStore.open(path, wait=0.05) as store:
        other.execute("BEGIN IMMEDIATE")
        begun = time.monotonic()
        with pytest.raises(StoreUnavailable, match="another program is writing: try again") as caught:
            store.append(new("mine"))
        assert time.monotonic() - begun > 0.04
        assert str(path) in str(caught.value)
        # Reading needs no turn.
        assert tuple(store.read()) == record
        assert store.last == len(record)
        other.execute("COMMIT")
        assert [each.number for each in store.append(new("mine"))] == [51]
        assert store.verify() == 51


HOLDER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
connection.execute("COMMIT")
"""


def test_who_has_to_wait_waits(path: Path, record: object) -> None:
    with (
        subprocess.Popen(
            [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as other,
        SqliteStore.open(path, wait=20) as store,
        ThreadPoolExecutor(1) as thread,
    ):
        assert other.stdout is not None
        assert other.stdin is not None
        assert other.stdout.readline() == b"held\n"
        written = thread.submit(store.append, new("mine"))
        with pytest.raises(TimeoutError):
            written.result(0.2)
        other.stdin.close()
        assert [each.number for each in written.result(20)] == [51]


AS_NOBODY = """
import os, sys
from pathlib import Path
from duplicado.store.port import NewEntry, StoreError
from duplicado.store.sqlite import SqliteStore
SqliteStore.create(Path(sys.argv[2]) / "warm").close()  # everything is imported
if os.geteuid() == 0:
    os.setgid(65534); os.setuid(65534)
path = Path(sys.argv[1])
for ask in (
    lambda: SqliteStore.open(path).append([NewEntry("x", "x")]),
    lambda: SqliteStore.create(path.with_name("another")),
):
    try:
        ask()
        print("done")
    except StoreError as error:
        print(type(error).__name__, error)
"""


@pytest.mark.parametrize(
    ("folder", "file", "answers"),
    [
        (0o777, 0o444, ["StoreUnavailable", "done"]),
        (0o555, 0o444, ["StoreUnavailable", "StoreUnavailable"]),
        (0o777, 0o000, ["StoreUnavailable", "done"]),
        (0o000, 0o666, ["StoreUnavailable", "StoreUnavailable"]),
    ],
    ids=["file read-only", "folder read-only", "file unreadable", "folder unreadable"],
)
@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="this system has other permissions")
def test_what_may_not_be_written_is_said_with_the_remedy(
    tmp_path: Path, folder: int, file: int, answers: list[str]
) -> None:
    # A folder of its own that everybody can reach: nobody in particular is to try.
    place = Path(subprocess.run(["mktemp", "-d"], capture_output=True, text=True, check=True).stdout.strip())
    try:
        place.chmod(0o755)
        path = place / "folder" / "event.duplicado"
        path.parent.mkdir()
        with SqliteStore.create(path) as store:
            store.append(new(1, 2))
        path.chmod(file)
        path.parent.chmod(folder)
        told = subprocess.run(
            [sys.executable, "-c", AS_NOBODY, str(path), str(tmp_path)], capture_output=True, text=True, check=False
        )
        assert told.stderr == ""
        lines = told.stdout.splitlines()
        assert [line.split()[0] for line in lines] == answers
        for line in lines:
            if line != "done":
                assert str(path.parent) in line
                assert "allow" in line or "choose another place" in line
        path.parent.chmod(0o777)
        path.chmod(0o666)
        with SqliteStore.open(path) as store:
            assert store.verify() == 2
    finally:
        shutil.rmtree(place)
