"""Table manager: the server at which programs sit, each at one seat, and the boards that are played there.

It holds no rule of bridge: calls and cards go to a guarded table, and what a program is told follows from the view of
its seat. Seats for which no program is awaited are taken by robots of ours; so is the seat of a program that goes,
does what is illegal three times, or does not answer in time. A program whose connection was cut may come back, and
plays from the next board on.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from duplicado.formats.table_record.board_record import board_record
from duplicado.publish.messages import Messages
from duplicado.robot.player import RobotPlayer
from duplicado.service.gateway.dialects import dialect_of
from duplicado.service.gateway.lines import (
    MOST_BYTES,
    ConnectingLine,
    LineTooLongError,
    read_client_line,
    read_line,
    send_line,
)
from duplicado.service.gateway.managed_board import ManagedBoard
from duplicado.service.gateway.remote_seat import CLOSED, RemoteSeat, SeatLost
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat, Side

_VERSIONS: Final = range(17, 20)
_MOST_TEAM: Final = 40
_FAREWELL: Final = 10.0
"""Seconds that programs have to be ready for the last lines of a session."""


@dataclass(frozen=True)
class ManagerSettings:
    """Settings of a table manager from its start."""

    awaited: frozenset[Seat] = frozenset(Seat)
    """The seats for which programs are awaited; the others are taken by `substitute`."""
    key: str = ""
    """Key that a program has to put behind its team's name and a slash; empty: nothing."""
    patience: float = 120.0
    """Seconds that a program may take for one action, and for its first line."""
    names: Mapping[Side, str] = field(default_factory=lambda: {Side.NS: "North-South", Side.EW: "East-West"})
    """Names of teams in which no program sits."""


