"""The club's file: what it is on the disk, several at once, and files that are something else."""

import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from duplicado.store.club import CLUB_FILE, ClubStore
from duplicado.store.club_rows import FailureRow, PairingRow, PersonRow, SettingRow
from duplicado.store.port import NotARecord, StoreUnavailable
from duplicado.store.sqlite import SqliteStore


def test_the_promises_about_the_disk_are_in_force(tmp_path: Path) -> None:
    path = tmp_path / "club"
    with ClubStore.open(str(path)) as club:
        club.put(SettingRow("a", "b"))
        with sqlite3.connect(path) as raw:
            assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert raw.execute("PRAGMA application_id").fetchone() == (CLUB_FILE.application,)
            assert raw.execute("PRAGMA user_version").fetchone() == (CLUB_FILE.form,)
        raw.close()
    assert [each.name for each in tmp_path.iterdir()] == ["club"]
    with ClubStore.open(str(path)) as club:
        assert club.all(SettingRow) == (SettingRow("a", "b"),)


def test_files_of_every_form_that_there_was_are_opened(repository: Path, tmp_path: Path) -> None:
    """One file for each form up to this one, as the program of its time wrote it."""
    for form in range(1, CLUB_FILE.form + 1):
        old = repository / "tests" / "samples" / "club_files" / f"form_{form}.club"
        with ClubStore.open(str(shutil.copy(old, tmp_path))) as club:
            assert [each.name for each in club.all(PersonRow)] == ["Player 1", "Player 2"]
            assert club.get(SettingRow, "keep.people") == SettingRow("keep.people", "400")


def test_what_is_no_file_of_a_club_is_named_and_left_as_it_is(tmp_path: Path) -> None:
    event, other, text = tmp_path / "event", tmp_path / "other", tmp_path / "text"
    SqliteStore.create(event).close()
    with sqlite3.connect(other) as raw:
        raw.execute("CREATE TABLE x (y)")
    raw.close()
    text.write_text("no database at all, and longer than a head of one" * 10)
    for path in (event, other, text):
        before = path.read_bytes()
        with pytest.raises(NotARecord, match="name another file"):
            ClubStore.open(str(path))
        assert path.read_bytes() == before
    later = tmp_path / "later"
    ClubStore.open(str(later)).close()
    with sqlite3.connect(later) as raw:
        raw.execute("PRAGMA user_version = 99")
    raw.close()
    with pytest.raises(NotARecord, match="install that version"):
        ClubStore.open(str(later))
    with pytest.raises(NotARecord):
        SqliteStore.open(later)
    with pytest.raises(StoreUnavailable):
        ClubStore.open(str(tmp_path / "no" / "folder"))


def test_a_closed_club_says_so(tmp_path: Path) -> None:
    club = ClubStore.open(str(tmp_path / "club"))
    club.close()
    with pytest.raises(StoreUnavailable, match="open it again"):
        club.all(SettingRow)


@pytest.mark.parametrize("kind", ["file", "database"])
def test_of_many_who_take_the_same_row_one_has_it(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    setting = str(tmp_path / "club") if kind == "file" else request.getfixturevalue("postgres")
    taken: list[int] = []
    start = threading.Barrier(5)
    with ClubStore.open(setting) as club:
        club.remove(FailureRow, name="counted")
        club.put(PairingRow("once", "{}", "z"))

        def take() -> None:
            with ClubStore.open(setting) as own:
                start.wait()
                taken.append(own.remove(PairingRow, code="once"))
                with own.together():
                    row = own.get(FailureRow, "counted")
                    own.put(FailureRow("counted", 1 + (row.count if row else 0), ""))

        threads = [threading.Thread(target=take) for _ in range(5)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        assert sorted(taken) == [0, 0, 0, 0, 1]
        assert club.get(FailureRow, "counted") == FailureRow("counted", 5, "")
        club.remove(FailureRow, name="counted")


def test_what_is_only_read_waits_for_nobody_who_writes(tmp_path: Path) -> None:
    path = tmp_path / "club"
    with ClubStore.open(str(path)) as club:
        club.put(SettingRow("a", "b"))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        writing = threading.Event()
        done = threading.Event()

        def write() -> None:
            with club.together():
                writing.set()
                done.wait(10)

        with other:
            assert club.get(SettingRow, "a") == SettingRow("a", "b")
        other.close()
        thread = threading.Thread(target=write)
        thread.start()
        assert writing.wait(10)
        assert club.get(SettingRow, "a") == SettingRow("a", "b")
        done.set()
        thread.join()


def test_what_is_being_written_is_read_by_who_writes_it_and_by_nobody_else(tmp_path: Path) -> None:
    with ClubStore.open(str(tmp_path / "club")) as club, ClubStore.open(str(tmp_path / "club")) as other:
        with club.together():
            club.put(SettingRow("a", "b"))
            assert club.get(SettingRow, "a") == SettingRow("a", "b")
            assert other.get(SettingRow, "a") is None
        assert other.get(SettingRow, "a") == SettingRow("a", "b")


def test_the_version_is_another_after_every_change_whoever_made_it(tmp_path: Path) -> None:
    with ClubStore.open(str(tmp_path / "club")) as club, ClubStore.open(str(tmp_path / "club")) as other:
        versions = [club.version()]
        for number, store in enumerate((club, other, other, club)):
            store.put(SettingRow("a", str(number)))
            versions.append(club.version())
            assert club.version() == versions[-1]
            with store.together():
                assert store.version() is None
        assert len(set(versions)) == len(versions)
