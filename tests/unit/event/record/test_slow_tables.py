"""Tables that took longer than their round had: what the clock of the record proposes under Law 90B2."""

from datetime import timedelta

import pytest
from tests.unit.event.record.conftest import Book

from duplicado.event.facts.clock import ClockHeld, ClockResumed, RoundsTimed
from duplicado.event.facts.progress import RoundCalled, RoundFinished
from duplicado.event.record.clock import SlowTable, clock_of, slow_tables


@pytest.fixture
def evening(book: Book) -> Book:
    """Rounds of fifteen minutes; the first was called at 100 minutes after noon."""
    book.found()
    book.enter(RoundsTimed(1, 15, 3), at=90)
    book.enter(RoundCalled(1, 1), at=100)
    return book


def slow(book: Book) -> list[tuple[int, int, timedelta]]:
    return [(each.table, each.round, each.over) for each in slow_tables(book.state, 1)]


@pytest.mark.clause("90B2")
def test_a_table_that_was_done_in_time_is_not_slow_and_one_that_was_not_is(evening: Book) -> None:
    evening.enter(RoundFinished(1, "A", 1, 1), at=115)
    evening.enter(RoundFinished(1, "A", 2, 1), at=119)
    assert slow(evening) == [(2, 1, timedelta(minutes=4))]
    (found,) = slow_tables(evening.state, 1)
    assert isinstance(found, SlowTable)
    assert found.allowed == timedelta(minutes=15)
    sat = {who for due in evening.state.session(1).plans["A"].due.values() if due.place.table == 2
           for who in due.contestants if due.place.round == 1}  # fmt: skip
    assert set(found.contestants) == sat


@pytest.mark.clause("90B2")
def test_while_the_clock_stands_still_no_time_goes_by(evening: Book) -> None:
    evening.enter(ClockHeld(1), at=105)
    evening.enter(ClockResumed(1), at=110)
    evening.enter(RoundFinished(1, "A", 1, 1), at=120)
    evening.enter(ClockHeld(1), at=122)
    evening.enter(RoundFinished(1, "A", 2, 1), at=130)
    evening.enter(ClockResumed(1), at=131)
    assert slow(evening) == [(2, 1, timedelta(minutes=2))]


@pytest.mark.clause("90B2")
def test_the_clock_of_a_later_round_does_not_count(evening: Book) -> None:
    evening.enter(RoundCalled(1, 2), at=116)
    evening.enter(RoundFinished(1, "A", 3, 1), at=118)
    evening.enter(ClockHeld(1), at=120)
    evening.enter(ClockResumed(1), at=150)
    evening.enter(RoundFinished(1, "A", 3, 2), at=160)
    assert slow(evening) == [(3, 1, timedelta(minutes=3))]


@pytest.mark.clause("90B2")
def test_a_table_that_was_given_more_time_has_it_and_no_other(evening: Book) -> None:
    evening.enter(RoundsTimed(1, 18, 3, round=1, table=2), at=110)
    evening.enter(RoundFinished(1, "A", 1, 1), at=119)
    evening.enter(RoundFinished(1, "A", 2, 1), at=117)
    assert slow(evening) == [(1, 1, timedelta(minutes=4))]
    clocks = [clock_of(evening.state, 1, "A", table) for table in (1, 2)]
    assert [each.ends - each.began for each in clocks if each and each.ends] == [
        timedelta(minutes=15),
        timedelta(minutes=18),
    ]
    evening.enter(RoundsTimed(1, 20, 3, round=1), at=120)  # by now the round has more than the table was given
    assert slow(evening) == []
    again = clock_of(evening.state, 1, "A", 2)
    assert again is not None
    assert again.ends == again.began + timedelta(minutes=20)


def test_without_a_time_laid_down_nobody_is_slow(book: Book) -> None:
    book.found()
    book.enter(RoundCalled(1, 1), at=100)
    book.enter(RoundFinished(1, "A", 1, 1), at=200)
    assert slow(book) == []
