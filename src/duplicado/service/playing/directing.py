"""Commands of a person who directs a table, and what follows from them.

He sees the hands of a board that is being played only after he has said why, and that is written down. What he
finds is read in the words of the casebook, and ruled by the functions that rule everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from duplicado.director.admission import TableRefusal, admit
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
from duplicado.vocabulary.seats import Seat


@dataclass(frozen=True, slots=True)
class DirectorActs:
    """Acts of the Director at a table.

    Raises `SeatCommandError` where the id or a text is none, see `SeatCommand`.
    """

    id: str
    do: str
    """One of `DIRECTS`."""
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
    act = DIRECTS.get(command.do)
    return NotDone("not-understood") if act is None else act(now, command, robot)


def found(now: PlayedTable, command: Find) -> tuple[Happened, ...] | NotDone:
    """Return what findings bring about, or why they are not taken."""
    if now.board is None:
        return NotDone("not-now")
    refusal = admit(now.board, command)
    if refusal is not None:
        return _not_admitted(refusal)
    from duplicado.casebook.writing import findings_line  # noqa: PLC0415 - few tables have anything found at them

    entries, state = carry_out(now.board, command)
    fresh, answers = concluded(state, directed=now.directed)
    return (ActionTaken((*entries, *fresh), findings_line(command.findings), concluded=answers),)


def _not_admitted(refusal: TableRefusal) -> NotDone:
    if refusal.tricks_to_come is not None:
        return NotDone("not-understood", None, "refused-no-division", (("tricks", str(refusal.tricks_to_come)),))
    if refusal.answers_otherwise is not None:
        return NotDone("not-understood", None, "refused-no-answer", (("inquiry", refusal.answers_otherwise),))
    return NotDone("law", refusal.clause, "" if refusal.clause else "play-td-unasked")


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


def _seated(now: PlayedTable, command: DirectorActs, robot: str) -> tuple[Happened, ...] | NotDone:
    """Seat a robot in somebody's place, or free a seat; whoever sat there needs to be let in anew.

    At a table that was opened by links he may come back to the robot's place by his: nobody lets him in there.
    """
    seat = next((each for each in Seat if each.value == command.text), None)
    if seat is None:
        return NotDone("not-understood", message="play-td-which-seat")
    if command.do == "frees seat":
        return (Seated(seat, FREE), KeyGiven(seat, "")) if now.seats[seat].kind is not SitterKind.FREE else ()
    if now.seats[seat].kind is SitterKind.ROBOT:
        return ()
    seated = Seated(seat, Sitter(SitterKind.ROBOT, robot))
    return (seated, KeyGiven(seat, "")) if now.event else (seated,)


def _with_robots(now: PlayedTable, _: DirectorActs, robot: str) -> tuple[Happened, ...]:
    free = (seat for seat in Seat if now.seats[seat].kind is SitterKind.FREE)
    return tuple(Seated(seat, Sitter(SitterKind.ROBOT, robot)) for seat in free)


def _looked(now: PlayedTable, command: DirectorActs) -> tuple[Happened, ...] | NotDone:
    if now.board is None or command.plays:
        return NotDone("plays" if command.plays else "not-now")
    reason = command.text.strip()
    return (HandsLooked(reason),) if reason else NotDone("not-understood", message="play-td-say-why")


def _found_as_typed(now: PlayedTable, text: str) -> tuple[Happened, ...] | NotDone:
    from duplicado.casebook.model import DirectorStep  # noqa: PLC0415 - few tables have a person who directs
    from duplicado.casebook.problems import CaseProblem  # noqa: PLC0415 - as above
    from duplicado.casebook.typed_answers import read_typed  # noqa: PLC0415 - as above

    step = read_typed(f"director {text}")
    if isinstance(step, DirectorStep):
        return found(now, Find(step.findings))
    if isinstance(step, CaseProblem) and step.code != "table-not-understood":
        return NotDone("not-understood", None, step.code, step.values)
    return NotDone("not-understood", None, "table-finding-needs-value", (("text", text),))


DIRECTS: Final[Mapping[str, Callable[[PlayedTable, DirectorActs, str], tuple[Happened, ...] | NotDone]]] = {
    "comes": lambda now, _, __: () if now.directed else (DirectorSat(present=True),),
    "leaves": lambda now, _, __: _left(now),
    "holds": lambda now, _, __: () if now.held_by_director else (TableHeld(stands=True),),
    "resumes": lambda now, _, __: (TableHeld(stands=False),) if now.held else (),
    "looks": lambda now, command, _: _looked(now, command),
    "ends looks": lambda now, _, __: tuple(HandOpened(seat, "") for seat in Seat if seat in now.watched),
    "seats robot": _seated,
    "frees seat": _seated,
    "seats robots": _with_robots,
    "finds": lambda now, command, _: _found_as_typed(now, command.text),
}
"""Acts of the Director by their words; `seats robots` is in all free seats, `ends looks` of spectators."""
