"""Lock of a folder: one server to it, and nobody who puts other files in the place of those that it has open.

The system itself takes the lock away when the program ends, however it ends. Who holds it stands in a file beside it.
"""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Self

from filelock import FileLock, Timeout

from duplicado.store.port import FolderHeld, StoreUnavailable

LOCK: Final = ".duplicado-lock"
"""The name of the file that is locked; it may stay there, and means nothing by itself."""
_HOLDER: Final = ".duplicado-lock.json"
"""The name of the file that says who holds it: on Windows what is locked cannot be read."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Holder of a folder's lock."""

    pid: int
    """The number of the program, as the system counts them."""
    host: str
    """The computer."""
    since: str
    """ISO 8601."""
    address: str
    """Address at which it can be reached; empty where it cannot."""
    what: str
    """Command that it carries out: `serve`, `restore`, `tidy`, `erase`."""

    @classmethod
    def this(cls, what: str, address: str = "") -> Self:
        """Return this program."""
        return cls(os.getpid(), socket.gethostname(), datetime.now(UTC).isoformat(timespec="seconds"), address, what)


class FolderLock:
    """A folder that this program holds until it lets go or ends."""

    def __init__(self, folder: Path, what: str, address: str = "") -> None:
        """Take the folder.

        Args:
            folder: the folder, which is there.
            what: what is done with it, see `Holder`.
            address: where this program can be reached.

        Raises:
            FolderHeld: another program holds it; the message names it.
            StoreUnavailable: it cannot be locked.
        """
        self.folder = folder
        self._lock = FileLock(folder / LOCK, mode=0o600, is_singleton=False, thread_local=False)
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise _held(folder) from None
        except (OSError, NotImplementedError) as error:
            told = f"{folder} cannot be locked: {error}; allow writing in it, or make room"
            raise StoreUnavailable(told).told_as("store-not-locked", folder, error) from None
        self.say(Holder.this(what, address))

    def say(self, holder: Holder) -> None:
        """Let others read who holds it; where there is no room for that, they are told that somebody does."""
        path = self.folder / _HOLDER
        with suppress(OSError):
            part = path.with_name(f"{_HOLDER}.part")
            part.touch(mode=0o600)
            part.write_text(json.dumps(asdict(holder)))
            part.replace(path)

    def release(self) -> None:
        """Let go; to do so again does nothing."""
        if self._lock.is_locked:
            with suppress(OSError):
                (self.folder / _HOLDER).unlink(missing_ok=True)
            self._lock.release()


def holder_of(folder: Path) -> Holder | None:
    """Return who said last that he holds a folder; `None` where that cannot be read."""
    try:
        return Holder(**json.loads((folder / _HOLDER).read_text()))
    except (OSError, ValueError, TypeError):
        return None


def _held(folder: Path) -> FolderHeld:
    holder = holder_of(folder)
    if holder is None:
        return FolderHeld(f"{folder} is held by another program: end that first").told_as("store-held", folder)
    told = (
        f"{folder} is held by program {holder.pid} on {holder.host} since {holder.since} ({holder.what} "
        f"{holder.address}): end that first"
    )
    since = datetime.fromisoformat(holder.since).astimezone().strftime("%Y-%m-%d %H:%M")
    values = (holder.pid, holder.host, since, holder.address or "-", holder.what)
    return FolderHeld(told).told_as("store-held-by", folder, *values)


@contextmanager
def held_for(folder: Path, what: str) -> Generator[None]:
    """Hold a folder while something is done with its files that nobody may have open.

    A folder that is not there, or in which nothing may be written, is not held: what is done there tells of that.

    Raises:
        FolderHeld: another program holds it.
    """
    try:
        lock = FolderLock(folder, what)
    except FolderHeld:
        raise
    except StoreUnavailable:
        yield
        return
    try:
        yield
    finally:
        lock.release()
