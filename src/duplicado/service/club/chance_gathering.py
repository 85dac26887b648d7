"""Gathering of the chance of devices for boards that are to be dealt, see `duplicado.dealing.committed`.

The club commits to a seed, devices of players and tables announce hashes, the list is closed, they show what they have
drawn, and the boards are dealt. What is given up after the list was closed is kept and told.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from duplicado.service.club.dealt_boards import ChancePart, DealtBoards, dealt_lot
from duplicado.service.club.keys import Chance
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import SettingRow
from duplicado.store.vault import Vault
from duplicado.vocabulary.errors import DuplicadoError

_MOST_DEVICES: Final = 1000


class ChanceRefused(DuplicadoError):
    """Refusal of the chance that a device gives; `code` says why."""

    def __init__(self, code: str) -> None:
        """Keep the code: it ends the name of the message `chance-refused-...`."""
        super().__init__(f"the chance of a device is not taken: {code}")
        self.why = code


@dataclass(frozen=True, slots=True)
class GivenUp:
    """A gathering that came to nothing."""

    commitment: str
    session: int
    boards: tuple[int, ...]
    closed: str
    """Empty where the list had not been closed: then nobody can have known the deals."""
    announced: int
    shown: int


@dataclass(frozen=True, slots=True)
class Gathering:
    """Boards for which chance is gathered."""

    lot: DealtBoards
    """As it will be dealt, with what is known of the chance by now."""
    subjects: tuple[str, ...] = ()
    """Devices that the parts of the chance come from, in the same order."""

    @classmethod
    def begun(cls, event: str, session: int, boards: tuple[int, ...], chance: Chance, given_up: int = 0) -> Gathering:
        """Draw the seed of a gathering."""
        seed = DealtBoards.drawn(boards, chance).seed
        return cls(DealtBoards(seed, boards, event, session, given_up=given_up))

    @property
    def missing(self) -> int:
        """Number of devices that have announced their chance and not shown it."""
        return sum(not each.value for each in self.lot.chance)

    @property
    def waited_for(self) -> tuple[str, ...]:
        """The labels of the devices that have not shown their chance."""
        return tuple(each.label for each in self.lot.chance if not each.value)

    @property
    def is_complete(self) -> bool:
        """True where the list is closed and everything in it was shown."""
        return bool(self.lot.closed) and not self.missing

    def announced(self, subject: str, label: str, hashed: str) -> Gathering:
        """Return it with the hash of a device; said again, the same is taken.

        Raises:
            ChanceRefused: the list is closed or too long, or the device or another has announced something else.
        """
        known = dict(zip(self.subjects, self.lot.chance, strict=True)).get(subject)
        if known is not None and known.hash == hashed:
            return self
        if self.lot.closed:
            raise ChanceRefused("closed")
        if known is not None or any(each.hash == hashed for each in self.lot.chance):
            raise ChanceRefused("twice")
        if len(self.subjects) >= _MOST_DEVICES:
            raise ChanceRefused("too-many")
        chance = (*self.lot.chance, ChancePart(label, hashed))
        return Gathering(replace(self.lot, chance=chance), (*self.subjects, subject))

    def closed(self) -> Gathering:
        """Return it with the list closed.

        Raises:
            ChanceRefused: nobody has announced anything.
        """
        from duplicado.dealing.committed import closed_list  # noqa: PLC0415 - most events are not dealt here

        if not self.subjects:
            raise ChanceRefused("nobody")
        if self.lot.closed:
            return self
        text = closed_list(self.lot.commitment, [each.hash for each in self.lot.chance])
        return replace(self, lot=replace(self.lot, closed=text))

    def shown(self, subject: str, value: str) -> Gathering:
        """Return it with what a device has drawn.

        Raises:
            ChanceRefused: the list is not closed, or that is not what the device has announced.
        """
        from duplicado.dealing.committed import chance_hash  # noqa: PLC0415 - as above

        if not self.lot.closed:
            raise ChanceRefused("open")
        hashed = chance_hash(bytes.fromhex(value))
        if subject not in self.subjects or self.lot.chance[self.subjects.index(subject)].hash != hashed:
            raise ChanceRefused("other")
        chance = tuple(replace(each, value=value) if each.hash == hashed else each for each in self.lot.chance)
        return replace(self, lot=replace(self.lot, chance=chance))

    def ended(self) -> GivenUp:
        """Return what is told of it when it comes to nothing."""
        lot, shown = self.lot, len(self.subjects) - self.missing
        return GivenUp(lot.commitment, lot.session, lot.boards, lot.closed, len(self.subjects), shown)


@dataclass(frozen=True, slots=True)
class Gatherings:
    """Gatherings of a club's events, one to a session at most; it waits for the disk: for a thread."""

    store: ClubStore
    vault: Vault = field(default=Vault(""))
    """Seals the seeds."""

    def of(self, event: str) -> dict[int, Gathering]:
        """Return those of an event that go on, by session."""
        return {each.lot.session: each for each in self._read(event)[0]}

    def given_up(self, event: str) -> tuple[GivenUp, ...]:
        """Return those that came to nothing."""
        return self._read(event)[1]

    def begin(self, event: str, session: int, boards: tuple[int, ...], chance: Chance) -> Gathering:
        """Begin one, or return the one that goes on."""
        with self.store.together():
            now, before = self._read(event)
            if (going := _of_session(now, session)) is not None:
                return going
            tries = sum(bool(each.closed) and each.session == session for each in before)
            begun = Gathering.begun(event, session, boards, chance, tries)
            self._keep(event, (*now, begun), before)
            return begun

    def announce(self, event: str, commitment: str, subject: str, label: str, hashed: str) -> None:
        """Take the hash of a device.

        Raises:
            ChanceRefused: it cannot be taken.
        """
        with self.store.together():
            self._put(event, self._named(event, commitment).announced(subject, label, hashed))

    def show(self, event: str, commitment: str, subject: str, value: str) -> Gathering:
        """Take what a device has drawn, and return how the gathering stands.

        Raises:
            ChanceRefused: it cannot be taken.
        """
        with self.store.together():
            return self._put(event, self._named(event, commitment).shown(subject, value))

    def close(self, event: str, session: int) -> Gathering:
        """Close the list of a session.

        Raises:
            ChanceRefused: there is none, or nobody is in it.
        """
        with self.store.together():
            going = _of_session(self._read(event)[0], session)
            if going is None:
                raise ChanceRefused("none")
            return self._put(event, going.closed())

    def end(self, event: str, session: int, *, came_to_nothing: bool) -> GivenUp | None:
        """End that of a session; `None` where there is none."""
        with self.store.together():
            now, before = self._read(event)
            going = _of_session(now, session)
            if going is None:
                return None
            ended = going.ended()
            left = tuple(each for each in now if each is not going)
            self._keep(event, left, (*before, ended) if came_to_nothing else before)
            return ended

    def _named(self, event: str, commitment: str) -> Gathering:
        found = next((each for each in self._read(event)[0] if each.lot.commitment == commitment), None)
        if found is None:
            raise ChanceRefused("none")
        return found

    def _put(self, event: str, gathering: Gathering) -> Gathering:
        now, before = self._read(event)
        kept = tuple(gathering if each.lot.session == gathering.lot.session else each for each in now)
        if kept != now:
            self._keep(event, kept, before)
        return gathering

    def _read(self, event: str) -> tuple[tuple[Gathering, ...], tuple[GivenUp, ...]]:
        kept = self.store.setting(_row(event))
        data: dict[str, Any] = json.loads(self.vault.opened(kept)) if kept else {}
        return (
            tuple(Gathering(dealt_lot(each["lot"]), tuple(each["subjects"])) for each in data.get("now", ())),
            tuple(_given_up(each) for each in data.get("given_up", ())),
        )

    def _keep(self, event: str, now: tuple[Gathering, ...], before: tuple[GivenUp, ...]) -> None:
        data = {"now": [asdict(each) for each in now], "given_up": [asdict(each) for each in before]}
        self.store.put(SettingRow(_row(event), self.vault.seal(json.dumps(data))))


def _of_session(gatherings: Iterable[Gathering], session: int) -> Gathering | None:
    return next((each for each in gatherings if each.lot.session == session), None)


def _given_up(told: dict[str, Any]) -> GivenUp:
    values: dict[str, Any] = {**told, "boards": tuple(told["boards"])}
    return GivenUp(**values)


def _row(event: str) -> str:
    return f"gathering.{event}"
