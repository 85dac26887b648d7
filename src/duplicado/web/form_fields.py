"""Typed fields of a page's own form: a class declares them, and this module reads what a browser sent into it.

Forms of the office's acts are declared as acts, see `duplicado.service.acts`. What a form does not hold, or holds in a
way that cannot be read, is the default of its field: a browser sends nothing else than what the page offers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from functools import cache, partial
from types import MappingProxyType, UnionType
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from litestar.datastructures import UploadFile
from msgspec import NODEFAULT, Meta, Struct, structs
from multidict import MultiMapping

from duplicado.vocabulary.numbers import whole_number

_Form = TypeVar("_Form")
_MOST_DIGITS: Final = 6
_NO: Final = frozenset({"", "no"})
"""Value that a box or a choice sends that is not ticked."""


@dataclass(frozen=True, slots=True)
class OneLine:
    """A text of one line: white space is folded, and what is beyond `most` characters is cut off."""

    most: int

    def read(self, text: str) -> str:
        """Return the text that is kept."""
        return " ".join(text.split())[: self.most]


@dataclass(frozen=True, slots=True)
class LongText:
    """A text as it was typed, with its lines, cut off beyond `most` characters."""

    most: int

    def read(self, text: str) -> str:
        """Return the text that is kept."""
        return text[: self.most]


@dataclass(frozen=True, slots=True)
class NumberWithin:
    """A whole number, brought between `least` and `most`."""

    least: int
    most: int

    def read(self, text: str) -> int:
        """Return the number.

        Raises:
            ValueError: it is none.
        """
        number = whole_number(text.strip(), _MOST_DIGITS)
        if number is None:
            raise ValueError(text)
        return min(max(number, self.least), self.most)


@dataclass(frozen=True)
class OneOf:
    """A text that is one of those which are offered."""

    offered: frozenset[str]

    def __init__(self, *offered: str) -> None:
        object.__setattr__(self, "offered", frozenset(offered))

    def read(self, text: str) -> str:
        """Return the text.

        Raises:
            ValueError: it is none of them.
        """
        if text not in self.offered:
            raise ValueError(text)
        return text


@dataclass(frozen=True, slots=True)
class Matching:
    """A text that a pattern describes."""

    pattern: str

    def read(self, text: str) -> str:
        """Return the text.

        Raises:
            ValueError: the pattern does not describe it.
        """
        if re.fullmatch(self.pattern, text) is None:
            raise ValueError(text)
        return text


@dataclass(frozen=True, slots=True)
class SentAs:
    """Another name under which a field is sent than that of the dataclass."""

    name: str


_Ways: TypeAlias = OneLine | LongText | NumberWithin | OneOf | Matching
_Reader: TypeAlias = Callable[[MultiMapping[Any]], object]


def read_form(kind: type[_Form], form: MultiMapping[Any], **told: object) -> _Form:
    """Read a form into the class that declares its fields: a dataclass, or a `Struct` that programs are asked for too.

    A field is a text (`Annotated[str, OneLine(80)]`, `LongText`, `OneOf`), a number (`NumberWithin`), a `bool` (a box:
    ticked where anything but `no` is sent), a `Literal` or an `Enum` by its value, each with a default; a tuple of
    texts where the form repeats the field; or files, `UploadFile | None` or a tuple of them. `Meta` says the bounds as
    well as the former do. `SentAs(name)` renames a field.

    Args:
        kind: the class.
        form: what was sent.
        told: fields that the form has in another way, by name.
    """
    readers: Mapping[str, _Reader] = _readers(kind, frozenset(told))  # type: ignore[arg-type] # a class is hashable
    return kind(**told, **{name: read(form) for name, read in readers.items()})


async def file_in(sent: UploadFile | None) -> tuple[str, bytes]:
    """Return name and contents of a file that was sent; both are empty where none was."""
    return ("", b"") if sent is None else (sent.filename, await sent.read())


@cache
def _readers(kind: type[Any], told: frozenset[str]) -> Mapping[str, _Reader]:
    """Return what reads each field of a class that is not told.

    Raises:
        TypeError: a field does not say how it is read.
    """
    hints = get_type_hints(kind, include_extras=True)
    return MappingProxyType(
        {name: _reader(name, default, hints[name]) for name, default in _defaults(kind) if name not in told}
    )


def _defaults(kind: type[Any]) -> Iterator[tuple[str, object]]:
    """Go through the fields of a class and their defaults; `MISSING` where a field has none."""
    if issubclass(kind, Struct):
        return ((each.name, MISSING if each.default is NODEFAULT else each.default) for each in structs.fields(kind))
    return ((each.name, each.default) for each in fields(kind))


def _reader(name: str, default: object, hint: object) -> _Reader:
    marks = _marks(hint)
    sent = next((each.name for each in marks if isinstance(each, SentAs)), name)
    way = next((each for each in marks if isinstance(each, _Ways)), None)
    bare = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    parts = get_args(bare)
    if get_origin(bare) is tuple and parts[0] is UploadFile:
        return lambda form: tuple(each for each in form.getall(sent, []) if isinstance(each, UploadFile))
    if get_origin(bare) is tuple:
        each_way = next(each for each in _marks(parts[0]) if isinstance(each, _Ways))
        return lambda form: tuple(each_way.read(each) for each in form.getall(sent, []) if isinstance(each, str))
    if get_origin(bare) in {Union, UnionType} and UploadFile in parts:
        return lambda form: found if isinstance(found := form.get(sent), UploadFile) else None
    if default is MISSING:
        raise TypeError(f"the field {name} of a form has no default")
    return partial(_read_text, sent, _choice(name, bare) if way is None else way.read, default)


def _marks(hint: object) -> tuple[object, ...]:
    """Return what is annotated to a type, the bounds of a `Meta` as the way in which the field is read."""
    marks: tuple[object, ...] = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return tuple(_bounds(each) if isinstance(each, Meta) else each for each in marks)


def _bounds(meta: Meta) -> object:
    if isinstance(meta.ge, int) and isinstance(meta.le, int):
        return NumberWithin(meta.ge, meta.le)
    if meta.pattern is not None:
        return Matching(meta.pattern)
    return meta if meta.max_length is None else OneLine(meta.max_length)


def _read_text(sent: str, read: Callable[[str], object], default: object, form: MultiMapping[Any]) -> object:
    value = form.get(sent)
    if not isinstance(value, str):
        return default
    try:
        return read(value)
    except ValueError:
        return default


def _choice(name: str, hint: object) -> Callable[[str], object]:
    """Return what reads a field that offers a choice: a box, the values of a `Literal` or of an enum."""
    if hint is bool:
        return lambda value: value not in _NO
    if get_origin(hint) is Literal:
        return OneOf(*get_args(hint)).read
    kinds = [each for each in (get_args(hint) or (hint,)) if isinstance(each, type) and issubclass(each, Enum)]
    if len(kinds) == 1:
        return kinds[0]
    raise TypeError(f"the field {name} of a form does not say how it is read")
