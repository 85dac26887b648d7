"""Lengths of the texts of a fact, as its fields declare them: what is longer is refused when it is entered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any, Final, cast, get_args, get_type_hints

from duplicado.vocabulary.texts import LONGEST, Longest, TextKind

_MOST_TEXTS: Final = 20_000
"""In one fact: a movement of a hundred tables has some hundred."""
_SHOWN: Final = 30


@dataclass(frozen=True, slots=True)
class TooLong:
    """A text that has too many characters."""

    begins: str
    """The first of them."""
    longest: int
    """Number of characters that it may have."""


def too_long(fact: object) -> TooLong | None:
    """Return the first text of a fact that is longer than its field says; `None` where none is."""
    for count, (longest, text) in enumerate(_texts(fact, 0)):
        if len(text) > longest or count > _MOST_TEXTS:
            return TooLong(text[:_SHOWN], longest)
    return None


@cache
def longest_of(kind: type) -> Mapping[str, int]:
    """Return of each field of a stored class how many characters its texts may have; nothing of one without any."""
    hints = get_type_hints(kind, include_extras=True)
    found = {each.name: min(_told(hints[each.name]), default=0) for each in fields(kind)}
    return {name: longest for name, longest in found.items() if longest}


def _told(hint: Any) -> Iterator[int]:  # noqa: ANN401 - type hints carry no types
    told = getattr(hint, "__metadata__", ())
    own = [each.characters for each in told if isinstance(each, Longest)]
    yield from own or [LONGEST[each] for each in told if isinstance(each, TextKind)]
    for argument in get_args(hint):
        yield from _told(argument)


def _kind(value: object) -> type:
    return type(value)


@cache
def _parts_of(kind: type) -> Callable[[object], tuple[tuple[object, int], ...]]:
    """Return what gives the fields of a value of a stored class, each with how long its texts may be."""
    if not is_dataclass(kind):
        return lambda _value: ()
    lengths = longest_of(kind)
    names = tuple((each.name, lengths.get(each.name, 0)) for each in fields(kind))
    return lambda value: tuple((getattr(value, name), longest) for name, longest in names)


def _texts(value: object, longest: int) -> Iterator[tuple[int, str]]:
    """Go through the texts of a value, each with how long it may be; `longest` is that of the field it stands in."""
    if isinstance(value, str):
        if longest:
            yield longest, value
    elif isinstance(value, tuple | frozenset | list):
        for each in cast("tuple[object, ...]", value):
            yield from _texts(each, longest)
    elif isinstance(value, Mapping):
        for pair in cast("Mapping[object, object]", value).items():
            yield from _texts(pair, longest)
    else:
        for each, of_field in _parts_of(_kind(value))(value):
            yield from _texts(each, of_field)
