"""Partner desks of a club's events, as the club's store keeps them until the event begins."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from msgspec.json import decode, encode

from duplicado.event.facts.contestants import Player
from duplicado.formats.event_record.persons import Person
from duplicado.service.club.partner_notices import NewsCause, Notice, PartnerDesk, Word, after, without
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import PersonRow, SettingRow

PARTNERS: Final = "partners"
"""The setting that keeps the desk of an event is called by this and the event's name."""


@dataclass(frozen=True, slots=True)
class PartnerDesks:
    """The desks of a club; it waits for the disk: for a thread.

    It is kept how each stands, not what was said: nothing remains of a notice that is gone.
    """

    store: ClubStore

    def of(self, event: str) -> PartnerDesk:
        """Return the desk of an event."""
        kept = self.store.setting(f"{PARTNERS}.{event}")
        return decode(kept, type=PartnerDesk) if kept else PartnerDesk()

    def events(self) -> tuple[str, ...]:
        """Return the events at whose desks something stands."""
        rows = (row.name.partition(".") for row in self.store.all(SettingRow))
        return tuple(event for kind, _, event in rows if kind == PARTNERS)

    def say(self, event: str, word: Word) -> PartnerDesk:
        """Take what somebody says, and return the desk as it stands then. Of two who speak at once one is the first.

        Raises:
            DeskRefusal: it cannot be said, or no longer; nothing is changed.
        """
        return self.change(event, lambda desk: after(desk, word))

    def change(self, event: str, change: Callable[[PartnerDesk], PartnerDesk]) -> PartnerDesk:
        """Change a desk, and return it as it stands then."""
        with self.store.together():
            before = self.of(event)
            now = change(before)
            if now == PartnerDesk():
                self.forget(event)
            elif now != before:
                self.store.put(SettingRow(f"{PARTNERS}.{event}", encode(now).decode()))
            return now

    def forget(self, event: str) -> None:
        """Take away all that stands at the desk of an event."""
        self.store.remove(SettingRow, name=f"{PARTNERS}.{event}")

    # ---- persons

    def known(self, desk: PartnerDesk) -> dict[str, Player]:
        """Return whom ids at a desk mean: members with their numbers, visitors by the names that they gave."""
        visitors = {who: Player(notice.name) for who, notice in desk.notices.items() if notice.name}
        return {**visitors, **{each.id: Player(each.name, each.number) for each in self.store.all(PersonRow)}}

    def written_by(self, person: Person, ids: Collection[str]) -> Iterator[tuple[str, Notice]]:
        """Go through the notices of a person, each with its event.

        Args:
            person: who.
            ids: under which the club knows him; as a visitor he is known by his name alone.
        """
        for event in self.events():
            desk = self.of(event)
            his = _his(person, ids, desk)
            yield from ((event, notice) for who, notice in desk.notices.items() if who in his)

    def send_visitors_away(self) -> None:
        """Take away the notices of all who are no members."""
        for event in self.events():
            visitors = {who for who, notice in self.of(event).notices.items() if notice.name}
            self.change(event, partial(without, whom=visitors, cause=NewsCause.REMOVED))

    def erase(self, person: Person, ids: Collection[str]) -> int:
        """Have nothing at the desks that is of a person or about him; return from how many of them it was taken."""
        count = 0
        for event in self.events():
            before = self.of(event)
            whom = _his(person, ids, before)
            count += self.change(event, partial(without, whom=whom, cause=NewsCause.REMOVED)) != before
        return count


def _his(person: Person, ids: Collection[str], desk: PartnerDesk) -> frozenset[str]:
    """Return the ids that are a person's at a desk."""
    return frozenset(ids) | {who for who, notice in desk.notices.items() if notice.name and person.is_in(notice.name)}
