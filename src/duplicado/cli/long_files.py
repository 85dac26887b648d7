"""Bounds of what a command spends on one long file: findings of a code, and the collector of unused memory."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from duplicado.formats.diagnostics import Diagnostic
    from duplicado.publish.messages import Messages

MOST_OF_A_CODE: Final = 1000
"""So many findings of one code are listed of a file; the others are counted."""
_ALLOCATIONS: Final = 100_000


class CountedFindings:
    """Findings of one file that are listed, and the number of those beyond them by code."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._seen: Counter[str] = Counter()

    def takes(self, code: str) -> bool:
        """Count a finding; tell whether it is still to be listed."""
        self._seen[code] += 1
        return self._seen[code] <= MOST_OF_A_CODE

    @property
    def left_out(self) -> dict[str, int]:
        """The number of findings beyond those listed, of each code that has any."""
        return {code: count - MOST_OF_A_CODE for code, count in self._seen.items() if count > MOST_OF_A_CODE}


def diagnostic_lines(file: str, diagnostics: Sequence[Diagnostic], messages: Messages) -> Iterator[str]:
    """Write the remarks on a file, each behind its place, as far as they are listed."""
    from duplicado.publish.diagnostic_sentences import diagnostic_text

    listing = CountedFindings()
    for found in diagnostics:
        if listing.takes(found.code):
            yield f"{file_place(file, found.line)}: {diagnostic_text(found, messages)}"
    yield from left_out_lines(file, listing.left_out, messages)


def file_place(file: object, line: int) -> str:
    """Write a place in a file as editors read it; what is said of the whole of it has no line."""
    return f"{file}:{line}" if line else str(file)


def left_out_lines(file: str, left_out: Mapping[str, int], messages: Messages) -> Iterator[str]:
    """Say of each code how many findings are not listed."""
    for code, count in left_out.items():
        yield f"{file}: {messages.text('check-left-out', count=count, code=code)}"


@contextmanager
def collecting_seldom() -> Generator[None]:
    """Have unused memory collected more seldom meanwhile.

    What a reader makes of a file is kept, and each collection goes through it in vain; `bench_crafted_files` measures
    a file with this and without.
    """
    before = gc.get_threshold()
    gc.set_threshold(_ALLOCATIONS, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
