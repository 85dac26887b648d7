"""Entries that are written anew: all of them or none, never without a trace, and nothing left of what they said."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.store.conftest import StoreKind
from tests.waiting import let_pass

from duplicado.store.backup import backup, restore
from duplicado.store.port import (
    BrokenChain,
    EntryStore,
    NewEntry,
    RecordMovedOn,
    Rewriting,
    StoreError,
    StoreUnavailable,
)
from duplicado.store.sqlite import SqliteStore

AT = "2026-03-01T10:00:00+00:00"


def filled(store: EntryStore, count: int = 6) -> str:
    return store.append([NewEntry(f"e{number}", f"said by Ana, {number}") for number in range(1, count + 1)])[-1].chain


def rewritten(store: EntryStore, *numbers: int) -> Rewriting:
    chain = list(store.read())[-1].chain
    return store.rewrite({each: f"said by N.N., {each}" for each in numbers}, by="x", what="erased", at=AT, chain=chain)


def test_what_is_written_anew_verifies_and_says_so(kind: StoreKind, store: EntryStore) -> None:
    end = filled(store)
    before = list(store.read())
    done = rewritten(store, 2, 5)
    assert done == Rewriting(AT, "x", "erased", 6, 2, end)
    after = list(store.read())
    assert [each.text for each in after] == [
        "said by N.N., 2" if each.number == 2 else "said by N.N., 5" if each.number == 5 else each.text
        for each in before
    ]
    assert [(each.number, each.id) for each in after] == [(each.number, each.id) for each in before]
    # What was told of the rewriting is tied into the chain from its first link on.
    assert not {each.chain for each in before} & {each.chain for each in after}
    assert store.verify() == 6
    assert store.rewritings() == (done,)
    store.append([NewEntry("more", "7")])
    with kind.open() as again:
        assert (again.verify(), again.rewritings()) == (7, (done,))


def test_a_second_rewriting_is_tied_to_the_first(store: EntryStore) -> None:
    filled(store)
    first, second = rewritten(store, 1), rewritten(store, 2)
    assert store.rewritings() == (first, second)
    assert second.chain != first.chain
    assert store.verify() == 6


@pytest.mark.parametrize(
    "change", ["by = 'somebody else'", "chain = 'another'", "changed = 1", "at = '2025'", "what = 'y'", "number = 5"]
)
def test_nobody_alters_what_is_said_of_a_rewriting(kind: StoreKind, store: EntryStore, change: str) -> None:
    filled(store)
    rewritten(store, 2, 3)
    _tamper(kind, f"UPDATE rewriting SET {change}")
    with pytest.raises(BrokenChain):
        store.verify()


def test_nobody_takes_away_that_there_was_a_rewriting(kind: StoreKind, store: EntryStore) -> None:
    filled(store)
    rewritten(store, 2, 3)
    _tamper(kind, "DELETE FROM rewriting")
    with pytest.raises(BrokenChain):
        store.verify()


def _tamper(kind: StoreKind, statement: str) -> None:
    from tests.store.conftest import PostgresKind

    if isinstance(kind, PostgresKind):
        import psycopg

        verb, _, rest = statement.partition(" rewriting")
        where = f" WHERE record = (SELECT id FROM record WHERE name = '{kind.name}')"
        with psycopg.connect(kind.setting) as connection:
            connection.execute(f"{verb} rewriting{rest}{where}".encode())
    else:
        kind.tamper(statement)


def test_a_record_that_went_on_is_not_written_anew(store: EntryStore) -> None:
    end = filled(store)
    store.append([NewEntry("more", "7")])
    with pytest.raises(RecordMovedOn):
        store.rewrite({1: "x"}, by="x", what="erased", at=AT, chain=end)
    end = list(store.read())[-1].chain
    for wrong in ({}, {8: "x"}, {0: "x"}, {1: "a\0b"}):
        with pytest.raises(StoreError):
            store.rewrite(wrong, by="x", what="erased", at=AT, chain=end)
    assert store.rewritings() == ()
    assert store.verify() == 7


def test_how_far_it_was_noted_still_holds(store: EntryStore) -> None:
    filled(store)
    noted = store.note("backup", AT)
    assert noted is not None
    rewritten(store, 1)
    assert [(each.number, each.at) for each in store.noted()] == [(6, AT)]
    assert store.verify() == 6


def test_a_copy_has_the_trace_too(kind: StoreKind, store: EntryStore, tmp_path: Path) -> None:
    filled(store)
    done = rewritten(store, 2)
    copy, back = tmp_path / "copy.event", tmp_path / "back.event"
    assert backup(store, copy, at=datetime(2026, 3, 2, tzinfo=UTC)) == 6
    assert restore(copy, back) == 6
    with SqliteStore.open(back) as again:
        assert (again.verify(), again.rewritings()) == (6, (done,))
        assert tuple(again.read()) == tuple(store.read())


def test_only_an_empty_record_takes_a_trace_over(store: EntryStore) -> None:
    trace = Rewriting(AT, "x", "erased", 6, 1, "abc")
    store.take_over([trace, replace(trace, chain="def")])
    filled(store)
    assert (store.verify(), len(store.rewritings())) == (6, 2)
    with pytest.raises(StoreError, match="not empty"):
        store.take_over([trace])


def test_nothing_is_left_of_what_was_said(tmp_path: Path) -> None:
    path = tmp_path / "event"
    with SqliteStore.create(path) as store, SqliteStore.open(path) as reader:
        filled(store, 400)
        assert list(reader.read())
        rewritten(store, *range(1, 401))
        assert store.scrub()
        for each in tmp_path.iterdir():
            assert b"by Ana" not in each.read_bytes(), each


def test_a_log_that_is_being_read_is_emptied_later(tmp_path: Path) -> None:
    path = tmp_path / "event"
    with SqliteStore.create(path, wait=0.1) as store, SqliteStore.open(path) as reader:
        filled(store)
        reader._connection.exec_driver_sql("SELECT text FROM entry").fetchone()
        rewritten(store, 1)
        assert not store.scrub()
        reader._connection.rollback()
        assert store.scrub()


def test_a_database_clears_dead_rows_away(kind: StoreKind, store: EntryStore) -> None:
    filled(store)
    rewritten(store, 1, 2)
    assert store.scrub()
    assert store.verify() == 6


def test_a_closed_record_is_not_written_anew(store: EntryStore) -> None:
    end = filled(store)
    store.close()
    with pytest.raises(StoreUnavailable):
        store.rewrite({1: "x"}, by="x", what="erased", at=AT, chain=end)
    with pytest.raises(StoreUnavailable):
        store.rewritings()


REWRITER = """
import sys
{opener}
print("ready", flush=True)
turn = 0
while True:
    turn += 1
    chain = list(store.read())[-1].chain
    texts = {{n: f"turn {{turn}}, {{n}}" for n in range(1, 301)}}
    store.rewrite(texts, by="x", what="erased", at=str(turn), chain=chain)
"""


def _killed(kind: StoreKind, store: EntryStore, times: int) -> None:
    if not list(store.read()):
        filled(store, 300)
    rng = random.Random(times)
    for _ in range(times):
        code = REWRITER.format(opener=kind.opener)
        with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "ready\n"
            let_pass(rng.uniform(0, 0.25))
            writer.send_signal(signal.SIGKILL)
        assert store.verify() == 300
        # All of the last turn that is told of, and nothing of one that is not.
        (turn,) = {each.text.partition(", ")[0] for each in store.read()}
        done = store.rewritings()
        assert turn == (f"turn {done[-1].at}" if done else "said by Ana")


def test_who_is_killed_while_he_writes_anew_leaves_all_or_nothing(kind: StoreKind, store: EntryStore) -> None:
    _killed(kind, store, 1)


@pytest.mark.slow
def test_who_is_killed_while_he_writes_anew_however_often(kind: StoreKind, store: EntryStore) -> None:
    _killed(kind, store, 30)
