"""Suspension of the garbage collector while lasting objects are made."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager

__all__ = ["without_collecting"]


@contextmanager
def without_collecting() -> Generator[None]:
    """Search nothing for waste in the block, which only makes what lasts: modules, or the results of a great field.

    That is a tenth of the time that loading takes. It is for the program to say, not for the parts that it is made of:
    what else is in the memory, and in which threads it is made, only it knows.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
