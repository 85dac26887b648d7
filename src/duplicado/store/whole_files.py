"""Files that are there whole or not at all, wherever a program or the room on a disk ends.

Exports and what is converted, keys and certificates are written by it.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def write_whole(target: Path, data: bytes, *, mode: int = 0o600, over: bool = True) -> None:
    """Write a file beside its place, and put it there when it is on the disk.

    Args:
        target: the path.
        data: what is to be in it.
        mode: its permissions; its owner may read and write it in any case.
        over: whether a file of that name is written over.

    Raises:
        FileExistsError: there is one, and `over` is false.
        OSError: it cannot be written; it names the target.
    """
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(target)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(mode | 0o600)
        _put(Path(name), target, over=over)
    finally:
        with suppress(FileNotFoundError):
            Path(name).unlink()


def drawn_once(path: Path, draw: Callable[[], bytes]) -> bytes:
    """Return what a file of its owner alone has; where it is not there or empty, what is drawn is put there first.

    Of two programs that draw at the same time both are told what the one has put there.

    Raises:
        OSError: it cannot be written or read.
    """
    try:
        write_whole(path, draw(), over=False)
    except FileExistsError:
        if not path.stat().st_size:
            write_whole(path, draw())
    return path.read_bytes()


def _put(made: Path, target: Path, *, over: bool) -> None:
    """Give the finished file its name."""
    if not over:
        try:
            target.hardlink_to(made)  # unlike a renaming, this fails when the name is taken
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            if target.exists():
                raise FileExistsError(target) from None
        else:
            return
    made.replace(target)
