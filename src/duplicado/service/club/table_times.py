"""Times of electronic tables: what the record of their event and its later tables say of a board that is over there.

From it the Laws at the table know that the round has ended (8B: 64B5, 69A, 79A1), that a side has called on a later
board (64B4, 69A) and that the Correction Period has expired (79C1: 69B, 71, 81C3), which nobody there need be asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from functools import partial

from duplicado.event.record.periods import corrections_until
from duplicado.event.record.request_timing import times_at
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import EventState
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.playing.directing import TimePassed, told_of_time
from duplicado.service.playing.event_tables import EventTable, seats_of
from duplicado.service.playing.played_table import PlayedTable
from duplicado.table.standing_calls import has_called
from duplicado.vocabulary.seats import Seat


@dataclass(frozen=True, slots=True)
class TableTimes:
    """Messenger of an event's record to its tables: ends of rounds, calls on later boards, the Correction Period."""

    event: OpenEvent

    async def tell(self, tables: Iterable[EventTable]) -> None:
        """Tell each table what it does not know of the board that is over there.

        Raises:
            StoreError: it cannot be written.
        """
        every = tuple(tables)
        for table in every:
            passed = self._passed(table, every)
            if told_of_time(table.desk.now, passed):
                await table.desk.brings(partial(told_of_time, passed=passed))

    def until_next(self, tables: Iterable[EventTable]) -> float | None:
        """Return in how many seconds the next Correction Period of a session ends; `None`: none is running."""
        now, state = self.event.now(), self.event.state
        ends = (corrections_until(state, number) for number in {table.key.session for table in tables})
        left = [(end - now) / timedelta(seconds=1) for end in ends if end is not None and end >= now]
        return min(left, default=None)

    def _passed(self, table: EventTable, others: tuple[EventTable, ...]) -> TimePassed:
        board = table.desk.now.board
        if board is None:
            return TimePassed()
        state, number = self.event.state, board.table.setup.board.number
        times = times_at(state, table.place(number))
        called = tuple(_callers(state, table, others))
        return TimePassed(number, times.round_over, called, times.correction_over(self.event.now()))


def _callers(state: EventState, table: EventTable, others: tuple[EventTable, ...]) -> Iterator[Seat]:
    """Yield the seats of a table whose contestants have called at a table of a later round."""
    for due in _dues(state, table):
        for who in due.contestants:
            for later in others:
                if later.key.session != table.key.session or later.round <= table.round:
                    continue
                sat = next((each for each in _dues(state, later) if who in each.contestants), None)
                if sat is not None and _has_called(later.desk.now, seats_of(state, sat, who)):
                    yield from seats_of(state, due, who)
        return


def _dues(state: EventState, table: EventTable) -> tuple[Due, ...]:
    return state.dues_at(table.key.session, table.key.section, table.round, table.key.table)


def _has_called(now: PlayedTable, seats: tuple[Seat, ...]) -> bool:
    """Tell whether a player of those seats has called on a board there."""
    return bool(now.finished) or (now.board is not None and any(has_called(now.board.table, seat) for seat in seats))
