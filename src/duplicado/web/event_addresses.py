"""Addresses of the pages of a club's event."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

WALL: Final = "wall"
"""Ending of the address of an event for its screen on the wall."""


def event_path(event: str, *more: object) -> str:
    """Return the address of a page of an event."""
    return "/".join(["/e", *(quote(str(each), safe="") for each in (event, *more))])
