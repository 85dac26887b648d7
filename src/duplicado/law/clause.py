"""The register of clauses that are executed: one function, one clause, tagged with its editions.

A function that names an edition holds in the amendments of it, too, unless they replace or remove the clause. A test
walks the register against the catalogue; `duplicado laws` prints the coverage.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeVar

from duplicado.law.edition import BASE_EDITIONS, OVERLAYS, Edition, Overlay
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.errors import DuplicadoError

_Function = TypeVar("_Function", bound=Callable[..., object])


class ClauseClashError(DuplicadoError):
    """Two functions claim the same clause in the same edition; the message names both."""


class Register:
    """Functions that execute the clauses, by edition; editions by their names."""

    def __init__(self, overlays: Mapping[str, Overlay] = OVERLAYS) -> None:
        """Begin without functions, under these amendments, by their names."""
        self._overlays: Final = overlays
        self._functions: Final[dict[tuple[ClauseId, str], str]] = {}

    def add(self, clause: ClauseId, edition: str, function: str) -> None:
        """Note that a function, given by module and name, executes a clause in an edition.

        Raises:
            ClauseClashError: another function executes the clause in that edition.
        """
        other = self._functions.setdefault((clause, edition), function)
        if other != function:
            raise ClauseClashError(f"{clause} ({edition}) is executed by {other} and by {function}")

    def executing(self, clause: ClauseId, edition: str) -> str | None:
        """Return the function that executes a clause in an edition.

        It is the one that names the edition; if there is none, and an amendment leaves the clause as it is, the one
        that executes it in the edition amended; `None` if there is none there either.
        """
        named = self._functions.get((clause, edition))
        overlay = self._overlays.get(edition)
        if named is not None or overlay is None or not overlay.leaves(clause):
            return named
        return self.executing(clause, overlay.base)

    def has(self, clause: ClauseId, edition: str) -> bool:
        """Tell whether an edition has the clause: it, or the edition that it amends, and no amendment removes it."""
        overlay = self._overlays.get(edition)
        kept = overlay is not None and not any(gone.covers(clause) for gone in overlay.removed)
        return (clause, edition) in self._functions or (overlay is not None and kept and self.has(clause, overlay.base))

    def entries(self) -> tuple[tuple[ClauseId, str, str], ...]:
        """List clause, edition and function as they were added, in the order of the book."""
        return tuple((*key, self._functions[key]) for key in sorted(self._functions))


@dataclass(frozen=True, slots=True)
class ExecutedClause:
    """A clause that a function executes in an edition that it names."""

    clause: ClauseId
    edition: Edition
    function: str
    """Module and name of the function."""


_REGISTER: Final = Register()
_TAGGED: Final[dict[Callable[..., object], tuple[Edition, ...]]] = {}


def clause(*ids: str, editions: tuple[Edition, ...] = BASE_EDITIONS) -> Callable[[_Function], _Function]:
    """Tag a function with the clauses that it executes and the editions in which it does.

    It executes them in the amendments of those editions, too, as far as these leave the clauses as they are; where an
    amendment replaces one, the function that knows the new text names that edition.

    Raises (when the module is imported):
        NotationError: an id is not a clause.
        ClauseClashError: another function executes the clause in that edition.
    """

    def register(function: _Function) -> _Function:
        for text in ids:
            _register(text, editions, f"{function.__module__}.{function.__qualname__}")
        _TAGGED[function] = (*_TAGGED.get(function, ()), *editions)
        return function

    return register


def defines(text: str, term: object, editions: tuple[Edition, ...] = BASE_EDITIONS) -> None:
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
        _REGISTER.add(ClauseId.parse(text), edition.value, name)


def executing(clause: ClauseId, edition: Edition) -> str | None:
    """Return the function, by module and name, that executes a clause in an edition, amendments included.

    Only modules imported so far count. `None` if there is none.
    """
    return _REGISTER.executing(clause, edition.value)


def executed_clauses() -> tuple[ExecutedClause, ...]:
    """List what has been registered by the modules imported so far, in the order of the book."""
    return tuple(
        ExecutedClause(number, Edition(edition), function) for number, edition, function in _REGISTER.entries()
    )


@cache
def read_the_book() -> None:
    """Import the module of every Law, so that what each declares is known; the second time costs nothing."""
    book = importlib.import_module("duplicado.law.book")
    for module in pkgutil.iter_modules(book.__path__):
        importlib.import_module(f"{book.__name__}.{module.name}")


@lru_cache(1 << 9)  # a few numbers in few editions; the table asks at every step
def has_clause(number: str, edition: Edition) -> bool:
    """Tell whether an edition, amendments included, has a clause that another edition lacks.

    What one edition alone provides is asked for by its clause; what its functions are tagged with gives the answer.

    Raises:
        NotationError: the number is not one of a clause.
        DuplicadoError: no function executes it in any edition.
    """
    known = ClauseId.parse(number)
    if not _is_executed(known):
        read_the_book()  # whoever asks need not have imported the Law
        if not _is_executed(known):
            raise DuplicadoError(f"{number}: no function executes that clause in any edition")
    return _REGISTER.has(known, edition.value)


def _is_executed(known: ClauseId) -> bool:
    return any(_REGISTER.has(known, each.value) for each in Edition)


def holding(edition: Edition, *variants: _Function) -> _Function:
    """Return the one of the functions that holds in an edition: the one tagged with it, else with what it amends.

    Raises:
        DuplicadoError: none of them holds there.
    """
    for variant in variants:
        if edition in _TAGGED[variant]:
            return variant
    if edition.base is None:
        raise DuplicadoError(f"{edition}: none of {', '.join(each.__qualname__ for each in variants)} holds")
    return holding(edition.base, *variants)
