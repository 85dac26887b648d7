"""The sources, read and parsed once for all that looks at them."""

import pytest
from tools.measure_structure import Sources, read_sources


@pytest.fixture(scope="package")
def sources() -> Sources:
    """Every module of the sources, the tests and the tools."""
    return read_sources()
