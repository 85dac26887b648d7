"""The rows that a club keeps beside its events, kind by kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final


class ClubRow:
    """A row; subclasses are dataclasses of texts and whole numbers."""

    NAME: ClassVar[str]
    KEY: ClassVar[tuple[str, ...]]
    """By which there is one of it."""


@dataclass(frozen=True, slots=True)
class SettingRow(ClubRow):
    """A setting of the club."""

    NAME: ClassVar[str] = "setting"
    KEY: ClassVar[tuple[str, ...]] = ("name",)
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class PersonRow(ClubRow):
    """A person whom the club knows."""

    NAME: ClassVar[str] = "person"
    KEY: ClassVar[tuple[str, ...]] = ("id",)
    id: str
    name: str
    number: str
    """With the federation."""
    contact: str
    seen: str
    """Time at which he last played; from then on it is counted how long he is kept."""


@dataclass(frozen=True, slots=True)
class MemberRow(ClubRow):
    """Entry of the list of members on a person, beside his name and number."""

    NAME: ClassVar[str] = "member"
    KEY: ClassVar[tuple[str, ...]] = ("id",)
    id: str
    """That of the `PersonRow`."""
    category: str
    grade: str
    handicap: str
    """A decimal number; empty where there is none."""


@dataclass(frozen=True, slots=True)
class LinkRow(ClubRow):
    """The personal link of a member."""

    NAME: ClassVar[str] = "link"
    KEY: ClassVar[tuple[str, ...]] = ("person",)
    person: str
    """The id of the `PersonRow`."""
    link: str
    """Hashed."""
    made: str


@dataclass(frozen=True, slots=True)
class DeviceRow(ClubRow):
    """A phone, tablet or laptop that was let in."""

    NAME: ClassVar[str] = "device"
    KEY: ClassVar[tuple[str, ...]] = ("id",)
    id: str
    name: str
    person: str
    """Person whose it is; empty where that is not known."""
    made: str
    seen: str


@dataclass(frozen=True, slots=True)
class PairingRow(ClubRow):
    """A code by which one device is let in, once."""

    NAME: ClassVar[str] = "pairing"
    KEY: ClassVar[tuple[str, ...]] = ("code",)
    code: str
    """Hashed."""
    grant: str
    """Grant as which it lets in, JSON."""
    expires: str


@dataclass(frozen=True, slots=True)
class PinRow(ClubRow):
    """The PIN of a table."""

    NAME: ClassVar[str] = "pin"
    KEY: ClassVar[tuple[str, ...]] = ("event", "place")
    event: str
    place: str
    salt: str
    pin: str
    """Hashed with the salt."""
    made: str


@dataclass(frozen=True, slots=True)
class FailureRow(ClubRow):
    """Count of vain attempts."""

    NAME: ClassVar[str] = "failure"
    KEY: ClassVar[tuple[str, ...]] = ("name",)
    name: str
    count: int
    until: str
    """Until when nothing more is tried; where one failure after another is forgiven, when the last of them is."""


@dataclass(frozen=True, slots=True)
class TokenRow(ClubRow):
    """Somebody who was let in, until it expires."""

    NAME: ClassVar[str] = "token"
    KEY: ClassVar[tuple[str, ...]] = ("token",)
    token: str
    """Hashed."""
    event: str
    subject: str
    device: str
    grant: str
    """Grant as which he was let in, JSON."""
    made: str
    expires: str


@dataclass(frozen=True, slots=True)
class AuditRow(ClubRow):
    """Something privileged that was done: who, when, what."""

    NAME: ClassVar[str] = "audit"
    KEY: ClassVar[tuple[str, ...]] = ("id",)
    id: str
    at: str
    event: str
    subject: str
    by: str
    what: str
    detail: str


@dataclass(frozen=True, slots=True)
class AccessRow(ClubRow):
    """Access to an event: the grants of each role, JSON."""

    NAME: ClassVar[str] = "access"
    KEY: ClassVar[tuple[str, ...]] = ("event",)
    event: str
    access: str


@dataclass(frozen=True, slots=True)
class TemplateRow(ClubRow):
    """The settings of an event under a name, to begin others with."""

    NAME: ClassVar[str] = "template"
    KEY: ClassVar[tuple[str, ...]] = ("name",)
    name: str
    settings: str
    """JSON."""
    made: str


EVERY_KIND: Final[tuple[type[ClubRow], ...]] = (
    SettingRow, PersonRow, MemberRow, DeviceRow, PairingRow, PinRow, FailureRow, TokenRow, AuditRow, AccessRow,
    TemplateRow, LinkRow,
)  # fmt: skip
