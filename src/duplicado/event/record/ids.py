"""Identity of an entry of the record."""

from __future__ import annotations

from typing import TypeAlias

__all__ = ["EntryId"]

EntryId: TypeAlias = str
"""Chosen by whoever makes the entry; no two entries of an event have the same."""
