"""What is kept about persons: what, how long, given out to them and deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, replace
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final, TypeAlias

from duplicado.service.club.keys import SYSTEM_CHANCE, Chance, stamp
from duplicado.service.club.lists import Listed
from duplicado.store.club import (
    AuditRow,
    ClubStore,
    DeviceRow,
    FailureRow,
    PairingRow,
    PersonRow,
    PinRow,
    Row,
    SettingRow,
    TokenRow,
)
from duplicado.vocabulary import DuplicadoError

__all__ = ["RETENTION", "People", "UnknownPerson"]

RETENTION: Final[Mapping[str, tuple[type[Row], str, int]]] = MappingProxyType(
    {
        "people": (PersonRow, "seen", 3 * 365),
        "devices": (DeviceRow, "seen", 90),
        "tokens": (TokenRow, "expires", 1),
        "codes": (PairingRow, "expires", 1),
        "pins": (PinRow, "made", 30),
        "tries": (FailureRow, "until", 1),
        "audit": (AuditRow, "at", 400),
    }
)
"""What is kept, from which of its times on it is counted, and for how many days unless a setting `keep.NAME` says
otherwise. Results are not among it: they are in the records of the events, which are never changed."""

Data: TypeAlias = dict[str, object]


class UnknownPerson(DuplicadoError):
    """The club knows nobody of that id."""


class People:
    """The persons whom a club knows."""

    def __init__(self, store: ClubStore, *, clock: Callable[[], datetime], chance: Chance = SYSTEM_CHANCE) -> None:
        """Take the club's store."""
        self._store = store
        self._clock = clock
        self._chance = chance

    def add(self, name: str, *, number: str = "", contact: str = "") -> PersonRow:
        """Take in a person."""
        person = PersonRow(self._chance(8).hex(), name, number, contact, stamp(self._clock()))
        self._store.put(person)
        return person

    def take_in(self, listed: Iterable[Listed]) -> int:
        """Take in those of a list whom the club does not know yet, and return how many they were.

        Somebody is known by his number; who has none, by his name.
        """
        with self._store.together():
            known = {each.number or each.name.casefold() for each in self._store.all(PersonRow)}
            names = {each.name.casefold() for each in self._store.all(PersonRow)}
            added = 0
            for each in listed:
                key = each.number or each.name.casefold()
                if key not in known and (each.number or each.name.casefold() not in names):
                    self.add(each.name, number=each.number, contact=each.contact)
                    known.add(key)
                    names.add(each.name.casefold())
                    added += 1
        return added

    def all(self) -> tuple[PersonRow, ...]:
        """Return everybody."""
        return self._store.all(PersonRow)

    def seen(self, id_: str, device: str = "") -> None:
        """Note that somebody plays today, and which device is his.

        Raises:
            UnknownPerson: there is nobody of that id.
        """
        now = stamp(self._clock())
        with self._store.together():
            self._store.put(replace(self._person(id_), seen=now))
            row = self._store.get(DeviceRow, device) if device else None
            if row is not None:
                self._store.put(replace(row, person=id_, seen=now))

    def export(self, id_: str) -> Data:
        """Return all that the club keeps about a person, for himself.

        Raises:
            UnknownPerson: there is nobody of that id.
        """
        with self._store.together():
            person = self._person(id_)
            devices = self._store.all(DeviceRow, person=id_)
            tokens = [token for device in devices for token in self._store.all(TokenRow, device=device.id)]
            subjects = {token.subject for token in tokens}
            looks = [row for row in self._store.all(AuditRow) if row.subject in subjects]
        return {
            "person": asdict(person),
            "devices": [asdict(each) for each in devices],
            # Not the hashes: they open nothing, and are nobody's business.
            "admissions": [{"event": each.event, "made": each.made, "expires": each.expires} for each in tokens],
            "actions": [asdict(each) for each in looks],
        }

    def forget(self, id_: str) -> None:
        """Delete all that the club keeps about a person, but for what he did with privileges: that stays, unnamed.

        Raises:
            UnknownPerson: there is nobody of that id.
        """
        with self._store.together():
            self._person(id_)
            for device in self._store.all(DeviceRow, person=id_):
                for token in self._store.all(TokenRow, device=device.id):
                    for row in self._store.all(AuditRow, subject=token.subject):
                        self._store.put(replace(row, by=""))
                self._store.remove(TokenRow, device=device.id)
            self._store.remove(DeviceRow, person=id_)
            self._store.remove(PersonRow, id=id_)

    def tidy(self) -> Mapping[str, int]:
        """Delete what has been kept long enough, and return how much of each kind that was."""
        now = self._clock()
        with self._store.together():
            return {
                name: self._store.remove_before(kind, column, stamp(now - timedelta(days=self.days(name))))
                for name, (kind, column, _) in RETENTION.items()
            }

    def days(self, name: str) -> int:
        """Return for how many days something of `RETENTION` is kept."""
        row = self._store.get(SettingRow, f"keep.{name}")
        return int(row.value) if row is not None else RETENTION[name][2]

    def keep(self, name: str, days: int) -> None:
        """Set for how many days something of `RETENTION` is kept.

        Raises:
            DuplicadoError: there is nothing of that name, or it is less than no day.
        """
        if name not in RETENTION or days < 0:
            raise DuplicadoError(
                f"{name!r} for {days} days cannot be kept: name {', '.join(RETENTION)} and days from 0"
            )
        self._store.put(SettingRow(f"keep.{name}", str(days)))

    def _person(self, id_: str) -> PersonRow:
        person = self._store.get(PersonRow, id_)
        if person is None:
            raise UnknownPerson(f"there is nobody with the id {id_[:40]!r}")
        return person
