"""JSON Schema (2020-12) of a record's data, derived from the classes."""

from __future__ import annotations

import enum
import types
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from fractions import Fraction
from typing import Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

from duplicado.formats.stored.codec import StoredNames
from duplicado.formats.stored.texts import READERS, WRITERS
from duplicado.vocabulary.boards import Board

JsonSchema: TypeAlias = "dict[str, Any]"
_SIMPLE: Final[Mapping[type, JsonSchema]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    types.NoneType: {"type": "null"},
}


def schemas_of(names: StoredNames, reference: str) -> dict[str, JsonSchema]:
    """Return the schema of each class of a record by its stored name.

    Args:
        names: the names of that kind of record.
        reference: the beginning of the address of a schema, such as `#/components/schemas/fact.`.
    """
    return {name: _Schemas(names, reference).of_class(name, kind) for name, kind in names.classes.items()}


class _Schemas:
    def __init__(self, names: StoredNames, reference: str) -> None:
        self._names = names.of_types
        self._reference = reference
        self._texts = {kind: name for kinds, name, _ in WRITERS for kind in kinds}

    def of_class(self, name: str, kind: type) -> JsonSchema:
        hints = get_type_hints(kind)
        stored = [each for each in fields(kind) if each.init]
        required = [each.name for each in stored if each.default is MISSING and each.default_factory is MISSING]
        summary = (kind.__doc__ or "").strip().partition("\n")[0]
        return {
            "type": "object",
            "description": summary,
            "properties": {"is": {"const": name}, **{each.name: self.of_hint(hints[each.name]) for each in stored}},
            "required": ["is", *required],
        }

    def of_hint(self, hint: Any) -> JsonSchema:  # noqa: ANN401 - type hints carry no types
        origin, arguments = get_origin(hint), get_args(hint)
        if hint is None:
            return _SIMPLE[types.NoneType]
        if origin in {Union, types.UnionType}:
            return {"anyOf": list(self._distinct(arguments))}
        if origin is tuple:
            if len(arguments) == 2 and arguments[1] is Ellipsis:
                return {"type": "array", "items": self.of_hint(arguments[0])}
            items = [self.of_hint(each) for each in arguments]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
        if origin is frozenset:
            return _named("set", {"type": "array", "items": self.of_hint(arguments[0])})
        if origin is Mapping or origin is dict:
            pair = [self.of_hint(each) for each in arguments]
            item = {"type": "array", "prefixItems": pair, "minItems": 2, "maxItems": 2}
            return _named("map", {"type": "array", "items": item})
        return self._of_kind(origin or hint)

    def _of_kind(self, kind: object) -> JsonSchema:
        if not isinstance(kind, type):
            return {}
        if kind in _SIMPLE:
            return _SIMPLE[kind]
        if kind is Board:
            parts = [{"type": "integer"}, {"type": "string"}, {"type": "string"}]
            return _named("board", {"type": "array", "prefixItems": parts, "minItems": 3, "maxItems": 3})
        name = self._names.get(kind)
        if name is not None and issubclass(kind, enum.Enum):
            return _named(name, {"enum": [each.value for each in kind]})
        if name is not None:
            return {"$ref": f"{self._reference}{name}"}
        written_as = next((text for known, text in self._texts.items() if issubclass(kind, known)), None)
        if kind is Fraction:
            return _named("fraction", {"type": "string", "pattern": "^-?[0-9]+(/[0-9]+)?$"})
        if written_as is not None and written_as in READERS:
            return _named(written_as, {"type": "string"})
        return {}  # a protocol: what implements it has a schema of its own

    def _distinct(self, hints: tuple[Any, ...]) -> Iterator[JsonSchema]:
        seen: list[JsonSchema] = []
        for each in hints:
            schema = self.of_hint(each)
            if schema not in seen:
                seen.append(schema)
                yield schema


def _named(name: str, inner: JsonSchema) -> JsonSchema:
    return {"type": "object", "properties": {name: inner}, "required": [name], "additionalProperties": False}
