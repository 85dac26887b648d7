"""Robots at a table: each is asked when its seat has something to do, and acts as any player does.

A robot is given the view of its seat and nothing else. After how long it acts is drawn before it looks at its cards,
and it searches meanwhile: how long that took is not seen (73A2, 73D1).
"""

from __future__ import annotations

import asyncio
import json
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from duplicado.director import guard_claims
from duplicado.law.play_situation import OUT_OF_TURN, IrregularPlay, PlayIrregularity
from duplicado.robot.player import ChosenAction, PublicHistory, has_to_act, public_history
from duplicado.robot.stand_in import StandIn
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.seat_commands import NotDone, SeatCommand
from duplicado.service.playing.sitters import SitterKind
from duplicado.service.playing.steps import RobotGaveUp
from duplicado.service.robots.workers import RobotTask, RobotWorkers
from duplicado.service.worker_processes import WorkerFailedError
from duplicado.table.actions.claims import Objects
from duplicado.table.moment import Phase
from duplicado.table.view import SeatView, view
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

_MOST_TRIES: Final = 3
_ATTENTION: Final = "attention"
_IN_THE_OPEN: Final = OUT_OF_TURN | {
    PlayIrregularity.CARD_BESIDE_THE_LEAD,
    PlayIrregularity.EXPOSED,
    PlayIrregularity.LEAD_BY_DECLARING_SIDE,
    PlayIrregularity.OPENING_LEAD_FACE_DOWN,
}
"""Irregularities of cards that follow from what all four see."""
_MISTAKES: Final = frozenset({"law", "asked", "not-understood"})
"""Answers to what a robot should not have done, as `NotDone.code`."""


@dataclass(frozen=True, slots=True)
class RobotPace:
    """Time that a robot waits before it acts, in seconds."""

    least: float = 0.5
    most: float = 1.1
    objection: float = 5.0
    """Time for which it answers no concession to which a person may object still (68B2)."""

    def drawn(self, chance: Random) -> float:
        """Draw a time."""
        return chance.uniform(self.least, self.most)


def rest_of(drawn: float, thought: float) -> float:
    """Return how long a robot waits still that has thought for so long: until the drawn time, or a multiple of it."""
    return drawn * max(1, math.ceil(thought / drawn)) - thought if drawn else 0.0


@dataclass(frozen=True, slots=True)
class _Turn:
    """Question put to a robot, and what it rests on."""

    seat: Seat
    on: int
    board: int
    shown: SeatView
    history: PublicHistory
    robot: str


