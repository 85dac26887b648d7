"""The server: a socket, an address to tell people, pages until it is stopped."""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from typing import Final

import uvicorn
from litestar import Litestar

__all__ = ["address_of", "in_background", "listen", "serve"]

_EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - only compared with
# An address for documentation (RFC 5737): nothing is sent, the system only says by which of its own it would send.
_SOMEWHERE: Final = ("192.0.2.1", 9)
_MOST_FILES: Final = 16_384


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
        listening.bind(address)
        listening.listen(128)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket) -> str:
    """Return the address at which browsers reach the server: from other computers, if it serves them."""
    host, port = listening.getsockname()[:2]
    if host in _EVERYWHERE:
        host = _outward() or _EVERYWHERE[host]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _outward() -> str | None:
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as asking:
        asking.connect(_SOMEWHERE)
        return str(asking.getsockname()[0])
    return None


def _server(app: Litestar) -> uvicorn.Server:
    return uvicorn.Server(
        uvicorn.Config(app, log_level="warning", access_log=False, server_header=False, timeout_graceful_shutdown=3)
    )


def _allow_many() -> None:
    """Ask the system for as many open files as it grants: everybody who looks on has a connection of his own."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - some systems have none, and no such limit

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def serve(app: Litestar, listening: socket.socket) -> None:
    """Serve until Ctrl-C."""
    _allow_many()
    # Raised again by uvicorn when it has shut down.
    with suppress(KeyboardInterrupt):
        _server(app).run(sockets=[listening])


@contextmanager
def in_background(app: Litestar, listening: socket.socket) -> Generator[str]:
    """Serve while the block runs, which gets the address."""
    server = _server(app)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started and thread.is_alive():  # what it serves may have to be opened first
        time.sleep(0.01)
    try:
        yield address_of(listening)
    finally:
        server.should_exit = True
        thread.join()
