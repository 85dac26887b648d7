"""Erasure of a person: copies that name him, stored records rewritten, and what was begun, to be finished later."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, Protocol, TypeVar, cast

from duplicado.event.facts.entry import Entry
from duplicado.formats.event_record.document import read_entry
from duplicado.formats.event_record.persons import Person, is_named
from duplicado.store.club_rows import SettingRow
from duplicado.store.port import RecordMovedOn
from duplicado.store.sqlite_files import is_record, texts_in


def mentions(entries: Sequence[Entry], person: Person) -> bool:
    """Tell whether somebody is named in entries."""
    here = person.as_in(entries)
    return here is not None and any(is_named(here, each) for each in entries)


def names_somebody(person: Person, copy: Path) -> bool:
    """Tell whether a copy names somebody."""
    texts = list(texts_in(copy))
    if is_record(copy):
        read = [read_entry(each).value for each in texts if each.startswith('{"v":')]
        entries = [each for each in read if each is not None]
        return mentions(entries, person)
    return any(person.is_in(each) or person.is_in(unescaped(each)) for each in texts)


def unescaped(text: str) -> str:
    """Return a text of JSON without its escapes; another as it is."""
    if "\\u" not in text:
        return text
    try:
        return json.dumps(json.loads(text), ensure_ascii=False)
    except ValueError:
        return text


_PENDING: Final = "erasing."


def is_pending(row: SettingRow) -> bool:
    """Tell whether a setting says that somebody is being erased."""
    return row.name.startswith(_PENDING)


def pending_name(person: Person) -> str:
    """Return the name of the setting that says that somebody is being erased."""
    return f"{_PENDING}{person.names[0].casefold()} {person.number}"


def pending_row(person: Person) -> SettingRow:
    """Return the setting itself."""
    told = {"names": person.names, "number": person.number, "pseudonym": person.pseudonym}
    return SettingRow(pending_name(person), json.dumps(told))


def pending_person(text: str) -> Person:
    """Return who is being erased, from the value of the setting."""
    data = cast("dict[str, object]", json.loads(text))
    return Person(tuple(cast("list[str]", data["names"])), str(data["number"]), str(data["pseudonym"]))


_Item = TypeVar("_Item")
_TRIES: Final = 10
_SCRUBBINGS: Final = 50
_BETWEEN: Final = 0.1  # seconds


class Scrubbable(Protocol):
    """A store that can overwrite what its records held before."""

    def scrub(self) -> bool:
        """Have nothing left of former texts; `False` while others read them."""
        ...


def changed_texts(items: Iterable[_Item], changed: Iterable[_Item], write: Callable[[_Item], str]) -> dict[int, str]:
    """Return the texts of those items that are to be others, by their numbers."""
    both = enumerate(zip(items, changed, strict=True), 1)
    return {number: write(new) for number, (old, new) in both if new != old}


def retried(name: str, attempt: Callable[[], int]) -> int:
    """Return what an attempt at rewriting returns, made again where something was appended meanwhile.

    Raises:
        RecordMovedOn: something was appended each time.
    """
    for _ in range(_TRIES):
        try:
            return attempt()
        except RecordMovedOn:
            continue
    told = f"{name} is written to without pause: try again later"
    raise RecordMovedOn(told).told_as("store-without-pause", name)


def scrubbed(store: Scrubbable) -> bool:
    """Have nothing left of former texts; readers that hold them are waited for, for some seconds."""
    for _ in range(_SCRUBBINGS):
        if store.scrub():
            return True
        time.sleep(_BETWEEN)
    return False
