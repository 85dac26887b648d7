"""Copies of records and of the club's own file that name a person."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from duplicado.event.facts.entry import Entry
from duplicado.formats.event_record.document import read_entry
from duplicado.formats.event_record.persons import Person, is_named
from duplicado.store.copy_reader import texts_in
from duplicado.store.sqlite_files import is_record


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
