"""The example evening: a file of the project's own, made by `tools/make_example_evening.py` and read like any other."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

__all__ = ["example_evening"]


def example_evening() -> Traversable:
    """Return the file of twelve pairs, 22 boards and 132 results, none of which exist outside it."""
    return files(__name__) / "evening.json"
