"""Replacement of a folder as a whole: readers see the old site or the new one, and foreign files are kept.

The new files are written beside the folder, which takes their place by two renamings. What stands in the folder and was
not written by us (a CNAME, a `.git`) is carried over. Which files are ours is told by a list in the folder.
"""

from __future__ import annotations

import json
import secrets
import shutil
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Final, cast

from duplicado.vocabulary.errors import DuplicadoError

LIST: Final = "duplicado-site.json"
"""The list of our files, in the folder itself."""
_FORM: Final = "duplicado site 1"


class ForeignFolderError(DuplicadoError):
    """The folder has files in it, and none of them says that it is ours."""


def check_folder(folder: Path, *, force: bool = False) -> None:
    """Look whether a folder may be written, before anything is made.

    Raises:
        ForeignFolderError: somebody else's files are in it, and `force` was not asked for.
        NotADirectoryError: it is a file.
        OSError: it cannot be looked at.
    """
    if folder.exists() and not folder.is_dir():
        raise NotADirectoryError(str(folder))
    if not force and folder.is_dir() and _ours(folder) is None and any(folder.iterdir()):
        raise ForeignFolderError(str(folder))


def replace_folder(folder: Path, files: Iterable[tuple[str, bytes]], *, force: bool = False) -> tuple[str, ...]:
    """Put files into a folder in the place of those that were put there before; return their paths.

    Until all of them are written the folder stays as it was, whatever happens.

    Args:
        folder: where; made if it is not there.
        files: their paths below the folder, with `/`, and what is in them.
        force: whether a folder with somebody else's files is taken too. They stay, except where the path is the same.

    Raises:
        ForeignFolderError: see `check_folder`.
        OSError: something cannot be written.
        ValueError: a path leads out of the folder.
    """
    check_folder(folder, force=force)
    target = folder.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = _beside(target, "new")
    fresh.mkdir()
    try:
        written = _write(fresh, files)
        if target.is_dir():
            _carry_over(target, fresh)
            shutil.copymode(target, fresh)
        _exchange(target, fresh)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return written


def _beside(target: Path, what: str) -> Path:
    # Not tempfile.mkdtemp: its folders are for their owner alone, and a site is read by a server.
    return target.with_name(f".{target.name}.{what}-{secrets.token_hex(6)}")


def _write(fresh: Path, files: Iterable[tuple[str, bytes]]) -> tuple[str, ...]:
    written: list[str] = []
    for name, body in files:
        path = PurePosixPath(name)
        if path.is_absolute() or ".." in path.parts:
            raise ValueError(f"{name} leads out of the folder")
        file = fresh / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
        written.append(name)
    listed = {"form": _FORM, "files": sorted(written)}
    (fresh / LIST).write_text(json.dumps(listed, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
    return tuple(written)


def _ours(folder: Path) -> frozenset[str] | None:
    """Return the files that we wrote into a folder; `None` where we never did."""
    try:
        listed: object = json.loads((folder / LIST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if not isinstance(listed, dict):
        return None
    known = cast("dict[str, object]", listed)
    files = known.get("files")
    if known.get("form") != _FORM or not isinstance(files, list):
        return None
    return frozenset(str(name) for name in cast("list[object]", files)) | {LIST}


def _carry_over(target: Path, fresh: Path) -> None:
    """Copy what is in the folder and not ours; a new file of the same path goes before it."""
    ours = _ours(target) or frozenset[str]()
    for path in sorted(target.rglob("*")):
        name = path.relative_to(target)
        copy = fresh / name
        if copy.exists() or copy.is_symlink() or name.as_posix() in ours:
            continue
        if path.is_dir() and not path.is_symlink():
            if not any(path.iterdir()):
                copy.mkdir(parents=True)
        else:
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy, follow_symlinks=False)


def _exchange(target: Path, fresh: Path) -> None:
    """Put the new folder in the place of the old one, and the old one back if that fails."""
    if not target.exists():
        fresh.rename(target)
        return
    old = _beside(target, "old")
    target.rename(old)
    try:
        fresh.rename(target)
    except BaseException:
        old.rename(target)
        raise
    shutil.rmtree(old, ignore_errors=True)
