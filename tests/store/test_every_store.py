"""The promises of `EntryStore`, which every store of records keeps.

Each kind in `conftest.py` is held to them.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from duplicado.store.backup import backup, restore
from duplicado.store.port import (
    BrokenChain,
    EntryStore,
    IdTaken,
    NewEntry,
    RecordMovedOn,
    StoredEntry,
    StoreError,
    StoreUnavailable,
)
from duplicado.store.sqlite import SqliteStore
from duplicado.vocabulary.errors import DuplicadoError

if TYPE_CHECKING:
    from tests.store.conftest import StoreKind


def new(*ids: str | int) -> list[NewEntry]:
    return [NewEntry(str(id_), f"text of {id_}") for id_ in ids]


def numbers(entries: tuple[StoredEntry, ...] | list[StoredEntry]) -> list[int]:
    return [each.number for each in entries]


# ---- order, numbers, reading


def test_a_new_record_is_empty(store: EntryStore) -> None:
    assert (store.last, list(store.read()), store.verify()) == (0, [], 0)
    assert store.append([]) == ()
    assert store.append([], based_on=7) == ()
    assert store.last == 0


def test_entries_are_kept_in_their_order_and_numbered_without_gaps(store: EntryStore) -> None:
    first = store.append(new("z", "a"))
    second = store.append(new("m"))
    assert numbers([*first, *second]) == [1, 2, 3]
    assert list(store.read()) == [*first, *second]
    assert [(each.id, each.text) for each in store.read()] == [
        ("z", "text of z"),
        ("a", "text of a"),
        ("m", "text of m"),
    ]
    assert store.last == 3


def test_reading_begins_after_a_number(store: EntryStore) -> None:
    written = store.append(new(*range(10)))
    for after in range(-1, 12):
        assert list(store.read(after)) == list(written[max(after, 0) :])


def test_what_is_being_read_may_be_added_to(store: EntryStore) -> None:
    store.append(new(1, 2, 3))
    reading = store.read()
    assert next(reading).number == 1
    store.append(new(4))
    assert numbers([*reading])[:2] == [2, 3]
    assert numbers([*store.read()]) == [1, 2, 3, 4]


def test_reading_that_is_given_up_keeps_nobody_from_writing(kind: StoreKind, store: EntryStore) -> None:
    store.append(new(*range(100)))
    reading = store.read()
    next(reading)
    with kind.open() as other:
        assert numbers(other.append(new("more"))) == [101]
    assert store.last == 101


texts = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=400)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(texts, texts), unique_by=lambda pair: pair[0]))
def test_texts_come_back_as_they_were_given(store: EntryStore, pairs: list[tuple[str, str]]) -> None:
    # The examples share a record: an id that an earlier one has is made another.
    before = store.last
    entries = [NewEntry(f"{before}/{id_}", text) for id_, text in pairs]
    written = store.append(entries, based_on=before)
    assert [NewEntry(each.id, each.text) for each in store.read(before)] == entries
    assert list(store.read(before)) == list(written)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "a\r\nb\n",
        "\u2028\x85\x0b",
        "'; DROP TABLE entry; --",
        "%s ? :id",
        "é e\u0301",
        "🂡♠\U0010ffff",
        "\ufeff",
    ],
    ids=ascii,
)
def test_odd_texts_come_back_as_they_were_given(store: EntryStore, text: str) -> None:
    (written,) = store.append([NewEntry(text, text)])
    assert (written.id, written.text) == (text, text)
    assert list(store.read()) == [written]
    assert store.verify() == 1


def test_a_text_may_be_long_and_entries_many(store: EntryStore) -> None:
    long = NewEntry("long", "ñ♠" * 2_000_000)
    (written,) = store.append([long])
    assert written.text == long.text
    many = store.append(new(*range(2_500)))
    assert numbers(many) == list(range(2, 2_502))
    assert store.append(new(*range(2_500))) == many
    assert next(store.read()).text == long.text
    assert store.verify() == 2_501


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud83c", "a\udfffb"], ids=ascii)
def test_what_not_every_store_can_keep_is_refused(text: str) -> None:
    with pytest.raises(StoreError, match="cannot be kept"):
        NewEntry(text, "")
    with pytest.raises(StoreError, match="cannot be kept"):
        NewEntry("id", text)


def test_an_id_that_not_every_store_can_look_up_is_refused(store: EntryStore) -> None:
    store.append([NewEntry("♠" * 500, "")])
    with pytest.raises(StoreError, match="too long for an id"):
        NewEntry("♠" * 501, "")


# ---- all or nothing; the same entry twice


def test_entries_of_one_append_are_there_together_or_not_at_all(store: EntryStore) -> None:
    there = store.append(new("there"))
    for wrong in (
        [*new("fresh"), NewEntry("there", "another text"), *new("more")],
        [*new("fresh"), NewEntry("fresh", "another text")],
        [*new("fresh", "more"), NewEntry("more", "")],
    ):
        with pytest.raises(IdTaken, match="choose another id"):
            store.append(wrong)
        assert tuple(store.read()) == there
    assert numbers(store.append(new("fresh"))) == [2]
    assert store.verify() == 2


def test_what_goes_wrong_in_the_middle_leaves_nothing(store: EntryStore) -> None:
    class Unlucky(list[NewEntry]):
        """Fails when the third entry is asked for a second time: the store has begun by then."""

        def __init__(self) -> None:
            super().__init__(new(1, 2, 3))
            self.asked = 0

        def __iter__(self) -> Iterator[NewEntry]:
            for place in range(3):
                self.asked += place == 2
                if self.asked > 1:
                    raise KeyboardInterrupt
                yield self[place]

    with pytest.raises(KeyboardInterrupt):
        store.append(Unlucky())
    assert (store.last, list(store.read())) == (0, [])
    assert numbers(store.append(new(1, 2, 3))) == [1, 2, 3]


def test_the_same_entry_twice_is_one(store: EntryStore) -> None:
    one, two = store.append(new("a", "b"))
    assert store.append(new("a", "b")) == (one, two)
    assert store.append(new("b", "a", "a")) == (two, one, one)
    (_, three) = store.append(new("a", "c"))
    assert three.number == 3
    four = store.append(new("d", "d"))
    assert numbers(four) == [4, 4]
    assert numbers(list(store.read())) == [1, 2, 3, 4]
    assert store.verify() == 4


# ---- what the caller knew


def test_who_has_not_read_what_others_wrote_writes_nothing(store: EntryStore) -> None:
    store.append(new(1, 2), based_on=0)
    with pytest.raises(RecordMovedOn, match="read it again"):
        store.append(new(3), based_on=1)
    with pytest.raises(RecordMovedOn):
        store.append(new(3), based_on=0)
    assert store.last == 2
    assert numbers(store.append(new(3), based_on=2)) == [3]


def test_what_was_written_already_may_be_sent_again_on_the_same_basis(store: EntryStore) -> None:
    store.append(new(1))
    answer = store.append(new(2, 3), based_on=1)
    assert store.append(new(2, 3), based_on=1) == answer
    store.append(new(4))
    assert store.append(new(2, 3), based_on=1) == answer
    assert store.append(new(3), based_on=0) == answer[1:]


def test_an_entry_of_ones_own_does_not_hide_one_of_somebody_else(store: EntryStore) -> None:
    store.append(new(1))
    store.append(new("theirs"))
    store.append(new("ours"))
    with pytest.raises(RecordMovedOn):
        store.append(new("ours", "more"), based_on=1)
    assert store.last == 3
    assert numbers(store.append(new("ours", "more"), based_on=2)) == [3, 4]


def test_who_knows_more_than_there_is_finds_a_backup(store: EntryStore) -> None:
    store.append(new(1, 2))
    with pytest.raises(RecordMovedOn, match="has 2 entries, not 5"):
        store.append(new(6), based_on=5)
    assert store.last == 2


# ---- the chain


def filled(store: EntryStore, count: int = 5) -> tuple[StoredEntry, ...]:
    return store.append(new(*range(1, count + 1)))


def test_the_chain_ties_each_entry_to_all_before_it(store: EntryStore) -> None:
    before = ""
    for entry in filled(store):
        parts = [part.encode() for part in (before, entry.id, entry.text)]
        before = hashlib.sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).hexdigest()
        assert entry.chain == before


def test_the_chain_does_not_depend_on_how_entries_were_put_together(kind: StoreKind, store: EntryStore) -> None:
    together = filled(store)
    kind.tamper("DELETE FROM entry")
    assert tuple(each for entry in new(*range(1, 6)) for each in store.append([entry])) == together


@pytest.mark.parametrize(
    "statements",
    [
        ["UPDATE entry SET text = 'text of another' WHERE number = 1"],
        ["UPDATE entry SET text = 'text of another' WHERE number = 5"],
        ["UPDATE entry SET id = 'another' WHERE number = 3"],
        ["UPDATE entry SET id = '3text', text = ' of 3' WHERE number = 3"],
        ["UPDATE entry SET chain = '' WHERE number = 2"],
        ["UPDATE entry SET text = (SELECT text FROM entry WHERE number = 2) WHERE number = 3"],
        ["DELETE FROM entry WHERE number = 1"],
        ["DELETE FROM entry WHERE number = 3"],
        ["DELETE FROM entry WHERE number = 3", "UPDATE entry SET number = number - 1 WHERE number > 3"],
        ["UPDATE entry SET number = 6 WHERE number = 5"],
        [
            "UPDATE entry SET number = 99 WHERE number = 2",
            "UPDATE entry SET number = 2 WHERE number = 3",
            "UPDATE entry SET number = 3 WHERE number = 99",
        ],
        [
            "CREATE TEMPORARY TABLE aside AS SELECT * FROM entry WHERE number IN (2, 3)",
            "UPDATE entry SET id = 'x' WHERE number = 2",
            "UPDATE entry SET id = '2', text = 'text of 2' WHERE number = 3",
            "UPDATE entry SET id = '3', text = 'text of 3' WHERE number = 2",
        ],
        ["INSERT INTO entry VALUES (6, '6', 'text of 6', '')"],
        ["INSERT INTO entry SELECT 6, '6', 'text of 6', chain FROM entry WHERE number = 5"],
        ["INSERT INTO entry VALUES (0, '0', 'text of 0', '')"],
        ["INSERT INTO entry VALUES (-1, '0', 'text of 0', '')"],
        [
            "UPDATE entry SET number = number + 100 WHERE number > 2",
            "INSERT INTO entry SELECT 3, 'x', 'text of x', chain FROM entry WHERE number = 2",
            "UPDATE entry SET number = number - 99 WHERE number > 100",
        ],
    ],
    ids=lambda statements: statements[-1][:60],
)
def test_whoever_alters_the_record_is_found_out(kind: StoreKind, store: EntryStore, statements: list[str]) -> None:
    filled(store)
    assert store.verify() == 5
    kind.tamper(*statements)
    with pytest.raises(BrokenChain, match="restore the last backup"):
        store.verify()
    with kind.open() as again, pytest.raises(BrokenChain):
        again.verify()


def test_entries_missing_from_the_end_are_found_by_their_number(kind: StoreKind, store: EntryStore) -> None:
    last = filled(store)[-1]
    kind.tamper("DELETE FROM entry WHERE number = 5")
    assert store.verify() == 4 != last.number


def test_even_a_record_that_was_altered_can_be_verified_read_and_closed(kind: StoreKind, store: EntryStore) -> None:
    written = filled(store)
    kind.tamper("UPDATE entry SET text = 'x' WHERE number = 2")
    with pytest.raises(BrokenChain):
        store.verify()
    assert list(store.read()) == [written[0], replace(written[1], text="x"), *written[2:]]


def test_entries_missing_from_the_end_are_found_where_it_was_noted(kind: StoreKind, store: EntryStore) -> None:
    assert store.note("backup", "2026-01-08T21:00:00+00:00") is None
    filled(store)
    noted = store.note("backup", "2026-01-08T22:00:00+00:00")
    assert noted is not None
    assert (noted.number, noted.chain) == (5, list(store.read())[-1].chain)
    store.append(new(6))
    later = store.note("backup", "2026-01-08T23:00:00+00:00")
    assert store.noted() == (noted, later)
    assert store.verify() == 6
    kind.tamper("DELETE FROM entry WHERE number = 6")
    with pytest.raises(BrokenChain, match="it had 6 entries at 2026-01-08T23"):
        store.verify()


def test_what_is_noted_twice_of_the_same_end_is_noted_once(store: EntryStore) -> None:
    filled(store)
    store.note("backup", "2026-01-08T22:00:00+00:00")
    noted = store.note("close", "2026-01-08T23:00:00+00:00")
    assert store.noted() == (noted,)


# ---- copies


def test_a_backup_has_the_same_chain_and_is_put_back(kind: StoreKind, store: EntryStore, tmp_path: Path) -> None:
    written = filled(store)
    copy, back = tmp_path / "copy.event", tmp_path / "back.event"
    assert backup(store, copy, at=datetime(2026, 1, 8, 22, tzinfo=UTC)) == 5
    assert [(each.number, each.what) for each in store.noted()] == [(5, "backup")]
    assert restore(copy, back) == 5
    with SqliteStore.open(back) as again:
        assert tuple(again.read()) == written
        assert again.verify() == 5
    assert sorted(each.name for each in tmp_path.glob("*.part*")) == []


def test_no_backup_is_made_of_what_was_altered(kind: StoreKind, store: EntryStore, tmp_path: Path) -> None:
    filled(store)
    copy = tmp_path / "copy.event"
    backup(store, copy, at=datetime(2026, 1, 8, 22, tzinfo=UTC))
    kind.tamper("UPDATE entry SET text = 'x' WHERE number = 2")
    with pytest.raises(BrokenChain, match="restore an earlier one"):
        backup(store, copy, at=datetime(2026, 1, 8, 23, tzinfo=UTC))
    # The good one is still there.
    with SqliteStore.open(copy) as again:
        assert again.verify() == 5


# ---- several at once


def test_two_who_open_the_same_record_see_what_the_other_wrote(kind: StoreKind, store: EntryStore) -> None:
    with kind.open() as other:
        store.append(new(1))
        assert numbers([*other.read()]) == [1]
        other.append(new(2), based_on=1)
        assert store.last == 2
        with pytest.raises(RecordMovedOn):
            store.append(new(3), based_on=1)
        assert store.append(new(2)) == tuple(other.read(1))


THREADS, EACH = 6, 40


def test_threads_that_write_at_once_lose_nothing(kind: StoreKind, store: EntryStore) -> None:
    acknowledged: list[StoredEntry] = []
    failed: list[BaseException] = []
    start = threading.Barrier(THREADS)

    def write(name: int) -> None:
        try:
            with kind.open() as own:
                start.wait()
                for turn in range(EACH):
                    acknowledged.extend(own.append(new(f"{name}.{turn}a", f"{name}.{turn}b")))
        except BaseException as error:  # noqa: BLE001 - told by the thread that waits
            failed.append(error)

    threads = [threading.Thread(target=write, args=(name,)) for name in range(THREADS)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert failed == []
    assert sorted(acknowledged, key=lambda each: each.number) == list(store.read())
    assert sorted(numbers(acknowledged)) == list(range(1, 2 * THREADS * EACH + 1))
    assert store.verify() == 2 * THREADS * EACH
    # Those of one append stand side by side, and what one has written stands in its order.
    by_id = {each.id: each.number for each in acknowledged}
    for name in range(THREADS):
        ours = [by_id[f"{name}.{turn}{half}"] for turn in range(EACH) for half in "ab"]
        assert ours == sorted(ours)
        assert all(one + 1 == other for one, other in zip(ours[::2], ours[1::2], strict=True))


WRITER = """
import json, sys
from duplicado.store.port import NewEntry, RecordMovedOn
{opener}
name, count = sys.argv[1], int(sys.argv[2])
print("ready", flush=True)
sys.stdin.readline()
for turn in range(count):
    while True:  # now on the basis of what it knows, as a service does, now without
        try:
            (entry,) = store.append([NewEntry(f"{{name}}.{{turn}}", "text")], based_on=store.last if turn % 2 else None)
            break
        except RecordMovedOn:
            pass
    print(json.dumps([entry.number, entry.id, entry.text, entry.chain]), flush=True)
