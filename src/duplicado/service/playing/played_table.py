"""State of a table with its players: a frozen value that follows from the steps alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any, Final, assert_never

from duplicado.director.outcome import BoardOutcome, outcome
from duplicado.director.state import DirectedTable, begin, evolve
from duplicado.law.book import law_76
from duplicado.service.playing.explained_before import ExplainedBefore, with_explanations, without
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import (
    ActionTaken,
    Announced,
    Appealed,
    Away,
    BoardBegun,
    CallOnDirector,
    DirectorSat,
    HandOpened,
    HandsLooked,
    KeyGiven,
    ReadyForNext,
    RobotGaveUp,
    RolledBack,
    RoundPlayed,
    SatisfiedWithoutQuestions,
    Seated,
    Step,
    TableHeld,
    TableOpened,
    UndoAnswered,
    UndoAsked,
    Wrote,
)
from duplicado.table.actions.auction import AsksAbout, Explains, SelfAlerts
from duplicado.table.actions.play import LeadsFaceDown
from duplicado.table.entries import Acted, Entry
from duplicado.table.moment import Phase
from duplicado.vocabulary.seats import Seat

_MOST_WRITTEN: Final = 40
FREE: Final = Sitter(SitterKind.FREE)


@dataclass(frozen=True, slots=True)
class FinishedBoard:
    """The result of a board that was played at the table."""

    number: int
    outcome: BoardOutcome | None
    """`None` where the Director has to adjust it."""


@dataclass(frozen=True, slots=True)
class StepFollowed:
    """A step from which something followed."""

    before: DirectedTable
    entries: tuple[Entry, ...]
    concluded: tuple[tuple[str, str], ...]
    """See `ActionTaken.concluded`."""


@dataclass(frozen=True, slots=True)
class DoneAtTable:
    """Something that was done: by whom, in which words, when."""

    by: str
    """The letter of a seat; `D` for the Director."""
    do: str
    at: str
    thought: int | None
    """See `DeviceReport.thought`."""


@dataclass(frozen=True)
class PlayedTable:
    """A table, who sits there, and the board that is being played."""

    opened: TableOpened | None = None
    seats: Mapping[Seat, Sitter] = field(default_factory=lambda: dict.fromkeys(Seat, FREE))
    board: DirectedTable | None = None
    """`None` until the first board begins."""
    happened: int = 0
    """Number of things that have happened in the open on this board: what a command is based on."""
    calls_on_director: tuple[Seat, ...] = ()
    """Players who have called the Director and not taken it back; play stops meanwhile (9B)."""
    called_for: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    begun_at: str = ""
    """Time at which the board was put on the table."""
    said_in_calls: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    """The command by which each of them did."""
    undo: Seat | None = None
    """Player who asks to take his last call or play back; play stops meanwhile."""
    undo_agreed: frozenset[Seat] = frozenset()
    """Players who agree that he does."""
    undone: tuple[tuple[Seat, Entry], ...] = ()
    """Calls and plays of this board that were taken back by agreement, with the player who asked."""
    satisfied: frozenset[Seat] = frozenset()
    """Players who have no question before the opening lead is faced."""
    led_at: str = ""
    """Time at which the opening lead was made face down: ISO 8601."""
    ready: frozenset[Seat] = frozenset()
    """Players who want to go on to the next board."""
    words: tuple[tuple[int, str, str], ...] = ()
    """Meanings of robots' calls in words, see `ActionTaken.words`."""
    told: tuple[StepFollowed, ...] = ()
    """Steps of this board from which a ruling or a choice followed."""
    finished: tuple[FinishedBoard, ...] = ()
    directed: bool = False
    """True where a person directs; where none does, the program answers what the regulations let it."""
    held_by_director: bool = False
    looked: tuple[str, ...] = ()
    """Reasons for which the Director looked at the hands of this board."""
    appeals: tuple[Appealed, ...] = ()
    """On this board."""
    watched: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    """The seats whose players let a spectator look at their hands, with SHA-256 of the key by which he comes in."""
    away: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    """Players whose pages have no line to the table, with the time since when."""
    explained: ExplainedBefore = field(default_factory=dict[tuple[Seat, str], str])
    """Explanations that the players who sit here have given, on this board and those before."""
    done: tuple[DoneAtTable, ...] = ()
    """Acts that were done on this board, in the order in which they came."""
    announced: Announced | None = None
    """Announcement in the lobby; `None`: only who has its key sits down."""
    written: tuple[Wrote, ...] = ()
    """Words that players wrote, the latest."""
    round_played: bool = False
    """True where this was the last board of a round of an event: the players go to their next table."""
    gave_up: tuple[RobotGaveUp, ...] = ()
    """Robots in whose place a stand-in acted on this board, as often as it did."""

    @property
    def held(self) -> bool:
        """True where nobody may act: the Director was called, or has stopped the play, or a player asks to undo."""
        return bool(self.calls_on_director) or self.held_by_director or self.undo is not None

    @property
    def is_over(self) -> bool:
        """True where the board has been played, or none has begun."""
        return self.board is None or self.board.table.phase is Phase.OVER

    @property
    def is_waiting(self) -> bool:
        """True where the table is announced in the lobby, has a free seat, and somebody sits there who is not away."""
        is_free = any(each.kind is SitterKind.FREE for each in self.seats.values())
        return self.announced is not None and is_free and any(each not in self.away for each in self.persons())

    @property
    def event(self) -> str:
        """The event whose table it is; empty: none."""
        return "" if self.opened is None else self.opened.event

    @property
    def hands_live(self) -> int:
        """Number of hands that a spectator may look at while they are played, see `law_76.hands_live`."""
        return 0 if self.opened is None else law_76.hands_live(self.opened.regulations)

    def persons(self) -> tuple[Seat, ...]:
        """List the seats of people."""
        return tuple(seat for seat in Seat if self.seats[seat].kind is SitterKind.PERSON)

    def after(self, step: Step) -> PlayedTable:
        """Return the table after one more step."""
        match step.happened:
            case TableOpened() | KeyGiven() | RoundPlayed():
                return self._opened(step.happened)
            case BoardBegun(setup):
                begun = PlayedTable(self.opened, self.seats, begin(setup), finished=self.finished, begun_at=step.at)
                begun = replace(begun, announced=self.announced, directed=self.directed, written=self.written)
                return replace(begun, watched=self.watched, away=self.away, explained=self.explained)
            case ActionTaken(_, do):
                done = DoneAtTable(step.by, do or step.asked, step.at, step.device.thought)
                led_at = step.at if any(map(_leads, step.happened.entries)) else self.led_at
                return replace(self._played(step.happened), done=(*self.done, done), led_at=led_at)
            case Seated(seat, sitter):
                # Who comes or goes has not consented to anybody's look.
                seats, explained = {**self.seats, seat: sitter}, without(self.explained, seat)
                return self._watched(seat, "", seats=seats, away=_without(self.away, seat), explained=explained)
            case Away(seat, stands):
                others = _without(self.away, seat)
                return replace(self, away={**others, seat: step.at} if stands else others)
            case Wrote():
                return replace(self, written=(*self.written, step.happened)[-_MOST_WRITTEN:])
            case Announced():
                return replace(self, announced=step.happened)
            case HandOpened(seat, digest):
                return self._watched(seat, digest)
            case CallOnDirector(seat, stands, said):
                before = self.calls_on_director
                calls = before if stands and seat in before else tuple(each for each in before if each is not seat)
                return replace(
                    self,
                    calls_on_director=(*calls, seat) if stands and seat not in calls else calls,
                    called_for={**self.called_for, seat: step.asked.partition("|")[0]},
                    said_in_calls={**self.said_in_calls, seat: said},
                )
            case UndoAsked() | UndoAnswered() | RolledBack():
                return self._of_undoing(step, step.happened)
            case SatisfiedWithoutQuestions(seat):
                return replace(self, satisfied=self.satisfied | {seat})
            case ReadyForNext(seat):
                return replace(self, ready=self.ready | {seat})
            case RobotGaveUp():
                return replace(self, gave_up=(*self.gave_up, step.happened))
            case DirectorSat() | TableHeld() | HandsLooked() | Appealed():
                return self._directed(step.happened)
            case _:
                assert_never(step.happened)

    def _opened(self, happened: TableOpened | KeyGiven | RoundPlayed) -> PlayedTable:
        match happened:
            case TableOpened():
                return replace(self, opened=happened)
            case KeyGiven(seat, digest):
                opened = self.opened or TableOpened({}, 1)
                return replace(self, opened=replace(opened, keys={**opened.keys, seat.value: digest}))
            case RoundPlayed():
                return replace(self, round_played=True, watched={})

    def _watched(self, seat: Seat, digest: str, **more: Any) -> PlayedTable:  # noqa: ANN401 - as `replace` takes it
        others = _without(self.watched, seat)
        return replace(self, watched={**others, seat: digest} if digest else others, **more)

    def _directed(self, happened: DirectorSat | TableHeld | HandsLooked | Appealed) -> PlayedTable:
        match happened:
            case DirectorSat(present):
                return replace(self, directed=present, held_by_director=self.held_by_director and present)
            case TableHeld(stands):
                calls = self.calls_on_director if stands else ()
                return replace(self, held_by_director=stands, calls_on_director=calls, undo=None)
            case HandsLooked(reason):
                return replace(self, looked=(*self.looked, reason))
            case Appealed():
                return replace(self, appeals=(*self.appeals, happened))

    def _of_undoing(self, step: Step, happened: UndoAsked | UndoAnswered | RolledBack) -> PlayedTable:
        match happened:
            case RolledBack():
                return self._rolled_back(step, happened)
            case UndoAsked(seat, stands=True):
                return replace(self, undo=seat, undo_agreed=frozenset())
            case UndoAnswered(seat, stands=True):
                return replace(self, undo_agreed=self.undo_agreed | {seat})
            case _:
                return replace(self, undo=None, undo_agreed=frozenset())

    def _rolled_back(self, step: Step, back: RolledBack) -> PlayedTable:
        """Return the table on which the board stands as it did, and what was ruled since is no longer said."""
        board = self.board
        if board is None:
            return self
        seat, facts = back.seat, back.facts
        undone = board.since(facts)[:1]
        before = board.after(facts)
        return replace(
            self,
            board=before,
            happened=self.happened + 1,
            undo=None,
            undo_agreed=frozenset(),
            undone=(*self.undone, *((seat, each.fact) for each in undone)),
            satisfied=frozenset(),
            words=tuple(each for each in self.words if each[0] < len(before.table.auction.calls)),
            told=tuple(each for each in self.told if each.before.facts < facts),
            done=(*self.done, DoneAtTable(step.by, step.asked, step.at, step.device.thought)),
        )

    def _played(self, played: ActionTaken) -> PlayedTable:
        before = self.board
        if before is None:
            return self
        after = reduce(evolve, played.entries, before)
        told = self.told
        if any(not isinstance(entry, Acted) for entry in played.entries):
            told = (*told, StepFollowed(before, played.entries, played.concluded))
        return replace(
            self,
            board=after,
            happened=self.happened + (not is_private(played.entries)),
            words=(*self.words, *played.words),
            explained=with_explanations(self.explained, before, after),
            told=told,
            finished=_with_result(self.finished, before, after),
        )


