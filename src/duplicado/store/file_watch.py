"""Watch over an open file: whether what was opened is still what its path stands for."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self, TypeAlias

from duplicado.store.port import RecordReplaced, StoreUnavailable
from duplicado.store.sqlite_files import not_now, read_aside, told
from duplicado.store.transactions import SQLITE_FAULTS

BESIDE: Final = ("-wal", "-shm")
"""Endings of what SQLite keeps beside a file that is open in write-ahead mode."""
_LOG_BEGINS: Final = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
_PATIENCE: Final = 2.0
"""Seconds for which a file may look torn: so long a busy computer may take to put a log into it."""
_BETWEEN: Final = 0.01
"""Seconds between two looks at it."""

_Identity: TypeAlias = tuple[int, int]
Mark: TypeAlias = tuple[int | str, ...]
"""Position to which a file went; a later one of the same file is never smaller."""
Look: TypeAlias = Callable[[sqlite3.Connection], Mark | None]
"""Compares what stands in the file itself, without its log, with what is open; `None`: it is something else."""


@dataclass(slots=True)
class FileWatch:
    """Watch on a path whose file is open. What is found to be gone once stays so."""

    path: Path
    look: Look
    identity: dict[str, _Identity]
    """By what is added to the name of the file; what was not there is not watched."""
    written: tuple[int, int] = (0, 0)
    mark: Mark = ()
    lost: RecordReplaced | None = None
    _absolute: str = field(default="", init=False)

    def __post_init__(self) -> None:
        """Keep the whole name: the folder in which the program works may change."""
        self._absolute = str(self.path.absolute())

    @classmethod
    def begun(cls, path: Path, look: Look) -> Self:
        """Begin to watch a file that is open, and has been read, by now."""
        found = {each: _identity(Path(f"{path.absolute()}{each}")) for each in ("", *BESIDE)}
        watch = cls(path, look, {name: each for name, each in found.items() if each is not None})
        watch.check()
        return watch

    def check(self) -> None:
        """See that everything is as it was opened.

        Raises:
            RecordReplaced: it is not: what is written to what was opened would be found by nobody.
            StoreUnavailable: that cannot be seen now, as where the system grants no further open file.
        """
        if self.lost is None:
            try:
                what = self._gone() or self._altered()
            except OSError as error:
                raise not_now(self.path, error) from None
            if not what:
                return
            said = (
                f"{self.path} is no longer the file that was opened ({_WHAT[what]}): nothing more is written to it; "
                "put it back, or take over what was entered"
            )
            self.lost = RecordReplaced(said).told_as("store-replaced", self.path, what)
        raise RecordReplaced(str(self.lost)).told_as(self.lost.code, *self.lost.values)

    def _gone(self) -> str:
        for name, was in self.identity.items():
            found = _identity(Path(f"{self._absolute}{name}"))
            if found is None:
                return "log-gone" if name else "gone"
            if found != was:
                return "log-replaced" if name else "replaced"
        return "" if self._log_is_one() else "log-replaced"

    def _log_is_one(self) -> bool:
        """Tell whether the log begins as one does, or is empty: one that was cut off and written on does not."""
        if "-wal" not in self.identity:
            return True
        try:
            # A log has no locks, so it may be opened past SQLite.
            with open(f"{self._absolute}-wal", "rb") as log:  # noqa: PTH123 - asked at every entry
                begins = log.read(4)
        except _GONE:
            return False
        return not begins or begins in _LOG_BEGINS

    def _altered(self) -> str:
        """Compare what stands in the file when it was written to: by the log that was put into it, or past us."""
        failed: Exception | None = None
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            written = _written(self._absolute)
            if written == self.written:
                return ""
            mark, failed = self._marked()
            if mark is not None and mark >= self.mark:
                if written == _written(self._absolute):  # else it is looked at again the next time
                    self.written, self.mark = written, mark
                return ""
            if failed is not None and self._waits_for_a_reader():
                return ""
            time.sleep(_BETWEEN)
        said = told(self.path, failed) if failed is not None else None
        if isinstance(said, StoreUnavailable):
            raise said
        return "altered"

    def _waits_for_a_reader(self) -> bool:
        """Tell whether the file is whole with its log, of which somebody who reads keeps a part from being put there.

        Of such a log SQLite puts single pages into the file, which alone is torn until the rest follows. What of it can
        be put there now, is.
        """
        try:
            with closing(sqlite3.connect(f"{Path(self._absolute).as_uri()}?mode=rw", uri=True)) as whole:
                if self.look(whole) is None or whole.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                    return False
                _, in_log, put = whole.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                return bool(put < in_log)
        except SQLITE_FAULTS:
            return False

    def _marked(self) -> tuple[Mark | None, Exception | None]:
        """Look at the file itself: it fails as where the log is just being put into it, or no file can be opened."""
        try:
            with closing(read_aside(Path(self._absolute))) as aside:
                return self.look(aside), None
        except SQLITE_FAULTS as error:
            return None, error


_WHAT: Final = {
    "gone": "it was deleted or moved away",
    "replaced": "another one was put in its place",
    "log-gone": "its log, which ends in -wal or -shm, was deleted",
    "log-replaced": "its log, which ends in -wal or -shm, was replaced",
    "altered": "it was written over",
}


_GONE: Final = (FileNotFoundError, NotADirectoryError)
"""Errors that say that there is no such file; any other says only that it cannot be looked at now."""


def _identity(path: Path) -> _Identity | None:
    try:
        found = path.stat()
    except _GONE:
        return None
    return found.st_dev, found.st_ino


def _written(path: str) -> tuple[int, int]:
    try:
        found = Path(path).stat()
    except _GONE:
        return (-1, -1)
    return found.st_mtime_ns, found.st_size
