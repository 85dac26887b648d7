"""The promises of `StreamStore`: streams by name, written together, each with its own numbers and chain."""

from __future__ import annotations

import os
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.examples import examples
from tests.waiting import until

from duplicado.store.port import (
    PLAY_CHANNEL,
    BrokenChain,
    IdTaken,
    NewEntry,
    NotARecord,
    RecordMovedOn,
    RecordReplaced,
    StoreUnavailable,
    link,
)
from duplicado.store.postgres import PostgresNews
from duplicado.store.postgres_streams import PostgresStreams
from duplicado.store.sqlite import SqliteStore
from duplicado.store.stream_records import StreamStore
from duplicado.store.streams import SqliteStreams


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "thursday.play"


@pytest.fixture(params=["file", "database"])
def opens(request: pytest.FixtureRequest, path: Path) -> Callable[[], StreamStore]:
    """A function that opens the streams of one place, of either kind; at first there are none."""
    if request.param == "file":
        return lambda: SqliteStreams.open(path)
    setting: str = request.getfixturevalue("postgres")
    PostgresStreams.open(setting).close()
    with psycopg.connect(setting) as connection:
        connection.execute("TRUNCATE play_stream, play_entry, play_noted, play_rewriting")
    return lambda: PostgresStreams.open(setting)


@pytest.fixture
def streams(opens: Callable[[], StreamStore]) -> Iterator[StreamStore]:
    opened = opens()
    yield opened
    opened.close()


@pytest.fixture
def of_file(path: Path) -> Iterator[SqliteStreams]:
    opened = SqliteStreams.open(path)
    yield opened
    opened.close()


def new(*ids: str) -> list[NewEntry]:
    return [NewEntry(each, f"text of {each}") for each in ids]


def test_a_stream_is_made_by_its_first_entry_and_numbered_by_itself(streams: StreamStore) -> None:
    assert (streams.heads(), streams.read("A1"), streams.verify()) == ({}, (), 0)
    done = streams.append_many([("A1", new("a", "b")), ("A2", new("a")), ("A1", new("c"))])
    assert [[each.number for each in part] for part in done] == [[1, 2], [1], [3]]
    assert streams.heads() == {"A1": 3, "A2": 1}
    assert [each.id for each in streams.read("A1", 1)] == ["b", "c"]
    assert streams.verify() == 4


def test_each_stream_has_its_own_chain(streams: StreamStore) -> None:
    streams.append_many([("A1", new("a")), ("A2", new("a", "b"))])
    before = ""
    for entry in streams.read("A2"):
        before = link(before, entry)
        assert entry.chain == before
    assert streams.read("A1")[0].chain == streams.read("A2")[0].chain


def test_an_id_is_appended_once_in_its_stream(streams: StreamStore) -> None:
    first = streams.append_many([("A1", new("a"))])
    assert streams.append_many([("A1", new("a")), ("A2", new("a"))])[0] == first[0]
    assert streams.heads() == {"A1": 1, "A2": 1}


def test_a_batch_is_there_whole_or_not_at_all(streams: StreamStore, opens: Callable[[], StreamStore]) -> None:
    streams.append_many([("A1", new("a"))])
    with pytest.raises(IdTaken):
        streams.append_many([("A2", new("x")), ("A3", new("y")), ("A1", [NewEntry("a", "another text")])])
    assert streams.heads() == {"A1": 1}
    streams.append_many([("A3", new("y"))])
    again = opens()
    assert again.heads() == {"A1": 1, "A3": 1}
    again.close()


def test_what_was_appended_is_read_by_another_life(streams: StreamStore, opens: Callable[[], StreamStore]) -> None:
    streams.append_many([("A1", new("a")), ("B7", new("b"))])
    streams.close()
    again = opens()
    assert [each.text for each in again.read("B7")] == ["text of b"]
    again.append_many([("B7", new("c"))])
    assert again.verify() == 3
    again.close()


def test_an_altered_entry_breaks_the_chain(streams: StreamStore, path: Path, postgres: str) -> None:
    streams.append_many([("A1", new("a", "b")), ("A2", new("c"))])
    if isinstance(streams, SqliteStreams):
        with sqlite3.connect(path) as file:
            file.execute("UPDATE entry SET text = 'another' WHERE id = 'b'")
    else:
        with psycopg.connect(postgres) as database:
            database.execute("UPDATE play_entry SET text = 'another' WHERE id = 'b'")
    with pytest.raises(BrokenChain):
        streams.verify()


