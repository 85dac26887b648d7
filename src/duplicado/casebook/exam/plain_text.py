"""Comparison of plain values, part by part; the order matters only in an auction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from duplicado.casebook.exam.model import Aspect
from duplicado.casebook.patterns import Plain

_Normal: TypeAlias = object


def normal(aspect: Aspect, value: Plain) -> _Normal:
    """Return a form that is equal for all answers that say the same; nothing empty is in it, and nothing twice."""
    match value:
        case tuple():
            items = [normal(aspect, item) for item in value]
            return tuple(items if aspect is Aspect.AUCTION else sorted(dict.fromkeys(items), key=repr))
        case Mapping():
            parts = ((key, normal(aspect, item)) for key, item in value.items())
            return tuple(sorted(((key, part) for key, part in parts if part not in ((), None)), key=repr))
        case _:
            return value


def same(aspect: Aspect, one: Plain, other: Plain) -> bool:
    """Tell whether two answers to a question say the same."""
    return normal(aspect, one) == normal(aspect, other)


def mapping(value: Plain) -> Mapping[str, Plain]:
    """Return a value that is a mapping; an empty one for any other."""
    nothing: dict[str, Plain] = {}
    return value if isinstance(value, Mapping) else nothing


def mappings(value: Plain) -> tuple[Mapping[str, Plain], ...]:
    """Return the mappings of a list; none for what is no list."""
    return tuple(one for one in value if isinstance(one, Mapping)) if isinstance(value, tuple) else ()


def texts(value: Plain) -> tuple[str, ...]:
    """Return the items of a list as texts; none for what is no list."""
    return tuple(map(str, value)) if isinstance(value, tuple) else ()