class RobotPlayers:
    """The robots of all tables of a room; their tasks belong to one event loop."""

    def __init__(
        self,
        pace: RobotPace,
        chance: Callable[[], Random],
        workers: RobotWorkers,
        *,
        clock: Callable[[], float] = time.monotonic,
        waits: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Take the pace, what makes a source of chance, the processes in which robots search, and what tells time."""
        self._clock, self._waits = clock, waits
        self._pace = pace
        self._chance = chance
        self._tasks: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._workers = workers

    def look(self, desk: TableDesk) -> None:
        """See whether a robot of that table has something to do, and have it done."""
        for seat in Seat:
            key = (desk.name, seat)
            if (
                desk.now.seats[seat].kind is SitterKind.ROBOT
                and key not in self._tasks
                and _due(desk.now, seat) is not None
            ):
                task = asyncio.get_running_loop().create_task(self._play(desk, seat))
                self._tasks[key] = task
                task.add_done_callback(partial(self._ended, key, desk))

    def _ended(self, key: tuple[str, Seat], desk: TableDesk, task: asyncio.Task[None]) -> None:
        del self._tasks[key]
        if not task.cancelled() and task.exception() is None:
            self.look(desk)

    async def close(self) -> None:
        """Have nobody act any more."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    async def _play(self, desk: TableDesk, seat: Seat) -> None:
        chance = self._chance()
        drawn = self._pace.drawn(chance)
        simple = StandIn()
        for number in range(_MOST_TRIES):
            began, due = self._clock(), _due(desk.now, seat)
            if due is None:
                return
            if isinstance(due, str):
                await self._waits(drawn)
                await desk.take(seat, SeatCommand(_id(), due), robot=True)
                return
            last = number == _MOST_TRIES - 1
            chosen = simple.act(due.shown, due.history, chance) if last else await self._chosen(desk, due, chance)
            pause = max(drawn, self._pace.objection) if _may_be_objected_to(desk.now) else drawn
            await self._waits(rest_of(pause, self._clock() - began))
            answer = await desk.take(seat, _command(due, chosen), robot=True)
            if not isinstance(answer, NotDone) or answer.code not in _MISTAKES:
                return  # where something else has happened meanwhile, it is looked at anew
            if number == _MOST_TRIES - 2:
                await desk.happens(RobotGaveUp(seat, due.robot, "refused"))
        # What a robot cannot do is for a person: the table waits, and says for whom.
        await desk.take(seat, SeatCommand(_id(), "director"), robot=True)

    async def _chosen(self, desk: TableDesk, due: _Turn, chance: Random) -> ChosenAction:
        """Return what the robot does; where it fails, what a stand-in does, and the Director is told."""
        simple = StandIn()
        if due.robot == simple.name:
            return simple.act(due.shown, due.history, chance)
        try:
            return await self._workers.ask(RobotTask(due.robot, due.shown, due.history, chance))
        except WorkerFailedError as failure:
            await desk.happens(RobotGaveUp(due.seat, due.robot, failure.reason))
            return simple.act(due.shown, due.history, chance)


def _id() -> str:
    return f"r{secrets.token_hex(8)}"


def _command(due: _Turn, chosen: ChosenAction) -> SeatCommand:
    words = None
    if chosen.words is not None:
        words = (chosen.words.message, json.dumps(dict(chosen.words.values), ensure_ascii=False))
    return SeatCommand(
        _id(),
        chosen.text,
        on=due.on,
        alert=chosen.is_alertable,
        meaning=chosen.meaning,
        words=words,
        statement=chosen.statement,
    )


def _may_be_objected_to(now: PlayedTable) -> bool:
    """Tell whether a claim stands to which claimer's partner may object, and a person is there who does or does not."""
    play = None if now.board is None else now.board.table.play
    if now.board is None or play is None or play.claim is None:
        return False
    partner = play.claim.claimer.partner
    is_there = now.seats[partner].kind is SitterKind.PERSON and partner not in now.away
    return is_there and guard_claims.broken_clause(now.board.table, partner, Objects()) is None


def _has_seen_an_irregularity(now: PlayedTable, seat: Seat) -> bool:
    """Tell whether a robot in turn would condone what an opponent has just done in the open, and draws attention (9A1).

    A revoke is none: whether one was made is not known to the robot, so that it draws attention to nothing then.
    """
    facts = () if now.board is None else now.board.table.irregular
    seen = all(not isinstance(each, IrregularPlay) or each.kind in _IN_THE_OPEN for each in facts)
    has_drawn = bool(now.done) and (now.done[-1].by, now.done[-1].do) == (seat.value, _ATTENTION)
    return seen and not has_drawn and any(each.offender.side is not seat.side for each in facts)


def _due(now: PlayedTable, seat: Seat) -> _Turn | str | None:
    """Return what a robot has to do: a word of the table, or a turn; `None` where it has nothing to do."""
    state = now.board
    if state is None or now.held or state.table.phase is Phase.OVER:
        return None
    shown = view(state.table, seat, state.offers, frozen=state.awaits_ruling)
    if shown.face_down and not shown.offers:
        contract = shown.contract
        asked = {shown.face_down[0].partner}
        if isinstance(contract, Contract):
            asked.add(contract.declarer)
        return "no questions" if seat in asked and seat not in now.satisfied else None
    if not has_to_act(shown) or (shown.frozen and not shown.offers):
        return None
    if not shown.offers and shown.claim is None and _has_seen_an_irregularity(now, seat):
        return _ATTENTION
    robot = now.seats[seat].name
    return _Turn(seat, now.happened, shown.board.number, shown, public_history(state.table, seat), robot)
