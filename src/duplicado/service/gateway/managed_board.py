"""One board under the table manager: who is asked for what, and which line goes to whom."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from duplicado.publish.messages import Messages
from duplicado.robot.player import RobotPlayer
from duplicado.service.gateway.lines import CallLine
from duplicado.service.gateway.remote_seat import ActionLine, RemoteSeat, SeatLost
from duplicado.service.robots.board_play import GuardedTable
from duplicado.service.robots.call_texts import explanation
from duplicado.table.actions.play import Designates, FacesLead, LeadsFaceDown, PlaysCard
from duplicado.table.moment import Phase
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class _Done:
    """Action of a player."""

    text: str
    told: str = ""
    """Words that opponents are told of a call."""
    is_alerted: bool = False


class ManagedBoard:
    """A board that is being played by programs and robots."""

    def __init__(
        self,
        board: Board,
        deal: Deal,
        remotes: Mapping[Seat, RemoteSeat],
        substitute: RobotPlayer,
        messages: Messages,
        before: Mapping[Side, float],
    ) -> None:
        """Begin the board with the programs that are there; `before` is the time that the sides have thought so far."""
        self.table = GuardedTable(board, deal)
        self.deal = deal
        self._remotes = dict(remotes)
        self._substitute = substitute
        self._messages = messages
        self._thought = dict.fromkeys(Side, 0.0)
        self._before = dict(before)

    @property
    def thought(self) -> dict[Side, float]:
        """The seconds that each side has thought, in this board and before."""
        return {side: self._before[side] + self._thought[side] for side in Side}

    async def play(self, chance: Random, patience: float) -> None:
        """Play the board to its end; a program that is lost is replaced by the substitute from then on."""
        board = self.table.state.table.setup.board
        for owner, remote in self._remotes.items():
            remote.tell("Start of board")
            remote.tell(remote.dialect.board(board), "deal")
            remote.tell(remote.dialect.hand(remote.dialect.seat(owner), self.deal[owner]), "cards")
        while (seat := self.table.who_acts()) is not None:
            self._say_who_leads(seat)
            began = time.monotonic()
            done = await self._done(seat, chance, patience)
            self._thought[seat.side] += time.monotonic() - began
            self._carry_out(seat, done)
        for remote in self._remotes.values():
            remote.tell(self._timing())

    async def _done(self, seat: Seat, chance: Random, patience: float) -> _Done:
        remote = self._remotes.get(seat)
        if remote is not None:
            try:
                async with asyncio.timeout(patience):
                    return self._as_done(await remote.ask(lambda line: self._admits(seat, line)))
            except TimeoutError:
                remote.lose("no-answer")
            except SeatLost:
                pass
            del self._remotes[seat]
        view, history = self.table.view(seat), self.table.history(seat)
        chosen = await asyncio.to_thread(self._substitute.act, view, history, chance)
        told = explanation(chosen, self._messages) if view.phase is Phase.AUCTION else ""
        return _Done(chosen.text, told, chosen.is_alertable)

    def _admits(self, seat: Seat, line: ActionLine) -> bool:
        """Tell whether the table admits what the program says, without doing it."""
        view = self.table.view(seat)
        if isinstance(line, CallLine):
            in_turn = line.seat is seat and view.phase is Phase.AUCTION
            return in_turn and self.table.would_admit(seat, str(line.call))
        if view.phase is Phase.AUCTION or view.turn is None:
            return False
        is_of_turn = line.seat is view.turn or (line.seat is None and view.turn is not seat)
        return is_of_turn and self.table.would_admit(seat, self._card_text(seat, line.card))

    def _as_done(self, line: ActionLine) -> _Done:
        if isinstance(line, CallLine):
            return _Done(str(line.call), line.text, line.is_alerted)
        seat = self.table.who_acts()
        return _Done(self._card_text(seat, line.card) if seat is not None else str(line.card))

    def _card_text(self, seat: Seat, card: Card) -> str:
        view = self.table.view(seat)
        if view.turn is not seat:
            return str(Designates(card))
        face_down = view.phase is Phase.CLARIFICATION and not self.table.history(seat).leads_face_up
        return str(LeadsFaceDown(card) if face_down else PlaysCard(card))

    def _say_who_leads(self, player: Seat) -> None:
        view, remote = self.table.view(player), self._remotes.get(player)
        if remote is None or view.phase is Phase.AUCTION or view.trick is not None or view.turn is None:
            return
        remote.tell(remote.dialect.to_lead(view.turn, is_dummy=view.turn is not player))

    def _carry_out(self, seat: Seat, done: _Done) -> None:
        before = self.table.view(seat)
        self.table.act(seat, done.text, means=done.told)
        if before.phase is Phase.AUCTION:
            call = self.table.state.table.auction.calls[-1]
            if call is not None:
                self._relay_call(seat, call, done)
            return
        if self.table.view(seat).own_face_down is not None:
            self.table.act(seat, str(FacesLead()))
        hand = before.turn or seat
        play = self.table.state.table.play
        if play is None:
            return
        trick = next(number for number in range(len(play.play.tricks), 0, -1) if self._card_in(number, hand))
        card = self._card_in(trick, hand)
        is_first = trick == 1 and len(play.play.tricks[0].plays) == 1
        for other, remote in self._remotes.items():
            if card is not None and other is not seat:
                remote.tell(remote.dialect.card(hand, card), f"card {trick}")
        if is_first:
            self._show_dummy(play.play.dummy)

    def _card_in(self, trick: int, hand: Seat) -> Card | None:
        play = self.table.state.table.play
        return None if play is None else play.play.tricks[trick - 1].card_of(hand)

    def _relay_call(self, seat: Seat, call: Call, done: _Done) -> None:
        for other, remote in self._remotes.items():
            if other is seat:
                continue
            told = ""
            if other is not seat.partner:
                told = remote.dialect.told(done.told, is_alerted=done.is_alerted, version=remote.version)
            remote.tell(remote.dialect.call(seat, call, told), "bid")

    def _show_dummy(self, dummy: Seat) -> None:
        for seat, remote in self._remotes.items():
            shown: Hand | None = self.table.view(seat).dummy
            if seat is not dummy and shown is not None:
                remote.tell(remote.dialect.hand("Dummy", shown), "dummy")

    def _timing(self) -> str:
        def clock(side: Side) -> str:
            now, total = int(self._thought[side]), int(self.thought[side])
            board = f"{now // 60:02}:{now % 60:02}"
            return f"this board  {board},  total  {total // 3600}:{total // 60 % 60:02}:{total % 60:02}."

        return f"Timing - N/S : {clock(Side.NS)}  E/W : {clock(Side.EW)}"
