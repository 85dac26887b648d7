"""Full collections of garbage while a server runs: kept short, because every table waits for the end of one.

A collection goes through all that lives, though nearly all of it (tables, views, what is loaded) lives for long. So
whatever has survived a full one is set aside (`gc.freeze`), and the next has only what has come since to go through.
What is set aside is gone through again when it has doubled: cycles that died meanwhile are found then.
"""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final, Literal

__all__ = ["short_collections"]

_FULL: Final = 2
"""The generation of everything."""
_GROWN: Final = 2
"""How many times as much there is when all of it is gone through again."""


@contextmanager
def short_collections() -> Generator[None]:
    """Have full collections be short while the block runs, in this process."""
    gc.freeze()
    settled = gc.get_freeze_count()

    def collected(phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        nonlocal settled
        if phase == "start" or info["generation"] != _FULL:
            return
        was_whole = gc.get_freeze_count() == 0
        gc.freeze()
        lives = gc.get_freeze_count()
        if was_whole:
            settled = lives
        elif lives > _GROWN * settled:
            gc.unfreeze()

    gc.callbacks.append(collected)
    try:
        yield
    finally:
        gc.callbacks.remove(collected)
        gc.unfreeze()
