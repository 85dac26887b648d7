"""Parts of the program that are installed apart, and what to install when one is missing."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from duplicado.vocabulary.errors import DuplicadoError, how_to_install


class MissingExtraError(DuplicadoError, ImportError):
    """Something was asked for that needs a library which is not installed."""


@contextmanager
def extra(name: str, purpose: str) -> Generator[None]:
    """Say which extra to install, where the imports within fail for want of it.

    Raises:
        MissingExtraError: a library is missing that the extra brings.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "duplicado":
            raise
        how = how_to_install(name)
        raise MissingExtraError(f"{purpose} needs {missing.name}, which is not installed: {how}") from missing
