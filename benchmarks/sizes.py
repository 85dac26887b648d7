"""Sizes of the benchmarks: full, or tiny (DUPLICADO_BENCH=tiny), where a benchmark is only tried."""

import os
from typing import Final, TypeVar

T = TypeVar("T")

TINY: Final = os.environ.get("DUPLICADO_BENCH") == "tiny"
"""Nothing is measured, and no speed is held to what is promised of the whole size."""


def size(whole: T, tiny: T) -> T:
    """Return the size for this run."""
    return tiny if TINY else whole
