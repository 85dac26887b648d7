"""The clock of a session, announcements and the queue of calls: what the record says of them at any time."""

from datetime import datetime, timedelta

import pytest
from tests.unit.event.record.conftest import NOON, Book

from duplicado.event.facts.announcements import AnnouncementEnded, AnnouncementMade
from duplicado.event.facts.calls import CallSettled, CallTaken, DirectorCalled
from duplicado.event.facts.clock import ClockHeld, ClockResumed, RoundsTimed
from duplicado.event.facts.ending import EntryUndone, EventClosed
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.record.admission import admit
from duplicado.event.record.clock import RoundClock, clock_of
from duplicado.event.record.folding import fold
from duplicado.event.record.office_queries import calls_taken, open_calls
from duplicado.event.record.refusals import Refused
from duplicado.movement.mitchell import mitchell


def time(minutes: float) -> datetime:
    return NOON + timedelta(minutes=minutes)


def clock(book: Book, section: str = "A") -> RoundClock:
    found = clock_of(book.state, 1, section)
    assert found is not None
    return found


@pytest.fixture
def evening(book: Book) -> Book:
    """Rounds of fifteen minutes, three to warn; the first was called at 100 minutes after noon."""
    book.found()
    book.enter(RoundsTimed(1, 15, 3), at=90)
    book.enter(RoundCalled(1, 1), at=100)
    return book


def test_there_is_no_clock_before_the_first_round_and_after_the_last(book: Book) -> None:
    assert clock_of(book.state, 1, "A") is None
    book.found()
    book.enter(RoundsTimed(1, 15, 3), at=90)
    assert clock_of(book.state, 1, "A") is None
    book.enter(RoundCalled(1, 1), at=100)
    assert clock(book).section == "A"
    assert clock_of(book.state, 1, "B") is None
    closing = book.enter(EventClosed(), at=101)
    assert clock_of(book.state, 1, "A") is None
    book.enter(EntryUndone(closing, "too early"), SessionEnded(1), at=102)
    assert clock_of(book.state, 1, "A") is None


def test_a_round_has_its_minutes_from_its_signal(evening: Book) -> None:
    found = clock(evening)
    assert found == RoundClock(1, "A", 1, time(100), time(115), time(112), None)
    for minutes, left, warned, over in ((100, 15, False, False), (111, 4, False, False), (112, 3, True, False)):
        assert found.left(time(minutes)) == timedelta(minutes=left)
        assert (found.is_warning(time(minutes)), found.is_over(time(minutes))) == (warned, over)
    assert (found.is_warning(time(115)), found.is_over(time(115))) == (True, True)
    assert found.left(time(117)) == timedelta(minutes=-2)
    evening.enter(RoundCalled(1, 2), at=116)
    assert clock(evening) == RoundClock(1, "A", 2, time(116), time(131), time(128), None)
    # A round that the movement does not have is none.
    evening.enter(RoundCalled(1, 30), at=120)
    assert clock(evening).round == 2


def test_without_minutes_there_is_a_round_and_no_end(book: Book) -> None:
    book.found()
    book.enter(RoundCalled(1, 1), at=100)
    found = clock(book)
    assert found == RoundClock(1, "A", 1, time(100), None, None, None)
    assert found.left(time(500)) is None
    assert not found.is_over(time(500))
    assert not found.is_warning(time(500))


def test_without_a_warning_the_end_is_the_warning(book: Book) -> None:
    book.found()
    book.enter(RoundsTimed(1, 15), RoundCalled(1, 1), at=100)
    found = clock(book)
    assert found.warning is None
    assert (found.is_warning(time(114)), found.is_warning(time(115))) == (False, True)


def test_while_the_clock_is_held_no_time_passes(evening: Book) -> None:
    evening.enter(ClockHeld(1), at=105)
    found = clock(evening)
    assert (found.held, found.ends) == (time(105), time(115))
    assert found.left(time(104)) == timedelta(minutes=11)
    assert found.left(time(105)) == found.left(time(300)) == timedelta(minutes=10)
    assert not found.is_over(time(300))
    evening.enter(ClockHeld(1), at=107)  # it is held already
    assert clock(evening) == found
    evening.enter(ClockResumed(1), at=109)
    evening.enter(ClockResumed(1), at=110)  # it goes already
    assert clock(evening) == RoundClock(1, "A", 1, time(100), time(119), time(116), None)
    evening.enter(ClockHeld(1, "A"), at=112)
    assert (clock(evening).held, clock(evening).ends) == (time(112), time(119))
    # The next round begins with its signal, whatever became of the clock of this one.
    evening.enter(RoundCalled(1, 2), at=130)
    assert clock(evening) == RoundClock(1, "A", 2, time(130), time(145), time(142), None)


