"""Commands of a person who directs a table, and what follows from them.

He sees the hands of a board that is being played only after he has said why, and that is written down. What he
finds is read in the words of the casebook, and ruled by the functions that rule everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from duplicado.director.admission import admit
from duplicado.director.commands import Find
from duplicado.director.rule import carry_out
from duplicado.director.standing_orders import conclude
from duplicado.director.state import DirectedTable
from duplicado.service.playing.played_table import FREE, PlayedTable
from duplicado.service.playing.seat_commands import NotDone, SeatCommand
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import (
    ActionTaken,
    DirectorSat,
    HandOpened,
    HandsLooked,
    Happened,
    KeyGiven,
    Seated,
    TableHeld,
)
from duplicado.table import time_limits
from duplicado.table.entries import Entry
from duplicado.table.finding import Circumstance, FindingMade, FindingValue
from duplicado.table.state import TableState
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat


class DirectorAct(Enumeration):
    """Act of the Director at a table; the value is its name in commands."""

    COMES = "comes"
    LEAVES = "leaves"
    HOLDS = "holds"
    RESUMES = "resumes"
    LOOKS = "looks"
    ENDS_LOOKS = "ends looks"
    """Of spectators."""
    SEATS_ROBOT = "seats robot"
    SEATS_ROBOTS = "seats robots"
    """In all free seats."""
    FREES_SEAT = "frees seat"
    FINDS = "finds"


@dataclass(frozen=True, slots=True)
class DirectorActs:
    """Acts of the Director at a table.

    Raises `SeatCommandError` where the id or a text is none, see `SeatCommand`.
    """

    id: str
    do: str
    """The name of a `DirectorAct`."""
    text: str = ""
    """Reason for which he looks at the hands; what he finds, e.g. `27B1(a): true`; the letter of the seat that he gives
    to a robot or frees."""
    plays: bool = False
    """True where he has a seat at this table: then the hands are not for him."""

    def __post_init__(self) -> None:
        """Check it as any other command."""
        SeatCommand(self.id, self.do, means=self.text)

    @property
    def asked(self) -> str:
        """Text that tells it from another command of the same id."""
        return f"{self.do}|{self.text}"


def directed(now: PlayedTable, command: DirectorActs, robot: str) -> tuple[Happened, ...] | NotDone:
    """Return what a command brings about, or why it is not done.

    Args:
        now: the table.
        command: what the Director does.
        robot: the robot that he seats as a substitute.
    """
    act = next((each for each in DirectorAct if each.value == command.do), None)
    match act:
        case DirectorAct.COMES:
            return () if now.directed else (DirectorSat(present=True),)
        case DirectorAct.LEAVES:
            return _left(now)
        case DirectorAct.HOLDS:
            return () if now.held_by_director else (TableHeld(stands=True),)
        case DirectorAct.RESUMES:
            return (TableHeld(stands=False),) if now.held else ()
        case DirectorAct.LOOKS:
            return _looked(now, command)
        case DirectorAct.ENDS_LOOKS:
            return tuple(HandOpened(seat, "") for seat in Seat if seat in now.watched)
        case DirectorAct.SEATS_ROBOT | DirectorAct.FREES_SEAT:
            return _seated(now, command.text, robot, frees=act is DirectorAct.FREES_SEAT)
        case DirectorAct.SEATS_ROBOTS:
            free = (seat for seat in Seat if now.seats[seat].kind is SitterKind.FREE)
            return tuple(Seated(seat, Sitter(SitterKind.ROBOT, robot)) for seat in free)
        case DirectorAct.FINDS:
            return _found_as_typed(now, command.text)
        case None:
            return NotDone("not-understood")


def found(now: PlayedTable, command: Find) -> tuple[Happened, ...] | NotDone:
    """Return what findings bring about, or why they are not taken."""
    if now.board is None:
        return NotDone("not-now")
    refusal = admit(now.board, command)
    if refusal is not None:
        return NotDone("law", refusal.clause)
    from duplicado.casebook.writing import findings_line  # noqa: PLC0415 - few tables have anything found at them

    entries, state = carry_out(now.board, command)
    fresh, answers = concluded(state, directed=now.directed)
    return (ActionTaken((*entries, *fresh), findings_line(command.findings), concluded=answers),)


@dataclass(frozen=True, slots=True)
class TimePassed:
    """Times that the record of an event knows for a board that is over at its table."""

    board: int = 0
    """The number of the board; 0: of none."""
    round_over: bool = False
    """True once its round has ended (8B)."""
    called: tuple[Seat, ...] = ()
    """Players of the table who have called on a later board."""
    correction_over: bool = False
    """True once the Correction Period of the session has expired (79C1)."""

    def circumstances(self, known: TableState) -> Iterator[tuple[Circumstance, FindingValue]]:
        """Yield what the table does not know yet."""
        if self.called and not set(self.called) <= set(time_limits.callers_on_the_next_board(known)):
            yield Circumstance.NEXT_BOARD, self.called
        if self.round_over and not time_limits.round_is_over(known):
            yield Circumstance.ROUND_OVER, True
        if self.correction_over and not time_limits.correction_period_is_over(known):
            yield Circumstance.CORRECTION_PERIOD_OVER, True


def told_of_time(now: PlayedTable, passed: TimePassed) -> tuple[Happened, ...]:
    """Return what it brings about that time has passed since a board was played; nothing where the table knows.

    A board is told once it is over and no ruling is awaited there: what is ruled upon was asked for before.
    """
    if now.board is None or now.board.table.setup.board.number != passed.board or not now.is_over:
        return ()
    told = tuple(FindingMade(*each) for each in passed.circumstances(now.board.table))
    if not told or now.board.awaits_ruling:
        return ()
    brought = found(now, Find(told))
    return () if isinstance(brought, NotDone) else brought


def concluded(state: DirectedTable, *, directed: bool = False) -> tuple[tuple[Entry, ...], tuple[tuple[str, str], ...]]:
    """Answer the questions that the program answers, see `standing_orders`."""
    entries, _, answers = conclude(state, directed=directed)
    return entries, tuple((each.command.clause, each.basis.value) for each in answers)


def _left(now: PlayedTable) -> tuple[Happened, ...] | NotDone:
    """Leave the table to the program, which answers what is open, where the regulations let it."""
    if not now.directed:
        return ()
    left = DirectorSat(present=False)
    entries, answers = ((), ()) if now.board is None else concluded(now.board)
    return (left, ActionTaken(entries, "", concluded=answers)) if entries else (left,)


def _seated(now: PlayedTable, letter: str, robot: str, *, frees: bool) -> tuple[Happened, ...] | NotDone:
    """Seat a robot in somebody's place, or free a seat; whoever sat there needs to be let in anew.

    At a table that was opened by links he may come back to the robot's place by his: nobody lets him in there.
    """
    seat = next((each for each in Seat if each.value == letter), None)
    if seat is None:
        return NotDone("not-understood")
    if frees:
        return (Seated(seat, FREE), KeyGiven(seat, "")) if now.seats[seat].kind is not SitterKind.FREE else ()
    if now.seats[seat].kind is SitterKind.ROBOT:
        return ()
    seated = Seated(seat, Sitter(SitterKind.ROBOT, robot))
    return (seated, KeyGiven(seat, "")) if now.event else (seated,)


def _looked(now: PlayedTable, command: DirectorActs) -> tuple[Happened, ...] | NotDone:
    if now.board is None or command.plays:
        return NotDone("plays" if command.plays else "not-now")
    return (HandsLooked(command.text.strip()),) if command.text.strip() else NotDone("not-understood")


def _found_as_typed(now: PlayedTable, text: str) -> tuple[Happened, ...] | NotDone:
    from duplicado.casebook.model import DirectorStep  # noqa: PLC0415 - few tables have a person who directs
    from duplicado.casebook.typed_answers import read_typed  # noqa: PLC0415 - as above

    step = read_typed(f"director {text}")
    if not isinstance(step, DirectorStep):
        return NotDone("not-understood")
    return found(now, Find(step.findings))
