"""Events of a club: listed, rehearsed, created."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Final, TypeAlias

from duplicado.event.facts.entry import AnyFact
from duplicado.event.record.typing_errors import Doubt
from duplicado.service.club.access import access_to
from duplicado.service.club.event_digests import EventDigest, EventDigests, Served
from duplicado.service.club.event_results import ClubResult
from duplicado.service.club.open_events import OpenEvents
from duplicado.service.live.command_handling import DraftedCommand, LiveRecord, considered
from duplicado.service.live.commands import Accepted, Command, Outcome, Questioned
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Access, Capability, Openness, Role, Viewer
from duplicado.store.club import ClubStore
from duplicado.store.store_selection import Shelf
from duplicado.vocabulary.errors import DuplicadoError

_AT_ONCE: Final = 1_000
"""Facts of one part: while an entry is considered there is a state of the event for each of its part."""
_LONGEST_ID: Final = 56


def in_parts(command: str, facts: Sequence[AnyFact], *, confirmed: bool) -> tuple[Command, ...]:
    """Return the commands that take the facts down one after the other; of few facts one, with the id itself.

    Asked again with the same id, what is there already is answered, and what was not reached is recorded.
    """
    first, *others = range(0, max(len(facts), 1), _AT_ONCE)
    return (
        Command(command, tuple(facts[first : first + _AT_ONCE]), confirmed=confirmed),
        *(
            Command(f"{command[:_LONGEST_ID]}-{at // _AT_ONCE}", tuple(facts[at : at + _AT_ONCE]), confirmed=confirmed)
            for at in others
        ),
    )


def rehearsed_parts(parts: Sequence[Command], *, by: Viewer, access: Access, at: datetime) -> DraftedCommand | Outcome:
    """Tell what would become of an event's first entries; all doubts about them together."""
    record, ids, doubts = LiveRecord(), list[str](), list[Doubt]()
    for part in parts:
        found = considered(by, part, record.drafted(), access, None, at)
        if isinstance(found, Questioned):
            doubts += found.doubts
            found = considered(by, replace(part, confirmed=True), record.drafted(), access, None, at)
        if not isinstance(found, DraftedCommand):
            return found
        for entry, state in found.fresh:
            record.take(entry, state, "")
        ids += found.entries
    return Questioned(tuple(doubts)) if doubts else DraftedCommand(tuple(ids))


async def submit_parts(desk: OpenEvent, parts: Sequence[Command], *, by: Viewer) -> Outcome:
    """Take the parts down; the answer is that of the first that is not taken, else has the entries of all."""
    entries: list[str] = []
    position = ""
    for part in parts:
        outcome = await desk.writer.submit(by, part)
        if not isinstance(outcome, Accepted):
            return outcome
        entries += outcome.entries
        position = outcome.position
    return Accepted(tuple(entries), position)


Opened: TypeAlias = tuple[str, OpenEvent]
"""An event that is open, and its name in addresses."""

_BROKEN: Final = 50
"""So many files among the latest may be no events that can be opened."""