class TableManager:
    """One table with a port."""

    def __init__(self, settings: ManagerSettings, substitute: RobotPlayer, messages: Messages) -> None:
        """Take what is settled, the robot of seats without a program, and the language of its explanations."""
        self._settings = settings
        self._substitute = substitute
        self._messages = messages
        self._seats: dict[Seat, RemoteSeat] = {}
        self._listening: set[asyncio.Task[None]] = set()
        self._connections: set[asyncio.StreamWriter] = set()
        self._came = asyncio.Event()
        self._teams: dict[Seat, str] = {}
        """Names of the teams by seats, as soon as they have been told."""
        self._is_over = False
        self._server: asyncio.Server | None = None
        self.lost: list[tuple[Seat, str]] = []
        """The programs that went, with the reason, in the order in which they did."""

    async def open(self, host: str, port: int) -> int:
        """Listen; return the port, which is chosen by the system where 0 is asked for.

        Raises:
            OSError: the address cannot be had.
        """
        self._server = await asyncio.start_server(self._connected, host, port, limit=MOST_BYTES)
        number: int = self._server.sockets[0].getsockname()[1]
        return number

    async def close(self) -> None:
        """Let everybody go."""
        self._is_over = True
        if self._server is not None:
            self._server.close()
        for seat in self._seats.values():
            seat.lose("end")
        for writer in self._connections:
            writer.close()
        await asyncio.gather(*self._listening, return_exceptions=True)

    async def seated(self) -> dict[Seat, str]:
        """Wait until every awaited program sits and is ready; return the names of the teams by seats."""
        while not all(seat in self._seats for seat in self._settings.awaited):
            self._came.clear()
            await self._came.wait()
        await self._all_ready("teams")
        self._teams = {seat: self._team(seat.side) for seat in Seat}
        for remote in self._here():
            remote.tell(remote.dialect.teams(self._teams[Seat.N], self._teams[Seat.E]))
        await self._all_ready("start")
        return self._teams

    async def play(self, boards: Iterable[tuple[Board, Deal]], seed: int) -> list[BoardRecord]:
        """Play boards; return their records, with who began each: a program by its team, a robot by its name.

        The same seed gives our robots the same chance.
        """
        records: list[BoardRecord] = []
        thought = dict.fromkeys(Side, 0.0)
        for board, deal in boards:
            chance = Random(f"{seed}:{board.number}")  # noqa: S311 - samples, not secrets
            present = self._present()
            managed = ManagedBoard(board, deal, present, self._substitute, self._messages, thought)
            await managed.play(chance, self._settings.patience)
            thought = managed.thought
            players = {seat: present[seat].team if seat in present else self._substitute.name for seat in Seat}
            records.append(replace(board_record(managed.table.state), players=players))
        self._is_over = True
        for remote in self._here():
            remote.tell("End of session")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(self._settings.patience, _FAREWELL)):
                await asyncio.gather(*(remote.has_all() for remote in self._here()))
        return records

    def _here(self) -> list[RemoteSeat]:
        return list(self._present().values())

    def _present(self) -> dict[Seat, RemoteSeat]:
        return {seat: remote for seat, remote in self._seats.items() if remote.lost is None}

    def _team(self, side: Side) -> str:
        return next(
            (remote.team for seat, remote in self._seats.items() if seat.side is side), self._settings.names[side]
        )

    async def _all_ready(self, thing: str) -> None:
        async def ready(remote: RemoteSeat) -> None:
            try:
                async with asyncio.timeout(self._settings.patience):
                    await remote.is_ready(thing)
            except TimeoutError:
                remote.lose("no-answer")
            except SeatLost:
                return

        await asyncio.gather(*map(ready, self._here()))

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        if task is not None:
            self._listening.add(task)
            task.add_done_callback(self._listening.discard)
        self._connections.add(writer)
        try:
            async with asyncio.timeout(self._settings.patience):
                first = await read_line(reader)
        except LineTooLongError:
            send_line(writer, "Line too long")
            first = None
        except TimeoutError:
            first = None
        remote = None if first is None else self._admitted(first, reader, writer)
        if remote is not None:
            await remote.listen()
            if not self._is_over and remote.lost is not None:
                self.lost.append((remote.seat, str(remote.lost)))
        self._connections.discard(writer)
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    def _admitted(self, first: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> RemoteSeat | None:
        read = read_client_line(first)
        if not isinstance(read, ConnectingLine):
            send_line(writer, "Expected 'Connecting ....'")
            return None
        team, answer = self._team_of(read)
        seat = self._seat_for(read, team)
        if read.version not in _VERSIONS:
            answer = f"Protocol version {read.version} is not supported"
        answer = answer or self._refusal(seat, team)
        if answer or seat is None:
            send_line(writer, answer or "Illegal hand specified")
            return None
        remote = RemoteSeat(seat, team, read.version, dialect_of(read), (reader, writer))
        self._seats[seat] = remote
        remote.tell(remote.dialect.seated(seat, team))
        if self._teams:
            remote.tell(remote.dialect.teams(self._teams[Seat.N], self._teams[Seat.E]), "teams")
        self._came.set()
        return remote

    def _team_of(self, read: ConnectingLine) -> tuple[str, str]:
        """Return the name of the team, and an answer where the key is not that of this table."""
        name, slash, key = read.team.rpartition("/")
        if not self._settings.key:
            return read.team[:_MOST_TEAM], ""
        return name[:_MOST_TEAM], "" if slash and key == self._settings.key else "Unknown key in team name"

    def _seat_for(self, read: ConnectingLine, team: str) -> Seat | None:
        if read.seat is not None:
            return read.seat
        free = [seat for seat in Seat if seat in self._settings.awaited and seat not in self._seats]
        own = [seat for seat in free if self._seats.get(seat.partner) and self._seats[seat.partner].team == team]
        return next(iter(own or [seat for seat in free if seat.partner not in self._seats]), None)

    def _refusal(self, seat: Seat | None, team: str) -> str:
        if seat is None or seat not in self._settings.awaited:
            return "Illegal hand specified"
        before = self._seats.get(seat)
        if before is not None and (before.lost != CLOSED or self._is_over):
            return "Seat already has been taken"
        if before is not None and before.team != team:
            return f"Expected team name '{before.team}'"
        partner = self._seats.get(seat.partner)
        if partner is not None and partner.team != team:
            return f"Expected team name '{partner.team}'"
        if any(self._seats[other].team == team for other in (seat.lho, seat.rho) if other in self._seats):
            return f"Team name must differ from '{team}'"
        return ""
