"""Kinds of text that records keep: what may name a person, what programs read; found and replaced in stored values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Final, TypeAlias, cast, get_args, get_type_hints

from duplicado.vocabulary.enumeration import Enumeration


class TextKind(Enumeration):
    """Kind of a text in a record."""

    WORDS = "words"
    """Said or written by somebody; a person may be named in it."""
    CALL_WORDS = "words of a call"
    """The same, said when the Director was called: kept for as long as calls are."""
    CODE = "code"
    """Sections, clauses of the Laws, calls, categories: nobody is named in it."""

    HANDS = "hands"
    """A code in which hands are written."""
    TABLE_RECORD = "record of a table"
    """A code in which it stands what was done and said at a table: a person may be named in what was said."""
    ENTRY = "entry"
    """The id of an entry."""


@dataclass(frozen=True, slots=True)
class Longest:
    """Greatest length of a text in characters, where it is not the usual one of its kind."""

    characters: int


LONGEST: Final = {
    TextKind.WORDS: 4_000,
    TextKind.CALL_WORDS: 1_000,
    TextKind.CODE: 200,
    TextKind.HANDS: 1_000,
    TextKind.TABLE_RECORD: 200_000,
    TextKind.ENTRY: 200,
}
"""Number of characters that a text of a kind may have when it is entered; what a record has already is read whatever it
is."""

Words: TypeAlias = Annotated[str, TextKind.WORDS]
NameWords: TypeAlias = Annotated[str, TextKind.WORDS, Longest(200)]
"""The name of a person, a team, an event."""
CallWords: TypeAlias = Annotated[str, TextKind.CALL_WORDS]
AnswerCode: TypeAlias = Annotated[str, TextKind.HANDS, TextKind.WORDS, Longest(4_000)]
"""An answer as it was typed: hands, calls, a claim with its statement."""
HandsCode: TypeAlias = Annotated[str, TextKind.HANDS]
TableRecordCode: TypeAlias = Annotated[str, TextKind.HANDS, TextKind.TABLE_RECORD, Longest(200_000)]
"""The record of a table, a line to each thing that happened there."""
Code: TypeAlias = Annotated[str, TextKind.CODE]


NAMING: Final = (TextKind.WORDS, TextKind.CALL_WORDS)
"""Texts in which a person may be named."""


@cache
def texts_of(kind: type) -> Mapping[str, frozenset[TextKind]]:
    """Return of each field of a stored class what its texts are, as they are annotated; nothing of one without any."""
    hints = get_type_hints(kind, include_extras=True)
    return MappingProxyType({each.name: frozenset(_annotated(hints[each.name])) for each in fields(kind)})


def _annotated(hint: Any) -> Iterator[TextKind]:  # noqa: ANN401 - type hints carry no types
    yield from (each for each in getattr(hint, "__metadata__", ()) if isinstance(each, TextKind))
    for argument in get_args(hint):
        yield from _annotated(argument)


@cache
def worded_fields(kind: type, *wanted: TextKind) -> tuple[str, ...]:
    """Return the fields of a stored class that have texts of some kinds, in the order of the alphabet."""
    return tuple(sorted(name for name, texts in texts_of(kind).items() if not texts.isdisjoint(wanted)))


def said_in(part: object, *kinds: TextKind) -> Iterator[tuple[str, str]]:
    """Go through the texts of some kinds in a stored thing, each behind the name of its field."""
    kind: Any = type(part)
    for member in worded_fields(kind, *kinds):
        yield from ((member, text) for text in _texts_in(getattr(part, member)))


def _texts_in(value: object) -> Iterator[str]:
    """Go through the texts of a field that has some: one, or a tuple of them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in cast("Iterable[object]", value):
            yield from _texts_in(each)


def reworded(
    part: Any,  # noqa: ANN401 - whatever is stored
    change: Callable[[str], str],
    *kinds: TextKind,
) -> dict[str, object]:
    """Return the fields of a stored thing that have texts of some kinds, each text changed."""

    def changed(value: object) -> object:
        if isinstance(value, str):
            return change(value)
        if isinstance(value, tuple):
            items = cast("tuple[object, ...]", value)
            return tuple(changed(each) for each in items)
        return value

    return {member: changed(getattr(part, member)) for member in worded_fields(_kind(part), *kinds)}


def _kind(part: object) -> type:
    return type(part)


class Worded:
    """One kind of record: the classes of which its values are made."""

    def __init__(self, classes: Iterable[type]) -> None:
        """Take the classes; what is of another is a value in itself, in which nobody is named."""
        self._classes = frozenset(classes)

    def parts(self, value: object) -> Iterator[Any]:
        """Go through the stored things of which a value is made, itself among them."""
        if isinstance(value, tuple | list):
            for each in cast("Iterable[object]", value):
                yield from self.parts(each)
        elif type(value) in self._classes and is_dataclass(value):
            yield value
            for each in fields(value):
                yield from self.parts(getattr(value, each.name))

    def rebuilt(self, value: Any, told: Callable[[Any], dict[str, object]]) -> Any:  # noqa: ANN401 - any stored value
        """Return a value in which every stored thing says what `told` says of it; the same one where nothing changes.

        Args:
            value: any.
            told: returns the fields of a stored thing that are to be others than they are.
        """
        if isinstance(value, tuple):
            items = cast("tuple[object, ...]", value)
            made = tuple(self.rebuilt(each, told) for each in items)
            return items if all(one is other for one, other in zip(made, items, strict=True)) else made
        if type(value) not in self._classes or not is_dataclass(value):
            return value
        new = told(value)
        for each in fields(value):
            if each.name not in new and each.init:
                new[each.name] = self.rebuilt(getattr(value, each.name), told)
        changed = {name: item for name, item in new.items() if item != getattr(value, name)}
        return replace(cast("Any", value), **changed) if changed else value
