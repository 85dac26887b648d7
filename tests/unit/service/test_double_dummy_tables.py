"""Double-dummy tables for pages: computed once, waited for or not, and again after a stop."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Timer

import pytest

from duplicado.analysis.table import DoubleDummyTable
from duplicado.service import double_dummy_tables
from duplicado.service.double_dummy_tables import Awaited, DoubleDummyTables
from duplicado.vocabulary.hands import Deal, Layout
from duplicado.vocabulary.seats import Seat

DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")
WHOLE = Layout(dict(DEAL.items()))
PART = Layout({Seat.N: DEAL[Seat.N]})
FOUND = DoubleDummyTable(((7, 6, 7, 6),) * 5)


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[DoubleDummyTables, list[Deal]]]:
    solved: list[Deal] = []

    def table(deal: Deal) -> DoubleDummyTable:
        solved.append(deal)
        return FOUND

    monkeypatch.setattr(double_dummy_tables, "_table", table)
    made = DoubleDummyTables()
    yield made, solved
    made.stop()


def test_a_deal_is_solved_once_however_it_is_asked_for(tables: tuple[DoubleDummyTables, list[Deal]]) -> None:
    made, solved = tables
    assert asyncio.run(made.of(WHOLE)) == FOUND
    assert asyncio.run(made.soon(WHOLE, 60)) == Awaited(FOUND)
    assert made.if_ready([WHOLE]) == [FOUND]
    assert solved == [DEAL]


def test_of_hands_that_are_not_known_there_is_none(tables: tuple[DoubleDummyTables, list[Deal]]) -> None:
    made, solved = tables
    assert asyncio.run(made.of(PART)) is None
    assert asyncio.run(made.of(None)) is None
    assert made.if_ready([PART, None]) == [None, None]
    assert solved == []


def test_nobody_waits_for_many(tables: tuple[DoubleDummyTables, list[Deal]]) -> None:
    made, _ = tables
    made.if_ready([WHOLE])
    asyncio.run(made.of(WHOLE))  # by now it is computed
    assert made.if_ready([WHOLE, None]) == [FOUND, None]


def test_who_does_not_wait_is_told_that_it_is_computed_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = Event()

    def slow(_deal: Deal) -> DoubleDummyTable:
        goes_on.wait()
        return FOUND

    monkeypatch.setattr(double_dummy_tables, "_table", slow)
    made = DoubleDummyTables()
    try:
        assert asyncio.run(made.soon(WHOLE, 0)) == Awaited(None, is_computed_meanwhile=True)
        assert asyncio.run(made.soon(PART, 0)) == Awaited(None), "nothing is to come of hands that are not known"
        goes_on.set()
        assert asyncio.run(made.soon(WHOLE, 60)) == Awaited(FOUND)
    finally:
        goes_on.set()
        made.stop()


def test_who_waits_holds_no_thread_and_is_let_go_by_a_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on, begun = Event(), Event()

    def slow(_deal: Deal) -> DoubleDummyTable:
        begun.set()
        goes_on.wait()
        return FOUND

    monkeypatch.setattr(double_dummy_tables, "_table", slow)
    other = Layout(dict(zip(Seat, (DEAL[each] for each in reversed(Seat)), strict=True)))

    async def many() -> list[Awaited]:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(1))
        made = DoubleDummyTables()
        being_solved = asyncio.create_task(made.of(WHOLE))
        waiting = [asyncio.create_task(made.soon(other, 60)) for _ in range(100)]
        assert await asyncio.to_thread(begun.wait, 30), "the only thread of the loop is free"
        made.stop()
        let_go = await asyncio.gather(*waiting)
        goes_on.set()
        assert await being_solved == FOUND
        return let_go

    assert asyncio.run(many()) == [Awaited(None)] * 100


def test_a_page_that_is_written_to_a_file_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = Event()
    monkeypatch.setattr(double_dummy_tables, "_table", lambda _deal: FOUND if goes_on.wait() else None)
    made = DoubleDummyTables(always_waits=True)
    Timer(0.05, goes_on.set).start()
    assert asyncio.run(made.soon(WHOLE, 0)) == Awaited(FOUND)
    made.stop()


def test_what_is_asked_for_ahead_is_solved_before_anybody_asks(tables: tuple[DoubleDummyTables, list[Deal]]) -> None:
    made, solved = tables
    made.ahead([WHOLE, PART, None])
    assert asyncio.run(made.of(WHOLE)) == FOUND
    assert solved == [DEAL]


def test_what_is_known_is_not_solved(tables: tuple[DoubleDummyTables, list[Deal]]) -> None:
    made, solved = tables
    made.learn({DEAL: FOUND})
    assert asyncio.run(made.of(WHOLE)) == FOUND
    assert solved == []


def test_after_a_stop_it_begins_again(tables: tuple[DoubleDummyTables, list[Deal]]) -> None:
    made, solved = tables
    made.stop()
    assert asyncio.run(made.of(WHOLE)) == FOUND
    assert solved == [DEAL]
