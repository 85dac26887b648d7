"""Values of a record as JSON data and back: canonical texts for calls, cards and contracts, names for the rest."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, Final, TypeAlias, cast

from duplicado.formats.table_record.fitting import fits
from duplicado.formats.table_record.names import CLASSES, ENUMS, NAMES, RENAMED
from duplicado.law.reference import ClauseId
from duplicado.table.actions import parse_action
from duplicado.vocabulary import (
    Bid,
    Board,
    Card,
    Contract,
    Deal,
    Double,
    DuplicadoError,
    Hand,
    Layout,
    NotationError,
    Pass,
    PassedOut,
    Redouble,
    Seat,
    Vulnerability,
    parse_auction_result,
    parse_call,
)

__all__ = ["UnreadableValue", "UnwritableValue", "from_plain", "to_plain"]

Plain: TypeAlias = "str | int | bool | list[Plain] | dict[str, Plain] | None"


class UnwritableValue(DuplicadoError, TypeError):
    """A value for which the record has no name: a mistake of the program, found by the tests of the record."""


class UnreadableValue(DuplicadoError):
    """Data that is no value of a record; it never leaves the reader, which turns it into a diagnostic."""


def _read_layout(text: str) -> Layout:
    layout = Layout.parse(text)
    try:
        return Deal(dict(layout.items()))
    except NotationError:
        return layout


_TEXTS: Final[Mapping[str, Callable[[str], object]]] = {
    "card": Card.parse,
    "call": parse_call,
    "contract": parse_auction_result,
    "clause": ClauseId.parse,
    "hand": Hand.parse,
    "layout": _read_layout,
    "action": parse_action,
    "fraction": Fraction,
}


def to_plain(value: object) -> Plain:
    """Return a value as JSON data.

    Raises:
        UnwritableValue: it is of a class that has no name in the record.
    """
    match value:
        case None | bool() | int() | str():
            return value
        case Card():
            return {"card": str(value)}
        case Pass() | Double() | Redouble() | Bid():
            return {"call": str(value)}
        case Hand():
            return {"hand": str(value)}
        case Layout():
            return {"layout": str(value)}
        case ClauseId():
            return {"clause": str(value)}
        case Board():
            return {"board": [value.number, str(value.dealer), str(value.vulnerability)]}
        case Enum():
            return {_name_of(type(value)): value.value}
        case tuple():
            return [to_plain(item) for item in cast("tuple[object, ...]", value)]
        case frozenset():
            items = [to_plain(item) for item in cast("frozenset[object]", value)]
            return {"set": sorted(items, key=lambda item: json.dumps(item, sort_keys=True))}
        case Mapping():
            pairs = cast("Mapping[object, object]", value).items()
            return {"map": [[to_plain(key), to_plain(item)] for key, item in pairs]}
        case Contract() | PassedOut():
            return {"contract": str(value)}
        case Fraction():
            return {"fraction": str(value)}
        case _:
            return _object(value)


def _object(value: object) -> Plain:
    if is_dataclass(value) and not isinstance(value, type):
        if type(value) not in NAMES and type(value).__module__.startswith("duplicado.table.actions"):
            return {"action": str(value)}
        written: dict[str, Plain] = {"is": _name_of(type(value))}
        for each in _stored(type(value)):
            item: object = getattr(value, each.name)
            if item is not None or not _defaults_to_none(each):
                written[each.name] = to_plain(item)
        return written
    return {"action": str(value)} if type(value).__module__.startswith("duplicado.table.actions") else _unknown(value)


def _stored(kind: type) -> tuple[Field[Any], ...]:
    """Return the fields of which a value is built; what it works out from them is not stored."""
    return tuple(each for each in fields(kind) if each.init)


def _defaults_to_none(each: Field[Any]) -> bool:
    return each.default is None


def _name_of(kind: type) -> str:
    name = NAMES.get(kind)
    if name is None:
        raise UnwritableValue(f"{kind.__module__}.{kind.__qualname__} has no name in formats.table_record.names")
    return name


def _unknown(value: object) -> Plain:
    raise UnwritableValue(f"{type(value).__qualname__} cannot be written into a record")


def from_plain(data: object) -> object:
    """Return the value that JSON data stand for.

    Raises:
        UnreadableValue: they stand for none.
    """
    match data:
        case None | bool() | int() | str():
            return data
        case list():
            return tuple(from_plain(item) for item in cast("list[object]", data))
        case dict():
            return _from_members(cast("dict[str, object]", data))
        case _:
            raise UnreadableValue(f"{data!r:.60}")


def _from_members(members: dict[str, object]) -> object:
    if "is" in members:
        return _instance(members)
    if len(members) != 1:
        raise UnreadableValue(f"{json.dumps(members):.60}")
    name, inner = next(iter(members.items()))
    try:
        match name, inner:
            case "map", list():
                pairs = cast("list[list[object]]", inner)
                return {from_plain(key): from_plain(item) for key, item in pairs}
            case "set", list():
                return frozenset(from_plain(item) for item in cast("list[object]", inner))
            case "board", [int() as number, str() as dealer, str() as vulnerability]:
                return Board(number, Seat.parse(dealer), Vulnerability.parse(vulnerability))
            case _, str() if name in _TEXTS:
                return _TEXTS[name](inner)
            case _ if name in ENUMS:
                return ENUMS[name](inner)
            case _:
                pass
    except (DuplicadoError, ValueError, TypeError, ArithmeticError):
        pass
    raise UnreadableValue(f"{name}: {inner!r:.60}")


def _instance(members: dict[str, object]) -> object:
    name = str(members["is"])
    kind = CLASSES.get(name)
    if kind is None:
        raise UnreadableValue(f"is: {name:.60}")
    known = {each.name: each for each in _stored(kind)}
    values: dict[str, object] = {}
    for stored, data in members.items():
        field_name = RENAMED.get((name, stored), stored)
        if stored in {"is", "n", "v"}:
            continue
        if field_name not in known:
            raise UnreadableValue(f"{name}.{stored:.60}")
        values[field_name] = from_plain(data)
        if not fits(kind, field_name, values[field_name]):
            raise UnreadableValue(f"{name}.{stored}: {data!r:.60}")
    missing = [each.name for each in known.values() if each.name not in values and not _has_default(each)]
    if missing:
        raise UnreadableValue(f"{name}.{missing[0]}: ?")
    try:
        return kind(**values)
    except (DuplicadoError, ValueError, TypeError) as error:
        raise UnreadableValue(f"{name}: {error}") from None


def _has_default(each: Field[Any]) -> bool:
    return each.default is not MISSING or each.default_factory is not MISSING
