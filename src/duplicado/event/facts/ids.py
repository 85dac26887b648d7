"""Ids of entries, by which others name them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from duplicado.vocabulary.texts import TextKind

EntryId: TypeAlias = Annotated[str, TextKind.ENTRY]
"""Chosen by whoever makes the entry; no two entries of an event have the same."""
