"""Addresses of the pages of a club's event."""

from __future__ import annotations

from urllib.parse import quote

__all__ = ["event_path"]


def event_path(event: str, *more: object) -> str:
    """Return the address of a page of an event."""
    return "/".join(["/e", *(quote(str(each), safe="") for each in (event, *more))])
