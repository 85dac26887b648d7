"""Personal data in what was played at electronic tables: search, erasure, deletion after retention.

Each table is a stream, a chain of its own: written anew as the record of an event is, and says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final, TypeAlias

from duplicado.formats.event_record.persons import Person
from duplicado.service.club.erasing import changed_texts, retried, scrubbed
from duplicado.service.club.held_on_person import StepHeld, TablePersonHeld
from duplicado.service.club.keys import stamp
from duplicado.service.playing.persons_at_tables import (
    named_in_step,
    own_steps,
    step_without_report,
    step_without_words,
    steps_unnamed,
)
from duplicado.service.playing.played_table import event_of
from duplicado.service.playing.steps import RoundPlayed, Step, UnreadableStep, read_step, step_text
from duplicado.store.port import StoreError
from duplicado.store.store_selection import open_streams, shown_place, stream_places
from duplicado.store.stream_records import StreamStore

_TIDYING: Final[Mapping[str, Callable[[Step], Step]]] = {"tables": step_without_words, "log": step_without_report}
"""Steps as they are when something of `members.IN_TABLES` has been kept long enough."""


@dataclass(frozen=True, slots=True)
class TableRead:
    """Stored record of a table."""

    place: str
    """Place: one of those that `stream_places` names."""
    name: str
    steps: tuple[Step, ...]
    chain: str
    """Of the last step."""

    @property
    def event(self) -> str:
        """The event whose table it is; empty: none."""
        return event_of(self.steps)

    @property
    def last(self) -> datetime:
        """Time at which something happened there last."""
        return max(datetime.fromisoformat(each.at) for each in self.steps)

    def is_played(self, since: datetime) -> bool:
        """Tell whether it may be in play: something happened after a time, and its round is not over."""
        return self.last > since and not any(isinstance(each.happened, RoundPlayed) for each in self.steps)

    def names(self, person: Person) -> bool:
        """Tell whether somebody is named there."""
        return any(True for each in self.steps for _ in named_in_step(person, each))


Among: TypeAlias = Mapping[str, Person | None]
"""Name that an event has for somebody, by the name of the event (`Person.as_in`): in one that has him otherwise, or
only a namesake, so have its tables."""


@dataclass(frozen=True, slots=True)
class ErasedAtTables:
    """Result of erasing somebody's name at tables."""

    events: tuple[tuple[str, int], ...]
    """Events at whose tables he was named, the empty name for tables outside events, and in how many steps."""
    left: tuple[str, ...]
    """Tables that cannot be read, files that were in use while their logs were to be emptied."""


@dataclass(frozen=True, slots=True)
class TableArchive:
    """The electronic tables of a club. Everything here takes its time: it is for a thread."""

    setting: str
    clock: Callable[[], datetime]

    def tables(self) -> Iterator[TableRead | str]:
        """Go through the tables; of one that cannot be read its name."""
        for place in stream_places(self.setting):
            try:
                with closing(open_streams(place)) as streams:
                    for name in sorted(streams.heads()):
                        yield _read(streams, place, name) or name
            except StoreError:
                yield shown_place(place)

    def naming(self, person: Person, among: Among) -> tuple[list[TableRead], list[str]]:
        """Return the tables at which somebody is named, and the names of those that cannot be read."""
        found: list[TableRead] = []
        unread: list[str] = []
        for each in self.tables():
            if isinstance(each, str):
                unread.append(each)
            elif (here := among.get(each.event, person)) is not None and each.names(here):
                found.append(each)
        return found, unread

    def held(self, person: Person, among: Among) -> list[TablePersonHeld]:
        """Return what tables hold on somebody, for himself."""
        return [
            TablePersonHeld(
                table.name,
                table.event,
                list(_steps_held(among.get(table.event) or person, table.steps)),
            )
            for table in self.naming(person, among)[0]
        ]

    def erase(self, person: Person, among: Among, *, by: str) -> ErasedAtTables:
        """Have somebody called by his pseudonym at every table.

        Raises:
            StoreError: something cannot be read or written; what was done stays.
        """
        named, left = self.naming(person, among)
        done = Counter[str]()
        for place in sorted({each.place for each in named}):
            with closing(open_streams(place)) as streams:
                for each in named:
                    if each.place == place:
                        change = partial(steps_unnamed, among.get(each.event) or person)
                        done[each.event] += self._rewritten(streams, each, change, by=by, what="erased")
                if not scrubbed(streams):
                    left.append(shown_place(place))
        return ErasedAtTables(tuple(done.items()), tuple(left))

    def tidy(self, before: Mapping[str, datetime], *, by: str) -> dict[str, int]:
        """Delete what was kept long enough of tables at which nothing has happened since; return in how many steps.

        Args:
            before: until when something must have happened last, of each kind of `members.IN_TABLES`.
            by: who does it.

        Raises:
            StoreError: something cannot be read or written; the next time does the rest.
        """
        gone = dict.fromkeys(before, 0)
        for place in stream_places(self.setting):
            with closing(open_streams(place)) as streams:
                for name, number in streams.heads().items():
                    left = [kind for kind in before if not _is_tidied(streams, name, number, kind)]
                    table = _read(streams, place, name) if left else None
                    for kind in left:
                        if table is not None and table.last < before[kind]:
                            change = partial(map, _TIDYING[kind])
                            gone[kind] += self._rewritten(streams, table, change, by=by, what=f"tidied-{kind}")
                streams.scrub()
        return gone

    def played_since(self, person: Person, among: Among, since: timedelta) -> list[str]:
        """Name the events of tables in play at which somebody is named, the empty name for tables outside events.

        Those are in play at which something happened so long ago at most.
        """
        played = (each.event for each in self.naming(person, among)[0] if each.is_played(self.clock() - since))
        return list(dict.fromkeys(played))

    def _rewritten(
        self,
        streams: StreamStore,
        table: TableRead,
        change: Callable[[Sequence[Step]], Iterable[Step]],
        *,
        by: str,
        what: str,
    ) -> int:
        """Write the steps of a table anew that are to say something else, and return how many they were."""

        def attempt() -> int:
            now = _read(streams, table.place, table.name)
            texts = {} if now is None else changed_texts(now.steps, change(now.steps), step_text)
            if now is not None and texts:
                streams.rewrite(table.name, texts, by=by, what=what, at=stamp(self.clock()), chain=now.chain)
            return len(texts)

        return retried(table.name, attempt)


def _steps_held(person: Person, steps: Sequence[Step]) -> Iterator[StepHeld]:
    own = frozenset(own_steps(person, steps))
    for number, each in enumerate(steps, 1):
        named = sorted(set(named_in_step(person, each)))
        told = each.device.as_data() if number in own else {}
        if named or told:
            yield StepHeld(number, each.at, each.by, named, told)


def _is_tidied(streams: StreamStore, name: str, number: int, kind: str) -> bool:
    """Tell whether nothing was added to a table since something was deleted of it last."""
    done = [each for each in streams.rewritings(name) if each.what == f"tidied-{kind}"]
    return bool(done) and done[-1].number == number


def _read(streams: StreamStore, place: str, name: str) -> TableRead | None:
    """Return a table; `None` where a step cannot be read."""
    stored = streams.read(name)
    try:
        steps = tuple(read_step(each.text) for each in stored)
    except UnreadableStep:
        return None
    return TableRead(place, name, steps, stored[-1].chain) if stored else None
