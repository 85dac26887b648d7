"""Files that are nothing but records of the same length, one board each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from duplicado.formats.dealing_files.cards import BLANKS, record_lost
from duplicado.formats.diagnostics import Diagnostic, Severity


def records(
    source: bytes, length: int, needed: int, report: Callable[[Diagnostic], None]
) -> Iterator[tuple[int, bytes]]:
    """Go through the records with their places, from 1. One that is blank is an empty place and is passed over.

    Args:
        source: the file.
        length: of a record, in bytes.
        needed: how many bytes of it say something; what follows them is filling, which may be missing at the end.
        report: is told of a record that breaks off.
    """
    for place, start in enumerate(range(0, len(source), length), start=1):
        record = source[start : start + length]
        if not record.strip(BLANKS):
            continue
        if len(record) < needed:
            report(record_lost("deals-cut-off", place))
            return
        if len(record) < length:
            report(Diagnostic(0, "deals-filling", (("board", str(place)),), Severity.WARNING))
        yield place, record
