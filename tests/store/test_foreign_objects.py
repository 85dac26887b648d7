"""Triggers and rules that act by themselves on stored records are told by `verify`, in files and in a database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from duplicado.service.club.audit_trail import last_written
from duplicado.service.club.offline_administration import backroom
from duplicado.service.witnessing import noted_head
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import AuditRow
from duplicado.store.port import NewEntry, link
from duplicado.store.store_selection import shelf_at, streams_at


@pytest.fixture(params=["folder", "database"])
def setting(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A club with an event, a table and an entry in its audit, heads of which were noted."""
    monkeypatch.setenv("DUPLICADO_KEYS", str(tmp_path / "keys"))
    if request.param == "folder":
        (tmp_path / "club").mkdir()
        yield filled(str(tmp_path / "club"), str(tmp_path / "club" / "club.duplicado"))
        return
    address = str(request.getfixturevalue("own_database"))
    yield filled(address, address)


def filled(setting: str, kept: str) -> str:
    ClubStore.open(kept).close()
    with shelf_at(setting).create("Thursday") as store:
        store.append([NewEntry(f"e{number}", f"text {number}") for number in range(1, 7)])
        noted_head(store, store.place)
    streams = streams_at(setting)
    streams.append_many([("t", [NewEntry("a", "x")])])
    streams.close()
    with backroom(setting, "x") as room:
        for number in range(3):
            room.entrance.trail.note(room.viewer, "", "look", str(number))
    return setting


def faults(setting: str) -> dict[str, str]:
    """The findings of a verification of the club, by event or table; those of the club itself by an empty name."""
    with backroom(setting, "x") as room:
        return {each.name: str(each.error) for each in room.verified() if each.error is not None}


def altered(setting: str, file: str, *statements: str) -> None:
    """Do something past the program; `file`: which of the files of a folder."""
    if setting.startswith("postgresql"):
        with psycopg.connect(setting, autocommit=True) as raw:
            for each in statements:
                raw.execute(each.encode())
        return
    connection = sqlite3.connect(Path(setting) / file)
    with connection:
        for each in statements:
            connection.execute(each)
    connection.close()


def trigger(setting: str, table: str) -> tuple[str, ...]:
    if setting.startswith("postgresql"):
        made = "CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'"
        return (made, f"CREATE TRIGGER x BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION nothing()")
    return (f"CREATE TRIGGER x AFTER INSERT ON {table} BEGIN SELECT 1; END",)


def test_a_club_that_nobody_was_at_is_whole(setting: str) -> None:
    assert faults(setting) == {}


@pytest.mark.parametrize(
    ("file", "in_database", "in_file", "named"),
    [
        ("Thursday.event", "entry", "entry", "Thursday"),
        ("casual.play", "play_entry", "entry", "play"),
        ("club.duplicado", "club_audit", "club_audit", ""),
    ],
)
def test_a_trigger_is_told(setting: str, file: str, in_database: str, in_file: str, named: str) -> None:
    is_database = setting.startswith("postgresql")
    altered(setting, file, *trigger(setting, in_database if is_database else in_file))
    told = faults(setting)
    found = [name for name in told if name == named or (named == "play" and name not in {"", "Thursday"})]
    assert found != []
    assert all("trigger x" in each for each in told.values())


def test_a_rule_is_told(setting: str) -> None:
    if not setting.startswith("postgresql"):
        pytest.skip("SQLite has no rules")
    altered(setting, "", "CREATE RULE r AS ON DELETE TO entry DO INSTEAD NOTHING")
    assert "rule r" in faults(setting)["Thursday"]


def test_an_end_that_was_cut_off_is_told(setting: str) -> None:
    altered(setting, "Thursday.event", "DELETE FROM entry WHERE number > 4", "DELETE FROM noted")
    assert "Thursday" in faults(setting)


def test_an_entry_that_was_altered_and_tied_anew_is_told(setting: str) -> None:
    with shelf_at(setting).open("Thursday") as store:
        chain = [*store.read()][-1].chain
        store.rewrite({3: "another result"}, by="x", what="x", at="2026-01-01T00:00:00+00:00", chain=chain)
    # The trace of the rewriting is taken away, and the chain made as if it had always been so.
    before, statements = "", list[str]()
    with shelf_at(setting).open("Thursday") as store:
        for each in store.read():
            before = link(before, each)
            statements.append(f"UPDATE entry SET chain = '{before}' WHERE number = {each.number}")
    altered(setting, "Thursday.event", "DELETE FROM rewriting", "DELETE FROM noted", *statements)
    with shelf_at(setting).open("Thursday") as store:
        assert store.verify() == 6, "by itself it is whole"
    assert "Thursday" in faults(setting)


def test_an_event_that_is_missing_is_told(setting: str) -> None:
    with shelf_at(setting).open("Thursday") as store:
        number = store.last
    shelf_at(setting).delete("Thursday", based_on=number)
    assert "is missing: it had 6 entries" in faults(setting)["Thursday"]


def test_an_audit_that_was_emptied_is_told(setting: str, tmp_path: Path) -> None:
    with backroom(setting, "x") as room:
        assert all(each.error is None for each in room.backed_up(tmp_path / "copies"))
        assert last_written(room.store)
        room.store.remove(AuditRow)
    altered(setting, "club.duplicado", "DELETE FROM club_setting WHERE name LIKE 'audit%'")
    assert "entries of the audit" in faults(setting)[""]
