"""The data files of the book: topics, readings in other languages, what cases are called."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from importlib.resources import files

__all__ = ["read_rows"]


def read_rows(name: str) -> Iterator[dict[str, str]]:
    """Read a data file of the book row by row, each a mapping from column to text."""
    text = (files(__package__ or "") / name).read_text(encoding="utf-8")
    return iter(csv.DictReader(text.splitlines()))
