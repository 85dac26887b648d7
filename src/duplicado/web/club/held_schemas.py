"""Schemas of exported personal data in the OpenAPI document."""

from __future__ import annotations

from msgspec import Struct

from duplicado.store.club_rows import AuditRow, DeviceRow, MemberRow, PersonRow
from duplicado.web.club.view_schemas import FactSaid


class AdmissionHeld(Struct, frozen=True):
    """That somebody was let in."""

    event: str
    made: str
    expires: str


class CodeHeld(Struct, frozen=True):
    """A code that was made for somebody."""

    expires: str


class EntryHeld(Struct, frozen=True):
    """An entry of a record in which somebody is named: in which fields, and what it says, without hands."""

    number: int
    at: str
    by: str
    named_in: list[str]
    says: FactSaid


class EventHeld(Struct, frozen=True):
    """An event in which somebody is named."""

    event: str
    title: str
    date: str | None
    contestants: list[str]
    entries: list[EntryHeld]


class StepHeld(Struct, frozen=True):
    """A step of an electronic table in which somebody is named."""

    number: int
    at: str
    by: str
    named_in: list[str]


class TablePersonHeld(Struct, frozen=True):
    """An electronic table at which somebody is named; `event` is empty where it is of none."""

    table: str
    event: str
    steps: list[StepHeld]


class HeldOnPerson(Struct, frozen=True):
    """All that is held on somebody."""

    people: list[PersonRow]
    members: list[MemberRow]
    devices: list[DeviceRow]
    admissions: list[AdmissionHeld]
    codes: list[CodeHeld]
    actions: list[AuditRow]
    events: list[EventHeld]
    tables: list[TablePersonHeld]
    unreadable_events: list[str]
    copies: list[str]
    kept_for_days: dict[str, int]