def _leads(entry: Entry) -> bool:
    return isinstance(entry, Acted) and isinstance(entry.action, LeadsFaceDown)


def _without(those: Mapping[Seat, str], seat: Seat) -> dict[Seat, str]:
    return {each: text for each, text in those.items() if each is not seat}


def is_private(entries: tuple[Entry, ...]) -> bool:
    """Tell whether what happened is not for everybody: a question, an explanation, the alert of one's own call.

    What the Director takes up for it, e.g. a correction (20F4), is for those who hear it.
    """
    acted = [entry.action for entry in entries if isinstance(entry, Acted)]
    return bool(acted or not entries) and all(isinstance(each, AsksAbout | Explains | SelfAlerts) for each in acted)


def _with_result(
    finished: tuple[FinishedBoard, ...], before: DirectedTable, after: DirectedTable
) -> tuple[FinishedBoard, ...]:
    if after.table.phase is not Phase.OVER:
        return finished
    number = after.table.setup.board.number
    result = FinishedBoard(number, outcome(after.table) if after.table.adjusted is None else None)
    others = finished[:-1] if before.table.phase is Phase.OVER else finished
    return (*others, result)


def event_of(steps: Iterable[Step]) -> str:
    """Return the event whose table it is, by the steps of the table; empty: it is of none."""
    return next((each.happened.event for each in steps if isinstance(each.happened, TableOpened)), "")


def folded(steps: tuple[Step, ...], now: PlayedTable | None = None) -> PlayedTable:
    """Return a table, one on which nothing has happened if not told, after all these steps."""
    return reduce(PlayedTable.after, steps, now or PlayedTable())
