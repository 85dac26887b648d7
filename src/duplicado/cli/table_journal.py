"""The journal of a table: a case on disk that is whole after every step, so that nothing typed is ever lost."""

from __future__ import annotations

import os
from pathlib import Path


class Journal:
    """A file to which each step is appended; it is written anew, in one move, only when something is taken back."""

    def __init__(self, path: Path) -> None:
        """Take a path at which there is no file yet; nothing is written before the first step."""
        self.path = path

    @property
    def exists(self) -> bool:
        """True where anything has been written."""
        return self.path.exists()

    def append(self, head: str, line: str) -> None:
        """Write one more step, and before the first one the head of the case.

        Raises:
            OSError: the file cannot be written.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            if file.tell() == 0:
                file.write(head)
            file.write(f"{line}\n")
            file.flush()
            os.fsync(file.fileno())

    def rewrite(self, text: str) -> None:
        """Put a whole case in the place of what was written; the old one stands until the new one is on disk.

        Raises:
            OSError: the file cannot be written.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(f"{self.path.name}.new")
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self.path)

    def discard(self) -> None:
        """Remove the file: what it holds is kept elsewhere, or is nothing."""
        self.path.unlink(missing_ok=True)
