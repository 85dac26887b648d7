"""An entry of an event's record as a line of JSON, and whole records as lines of JSON for exchange."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Final, cast, get_args

from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.subjects import OfBoards
from duplicado.formats.diagnostics import Diagnostic, Parsed
from duplicado.formats.encoding import escaped
from duplicado.formats.event_record.names import CLASSES, ENUMS, RENAMED, SINCE
from duplicado.formats.json_document import begins_with_form
from duplicado.formats.stored.codec import Codec, StoredNames, UnreadableValue
from duplicado.formats.stored.lines import members_of, not_a_line, not_a_value, unknown_version
from duplicado.formats.stored.schema import JsonSchema, schemas_of
from duplicado.vocabulary.borders import checked

VERSION: Final = 2
"""The latest version; every version up to this one is read.

An entry is written in the earliest version that has all that it says: older programs go on reading what they know, and
an entry that is sent a second time by a newer one is the same text.
"""
_FORM: Final = "duplicado-event"
_LONGEST_LINE: Final = 16_000_000
_NAMES: Final = StoredNames(CLASSES, ENUMS, RENAMED)
_CODEC: Final = Codec(_NAMES)


def entry_text(entry: Entry) -> str:
    """Write one entry; `read_entry` gives back an equal one. The line is text that every file and store can keep.

    Raises:
        UnwritableValue: something in it has no name in the record: a mistake of the program.
    """
    written = cast("dict[str, object]", _CODEC.to_plain(entry))
    text = json.dumps({"v": _version_of(written), **written}, ensure_ascii=False, separators=(",", ":"))
    return escaped(text)


def _version_of(written: Mapping[str, object]) -> int:
    """Return the earliest version that has the kind of fact that an entry holds, and every field and word of it."""
    parts = [cast("dict[str, object]", written["fact"])]
    parts += [
        cast("dict[str, object]", parts[0][member]) for member in ("conditions", "movement") if member in parts[0]
    ]
    # Of the lists in a movement this is the one whose members have grown.
    shared = [each["exchanges"] for each in parts if each["is"] == "movement"]
    parts += [each for some in shared for each in cast("list[dict[str, object]]", some)]
    versions = [1]
    for part in parts:
        name = str(part["is"])
        said: list[str | tuple[str, str]] = [name]
        for member, item in part.items():
            said.append((name, member))
            if isinstance(item, dict):
                # Of a word the name and the value: {"movement-name": "howell"}.
                words = cast("dict[str, object]", item).items()
                said += ((kind, word) for kind, word in words if isinstance(word, str))
        versions += (SINCE[key] for key in said if key in SINCE)
    return max(versions)


def read_entry(text: str, line: int = 0) -> Parsed[Entry | None]:
    """Read one entry; `None`, with what is wrong, where it cannot be read. `line` is where it stands."""
    members = members_of(text, _LONGEST_LINE)
    if members is None:
        return Parsed(None, (not_a_line(text, line),))
    unknown = unknown_version(members, VERSION, line)
    if unknown is not None:
        return Parsed(None, (unknown,))
    try:
        entry = _CODEC.from_plain(members)
    except (UnreadableValue, RecursionError) as error:
        return Parsed(None, (not_a_value(error, line),))
    return Parsed(entry) if isinstance(entry, Entry) else Parsed(None, (not_a_value(members.get("is"), line),))


def fact_data(value: AnyFact | Entry) -> dict[str, object]:
    """Return a fact or an entry as JSON data, in the form in which the record keeps it; `read_fact` reads a fact.

    Raises:
        UnwritableValue: something in it has no name in the record: a mistake of the program.
    """
    return cast("dict[str, object]", _CODEC.to_plain(value))


def read_fact(data: object) -> Parsed[AnyFact | None]:
    """Read a fact from JSON data as `fact_data` writes them; `None`, with what is wrong, where that cannot be done."""
    try:
        fact = _CODEC.from_plain(data)
    except (UnreadableValue, RecursionError) as error:
        return Parsed(None, (not_a_value(error, 0),))
    return Parsed(fact) if isinstance(fact, AnyFact) else Parsed(None, (not_a_value(type(fact).__name__, 0),))


def fact_schemas(reference: str) -> tuple[dict[str, JsonSchema], tuple[str, ...]]:
    """Return the JSON Schema of everything that a fact is made of, by stored name, and the names of the facts.

    Args:
        reference: the beginning of the address at which the schemas will stand, such as `#/components/schemas/fact.`.
    """
    facts = get_args(AnyFact)
    return schemas_of(_NAMES, reference), tuple(name for name, kind in CLASSES.items() if kind in facts)


@checked
def write_event(entries: Iterable[Entry]) -> str:
    """Write a whole record: a head, then an entry to a line."""
    written = [entry_text(entry) for entry in entries]
    # Every entry names its own version; the head tells a reader in advance what is to come.
    latest = max((_version_in(text) for text in written), default=1)
    return "\n".join([json.dumps({"form": _FORM, "v": latest}), *written]) + "\n"


def _version_in(text: str) -> int:
    return int(text[len('{"v":') : text.index(",")])


def is_event_record(text: str) -> bool:
    """Tell whether a text looks like the record of an event."""
    return begins_with_form(text, _FORM)


@checked
def read_event(text: str) -> Parsed[tuple[Entry, ...]]:
    """Read a whole record. What cannot be read is left out, with the line in which it stands; nothing is raised."""
    lines = text.lstrip("\ufeff").split("\n")
    if not is_event_record(text):
        return Parsed((), (Diagnostic(1, "record-form", (("text", lines[0][:40]),)),))
    entries: list[Entry] = []
    found: list[Diagnostic] = []
    for place, line in enumerate(lines[1:], 2):
        if line.strip():
            read = read_entry(line, place)
            found += read.diagnostics
            if read.value is not None:
                entries.append(read.value)
    return Parsed(tuple(entries), tuple(found))


def told_without_hands(entry: Entry) -> dict[str, object]:
    """Return what an entry says, without hands: who is handed this may still be to play them."""
    subject = entry.fact.subject()
    if isinstance(subject, OfBoards):
        return {"is": entry.fact.declaration.stored, "boards": sorted(subject.boards)}
    return fact_data(entry.fact)
