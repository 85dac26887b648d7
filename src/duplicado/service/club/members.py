"""Members of a club: the data kept about them, their export and erasure."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final, cast

from duplicado.event.facts.contestants import Player
from duplicado.formats.event_record.persons import Person
from duplicado.service.club.erasing import is_pending, unescaped
from duplicado.service.club.held_on_person import AdmissionHeld, CodeHeld, HeldByClub, LinkHeld, NoticeHeld
from duplicado.service.club.keys import SYSTEM_CHANCE, Chance, stamp
from duplicado.service.club.name_lists import Listed
from duplicado.service.club.partner_desks import PartnerDesks
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import (
    AuditRow,
    ClubRow,
    DeviceRow,
    FailureRow,
    LinkRow,
    MemberRow,
    PairingRow,
    PersonRow,
    PinRow,
    SettingRow,
    TokenRow,
)
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.numbers import whole_number

FOR_GOOD: Final = 36_500
"""Days: what is kept for so long is not deleted in anybody's time."""

RETENTION: Final[Mapping[str, tuple[type[ClubRow], str, int]]] = MappingProxyType(
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
"""Rows that are kept, from which of their times on it is counted, and for how many days unless a setting `keep.NAME`
says otherwise."""

IN_RECORDS: Final[Mapping[str, int]] = MappingProxyType({"calls": 400, "notes": 3 * 365, "names": FOR_GOOD})
"""Data that are kept in the records of events, and for how many days after the last entry unless a setting says
otherwise: what was said when the Director was called; what the directors' register notes of persons; the names of all
who played. The results themselves stay. See `Archive.tidy`."""

IN_TABLES: Final[Mapping[str, int]] = MappingProxyType({"tables": 30, "log": 400})
"""Data that are kept of electronic tables, and for how many days after something happened there last unless a setting
says otherwise: under which names persons sat there, what they explained, stated and appealed; what their devices told
of their actions. Calls, cards and the time of each stay. See `TableArchive.tidy`."""

_ELSEWHERE: Final[Mapping[str, int]] = MappingProxyType({**IN_RECORDS, **IN_TABLES})


class UnknownPerson(DuplicadoError):
    """The club knows nobody of that id."""


class People:
    """The persons whom a club knows."""

    def __init__(self, store: ClubStore, *, clock: Callable[[], datetime], chance: Chance = SYSTEM_CHANCE) -> None:
        """Take the club's store."""
        self.store = store
        self._clock = clock
        self._chance = chance

    def add(self, name: str, *, number: str = "", contact: str = "") -> PersonRow:
        """Take in a person."""
        person = PersonRow(self._chance(8).hex(), name, number, contact, stamp(self._clock()))
        self.store.put(person)
        return person

    def take_in(self, listed: Iterable[Listed]) -> int:
        """Take in those of a list whom the club does not know yet, and return how many they were.

        Somebody is known by his number; who has none, by his name.
        """
        with self.store.together():
            there = self.store.all(PersonRow)
            known = {each.number or each.name.casefold() for each in there}
            names = {each.name.casefold() for each in there}
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
        return self.store.all(PersonRow)

    def played(self, players: Iterable[Player], at: datetime) -> None:
        """Note when players were last seen at a table, of those whom the club knows."""
        when = stamp(at)
        with self.store.together():
            there = frozenset(players)
            for row in self.store.all(PersonRow):
                if row.seen < when and any(map(Person((row.name,), row.number).plays_as, there)):
                    self.store.put(replace(row, seen=when))

    def held(self, person: Person) -> HeldByClub:
        """Return all that the club keeps about somebody beside its events, for himself."""
        with self.store.together():
            rows = self._rows_of(person)
            tokens = self._tokens_of(person)
            known = {token.device for token in tokens}
            devices = [each for each in self.store.all(DeviceRow) if each.id in known or person.is_in(each.name)]
            subjects = {token.subject for token in tokens}
            did = [
                row
                for row in self.store.all(AuditRow)
                if row.subject in subjects or person.is_in(row.by) or person.is_in(row.detail)
            ]
            codes = self._codes_of(person)
            notices = list(self._notices_of(person))
        return HeldByClub(
            people=rows,
            members=[each for row in rows for each in self.store.all(MemberRow, id=row.id)],
            devices=devices,
            # Without the hashes of the tokens.
            admissions=[AdmissionHeld(each.event, each.made, each.expires) for each in tokens],
            codes=[CodeHeld(each.expires) for each in codes],
            actions=did,
            links=[LinkHeld(each.made) for row in rows for each in self.store.all(LinkRow, person=row.id)],
            notices=notices,
        )

    def erase(self, person: Person) -> int:
        """Delete all that the club keeps about somebody beside its events, and return how many rows that were.

        What he did with privileges, and what was done about him, stays, without his name.
        """
        count = 0
        with self.store.together():
            for token in self._tokens_of(person):
                count += self.store.remove(TokenRow, token=token.token)
                count += self.store.remove(DeviceRow, id=token.device)
            for code in self._codes_of(person):
                count += self.store.remove(PairingRow, code=code.code)
            for device in self.store.all(DeviceRow):
                if person.is_in(device.name):
                    self.store.put(replace(device, name=person.gone_from(device.name)))
                    count += 1
            for row in self.store.all(AuditRow):
                bare = replace(row, by=person.gone_from(row.by), detail=person.gone_from(row.detail))
                if bare != row:
                    self.store.put(bare)
                    count += 1
            known = self._ids_of(person)
            count += PartnerDesks(self.store).erase(person, known)
            for setting in self.store.all(SettingRow):
                value = _gone_from_json(person, setting.value)
                if value != setting.value and not is_pending(setting):
                    self.store.put(replace(setting, value=value))
                    count += 1
            for each in known:
                count += sum(self.store.remove(kind, person=each) for kind in (DeviceRow, LinkRow))
                count += sum(self.store.remove(kind, id=each) for kind in (PersonRow, MemberRow))
        return count

    def _ids_of(self, person: Person) -> frozenset[str]:
        return frozenset(row.id for row in self._rows_of(person))

    def _notices_of(self, person: Person) -> Iterator[NoticeHeld]:
        for event, notice in PartnerDesks(self.store).written_by(person, self._ids_of(person)):
            yield NoticeHeld(event, notice.level, notice.system)

    def _rows_of(self, person: Person) -> list[PersonRow]:
        return [row for row in self.store.all(PersonRow) if person.plays_as(Player(row.name, row.number))]

    def _tokens_of(self, person: Person) -> list[TokenRow]:
        return [row for row in self.store.all(TokenRow) if person.is_in(unescaped(row.grant))]

    def _codes_of(self, person: Person) -> list[PairingRow]:
        return [row for row in self.store.all(PairingRow) if person.is_in(unescaped(row.grant))]

    def tidy(self, now: datetime) -> Mapping[str, int]:
        """Delete what has been kept long enough by some time, and return how much of each kind that was."""
        with self.store.together():
            gone = {
                name: self.store.remove_before(kind, column, stamp(now - timedelta(days=self.days(name))))
                for name, (kind, column, _) in RETENTION.items()
            }
            known = {each.id for each in self.store.all(PersonRow)}
            for each in self.store.all(MemberRow):
                if each.id not in known:
                    self.store.remove(MemberRow, id=each.id)
            for link in self.store.all(LinkRow):
                if link.person not in known:
                    self.store.remove(LinkRow, person=link.person)
            return gone

    def days(self, name: str) -> int:
        """Return for how many days something of `kinds` is kept."""
        kept = whole_number(self.store.setting(f"keep.{name}"))
        if kept is not None:
            return min(kept, FOR_GOOD)
        return _ELSEWHERE[name] if name in _ELSEWHERE else RETENTION[name][2]

    @staticmethod
    def kinds() -> tuple[str, ...]:
        """Name all that is kept for so many days: rows of the club's own, and parts of its events and tables."""
        return (*RETENTION, *_ELSEWHERE)

    def keep(self, name: str, days: int) -> None:
        """Set for how many days something of `kinds` is kept.

        Raises:
            DuplicadoError: there is nothing of that name, or it is less than no day.
        """
        if name not in self.kinds() or days < 0:
            raise DuplicadoError(
                f"{name!r} for {days} days cannot be kept: name {', '.join(self.kinds())} and days from 0"
            )
        self.store.put(SettingRow(f"keep.{name}", str(min(days, FOR_GOOD))))

    def of(self, id_: str) -> PersonRow:
        """Return a person.

        Raises:
            UnknownPerson: there is nobody of that id.
        """
        person = self.store.get(PersonRow, id_)
        if person is None:
            raise UnknownPerson(f"there is nobody with the id {id_[:40]!r}")
        return person


def _gone_from_json(person: Person, text: str) -> str:
    """Return a setting without somebody's name: JSON, or words."""
    try:
        data: object = json.loads(text)
    except ValueError:
        return person.gone_from(text)
    bare = _gone_from(person, data)
    return text if bare == data else json.dumps(bare)


def _gone_from(person: Person, data: object) -> object:
    match data:
        case str():
            return person.gone_from(data)
        case list():
            items = cast("list[object]", data)
            return [_gone_from(person, each) for each in items]
        case dict():
            members = cast("dict[str, object]", data)
            return {key: _gone_from(person, each) for key, each in members.items()}
        case _:
            return data
