"""The statement that counts of several about one board at one table."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from duplicado.event.contest import ContestantId
from duplicado.event.facts.boards import FormRecorded
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.results import NotPlayed, Played, ScoreWritten, TravellerLine
from duplicado.event.facts.stated_results import ResultAgreed, ResultEntered
from duplicado.event.record.state import Cell
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.seats import Side

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

NS, EW = Side.NS, Side.EW


@pytest.fixture(autouse=True)
def founded(book: Book) -> None:
    book.found()


def cell(book: Book) -> Cell:
    return book.state.cell(book.due())


def counts(book: Book) -> str | None:
    result = cell(book).result
    return result.id if result else None


def test_an_empty_cell_has_no_result(book: Book) -> None:
    assert (counts(book), cell(book).standing, cell(book).is_agreed, cell(book).form) == (None, (), False, "")


def test_one_statement_counts_agreed_or_not(book: Book) -> None:
    said = book.result(book.due(), 420, NS)
    assert counts(book) == said
    assert not cell(book).is_agreed


def test_two_who_say_the_same_do_not_contradict_one_another(book: Book) -> None:
    first = book.result(book.due(), "4S N 10", NS)
    book.result(book.due(), "4S N 10", EW)
    assert counts(book) == first
    assert len(cell(book).standing) == 1
    assert cell(book).is_agreed


def test_of_two_that_contradict_one_another_none_counts(book: Book) -> None:
    ids = [book.result(book.due(), 420, NS), book.result(book.due(), 450, EW)]
    assert counts(book) is None
    assert [each.id for each in cell(book).standing] == ids
    assert not cell(book).is_agreed
    assert ContestantId(1) not in {rank.contestant for each in book.live.rankings for rank in each.ranks}


def test_the_same_score_by_another_contract_is_another_result(book: Book) -> None:
    book.result(book.due(), "4S N 10", NS)
    book.result(book.due(), "4H N 10", EW)
    assert counts(book) is None


def test_who_sat_there_belongs_to_what_is_said(book: Book) -> None:
    book.result(book.due(), 420)
    book.enter(ResultEntered(book.due(), ScoreWritten(420), north_south=ContestantId(7)))
    assert counts(book) is None


def test_a_correction_replaces_what_it_names(book: Book) -> None:
    one, other = book.result(book.due(), 420, NS), book.result(book.due(), 450, EW)
    right = book.correct(book.due(), 450, one, other)
    assert counts(book) == right
    assert [each.id for each in cell(book).standing] == [right]
    again = book.correct(book.due(), 480, right)
    assert counts(book) == again
    assert cell(book).stated[again].reason == "misread"


def test_a_correction_of_one_leaves_what_the_other_said(book: Book) -> None:
    one = book.result(book.due(), 420, NS)
    other = book.result(book.due(), 450, EW)
    book.correct(book.due(), 450, one)
    # Now both say the same, and the one who said it first said it.
    assert counts(book) == other
    book.correct(book.due(), 480, other)
    assert counts(book) is None


def test_two_corrections_that_do_not_know_of_one_another_contradict_one_another(book: Book) -> None:
    one = book.result(book.due(), 420)
    book.correct(book.due(), 450, one)
    book.correct(book.due(), 480, one)
    assert counts(book) is None
    assert len(cell(book).standing) == 2


def test_a_correction_that_says_the_same_again_changes_nothing_of_the_score(book: Book) -> None:
    one = book.result(book.due(), 420)
    right = book.correct(book.due(), 420, one)
    assert counts(book) == right


def test_a_correction_may_arrive_before_what_it_corrects(book: Book) -> None:
    one = book.result(book.due(), 420)
    book.correct(book.due(), 450, one)
    *_, stated, correction = book.entries
    book.entries[-2:] = [correction, stated]
    assert counts(book) == correction.id


@pytest.mark.parametrize("order", list(permutations(range(5))), ids=str)
def test_the_order_of_arrival_does_not_matter(book: Book, order: tuple[int, ...]) -> None:
    place = book.due()
    one, other = book.result(place, 420, NS), book.result(place, 450, EW)
    right = book.correct(place, 450, one, other)
    book.enter(ResultAgreed(place, right, NS))
    book.enter(ResultAgreed(place, right, EW))
    straight = cell(book)
    said = book.entries[-5:]
    book.entries[-5:] = [said[i] for i in order]
    assert cell(book) == straight
    assert counts(book) == right
    assert cell(book).is_agreed


@pytest.mark.clause("79A1")
def test_79a1_both_sides_agree(book: Book) -> None:
    place = book.due()
    one = book.result(place, "4S N 10", NS)
    book.enter(ResultAgreed(place, one, NS))
    assert not cell(book).is_agreed
    book.enter(ResultAgreed(place, one, EW))
    assert cell(book).is_agreed
    # Agreement to what was replaced is none to what replaced it, which is the Director's.
    two = book.correct(place, "4S N 11", one)
    assert counts(book) == two
    assert cell(book).is_agreed


def test_what_the_director_writes_down_needs_nobodys_agreement(book: Book) -> None:
    book.result(book.due(), 420)
    assert cell(book).is_agreed


def test_agreement_to_one_of_two_statements_that_say_the_same_is_agreement_to_both(book: Book) -> None:
    place = book.due()
    book.result(place, 420, NS)
    again = book.result(place, 420, NS)
    book.enter(ResultAgreed(place, again, EW))
    assert cell(book).is_agreed


def test_agreement_to_a_result_that_nobody_stated_is_none(book: Book) -> None:
    place = book.due()
    book.result(place, 420, NS)
    book.enter(ResultAgreed(place, "nothing", EW))
    assert not cell(book).is_agreed


def test_the_last_form_counts_by_when_it_was_recorded(book: Book) -> None:
    place = book.due()
    book.enter(FormRecorded(place, "turned"), at=50)
    book.enter(FormRecorded(place, "other"), at=40)
    assert cell(book).form == "turned"
    book.enter(FormRecorded(place, ""), at=60)
    assert cell(book).form == ""


def test_of_two_forms_at_the_same_moment_the_later_id_counts(book: Book) -> None:
    place = book.due()
    first, second = (
        Entry("a", book.at(9), "x", FormRecorded(place, "1")),
        Entry("b", book.at(9), "x", FormRecorded(place, "2")),
    )
    for order in ((first, second), (second, first)):
        book.entries = [*book.entries[:2], *order]
        assert cell(book).form == "2"


def test_an_undone_statement_was_never_made(book: Book) -> None:
    place = book.due()
    one, wrong = book.result(place, 420, NS), book.result(place, 450, EW)
    undone = book.enter(EntryUndone(wrong, "of another table"))
    assert counts(book) == one
    # An undoing can be undone, and that again.
    back = book.enter(EntryUndone(undone, "it was right"))
    assert counts(book) is None
    book.enter(EntryUndone(back, "it was not"))
    assert counts(book) == one
    assert book.live.state == book.state


def test_an_undone_correction_leaves_what_it_replaced(book: Book) -> None:
    one = book.result(book.due(), 420)
    right = book.correct(book.due(), 450, one)
    book.enter(EntryUndone(right, "no"))
    assert counts(book) == one


FOUR_SPADES = Played(Contract.parse("4S N"), 11)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.parametrize(
    ("less", "fuller"),
    [
        (ScoreWritten(450), FOUR_SPADES),
        (ScoreWritten(-50), replace(FOUR_SPADES, tricks=9)),
        (FOUR_SPADES, replace(FOUR_SPADES, lead=Card.parse("HK"))),
        (ScoreWritten(450), replace(FOUR_SPADES, lead=Card.parse("HK"))),
        (replace(FOUR_SPADES, tricks=None), FOUR_SPADES),
        (ScoreWritten(0), Played(PASSED_OUT)),
        (NotPlayed(), NotPlayed("no time")),
    ],
)
def test_what_follows_from_a_fuller_statement_does_not_contradict_it(
    book: Book, less: TravellerLine, fuller: TravellerLine, order: tuple[int, int]
) -> None:
    says = {number: book.result(book.due(), (less, fuller)[number], (NS, EW)[number]) for number in order}
    assert counts(book) == says[1]
    assert [each.id for each in cell(book).standing] == [says[1]]
    # Each side has said it, and so agreed to it; not to tricks that it has not said.
    assert cell(book).is_agreed is not (isinstance(less, Played) and less.tricks is None and fuller is FOUR_SPADES)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (ScoreWritten(420), FOUR_SPADES),
        (ScoreWritten(-450), FOUR_SPADES),
        (ScoreWritten(100), Played(PASSED_OUT)),
        (NotPlayed(), ScoreWritten(0)),
        (replace(FOUR_SPADES, lead=Card.parse("HK")), replace(FOUR_SPADES, lead=Card.parse("HQ"))),
    ],
)
def test_what_does_not_follow_contradicts(book: Book, one: TravellerLine, other: TravellerLine) -> None:
    book.result(book.due(), one, NS)
    book.result(book.due(), other, EW)
    assert counts(book) is None
    assert len(cell(book).standing) == 2


def test_a_score_that_follows_from_both_of_two_contracts_settles_nothing(book: Book) -> None:
    ids = [book.result(book.due(), text) for text in (450, "4S N 11", "5H N 11")]
    assert counts(book) is None
    assert [each.id for each in cell(book).standing] == ids[1:]
