"""Desk of a table: the one place where what its players do is admitted, written down and told."""

from __future__ import annotations

import asyncio
import enum
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial, reduce
from typing import Any, Final, TypeAlias

from duplicado.director import guard
from duplicado.director.admission import admit, is_call_or_play
from duplicado.director.commands import Find, PlayerActs
from duplicado.director.conduct import Treatment, treatment
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable, evolve
from duplicado.locale import Language
from duplicado.service.live.feeds import Feed, Subscription
from duplicado.service.live.resume_tokens import Sealer
from duplicado.service.playing.call_statements import said_with
from duplicado.service.playing.directing import DirectorActs, concluded, directed, found
from duplicado.service.playing.director_seen import seen_by_director
from duplicado.service.playing.played_table import FREE, PlayedTable
from duplicado.service.playing.seat_commands import Answer, Done, NotDone, NotNow, SeatCommand
from duplicado.service.playing.seen import padded, seen_by
from duplicado.service.playing.steps import (
    ActionTaken,
    Appealed,
    BoardBegun,
    CallOnDirector,
    Happened,
    ReadyForNext,
    SatisfiedWithoutQuestions,
    Seated,
    Sitter,
    Step,
    read_step,
    step_text,
    veil_of,
)
from duplicado.service.playing.tempo import is_timed, pause_due
from duplicado.service.playing.writer import StreamWriter
from duplicado.store.port import NewEntry, StoredEntry, StoreError
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.play import FacesLead, ReturnsHands
from duplicado.table.actions.reader import parse_action
from duplicado.table.entries import Entry
from duplicado.table.state import Phase, TableMode, TableSetup
from duplicado.vocabulary.contracts import PASSED_OUT
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat

__all__ = ["DeskSettings", "Onlooker", "TableDesk", "Viewer"]

_REMEMBERED: Final = 32
ROBOT: Final = "stand-in"


class Onlooker(enum.Enum):
    """Somebody who looks at a table without sitting at it."""

    DIRECTOR = "D"

    __hash__ = object.__hash__


Viewer: TypeAlias = Seat | Onlooker


@dataclass
class _Audience:
    """The pages of one viewer in one language."""

    feed: Feed
    last: dict[str, Any]


@dataclass
class _Known:
    """What was asked before, by id."""

    asked: str


def _nobody_looks(_: TableDesk) -> None:
    """Do nothing."""


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass
class DeskSettings:
    """What a desk works with."""

    writer: StreamWriter
    sealer: Sealer
    next_board: Callable[[PlayedTable], TableSetup | None]
    """Deals the next board of a table; asked when it begins, never before. `None`: somebody else puts
    it on the table."""
    robot: str = ROBOT
    """The robot that sits down in free seats."""
    changed: Callable[[TableDesk], None] = _nobody_looks
    """Called when something has happened."""
    clock: Callable[[], datetime] = _now


