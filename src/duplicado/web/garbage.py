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


class _Keeper:
    """Sets aside what survives full collections, and knows about how much that is.

    To count what is set aside takes as long as a collection of it would be short, so that it is counted only when so
    much has been set aside since that it may have doubled.
    """

    def __init__(self) -> None:
        """Set aside what there is; how much that is, the first full collection counts: a start does not wait for it."""
        gc.freeze()
        self._settled = self._set_aside = 0
        self._whole = True
        """True when with the next full collection everything has been gone through, and is counted."""

    def collected(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        """Do what is due after a full collection; called with every one, as `gc.callbacks` are."""
        if phase == "start" or info["generation"] != _FULL:
            return
        if self._whole:
            gc.freeze()
            self._settled = self._set_aside = gc.get_freeze_count()
            self._whole = False
            return
        self._set_aside += len(gc.get_objects(generation=_FULL))
        gc.freeze()
        if self._set_aside > _GROWN * self._settled:
            self._set_aside = gc.get_freeze_count()  # less: most of it dies by itself
            self._whole = self._set_aside > _GROWN * self._settled
            if self._whole:
                gc.unfreeze()


@contextmanager
def short_collections() -> Generator[None]:
    """Have full collections be short while the block runs, in this process."""
    keeper = _Keeper()
    gc.callbacks.append(keeper.collected)
    try:
        yield
    finally:
        gc.callbacks.remove(keeper.collected)
        gc.unfreeze()
