"""Refusal of an entry: its code, Law and values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refused:
    """An entry that is not recorded."""

    code: str
    """Names the sentence, which says the remedy."""
    about: tuple[str, ...] = ()
    clause: str | None = None
    """The Law under which it is refused, where one applies."""
