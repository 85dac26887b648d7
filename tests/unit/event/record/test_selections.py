"""The rankings by category and stratum and with handicaps that are published beside that of all."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from duplicado.event.conditions import Conditions, ConditionsError
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered
from duplicado.event.facts.discipline import ContestantDisqualified
from duplicado.event.record.board_views import RankingView, SelectionKind, published_rankings, selections_of
from duplicado.event.record.published_outcome import EventOutcome, outcome_of
from duplicado.formats.conditions import read_conditions
from duplicado.publish.pages.event_pages import selection_addresses

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

STRATA = {1: "A", 2: "A", 3: "B", 4: "B", 5: "B", 6: "C", 7: "C", 8: "A"}


def played(book: Book, conditions: Conditions | None = None, strata: dict[int, str] | None = None) -> EventOutcome:
    book.found(conditions)
    for number in range(1, 9):
        book.enter(
            ContestantEntered(
                ContestantId(number),
                categories=("seniors",) if number % 3 == 0 else ("mixed", "seniors") if number == 4 else (),
                stratum=(STRATA if strata is None else strata).get(number, ""),
                handicap=Fraction(5) if number > 6 else Fraction(0),
            )
        )
    rng = random.Random(4)
    for place in book.state.session(1).plans["A"].due:
        book.result(place, 10 * rng.randrange(-60, 60))
    return outcome_of(book.live)


def found(outcome: EventOutcome) -> dict[tuple[SelectionKind, str], list[int]]:
    return {
        (each.selection.kind, each.selection.name): [
            standing.contestant.number for ranking in each.rankings for standing in ranking.standings
        ]
        for each in outcome.selections
    }


def test_every_category_and_stratum_that_somebody_was_entered_in_has_a_ranking(book: Book) -> None:
    outcome = played(book)
    overall = [each.contestant.number for each in outcome.standings.rankings[0].standings]
    by = found(outcome)
    assert [key for key in by if key[0] is not SelectionKind.HANDICAP] == [
        (SelectionKind.CATEGORY, "mixed"),
        (SelectionKind.CATEGORY, "seniors"),
        (SelectionKind.STRATUM, "B"),
        (SelectionKind.STRATUM, "C"),
    ]
    # In each the order is that of all; who belongs to a lower stratum is ranked in the higher one, too.
    for key, members in (
        ((SelectionKind.CATEGORY, "seniors"), {3, 4, 6}),
        ((SelectionKind.STRATUM, "B"), {3, 4, 5, 6, 7}),
        ((SelectionKind.STRATUM, "C"), {6, 7}),
    ):
        assert by[key] == [number for number in overall if number in members]
    assert [each.selection.is_with_lower for each in outcome.selections][2:4] == [True, False]
    assert outcome.categories[ContestantId(4)] == ("mixed", "seniors")
    assert outcome.strata[ContestantId(6)] == "C"


def test_the_highest_stratum_has_one_of_its_own_where_not_everybody_has_a_stratum(book: Book) -> None:
    by = found(played(book, strata={1: "10", 2: "2", 3: "2"}))
    assert [name for kind, name in by if kind is SelectionKind.STRATUM] == ["2", "10"]
    assert set(by[SelectionKind.STRATUM, "2"]) == {1, 2, 3}


@pytest.mark.parametrize("part", [None, Fraction(1, 2)])
def test_with_handicaps_the_net_result_decides(book: Book, part: Fraction | None) -> None:
    outcome = played(book, Conditions(handicap_part=part))
    (selection,) = (each for each in outcome.selections if each.selection.kind is SelectionKind.HANDICAP)
    standings = selection.rankings[0].standings
    for each in standings:
        assert each.percentage is not None
        assert each.allowance == (5 if each.contestant.number > 6 else 0) * (part or 1)
        assert each.net == each.percentage + each.allowance
    nets = [each.net or Fraction(0) for each in standings]
    assert nets == sorted(nets, reverse=True)
    shown = published_rankings(book.live, RankingView(handicap=part or Fraction(1)))[0]
    assert [rank.place.contestant for rank in shown.ranks] == [each.contestant for each in standings]
    assert all(each.net is None for each in outcome.standings.rankings[0].standings)


def test_nothing_is_made_up_where_nobody_has_a_category_or_is_ranked(book: Book) -> None:
    book.found()
    assert selections_of(book.state) == ()
    book.enter(ContestantEntered(ContestantId(1), categories=("seniors",)))
    assert len(selections_of(book.state)) == 1
    assert outcome_of(book.live).selections == ()
    for place in book.state.session(1).plans["A"].due:
        book.result(place, 420)
    assert len(outcome_of(book.live).selections) == 1
    book.enter(ContestantDisqualified(ContestantId(1), "cause", "the Organizer", 1, 7))
    assert outcome_of(book.live).selections == ()


def test_each_has_an_address_of_its_own_on_every_disk(book: Book) -> None:
    book.found()
    names = ("Sénior", "senior", "Senior", "../up", "x" * 200, "a b")
    book.enter(ContestantEntered(ContestantId(1), categories=names))
    for place in book.state.session(1).plans["A"].due:
        book.result(place, 420)
    outcome = outcome_of(book.live)
    addresses = list(selection_addresses(outcome.selections))
    assert len({each.casefold() for each in addresses}) == len(names)
    assert all(each.replace("-", "").isalnum() and each.isascii() and len(each) <= 60 for each in addresses)


def test_the_part_of_the_handicap_is_a_condition_of_contest() -> None:
    read = read_conditions("handicap_part = 0.5")
    assert read.value is not None
    assert read.value.handicap_part == Fraction(1, 2)
    for wrong in ("0", "1.5", "-1", '"half"'):
        assert read_conditions(f"handicap_part = {wrong}").value is None
    with pytest.raises(ConditionsError, match="handicap_part"):
        Conditions(handicap_part=Fraction(2))
