"""Rotation of a table: the same facts with every seat a quarter further on."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, cast

from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side

_BY_SEAT = frozenset({"hands"})
"""Fields that hold something for each seat, from North."""
_BY_SIDE = frozenset({"won", "won_before"})
"""Fields that hold something for each side, North-South first."""
_SIDES = {Vulnerability.NS: Vulnerability.EW, Vulnerability.EW: Vulnerability.NS}


def turned(value: Any, quarters: int) -> Any:  # noqa: ANN401 - any value of a record, of its own type again
    """Return a value in which each seat is so many quarters further clockwise, and each side accordingly.

    Values without a seat in them are returned as they are.
    """
    if not quarters:
        return value
    match value:
        case Seat():
            return value.after(quarters)
        case Side():
            return value.seats[0].after(quarters).side
        case Vulnerability():
            return _SIDES.get(value, value) if quarters % 2 else value
        case Layout():
            return type(value)({seat.after(quarters): hand for seat, hand in value.items()})
        case str() | int() | None | enum.Enum():
            return value
        case tuple() | frozenset() | Mapping():
            return _turned_collection(value, quarters)
        case _ if dataclasses.is_dataclass(value) and not isinstance(value, type):
            return _turned_parts(value, quarters)
        case _:
            return value


def _turned_collection(value: Any, quarters: int) -> Any:  # noqa: ANN401 - as above
    if isinstance(value, Mapping):
        keys = [*cast("Iterable[Any]", value)]
        return MappingProxyType({turned(key, quarters): turned(value[key], quarters) for key in keys})
    parts = [turned(part, quarters) for part in cast("Iterable[Any]", value)]
    if hasattr(value, "_fields"):  # a named tuple
        return type(value)(*parts)
    return frozenset(parts) if isinstance(value, frozenset) else tuple(parts)


def _turned_parts(value: Any, quarters: int) -> Any:  # noqa: ANN401 - as above
    parts = {each.name: getattr(value, each.name) for each in dataclasses.fields(value) if each.init}
    changed = {name: _shifted(name, turned(part, quarters), quarters) for name, part in parts.items()}
    return dataclasses.replace(value, **changed) if any(changed[name] is not parts[name] for name in parts) else value


def _shifted(name: str, part: Any, quarters: int) -> Any:  # noqa: ANN401 - as above
    """Move what stands by seat or by side to the places that it has now."""
    by = quarters % 4 if name in _BY_SEAT else quarters % 2 if name in _BY_SIDE else 0
    return (*part[-by:], *part[:-by]) if by and type(part) is tuple else part
