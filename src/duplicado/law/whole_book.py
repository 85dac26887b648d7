"""Reading of the whole book: every module of a Law is imported, so that what each declares is known."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

__all__ = ["read_the_book"]


@cache
def read_the_book() -> None:
    """Import the module of every Law; the second time costs nothing."""
    book = importlib.import_module("duplicado.law.book")
    for module in pkgutil.iter_modules(book.__path__):
        importlib.import_module(f"{book.__name__}.{module.name}")
