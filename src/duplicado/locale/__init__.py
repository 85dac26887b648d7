"""The languages: one folder for each holds everything that the language is made of, as data."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from importlib.resources import files

__all__ = ["rows"]


def rows(code: str, name: str) -> Iterator[dict[str, str]]:
    """Read a table of a language row by row, each a mapping from column to text; a file that is not there has none."""
    file = files(__name__) / code / name
    return iter(csv.DictReader(file.read_text(encoding="utf-8").splitlines() if file.is_file() else ()))
