"""One program at a time holds a folder, until it lets go or ends, however it ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.store.backup import restore
from duplicado.store.club import ClubStore
from duplicado.store.club_copies import restore_club
from duplicado.store.folder_lock import FolderLock, held_for, holder_of
from duplicado.store.port import FolderHeld, NewEntry
from duplicado.store.sqlite import SqliteStore

HOLDER = """
import sys
from pathlib import Path
from duplicado.store.folder_lock import FolderLock
held = FolderLock(Path(sys.argv[1]), "serve", "http://192.0.2.7:8000/")
print("held", flush=True)
sys.stdin.read()
"""


def call(*arguments: str | Path) -> Result:
    return CliRunner().invoke(root_group(COMMANDS), [str(each) for each in arguments])


def begun(folder: Path) -> subprocess.Popen[str]:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    return holder


def test_who_holds_it_is_named_and_nobody_else_has_it(tmp_path: Path) -> None:
    with begun(tmp_path) as holder:
        with pytest.raises(FolderHeld) as caught:
            FolderLock(tmp_path, "serve")
        for told in (str(holder.pid), "http://192.0.2.7:8000/", str(tmp_path), "end that first"):
            assert told in str(caught.value)
        found = holder_of(tmp_path)
        assert found is not None
        assert (found.pid, found.what) == (holder.pid, "serve")
        holder.kill()
        holder.wait()
        # What it left behind holds nothing: the system has taken the lock away with it.
        assert (tmp_path / ".duplicado-lock").exists()
        FolderLock(tmp_path, "serve").release()


def test_two_in_one_program_are_two(tmp_path: Path) -> None:
    first = FolderLock(tmp_path, "serve")
    with pytest.raises(FolderHeld), held_for(tmp_path, "restore"):
        pass
    first.release()
    first.release()
    with held_for(tmp_path, "restore"), pytest.raises(FolderHeld, match="restore"):
        FolderLock(tmp_path, "serve")
    FolderLock(tmp_path, "serve").release()


def test_files_of_a_folder_that_is_served_are_not_replaced(tmp_path: Path) -> None:
    folder, copy, club = tmp_path / "club", tmp_path / "copy", tmp_path / "club.copy"
    folder.mkdir()
    with SqliteStore.create(copy) as store:
        store.append([NewEntry("a", "b")])
    ClubStore.open(str(club)).close()
    with SqliteStore.create(folder / "Thursday.event") as store:
        store.append([NewEntry("c", "d")])
    lock = FolderLock(folder, "serve")
    with pytest.raises(FolderHeld):
        restore(copy, folder / "Thursday.event", replace=True)
    with pytest.raises(FolderHeld):
        restore_club(club, folder / "club.duplicado")
    lock.release()
    assert sorted(each.name for each in folder.iterdir()) == [".duplicado-lock", "Thursday.event"]
    assert restore(copy, folder / "Thursday.event", replace=True) == 1
    assert restore_club(club, folder / "club.duplicado") == 0


def test_what_was_kept_of_a_file_is_not_replaced_by_the_next(tmp_path: Path) -> None:
    path, copy = tmp_path / "Thursday.event", tmp_path / "copy"
    with SqliteStore.create(copy) as store:
        store.append([NewEntry("a", "b")])
    for kept in (b"first", b"second", b"third"):
        path.write_bytes(kept)
        restore(copy, path, replace=True)
    former = sorted(tmp_path.glob("*.former*"))
    assert [each.read_bytes() for each in former] == [b"first", b"second", b"third"]


@pytest.mark.parametrize(
    "command",
    [("club", "tidy"), ("club", "erase", "FOLDER", "Ana Lima", "--yes"), ("serve", "FOLDER", "--port", "0")],
    ids=lambda each: each[-1] if len(each) == 2 else each[0],
)
@pytest.mark.parametrize(("language", "said"), [("en", "End that first"), ("es", "Ciérrelo"), ("pt", "Termine-o")])
def test_commands_that_want_the_folder_for_themselves_say_who_has_it(
    tmp_path: Path, command: tuple[str, ...], language: str, said: str
) -> None:
    folder = tmp_path / "club"
    folder.mkdir()
    ClubStore.open(str(folder / "club.duplicado")).close()
    lock = FolderLock(folder, "serve", "http://192.0.2.7:8000/")
    words = [str(folder) if each == "FOLDER" else each for each in command]
    done = call(*(words if len(command) > 2 else [*words, folder]), "--lang", language)
    lock.release()
    assert done.exit_code == 2
    assert said in done.output
    assert "http://192.0.2.7:8000/" in done.output
