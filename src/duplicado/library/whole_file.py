"""Writing of a file that is there whole or not at all."""

from __future__ import annotations

import os
import tempfile
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
