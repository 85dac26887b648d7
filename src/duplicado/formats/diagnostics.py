"""Diagnostics of readers and writers: line, code and values, never an exception."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from duplicado.formats.encoding import encoded
from duplicado.vocabulary.enumeration import Enumeration

_Value = TypeVar("_Value", covariant=True)  # noqa: PLC0105 - the plain name reads better in signatures


class Severity(Enumeration):
    """Extent of a loss."""

    ERROR = "error"
    """Something that stands in the file could not be read and is left out."""
    WARNING = "warning"
    """Everything was read, but the file departs from its format or contradicts itself."""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One thing that is wrong in a file. Its sentence is made from `code` and `values` in the reader's language."""

    line: int
    """Line in the file, from 1; 0 when it concerns the file as a whole."""
    code: str
    """Name of the message, e.g. `pbn-unknown-call`; the messages stand in `locale/*/messages/formats.ftl`."""
    values: tuple[tuple[str, str], ...] = ()
    severity: Severity = Severity.ERROR


Report = Callable[[Diagnostic], None]
"""Takes down what is found."""


@dataclass(frozen=True, slots=True)
class Parsed(Generic[_Value]):
    """The value as far as it could be read, and what was wrong with the file."""

    value: _Value
    diagnostics: tuple[Diagnostic, ...] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """A file as it is to be written, and what its format cannot say."""

    data: bytes | None
    """`None` when the format cannot hold these boards at all; the diagnostics then say why, with `Severity.ERROR`."""
    diagnostics: tuple[Diagnostic, ...] = ()
    """Warnings of what is lost. Their line is 0."""

    @classmethod
    def of_text(cls, text: str, diagnostics: tuple[Diagnostic, ...] = ()) -> Written:
        """Make a file of a text, in UTF-8 with the ends of lines that the text has."""
        return cls(encoded(text), diagnostics)

    @property
    def content(self) -> bytes:
        """The file; empty where there is none."""
        return self.data or b""

    @property
    def text(self) -> str:
        """The file as text; empty where there is none."""
        return self.content.decode("utf-8")
