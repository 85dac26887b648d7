"""Administration of a club beside its server: codes, people, copies."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from duplicado.service.club.audit_trail import last_written, verify_audit
from duplicado.service.club.device_login import Entrance
from duplicado.service.club.folder_layout import CLUB_FILE_NAME, backup_file, club_file, club_setting, noted_place
from duplicado.service.club.former_events import Former, FormerEvents
from duplicado.service.club.keys import SYSTEM_CHANCE
from duplicado.service.club.members import People
from duplicado.service.club.personal_data import Archive, archive_of
from duplicado.service.club.templates import Templates
from duplicado.service.live.roles import Role, Viewer
from duplicado.service.witnessing import compared, noted_audit, noted_head, seen_of_audit
from duplicado.store.backup import backup
from duplicado.store.club import ClubStore
from duplicado.store.club_copies import backup_club, backup_streams, copy_club, is_club_file, restore_club, verify_club
from duplicado.store.port import BrokenChain, StoreError, StoreUnavailable
from duplicado.store.store_selection import (
    Shelf,
    is_database,
    open_streams,
    shelf_at,
    shown_place,
    stream_places,
    streams_name,
)
from duplicado.store.witness import Witness


class NoClub(StoreError):
    """There is no club where one was looked for."""


def is_club(setting: str) -> bool:
    """Tell whether a club is kept there; what a database has is not looked at."""
    return is_database(setting) or is_club_file(club_file(setting))


@dataclass(frozen=True, slots=True)
class Copied:
    """Store that was copied or looked through."""

    name: str
    """The event's; empty: what the club keeps beside its events."""
    count: int
    """Entries, or rows."""
    place: str
    error: StoreError | None = None


@dataclass(frozen=True, slots=True)
class Backroom:
    """A club, for whoever has its folder before him."""

    setting: str
    store: ClubStore
    entrance: Entrance
    people: People
    templates: Templates
    shelf: Shelf
    archive: Archive
    """Archive of what the records say of persons."""
    former: FormerEvents
    viewer: Viewer
    """As what he acts."""

    def verified(self) -> Iterator[Copied]:
        """Look through what the club keeps, every event and every electronic table."""
        yield _tried("", self._kept_at, self._verify_club)
        names = self.shelf.names()
        for name in names:
            yield _tried(name, name, partial(self._verify, name))
        yield from self._missing(names)
        for place in stream_places(self.setting):
            yield _tried(Path(shown_place(place)).name, shown_place(place), partial(_verify_tables, place))

    def _missing(self, names: Sequence[str]) -> Iterator[Copied]:
        """Go through the events of which this computer has seen a head here, and which are not there."""
        witness = Witness()
        seen = {each.name: each for each in witness.all()}
        for place, each in sorted(seen.items()):
            if each.is_deletion and witness.is_sealed(each):
                continue
            name = self._event_at(place)
            if name and name not in names and not self._was_deleted(name):
                told = f"{place} is missing: it had {each.number} entries at {each.at}; restore the last backup"
                error = BrokenChain(told).told_as("store-event-missing", place, each.number, each.at)
                yield Copied(name, 0, place, error)

    def _was_deleted(self, name: str) -> bool:
        """Tell whether one of several servers of a database deleted an event; in a folder this computer noted it."""
        return is_database(self.setting) and self.former.of(name) is Former.DELETED

    def _event_at(self, place: str) -> str:
        """Return the name of the event that a place stands for; empty: it is elsewhere."""
        if is_database(self.setting):
            database, _, name = place.partition("#")
            return name if database == self.shelf.place else ""
        path = Path(place).absolute()
        return path.stem if path.parent == Path(self.setting).absolute() and path.suffix == ".event" else ""

    def backed_up(self, to: Path) -> Iterator[Copied]:
        """Copy the club's file, every event and what was played at tables into a folder, which is made.

        An older copy of each is replaced.
        """
        try:
            to.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            told = f"{to} cannot be made: {error.strerror}; choose another folder"
            raise StoreUnavailable(told).told_as("store-not-made", to, error.strerror) from None
        copy = to / f"{CLUB_FILE_NAME}.backup"
        yield _tried("", str(copy), partial(self._copy_club, copy))
        noted_audit(self._kept_at, last_written(self.store))
        for name in self.shelf.names():
            copy = to / f"{name}.backup"
            yield _tried(name, str(copy), partial(self._copy, name, copy))
        for place in stream_places(self.setting):
            copy = to / f"{streams_name(place)}.backup"
            yield _tried(streams_name(place), str(copy), partial(backup_streams, place, copy))

    @property
    def _kept_at(self) -> str:
        return noted_place(self.setting, self.store)

    def _verify_club(self) -> int:
        place = self._kept_at
        count = self.store.count() if is_database(self.setting) else verify_club(Path(place))
        kept_since = datetime.now(UTC) - timedelta(days=self.people.days("audit"))
        verify_audit(self.store, place, kept_since, seen_of_audit(place))
        return count

    def _copy_club(self, to: Path) -> int:
        return copy_club(self.store, to) if is_database(self.setting) else backup_club(club_file(self.setting), to)

    def _verify(self, name: str) -> int:
        with self.shelf.open(name) as store:
            count, found = store.verify(), compared(store)
            if found.is_broken and found.seen is not None:
                told = f"{store.place} is not what it was at {found.seen.at}; restore the last backup"
                raise BrokenChain(told).told_as("store-head-other", store.place, found.seen.number, found.seen.at)
            return count

    def _copy(self, name: str, to: Path) -> int:
        with self.shelf.open(name) as store:
            count = backup(store, to, at=datetime.now(UTC))
            noted_head(store, store.place)
            return count


def _verify_tables(place: str) -> int:
    with closing(open_streams(place)) as streams:
        return streams.verify()


def _tried(name: str, place: str, act: Callable[[], int]) -> Copied:
    try:
        return Copied(name, act(), place)
    except StoreError as error:
        return Copied(name, 0, place, error)


@contextmanager
def backroom(setting: str, by: str) -> Generator[Backroom]:
    """Go to a club's own papers; its server may run at the same time.

    Args:
        setting: the club's folder, or `postgresql://user@host/database`.
        by: who does it, as it is to stand in what is written down.

    Raises:
        NoClub: there is none.
        StoreError: it cannot be opened.
    """
    if not is_club(setting):
        raise NoClub(setting)
    clock, shelf = partial(datetime.now, UTC), shelf_at(setting)
    with ClubStore.open(club_setting(setting)) as store:
        entrance = Entrance(store, clock=clock, chance=SYSTEM_CHANCE)
        yield Backroom(
            setting,
            store,
            entrance,
            People(store, clock=clock, chance=SYSTEM_CHANCE),
            Templates(store, clock=clock),
            shelf,
            archive_of(setting, shelf, store, clock=clock),
            FormerEvents(shelf, store, entrance.trail, partial(backup_file, setting)),
            Viewer("backroom", Role.ORGANIZER, by),
        )


def restore(copy: Path, setting: str) -> int:
    """Put a copy in the place of a club's file, and return how many rows it has; stop its server before.

    Raises:
        NoClub: the club is in a database, which has backups of its own.
        StoreError: the copy is not whole, or it cannot be put there.
    """
    if is_database(setting):
        raise NoClub(setting)
    return restore_club(copy, club_file(setting))
