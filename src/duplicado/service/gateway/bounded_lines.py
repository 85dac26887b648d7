"""Lines from a socket that is not trusted: bounded in length, in time, and in what cannot be read."""

from __future__ import annotations

import asyncio
from typing import Final

MOST_BYTES: Final = 1024
"""Bytes of a line with its end; the longest of the protocol, with an explanation, has a third of it."""


class LineTooLongError(Exception):
    """A line had no end within `MOST_BYTES`."""


async def read_line(reader: asyncio.StreamReader) -> str | None:
    """Return the next line without its end; `None` where the other side has closed.

    The reader was made with `limit=MOST_BYTES`. Bytes that are not ASCII are replaced.

    Raises:
        LineTooLongError: no end of line came in time.
    """
    try:
        data = await reader.readline()
    except ValueError:
        raise LineTooLongError from None
    except ConnectionError:
        return None
    if not data:
        return None
    return data.decode("ascii", "replace").strip()


def send_line(writer: asyncio.StreamWriter, line: str) -> None:
    """Send a line, unless the connection has gone."""
    if not writer.is_closing():
        writer.write(f"{line}\r\n".encode("ascii", "replace"))
