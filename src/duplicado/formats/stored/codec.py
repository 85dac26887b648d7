"""Values of a record as JSON data and back: canonical texts for calls, cards and contracts, names for the rest.

How a class is written and read is worked out once, when it is first met: a record has many entries of few kinds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from enum import Enum
from functools import partial
from types import NoneType
from typing import Any, Final, TypeAlias, cast

from duplicado.formats.stored.texts import READERS, WRITERS
from duplicado.formats.stored.type_checks import Check, checks_of, kinds_of
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import keeps_mappings

Plain: TypeAlias = "str | int | bool | list[Plain] | dict[str, Plain] | None"

RESERVED: Final = frozenset({"is", "n", "v"})
"""Members of an object that are none of its fields: its class, its number, the version."""

_ATOMS: Final = frozenset({str, int, bool, NoneType})


class UnwritableValue(DuplicadoError, TypeError):
    """A value for which the record has no name: a mistake of the program, found by the tests of the record."""


class UnreadableValue(DuplicadoError):
    """Data that is no value of a record; it never leaves the reader, which turns it into a diagnostic."""


@dataclass(frozen=True, slots=True)
@keeps_mappings
class StoredNames:
    """The names under which one kind of record stores what it is made of."""

    classes: Mapping[str, type]
    """Each stores its fields by their names."""
    enums: Mapping[str, type[Enum]]
    """Each stores its value."""
    renamed: Mapping[tuple[str, str], str] = field(default_factory=dict[tuple[str, str], str])
    """Fields that were called otherwise when they were stored: name of the class and old name, with the present one."""
    texts: Mapping[str, Callable[[str], object]] = field(default_factory=dict[str, Callable[[str], object]])
    """Readers of further canonical texts, by name."""
    text_of: Callable[[object], tuple[str, str] | None] = lambda _value: None
    """Gives name and text of a value that is stored as one of those texts; `None` for any other."""
    became: Mapping[type, Callable[[Any], object]] = field(default_factory=dict[type, Callable[[Any], object]])
    """Classes that are read and no longer written, and what each of their values is today."""

    @property
    def of_types(self) -> dict[type, str]:
        """The name of each class and enum."""
        return {kind: name for name, kind in (*self.enums.items(), *self.classes.items())}


@dataclass(frozen=True, slots=True)
class _Plan:
    """Plan by which the objects of a class are read."""

    kind: type
    members: Mapping[str, tuple[str, frozenset[type], Check]]
    """By the name under which a field is or once was stored: its present name, the classes whose objects may stand
    there, and what is asked of others."""
    required: tuple[str, ...]
    became: Callable[[Any], object] | None
    """Function to the value of today from one of a class that is read only."""


def _stored(kind: type) -> tuple[Field[Any], ...]:
    """Return the fields of which a value is built; what it works out from them is not stored."""
    return tuple(each for each in fields(kind) if each.init)


class Codec:
    """Writes and reads the values of one kind of record."""

    def __init__(self, names: StoredNames) -> None:
        """Take the names of that kind of record."""
        self._names = names
        self._of_types = names.of_types
        self._plans: dict[str, _Plan] = {}
        self._writers: dict[type, Callable[[object], Plain]] = {}
        self._readers: dict[str, Callable[[object], object]] = {
            **{name: partial(_member, {each.value: each for each in kind}) for name, kind in names.enums.items()},
            **{name: partial(_text, reader) for name, reader in {**READERS, **names.texts}.items()},
            "map": self._map,
            "set": self._set,
            "board": _board,
        }

    def to_plain(self, value: object) -> Plain:
        """Return a value as JSON data.

        Raises:
            UnwritableValue: it is of a class that has no name in the record.
        """
        kind = type(value)
        writer = self._writers.get(kind)
        if writer is None:
            writer = self._writers[kind] = self._writer_of(kind)
        return writer(value)

    def _writer_of(self, kind: type[object]) -> Callable[[object], Plain]:
        if issubclass(kind, str | int | NoneType):
            return cast("Callable[[object], Plain]", _itself)
        is_whole = is_dataclass(kind) and kind in self._names.classes.values()
        stored = _stored(kind) if is_whole else ()
        written_as = next(((name, text) for kinds, name, text in WRITERS if issubclass(kind, kinds)), None)
        if written_as is not None:
            name, text = written_as
            return lambda value: {name: text(value)}
        if kind is Board:
            return lambda value: _board_data(cast("Board", value))
        if is_whole:
            return partial(self._object_data, self._name_of(kind), stored)
        if issubclass(kind, Enum):
            return partial(_enum_data, self._name_of(kind))
        if issubclass(kind, tuple):
            return lambda value: [self.to_plain(item) for item in cast("tuple[object, ...]", value)]
        if issubclass(kind, frozenset):
            return self._set_data
        if issubclass(kind, Mapping):
            return self._map_data
        return self._named_text

    def _set_data(self, value: object) -> Plain:
        items = [self.to_plain(item) for item in cast("frozenset[object]", value)]
        return {"set": sorted(items, key=lambda item: json.dumps(item, sort_keys=True))}

    def _map_data(self, value: object) -> Plain:
        pairs = cast("Mapping[object, object]", value).items()
        return {"map": [[self.to_plain(key), self.to_plain(item)] for key, item in pairs]}

    def _object_data(self, name: str, stored: tuple[Field[Any], ...], value: object) -> Plain:
        written: dict[str, Plain] = {"is": name}
        for each in stored:
            item: object = getattr(value, each.name)
            # Of a field that was added later older records know nothing; it is written where it says something.
            untold = item is None if each.default is None else "added-later" in each.metadata and item == each.default
            if not untold:
                written[each.name] = self.to_plain(item)
        return written

    def _named_text(self, value: object) -> Plain:
        named = self._names.text_of(value)
        if named is not None:
            return {named[0]: named[1]}
        if is_dataclass(value):
            self._name_of(type(value))
        raise UnwritableValue(f"{type(value).__qualname__} cannot be written into a record")

    def _name_of(self, kind: type) -> str:
        name = self._of_types.get(kind)
        if name is None:
            raise UnwritableValue(f"{kind.__module__}.{kind.__qualname__} has no name in the record")
        return name

    def from_plain(self, data: object) -> object:
        """Return the value that JSON data stand for.

        Raises:
            UnreadableValue: they stand for none.
        """
        kind = type(data)
        if kind in _ATOMS:
            return data
        if kind is dict:
            return self._from_members(cast("dict[str, object]", data))
        if kind is list:
            return tuple([self.from_plain(item) for item in cast("list[object]", data)])
        raise UnreadableValue(f"{data!r:.60}")

    def _from_members(self, members: dict[str, object]) -> object:
        if "is" in members:
            return self._instance(members)
        if len(members) != 1:
            raise UnreadableValue(f"{json.dumps(members):.60}")
        ((name, inner),) = members.items()
        reader = self._readers.get(name)
        if reader is not None:
            try:
                return reader(inner)
            except (DuplicadoError, ValueError, TypeError, ArithmeticError):
                pass
        raise UnreadableValue(f"{name}: {inner!r:.60}")

    def _map(self, inner: object) -> object:
        return {self.from_plain(key): self.from_plain(item) for key, item in _pairs(inner)}

    def _set(self, inner: object) -> object:
        return frozenset([self.from_plain(item) for item in _list(inner)])

    def _plan(self, name: str) -> _Plan:
        """Return how the class of that name is read."""
        kind = self._names.classes.get(name)
        if kind is None:
            raise UnreadableValue(f"is: {name:.60}")
        kinds, checks = kinds_of(kind), checks_of(kind)
        members = {each.name: (each.name, kinds[each.name], checks[each.name]) for each in _stored(kind)}
        for (of_class, old), present in self._names.renamed.items():
            if of_class == name:
                members[old] = members[present]
        required = tuple(
            each.name for each in _stored(kind) if each.default is MISSING and each.default_factory is MISSING
        )
        plan = self._plans[name] = _Plan(kind, members, required, self._names.became.get(kind))
        return plan

    def _instance(self, members: dict[str, object]) -> object:
        name = str(members["is"])
        plan = self._plans.get(name) or self._plan(name)
        values: dict[str, object] = {}
        for stored, data in members.items():
            known = plan.members.get(stored)
            if known is None:
                if stored in RESERVED:
                    continue
                raise UnreadableValue(f"{name}.{stored:.60}")
            field_name, kinds, check = known
            # Asked here, not in `from_plain`: most of the values of a record are members of objects.
            data_kind = type(data)
            if data_kind in _ATOMS:
                value = data
            elif data_kind is dict:
                value = self._from_members(cast("dict[str, object]", data))
            else:
                value = self.from_plain(data)
            if type(value) not in kinds and check is not None and not check(value):
                raise UnreadableValue(f"{name}.{stored}: {data!r:.60}")
            values[field_name] = value
        for each in plan.required:
            if each not in values:
                raise UnreadableValue(f"{name}.{each}: ?")
        try:
            value = plan.kind(**values)
        except (DuplicadoError, ValueError, TypeError) as error:
            raise UnreadableValue(f"{name}: {error}") from None
        return value if plan.became is None else plan.became(value)


def _itself(value: object) -> object:
    return value


def _enum_data(name: str, value: object) -> Plain:
    return {name: cast("Enum", value).value}


def _board_data(board: Board) -> Plain:
    return {"board": [board.number, str(board.dealer), str(board.vulnerability)]}


def _board(inner: object) -> Board:
    match inner:
        case [int() as number, str() as dealer, str() as vulnerability]:
            return Board(number, Seat.parse(dealer), Vulnerability.parse(vulnerability))
        case _:
            raise UnreadableValue("board")


def _member(members: Mapping[object, Enum], inner: object) -> Enum:
    member = members.get(inner)
    if member is None:
        raise UnreadableValue("member")
    return member


def _text(reader: Callable[[str], object], inner: object) -> object:
    if not isinstance(inner, str):
        raise UnreadableValue("text")
    return reader(inner)


def _list(inner: object) -> list[object]:
    if not isinstance(inner, list):
        raise UnreadableValue("list")
    return cast("list[object]", inner)


def _pairs(inner: object) -> list[tuple[object, object]]:
    pairs: list[tuple[object, object]] = []
    for each in _list(inner):
        key, item = _list(each)
        pairs.append((key, item))
    return pairs
