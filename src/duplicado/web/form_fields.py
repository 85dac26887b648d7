"""Typed fields of a page's own form: a dataclass declares them, and this module reads what a browser sent into it.

Forms of the office's acts are declared as acts, see `duplicado.service.acts`. What a form does not hold, or holds in a
way that cannot be read, is the default of its field: a browser sends nothing else than what the page offers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from enum import Enum
from functools import cache, partial
from types import MappingProxyType, UnionType
from typing import Annotated, Any, Final, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from litestar.datastructures import UploadFile
from multidict import MultiMapping

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
        digits = text.strip()
        if not (digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS):
            raise ValueError(text)
        return min(max(int(digits), self.least), self.most)


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
class SentAs:
    """Another name under which a field is sent than that of the dataclass."""

    name: str


_Ways: TypeAlias = OneLine | LongText | NumberWithin | OneOf
_Reader: TypeAlias = Callable[[MultiMapping[Any]], object]


def read_form(kind: type[_Form], form: MultiMapping[Any]) -> _Form:
    """Read a form into the dataclass that declares its fields.

    A field is a text (`Annotated[str, OneLine(80)]`, `LongText`, `OneOf`), a number (`NumberWithin`), a `bool` (a box:
    ticked where anything but `no` is sent) or an `Enum` by its value, each with a default; a tuple of texts where the
    form repeats the field; or files, `UploadFile | None` or a tuple of them. `SentAs(name)` renames a field.
    """
    readers: Mapping[str, _Reader] = _readers(kind)  # type: ignore[arg-type] # a class is hashable
    return kind(**{name: read(form) for name, read in readers.items()})


async def file_in(sent: UploadFile | None) -> tuple[str, bytes]:
    """Return name and contents of a file that was sent; both are empty where none was."""
    return ("", b"") if sent is None else (sent.filename, await sent.read())


@cache
def _readers(kind: type[Any]) -> Mapping[str, _Reader]:
    """Return what reads each field of a dataclass.

    Raises:
        TypeError: a field does not say how it is read.
    """
    hints = get_type_hints(kind, include_extras=True)
    return MappingProxyType({each.name: _reader(each, hints[each.name]) for each in fields(kind)})


def _reader(field: Field[object], hint: object) -> _Reader:
    marks: tuple[object, ...] = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    sent = next((each.name for each in marks if isinstance(each, SentAs)), field.name)
    way = next((each for each in marks if isinstance(each, _Ways)), None)
    bare = get_args(hint)[0] if marks else hint
    parts = get_args(bare)
    if get_origin(bare) is tuple and parts[0] is UploadFile:
        return lambda form: tuple(each for each in form.getall(sent, []) if isinstance(each, UploadFile))
    if get_origin(bare) is tuple:
        each_way = next(each for each in get_args(parts[0])[1:] if isinstance(each, _Ways))
        return lambda form: tuple(each_way.read(each) for each in form.getall(sent, []) if isinstance(each, str))
    if get_origin(bare) in {Union, UnionType} and UploadFile in parts:
        return lambda form: found if isinstance(found := form.get(sent), UploadFile) else None
    if field.default is MISSING:
        raise TypeError(f"the field {field.name} of a form has no default")
    return partial(_read_text, sent, _choice(field.name, bare) if way is None else way.read, field.default)


def _read_text(sent: str, read: Callable[[str], object], default: object, form: MultiMapping[Any]) -> object:
    value = form.get(sent)
    if not isinstance(value, str):
        return default
    try:
        return read(value)
    except ValueError:
        return default


def _choice(name: str, hint: object) -> Callable[[str], object]:
    """Return what reads a field that offers a choice: a box, or the values of an enum."""
    if hint is bool:
        return lambda value: value not in _NO
    kinds = [each for each in (get_args(hint) or (hint,)) if isinstance(each, type) and issubclass(each, Enum)]
    if len(kinds) == 1:
        return kinds[0]
    raise TypeError(f"the field {name} of a form does not say how it is read")
