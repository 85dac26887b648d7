"""Fact sheets: what a Law reads before it rules on one matter, with the name under which records keep it.

A sheet is a value of the Law that reads it and stands in the module of that Law. Owner: the Laws.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, TypeVar, dataclass_transform

from duplicado.law.clause import read_the_book
from duplicado.vocabulary.errors import DuplicadoError


class SheetClashError(DuplicadoError):
    """Two fact sheets claim the same name in records; the message names both."""


class FactSheet:
    """Facts that a rectification rests on; each kind is declared by `fact_sheet`."""

    __slots__ = ()


_Kind = TypeVar("_Kind", bound=FactSheet)
_STORED: Final[dict[str, type[FactSheet]]] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def fact_sheet(stored: str) -> Callable[[type[_Kind]], type[_Kind]]:
    """Declare a kind of fact sheet: a frozen dataclass that records keep under a name of its own.

    Args:
        stored: its name in records, which is read for ever.

    Raises (when the module is imported):
        SheetClashError: another kind has that name.
    """

    def declared(kind: type[_Kind]) -> type[_Kind]:
        made = dataclass(frozen=True, slots=True)(kind)
        other = _STORED.setdefault(stored, made)
        if other is not made:
            raise SheetClashError(f"{stored} names {other.__qualname__} and {made.__qualname__}")
        return made

    return declared


def stored_sheets() -> Mapping[str, type[FactSheet]]:
    """Return every kind of fact sheet by its name in records."""
    read_the_book()
    return MappingProxyType(_STORED)
