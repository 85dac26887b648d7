"""Personal data in the records of a club's events: search, export, erasure, deletion after retention.

A record is a chain in which each entry is tied to those before it. Who is erased is called by a pseudonym from then on,
the same in every event; the chain is tied anew, and keeps that this was done, when and by whom, and where the former
one ended. Each event is written anew all at once or not at all; what was interrupted is finished the next time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, TypeAlias

from msgspec.structs import asdict

from duplicado.event.facts.entry import Entry
from duplicado.event.record.ending import is_over
from duplicado.event.record.folding import fold
from duplicado.event.record.state import EventState
from duplicado.formats.event_record.document import entry_text, told_without_hands
from duplicado.formats.event_record.persons import (
    NO_NAME,
    Person,
    is_named,
    is_nameless,
    named_in,
    players_in,
    unnamed,
    without_calls,
    without_notes,
)
from duplicado.service.club.clock_doubts import time_to_delete_by
from duplicado.service.club.erasing import (
    changed_texts,
    is_pending,
    mentions,
    names_somebody,
    pending_name,
    pending_person,
    pending_row,
    retried,
    scrubbed,
)
from duplicado.service.club.folder_layout import BACKUPS
from duplicado.service.club.held_on_person import EntryHeld, EventHeld, HeldOnPerson
from duplicado.service.club.keys import SYSTEM_CHANCE, Chance, draw_code, stamp
from duplicado.service.club.members import IN_RECORDS, IN_TABLES, People
from duplicado.service.club.open_places import takes_pairs
from duplicado.service.club.partner_desks import PartnerDesks
from duplicado.service.club.table_archive import TableArchive
from duplicado.service.event_file import UnreadableRecord, entry_of
from duplicado.store.backup import backup
from duplicado.store.club import ClubStore
from duplicado.store.club_copies import backup_club, backup_streams, is_club_file
from duplicado.store.club_rows import SettingRow
from duplicado.store.port import EntryStore, StoreError
from duplicado.store.sqlite_files import is_record
from duplicado.store.store_selection import Shelf, is_database, is_streams_name, stream_places, streams_place
from duplicado.store.streams import is_tables_file
from duplicado.vocabulary.errors import DuplicadoError

_Counts: TypeAlias = Sequence[tuple[str, int]]

_LONGEST_EVENING: Final = timedelta(hours=12)
"""An event to which nobody has written for so long is not being played, whether it was ended or not."""


class StillPlayed(DuplicadoError):
    """Somebody cannot be erased now: he is named in events that are being played."""

    def __init__(self, events: Sequence[str]) -> None:
        """Keep their names; the empty name stands for electronic tables outside events."""
        self.events = tuple(dict.fromkeys(events))
        super().__init__(", ".join(events))


@dataclass(frozen=True, slots=True)
class Erased:
    """Result of erasing somebody's name."""

    pseudonym: str
    events: tuple[tuple[str, int], ...]
    """Those in which he was named, and in how many entries."""
    rows: int
    """Number of rows that the club kept of him beside its events."""
    copied: tuple[str, ...]
    """Backups that were made anew because they named him."""
    left: tuple[str, ...]
    """Places that still name him, or may: copies to be deleted by hand, records that cannot be read, logs that were in
    use while they were to be emptied, names of events."""
    tables: tuple[tuple[str, int], ...] = ()
    """Events at whose electronic tables he was named, the empty name for tables outside events; in how many steps."""


