"""Languages in which a browser goes through many pages: each page in one of them, or, in the slow tests, in all."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final
from zlib import crc32

import pytest

from duplicado.locale import Language

__all__ = ["EACH_PAGE_ONCE", "SPOKEN", "language_of"]

EACH_PAGE_ONCE: Final = "each page in one language"
SPOKEN: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "argnames": "spoken",
        "argvalues": [EACH_PAGE_ONCE, *(pytest.param(each.value, marks=pytest.mark.slow) for each in Language)],
        "ids": ["once", *(each.value for each in Language)],
    }
)
"""The parameters by which a test is repeated: `parametrize(**SPOKEN)`."""


def language_of(path: str, spoken: str) -> str:
    """Return the language in which a page is looked at: always the same one of all, or the one that is wanted."""
    codes = [each.value for each in Language]
    return codes[crc32(path.encode()) % len(codes)] if spoken == EACH_PAGE_ONCE else spoken
