"""Seeds and keys on a club's disk are sealed with a key that is apart from its file; folders of before still open."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import stat
import sys
import uuid
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner, Result
from tests.club.conftest import EVENT, Club, founded, result, serving

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.event.facts.progress import SessionEnded
from duplicado.service.club.folder_layout import CLUB_FILE_NAME
from duplicado.service.live.roles import Role
from duplicado.service.playing.room import Room
from duplicado.store.club_rows import SettingRow
from duplicado.store.port import NewEntry, StoreUnavailable
from duplicado.store.sqlite import SqliteStore
from duplicado.store.sqlite_files import texts_in
from duplicado.store.store_selection import shelf_at
from duplicado.store.streams import SqliteStreams
from duplicado.store.vault import KEY_FILE, KEY_VARIABLE, drawn_in
from duplicado.vocabulary.seats import Seat

AT = f"/api/1/events/{EVENT}/boards/1"


def deal(club: Club, how: str = "dealt") -> str:
    """Have something drawn, and return the seed."""
    answer = club.organizer().send("POST", AT, {"id": "x", "how": how})
    assert answer.status_code == 200, answer.text
    if how == "gather":
        return club.house.gatherings.of(EVENT)[1].lot.seed
    return club.house.dealt.of(EVENT)[1][0].seed


def kept(folder: Path) -> list[str]:
    """Return every text that the club's own file has."""
    return list(texts_in(folder / CLUB_FILE_NAME))


def close_log(folder: Path) -> None:
    connection = sqlite3.connect(folder / CLUB_FILE_NAME)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


@pytest.mark.parametrize("how", ["dealt", "gather"])
def test_a_copy_of_the_file_tells_no_seed_and_no_key(tmp_path: Path, how: str) -> None:
    with serving(tmp_path / "club") as club:
        founded(club)
        seed = deal(club, how)
        secret = club.house.secrets.events.hex()
    close_log(tmp_path / "club")
    texts = kept(tmp_path / "club")
    assert any(each.startswith("sealed:1:") for each in texts)
    assert not any(seed in each or secret in each for each in texts)
    key = tmp_path / "club" / KEY_FILE
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    with serving(tmp_path / "club") as club:
        assert club.house.secrets.events.hex() == secret
        there = club.house.dealt.of(EVENT) if how == "dealt" else club.house.gatherings.of(EVENT)
        assert seed in str(there)


def test_what_was_kept_before_there_were_seals_is_read_and_sealed_when_it_is_written(tmp_path: Path) -> None:
    with serving(tmp_path / "club") as club:
        founded(club)
        seed = deal(club)
        plain = club.house.dealt.vault.opened
        rows = {row.name: plain(row.value) for row in club.house.store.all(SettingRow)}
    close_log(tmp_path / "club")
    with sqlite3.connect(tmp_path / "club" / CLUB_FILE_NAME) as connection:
        for name, value in rows.items():
            connection.execute("UPDATE club_setting SET value = ? WHERE name = ?", (value, name))
    (tmp_path / "club" / KEY_FILE).unlink()
    with serving(tmp_path / "club") as club:
        (lot,) = club.house.dealt.of(EVENT)[1]
        assert lot.seed == seed
        club.house.dealt.keep(EVENT, {1: (lot,)})
        assert club.house.dealt.of(EVENT) == {1: (lot,)}
    close_log(tmp_path / "club")
    assert not any(seed in each for each in kept(tmp_path / "club"))


def test_without_the_key_the_events_are_whole_and_the_seeds_are_told_to_be_lost(tmp_path: Path) -> None:
    with serving(tmp_path / "club") as club:
        founded(club)
        deal(club)
    shutil.move(tmp_path / "club" / KEY_FILE, tmp_path / "kept.key")
    with serving(tmp_path / "club") as club:
        organizer = club.organizer()
        assert organizer.get(f"/api/1/events/{EVENT}/view").status_code == 200
        told = organizer.get(f"/api/1/events/{EVENT}/boards")
        assert told.status_code == 503, told.text
        with pytest.raises(StoreUnavailable, match=KEY_FILE):
            club.house.dealt.of(EVENT)
    shutil.move(tmp_path / "kept.key", tmp_path / "club" / KEY_FILE)
    with serving(tmp_path / "club") as club:
        assert club.house.dealt.of(EVENT)


def test_the_key_is_in_the_key_ring_of_the_system_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring: dict[tuple[str, str], str] = {}

    def stored(service: str, name: str) -> str | None:
        return ring.get((service, name))

    def store(service: str, name: str, key: str) -> None:
        ring[service, name] = key

    fake = SimpleNamespace(get_password=stored, set_password=store)
    monkeypatch.setitem(sys.modules, "keyring", fake)
    sealed = drawn_in(tmp_path).seal("a seed")
    assert not (tmp_path / KEY_FILE).exists()
    assert (len(ring), drawn_in(tmp_path).opened(sealed)) == (1, "a seed")

    def locked(*_: object) -> None:
        raise RuntimeError("the ring is locked")

    fake.get_password = locked
    with pytest.raises(StoreUnavailable):
        drawn_in(tmp_path).opened(sealed)
    assert (tmp_path / KEY_FILE).exists(), "what is sealed from now on is sealed with the folder's key"


