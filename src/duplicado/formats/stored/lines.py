"""Lines of a stored record, of whichever kind: data, version, and what is said of one that cannot be read."""

from __future__ import annotations

import json
from typing import Final, cast

from duplicado.formats.diagnostics import Diagnostic

_DECODER: Final = json.JSONDecoder()


def members_of(line: str, longest: int) -> dict[str, object] | None:
    """Return the members of the object that a line holds; `None` where it holds none, or is longer than any entry."""
    try:
        data = _data_of(line) if len(line) <= longest else None
    except (ValueError, RecursionError):
        return None
    return cast("dict[str, object]", data) if isinstance(data, dict) else None


def _data_of(line: str) -> object:
    """Return JSON data; `json.loads` looks for blanks around them, which no line has that this program wrote."""
    if line.startswith("{"):
        data, end = _DECODER.raw_decode(line)
        if end == len(line):
            return cast("object", data)
    return cast("object", json.loads(line))


def whole_number_of(members: dict[str, object], name: str) -> int | None:
    """Return a member that is a whole number."""
    number = members.get(name)
    return number if isinstance(number, int) and not isinstance(number, bool) else None


def not_a_line(line: str, place: int) -> Diagnostic:
    """Say that a line holds no object."""
    return Diagnostic(place, "record-line", (("text", line[:40]),))


def not_a_value(text: object, place: int) -> Diagnostic:
    """Say of what cannot be read as a value what it is."""
    return Diagnostic(place, "record-value", (("text", str(text)[:80]),))


def unknown_version(members: dict[str, object], known: int, place: int) -> Diagnostic | None:
    """Say that a line is of a version that is not known; `None` where it is.

    Args:
        members: of the line.
        known: the latest version that is read; every version up to it is.
        place: where the line stands.
    """
    version = whole_number_of(members, "v")
    if version is not None and 1 <= version <= known:
        return None
    values = (("version", str(members.get("v"))[:20]), ("known", str(known)))
    return Diagnostic(place, "record-version", values)
