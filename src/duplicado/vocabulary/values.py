"""Frozen values: a new one that differs in some fields, what is worked out once of each, mappings that do not change.

Owner: the nouns; the states of a table and of its play are changed in this way at every action.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Generic, Never, TypeAlias, TypeVar, cast, overload

_Value = TypeVar("_Value")
_Result = TypeVar("_Result")
_Named = TypeVar("_Named")
_Member = TypeVar("_Member")


class derived(Generic[_Value, _Result]):  # noqa: N801 - it is written as a decorator, like `property`
    """A property of a frozen value that is worked out when it is first asked for, and kept with that value.

    `replace` leaves it behind: a value that differs works its own out. It is `functools.cached_property` without the
    lock that Python 3.11 takes: two threads that ask at once work out the same.
    """

    def __init__(self, work_out: Callable[[_Value], _Result]) -> None:
        """Take the function of the value alone."""
        self._work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type[_Value], name: str) -> None:
        """Keep the result under the name of the property, where Python looks first."""
        self._name = name

    @overload
    def __get__(self, value: None, owner: type[_Value]) -> derived[_Value, _Result]: ...
    @overload
    def __get__(self, value: _Value, owner: type[_Value]) -> _Result: ...
    def __get__(self, value: _Value | None, owner: type[_Value]) -> derived[_Value, _Result] | _Result:
        """Work the result out and keep it."""
        if value is None:
            return self
        result = value.__dict__[self._name] = self._work_out(value)
        return result


@dataclasses.dataclass(frozen=True, slots=True)
class _Parts:
    """Parts of the values of a class."""

    names: frozenset[str]
    """Names of fields and derived properties."""
    derived: tuple[str, ...]
    """Names of the derived properties."""
    fields: int
    """Number of the fields."""


_PARTS: Final[dict[type, _Parts | None]] = {}
"""Parts of the classes met so far; `None` for one with slots or `__post_init__`, which its constructor must make."""
_SET: Final = object.__setattr__


def replace(value: _Value, **changes: object) -> _Value:
    """Return a copy of a frozen dataclass with those fields changed.

    The same as `dataclasses.replace`, several times as fast for a class of many fields that has neither slots nor
    `__post_init__`: the fields are copied as one, and nothing is computed anew. A derived property that is given
    along is kept: who knows what follows from the change need not have it worked out. The price is memory: a copy
    shares no names with others of its class, and the states of a board, all kept, take some 160 kB instead of 110.

    Raises:
        TypeError: there is no such field.
    """
    kind = type(value)
    try:
        parts = _PARTS[kind]
    except KeyError:
        parts = _PARTS[kind] = _parts_of(kind)
    if parts is None:
        return cast("_Value", dataclasses.replace(cast("Any", value), **changes))
    held, expected = {**value.__dict__, **changes}, parts.fields
    for name in parts.derived:
        if name in changes:
            expected += 1
        else:
            held.pop(name, None)
    if len(held) != expected:
        raise TypeError(f"{kind.__name__} has no field {', '.join(sorted(changes.keys() - parts.names))}")
    made = object.__new__(kind)
    _SET(made, "__dict__", held)
    return made


def _parts_of(kind: type) -> _Parts | None:
    if hasattr(kind, "__post_init__") or kind.__dictoffset__ == 0:
        return None
    fields = tuple(each.name for each in dataclasses.fields(kind))
    worked_out = tuple(name for each in kind.__mro__ for name, what in vars(each).items() if isinstance(what, derived))
    return _Parts(frozenset((*fields, *worked_out)), worked_out, len(fields))


class FrozenDict(dict[_Named, _Member]):
    """Dictionary that is read, compared and copied as any other, and refuses every change by a `TypeError`."""

    __slots__ = ()

    def _refuse(self, *_values: object, **_named: object) -> Never:
        raise TypeError("the mapping of a value does not change: make a dict of it, and another value of that")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride] - they refuse whatever is given

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle it as what it is made of: unpickling would otherwise set its members one by one."""
        return type(self), (dict(self),)


_Any: TypeAlias = Mapping[object, object]
_MAPPINGS: Final = (dict, MappingProxyType)
_MAPPING_TEXT: Final = re.compile(r"(tuple\[)?(collections\.abc\.|typing\.)?(Mapping|dict)\[")


def keeps_mappings(kind: type[_Value]) -> type[_Value]:
    """Have a frozen dataclass keep the mappings that it is given as copies that do not change, those within them too.

    It stands below `dataclass`. The annotations say which fields they are: a mapping, or a tuple of mappings. What is
    neither after all is kept as it is.
    """
    names = mapping_fields(kind)
    if not names:
        return kind
    further = vars(kind).get("__post_init__")

    def keep(value: _Value) -> None:
        for name in names:
            given: object = getattr(value, name)
            if type(given) is not FrozenDict:
                is_mapping = isinstance(given, Mapping)
                _SET(value, name, frozen(cast("_Any", given)) if is_mapping else _member_frozen(given))
        if further is not None:
            further(value)

    setattr(kind, "__post_init__", keep)  # noqa: B010 - a type has no such attribute to the type checkers
    return kind


def mapping_fields(kind: type) -> tuple[str, ...]:
    """Name the fields of a class that are declared as mappings or tuples of them, by an alias of its module too."""
    scope = vars(inspect.getmodule(kind))
    texts = {name: hint if isinstance(hint, str) else str(hint) for name, hint in inspect.get_annotations(kind).items()}
    return tuple(name for name, text in texts.items() if _MAPPING_TEXT.match(str(scope.get(text.split()[0], text))))


def frozen(given: Mapping[_Named, _Member]) -> FrozenDict[_Named, _Member]:
    """Return a copy of a mapping that does not change, nor do the mappings within it."""
    if not given:
        return cast("FrozenDict[_Named, _Member]", _EMPTY)
    return FrozenDict({key: cast("_Member", _member_frozen(value)) for key, value in given.items()})


_EMPTY: Final = FrozenDict[object, object]()


def _member_frozen(value: object) -> object:
    kind: type = type(value)
    if kind is tuple:
        members = cast("tuple[object, ...]", value)
        return tuple(map(_member_frozen, members)) if members and isinstance(members[0], _MAPPINGS) else members
    is_loose = issubclass(kind, _MAPPINGS) and kind is not FrozenDict
    return frozen(cast("_Any", value)) if is_loose else value
