"""A whole club as one file by command: from a folder into a database, and back, with nothing lost."""

from __future__ import annotations

import os
import sqlite3
import zipfile
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.event.conditions import Conditions
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.formats.event_record.document import entry_text
from duplicado.service.club.folder_layout import club_file
from duplicado.service.club.offline_administration import backroom
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import AccessRow, PersonRow, SettingRow
from duplicado.store.port import NewEntry
from duplicado.store.store_selection import shelf_at, streams_at

AT = datetime(2026, 1, 8, 12, tzinfo=UTC)


def duplicado(*words: str) -> Result:
    return CliRunner().invoke(root_group(COMMANDS), words, env={"DUPLICADO_LANG": "en"})


def told(setting: str, name: str) -> list[tuple[int, str, str, str]]:
    """The entries of an event, chain included."""
    with shelf_at(setting).open(name) as store:
        assert store.verify() == store.last
        return [(each.number, each.id, each.text, each.chain) for each in store.read()]


def played(setting: str) -> dict[str, tuple[list[tuple[int, str, str]], int]]:
    """The entries of every table, chain included, and how often each was written anew."""
    with closing(streams_at(setting)) as streams:
        streams.verify()
        return {
            name: ([(each.number, each.text, each.chain) for each in streams.read(name)], len(streams.rewritings(name)))
            for name in streams.heads()
        }


def people(setting: str) -> list[tuple[str, str]]:
    with backroom(setting, "x") as room:
        return [(each.name, each.number) for each in room.store.all(PersonRow)]


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """A club in a folder: two events, a person, a setting, access of an event."""
    club = tmp_path / "club"
    club.mkdir()
    for name in ("Thursday", "Friday"):
        with shelf_at(str(club)).create(name) as store:
            founded = Entry(f"{name}-a", AT, "x", EventFounded(name, Conditions(), "2026-01-08"))
            store.append([NewEntry(founded.id, entry_text(founded))])
    with ClubStore.open(str(club_file(str(club)))) as rows:
        rows.put(PersonRow("1", "Ana Lima", "12345", "", AT.isoformat()))
        rows.put(SettingRow("page.name", '"Our club"'))
        rows.put(AccessRow("Friday", "{}"))
    with closing(streams_at(str(club))) as streams:
        streams.append_many([("1/1/T1", [NewEntry("a", "Ana Lima sits"), NewEntry("b", "1S")])])
        streams.append_many([("1/1/T2", [NewEntry("a", "passes")])])
        end = streams.read("1/1/T1")[-1].chain
        streams.rewrite("1/1/T1", {1: "N.N. sits"}, by="x", what="erased", at=AT.isoformat(), chain=end)
    return str(club)


def test_a_club_goes_from_a_folder_into_a_database_and_back(folder: str, own_database: str, tmp_path: Path) -> None:
    packed = tmp_path / "club.zip"
    done = duplicado("club", "backup", folder, "--to", str(packed))
    assert done.exit_code == 0, done.output
    everything = ["Friday.backup", "Thursday.backup", "casual.play.backup", "club.duplicado.backup"]
    assert sorted(zipfile.ZipFile(packed).namelist()) == everything
    assert os.name != "posix" or packed.stat().st_mode & 0o077 == 0, "names of people are in it"
    done = duplicado("club", "restore", str(packed), own_database)
    assert done.exit_code == 0, done.output
    assert "Friday: comes back" in done.output
    assert [told(own_database, name) for name in ("Friday", "Thursday")] == [
        told(folder, name) for name in ("Friday", "Thursday")
    ]
    assert played(own_database) == played(folder)
    assert people(own_database) == [("Ana Lima", "12345")]
    with backroom(own_database, "x") as room:
        room.people.add("Rui Matos")
        assert room.store.get(AccessRow, "Friday") is not None
        assert room.store.get(SettingRow, "page.name") is not None
    back = tmp_path / "back.zip"
    done = duplicado("club", "backup", own_database, "--to", str(back))
    assert done.exit_code == 0, done.output
    anew = tmp_path / "anew"
    done = duplicado("club", "restore", str(back), str(anew))
    assert done.exit_code == 0, done.output
    assert told(str(anew), "Friday") == told(folder, "Friday")
    assert played(str(anew)) == played(folder)
    assert sorted(people(str(anew))) == [("Ana Lima", "12345"), ("Rui Matos", "")]
    verified = duplicado("club", "verify", str(anew))
    assert verified.exit_code == 0, verified.output
    again = duplicado("club", "restore", str(back), str(anew))
    assert "Friday: is here with everything" in again.output
    assert "casual.play: is here with everything" in again.output


def test_tables_that_went_on_otherwise_keep_what_they_have(folder: str, tmp_path: Path) -> None:
    packed = tmp_path / "club.zip"
    assert duplicado("club", "backup", folder, "--to", str(packed)).exit_code == 0
    other = tmp_path / "other"
    other.mkdir()
    with closing(streams_at(str(other))) as streams:
        streams.append_many([("1/1/T1", [NewEntry("z", "went on otherwise")])])
    done = duplicado("club", "restore", str(packed), str(other))
    assert done.exit_code == 0, done.output
    assert (
        "casual.play: comes back with one entry; tables that have other entries here keep them (1/1/T1)" in done.output
    )
    here, there = played(str(other)), played(folder)
    assert here["1/1/T2"] == there["1/1/T2"]
    assert [text for _, text, _ in here["1/1/T1"][0]] == ["went on otherwise"]
    assert duplicado("club", "verify", str(other)).exit_code == 0


def test_a_damaged_copy_of_tables_is_not_put_back(folder: str, tmp_path: Path) -> None:
    copies, packed, other = tmp_path / "copies", tmp_path / "club.zip", tmp_path / "other"
    assert duplicado("club", "backup", folder, "--to", str(copies)).exit_code == 0
    with closing(sqlite3.connect(copies / "casual.play.backup")) as copy, copy:
        copy.execute("UPDATE entry SET text = 'altered' WHERE number = 2")
    with zipfile.ZipFile(packed, "w") as made:
        made.write(copies / "casual.play.backup", "casual.play.backup")
        made.write(copies / "Friday.backup", "Friday.backup")
    done = duplicado("club", "restore", str(packed), str(other))
    assert done.exit_code == 1, done.output
    assert "casual.play: cannot be restored" in done.output
    assert played(str(other)) == {}


def test_what_is_no_backup_is_told(folder: str, tmp_path: Path) -> None:
    (tmp_path / "no.zip").write_bytes(b"nothing")
    for name in ("no.zip", "none.zip"):
        done = duplicado("club", "restore", str(tmp_path / name), folder)
        assert (done.exit_code, "Traceback" in done.output) == (2, False), done.output
