"""Keys are there whole or not at all, wherever the program or the room on the disk ended."""

from __future__ import annotations

import errno
import os
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest

from duplicado.store.vault import KEY_FILE, drawn_in
from duplicado.store.whole_files import drawn_once, write_whole
from duplicado.store.witness import KeyedHead, Witness


def full(*_args: object) -> int:
    raise OSError(errno.ENOSPC, "no space left")


def test_a_disk_without_room_leaves_no_key_and_with_room_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        patched.setattr(os, "fsync", full)
        assert not drawn_in(tmp_path).has_key
        assert Witness(tmp_path).note(KeyedHead("a", "b", 1, "c", "")) is None
    assert list(tmp_path.iterdir()) == []
    assert drawn_in(tmp_path).opened(drawn_in(tmp_path).seal("a seed")) == "a seed"
    assert Witness(tmp_path).note(KeyedHead("a", "b", 1, "c", "")) is not None


def test_a_key_of_which_only_the_name_was_written_is_drawn(tmp_path: Path) -> None:
    """As a program left it that was ended between making the file and writing it."""
    for name in (KEY_FILE, "head.key"):
        (tmp_path / name).touch()
    assert drawn_in(tmp_path).has_key
    assert not Witness(tmp_path).has_key
    noted = Witness(tmp_path).note(KeyedHead("a", "b", 1, "c", ""))
    assert noted is not None
    assert Witness(tmp_path).is_sealed(noted)


def test_a_line_that_was_broken_off_takes_no_other_with_it(tmp_path: Path) -> None:
    witness = Witness(tmp_path)
    first = witness.note(KeyedHead("a", "b", 1, "c", ""))
    with (tmp_path / "heads.jsonl").open("ab") as heads:
        heads.write(b'{"founding": "a", "na')
    second = witness.note(KeyedHead("a", "b", 2, "d", ""))
    assert list(witness.all()) == [first, second]


@pytest.mark.parametrize("has_links", [True, False])
def test_all_who_draw_at_once_are_told_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, has_links: bool
) -> None:
    if not has_links:  # as on a stick of memory
        monkeypatch.setattr(os, "link", full)
    path, numbers = tmp_path / "key", count()
    with ThreadPoolExecutor(8 if has_links else 1) as many:
        told = set(many.map(lambda _: drawn_once(path, lambda: b"key %d" % next(numbers)), range(40)))
    assert told == {path.read_bytes()}
    assert list(tmp_path.iterdir()) == [path]
    assert os.name != "posix" or path.stat().st_mode & 0o777 == 0o600


def test_what_cannot_be_put_leaves_what_there_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "key"
    write_whole(path, b"before")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        write_whole(path, b"afterwards")
    assert (list(tmp_path.iterdir()), path.read_bytes()) == ([path], b"before")
