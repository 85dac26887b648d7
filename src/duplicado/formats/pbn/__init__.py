"""Portable Bridge Notation 1.0, 2.0 and 2.1: a tolerant reader and a strict writer (export format)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duplicado.lazy_names import lazy_names

if TYPE_CHECKING:
    from duplicado.formats.pbn.contest import contest_of, contests_of
    from duplicado.formats.pbn.export_contest import write_pbn_contest, write_pbn_event
    from duplicado.formats.pbn.reader import read_pbn
    from duplicado.formats.pbn.writer import write_deals, write_pbn
else:
    __getattr__ = lazy_names(__name__)

__all__ = ["contest_of", "contests_of", "read_pbn", "write_deals", "write_pbn", "write_pbn_contest", "write_pbn_event"]
