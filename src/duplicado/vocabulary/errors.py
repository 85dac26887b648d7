"""The root of everything that Duplicado raises on purpose."""

from __future__ import annotations

__all__ = ["DuplicadoError", "NotationError"]


class DuplicadoError(Exception):
    """Root of the exceptions of this project: misuse by a programmer, never a fact at the table."""


class NotationError(DuplicadoError, ValueError):
    """A text that is not the notation of the thing asked for."""

    def __init__(self, text: str, thing: str, remedy: str = "") -> None:
        """Say which `text` is not a `thing`, and how it would be written."""
        self.text = text
        self.thing = thing
        message = f"{text!r} is not {thing}"
        super().__init__(f"{message}: {remedy}" if remedy else message)
