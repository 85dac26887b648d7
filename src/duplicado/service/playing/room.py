"""Room of tables: opens them, finds them again after a restart, and lets in whoever has the key of a seat."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final, Self

from duplicado.dealing.chance import RandomBytes, deal_boards
from duplicado.law.book import law_02
from duplicado.law.claims.adjudication import ClaimAdjudication
from duplicado.law.edition import Edition
from duplicado.robot.player import RobotPlayer
from duplicado.service.live.resume_tokens import Sealer
from duplicado.service.playing.claim_judges import ClaimJudges, ClaimTask, claims_answer
from duplicado.service.playing.desk import DeskSettings, TableDesk
from duplicado.service.playing.directing import DirectorActs
from duplicado.service.playing.keys import DIRECTOR, TABLE_NAME, AnyKey, DirectorKey, SeatKey, SpectatorKey
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.presence import AWAY_AFTER
from duplicado.service.playing.robot_players import RobotPace, RobotPlayers
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import (
    BoardBegun,
    HandOpened,
    Happened,
    KeyGiven,
    Seated,
    TableOpened,
    UnreadableStep,
)
from duplicado.service.playing.writer import StreamWriter
from duplicado.service.robots.workers import robot_at_table, robot_workers
from duplicado.store.port import StoredEntry
from duplicado.store.stream_records import StreamStore
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.seats import Seat

CASUAL: Final[Mapping[str, object]] = {
    "alert.manner": "self",
    "spectators.live_hand": True,
    "table.director": "program",
    "undo.manner": "law",
}
"""The regulations of a casual table: each alerts and explains his own calls, and may let a spectator look at his hand;
the program directs, and what is irregular is refused."""
TRAINING: Final[Mapping[str, object]] = {**CASUAL, "table.irregularities": ("all",), "table.explains": True}
"""The same where whatever happens is recorded, and dealt with as the Laws say; who did it is told what it breaks."""


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A table that was opened, with the keys of its seats, which are stored nowhere."""

    name: str
    keys: Mapping[Seat, SeatKey]
    director: DirectorKey
    desk: TableDesk


def _chance() -> Random:
    return Random(secrets.randbits(64))  # noqa: S311 - a robot that chooses among equals needs no secret


@dataclass(frozen=True, slots=True)
class RoomSettings:
    """Settings of the tables of a room."""

    robot: str = "natural"
    """Robot that takes empty seats, by its name in `robot.named.ROBOTS`."""
    pace: RobotPace = field(default_factory=RobotPace)
    patience: float = AWAY_AFTER
    """Seconds without a line to the table after which a player is away."""
    regulations: Mapping[str, object] = field(default_factory=lambda: CASUAL)
    entropy: RandomBytes = secrets.token_bytes
    """Chance that boards are dealt with."""
    chance: Callable[[], Random] = _chance
    """Function that makes a source of chance for a robot."""
    maker: Callable[[str], RobotPlayer] = robot_at_table
    """Function that makes a robot by its name, in a process of its own."""
    judge: Callable[[], Callable[[ClaimTask], ClaimAdjudication | None]] = claims_answer
    """Function that makes a judge of claims, in a process of its own."""


def _nobody_asks(_event: str) -> None:
    """Do nothing."""


