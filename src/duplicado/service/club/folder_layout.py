"""Folder layout of a club."""

from __future__ import annotations

from pathlib import Path
from typing import Final

__all__ = ["BACKUPS", "CLUB_FILE_NAME", "club_file"]

CLUB_FILE_NAME: Final = "club.duplicado"
BACKUPS: Final = "backups"
"""The folder, in that of the club, of the copies that it makes itself."""


def club_file(setting: str) -> Path:
    """Return the file in which the club of a folder is kept."""
    return Path(setting) / CLUB_FILE_NAME
