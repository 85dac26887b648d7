"""Values of a table's record as JSON data and back."""

from __future__ import annotations

from typing import Final

from duplicado.formats.stored.codec import Codec, StoredNames
from duplicado.formats.table_record.names import BECAME, CLASSES, ENUMS, RENAMED
from duplicado.table.actions.reader import parse_action


def _text_of(value: object) -> tuple[str, str] | None:
    """Store an action in the words in which it is told, not by its fields."""
    if type(value).__module__.startswith("duplicado.table.actions"):
        return "action", str(value)
    return None


_CODEC: Final = Codec(StoredNames(CLASSES, ENUMS, RENAMED, {"action": parse_action}, _text_of, BECAME))

to_plain = _CODEC.to_plain
from_plain = _CODEC.from_plain
