"""The register of clauses that are executed: one function, one clause, tagged with its editions.

A test walks the register against the catalogue; `duplicado laws` prints the coverage.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.reference import ClauseId
from duplicado.vocabulary import DuplicadoError

__all__ = ["ClauseClashError", "Executed", "clause", "defines", "executed_clauses"]

_Function = TypeVar("_Function", bound=Callable[..., object])


class ClauseClashError(DuplicadoError):
    """Two functions claim the same clause in the same edition; the message names both."""


@dataclass(frozen=True, slots=True)
class Executed:
    """A clause that a function executes in an edition."""

    clause: ClauseId
    edition: Edition
    function: str
    """Module and name of the function."""


_REGISTER: Final[dict[tuple[ClauseId, Edition], Executed]] = {}


def clause(*ids: str, editions: tuple[Edition, ...] = EVERY_EDITION) -> Callable[[_Function], _Function]:
    """Tag a function with the clauses that it executes and the editions in which it does.

    Raises (when the module is imported):
        NotationError: an id is not a clause.
        ClauseClashError: another function executes the clause in that edition.
    """

    def register(function: _Function) -> _Function:
        for text in ids:
            _register(text, editions, f"{function.__module__}.{function.__qualname__}")
        return function

    return register


def defines(text: str, term: object, editions: tuple[Edition, ...] = EVERY_EDITION) -> None:
    """Note that a defined term (or a clause that defines) is what `term` stands for: a class, a function, a property.

    Raises:
        NotationError: the id is not a clause.
        ClauseClashError: something else stands for it in that edition.
    """
    named = term.fget if isinstance(term, property) else term
    module, name = getattr(named, "__module__", __name__), getattr(named, "__qualname__", repr(term))
    _register(text, editions, f"{module}.{name}")


def _register(text: str, editions: tuple[Edition, ...], name: str) -> None:
    for edition in editions:
        key = (ClauseId.parse(text), edition)
        other = _REGISTER.get(key)
        if other is not None and other.function != name:
            raise ClauseClashError(f"{text} ({edition}) is executed by {other.function} and by {name}")
        _REGISTER[key] = Executed(*key, name)


def executed_clauses() -> tuple[Executed, ...]:
    """List what has been registered by the modules imported so far, in the order of the book."""
    return tuple(_REGISTER[key] for key in sorted(_REGISTER, key=lambda key: (key[0], key[1].value)))