def test_several_threads_write_beside_one_another(streams: StreamStore) -> None:
    def write(stream: str) -> None:
        for turn in range(20):
            streams.append_many([(stream, new(str(turn))), ("shared", new(f"{stream}.{turn}"))])

    threads = [threading.Thread(target=write, args=(f"A{number}",)) for number in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert streams.heads() == {**{f"A{number}": 20 for number in range(4)}, "shared": 80}
    assert streams.verify() == 160


def test_two_programs_make_streams_beside_one_another(streams: StreamStore, opens: Callable[[], StreamStore]) -> None:
    other = opens()
    streams.append_many([("A1", new("a"))])
    other.append_many([("A2", new("a")), ("A1", new("b"))])
    streams.append_many([("A2", new("b"))])
    assert streams.heads() == other.heads() == {"A1": 2, "A2": 2}
    other.close()


def test_who_has_not_read_what_others_wrote_appends_nothing(opens: Callable[[], StreamStore]) -> None:
    one, other = opens(), opens()
    one.append_many([("A1", new("a"))], {"A1": 0})
    with pytest.raises(RecordMovedOn):
        other.append_many([("A2", new("x")), ("A1", new("b"))], {"A1": 0})
    assert one.heads() == {"A1": 1}
    other.append_many([("A2", new("x")), ("A1", new("b"))], {"A1": 1})
    # What is asked for again was done, whatever came since.
    one.append_many([("A1", new("c"))], {"A1": 2})
    assert other.append_many([("A1", new("b"))], {"A1": 1})[0][0].number == 2
    assert (one.heads(), other.verify()) == ({"A1": 3, "A2": 1}, 4)
    one.close()
    other.close()


def test_two_programs_that_write_to_the_same_streams_at_once_wait_for_one_another(
    opens: Callable[[], StreamStore],
) -> None:
    stores = [opens(), opens()]

    def write(store: StreamStore, names: list[str], of: int) -> None:
        for turn in range(30):
            store.append_many([(name, new(f"{of}.{turn}")) for name in names])

    orders = (["A", "B", "C"], ["C", "B", "A"])
    threads = [
        threading.Thread(target=write, args=(*each, of)) for of, each in enumerate(zip(stores, orders, strict=True))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert stores[0].heads() == dict.fromkeys("ABC", 60)
    assert stores[1].verify() == 180
    for store in stores:
        store.close()


def test_who_listens_is_told_of_what_is_appended_to_a_stream(postgres: str) -> None:
    heard: list[str | None] = []
    with PostgresNews(postgres, heard.append, PLAY_CHANNEL) as news:
        assert news.listening.wait(20)
        streams = PostgresStreams.open(postgres)
        streams.append_many([(f"T{time.monotonic_ns()}", new("a"))])
        streams.close()
        until(lambda: len(heard) == 1)


def test_what_is_closed_says_so(streams: StreamStore) -> None:
    streams.close()
    with pytest.raises(StoreUnavailable):
        streams.append_many([("A1", new("a"))])
    with pytest.raises(StoreUnavailable):
        streams.read("A1")


def test_another_file_is_refused(tmp_path: Path) -> None:
    SqliteStore.create(tmp_path / "an.event").close()
    with pytest.raises(NotARecord):
        SqliteStreams.open(tmp_path / "an.event")


@settings(max_examples=examples(30), deadline=None)
@given(st.lists(st.lists(st.tuples(st.sampled_from("ABC"), st.integers(0, 9)), max_size=6), max_size=8))
def test_any_order_of_batches_is_one_record_a_stream(
    tmp_path_factory: pytest.TempPathFactory, batches: list[list[tuple[str, int]]]
) -> None:
    streams = SqliteStreams.open(tmp_path_factory.mktemp("streams") / "any.play")
    model: dict[str, list[str]] = {}
    for batch in batches:
        streams.append_many([(name, new(str(id_))) for name, id_ in batch])
        for name, id_ in batch:
            if str(id_) not in model.setdefault(name, []):
                model[name].append(str(id_))
    assert {name: [each.id for each in streams.read(name)] for name in model} == model
    assert streams.verify() == sum(map(len, model.values()))
    streams.close()


def moved(path: Path) -> None:
    path.rename(path.with_name("moved"))


def deleted(path: Path) -> None:
    path.unlink()


def other_made(path: Path) -> Path:
    other = path.with_name("other.play")
    made = SqliteStreams.open(other)
    made.append_many([("A1", new("x", "y"))])
    made.close()
    return other


def replaced(path: Path) -> None:
    other_made(path).replace(path)


def written_over(path: Path) -> None:
    path.write_bytes(other_made(path).read_bytes())


def cut_off(path: Path) -> None:
    os.truncate(path, 0)


def log_deleted(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file is not replaced there")
@pytest.mark.parametrize(
    "accident", [moved, deleted, replaced, written_over, cut_off, log_deleted], ids=lambda each: each.__name__
)
def test_nothing_counts_as_written_once_the_file_is_another(
    of_file: SqliteStreams, path: Path, accident: Callable[[Path], None]
) -> None:
    of_file.append_many([("A1", new("a", "b")), ("A2", new("a"))])
    accident(path)
    with pytest.raises(RecordReplaced, match=str(path)):
        of_file.append_many([("A1", new("lost"))])
    for ask in (lambda: of_file.append_many([("A1", new("later"))]), of_file.heads, of_file.verify):
        with pytest.raises(RecordReplaced, match="nothing more is written"):
            ask()


def test_what_others_write_and_what_is_put_into_the_file_is_no_accident(of_file: SqliteStreams, path: Path) -> None:
    other = SqliteStreams.open(path)
    for turn in range(60):
        for each in (of_file, other):
            each.append_many([(f"A{turn % 7}", [NewEntry(f"{turn}-{id(each)}", "x" * 30_000)])])
    other.close()
    assert of_file.verify() == 120
