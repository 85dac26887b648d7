"""An event kept in a file: what is asked for is checked, recorded, and only then said to be done."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.ending import EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultCorrected, ResultEntered
from duplicado.formats.event_record.document import entry_text
from duplicado.movement.mitchell import mitchell
from duplicado.service.event_file import EventFile, RefusedError, UnreadableRecord
from duplicado.store.port import IdTaken, NewEntry, StoreUnavailable
from duplicado.store.sqlite import SqliteStore

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
FIVE = tuple(ContestantId(number) for number in range(1, 11))


class Clock:
    """Tells the time that a test sets."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.event"


def founded(path: Path, clock: Clock | None = None) -> EventFile:
    event = EventFile.create(path, clock=clock or Clock())
    event.enter(EventFounded("Club", Conditions()), SectionPlanned(1, "", mitchell(5), FIVE, 2), by="the Director")
    return event


def stated(board: int, points: int) -> ResultEntered:
    return ResultEntered(Place(1, "", 1, 1, board), ScoreWritten(points))


def test_what_was_entered_is_there_when_the_file_is_opened_again(path: Path) -> None:
    with founded(path) as event:
        event.enter(stated(1, 420), by="North 1")
        before = event.live.entries
    with EventFile.open(path) as event:
        assert event.live.entries == before
        assert event.live.state.cell(Place(1, "", 1, 1, 1)).result is not None
        assert event.verify() == len(before) == event.last


def test_of_several_facts_all_are_taken_down_or_none(path: Path) -> None:
    with founded(path) as event:
        before = event.last
        with pytest.raises(RefusedError) as raised:
            event.enter(stated(1, 420), EventFounded("Another", Conditions()), by="x")
        assert raised.value.refused.code == "founded-already"
        assert event.last == before
        assert event.live.state.cell(Place(1, "", 1, 1, 1)).result is None


def test_each_of_several_facts_is_seen_after_those_before_it(path: Path) -> None:
    with founded(path) as event, pytest.raises(RefusedError) as raised:
        event.enter(EventClosed(), stated(1, 420), by="x")
    assert raised.value.refused.code == "event-closed"


def test_a_fact_that_is_sent_twice_is_one(path: Path) -> None:
    with founded(path) as event:
        event.enter(stated(1, 420), by="North 1", id="phone-7")
        last = event.last
        event.enter(stated(1, 420), by="North 1", id="phone-7")
        assert event.last == last
        with pytest.raises(IdTaken):
            event.enter(stated(1, 450), by="North 1", id="phone-7")


def test_two_who_have_the_file_open_see_one_another(path: Path) -> None:
    with founded(path) as one, EventFile.open(path, clock=Clock()) as other:
        one.enter(stated(1, 420), by="North 1")
        other.enter(stated(2, -50), by="South 1")
        one.refresh()
        assert one.live.entries == other.live.entries
        assert len(one.live.entries) == 4


def test_what_another_has_done_in_the_meantime_decides(path: Path) -> None:
    with founded(path) as one, EventFile.open(path, clock=Clock()) as other:
        one.enter(EventClosed(), by="the Director")
        with pytest.raises(RefusedError) as raised:
            other.enter(stated(1, 420), by="North 1")
        assert raised.value.refused.code == "event-closed"


def test_the_correction_period_goes_by_the_clock_of_whoever_keeps_the_record(path: Path) -> None:
    clock = Clock()
    with founded(path, clock) as event:
        (entry,) = event.enter(stated(1, 420), by="North 1")
        event.enter(ResultsPublished(), by="the Director")
        correction = ResultCorrected(stated(1, 450), (entry.id,), "overtrick")
        clock.now = NOON + timedelta(minutes=31)
        with pytest.raises(RefusedError) as raised:
            event.enter(correction, by="the Director")
        assert (raised.value.refused.code, raised.value.refused.clause) == ("too-late-to-correct", "79C2")
        clock.now = NOON + timedelta(minutes=30)
        event.enter(correction, by="the Director")


def test_a_record_that_is_not_understood_is_not_added_to(path: Path) -> None:
    with SqliteStore.create(path) as store:
        good = entry_text(Entry("a", NOON, "x", EventFounded("Club", Conditions())))
        store.append([NewEntry("a", good), NewEntry("b", '{"v": 99}')])
    with pytest.raises(UnreadableRecord, match="entry 2") as raised:
        EventFile.open(path)
    assert raised.value.found[0].code == "record-version"


def test_there_must_be_a_file_to_open_and_none_to_create(path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="duplicado event new"):
        EventFile.open(path)
    founded(path).close()
    with pytest.raises(StoreUnavailable, match="there already"):
        EventFile.create(path)


def test_after_the_correction_period_a_missing_result_and_an_undoing_want_approval(path: Path) -> None:
    clock = Clock()
    with founded(path, clock) as event:
        (entry,) = event.enter(stated(1, 420), by="North 1")
        event.enter(ResultsPublished(), by="the Director")
        clock.now = NOON + timedelta(minutes=31)
        for fact in (stated(2, 420), ResultCorrected(stated(2, 420), (), "was missing"), EntryUndone(entry.id, "slip")):
            with pytest.raises(RefusedError) as raised:
                event.enter(fact, by="the Director")
            assert raised.value.refused.clause == "79C2"
        event.enter(ResultCorrected(stated(2, 420), (), "was missing", "the Organizer"), by="the Director")
        assert event.live.state.cell(Place(1, "", 1, 1, 2)).result is not None
