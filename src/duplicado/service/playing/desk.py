"""Desk of a table: the one place where what its players do is admitted, written down and told."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, TypeAlias

from duplicado.director.commands import Find
from duplicado.locale import Language
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.live.feeds import Feed, Subscription
from duplicado.service.live.resume_tokens import Sealer
from duplicado.service.playing.claim_judges import ClaimDoubleDummy, ClaimJudges
from duplicado.service.playing.clarifying import ClarificationTime
from duplicado.service.playing.device_reports import NOTHING_TOLD, DeviceReport
from duplicado.service.playing.directing import DirectorActs, directed, found
from duplicado.service.playing.director_seen import seen_by_director
from duplicado.service.playing.padding import as_parts, padded, padded_parts
from duplicado.service.playing.played_table import PlayedTable, folded
from duplicado.service.playing.presence import AWAY_AFTER, Presence
from duplicado.service.playing.seat_acts import acted, irregular_clause
from duplicado.service.playing.seat_commands import Answer, Done, NotDone, NotNow, SeatCommand
from duplicado.service.playing.seen import seen_by, seen_by_spectator
from duplicado.service.playing.seen_by_all import SeenByAll
from duplicado.service.playing.sitters import Onlooker, SitterKind, Spectator, Viewer
from duplicado.service.playing.steps import Happened, Step, read_step, step_text, veil_of
from duplicado.service.playing.tempo import is_timed, pause_due
from duplicado.service.playing.writer import StreamWriter
from duplicado.store.port import NewEntry, RecordMovedOn, StoredEntry, StoreError
from duplicado.table.state import TableSetup
from duplicado.vocabulary.seats import Seat

_REMEMBERED: Final = 32
ROBOT: Final = "stand-in"


_Considered: TypeAlias = Callable[[PlayedTable], tuple[Happened, ...] | NotDone]
"""Says what is to happen at a table as it stands, or why it is not done."""


@dataclass
class _Audience:
    """The pages of one viewer in one language."""

    feed: Feed
    last: dict[str, str]
    """The view that they were shown last, as `as_parts` writes it."""
    key: str
    """SHA-256 of the key of a seat by which they came in: whoever holds another one's is no longer shown it."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """Request at a desk: its id and words, the person, and what his device tells of it."""

    id: str
    text: str
    by: str
    device: DeviceReport = NOTHING_TOLD


