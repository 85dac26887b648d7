"""Collections of garbage while a server runs: kept short, because every table waits for the end of one.

A full collection goes through all that lives, though nearly all of it (tables, views, what is loaded) lives for long.
So whatever has survived two young ones is set aside (`gc.freeze`), which leaves nothing to go through in a full one.
What is set aside is gone through when it has doubled: cycles that died meanwhile are found then.

Nobody looks at the objects themselves (`gc.get_objects`): a tuple that another thread is making must be known to that
thread alone, or Python fails to make it (`SystemError` in `tupleobject.c`).
"""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final, Literal

_YOUNGEST, _FULL = 0, 2
"""The generations of what is new, and of everything."""
_GROWN: Final = 2
"""Factor by which there is more when all of it is gone through again."""


class _Keeper:
    """Sets aside what survives a second collection, and knows how much that is at most.

    To count what is set aside takes as long as a collection of it would be short, so that it is counted only when so
    much has come since that it may have doubled.
    """

    def __init__(self) -> None:
        """Set aside what there is; the first full collection counts it, so that no start waits for that."""
        gc.freeze()
        self._settled = self._set_aside = 0
        self._whole = False
        """True when the next full collection goes through everything."""

    def collected(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        """Do what is due after a collection; called with every one, as `gc.callbacks` are."""
        if phase == "start" or info["generation"] == _YOUNGEST:
            return
        if self._whole:
            if info["generation"] == _FULL:
                gc.freeze()
                self._settled = self._set_aside = gc.get_freeze_count()
                self._whole = False
            return
        self._set_aside += _at_most()
        gc.freeze()
        if not self._settled:
            if info["generation"] == _FULL:
                self._settled = self._set_aside = gc.get_freeze_count()
        elif self._set_aside > _GROWN * self._settled:
            self._set_aside = gc.get_freeze_count()  # less: most of it dies by itself
            self._whole = self._set_aside > _GROWN * self._settled
            if self._whole:
                gc.unfreeze()


def _at_most() -> int:
    """Return how many objects come between two collections that are not of the youngest alone."""
    youngest, older, *_ = gc.get_threshold()
    return youngest * (older + 1)


@contextmanager
def short_collections() -> Generator[None]:
    """Have collections be short while the block runs, in this process."""
    keeper = _Keeper()
    gc.callbacks.append(keeper.collected)
    try:
        yield
    finally:
        gc.callbacks.remove(keeper.collected)
        gc.unfreeze()
