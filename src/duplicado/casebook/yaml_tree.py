"""YAML as a tree in which everything knows its line, and every scalar is the text that was written.

Nothing is resolved here: `45E1`, `no`, `1_000`, `0o17` and `12:30` stay what the director wrote, and the reader of each
key decides what it expects.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

import yaml
from yaml import events

from duplicado.casebook.problems import MalformedCase

# Cases are shallow; a deeper tree is a mistake or an attack, and would exhaust the stack of whoever walks it.
_DEEPEST: Final = 12
# The parser in C, twenty times as fast, wherever PyYAML was built with it.
Loader: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class YamlWord:
    """A scalar as it was written."""

    line: int
    text: str
    quoted: bool


@dataclass(frozen=True, slots=True)
class Listing:
    """A sequence."""

    line: int
    items: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class YamlEntry:
    """One key and its value."""

    line: int
    key: str
    value: Tree


@dataclass(frozen=True, slots=True)
class Mapping:
    """A mapping; its keys differ."""

    line: int
    entries: tuple[YamlEntry, ...]

    def get(self, key: str) -> Tree | None:
        """Return the value of a key, `None` when the key is missing."""
        return next((entry.value for entry in self.entries if entry.key == key), None)


Tree: TypeAlias = YamlWord | Listing | Mapping


def documents(text: str) -> Iterator[Tree]:
    """Read the documents of a file one after the other; empty ones are passed over.

    Raises:
        MalformedCase: the text is not YAML, a key stands twice, or the tree is too deep.
    """
    try:
        # Events, not the nodes of PyYAML: these it makes of a file however deep, to the end of the stack.
        stream: Iterator[events.Event] = yaml.parse(text, Loader=Loader)
        for event in stream:
            if isinstance(event, events.DocumentStartEvent):
                tree = _Document(stream).tree(next(stream), _DEEPEST)
                if not (isinstance(tree, YamlWord) and not tree.text):
                    yield tree
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        reason = str(error.problem or error.context)
        raise MalformedCase(mark.line + 1 if mark else 1, "case-problem-yaml", reason=reason) from None
    except (yaml.YAMLError, UnicodeEncodeError) as error:
        raise MalformedCase(1, "case-problem-yaml", reason=" ".join(str(error).split())) from None


class _Document:
    """One document, made into a tree while it is read."""

    def __init__(self, stream: Iterator[events.Event]) -> None:
        self._stream = stream
        self._anchored: dict[str, Tree] = {}

    def tree(self, event: events.Event, depth: int) -> Tree:
        """Return what an event begins."""
        line = _line(event)
        if isinstance(event, events.AliasEvent):
            return self._meant(str(event.anchor), line, depth)
        if depth == 0:
            raise MalformedCase(line, "case-problem-depth")
        tree: Tree
        if isinstance(event, events.ScalarEvent):
            tree = YamlWord(line, event.value, quoted=event.style not in {None, ""})
        elif isinstance(event, events.SequenceStartEvent):
            tree = Listing(line, tuple(self._items(depth - 1)))
        else:
            tree = Mapping(line, tuple(self._entries(depth - 1)))
        if isinstance(event, events.NodeEvent) and event.anchor is not None:
            self._anchored[event.anchor] = tree
        return tree

    def _items(self, depth: int) -> Iterator[Tree]:
        while not isinstance(event := next(self._stream), events.SequenceEndEvent):
            yield self.tree(event, depth)

    def _entries(self, depth: int) -> Iterator[YamlEntry]:
        seen: set[str] = set()
        while not isinstance(event := next(self._stream), events.MappingEndEvent):
            line = _line(event)
            key = self.tree(event, 1) if isinstance(event, events.ScalarEvent | events.AliasEvent) else None
            if not isinstance(key, YamlWord):
                raise MalformedCase(line, "case-problem-key")
            if key.text in seen:
                raise MalformedCase(line, "case-problem-key-twice", key=key.text)
            seen.add(key.text)
            yield YamlEntry(line, key.text, self.tree(next(self._stream), depth))

    def _meant(self, anchor: str, line: int, depth: int) -> Tree:
        tree = self._anchored.get(anchor)
        if tree is None:
            raise MalformedCase(line, "case-problem-yaml", reason=f"found undefined alias '{anchor}'")
        if _height(tree) > depth:
            raise MalformedCase(line, "case-problem-depth")
        return tree


def _line(event: events.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1


def _height(tree: Tree) -> int:
    if isinstance(tree, YamlWord):
        return 1
    inner = tree.items if isinstance(tree, Listing) else tuple(entry.value for entry in tree.entries)
    return 1 + max(map(_height, inner), default=0)