store.close()
"""


@pytest.mark.wire
def test_processes_that_write_at_once_lose_nothing(kind: StoreKind, store: EntryStore) -> None:
    code = WRITER.format(opener=kind.opener)
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(name), str(EACH)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for name in range(3)
    ]
    for each in writers:
        assert each.stdout is not None
        assert each.stdout.readline() == "ready\n"
    told = [each.communicate("go\n", timeout=120)[0] for each in writers]
    assert [each.returncode for each in writers] == [0, 0, 0]
    acknowledged = [StoredEntry(*json.loads(line)) for text in told for line in text.splitlines()]
    assert sorted(acknowledged, key=lambda each: each.number) == list(store.read())
    assert store.verify() == 3 * EACH
    assert Counter(each.id.partition(".")[0] for each in acknowledged) == {"0": EACH, "1": EACH, "2": EACH}


def test_of_two_who_send_the_same_entry_at_once_one_is_told_the_others_number(
    kind: StoreKind, store: EntryStore
) -> None:
    answers: list[tuple[StoredEntry, ...]] = []
    start = threading.Barrier(THREADS)

    def write() -> None:
        with kind.open() as own:
            start.wait()
            answers.extend(own.append(new(turn)) for turn in range(10))

    threads = [threading.Thread(target=write) for _ in range(THREADS)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert len(answers) == 10 * THREADS
    assert len(set(answers)) == 10
    assert store.verify() == 10


def test_a_store_may_be_handed_from_one_thread_to_another(store: EntryStore) -> None:
    answers: list[tuple[StoredEntry, ...]] = []
    for name in range(3):
        worker = threading.Thread(target=lambda id_: answers.append(store.append(new(id_))), args=(name,))
        worker.start()
        worker.join()
    assert [numbers(each) for each in answers] == [[1], [2], [3]]


# ---- closing


def test_what_was_appended_is_there_after_closing(kind: StoreKind) -> None:
    with kind.create() as made:
        written = filled(made)
    with kind.open() as again:
        assert tuple(again.read()) == written
        assert again.append(new(1)) == written[:1]
        assert numbers(again.append(new(6), based_on=5)) == [6]
        assert again.verify() == 6


def test_closing_twice_is_closing_once(store: EntryStore) -> None:
    filled(store)
    store.close()
    store.close()
    with store as still_closed:
        assert still_closed is store


def test_a_closed_store_says_so(store: EntryStore) -> None:
    filled(store)
    store.close()
    for ask in (lambda: store.append(new(9)), lambda: list(store.read()), lambda: store.last, store.verify):
        with pytest.raises(StoreUnavailable, match="open it again"):
            ask()


def test_an_error_inside_a_with_statement_comes_out_of_it(kind: StoreKind) -> None:
    def work() -> None:
        with kind.create() as made:
            filled(made)
            raise LookupError("of the caller")

    with pytest.raises(LookupError, match="of the caller"):
        work()
    with kind.open() as again:
        assert again.verify() == 5


def test_every_error_of_a_store_is_one_of_this_program() -> None:
    assert issubclass(StoreError, DuplicadoError)
    for each in (BrokenChain, IdTaken, RecordMovedOn, StoreUnavailable):
        assert issubclass(each, StoreError)


def test_there_is_one_record_of_a_name(kind: StoreKind, store: EntryStore) -> None:
    filled(store)
    with pytest.raises(StoreUnavailable, match="is there already: choose another name"):
        kind.create()
    assert store.verify() == 5
