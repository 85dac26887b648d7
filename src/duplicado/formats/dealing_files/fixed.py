"""Files that are nothing but records of the same length, one board each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from duplicado.formats.dealing_files.cards import BLANKS, Dealt, no_deals, numbered, record_lost
from duplicado.formats.diagnostics import Diagnostic, Parsed, Report, Severity
from duplicado.vocabulary.hands import Deal


def deals_of_records(
    source: bytes, length: int, needed: int, deal_of: Callable[[bytes], Deal | None]
) -> Parsed[tuple[Dealt, ...]]:
    """Read boards that are numbered by the places of their records; `deal_of` is `None` for one that is no deal."""
    found: list[Diagnostic] = []
    read = {number: deal_of(record) for number, record in records(source, length, needed, found.append)}
    dealt = tuple(numbered(number, deal) for number, deal in read.items() if deal is not None)
    return Parsed(dealt, (*no_deals(number for number, deal in read.items() if deal is None), *found))


def records(source: bytes, length: int, needed: int, report: Report) -> Iterator[tuple[int, bytes]]:
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
