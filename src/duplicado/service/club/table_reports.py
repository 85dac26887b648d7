"""Reports of electronic tables to the record of their event: results, calls, ends of rounds, times of boards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from typing import Final, TypeVar

from duplicado.event.facts.calls import CallSettled, DirectorCalled
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.facts.results import Place, TravellerLine
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected
from duplicado.event.record.clock import round_called
from duplicado.event.record.ending import corrections_until
from duplicado.event.record.office_queries import calls_taken, open_calls
from duplicado.event.record.request_timing import times_at
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import EventState
from duplicado.law.procedure_steps import Question
from duplicado.publish.messages import Messages
from duplicado.publish.rulings.requests import tell_question
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.stored_words import reason_name, reason_text
from duplicado.service.live.commands import Command, Unavailable
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.permission import LONGEST_CALL
from duplicado.service.live.result_statement import Statement, fact_of
from duplicado.service.live.roles import Role, Viewer
from duplicado.service.live.tables_of_event import tables_to_play
from duplicado.service.live.visibility import round_of
from duplicado.service.playing.directing import TimePassed, told_of_time
from duplicado.service.playing.director_seen import called_for
from duplicado.service.playing.event_tables import EventTable, line_of, seats_of
from duplicado.service.playing.played_table import PlayedTable
from duplicado.store.port import StoreError
from duplicado.table.moment import Phase
from duplicado.table.standing_calls import has_called
from duplicado.vocabulary.seats import Seat, Side


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


_Result = TypeVar("_Result")
_AGAIN_AFTER: Final = 2.0
"""Seconds after which something that could not be written is tried again."""
_TABLES: Final = "tables"
"""Name of the failure where what happens at tables cannot be written or read."""


async def until_it_can(event: OpenEvent, do: Callable[[], Awaitable[_Result]]) -> _Result:
    """Do something; where the tables cannot be read or written just then, tell the office and try again."""
    while True:
        try:
            done = await do()
        except StoreError as error:
            event.health.troubles.found(_TABLES, error)
            await asyncio.sleep(_AGAIN_AFTER)
        else:
            event.health.troubles.over(_TABLES)
            return done


def result_ids(table: str) -> str:
    """Return how the ids of the results begin that a table of this name has entered."""
    return f"{_subject(table)}/result-"


def _subject(table: str) -> str:
    return f"play-{table}"


@dataclass(frozen=True, slots=True)
class TableReports:
    """Reports of the tables of an event to its record."""

    event: OpenEvent
    messages: Messages
    """In which language they sign."""
    called: dict[str, str] = field(default_factory=dict[str, str])
    """The tables for which the Director was called, with what he was told."""

    async def enter(self, table: EventTable, place: Place, line: TravellerLine) -> None:
        """Enter a result for both sides, which have the same record of the play before them."""
        entered = fact_of(self.event.state, Statement(table.key, place.board, line, place.round, Side.NS), "")
        own = f"{result_ids(table.desk.name)}{place.board}.1"
        await self.submit(table, f"result-{place.board}", entered, ResultAgreed(place, own, Side.EW))

    async def submit(self, table: EventTable, id_: str, *facts: AnyFact) -> None:
        """Have facts recorded; what the record refuses is for the Director, who sees why in the record."""
        command = Command(id_, facts, confirmed=True)
        while True:
            outcome = await self.event.writer.submit(self._viewer(table), command)
            if not isinstance(outcome, Unavailable):
                return
            await asyncio.sleep(_AGAIN_AFTER)

    async def call_rounds(self, tables: Iterable[EventTable]) -> None:
        """Call a round when every table of its section has gone on to it: clock and screens follow the tables.

        The first is called when a board begins at one of them, where nobody has called it before.
        """
        state, tables = self.event.state, tuple(tables)
        begun = {(each.key.session, each.key.section) for each in tables if each.desk.now.board is not None}
        rounds: dict[tuple[int, str], list[int]] = {}
        for key in tables_to_play(state):
            rounds.setdefault((key.session, key.section), []).append(round_of(state, key))
        for session, section, table in [(each.key.session, each.key.section, each) for each in tables]:
            number = min(rounds.pop((session, section), (0,)))
            before = round_called(state.session(session), section)
            if before < number and (before or (session, section) in begun):
                called = RoundCalled(session, number, section or None)
                await self.submit(table, f"round-called-{number}", called)

    def _viewer(self, table: EventTable) -> Viewer:
        name = f"{table.key.section}{table.key.table}"
        return Viewer(_subject(table.desk.name), Role.DIRECTOR, self.messages.text("electronic-signs", table=name))

    async def see(self, table: EventTable) -> None:
        """Tell the record what concerns it besides results: calls for the Director, results that came out otherwise."""
        now, at = table.desk.now, table.desk.name
        wanted = _wanted(now, f"{table.key.section}{table.key.table}", self.messages)
        if wanted is not None and self.called.get(at) != wanted[1]:
            self.called[at] = wanted[1]
            await self._call(table, *wanted)
        elif wanted is None and at in self.called:
            del self.called[at]
            await self._settle(table)
        await self._correct(table, now)

    async def _call(self, table: EventTable, seat: Seat | None, said: str) -> None:
        """Call the Director, or put in the place of a call that stands what it is about."""
        key, before = table.key, tuple(self._own_calls(table))
        taken = calls_taken(self.event.state)
        if any(id_ in taken or self._said(id_) == reason_name(said) for id_ in before):
            return
        board = table.desk.now.board
        number = None if board is None else board.table.setup.board.number
        made = sum(1 for id_ in self.event.state.office.entries if id_.startswith(self._call_ids(table)))
        where = Where(key.session, key.section, table.round, key.table, number)
        await self.submit(table, f"call-{made + 1}", DirectorCalled(where, reason_name(said), seat, instead_of=before))

    def _said(self, id_: str) -> str:
        return next((each.fact.said for each in open_calls(self.event.state) if each.id == id_), "")

    def _call_ids(self, table: EventTable) -> str:
        return f"{self._viewer(table).subject}/call-"

    def _own_calls(self, table: EventTable) -> Iterator[str]:
        return (each.id for each in open_calls(self.event.state) if each.id.startswith(self._call_ids(table)))

    async def _settle(self, table: EventTable) -> None:
        for id_ in tuple(self._own_calls(table)):
            number = id_.rpartition("-")[2]
            await self.submit(table, f"settled-{number}", CallSettled(id_, "electronic-goes-on"))

    async def _correct(self, table: EventTable, now: PlayedTable) -> None:
        """Put a result of the table right that has come out otherwise by what was ruled or agreed there since."""
        board = now.board
        if board is None or board.table.phase is not Phase.OVER:
            return
        place, line = table.place(board.table.setup.board.number), line_of(board)
        cell = self.event.state.cell(place)
        own = f"{result_ids(table.desk.name)}{place.board}"
        stands = [each for each in cell.standing if each.id.startswith(own)]
        if len(stands) != 1 or stands[0].result.line == line:
            return
        result = replace(stands[0].result, line=line)
        number = len(cell.stated) + 1
        corrected = ResultCorrected(result, tuple(each.id for each in stands), "electronic-ruled")
        agreed = ResultAgreed(place, f"{own}-{number}.1", Side.EW)
        await self.submit(table, f"result-{place.board}-{number}", corrected, agreed)


def _wanted(now: PlayedTable, table: str, messages: Messages) -> tuple[Seat | None, str] | None:
    """Return who calls for the Director at a table, with what is asked of him; `None`: he is not needed."""
    words = RulingWords.of(messages.language)
    if now.calls_on_director:
        seat = now.calls_on_director[0]
        name, at, said = now.seats[seat].name, words.seat(seat), now.said_in_calls.get(seat, "")
        unnamed = messages.text("electronic-caller-unnamed", seat=at, table=table)
        who = messages.text("electronic-caller", name=name, seat=at, table=table) if name else unnamed
        if said:
            told = messages.text("electronic-called-about", who=who, said=reason_text(said, messages))
            return seat, told[:LONGEST_CALL]
        return seat, " ".join((messages.text("electronic-called", who=who), *called_for(now, words)))[:LONGEST_CALL]
    board = now.board
    if board is None or now.directed or now.held_by_director or not board.awaits_ruling:
        return None
    for matter in board.matters:
        if isinstance(matter.request, Question):
            return None, tell_question(words, matter.request, matter).sentence[:LONGEST_CALL]
    return None
