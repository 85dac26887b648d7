"""Settings that two people change at once: a change names what it rests on, and nothing unseen is overwritten."""

from __future__ import annotations

import hashlib
from typing import Final

from duplicado.vocabulary.errors import DuplicadoError

_LENGTH: Final = 16


class ChangedMeanwhile(DuplicadoError):
    """Somebody else has saved the same since a form was shown; nothing was overwritten."""


def mark_of(*kept: str) -> str:
    """Return a mark of what is kept, in the order of its parts: two that differ have other marks."""
    parts = "".join(f"{len(each)}:{each}" for each in kept)
    return hashlib.sha256(parts.encode("utf-8", "surrogatepass")).hexdigest()[:_LENGTH]


def require_unchanged(mark: str, *kept: str) -> None:
    """Refuse a change that rests on something else than what is kept now.

    It is asked in the same transaction that saves.

    Args:
        mark: of what the form showed, by `mark_of`; empty: it overwrites whatever is there.
        kept: the parts of what is kept now.

    Raises:
        ChangedMeanwhile: the mark is that of something else.
    """
    if mark and mark != mark_of(*kept):
        raise ChangedMeanwhile("somebody else has saved it meanwhile").told_as("changed-meanwhile")
