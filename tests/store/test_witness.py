"""Records that somebody altered who can write the file: found by what was kept apart from it, or on paper."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.service.witnessing import HeadFinding, compared, noted_head
from duplicado.store.club import ClubStore
from duplicado.store.port import NewEntry, link
from duplicado.store.sqlite import SqliteStore
from duplicado.store.witness import KeyedHead, Witness


def call(*arguments: str | Path) -> Result:
    return CliRunner().invoke(root_group(COMMANDS), [str(each) for each in arguments])


def new(*names: object) -> list[NewEntry]:
    return [NewEntry(f"id {name}", f"text of {name}") for name in names]


def tied_anew(path: Path) -> None:
    """Alter an entry and tie the whole chain anew, as the program itself would; take the notes away."""
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE entry SET text = 'another result' WHERE number = 3")
        chain = ""
        for number, id_, text in raw.execute("SELECT number, id, text FROM entry ORDER BY number").fetchall():
            chain = link(chain, NewEntry(id_, text))
            raw.execute("UPDATE entry SET chain = ? WHERE number = ?", (chain, number))
        raw.execute("DELETE FROM noted")
    raw.close()


def cut_off(path: Path) -> None:
    with sqlite3.connect(path) as raw:
        raw.execute("DELETE FROM entry WHERE number > 4")
        raw.execute("DELETE FROM noted")
    raw.close()


def with_trigger(path: Path) -> None:
    with sqlite3.connect(path) as raw:
        raw.execute("CREATE TRIGGER x AFTER INSERT ON entry BEGIN DELETE FROM noted; END")
    raw.close()


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A record of six entries, whose head was kept apart at a backup."""
    monkeypatch.setenv("DUPLICADO_KEYS", str(tmp_path / "keys"))
    made = tmp_path / "club" / "Thursday.event"
    made.parent.mkdir()
    with SqliteStore.create(made) as store:
        store.append(new(1, 2, 3, 4, 5, 6))
    assert call("backup", made).exit_code == 0
    return made


@pytest.mark.parametrize(("altered", "said"), [(tied_anew, "tied anew"), (cut_off, "Its end was cut off")])
def test_what_the_chain_cannot_find_the_keyed_head_does(path: Path, altered: Callable[[Path], None], said: str) -> None:
    altered(path)
    with SqliteStore.open(path) as store:
        assert store.verify()  # by itself it is whole
    done = call("verify", path)
    assert done.exit_code == 1
    assert said in done.output
    ClubStore.open(str(path.parent / "club.duplicado")).close()
    assert call("club", "verify", path.parent).exit_code == 1


def test_what_goes_on_is_no_fault(path: Path) -> None:
    with SqliteStore.open(path) as store:
        store.append(new(7))
    done = call("verify", path)
    assert (done.exit_code, "It agrees with what this computer saw" in done.output) == (0, True)
    # A copy elsewhere, under another name, is the same record.
    other = Path(shutil.copy(path, path.with_name("moved.event")))
    cut_off(other)
    assert call("verify", other).exit_code == 1


def test_a_trigger_is_found(path: Path) -> None:
    with_trigger(path)
    done = call("verify", path)
    assert (done.exit_code, "trigger x" in done.output) == (1, True)


def test_an_event_that_is_missing_is_told(path: Path) -> None:
    ClubStore.open(str(path.parent / "club.duplicado")).close()
    assert call("club", "verify", path.parent).exit_code == 0
    path.unlink()
    done = call("club", "verify", path.parent)
    assert (done.exit_code, f"{path} is missing: it had 6 entries" in done.output) == (1, True)


def test_a_lost_key_is_told_and_a_forged_head_is_found(path: Path, tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    assert {each.stat().st_mode & 0o777 for each in keys.iterdir()} == {0o600}
    (keys / "head.key").unlink()
    done = call("verify", path)
    assert (done.exit_code, "key is gone" in done.output) == (0, True)
    with SqliteStore.open(path) as store:
        assert compared(store).found is HeadFinding.NO_KEY
        noted_head(store, "x")  # draws another key: what was sealed with the former proves nothing
        assert compared(store).found is HeadFinding.FORGED
        (keys / "heads.jsonl").unlink()
        assert compared(store).found is HeadFinding.NONE_SEEN
        witness = Witness()
        sealed = witness.note(KeyedHead("id 1", "x", 6, "0" * 64, "2026-01-01"))
        assert sealed is not None
        assert witness.is_sealed(sealed)
        assert not witness.is_sealed(KeyedHead("id 1", "x", 6, "1" * 64, "2026-01-01", sealed.seal))


def test_a_head_on_paper_needs_no_key(path: Path, tmp_path: Path) -> None:
    head = call("backup", path).output.split()[-1]
    shutil.rmtree(tmp_path / "keys")
    with SqliteStore.open(path) as store:
        store.append(new(7))
    assert call("verify", path, "--head", head[:20]).exit_code == 0
    tied_anew(path)
    done = call("verify", path, "--head", head[:20])
    assert (done.exit_code, "does not go on from" in done.output) == (1, True)
    assert call("verify", path, "--head", "9:00000000").exit_code == 1


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_what_is_proved_and_what_not_is_said(path: Path, language: str) -> None:
    said = call("verify", path, "--explain", "--lang", language).output
    assert "--head" in said
    assert "verify_record.py" in said


def test_all_who_note_at_once_use_the_same_key(tmp_path: Path) -> None:
    witnesses = [Witness(tmp_path / "keys") for _ in range(16)]
    seen = [KeyedHead(f"id {number}", "x", 1, "0" * 64, "2026-01-01") for number in range(16)]
    with ThreadPoolExecutor(16) as threads:
        noted = list(threads.map(Witness.note, witnesses, seen))
    assert all(each is not None and witnesses[0].is_sealed(each) for each in noted)
    assert {each.founding for each in witnesses[0].all()} == {each.founding for each in seen}


def test_where_the_file_of_the_key_holds_none_one_is_drawn_or_nothing_is_noted(tmp_path: Path) -> None:
    seen, witness = KeyedHead("id 1", "x", 1, "0" * 64, "2026-01-01"), Witness(tmp_path)
    (tmp_path / "head.key").write_text("no key")
    assert not witness.has_key
    assert witness.note(seen) is None
    (tmp_path / "head.key").write_text("")
    sealed = witness.note(seen)
    assert sealed is not None
    assert witness.is_sealed(sealed)
