"""Rectifications: the procedures of the Laws, each with its fact sheet and its names in records. Owner: the Laws.

A procedure is declared once, in the module of its Law, by `rectifies`. What the Director takes up is an `Opening`: one
of them with its sheet, which the Law reads before it rules on one matter. A sheet is a value of the Law that reads it
and stands in the module of that Law, with the name under which records keep it. A sheet of another Law is refused by
the type checker, and by `of` where a record pairs them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import update_wrapper
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar, dataclass_transform

from duplicado.law.clause import read_the_book
from duplicado.law.procedure_steps import Procedure
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.texts import Code


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


_Sheet = TypeVar("_Sheet", bound=FactSheet)


class RectificationError(DuplicadoError):
    """There is no rectification of that name, or it reads other facts; the message names it."""


class Rectification(Generic[_Sheet]):
    """A procedure of a Law that reads one kind of fact sheet."""

    def __init__(
        self,
        procedure: Callable[[_Sheet], Procedure],
        sheet: type[_Sheet],
        names: tuple[Code, ...],
        name_of: Callable[[_Sheet], Code] | None,
    ) -> None:
        """Take the procedure, what it reads and its names.

        Args:
            procedure: the steps in the order of the Law.
            sheet: the kind of its facts.
            names: those under which records and messages know it.
            name_of: which of them a sheet is taken up under; `None` where there is one name.
        """
        update_wrapper(self, procedure)
        self._procedure: Final = procedure
        self._name_of: Final = name_of
        self.sheet: Final = sheet
        self.names: Final = names

    def __call__(self, facts: _Sheet) -> Procedure:
        """Begin the procedure on these facts."""
        return self._procedure(facts)

    def of(self, facts: _Sheet) -> Opening:
        """Return the matter that these facts make.

        Raises:
            RectificationError: the facts are of another kind.
        """
        if not isinstance(facts, self.sheet):
            raise RectificationError(f"{self.names[0]} reads {self.sheet.__name__}, not {type(facts).__name__}")
        return Opening(self, self.names[0] if self._name_of is None else self._name_of(facts), facts)

    def __repr__(self) -> str:
        """Print the first name."""
        return f"Rectification({self.names[0]!r})"


AnyRectification = Rectification[Any]


@dataclass(frozen=True, slots=True)
class Opening:
    """A matter that the Director may take up: a rectification and the facts that it rests on."""

    rectification: AnyRectification
    law: Code
    """The name under which records and messages know the rectification."""
    facts: FactSheet

    def procedure(self) -> Procedure:
        """Begin the procedure."""
        return self.rectification(self.facts)


_NAMED: Final[dict[Code, AnyRectification]] = {}


def rectifies(
    *names: str, sheet: type[_Sheet], name_of: Callable[[_Sheet], Code] | None = None
) -> Callable[[Callable[[_Sheet], Procedure]], Rectification[_Sheet]]:
    """Declare that a procedure rectifies what a kind of fact sheet tells of.

    Args:
        names: the clause by which records and messages know it, or several where a sheet says which.
        sheet: what it reads.
        name_of: which of several names a sheet is taken up under.

    Raises (when the module is imported):
        RectificationError: another procedure has one of the names, or several are given and nothing says which counts.
    """

    def declared(procedure: Callable[[_Sheet], Procedure]) -> Rectification[_Sheet]:
        made = Rectification(procedure, sheet, names, name_of)
        if not names or (len(names) > 1) is (name_of is None):
            raise RectificationError(f"{procedure.__qualname__}: one name, or several and `name_of`")
        for name in names:
            other = _NAMED.setdefault(name, made)
            if other is not made:
                raise RectificationError(f"{name} is the name of another procedure than {procedure.__qualname__}")
        return made

    return declared


def rectification_named(name: Code) -> AnyRectification:
    """Return the rectification that records know by that name.

    Raises:
        RectificationError: there is none.
    """
    found = _NAMED.get(name) or rectifications().get(name)
    if found is None:
        raise RectificationError(f"there is no rectification {name!r}")
    return found


def rectifications() -> Mapping[Code, AnyRectification]:
    """Return every rectification of the Laws by its names."""
    read_the_book()
    return MappingProxyType(_NAMED)
