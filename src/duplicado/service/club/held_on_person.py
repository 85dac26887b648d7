"""Personal data as they are handed out to whom they are about: in a file, by a command, by the service for programs."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, json

from duplicado.store.club_rows import AuditRow, DeviceRow, MemberRow, PersonRow


class AdmissionHeld(Struct, frozen=True):
    """That somebody was let in."""

    event: str
    made: str
    expires: str


class CodeHeld(Struct, frozen=True):
    """A code that was made for somebody."""

    expires: str


class LinkHeld(Struct, frozen=True):
    """That somebody has a personal link."""

    made: str


class NoticeHeld(Struct, frozen=True):
    """Notice by which somebody looks for a partner at the desk of an event."""

    event: str
    level: str
    system: str


class EntryHeld(Struct, frozen=True):
    """An entry of a record in which somebody is named: in which fields, and what it says, without hands."""

    number: int
    at: str
    by: str
    named_in: list[str]
    says: Annotated[
        dict[str, Any],
        Meta(
            description="The fact as a record keeps it: its name in `is`, and the members of the schema `fact.NAME`, "
            "hands left out. Of boards that were dealt it has the numbers alone.",
            extra_json_schema={"properties": {"is": {"type": "string"}}, "required": ["is"]},
        ),
    ]


class EventHeld(Struct, frozen=True):
    """An event in which somebody is named."""

    event: str
    title: str
    date: str | None
    contestants: list[str]
    entries: list[EntryHeld]


class StepHeld(Struct, frozen=True):
    """A step of an electronic table in which somebody is named, or of which his device told something."""

    number: int
    at: str
    by: str
    named_in: list[str]
    device: Annotated[
        dict[str, int | str], Meta(description="What his device told of his action, see `recorder.csv`.")
    ] = {}


class TablePersonHeld(Struct, frozen=True):
    """An electronic table at which somebody is named; `event` is empty where it is of none."""

    table: str
    event: str
    steps: list[StepHeld]


class HeldByClub(Struct, frozen=True):
    """All that a club keeps about somebody beside its events."""

    people: list[PersonRow]
    members: list[MemberRow]
    devices: list[DeviceRow]
    admissions: list[AdmissionHeld]
    codes: list[CodeHeld]
    actions: list[AuditRow]
    links: list[LinkHeld]
    notices: list[NoticeHeld]


class HeldOnPerson(HeldByClub, frozen=True):
    """All that is held on somebody."""

    events: list[EventHeld]
    tables: list[TablePersonHeld]
    unreadable_events: list[str]
    copies: list[str]
    kept_for_days: dict[str, int]

    def text(self) -> str:
        """Write as JSON, to be read by a person too."""
        return json.format(json.encode(self), indent=1).decode()
