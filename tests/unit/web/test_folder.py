"""A folder that is replaced as a whole."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from duplicado.web.folder import LIST, ForeignFolderError, check_folder, replace_folder

FIRST = (("index.html", b"one"), ("board/1.html", b"b1"))


def content(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != LIST
    }


def test_a_folder_is_made(tmp_path: Path) -> None:
    target = tmp_path / "a" / "site"
    assert replace_folder(target, FIRST) == ("index.html", "board/1.html")
    assert content(target) == dict(FIRST)
    assert [path.name for path in target.parent.iterdir()] == ["site"]


def test_what_is_not_published_any_more_goes(tmp_path: Path) -> None:
    target = tmp_path / "site"
    replace_folder(target, FIRST)
    replace_folder(target, [("index.html", b"two"), ("board/2.html", b"b2")])
    assert content(target) == {"index.html": b"two", "board/2.html": b"b2"}


def test_files_of_others_stay_when_ours_are_replaced(tmp_path: Path) -> None:
    target = tmp_path / "site"
    replace_folder(target, FIRST)
    (target / "CNAME").write_text("example.org", encoding="utf-8")
    (target / ".git" / "empty").mkdir(parents=True)
    (target / ".git" / "HEAD").write_text("ref", encoding="utf-8")
    (target / "link").symlink_to("nowhere")
    replace_folder(target, [("index.html", b"two")])
    assert content(target) == {"index.html": b"two", "CNAME": b"example.org", ".git/HEAD": b"ref"}
    assert (target / ".git" / "empty").is_dir()
    assert (target / "link").is_symlink()


def test_the_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("theirs", encoding="utf-8")
    (tmp_path / "photo.jpg").write_bytes(b"picture")
    with pytest.raises(ForeignFolderError):
        replace_folder(tmp_path, FIRST)
    assert content(tmp_path) == {"index.html": b"theirs", "photo.jpg": b"picture"}
    replace_folder(tmp_path, FIRST, force=True)
    assert content(tmp_path) == {**dict(FIRST), "photo.jpg": b"picture"}
    replace_folder(tmp_path, [("index.html", b"two")])  # ours now, the picture still theirs
    assert content(tmp_path) == {"index.html": b"two", "photo.jpg": b"picture"}


@pytest.mark.parametrize(
    "listed", ["", "[]", "{}", '{"form": "another 1", "files": []}', '{"form": "duplicado site 1"}']
)
def test_a_list_that_is_not_ours_proves_nothing(tmp_path: Path, listed: str) -> None:
    (tmp_path / LIST).write_text(listed, encoding="utf-8")
    with pytest.raises(ForeignFolderError):
        check_folder(tmp_path)


def test_an_empty_folder_may_be_taken(tmp_path: Path) -> None:
    replace_folder(tmp_path, FIRST)
    assert content(tmp_path) == dict(FIRST)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("", encoding="utf-8")
    with pytest.raises(NotADirectoryError):
        check_folder(tmp_path / "site", force=True)


@pytest.mark.parametrize("interruption", [KeyboardInterrupt, OSError, RuntimeError])
def test_an_interruption_leaves_everything_as_it_was(tmp_path: Path, interruption: type[BaseException]) -> None:
    target = tmp_path / "site"
    replace_folder(target, FIRST)

    def half() -> Iterator[tuple[str, bytes]]:
        yield "index.html", b"half"
        raise interruption

    with pytest.raises(interruption):
        replace_folder(target, half())
    assert content(target) == dict(FIRST)
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_when_the_new_folder_cannot_take_its_place_the_old_one_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "site"
    replace_folder(target, FIRST)
    rename = Path.rename

    def refuse(path: Path, to: Path) -> Path:
        if ".new-" in path.name:
            raise OSError("refused")
        return rename(path, to)

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(OSError, match="refused"):
        replace_folder(target, [("index.html", b"two")])
    assert content(target) == dict(FIRST)
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


@pytest.mark.parametrize("name", ["../index.html", "/etc/index.html", "a/../../b"])
def test_no_file_is_written_outside(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="out of the folder"):
        replace_folder(tmp_path / "site", [(name, b"")])
    assert list(tmp_path.iterdir()) == []


def test_others_may_read_what_is_published(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        replace_folder(tmp_path / "site", FIRST)
    finally:
        os.umask(before)
    assert (tmp_path / "site").stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "site" / "index.html").stat().st_mode & 0o777 == 0o644
