"""Fixtures of every benchmark: the memory of those before it is not gone through while one is measured."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _nothing_of_the_others() -> Iterator[None]:
    """Set aside what is there already, so that a whole run measures as a run of one benchmark does."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