class Room:
    """The tables of a store; all of it belongs to one event loop."""

    def __init__(self, writer: StreamWriter, settings: RoomSettings) -> None:
        """Take the writer of the store; use `open`."""
        self._writer = writer
        self._settings = settings
        self._sealer = Sealer(secrets.token_bytes(32))
        self._desks: dict[str, TableDesk] = {}
        self._loop = asyncio.get_running_loop()
        self._reading: set[asyncio.Task[None]] = set()
        self._opening = asyncio.Lock()
        self._others: dict[str, Callable[[], None]] = {}
        self.of_event: Callable[[str], None] = _nobody_asks
        """Told the name of an event when one of its tables is looked for, so that somebody puts boards on it."""
        self._judges = ClaimJudges(settings.judge)
        self._robots = RobotPlayers(settings.pace, settings.chance, robot_workers(settings.maker))

    @classmethod
    async def open(cls, streams: StreamStore, settings: RoomSettings | None = None) -> Self:
        """Open the tables of a store."""
        return cls(StreamWriter(streams), settings or RoomSettings())

    @property
    def robot(self) -> str:
        """The name of the robot that takes free seats."""
        return self._settings.robot

    def told(self, name: str | None) -> None:
        """Have a table, or all of them, read what another program has written; called from any thread."""
        with suppress(RuntimeError):  # the loop may be closed by now
            self._loop.call_soon_threadsafe(self._look_again, name)

    def _look_again(self, name: str | None) -> None:
        for desk in [each for each in self._desks.values() if name in {None, each.name}]:
            task = self._loop.create_task(desk.catch_up())
            self._reading.add(task)
            task.add_done_callback(self._has_read)

    def _has_read(self, task: asyncio.Task[None]) -> None:
        self._reading.discard(task)
        if not task.cancelled():
            task.exception()  # where it cannot be read just then, it is before the next thing is written

    async def close(self) -> None:
        """Have nobody act any more, and let go of the store."""
        await self._robots.close()
        await self._judges.close()
        for desk in self._desks.values():
            desk.close()
        await self._writer.close()
        await asyncio.to_thread(self._writer.streams.close)

    async def open_table(
        self,
        *,
        robots: Sequence[Seat] = (),
        first_board: int = 1,
        regulations: Mapping[str, object] | None = None,
    ) -> OpenedTable:
        """Open a table; robots sit down in the seats named, and the first board begins where no seat is free.

        Raises:
            StoreError: it cannot be written.
        """
        name = secrets.token_hex(4)
        keys = {seat: SeatKey(name, seat, secrets.token_urlsafe(16)) for seat in Seat}
        director = DirectorKey(name, secrets.token_urlsafe(16))
        opened = TableOpened(
            {seat.value: digest_of(key) for seat, key in keys.items()} | {DIRECTOR: digest_of(director)},
            first_board,
            dict(self._settings.regulations if regulations is None else regulations),
        )
        desk = TableDesk(name, self._desk_settings())
        self._desks[name] = desk
        await desk.happens(opened, *(Seated(seat, Sitter(SitterKind.ROBOT, self._settings.robot)) for seat in robots))
        return OpenedTable(name, keys, director, desk)

    async def desk(self, name: str) -> TableDesk | None:
        """Return a table; `None` where there is none, or what is stored of it cannot be read.

        Raises:
            StoreError: the store cannot be read.
        """
        if name not in self._desks and TABLE_NAME.fullmatch(name) is not None:
            async with self._opening:
                if name not in self._desks:
                    stored = await asyncio.to_thread(self._writer.streams.read, name)
                    if not stored:
                        return None
                    try:
                        folded = partial(TableDesk, name, self._desk_settings(), stored)
                        self._desks[name] = await self._judges.work_out(folded)
                    except UnreadableStep:
                        return None
                    self._robots.look(self._desks[name])
            found = self._desks.get(name)
            if found is not None and found.now.event:
                self.of_event(found.now.event)
        return self._desks.get(name)

    async def stored(self, name: str) -> tuple[StoredEntry, ...]:
        """Return the stream of a table, e.g. to read the boards that were played there.

        Raises:
            StoreError: the store cannot be read.
        """
        return await asyncio.to_thread(self._writer.streams.read, name)

    def read(self, names: Iterable[str]) -> dict[str, tuple[StoredEntry, ...]]:
        """Return the streams of tables by their names, of those that have one; waits for the store.

        Raises:
            StoreError: the store cannot be read.
        """
        read = ((name, self._writer.streams.read(name)) for name in names)
        return {name: stored for name, stored in read if stored}

    async def admitted(self, key: AnyKey) -> TableDesk | None:
        """Return the table to whose seat, Director's place or hand a key gives admission; `None`: a wrong key."""
        desk = await self.desk(key.table)
        if desk is None or desk.now.opened is None:
            return None
        if isinstance(key, SpectatorKey):
            wanted = desk.now.watched.get(key.seat, "")
        else:
            wanted = desk.now.opened.keys.get(key.place, "")
        return desk if hmac.compare_digest(wanted, digest_of(key)) else None

    async def open_hand(self, key: SeatKey) -> SpectatorKey | None:
        """Let a spectator look at the hand of a player, who wants it; whoever looked before does no more.

        Returns:
            What lets him in; `None`: the regulations do not permit it, or nobody plays there.

        Raises:
            StoreError: it cannot be written.
        """
        desk = await self.admitted(key)
        if desk is None or not desk.now.hands_live:
            return None
        made = SpectatorKey(key.table, key.seat, secrets.token_urlsafe(16))
        opened = HandOpened(key.seat, digest_of(made))

        def opens(now: PlayedTable) -> tuple[Happened, ...]:
            return (opened,) if now.seats[key.seat].kind is SitterKind.PERSON and not now.round_played else ()

        await desk.brings(opens, by=key.seat.value)
        return made if desk.now.watched.get(key.seat) == opened.digest else None

    async def sit(self, key: SeatKey) -> TableDesk | None:
        """Let somebody sit down; a robot gives the seat up to him. The first board begins when no seat is free.

        Raises:
            StoreError: it cannot be written.
        """
        desk = await self.admitted(key)
        if desk is None:
            return None

        def sits(now: PlayedTable) -> tuple[Happened, ...]:
            taken = (
                (Seated(key.seat, Sitter(SitterKind.PERSON)),)
                if now.seats[key.seat].kind is not SitterKind.PERSON
                else ()
            )
            return (*taken, *self.first_board(now, key.seat))

        await desk.brings(sits, by=key.seat.value)
        return desk

    def first_board(self, now: PlayedTable, seat: Seat) -> tuple[Happened, ...]:
        """Begin the first board where no seat is free once that one is taken."""
        free = {each for each in Seat if now.seats[each].kind is SitterKind.FREE} - {seat}
        first = self._next_board(now) if now.board is None and not free else None
        return () if first is None else (BoardBegun(first),)

    def waiting(self) -> tuple[TableDesk, ...]:
        """Return the tables in the lobby: those with a free seat at which somebody is who was there to announce it."""
        return tuple(desk for _, desk in sorted(self._desks.items()) if desk.now.is_waiting)

    async def join(self, table: str, seat: Seat) -> SeatKey | None:
        """Let somebody take a free seat of a table in the lobby; `None`: it is not free any more.

        Raises:
            StoreError: it cannot be written.
        """
        desk = await self.desk(table)
        if desk is None:
            return None
        key = SeatKey(table, seat, secrets.token_urlsafe(16))
        taken = (KeyGiven(seat, digest_of(key)), Seated(seat, Sitter(SitterKind.PERSON)))

        def joins(now: PlayedTable) -> tuple[Happened, ...]:
            is_free = now.is_waiting and now.seats[seat].kind is SitterKind.FREE
            return (*taken, *self.first_board(now, seat)) if is_free else ()

        await desk.brings(joins, by=seat.value)
        return key if await self.admitted(key) is desk else None

    async def direct(self, key: DirectorKey) -> TableDesk | None:
        """Let somebody take the Director's place; the program answers no more questions until he leaves it.

        Raises:
            StoreError: it cannot be written.
        """
        desk = await self.admitted(key)
        if desk is not None and not desk.now.directed:
            await desk.direct(DirectorActs(f"c{secrets.token_hex(8)}", "comes"))
        return desk

    async def event_table(
        self, name: str, opened: TableOpened, changed: Callable[[], None], robots: Mapping[Seat, str]
    ) -> TableDesk:
        """Return a table of an event, which puts the boards on it.

        Args:
            name: of the table, found again if it was opened before.
            opened: as what it is opened where there is none.
            changed: called when something has happened there.
            robots: those that sit down when it is opened, by their names; the other seats are free for people.

        Raises:
            StoreError: it cannot be read or written.
        """
        self._others[name] = changed
        desk = await self.desk(name) or self._desks.setdefault(name, TableDesk(name, self._desk_settings()))
        seated = (Seated(seat, Sitter(SitterKind.ROBOT, robot)) for seat, robot in robots.items())
        first: tuple[Happened, ...] = (opened, *seated)
        await desk.brings(lambda now: first if now.opened is None else ())
        return desk

    async def seat_key(self, desk: TableDesk, seat: Seat, sitter: Sitter, secret: str) -> SeatKey | None:
        """Let a person sit down at a table of an event; `None`: somebody else sits there already.

        Args:
            desk: the table.
            seat: which is free, or has a robot in it.
            sitter: as who he sits there.
            secret: of his device at this table, the same each time: whoever was not answered, because the connection
                or the server broke off, asks again and has the seat.

        Raises:
            StoreError: it cannot be written.
        """
        key = SeatKey(desk.name, seat, secret)
        given = (KeyGiven(seat, digest_of(key)), Seated(seat, sitter))
        await desk.brings(lambda now: given if now.seats[seat].kind is not SitterKind.PERSON else (), by=seat.value)
        opened = desk.now.opened
        return key if opened is not None and opened.keys.get(key.place) == digest_of(key) else None

    def leave(self, name: str) -> None:
        """Put no more boards on a table of an event, and forget it until somebody looks at it again."""
        self._others.pop(name, None)
        desk = self._desks.pop(name, None)
        if desk is not None:
            desk.close()

    def _changed(self, desk: TableDesk) -> None:
        self._robots.look(desk)
        play = None if desk.now.board is None else desk.now.board.table.play
        if play is not None and play.claim is not None:
            self._judges.get_ready()
        changed = self._others.get(desk.name)
        if changed is not None:
            changed()

    def _desk_settings(self) -> DeskSettings:
        return DeskSettings(
            self._writer,
            self._sealer,
            self._next_board,
            robot=self._settings.robot,
            changed=self._changed,
            judges=self._judges,
            patience=self._settings.patience,
        )

    def _next_board(self, now: PlayedTable) -> TableSetup | None:
        opened = now.opened
        if now.event:
            return None
        number = opened.first_board if opened is not None else 1
        if now.board is not None:
            number = now.board.table.setup.board.number + 1
        ((board, deal),) = deal_boards([number], self._settings.entropy)
        regulations = dict(opened.regulations) if opened is not None else {}
        edition = Edition.LAWS_2017 if now.board is None else now.board.table.edition
        on_it = law_02.board(board.number)
        return TableSetup(on_it, edition, regulations, mode=TableMode.GUARDED, layout=deal)


def digest_of(key: AnyKey) -> str:
    """Return what is stored of a key."""
    return hashlib.sha256(str(key).encode()).hexdigest()
