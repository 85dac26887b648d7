"""Patterns of a case's expectations, and their comparison with the values found.

What is found is compared as plain data: texts, numbers, tuples and mappings, with cards, calls and clauses in their
canonical text. Mappings match as subsets, except that an empty one asks for emptiness; lists match whole.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from duplicado.law.reference import ClauseId

Plain: TypeAlias = "str | int | tuple[Plain, ...] | Mapping[str, Plain] | None"
"""A value that was found."""


@dataclass(frozen=True, slots=True)
class Exactly:
    """This value."""

    value: str | int


@dataclass(frozen=True, slots=True)
class Under:
    """This clause, or one that it contains (settled reading 26)."""

    clause: ClauseId


@dataclass(frozen=True, slots=True)
class InOrder:
    """A list whose order matters."""

    items: tuple[Pattern, ...]


@dataclass(frozen=True, slots=True)
class Unordered:
    """A list whose order does not matter: `has` must be among what is found, `lacks` must not.

    When `whole`, nothing else may be found.
    """

    has: tuple[Pattern, ...]
    lacks: tuple[Pattern, ...] = ()
    whole: bool = True


@dataclass(frozen=True, slots=True)
class Subset:
    """A mapping of which only these keys are checked; without any, nothing may be found."""

    entries: tuple[tuple[str, Pattern], ...]


Pattern: TypeAlias = Exactly | Under | InOrder | Unordered | Subset


Numbers: TypeAlias = Callable[[ClauseId], tuple[ClauseId, ...]]
"""The clauses that a clause that was found may be called in a case."""


def _its_own(clause: ClauseId) -> tuple[ClauseId, ...]:
    return (clause,)


def matches(pattern: Pattern, found: Plain, numbers: Numbers = _its_own) -> bool:
    """Tell whether what was found is what the pattern asks for."""
    match pattern:
        case Exactly(value):
            return found == value
        case Under(clause):
            return isinstance(found, str) and any(clause.covers(called) for called in numbers(ClauseId.parse(found)))
        case InOrder(items):
            if not isinstance(found, tuple) or len(found) != len(items):
                return False
            return all(matches(item, value, numbers) for item, value in zip(items, found, strict=True))
        case Unordered(has, lacks, whole):
            if not isinstance(found, tuple):
                return False
            every_one_is_there = all(any(matches(item, value, numbers) for value in found) for item in has)
            nothing_else = not whole or all(any(matches(item, value, numbers) for item in has) for value in found)
            nothing_unwanted = not any(matches(item, value, numbers) for item in lacks for value in found)
            return every_one_is_there and nothing_else and nothing_unwanted
        case Subset(entries):
            if not isinstance(found, Mapping):
                return False
            if not entries:
                return not found
            return all(
                matches(item, found[key], numbers) if key in found else _allows_absence(item) for key, item in entries
            )


def _allows_absence(pattern: Pattern) -> bool:
    match pattern:
        case Unordered(has):
            return not has
        case InOrder(items):
            return not items
        case Subset(entries):
            return all(_allows_absence(item) for _, item in entries)
        case _:
            return False


def shown(value: Pattern | Plain) -> str:
    """Write a pattern, or what was found, as the casebook would."""
    match value:
        case Exactly(inner):
            return str(inner)
        case Under(clause):
            return str(clause)
        case InOrder(items):
            return shown_list(items)
        case Unordered(has, _, True):
            return shown_list(has)
        case Unordered(has, lacks, _):
            parts = [f"{word}: {shown_list(items)}" for word, items in (("has", has), ("lacks", lacks)) if items]
            return "{" + ", ".join(parts) + "}"
        case Subset(entries):
            return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in entries) + "}"
        case None:
            return "-"
        case str() | int():
            return str(value)
        case tuple():
            return shown_list(value)
        case _:
            return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"


def shown_list(items: tuple[Pattern | Plain, ...]) -> str:
    """Write a list as the casebook would."""
    return "[" + ", ".join(map(shown, items)) + "]"
