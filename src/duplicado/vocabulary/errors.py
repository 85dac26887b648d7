"""The root of everything that Duplicado raises on purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Self

__all__ = ["DuplicadoError", "NotationError"]


class DuplicadoError(Exception):
    """Root of the exceptions of this project: misuse by a programmer, never a fact at the table.

    Its own words are English. One that a person may come upon says besides under which message it is told him in his
    language, and what that message names.
    """

    code: str = ""
    """The name of the message, which begins with `error-` in the files of messages; empty where there is none."""
    values: tuple[str, ...] = ()
    """What the message names as `value1`, `value2` …"""

    def told_as(self, code: str, *values: object) -> Self:
        """Say under which message it is told."""
        self.code, self.values = code, tuple(map(str, values))
        return self


class NotationError(DuplicadoError, ValueError):
    """A text that is not the notation of the thing asked for."""

    def __init__(self, text: str, thing: str, remedy: str = "") -> None:
        """Say which `text` is not a `thing`, and how it would be written."""
        self.text = text
        self.thing = thing
        message = f"{text!r} is not {thing}"
        super().__init__(f"{message}: {remedy}" if remedy else message)