class TableDesk:
    """One table; all of it belongs to one event loop."""

    def __init__(self, name: str, settings: DeskSettings, stored: Sequence[StoredEntry] = ()) -> None:
        """Take a table as it is stored.

        Raises:
            UnreadableStep: something stored cannot be read.
        """
        self.name = name
        self.now = PlayedTable()
        self._settings = settings
        self._turn = asyncio.Lock()
        self._known: dict[str, _Known] = {}
        self._audiences: dict[tuple[Viewer, Language], _Audience] = {}
        self._epoch = secrets.token_hex(4)
        self._number = 0
        self._shown_at = float("-inf")
        """When the last call or play was shown, by the clock of the loop."""
        for entry in stored:
            step = read_step(entry.text)
            self.now = self.now.after(step)
            self._known[entry.id] = _Known(step.asked)
            self._number = entry.number

    # ---- what it shows

    def subscribe(self, viewer: Viewer, language: Language, position: str = "") -> Subscription:
        """Return what a page of that viewer is sent, after a position or from the beginning."""
        return Subscription(self._audience(viewer, language).feed, position)

    def view(self, viewer: Viewer, language: Language) -> dict[str, Any]:
        """Return the whole view of a seat, or of somebody else who looks at the table."""
        if viewer is Onlooker.DIRECTOR:
            return {"kind": "table", "table": self.name, **seen_by_director(self.now, language)}
        return {"kind": "table", "table": self.name, **seen_by(self.now, viewer, language)}

    def _audience(self, viewer: Viewer, language: Language) -> _Audience:
        key = (viewer, language)
        if key not in self._audiences:
            feed = Feed(
                f"{self.name}.{viewer.value}.{language.value}",
                self._epoch,
                self._settings.sealer,
                lambda: padded(self.view(viewer, language)),
                self._number,
                remembered=_REMEMBERED,
            )
            self._audiences[key] = _Audience(feed, self.view(viewer, language))
        return self._audiences[key]

    def _tell(self) -> None:
        """Send every seat what has changed in its own view, and nothing where nothing has."""
        for (viewer, language), audience in self._audiences.items():
            shown = self.view(viewer, language)
            changes = {name: value for name, value in shown.items() if audience.last.get(name, ...) != value}
            gone = [name for name in audience.last if name not in shown]
            if changes or gone:
                audience.last = shown
                audience.feed.push(padded({"kind": "changes", **changes, **dict.fromkeys(gone)}), self._number)

    def close(self) -> None:
        """Tell the pages that nothing more will come."""
        for audience in self._audiences.values():
            audience.feed.end()

    # ---- what is done

    async def take(self, seat: Seat, command: SeatCommand, *, robot: bool = False) -> Answer:
        """Do what a player asks for, or say why not; answered when it is durable.

        Args:
            seat: whose player acts.
            command: what he does.
            robot: whether a robot asks, which acts for a seat only as long as a robot sits there, and nobody else does.
        """
        await self._paused(seat, command)
        async with self._turn:
            known = self._known.get(self._id(seat, command))
            if known is not None:
                return Done() if known.asked == command.asked else NotDone("id-taken")
            if robot is not (self.now.seats[seat].kind == "robot"):
                return NotDone("not-now")
            # A claim that is contested is judged by searching, which may take a second.
            considered = partial(self._considered, seat, command)
            steps = await asyncio.to_thread(considered) if command.do == "disputes" else considered()
            if isinstance(steps, NotDone):
                return steps
            try:
                await self._write(seat, command, steps)
            except StoreError as error:
                return NotNow(str(error))
        self._settings.changed(self)
        return Done()

    async def _paused(self, seat: Seat, command: SeatCommand) -> None:
        """Wait until a call or play may be taken (73A2): the same time for all, whatever it is."""
        if self._id(seat, command) in self._known or command.on is None:
            return
        left = self._shown_at + pause_due(self.now) - asyncio.get_running_loop().time()
        if left > 0 and is_timed(command.do):
            await asyncio.sleep(left)

    async def direct(self, command: DirectorActs | Find, id_: str = "") -> Answer:
        """Do what the Director asks for, or say why not; answered when it is durable.

        Args:
            command: what he does, or what he establishes.
            id_: of findings; a command has its own.
        """
        if isinstance(command, Find):
            name, made = f"D.{id_}", partial(found, command=command)
            asked = "; ".join(f"{each.key}: {each.value}" for each in command.findings)
        else:
            name, asked = f"D.{command.id}", command.asked
            made = partial(directed, command=command, robot=self._settings.robot)
        async with self._turn:
            known = self._known.get(name)
            if known is not None:
                return Done() if known.asked == asked else NotDone("id-taken")
            # What a finding brings about may have to be searched for.
            happened = await asyncio.to_thread(made, self.now)
            if isinstance(happened, NotDone):
                return happened
            try:
                at = self._at()
                ids = [name, *(f"{name}.{place}" for place in range(1, len(happened)))]
                await self._append(
                    [(id_, Step(each, at, "D", asked)) for id_, each in zip(ids, happened, strict=False)]
                )
            except StoreError as error:
                return NotNow(str(error))
        self._settings.changed(self)
        return Done()

    async def happens(self, *happened: Happened, by: str = "") -> None:
        """Take down what the table itself does.

        Raises:
            StoreError: it cannot be written.
        """
        async with self._turn:
            ids = [f"t.{secrets.token_hex(8)}" for _ in happened]
            await self._append([(id_, Step(each, self._at(), by)) for id_, each in zip(ids, happened, strict=True)])
        self._settings.changed(self)

    def _id(self, seat: Seat, command: SeatCommand) -> str:
        return f"{seat.value}.{command.id}"

    def _at(self) -> str:
        return self._settings.clock().isoformat(timespec="milliseconds")

    async def _write(self, seat: Seat, command: SeatCommand, steps: Sequence[Happened]) -> None:
        made: list[tuple[str, Step]] = []
        for place, happened in enumerate(steps):
            id_ = self._id(seat, command) if place == 0 else f"{self._id(seat, command)}.{place}"
            step = Step(happened, self._at(), seat.value, command.asked, command.thought if place == 0 else None)
            made.append((id_, step))
        await self._append(made)

    async def _append(self, made: Sequence[tuple[str, Step]]) -> None:
        entries = (NewEntry(id_, step_text(step), veil_of(step)) for id_, step in made)
        stored = await self._settings.writer.append(self.name, *entries)
        before = self.now.happened
        for id_, step in made:
            self.now = self.now.after(step)
            self._known[id_] = _Known(step.asked)
        if self.now.happened != before:
            self._shown_at = asyncio.get_running_loop().time()
        self._number = stored[-1].number if stored else self._number
        self._tell()

    def _considered(self, seat: Seat, command: SeatCommand) -> tuple[Happened, ...] | NotDone:
        match command.do:
            case "director":
                return (CallOnDirector(seat, stands=True),) if seat not in self.now.calls_on_director else ()
            case "no director":
                return (CallOnDirector(seat, stands=False),) if seat in self.now.calls_on_director else ()
            case "seat robots":
                return self._with_robots()
            case "leave":
                return (Seated(seat, FREE),)
            case "next board":
                return self._next(seat)
            case "no questions":
                return self._satisfied(seat)
            case "appeals":
                return self._appealed(seat, command.means)
            case _:
                return self._played(seat, command)

    def _with_robots(self) -> tuple[Happened, ...] | NotDone:
        if self.now.event:
            return NotDone("not-now")  # of an event the Director seats substitutes
        robot = Sitter("robot", self._settings.robot)
        filled = tuple(Seated(seat, robot) for seat in Seat if self.now.seats[seat].kind == "free")
        return (*filled, *(() if self.now.board is not None else self._begin()))

    def _begin(self) -> tuple[Happened, ...]:
        setup = self._settings.next_board(self.now)
        return () if setup is None else (BoardBegun(setup),)

    def _next(self, seat: Seat) -> tuple[Happened, ...] | NotDone:
        """Go on when all who are people want to."""
        if not self.now.is_over or any(self.now.seats[each].kind == "free" for each in Seat):
            return NotDone("not-now")
        if set(self.now.persons()) <= self.now.ready | {seat}:
            return (ReadyForNext(seat), *self._begin())
        return (ReadyForNext(seat),)

    def _appealed(self, seat: Seat, text: str) -> tuple[Happened, ...] | NotDone:
        """Note that a player wants a ruling reviewed; it is for both partners to want it (92D1)."""
        return (Appealed(seat, text),) if self.now.told else NotDone("not-now")

    def _satisfied(self, seat: Seat) -> tuple[Happened, ...] | NotDone:
        """Note that a player has no questions; the lead is faced when leader's partner and declarer have none (41B)."""
        state, play = self.now.board, None if self.now.board is None else self.now.board.table.play
        if state is None or play is None or not play.face_down or state.table.phase is not Phase.CLARIFICATION:
            return NotDone("not-now", "41B")
        if self.now.held or state.awaits_ruling:
            return NotDone("held", "9B2")
        leader = play.face_down[0][0]
        noted = SatisfiedWithoutQuestions(seat)
        if {leader.partner, play.play.declarer} <= self.now.satisfied | {seat}:
            faced = PlayerActs(leader, FacesLead())
            return (noted, ActionTaken(carry_out(state, faced)[0], str(faced.action)))
        return (noted,)

    def _played(self, seat: Seat, command: SeatCommand) -> tuple[Happened, ...] | NotDone:
        state = self.now.board
        if state is None:
            return NotDone("not-now")
        try:
            action = parse_action(command.do)
        except NotationError:
            return NotDone("not-understood")
        if is_call_or_play(action) and command.on is not None and command.on != self.now.happened:
            return NotDone("changed-since")
        if self.now.held and is_call_or_play(action):
            return NotDone("held", "9B2")
        entries: list[Entry] = []
        first = PlayerActs(seat, action, means=command.means, meaning=command.meaning, statement=command.statement)
        for each in (first, *said_with(state, seat, action, command)):
            refused = self._refused(state, each, sure=command.sure)
            if refused is not None:
                return refused
            fresh, state = carry_out(state, each)
            entries += fresh
        fresh, answers = ((), ()) if self.now.directed else concluded(state)
        entries += fresh
        state = reduce(evolve, fresh, state)
        if _is_passed_out(state):
            # Nobody holds his hand any more: a screen returns all four to the board (22A1).
            entries += carry_out(state, PlayerActs(seat, ReturnsHands()))[0]
        words: tuple[tuple[int, str, str], ...] = ()
        if command.words is not None and isinstance(action, MakesCall):
            words = ((len(state.table.auction.calls) - 1, *command.words),)
        return (ActionTaken(tuple(entries), command.do, words, answers),)

    def _refused(self, state: DirectedTable, command: PlayerActs, *, sure: bool) -> NotDone | None:
        refusal = admit(state, command)
        if refusal is not None:
            return NotDone("law", refusal.clause)
        if sure or state.table.setup.mode is not TableMode.GUARDED:
            return None
        broken = guard.broken_clause(state, command.seat, command.action)
        if broken is not None and treatment(broken, state.table.setup.regulations) is Treatment.ASKED:
            return NotDone("asked", broken)
        return None


def _is_passed_out(state: DirectedTable) -> bool:
    """Tell whether nothing more can happen to a board; at a training table players return their hands themselves."""
    table = state.table
    is_guarded = treatment("17C", table.setup.regulations) is Treatment.REFUSED
    return is_guarded and table.result_of_auction == PASSED_OUT and not (table.hands_returned or state.awaits_ruling)