@dataclass(frozen=True, slots=True)
class ClubEvents:
    """The events of a club, open or not."""

    shelf: Shelf
    store: ClubStore
    open_events: OpenEvents
    clock: Callable[[], datetime]
    known: EventDigests

    def names(self) -> tuple[str, ...]:
        """Return the names of the club's events that are not archived, in the order of the alphabet.

        Raises:
            StoreUnavailable: they cannot be read.
        """
        archived = set(self.archived())
        return tuple(name for name in self.shelf.names() if name not in archived)

    def archived(self) -> tuple[str, ...]:
        """Return the names of those that are."""
        return self.open_events.former.archived()

    def left_out(self) -> tuple[str, ...]:
        """Return the files in the club's folder that look like events and can be none.

        Raises:
            StoreUnavailable: they cannot be read.
        """
        return self.shelf.left_out()

    def latest(self, count: int) -> tuple[str, ...]:
        """Return the names of so many events, those first that are the newest or were written to last.

        Raises:
            StoreUnavailable: they cannot be read.
        """
        archived = set(self.archived())
        return tuple(name for name in self.shelf.latest(count + len(archived)) if name not in archived)[:count]

    async def open_latest(self, count: int) -> list[Opened]:
        """Open so many events, those first that were written to last.

        Those that cannot be opened are left out, and keep nobody from the others: the office names them.

        Raises:
            StoreUnavailable: their names cannot be read.
        """
        return await self._opened(await asyncio.to_thread(self.latest, count + _BROKEN), count)

    async def open_of(self, select: Callable[[Iterable[EventDigest], str], Sequence[EventDigest]]) -> list[Opened]:
        """Open those events that are selected of all that are not archived, by their digests and the date of today.

        Those that cannot be opened are left out. The last that were entered in come first.

        Raises:
            StoreUnavailable: none can be read.
        """
        archived, today = set(self.archived()), f"{self.clock().astimezone():%Y-%m-%d}"
        digests = await asyncio.to_thread(self.known.all, self.served())
        found = select([each for each in digests if each.name not in archived], today)
        return await self._opened([each.name for each in sorted(found, key=lambda each: each.at, reverse=True)])

    def served(self) -> Mapping[str, Served]:
        """Return the events that are open by now, as they stand, by their names."""
        return {name: Served.of(event.reader) for name, event in self.open_events.served.items()}

    async def _opened(self, names: Iterable[str], most: int | None = None) -> list[Opened]:
        found = list[Opened]()
        for name in names:
            with suppress(DuplicadoError):
                found.append((name, await self.open_events.open(name)))
            if len(found) == most:
                break
        return found

    async def results(self) -> tuple[ClubResult, ...]:
        """Return the results of all events that are over, archived ones too, the earliest first.

        Raises:
            StoreUnavailable: none can be read.
        """
        return await asyncio.to_thread(self.known.results, self.served())

    async def archive(self, name: str, *, by: Viewer) -> None:
        """Show an event no more, see `FormerEvents.archive`; who looks at it is let go."""
        await self.open_events.withdraw(name, partial(self.open_events.former.archive, name, by=by))

    def may_be_former(self, name: str, role: Role) -> bool:
        """Tell whether a role may have an event archived, deleted or shown again: who may change its conditions.

        Raises:
            AccessError: who may do what in it cannot be read.
        """
        return access_to(self.store, name).may(role, Capability.CONDITIONS)

    async def bring_back(self, name: str, *, by: Viewer) -> None:
        """Show an archived event again."""
        await asyncio.to_thread(self.open_events.former.bring_back, name, by=by)

    async def delete(self, name: str, *, by: Viewer) -> None:
        """Delete an unplayed event, see `FormerEvents.delete`; who looks at it is let go."""
        await self.open_events.withdraw(name, partial(self.open_events.former.delete, name, by=by))

    async def create(
        self,
        name: str,
        facts: Sequence[AnyFact],
        *,
        by: Viewer,
        command: str,
        openness: Openness | None = None,
        confirmed: bool = False,
    ) -> Outcome:
        """Make an event and record its first entries; asked again with the same id, the same is answered.

        Nothing is made when the entries are refused, or when there is an event of that name.

        Args:
            name: what it is called in addresses and on the disk.
            facts: the entries, the founding first.
            by: who asks.
            command: the id of his command.
            openness: what is shown when, from the beginning; as is usual if not told.
            confirmed: whether it is right although results among them look like slips.

        Raises:
            StoreError: it is no name, or none can be made.
        """
        parts = in_parts(command, facts, confirmed=confirmed)
        rehearsed = await self._rehearsed(name, parts, by=by)
        if not isinstance(rehearsed, DraftedCommand):
            return rehearsed
        if name not in await asyncio.to_thread(self.names):
            await asyncio.to_thread(lambda: self.shelf.create(name).close())
            await asyncio.to_thread(self.open_events.former.forget, name)
            if openness is not None:
                self.open_events.set_access(name, replace(access_to(self.store, name), openness=openness))
        return await submit_parts(await self.open_events.open(name), parts, by=by)

    async def rehearsed(
        self, name: str, facts: Sequence[AnyFact], *, by: Viewer, command: str, confirmed: bool = False
    ) -> DraftedCommand | Outcome:
        """Tell what would become of the first entries of an event, see `create`; nothing is made."""
        return await self._rehearsed(name, in_parts(command, facts, confirmed=confirmed), by=by)

    async def _rehearsed(self, name: str, parts: Sequence[Command], *, by: Viewer) -> DraftedCommand | Outcome:
        def rehearse() -> DraftedCommand | Outcome:
            return rehearsed_parts(parts, by=by, access=access_to(self.store, name), at=self.clock())

        return await asyncio.to_thread(rehearse)
