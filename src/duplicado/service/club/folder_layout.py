"""Folder layout of a club."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from duplicado.store.club import ClubStore
from duplicado.store.store_selection import is_database

CLUB_FILE_NAME: Final = "club.duplicado"
_FOLDER: Final = 0o700
_FILE: Final = 0o600
BACKUPS: Final = "backups"
"""The folder, in that of the club, of the copies that it makes itself."""


def club_file(setting: str) -> Path:
    """Return the file in which the club of a folder is kept."""
    return Path(setting) / CLUB_FILE_NAME


def club_setting(setting: str) -> str:
    """Return what `ClubStore.open` opens of the club of a setting: its file, or the database itself."""
    return setting if is_database(setting) else str(club_file(setting))


def noted_place(setting: str, store: ClubStore) -> str:
    """Return the place of a club's own rows, as this computer notes it, see `witnessing`."""
    return store.place if is_database(setting) else str(club_file(setting).absolute())


def backup_file(setting: str, event: str) -> Path | None:
    """Return where the backups of an event go; `None` where a database keeps it, which has its own."""
    return None if is_database(setting) else Path(setting) / BACKUPS / f"{event}.backup"


def only_for_owner(folder: Path) -> None:
    """Let nobody but the owner look into a folder and what is in it: names, hands and seeds are there.

    Where the system has no such permissions, or the files are somebody else's, they stay as they are.
    """
    for each in (folder, *folder.iterdir(), *(folder / BACKUPS).glob("*")):
        with suppress(OSError):
            if not each.is_symlink():
                each.chmod(_FOLDER if each.is_dir() else _FILE)
