"""Mappings that do not change, for the members of values."""

from __future__ import annotations

from typing import Never, TypeVar

_Key = TypeVar("_Key")
_Item = TypeVar("_Item")


class FrozenDict(dict[_Key, _Item]):
    """Dictionary that is read, compared and copied as any other, and refuses every change by a `TypeError`."""

    __slots__ = ()

    def _refuse(self, *_values: object, **_named: object) -> Never:
        raise TypeError("the mapping of a value does not change: make a dict of it, and another value of that")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride] - they refuse whatever is given

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle it as what it is made of: unpickling would otherwise set its members one by one."""
        return type(self), (dict(self),)


def freeze(value: object, *names: str) -> None:
    """Put copies that do not change in the place of mappings of a value that is being made."""
    for name in names:
        given = getattr(value, name)
        if type(given) is not FrozenDict:
            object.__setattr__(value, name, FrozenDict(given))
