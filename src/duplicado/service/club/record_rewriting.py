"""Rewriting of stored records without a person's name: retried while others append, until no former text is left."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

from duplicado.store.port import RecordMovedOn

_Item = TypeVar("_Item")
_TRIES: Final = 10
_SCRUBBINGS: Final = 50
_BETWEEN: Final = 0.1  # seconds


class Scrubbable(Protocol):
    """A store that can overwrite what its records held before."""

    def scrub(self) -> bool:
        """Have nothing left of former texts; `False` while others read them."""
        ...


def changed_texts(
    items: Sequence[_Item], change: Callable[[_Item], _Item], write: Callable[[_Item], str]
) -> dict[int, str]:
    """Return the texts of those items that a change alters, by their numbers."""
    return {number: write(new) for number, old in enumerate(items, 1) if (new := change(old)) != old}


def retried(name: str, attempt: Callable[[], int]) -> int:
    """Return what an attempt at rewriting returns, made again where something was appended meanwhile.

    Raises:
        RecordMovedOn: something was appended each time.
    """
    for _ in range(_TRIES):
        try:
            return attempt()
        except RecordMovedOn:
            continue
    told = f"{name} is written to without pause: try again later"
    raise RecordMovedOn(told).told_as("store-without-pause", name)


def scrubbed(store: Scrubbable) -> bool:
    """Have nothing left of former texts; readers that hold them are waited for, for some seconds."""
    for _ in range(_SCRUBBINGS):
        if store.scrub():
            return True
        time.sleep(_BETWEEN)
    return False
