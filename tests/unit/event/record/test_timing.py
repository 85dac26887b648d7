"""Limits of time by the record: periods, rounds, and what is refused late."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.boards import BoardCancelled, BoardPostponed, FormRecorded
from duplicado.event.facts.contestants import ContestantWithdrew
from duplicado.event.facts.ending import EntryUndone, ResultsPublished
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.progress import RoundCalled, RoundFinished
from duplicado.event.record.admission import admit
from duplicado.event.record.refusals import Refused
from duplicado.event.record.request_timing import times_at, times_of_session, timing_at, timing_of
from duplicado.law.book.law_79_time import Requested, Times, TimeStanding
from duplicado.law.edition import Edition

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

ONE = ContestantId(1)


def published(book: Book, **conditions: Any) -> str:  # noqa: ANN401 - the fields of the conditions
    """An event with a result, whose score is available 100 minutes after noon."""
    book.found(Conditions(**conditions))
    said = book.result(book.due(), 420)
    book.enter(ResultsPublished(1), at=100)
    return said


def asked(book: Book, fact: AnyFact, at: float) -> Refused | None:
    known = frozenset(entry.id for entry in book.entries)
    return admit(book.state, Entry("asked", book.at(at), "the Director", fact), known)


@pytest.mark.clause("79C1", "92B", "81C3")
def test_the_periods_of_a_session(book: Book) -> None:
    published(book, correction_minutes=20, options={"appeal.minutes": "45"})
    state = book.state
    assert times_of_session(state, 1) == Times(book.at(120), book.at(145))
    assert times_of_session(state, 2) == Times()
    assert timing_of(state, Requested.SCORE_CORRECTION, book.at(121), 1).standing is TimeStanding.NEEDS_APPROVAL
    assert timing_of(state, Requested.SCORE_CORRECTION, book.at(121), 1, approved=True).is_in_time
    assert timing_of(state, Requested.APPEAL, book.at(145), 1).is_in_time
    assert timing_of(state, Requested.DIRECTORS_NOTICE, book.at(145), 1).is_in_time
    assert timing_of(state, Requested.DIRECTORS_NOTICE, book.at(146), 1).standing is TimeStanding.TOO_LATE
    assert timing_of(state, Requested.APPEAL, book.at(10_000), 2).is_in_time


@pytest.mark.clause("81C3")
def test_in_2007_the_directors_notice_ends_with_the_correction_period(book: Book) -> None:
    published(book, edition=Edition.LAWS_2007, options={"appeal.minutes": "45"})
    assert timing_of(book.state, Requested.DIRECTORS_NOTICE, book.at(131), 1).standing is TimeStanding.TOO_LATE


@pytest.mark.clause("64B5", "69A", "79B3", "8B1")
def test_the_end_of_the_round_comes_from_the_record(book: Book) -> None:
    book.found()
    place = book.due()
    assert times_at(book.state, place) == Times()
    assert timing_at(book.state, Requested.REVOKE, book.at(30), place).clause == "64A"
    book.enter(RoundFinished(1, place.section, place.table, place.round), RoundCalled(1, place.round + 1))
    assert times_at(book.state, place).round_over
    found = {what: timing_at(book.state, what, book.at(30), place).clause for what in Requested}
    assert found[Requested.REVOKE] == "64B5"
    assert found[Requested.OBJECTION_TO_CLAIM] == "69B"
    assert found[Requested.TRICKS_DISPUTED] == "79B3"
    called = timing_at(book.state, Requested.REVOKE, book.at(30), place, called_on_next_board=True)
    assert (called.clause, called.still) == ("64B4", "64C1")


@pytest.mark.clause("8B2", "82B2")
def test_for_a_postponed_board_the_round_goes_on(book: Book) -> None:
    book.found()
    place = book.due()
    book.enter(BoardPostponed(place))
    book.enter(RoundFinished(1, place.section, place.table, place.round), RoundCalled(1, place.round + 1))
    assert timing_at(book.state, Requested.REVOKE, book.at(30), place).clause == "64A"


CHANGES: list[Callable[[Book], FormRecorded | BoardCancelled | ContestantWithdrew]] = [
    lambda book: FormRecorded(book.due(), "fouled"),
    lambda book: BoardCancelled(book.due(1)),
    lambda _: ContestantWithdrew(ONE, 1, 1),
]


@pytest.mark.clause("81C3", "79C2")
@pytest.mark.parametrize("of", CHANGES, ids=["form", "cancellation", "withdrawal"])
def test_what_changes_scores_is_late_as_a_result_is(
    book: Book, of: Callable[[Book], FormRecorded | BoardCancelled | ContestantWithdrew]
) -> None:
    published(book, options={"appeal.minutes": "45"})
    fact = of(book)
    assert asked(book, fact, at=145) is None
    late = asked(book, fact, at=146)
    assert late == Refused("too-late-to-change", (book.at(145).isoformat(timespec="minutes"),), "79C2")
    assert asked(book, replace(fact, approved_by="the Organizer"), at=146) is None


@pytest.mark.clause("81C3", "79C2")
@pytest.mark.parametrize("of", CHANGES, ids=["form", "cancellation", "withdrawal"])
def test_nobody_can_approve_where_the_regulations_allow_no_late_correction(
    book: Book, of: Callable[[Book], FormRecorded | BoardCancelled | ContestantWithdrew]
) -> None:
    published(book, options={"correction.late_with_to_approval": "no"})
    late = asked(book, replace(of(book), approved_by="the Organizer"), at=131)
    assert late is not None
    assert (late.code, late.clause) == ("changes-over", "81C3")


@pytest.mark.clause("79C2")
def test_in_2007_a_result_is_corrected_late_only_where_a_regulation_provides_for_it(book: Book) -> None:
    published(book, edition=Edition.LAWS_2007)
    late = asked(book, replace(FormRecorded(book.due(), "fouled"), approved_by="the Organizer"), at=131)
    assert late is not None
    assert late.code == "changes-over"


@pytest.mark.clause("81C3")
def test_a_form_is_not_undone_late_either(book: Book) -> None:
    published(book)
    form = book.enter(FormRecorded(book.due(), "fouled"), at=101)
    assert asked(book, EntryUndone(form, "an error"), at=130) is None
    late = asked(book, EntryUndone(form, "an error"), at=131)
    assert late is not None
    assert late.code == "too-late-to-change"
