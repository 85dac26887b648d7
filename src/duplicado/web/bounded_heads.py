"""Protocol of requests as httptools reads them (the extra `speed`), with a bound on their heads, which it has not."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST: Final = 65_536
"""Bytes in which the head of a request has come to its end: as many as h11 allows."""


class BoundedHeads(HttpToolsProtocol):
    """A connection on which nobody sends a head without an end."""

    _unread = 0
    """Bytes that have come since the last head, or piece of a body, was read."""

    def data_received(self, data: bytes) -> None:
        """Read on, and hang up on who sends what comes to no end."""
        self._unread += len(data)
        super().data_received(data)
        if self._unread > LONGEST and not self.transport.is_closing():
            self.send_400_response("Head too long.")

    def on_headers_complete(self) -> None:
        """Begin to answer."""
        self._unread = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Hand on a piece of the body."""
        self._unread = 0
        super().on_body(body)