@dataclass(frozen=True, slots=True)
class Archive:
    """The records of a club. Everything here takes its time: it is for a thread."""

    shelf: Shelf
    store: ClubStore
    people: People
    clock: Callable[[], datetime]
    folder: Path | None = None
    """Folder in which the club is kept; `None`: in a database, whose backups are its own."""
    copies: Path | None = None
    """The folder of the backups that the club makes itself."""
    chance: Chance = SYSTEM_CHANCE
    pace: Callable[[float], None] = lambda _seconds: None
    """Called after each event with how long it took: rests, so that who plays is not disturbed."""
    tables: TableArchive = field(kw_only=True)
    """Archive of what was played electronically."""

    # ---- what is held

    def person(self, id_: str, *also: str) -> Person:
        """Return somebody whom the club knows, as records name him; `also`: further spellings of his name.

        Raises:
            UnknownPerson: there is nobody of that id.
        """
        row = self.people.of(id_)
        return Person((row.name, *also), row.number)

    def held(self, person: Person) -> HeldOnPerson:
        """Return all that is held on somebody, for himself.

        Raises:
            StoreError: the club's own file cannot be read.
        """
        events: list[EventHeld] = []
        unread: list[str] = []
        among: dict[str, Person | None] = {}
        for name in self.shelf.names():
            entries = self._read(name)
            if entries is None:
                unread.append(name)
                continue
            here = among[name] = person.as_in(entries)
            found = [(number, each) for number, each in enumerate(entries, 1) if here and is_named(here, each)]
            if here is None or not found:
                continue
            state = fold(entries)
            events.append(
                EventHeld(
                    name,
                    state.title,
                    state.date,
                    sorted(
                        str(who) for who, each in state.contestants.items() if any(map(here.plays_as, each.players))
                    ),
                    [
                        EntryHeld(
                            number, stamp(each.at), each.by, sorted(set(named_in(here, each))), told_without_hands(each)
                        )
                        for number, each in found
                    ],
                )
            )
        return HeldOnPerson(
            **asdict(self.people.held(person)),
            events=events,
            tables=self.tables.held(person, among),
            unreadable_events=unread,
            copies=[str(each) for each in self._copies() if names_somebody(person, each)],
            kept_for_days={name: self.people.days(name) for name in self.people.kinds()},
        )

    # ---- erasing

    def erase(self, person: Person, *, by: str) -> Erased:
        """Have somebody named nowhere any more: in the events by a pseudonym, in the club's own file not at all.

        Args:
            person: who; the pseudonym is drawn unless he has one.
            by: who does it; a name will not do, for it would stand there for ever.

        Raises:
            StillPlayed: he is named in events that are being played; nothing was done.
            StoreError: something cannot be read or written; what was done stays, and asking again does the rest.
        """
        read = {name: self._read(name) for name in self.shelf.names()}
        named = {name: entries for name, entries in read.items() if entries and mentions(entries, person)}
        playing = [name for name, entries in named.items() if self._is_played(entries)]
        among = {name: person.as_in(entries) for name, entries in read.items() if entries}
        playing += self.tables.played_since(person, among, _LONGEST_EVENING)
        if playing:
            raise StillPlayed(playing)
        person = self._begun(person)
        done = [(name, self._erased_from(name, person, by)) for name in named]
        # By the spelling of each event, found before its record was rewritten with the pseudonym.
        spelled = {name: here and replace(here, pseudonym=person.pseudonym) for name, here in among.items()}
        tables = self.tables.erase(person, spelled, by=by)
        unread = [*(name for name, entries in read.items() if entries is None), *tables.left]
        return self._finished(person, [(name, count) for name, count in done if count], tables.events, unread)

    def resume(self, *, by: str) -> None:
        """Finish what was begun and interrupted, where nobody plays meanwhile."""
        for row in self.store.all(SettingRow):
            if is_pending(row):
                with suppress(StillPlayed):
                    self.erase(pending_person(row.value), by=by)

    def _begun(self, person: Person) -> Person:
        """Write down that somebody is to be erased: who ends the program now has it finished later."""
        known = self.store.setting(pending_name(person))
        if known:
            person = pending_person(known)
        elif not person.pseudonym:
            person = replace(person, pseudonym=self._pseudonym())
        self.store.put(pending_row(person))
        return person

    def _pseudonym(self) -> str:
        return f"{NO_NAME}{draw_code(self.chance)[:4]}"

    def _erased_from(self, name: str, person: Person, by: str) -> int:
        def change(entries: Sequence[Entry]) -> Callable[[Entry], Entry] | None:
            here = person.as_in(entries)
            return None if here is None else lambda entry: unnamed(here, entry)

        return self._rewrite(name, change, by=by, what="erased")

    def _finished(self, person: Person, events: _Counts, tables: _Counts, unread: Sequence[str]) -> Erased:
        rows = self.people.erase(person)
        self.store.remove(SettingRow, name=pending_name(person))
        left = [*unread, *([] if self.store.scrub() else [self.store.place])]
        for name, _ in events:
            with self.shelf.open(name) as store:
                if not scrubbed(store):
                    left.append(name)
        copied = [str(each) for each in self._copies() if names_somebody(person, each) and self._copied_anew(each)]
        left += [str(each) for each in self._copies() if names_somebody(person, each)]
        left += [name for name in self.shelf.names() if person.is_in(name)]
        return Erased(person.pseudonym, tuple(events), rows, tuple(copied), tuple(dict.fromkeys(left)), tuple(tables))

    def _copied_anew(self, copy: Path) -> bool:
        """Take a backup anew that the club itself makes; tell whether it is one."""
        if copy.parent != self.copies or self.folder is None:
            return False
        with suppress(StoreError):
            if is_club_file(copy) and self.store.place == str(self.folder / copy.stem):
                backup_club(self.folder / copy.stem, copy)
                return True
            place = streams_place(str(self.folder), copy.stem) if is_streams_name(copy.stem) else ""
            if copy.suffix == ".backup" and place and Path(place).is_file():
                backup_streams(place, copy)
                return True
            if copy.suffix == ".backup" and copy.stem in self.shelf.names():
                with self.shelf.open(copy.stem) as store:
                    backup(store, copy, at=self.clock())
                return True
        return False

    # ---- how long

    def tidy(self, *, by: str, trusts_clock: bool = False) -> dict[str, int]:
        """Delete what has been kept long enough, in the club's own file and in the records; return how much of each.

        Args:
            by: who does it.
            trusts_clock: whether the clock is right although the record says otherwise; else what was kept long enough
                by the time that the record bears out is deleted, see `time_to_delete_by`.

        Raises:
            ClockDoubted: the clock is far from what was recorded last; nothing was deleted.
            StoreError: something cannot be read or written; the next time does the rest.
        """
        now = time_to_delete_by(self.store, self._recorded(), self.clock(), trusts_clock=trusts_clock)
        self.resume(by=by)
        gone = dict.fromkeys(IN_RECORDS, 0)
        before = {name: now - timedelta(days=self.people.days(name)) for name in IN_RECORDS}
        desks, names = PartnerDesks(self.store), self.shelf.names()
        for name in (waiting := set(desks.events())).difference(names):
            desks.forget(name)
        for name in names:
            begun = time.monotonic()
            entries = self._read(name)
            if entries:  # of a record that cannot be read nothing is deleted
                last = max(each.at for each in entries)
                self.people.played(players_in(entries), last)
                if name in waiting and not takes_pairs(fold(entries), now):
                    desks.forget(name)
                for kind in IN_RECORDS:
                    if last < before[kind]:
                        gone[kind] += self._rewrite(name, self._deleting(kind), by=by, what=f"tidied-{kind}")
            self.pace(time.monotonic() - begun)
        gone |= self.tables.tidy({name: now - timedelta(days=self.people.days(name)) for name in IN_TABLES}, by=by)
        gone.update(self.people.tidy(now))
        self.store.scrub()
        return gone

    def _deleting(self, kind: str) -> Callable[[Sequence[Entry]], Callable[[Entry], Entry] | None]:
        match kind:
            case "calls":
                return lambda _entries: without_calls
            case "notes":
                return lambda _entries: without_notes
            case _:
                return self._all_unnamed

    def _all_unnamed(self, entries: Sequence[Entry]) -> Callable[[Entry], Entry]:
        """Return what calls every player of a record by a pseudonym."""
        known = sorted(players_in(entries), key=lambda each: (each.name.casefold(), each.number))
        people = [Person((each.name,), each.number, self._pseudonym()) for each in known if not is_nameless(each)]

        def change(entry: Entry) -> Entry:
            for each in people:
                entry = unnamed(each, entry)
            return entry

        return change

    # ---- parts

    def _recorded(self) -> Iterator[datetime]:
        """Go through the times at which things were entered, in whatever event."""
        return (each.at for name in self.shelf.names() for each in self._read(name) or ())

    def _read(self, name: str) -> list[Entry] | None:
        """Return the entries of an event; `None` where they cannot be read, which keeps nobody in the others."""
        try:
            with self.shelf.open(name) as store:
                return _entries_of(store)[0]
        except (StoreError, UnreadableRecord):
            return None

    def _is_played(self, entries: Sequence[Entry]) -> bool:
        state = fold(entries)
        begun = any(not is_over(state, number) and _is_begun(state, number) for number in state.sessions)
        return begun and max(each.at for each in entries) > self.clock() - _LONGEST_EVENING

    def _rewrite(
        self, name: str, change: Callable[[Sequence[Entry]], Callable[[Entry], Entry] | None], *, by: str, what: str
    ) -> int:
        """Write the entries of an event anew that are to say something else, and return how many they were."""
        with self.shelf.open(name) as store:

            def attempt() -> int:
                entries, chain = _entries_of(store)
                changing = change(entries)
                texts = {} if changing is None else changed_texts(entries, map(changing, entries), entry_text)
                if texts:
                    store.rewrite(texts, by=by, what=what, at=stamp(self.clock()), chain=chain)
                    store.scrub()
                return len(texts)

            return retried(name, attempt)

    def _copies(self) -> Iterator[Path]:
        """Go through the files in the club's folder that are copies of a record or of the club's own file."""
        if self.folder is None:
            return
        served = {self.folder / f"{name}.event" for name in self.shelf.names()} | {Path(self.store.place)}
        kinds = (is_record, is_club_file, is_tables_file)
        served |= {Path(each) for each in stream_places(str(self.folder))}
        for path in sorted(self.folder.rglob("*")):
            if path.is_file() and path not in served and any(each(path) for each in kinds):
                yield path


def archive_of(
    setting: str,
    shelf: Shelf,
    store: ClubStore,
    *,
    clock: Callable[[], datetime],
    chance: Chance = SYSTEM_CHANCE,
    pace: Callable[[float], None] = lambda _seconds: None,
) -> Archive:
    """Return the records of the club of a setting: its folder, or `postgresql://user@host/database`."""
    folder = None if is_database(setting) else Path(setting)
    people = People(store, clock=clock, chance=chance)
    copies, tables = folder / BACKUPS if folder else None, TableArchive(setting, clock)
    return Archive(shelf, store, people, clock, folder, copies, chance, pace, tables=tables)


def _entries_of(store: EntryStore) -> tuple[list[Entry], str]:
    """Return the entries of a record, and the chain of the last."""
    stored = list(store.read())
    return [entry_of(each) for each in stored], stored[-1].chain if stored else ""


def _is_begun(state: EventState, number: int) -> bool:
    session = state.session(number)
    return bool(session.called or session.boards)
