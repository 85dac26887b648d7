"""Seeds and keys on a club's disk are sealed with a key that is apart from its file; folders of before still open."""

from __future__ import annotations

import shutil
import sqlite3
import stat
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.club.conftest import EVENT, Club, founded, serving

from duplicado.service.club.folder_layout import CLUB_FILE_NAME, KEY_FILE
from duplicado.service.club.vault import Vault
from duplicado.store.club_rows import SettingRow
from duplicado.store.copy_reader import texts_in
from duplicado.store.port import StoreUnavailable

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
    sealed = Vault.open(tmp_path).seal("a seed")
    assert not (tmp_path / KEY_FILE).exists()
    assert (len(ring), Vault.open(tmp_path).opened(sealed)) == (1, "a seed")

    def locked(*_: object) -> None:
        raise RuntimeError("the ring is locked")

    fake.get_password = locked
    with pytest.raises(StoreUnavailable):
        Vault.open(tmp_path).opened(sealed)
    assert (tmp_path / KEY_FILE).exists(), "what is sealed from now on is sealed with the folder's key"
