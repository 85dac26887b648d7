"""The file of the example evening; owner: the demonstration of the program."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable


def example_evening() -> Traversable:
    """Return the file of twelve pairs, 22 boards and 132 results, none of which exist outside it."""
    return files("duplicado.publish.example") / "evening.json"
