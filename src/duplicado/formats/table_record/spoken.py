"""Words that players said at a table, in the text of its record: gone through, and changed.

A record that a ruling keeps names persons where its entries do: in explanations, claims and other remarks. A line that
cannot be read is words as a whole: whoever is named in it is named there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Final, cast, get_args

from duplicado.formats.stored.codec import UnreadableValue
from duplicado.formats.table_record.names import CLASSES, from_plain, to_plain
from duplicado.table.actions.reader import Action
from duplicado.vocabulary.texts import NAMING, Worded, reworded, said_in

_TABLE: Final = Worded({*CLASSES.values(), *get_args(Action)})
_SETUP: Final = "setup"
"""The member of the first line that holds what the table was set up with."""


def words_in_record(text: str) -> Iterator[str]:
    """Go through the words in the record of a table."""
    for line in text.split("\n"):
        _, value = _read(line)
        if value is None:
            yield line
            continue
        for part in _TABLE.parts(value):
            yield from (said for _, said in said_in(part, *NAMING))


def record_reworded(text: str, change: Callable[[str], str]) -> str:
    """Return the record of a table with all words in it changed; a line in which none is other stays as it is."""
    return "\n".join(_reworded(line, change) for line in text.split("\n"))


def _reworded(line: str, change: Callable[[str], str]) -> str:
    members, value = _read(line)
    if value is None:
        return change(line)
    made = _TABLE.rebuilt(value, lambda part: reworded(part, change, *NAMING))
    if made is value:
        return line
    plain = to_plain(made)
    kept = {name: item for name, item in members.items() if name in {"form", "n", "v"}}
    written = {**kept, _SETUP: plain} if _SETUP in members else {**kept, **cast("dict[str, object]", plain)}
    return json.dumps(written, ensure_ascii=False)


def _read(line: str) -> tuple[dict[str, object], object]:
    """Return what stands in a line, and the value that it holds; `None` for that where it cannot be read."""
    try:
        members: object = json.loads(line.lstrip("\ufeff"))
        if not isinstance(members, dict):
            return {}, None
        read = cast("dict[str, object]", members)
        return read, from_plain(read.get(_SETUP, read))
    except (ValueError, RecursionError, UnreadableValue):
        return {}, None
