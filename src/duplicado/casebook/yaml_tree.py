"""YAML 1.2 as a tree in which everything knows its line, and every scalar is the text that was written.

Nothing is resolved here: `45E1`, `no`, `1_000`, `0o17` and `12:30` stay what the director wrote, and the reader of each
key decides what it expects.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from duplicado.casebook.problems import MalformedCase

__all__ = ["Entry", "Listing", "Mapping", "Tree", "Word", "documents"]

# Cases are shallow; a deeper tree is a mistake or an attack, and would exhaust the stack of whoever walks it.
_DEEPEST: Final = 12


@dataclass(frozen=True, slots=True)
class Word:
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
class Entry:
    """One key and its value."""

    line: int
    key: str
    value: Tree


@dataclass(frozen=True, slots=True)
class Mapping:
    """A mapping; its keys differ."""

    line: int
    entries: tuple[Entry, ...]

    def get(self, key: str) -> Tree | None:
        """Return the value of a key, `None` when the key is missing."""
        return next((entry.value for entry in self.entries if entry.key == key), None)


Tree: TypeAlias = Word | Listing | Mapping


def documents(text: str) -> Iterator[Tree]:
    """Read the documents of a file one after the other; empty ones are passed over.

    Raises:
        MalformedCase: the text is not YAML, a key stands twice, or the tree is too deep.
    """
    yaml = YAML(typ="safe", pure=True)  # the pure one: it keeps the line of every node
    try:
        # ruamel publishes no type for what `compose_all` yields.
        for node in cast("Iterator[Any]", yaml.compose_all(text)):  # pyright: ignore[reportUnknownMemberType] - as above
            if node is not None and not (node.id == "scalar" and not node.value):
                yield _tree(node, _DEEPEST)
    except MarkedYAMLError as error:
        raise _malformed(error) from None
    except YAMLError as error:
        raise MalformedCase(1, "case-problem-yaml", reason=" ".join(str(error).split())) from None


def _malformed(error: Any) -> MalformedCase:  # noqa: ANN401 - the errors of ruamel carry no types
    mark = error.problem_mark or error.context_mark
    reason = str(error.problem or error.context)
    return MalformedCase((mark.line if mark else 0) + 1, "case-problem-yaml", reason=reason)


def _tree(node: Any, depth: int) -> Tree:  # noqa: ANN401 - the nodes of ruamel carry no types
    line = node.start_mark.line + 1
    if depth == 0:
        raise MalformedCase(line, "case-problem-depth")
    if node.id == "scalar":
        return Word(line, str(node.value), quoted=bool(node.style))
    if node.id == "sequence":
        return Listing(line, tuple(_tree(item, depth - 1) for item in node.value))
    if node.id == "mapping":
        entries = [_entry(key, value, depth) for key, value in node.value]
        seen: set[str] = set()
        for entry in entries:
            if entry.key in seen:
                raise MalformedCase(entry.line, "case-problem-key-twice", key=entry.key)
            seen.add(entry.key)
        return Mapping(line, tuple(entries))
    raise MalformedCase(line, "case-problem-yaml", reason=str(node.id))


def _entry(key: Any, value: Any, depth: int) -> Entry:  # noqa: ANN401 - as `_tree`
    line = key.start_mark.line + 1
    if key.id != "scalar":
        raise MalformedCase(line, "case-problem-key")
    return Entry(line, str(key.value), _tree(value, depth - 1))
