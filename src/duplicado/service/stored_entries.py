"""Entries of an event as a store is given them: what is secret in them is sealed there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from duplicado.event.facts.entry import Entry
from duplicado.formats.event_record.document import entry_text
from duplicado.store.port import NewEntry


def to_be_stored(entry: Entry, text: str = "") -> NewEntry:
    """Return an entry to be appended.

    Args:
        entry: what is recorded.
        text: how it is written, where that is known.
    """
    fact: Any = entry.fact
    sealed = fact.declaration.sealed
    veiled = entry_text(replace(entry, fact=replace(fact, **sealed))) if sealed else ""
    return NewEntry(entry.id, text or entry_text(entry), veiled)
