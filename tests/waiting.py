"""Waiting for a state, with a deadline; no test waits for a time."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable

__all__ = ["let_pass", "let_pass_in_loop", "until", "until_in_loop"]

SOON = 0.01
"""Seconds between two looks."""
LATEST = 60.0
"""Seconds after which what was waited for does not come any more."""


def until(holds: Callable[[], object], within: float = LATEST) -> None:
    """Look until something is so; fail where it is not within so many seconds."""
    end = time.monotonic() + within
    while not holds():
        assert time.monotonic() < end, f"not within {within} s: {holds}"
        time.sleep(SOON)


async def until_in_loop(holds: Callable[[], object | Awaitable[object]], within: float = LATEST) -> None:
    """Do the same in a loop, which goes on meanwhile."""
    end = time.monotonic() + within
    while True:
        found = holds()
        if (await found) if inspect.isawaitable(found) else found:
            return
        assert time.monotonic() < end, f"not within {within} s: {holds}"
        await asyncio.sleep(SOON)


def let_pass(seconds: float) -> None:
    """Let a time pass that is drawn, or that a device takes: it is none in which something is to happen."""
    time.sleep(seconds)


async def let_pass_in_loop(seconds: float = SOON) -> None:
    """Do the same in a loop; without a time, that between two tries."""
    await asyncio.sleep(seconds)
