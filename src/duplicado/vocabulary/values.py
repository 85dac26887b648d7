"""Changing a frozen value: a new one that differs in some fields."""

from __future__ import annotations

import dataclasses
from typing import Any, TypeVar, cast

__all__ = ["replace"]

_Value = TypeVar("_Value")


def replace(value: _Value, **changes: object) -> _Value:
    """Return a copy of a frozen dataclass with those fields changed.

    The same as `dataclasses.replace`, several times as fast for a class of many fields that has neither slots nor
    `__post_init__`: nothing is computed anew. The states of a table are changed in this way at every action.

    Raises:
        TypeError: there is no such field.
    """
    kind = type(value)
    if not hasattr(value, "__dict__") or hasattr(kind, "__post_init__"):
        return cast("_Value", dataclasses.replace(cast("Any", value), **changes))
    made = object.__new__(kind)
    fields = made.__dict__
    fields.update(value.__dict__)
    if not changes.keys() <= fields.keys():
        raise TypeError(f"{kind.__name__} has no field {', '.join(changes.keys() - fields.keys())}")
    fields.update(changes)
    return made
