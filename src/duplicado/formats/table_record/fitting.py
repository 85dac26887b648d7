"""Whether a value that was read may stand in a field, by the type that the class declares for it."""

from __future__ import annotations

import types
from collections.abc import Mapping
from functools import cache
from typing import Any, ForwardRef, TypeVar, Union, cast, get_args, get_origin, get_type_hints

__all__ = ["fits"]


@cache
def _hints(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind)


def fits(kind: type, name: str, value: object) -> bool:
    """Tell whether the value is of the type that the class declares for that field."""
    return _fits(value, _hints(kind)[name])


def _fits(value: object, hint: Any) -> bool:  # noqa: ANN401 - type hints carry no types
    if hint is Any or hint is object or isinstance(hint, TypeVar | ForwardRef | str):
        return True
    if hint is None or hint is types.NoneType:
        return value is None
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in {Union, types.UnionType}:
        return any(_fits(value, each) for each in arguments)
    if origin is tuple:
        return isinstance(value, tuple) and _tuple_fits(cast("tuple[object, ...]", value), arguments)
    if origin is frozenset:
        return isinstance(value, frozenset) and all(
            _fits(item, arguments[0]) for item in cast("frozenset[object]", value)
        )
    if origin is Mapping or origin is dict:
        return isinstance(value, Mapping) and all(
            _fits(key, arguments[0]) and _fits(item, arguments[1])
            for key, item in cast("Mapping[object, object]", value).items()
        )
    if hint is int:
        return isinstance(value, int) and not isinstance(value, bool)
    kind = origin or hint
    # A protocol says nothing about classes; what implements it is checked by its own fields.
    is_protocol = getattr(kind, "_is_protocol", False)
    return isinstance(value, kind) if isinstance(kind, type) and not is_protocol else True


def _tuple_fits(value: tuple[object, ...], arguments: tuple[Any, ...]) -> bool:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        return all(_fits(item, arguments[0]) for item in value)
    return len(value) == len(arguments) and all(map(_fits, value, arguments))
