"""Small files that are there whole or not at all, wherever a program or the room on a disk ends: keys, certificates.

They are for their owner alone.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path


def drawn_once(path: Path, draw: Callable[[], bytes]) -> bytes:
    """Return what a file has; where it is not there or empty, what is drawn is put there first.

    Of two programs that draw at the same time both are told what the one has put there.

    Raises:
        OSError: it cannot be written or read.
    """
    with _written_beside(path, draw()) as part:
        try:
            os.link(part, path)  # fails where somebody was first
        except OSError:  # or where the disk knows no second name of a file
            if not path.exists() or not path.stat().st_size:
                part.replace(path)
    return path.read_bytes()


def put(path: Path, data: bytes) -> None:
    """Put data in the place of what a file had.

    Raises:
        OSError: it cannot be written; what was there is there still.
    """
    with _written_beside(path, data) as part:
        part.replace(path)


@contextmanager
def _written_beside(path: Path, data: bytes) -> Generator[Path]:
    """Write data beside a place, on the disk, and take away afterwards what is still there."""
    opened, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(opened, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        yield part
    finally:
        part.unlink(missing_ok=True)
