"""Type checks of a value that was read against the field that its class declares."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, ForwardRef, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

Check: TypeAlias = "Callable[[object], bool] | None"
"""Tells whether a value fits; `None`, which costs nothing to ask, where everything does."""


@cache
def checks_of(kind: type) -> Mapping[str, Check]:
    """Return for each field of a class the check that its values pass; they are worked out once, when first wanted."""
    return {name: _check(hint) for name, hint in get_type_hints(kind).items()}


@cache
def kinds_of(kind: type) -> Mapping[str, frozenset[type]]:
    """Return for each field the classes whose own objects fit without being checked; none where more is to be seen."""
    return {name: frozenset(_plain_kinds(hint) or ()) for name, hint in get_type_hints(kind).items()}


def _check(hint: Any) -> Check:  # noqa: ANN401 - type hints carry no types
    if hint is Any or hint is object or isinstance(hint, TypeVar | ForwardRef | str):
        return None
    if (kinds := _plain_kinds(hint)) is not None:
        return _one_of(kinds)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in {Union, types.UnionType}:
        return _any_of([_check(each) for each in arguments])
    if origin is tuple:
        return _tuple_of(arguments)
    if origin is frozenset:
        return _all_of(frozenset, _check(arguments[0]))
    if origin is Mapping or origin is dict:
        return _mapping_of(_check(arguments[0]), _check(arguments[1]))
    # A protocol says nothing about classes; what implements it is checked by its own fields.
    return _one_of((origin,)) if isinstance(origin, type) and not getattr(origin, "_is_protocol", False) else None


def _plain_kinds(hint: Any) -> tuple[type, ...] | None:  # noqa: ANN401 - as above
    """Return the classes of which a value must be, where the hint is one class or a choice of some."""
    if hint is None:
        return (types.NoneType,)
    if get_origin(hint) in {Union, types.UnionType}:
        parts = [_plain_kinds(each) for each in get_args(hint)]
        return None if None in parts else tuple(kind for part in parts for kind in part or ())
    is_class = isinstance(hint, type) and get_origin(hint) is None and not getattr(hint, "_is_protocol", False)
    return (hint,) if is_class else None


def _one_of(kinds: tuple[type, ...]) -> Check:
    # A truth value is a number to Python, not to a record.
    exact = frozenset(kinds)
    may_be_bool = bool in exact or int not in exact

    def check(value: object) -> bool:
        return type(value) in exact or (isinstance(value, kinds) and (may_be_bool or not isinstance(value, bool)))

    return check


def _any_of(checks: list[Check]) -> Check:
    strict = [each for each in checks if each is not None]
    if len(strict) < len(checks):
        return None
    return lambda value: any(each(value) for each in strict)


def _all_of(kind: type, item: Check) -> Check:
    if item is None:
        return lambda value: isinstance(value, kind)
    return lambda value: isinstance(value, kind) and all(map(item, cast("tuple[object, ...]", value)))


def _tuple_of(arguments: tuple[Any, ...]) -> Check:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        return _all_of(tuple, _check(arguments[0]))
    items = [_check(each) or _anything for each in arguments]

    def check(value: object) -> bool:
        if not isinstance(value, tuple):
            return False
        parts = cast("tuple[object, ...]", value)
        return len(parts) == len(items) and all(each(part) for each, part in zip(items, parts, strict=True))

    return check


def _mapping_of(key: Check, item: Check) -> Check:
    fits_key, fits_item = key or _anything, item or _anything

    def check(value: object) -> bool:
        return isinstance(value, Mapping) and all(
            fits_key(each) and fits_item(part) for each, part in cast("Mapping[object, object]", value).items()
        )

    return check


_anything: Final[Callable[[object], bool]] = lambda _value: True  # noqa: E731 - a function of one expression