def kept_deals(path: Path) -> list[str]:
    """Return the texts of entries with deals as a file keeps them."""
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT text FROM entry WHERE text LIKE '%deals-recorded%' ORDER BY number").fetchall()
    connection.close()
    return [str(each) for (each,) in rows]


def test_the_file_of_an_event_tells_no_deal_to_be_played(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    with serving(folder) as club:
        founded(club)
        deal(club)
        (text,) = kept_deals(folder / f"{EVENT}.event")
        assert text.startswith("sealed:1:")
        veiled = json.loads(text.partition(" ")[2])
        assert veiled["fact"]["layouts"] == {"map": []}
        backup = club.organizer().send("POST", f"/api/1/events/{EVENT}/backup")
        assert backup.status_code == 200, backup.text
    (copied,) = kept_deals(folder / "backups" / f"{EVENT}.backup")
    assert copied.startswith("sealed:1:")
    with SqliteStore.open(folder / f"{EVENT}.event") as store:
        assert store.verify() == len(list(store.read()))
        (dealt,) = [each for each in store.read() if each.veiled]
        assert json.loads(dealt.text)["fact"]["layouts"]["map"]


def test_when_play_is_over_the_deals_need_no_key(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    with serving(folder) as club:
        founded(club)
        deal(club)
        club.person(Role.DIRECTOR).done(SessionEnded(1))
    (folder / KEY_FILE).unlink()
    (text,) = kept_deals(folder / f"{EVENT}.event")
    assert json.loads(text)["fact"]["layouts"]["map"]
    with SqliteStore.open(folder / f"{EVENT}.event") as store:
        store.verify()


def test_without_the_key_an_event_goes_on_without_its_deals_and_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    file = folder / f"{EVENT}.event"
    with serving(folder) as club:
        founded(club)
        deal(club)
    shown = run("event", "log", str(file))
    assert (shown.exit_code, KEY_FILE in shown.stderr) == (0, False), shown.output
    assert run("verify", str(file)).exit_code == 0
    shutil.move(folder / KEY_FILE, tmp_path / "kept.key")
    shown = run("event", "log", str(file))
    assert shown.exit_code == 0, shown.output
    assert f"put {file.parent / KEY_FILE} back" in shown.stderr
    told = run("verify", str(file))
    assert (told.exit_code, KEY_FILE in told.stderr) == (2, True), told.output
    named = run("verify", str(file), key=tmp_path / "kept.key")
    assert named.exit_code == 0, named.output
    with serving(folder) as club:
        club.person(Role.SCORER).done(result(3, 5, "4S N =", side=None))
        health = club.organizer().get(f"/api/1/events/{EVENT}/health").json()
        assert KEY_FILE in health["failing"]["key"]
    shutil.move(tmp_path / "kept.key", folder / KEY_FILE)
    assert run("verify", str(file)).exit_code == 0
    with serving(folder) as club:
        assert club.organizer().get(f"/api/1/events/{EVENT}/health").json()["failing"] == {}


def run(*words: str, key: Path | None = None) -> Result:
    named = {KEY_VARIABLE: None if key is None else str(key)}
    return CliRunner().invoke(root_group(COMMANDS), words, env={"DUPLICADO_LANG": "en", **named})


def test_a_played_table_keeps_its_board_sealed(tmp_path: Path) -> None:
    drawn_in(tmp_path)
    path = tmp_path / "casual.play"

    async def play() -> None:
        room = await Room.open(SqliteStreams.open(path))
        opened = await room.open_table(robots=[Seat.E, Seat.S, Seat.W])
        await room.sit(opened.keys[Seat.N])
        await room.close()

    asyncio.run(play())
    connection = sqlite3.connect(path)
    texts = [str(each) for (each,) in connection.execute("SELECT text FROM entry")]
    connection.close()
    assert [each for each in texts if each.startswith("sealed:1:")]
    assert not [each for each in texts if '"layout"' in each]
    streams = SqliteStreams.open(path)
    (name,) = streams.heads()
    assert any('"layout"' in each.text for each in streams.read(name))
    streams.close()


def test_a_database_seals_with_the_key_that_is_named(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, name = shelf_at(postgres), f"sealed {uuid.uuid4().hex}"
    secret = NewEntry("a", '{"deal": 1}', '{"deal": 0}')
    with shelf.create(name) as store:
        store.append([NewEntry("open", "1", "0")])
        assert [each.veiled for each in store.read()] == [""]
    monkeypatch.setenv(KEY_VARIABLE, str(tmp_path / "named.key"))
    with shelf.open(name) as store:
        store.append([secret])
        assert [(each.text, each.veiled) for each in store.read()] == [("1", ""), (secret.text, secret.veiled)]
        assert store.verify() == 2
    monkeypatch.delenv(KEY_VARIABLE)
    with shelf.open(name) as store:
        assert [each.text for each in store.read()] == ["1", secret.veiled]
        assert [each.is_veiled for each in store.read()] == [False, True]
        assert store.unseal() == 0
    monkeypatch.setenv(KEY_VARIABLE, str(tmp_path / "named.key"))
    with shelf.open(name) as store:
        assert store.unseal() == 1
        assert [each.veiled for each in store.read()] == ["", ""]
        assert store.verify() == 2
