"""The server: a socket, an address to tell people, pages until it is stopped."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import ssl
import sys
import threading
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal
from weakref import WeakKeyDictionary

import uvicorn
from litestar import Litestar

_EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - only compared with
# An address for documentation (RFC 5737): nothing is sent, the system only says by which of its own it would send.
_SOMEWHERE: Final = ("192.0.2.1", 9)
_MOST_FILES: Final = 16_384
_UNHEARD: Final = 30_000
"""Milliseconds for which what is sent may stay unacknowledged: two signs of life of a stream."""
_UNTIL_HUNG_UP: Final = 1.0
"""Seconds that those who were answered have to hang up, when the server ends."""
LONGEST_HEAD: Final = 20.0
"""Seconds in which the head of a request has come, from the connection or the last answer on."""
_EVERY_SO_MANY_TICKS: Final = 20
"""Of uvicorn, ten a second."""
_UNTIL_GIVEN_UP: Final = 5
"""Seconds in which what was asked before is still answered."""
_LOG: Final = logging.getLogger("uvicorn.error")


@dataclass(frozen=True, slots=True)
class Certificate:
    """The files with which a server speaks TLS."""

    chain: Path
    """PEM: the certificate, and those between it and the authority."""
    key: Path
    """PEM."""

    def check(self) -> None:
        """Read both.

        Raises:
            OSError: they cannot be read, are none, or do not go together.
        """
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(self.chain, self.key, password=_no_password)


def _no_password() -> str:
    """Give none to a key that wants one: nobody is there to be asked."""
    return ""


def listen(host: str, port: int) -> socket.socket:
    """Take a port, 0 for any that is free.

    Raises:
        OSError: the port is taken, or the host is no address of this computer.
    """
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP, flags=socket.AI_PASSIVE
    )[0]
    # The protocol is named because asyncio sends small answers at once (TCP_NODELAY) only where it is: 40 ms a page.
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere the option would let two servers have one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":  # a phone that has gone out of reach says nothing: its line ends all the same
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNHEARD)
        listening.bind(address)
        listening.listen(128)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket, *, secure: bool = False, here: bool = False) -> str:
    """Return the address at which browsers reach the server: from other computers, if it serves them.

    Args:
        listening: where it listens.
        secure: whether it speaks TLS.
        here: from this computer only, which needs no network for it.
    """
    host, port = listening.getsockname()[:2]
    if listens_everywhere(listening):
        host = _EVERYWHERE[host] if here else _outward() or _EVERYWHERE[host]
    scheme = "https" if secure else "http"
    return f"{scheme}://[{host}]:{port}/" if ":" in host else f"{scheme}://{host}:{port}/"


def listens_everywhere(listening: socket.socket) -> bool:
    """Tell whether other computers reach a socket as soon as they have a network in common with this one."""
    return listening.getsockname()[0] in _EVERYWHERE


def _outward() -> str | None:
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as asking:
        asking.connect(_SOMEWHERE)
        return str(asking.getsockname()[0])
    return None


class _Server(uvicorn.Server):
    """Takes its leave in time, and without a word in the terminal; who says nothing is hung up on."""

    def __init__(self, config: uvicorn.Config) -> None:
        """Begin with no connections."""
        super().__init__(config)
        self.answers_or_over = threading.Event()
        self._idle_since: WeakKeyDictionary[Any, tuple[object, float]] = WeakKeyDictionary()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until the end, of which whoever waits for the beginning is told too."""
        try:
            await super().serve(sockets)
        finally:
            self.answers_or_over.set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open what is served, and say so."""
        await super().startup(sockets)
        if self.started:
            self.answers_or_over.set()

    async def on_tick(self, counter: int) -> bool:
        """Look from time to time for those who are connected and do not come to the end of what they ask."""
        if counter % _EVERY_SO_MANY_TICKS == 0:
            self._hang_up_on_the_slow(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    def _hang_up_on_the_slow(self, now: float) -> None:
        for connection in tuple(self.server_state.connections):
            answering: Any = getattr(connection, "cycle", None)  # not every protocol of uvicorn has it
            if answering is not None and not answering.response_complete:
                self._idle_since.pop(connection, None)
                continue
            answered, since = self._idle_since.get(connection, (None, now))
            if connection not in self._idle_since or answered is not answering:  # asked and answered since
                self._idle_since[connection] = answering, now
            elif now - since > LONGEST_HEAD:
                connection.transport.abort()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer what was asked, and hang up."""
        hanging_up = asyncio.create_task(self._hang_up())
        _LOG.addFilter(_is_news)
        try:
            await super().shutdown(sockets)
        finally:
            hanging_up.cancel()
            _LOG.removeFilter(_is_news)

    async def _hang_up(self) -> None:
        """Hang up on whoever does not do it himself.

        A live view never ends by itself, and a phone that sleeps does not answer the farewell that TLS prescribes.
        Who waits for an answer is not cut off.
        """
        await asyncio.sleep(_UNTIL_HUNG_UP)
        for connection in tuple(self.server_state.connections):
            answering: Any = getattr(connection, "cycle", None)  # not every protocol of uvicorn has it
            if answering is None or answering.response_started:
                connection.transport.abort()


def _is_news(record: logging.LogRecord) -> bool:
    """Tell whether it is more than that somebody was not answered because the server ended."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, asyncio.CancelledError) and not str(record.msg).startswith("Cancel %s running task")


def _server(app: Litestar, certificate: Certificate | None = None) -> _Server:
    tls = {} if certificate is None else {"ssl_certfile": certificate.chain, "ssl_keyfile": certificate.key}
    return _Server(
        uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            http=_protocol(),
            timeout_graceful_shutdown=_UNTIL_GIVEN_UP,
            **tls,  # type: ignore[arg-type]  # all other options are told
        )
    )


def _protocol() -> type[asyncio.Protocol] | Literal["h11"]:
    """Return what reads requests: the quicker one where the extra `speed` is installed; uvloop is taken of itself."""
    try:
        from duplicado.web.bounded_heads import BoundedHeads  # noqa: PLC0415 - it needs the extra
    except ModuleNotFoundError:
        return "h11"
    return BoundedHeads


def _allow_many() -> None:
    """Ask the system for as many open files as it grants: everybody who looks on has a connection of his own."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - some systems have none, and no such limit

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def serve(app: Litestar, listening: socket.socket, certificate: Certificate | None = None) -> None:
    """Serve until Ctrl-C, by TLS if there is a certificate."""
    _allow_many()
    # Raised again by uvicorn when it has shut down.
    with suppress(KeyboardInterrupt):
        _server(app, certificate).run(sockets=[listening])


@contextmanager
def in_background(app: Litestar, listening: socket.socket) -> Generator[str]:
    """Serve while the block runs, which gets the address."""
    server = _server(app)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    server.answers_or_over.wait()  # what it serves may have to be opened first
    try:
        yield address_of(listening)
    finally:
        server.should_exit = True
        thread.join()