def test_sections_have_clocks_of_their_own(evening: Book) -> None:
    plan = evening.state.session(1).plans["A"].current
    evening.enter(type(plan)(1, "B", mitchell(5), tuple(plan.contestants) + plan.contestants[:2], 2), at=100)
    evening.enter(RoundsTimed(1, 20, 5, "B"), ClockHeld(1, "B"), at=101)
    assert clock(evening, "B") == RoundClock(1, "B", 1, time(100), time(120), time(115), time(101))
    assert clock(evening).ends == time(115)
    assert clock(evening).held is None
    evening.enter(RoundCalled(1, 2, "B"), at=121)
    assert [clock(evening, section).round for section in "AB"] == [1, 2]
    evening.enter(RoundCalled(1, 2, "A"), at=122)
    assert [clock(evening, section).began for section in "AB"] == [time(122), time(121)]


def test_the_last_that_was_said_of_a_round_holds_for_it(evening: Book) -> None:
    evening.enter(RoundsTimed(1, 25, 3, None, 2), at=101)
    evening.enter(RoundsTimed(1, 17, 3), at=102)
    assert clock(evening).ends == time(117)
    evening.enter(RoundCalled(1, 2), at=120)
    # What was said of one round holds for it, whatever is said of all afterwards.
    assert clock(evening).ends == time(145)
    longer = evening.enter(RoundsTimed(1, 27, 3, None, 2), at=121)
    assert clock(evening).ends == time(147)
    evening.enter(EntryUndone(longer, "slip"), at=122)
    assert clock(evening).ends == time(145)


def test_the_clock_is_the_same_in_whatever_order_entries_arrive(evening: Book) -> None:
    evening.enter(ClockHeld(1), at=105)
    evening.enter(ClockResumed(1), at=107)
    evening.enter(RoundsTimed(1, 16, 2), at=108)
    evening.enter(ClockHeld(1, "A"), at=109)
    back = fold([*evening.entries[:2], *reversed(evening.entries[2:])])
    assert clock_of(back, 1, "A") == clock(evening)
    assert clock(evening).ends == time(118)


# ---- what is refused


def refused(book: Book, fact: AnyFact) -> str | None:
    found = admit(book.state, Entry("x", time(500), "x", fact), frozenset(each.id for each in book.entries))
    return None if found is None else found.code


@pytest.mark.parametrize(
    ("fact", "code"),
    [
        (RoundsTimed(1, 1), None),
        (RoundsTimed(1, 15, 14, "A", 1), None),
        (RoundsTimed(1, 0), "round-minutes"),
        (RoundsTimed(1, 15, 15), "round-minutes"),
        (RoundsTimed(1, 15, -1), "round-minutes"),
        (RoundsTimed(1, 15, 1, None, 0), "rounds-wanted"),
        (ClockHeld(1), None),
        (ClockResumed(1), None),
        (AnnouncementMade("Coffee", 1), None),
        (AnnouncementMade("Coffee", 2), None),
        (AnnouncementMade("Coffee", 1, (("A", 4),)), None),
        (AnnouncementMade(" ", 1), "announcement-empty"),
        (AnnouncementMade("Coffee", 1, (("A", 4), ("A", 5))), "no-such-table"),
        (AnnouncementMade("Coffee", 2, (("A", 1),)), "no-such-table"),
        (AnnouncementEnded("e1"), "no-announcement"),
        (CallTaken("nothing", "the Director"), "unknown-entry"),
        (CallTaken("e1", "the Director"), "no-call"),
        (CallSettled("e1"), "no-call"),
    ],
    ids=repr,
)
def test_what_is_refused(evening: Book, fact: AnyFact, code: str | None) -> None:
    assert refused(evening, fact) == code


def test_the_table_that_there_is_not_is_named(evening: Book) -> None:
    fact = AnnouncementMade("Coffee", 1, (("A", 9),))
    assert admit(evening.state, Entry("x", time(0), "x", fact)) == Refused("no-such-table", ("A9",))


def test_an_announcement_is_made_and_ended(evening: Book) -> None:
    made = evening.enter(AnnouncementMade("Coffee", 1))
    assert refused(evening, AnnouncementEnded(made)) is None
    assert list(evening.state.announcements) == [made]
    evening.enter(AnnouncementEnded(made))
    assert evening.state.announcements_ended == {made}
    assert 2 not in evening.state.sessions


def test_a_call_is_taken_and_settled(evening: Book) -> None:
    first = evening.enter(DirectorCalled(Where(1, "A", 1, 2), "a revoke"))
    second = evening.enter(DirectorCalled(Where(1, "A", 1, 3), "the score"))
    assert refused(evening, CallTaken(first, " ")) == "words-wanted"
    evening.enter(CallTaken(first, "the Director"))
    evening.enter(CallTaken(first, "the assistant"))
    taken = {call: each.fact.who for call, each in calls_taken(evening.state).items()}
    assert taken == {first: "the assistant"}
    assert [each.id for each in open_calls(evening.state)] == [first, second]
    settled = evening.enter(CallSettled(second, "explained"))
    assert [each.id for each in open_calls(evening.state)] == [first]
    for fact in (CallTaken(second, "the Director"), CallSettled(second)):
        assert refused(evening, fact) == "call-answered"
    evening.enter(RulingGiven(Where(1, "A", 1, 2), ("64A1",), "One trick.", call=first))
    assert refused(evening, CallSettled(first)) == "call-answered"
    evening.enter(EntryUndone(settled, "not that one"))
    assert [each.id for each in open_calls(evening.state)] == [second]
