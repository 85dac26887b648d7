"""Files that are made to keep a reader busy come to an end; how long 5 MB take is measured in `benchmarks`."""

import pytest
from tests.unit.formats.crafted import crafted

from duplicado.formats.registry import READ

SIZE = 100_000


@pytest.mark.rest
@pytest.mark.parametrize("key", [known.key for known in READ])
def test_no_crafted_file_ends_in_an_exception(key: str) -> None:
    known = next(each for each in READ if each.key == key)
    for _, source in crafted(key, SIZE):
        known.read(source).value.read_contest()  # raises nothing, whatever is in the file
