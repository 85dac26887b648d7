"""What a reader could not read, or read with doubt: a line, a code and values, never an exception."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Generic, TypeVar

__all__ = ["Diagnostic", "Parsed", "Severity"]

_Value = TypeVar("_Value", covariant=True)  # noqa: PLC0105 - the plain name reads better in signatures


class Severity(enum.Enum):
    """How much was lost."""

    ERROR = "error"
    """Something that stands in the file could not be read and is left out."""
    WARNING = "warning"
    """Everything was read, but the file departs from its format or contradicts itself."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One thing that is wrong in a file. Its sentence is made from `code` and `values` in the reader's language."""

    line: int
    """Line in the file, from 1; 0 when it concerns the file as a whole."""
    code: str
    """Name of the message, e.g. `pbn-unknown-call`; the messages stand in `publish/messages/*/formats.ftl`."""
    values: tuple[tuple[str, str], ...] = ()
    severity: Severity = Severity.ERROR


@dataclass(frozen=True, slots=True)
class Parsed(Generic[_Value]):
    """The value as far as it could be read, and what was wrong with the file."""

    value: _Value
    diagnostics: tuple[Diagnostic, ...] = ()
