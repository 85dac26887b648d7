"""Erasures that were begun, written down so that an interrupted one is finished later."""

from __future__ import annotations

import json
from typing import Final, cast

from duplicado.formats.event_record.persons import Person
from duplicado.store.club_rows import SettingRow

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
