"""What entries are called, so that others can name them."""

from __future__ import annotations

from typing import TypeAlias

__all__ = ["EntryId"]

EntryId: TypeAlias = str
"""Chosen by whoever makes the entry; no two entries of an event have the same."""
