"""Lessons at a table: what happened in a case is put on it, a person takes a seat, and robots sit in the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from duplicado.casebook.lesson import Lesson
from duplicado.casebook.model import PlayerStep
from duplicado.casebook.session import Session, Turn
from duplicado.casebook.writing import findings_line
from duplicado.service.playing.directing import concluded
from duplicado.service.playing.keys import DIRECTOR
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.room import TRAINING, OpenedTable, Room
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import ActionTaken, BoardBegun, Happened, Seated
from duplicado.table.state import TableMode
from duplicado.vocabulary.seats import Seat

_ALWAYS: Final = ("table.director", "table.explains", "table.irregularities")
"""Options of a training table in which the words of a case do not count: who wrote them had no screen in mind."""


async def open_lesson(room: Room, lesson: Lesson, seat: Seat) -> OpenedTable:
    """Open a table for training at which a case stands, with a person in one seat.

    Raises:
        StoreError: it cannot be written.
    """
    session = lesson.session
    regulations = _regulations(session)
    table = await room.open_table(first_board=session.setup.board.number, regulations=regulations)
    setup = replace(session.table_setup, mode=TableMode.GUARDED, regulations=regulations)
    await table.desk.happens(BoardBegun(setup))
    for by, taken in _taken(session.turns):
        await table.desk.happens(taken, by=by)
    await table.desk.brings(_answered)
    seated = (Seated(each, Sitter(SitterKind.ROBOT, room.robot)) for each in Seat if each is not seat)
    await table.desk.happens(Seated(seat, Sitter(SitterKind.PERSON)), *seated)
    return table


def _regulations(session: Session) -> Mapping[str, object]:
    """Return the regulations of a training table, with what the case itself decides."""
    own = session.table_setup.regulations
    decided = {name: own[name] for name, _ in session.setup.regulations.options if name not in _ALWAYS}
    return {**own, **TRAINING, **decided}


def _taken(turns: tuple[Turn, ...]) -> Iterator[tuple[str, ActionTaken]]:
    """Yield who acted, and what was recorded of it: what the Laws made of it then is not ruled anew."""
    for turn in turns:
        if isinstance(turn.step, PlayerStep):
            yield turn.step.seat.value, ActionTaken(turn.entries, str(turn.step.action))
        elif turn.step is not None:
            yield DIRECTOR, ActionTaken(turn.entries, findings_line(turn.step.findings))


def _answered(now: PlayedTable) -> tuple[Happened, ...]:
    """Answer what is open in the place of the Director of the case."""
    entries, answers = ((), ()) if now.board is None else concluded(now.board)
    return (ActionTaken(entries, "", concluded=answers),) if entries else ()