def _nobody_looks(_: TableDesk) -> None:
    """Do nothing."""


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass
class DeskSettings:
    """Settings of a desk."""

    writer: StreamWriter
    sealer: Sealer
    next_board: Callable[[PlayedTable], TableSetup | None]
    """Deals the next board of a table; asked when it begins, never before. `None`: somebody else puts
    it on the table."""
    robot: str = ROBOT
    """The robot that sits down in free seats."""
    changed: Callable[[TableDesk], None] = _nobody_looks
    """Called when something has happened."""
    judges: ClaimJudges = field(default_factory=ClaimJudges)
    patience: float = AWAY_AFTER
    """Seconds without a line after which a player is away."""
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
        self.presence = Presence(settings.patience, lambda: self.now, self.brings)
        self._clarification = ClarificationTime(lambda: self.now, self.brings, settings.clock)
        self._double_dummy = ClaimDoubleDummy(lambda: self.now, settings.judges.solvers, self._tell)
        self._turn = asyncio.Lock()
        self._known: dict[str, str] = {}
        """Commands that were asked for, by the id."""
        self._audiences: dict[tuple[Viewer, Language], _Audience] = {}
        self._epoch = secrets.token_hex(4)
        self._number = 0
        self._chain = ""
        """Of the last entry: another than it was when its stream was written anew, see `EntryStore.rewrite`."""
        self._clock: Mapping[str, object] | None = None
        self._is_judging = False
        """True while a contested claim is judged: whatever else is asked for waits."""
        self._shown_at = float("-inf")
        """Time at which the last call or play was shown, by the clock of the loop."""
        for entry in stored:
            step = read_step(entry.text)
            self.now = self.now.after(step)
            self._known[entry.id] = step.asked
            self._number, self._chain = entry.number, entry.chain

    # ---- what it shows

    def subscribe(self, viewer: Viewer, language: Language, position: str = "") -> Subscription:
        """Return what a page of that viewer is sent, after a position or from the beginning."""
        self._clarification.look()
        return Subscription(self._audience(viewer, language).feed, position)

    def view(self, viewer: Viewer, language: Language) -> dict[str, Any]:
        """Return the whole view of a seat, or of somebody else who looks at the table."""
        return {**self._head(), **self._seen(viewer, language)}

    def _seen(self, viewer: Viewer, language: Language) -> dict[str, Any]:
        match viewer:
            case Onlooker():
                return {
                    **seen_by_director(self.now, language),
                    "makeable": self._double_dummy.told(RulingWords.of(language)),
                }
            case Spectator() if not self._may_look(viewer):
                return {"ended": True}
            case Spectator(seat):
                return seen_by_spectator(SeenByAll.of(self.now, language), seat)
            case Seat():
                alike = SeenByAll.of(self.now, language)
                return {**alike.told, **seen_by(alike, viewer)}

    def _head(self) -> dict[str, object]:
        return {"kind": "table", "table": self.name, "clock": self._clock, "judging": self._is_judging}

    def _may_look(self, spectator: Spectator) -> bool:
        return self.now.watched.get(spectator.seat) == spectator.digest

    def show_clock(self, clock: Mapping[str, object] | None) -> None:
        """Show everybody the clock of the round, see `clock_data`; `None`: there is none."""
        if clock != self._clock:
            self._clock = clock
            self._tell()

    def _show_judging(self, *, is_judging: bool = True) -> None:
        if is_judging is not self._is_judging:
            self._is_judging = is_judging
            self._tell()

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
            self._audiences[key] = _Audience(feed, as_parts(self.view(viewer, language)), self._key_of(viewer))
        return self._audiences[key]

    def _tell(self) -> None:
        """Send every seat what has changed in its own view, and nothing where nothing has."""
        self._end_former()
        head = as_parts(self._head())
        alike: dict[Language, SeenByAll] = {}
        for (viewer, language), audience in self._audiences.items():
            if isinstance(viewer, Seat):
                seen = alike.get(language) or alike.setdefault(language, SeenByAll.of(self.now, language))
                shown = {**head, **seen.parts, **as_parts(seen_by(seen, viewer))}
            else:
                shown = as_parts(self.view(viewer, language))
            changes = {name: text for name, text in shown.items() if audience.last.get(name) != text}
            gone = [name for name in audience.last if name not in shown]
            if changes or gone:
                audience.last = shown
                told = {"kind": '"changes"', **changes, **dict.fromkeys(gone, "null")}
                audience.feed.push(padded_parts(told), self._number)
        self._forget_spectators()

    def _key_of(self, viewer: Viewer) -> str:
        opened = self.now.opened
        return opened.keys.get(viewer.value, "") if opened is not None and isinstance(viewer, Seat) else ""

    def _end_former(self) -> None:
        """Show nobody any more what he was shown by the key of a seat that has another one now."""
        for viewer, language in tuple(self._audiences):
            if self._audiences[viewer, language].key != self._key_of(viewer):
                self._audiences.pop((viewer, language)).feed.end()

    def _forget_spectators(self) -> None:
        """Keep nothing for those who may look no more and have gone."""
        for viewer, language in tuple(self._audiences):
            if isinstance(viewer, Spectator) and not self._may_look(viewer):
                audience = self._audiences[viewer, language]
                if not audience.feed.waiting:
                    del self._audiences[viewer, language]

    def close(self) -> None:
        """Tell the pages that nothing more will come."""
        self.presence.close()
        self._clarification.close()
        self._double_dummy.close()
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
        broken: str | None = None

        def considered(now: PlayedTable) -> tuple[Happened, ...] | NotDone:
            nonlocal broken
            broken = irregular_clause(now, command, seat)
            if robot is not (now.seats[seat].kind is SitterKind.ROBOT):
                return NotDone("not-now")
            return acted(now, seat, command, self._settings.robot, self._settings.next_board)

        asked = _Asked(self._id(seat, command), command.asked, seat.value, command.device)
        answer = await self._told(asked, considered)
        return replace(answer, clause=broken) if isinstance(answer, Done) else answer

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
            findings = "; ".join(f"{each.key}: {each.value}" for each in command.findings)
            return await self._told(_Asked(f"D.{id_}", findings, "D"), partial(found, command=command))
        made = partial(directed, command=command, robot=self._settings.robot)
        return await self._told(_Asked(f"D.{command.id}", command.asked, "D"), made)

    async def happens(self, *happened: Happened, by: str = "") -> None:
        """Record what the table itself does, however it stands.

        Raises:
            StoreError: it cannot be written.
        """
        await self.brings(lambda _: happened, by)

    async def brings(self, what: Callable[[PlayedTable], tuple[Happened, ...]], by: str = "") -> None:
        """Record what the table itself does as it stands; asked again where another program was faster.

        Raises:
            StoreError: it cannot be written.
        """
        await self._answered(_Asked(f"t.{secrets.token_hex(8)}", "", by), what)

    async def catch_up(self) -> None:
        """Read what other programs have written, or wrote anew.

        Raises:
            StoreError: it cannot be read.
        """
        async with self._turn:
            has_changed = await self._read_on()
        if has_changed:
            self._settings.changed(self)

    async def _told(self, asked: _Asked, considered: _Considered) -> Answer:
        """Do what is asked for, see `_answered`, or tell that it cannot be written."""
        try:
            return await self._answered(asked, considered)
        except StoreError as error:
            return NotNow(str(error))

    async def _answered(self, asked: _Asked, considered: _Considered) -> Answer:
        """Do what is asked for, once; considered again where another program has written to the table meanwhile.

        Raises:
            StoreError: nothing was written.
        """
        async with self._turn:
            try:
                known = await self._done_once(asked, considered)
            finally:
                self._show_judging(is_judging=False)
        if known is None:
            self._settings.changed(self)
        return known or Done()

    async def _done_once(self, asked: _Asked, considered: _Considered) -> Answer | None:
        """Do what is asked for; `None`: it was done now."""
        while True:
            known = self._known.get(asked.id)
            if known is not None:
                return Done() if known == asked.text else NotDone("id-taken")
            happened = await self._settings.judges.work_out(partial(considered, self.now), self._show_judging)
            if isinstance(happened, NotDone):
                return happened
            try:
                await self._append(asked, happened)
            except RecordMovedOn:
                if not await self._read_on():
                    raise
            else:
                return None

    def _id(self, seat: Seat, command: SeatCommand) -> str:
        return f"{seat.value}.{command.id}"

    def _at(self) -> str:
        return self._settings.clock().isoformat(timespec="milliseconds")

    async def _append(self, asked: _Asked, happened: Sequence[Happened]) -> None:
        made: list[tuple[str, Step]] = []
        for place, each in enumerate(happened):
            id_ = asked.id if place == 0 else f"{asked.id}.{place}"
            made.append(
                (id_, Step(each, self._at(), asked.by, asked.text, asked.device if place == 0 else NOTHING_TOLD))
            )
        if not made:
            return
        entries = [NewEntry(id_, step_text(step), veil_of(step)) for id_, step in made]
        stored = await self._settings.writer.append(self.name, entries, self._number)
        self._follow(made, stored[-1])

    async def _read_on(self) -> bool:
        """Follow what other programs have written, or wrote anew; tell whether they have."""
        stored = await asyncio.to_thread(self._settings.writer.streams.read, self.name, max(self._number - 1, 0))
        if stored and stored[0].number == self._number and stored[0].chain != self._chain:
            await self._begin_anew()
            return True
        stored = tuple(each for each in stored if each.number > self._number)
        if stored:
            steps = [(each.id, read_step(each.text)) for each in stored]
            await self._settings.judges.work_out(partial(folded, tuple(step for _, step in steps), self.now))
            self._follow(steps, stored[-1])
        return bool(stored)

    async def _begin_anew(self) -> None:
        stored = await asyncio.to_thread(self._settings.writer.streams.read, self.name)
        steps = [(each.id, read_step(each.text)) for each in stored]
        self.now = await self._settings.judges.work_out(partial(folded, tuple(step for _, step in steps)))
        self._known = {id_: step.asked for id_, step in steps}
        self._number, self._chain = stored[-1].number, stored[-1].chain
        self._tell()

    def _follow(self, made: Sequence[tuple[str, Step]], last: StoredEntry) -> None:
        before = self.now.happened
        for id_, step in made:
            self.now = self.now.after(step)
            self._known[id_] = step.asked
        if self.now.happened != before:
            self._shown_at = asyncio.get_running_loop().time()
        self._number, self._chain = last.number, last.chain
        self._is_judging = False
        self._tell()
        self._clarification.look()
        self._double_dummy.look()
