"""Robot of ours at the table of another program: the client side of the Table Manager protocol."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random

from duplicado.publish.messages import Messages
from duplicado.robot.player import RobotPlayer
from duplicado.service.gateway.dialects import Dialect
from duplicado.service.gateway.foreign_board import ForeignBoard, ForeignTableError
from duplicado.service.gateway.lines import MOST_BYTES, CallLine, CardLine, LineTooLongError, read_line, send_line
from duplicado.service.gateway.manager_lines import (
    BoardLine,
    HandLine,
    ManagerLine,
    MomentLine,
    SeatedLine,
    ToLeadLine,
    read_manager_line,
)
from duplicado.service.robots.call_texts import explanation
from duplicado.table.actions.play import Designates, LeadsFaceDown, PlaysCard
from duplicado.table.actions.reader import parse_action
from duplicado.table.moment import Phase
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat


class ForeignSessionOver(Exception):
    """The session is over; the reason is the last line, why there will be no other, or none: the connection ended."""


@dataclass(frozen=True)
class ClientSettings:
    """Settings of a robot for the table at which it sits."""

    seat: Seat
    team: str
    version: int = 18
    seed: int = 0


class SeatClient:
    """One connection to a table manager."""

    def __init__(self, settings: ClientSettings, robot: RobotPlayer, messages: Messages) -> None:
        """Take what is settled, the robot that plays, and the language of its explanations."""
        self._settings, self._robot, self._messages = settings, robot, messages
        self._seat = settings.seat
        self._last = ""
        self.boards = 0
        """Number of boards that have been begun."""
        self.is_seated = False
        """True where the table manager has let us in."""

    async def run(self, host: str, port: int) -> str:
        """Sit down and play until the session ends; return why it ended, as the table manager said it.

        Empty where it said nothing: the connection ended.

        Raises:
            OSError: there is no table manager at that address.
        """
        self._reader, self._writer = await asyncio.open_connection(host, port, limit=MOST_BYTES)
        try:
            await self._sit_down()
            await self._play_boards()
        except ForeignSessionOver as ended:
            return str(ended)
        except ForeignTableError as error:
            return f"{self._last} ({error})"
        finally:
            self._writer.close()
        return ""

    async def _sit_down(self) -> None:
        name, settings = self._seat.full_name, self._settings
        send_line(self._writer, f'Connecting "{settings.team}" as {name} using protocol version {settings.version}')
        line = await self._line()
        if not isinstance(line, SeatedLine):
            raise ForeignSessionOver(self._last)
        self._seat, self.is_seated = line.seat, True
        self._say("ready for teams")
        while not (isinstance(line, MomentLine) and line.moment == "teams"):
            line = await self._line()
        self._say("ready to start")

    async def _play_boards(self) -> None:
        line = await self._line()
        while True:
            while not (isinstance(line, MomentLine) and line.moment == "start"):
                line = await self._line()
            line = await self._play_board()

    async def _play_board(self) -> ManagerLine:
        """Play a board; return the first line that does not belong to it."""
        self._say("ready for deal")
        line = await self._line()
        if not isinstance(line, BoardLine):
            return line
        self._say("ready for cards")
        hand = await self._line()
        if not isinstance(hand, HandLine):
            return hand
        self.boards += 1
        board = ForeignBoard(line.board, self._seat, hand.hand)
        chance = Random(f"{self._settings.seed}:{line.board.number}:{self._seat}")  # noqa: S311 - samples, not secrets
        while board.turn is not None:
            other = await self._step(board, chance)
            if other is not None:
                return other
        return await self._line()

    async def _step(self, board: ForeignBoard, chance: Random) -> ManagerLine | None:
        """Make our own call or play our own card, or hear that of another; return a line that is neither."""
        if board.lacks_dummy:
            self._say("ready for dummy")
            line = await self._line()
            if not isinstance(line, HandLine):
                return line
            board.shown_dummy(line.hand)
            return None
        if board.player is self._seat:
            return await self._act(board, chance)
        turn = board.turn or self._seat
        in_auction = board.view.phase is Phase.AUCTION
        whose = "dummy" if turn is board.dummy else turn.full_name
        self._say(f"ready for {whose}'s bid" if in_auction else f"ready for {whose}'s card to trick {board.trick}")
        line = await self._line()
        if isinstance(line, CallLine) and in_auction and line.seat is turn:
            board.called(turn, line.call, line.text)
        elif isinstance(line, CardLine) and not in_auction and line.seat in {turn, None}:
            board.played(turn, line.card)
        else:
            return line
        return None

    async def _act(self, board: ForeignBoard, chance: Random) -> ManagerLine | None:
        view = board.view
        if view.phase is not Phase.AUCTION and view.trick is None:
            line = await self._line()  # nobody leads before he is told to
            if not isinstance(line, ToLeadLine):
                return line
        chosen = await asyncio.to_thread(self._robot.act, view, board.history, chance)
        if view.phase is Phase.AUCTION:
            call = parse_call(chosen.text)
            told = Dialect.COMMON.told(
                explanation(chosen, self._messages),
                is_alerted=chosen.is_alertable,
                version=self._settings.version,
            )
            send_line(self._writer, Dialect.COMMON.call(self._seat, call, told))
            board.called(self._seat, call)
            return None
        hand, card = view.turn or self._seat, _card_of(chosen.text)
        send_line(self._writer, Dialect.COMMON.card(hand, card))
        board.played(hand, card)
        return None

    async def _line(self) -> ManagerLine:
        """Return the next line.

        Raises:
            ForeignSessionOver: there is none, it cannot be believed, or it says that the session or our part is over.
        """
        try:
            text = await read_line(self._reader)
        except LineTooLongError:
            raise ForeignSessionOver("Line too long") from None
        if text is None:
            raise ForeignSessionOver
        self._last = text
        line = read_manager_line(text)
        if isinstance(line, MomentLine) and line.moment in {"end", "illegal"}:
            raise ForeignSessionOver(text)
        return line

    def _say(self, words: str) -> None:
        send_line(self._writer, f"{self._seat.full_name} {words}")


def _card_of(text: str) -> Card:
    """Return the card of an action that plays one."""
    match parse_action(text):
        case PlaysCard(card) | LeadsFaceDown(card):
            return card
        case Designates(Card() as card):
            return card
        case other:
            raise ForeignTableError(f"a robot did {other} instead of playing a card")
