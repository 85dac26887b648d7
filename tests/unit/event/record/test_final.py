"""The event of those whom a ranking qualifies: who takes part, and what they carry over."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from duplicado.event.conditions import Conditions, ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import CarriedOver, ContestantEntered, ContestantWithdrew, Player
from duplicado.event.facts.founding import EventFounded
from duplicado.event.record.following_events import CarriedBy, FinalTerms, final_of, pairings_of_final
from duplicado.event.record.rounds_played import RoundNotReady
from duplicado.movement.mitchell import mitchell
from duplicado.table.contest_kind import ContestKind

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

WANTED = FinalTerms("Final", 4)


def evening(book: Book, conditions: Conditions | None = None) -> None:
    """Play an evening of three tables in which the figures of all pairs differ."""
    book.found(conditions, mitchell(3))
    for place, due in book.state.session(1).plans["A"].due.items():
        book.result(place, 100 * (due.north_south.number**2 + 3 * due.east_west.number))
    book.enter(ContestantEntered(ContestantId(1), (Player("Ana"), Player("Rui"))))


def entered(facts: tuple[object, ...]) -> list[tuple[int, int | None]]:
    return [(each.contestant.number, each.seed) for each in facts if isinstance(each, ContestantEntered)]


def carried(facts: tuple[object, ...]) -> dict[int, Fraction]:
    return {each.contestant.number: each.amount for each in facts if isinstance(each, CarriedOver)}


def test_the_first_of_the_ranking_are_seeded_and_bring_half_of_what_they_had(book: Book) -> None:
    evening(book)
    ranks = book.live.rankings[0].ranks
    facts = final_of(book.live, replace(WANTED, carried=CarriedBy.PART))
    first = facts[0]
    assert isinstance(first, EventFounded)
    assert (first.title, first.conditions) == ("Final", book.state.conditions)
    assert entered(facts) == [(rank.contestant.number, seed) for seed, rank in enumerate(ranks[:4], 1)]
    for rank in ranks[:4]:
        percentage = rank.tally.percentage
        assert percentage is not None
        assert abs(carried(facts)[rank.contestant.number] - percentage / 2) <= Fraction(1, 200)
    assert all(each.percent for each in facts if isinstance(each, CarriedOver))
    others = final_of(book.live, replace(WANTED, first=5, last=6))
    assert {who for who, _ in entered(others)} == {1, 2, 3, 4, 5, 6} - {who for who, _ in entered(facts)}
    assert not carried(others)


def test_equal_steps_from_the_most_to_nothing(book: Book) -> None:
    evening(book)
    wanted = replace(WANTED, carried=CarriedBy.STEPS, amount=Fraction(6))
    facts = final_of(book.live, wanted)
    assert [carried(facts)[who] for who, _ in entered(facts)] == [6, 4, 2, 0]
    with pytest.raises(RoundNotReady, match="most-carried-wanted"):
        final_of(book.live, replace(wanted, amount=None))


def test_a_tie_is_not_cut_and_those_within_bring_the_same(book: Book) -> None:
    book.found(None, mitchell(3))
    for place in book.state.session(1).plans["A"].due:
        book.result(place, 420)
    with pytest.raises(RoundNotReady, match="level-at-the-cut 1 1, 2, 3, 4, 5, 6"):
        final_of(book.live, WANTED)
    with pytest.raises(RoundNotReady, match="level-at-the-cut"):
        final_of(book.live, replace(WANTED, first=3, last=6))
    facts = final_of(book.live, replace(WANTED, last=6, carried=CarriedBy.STEPS, amount=Fraction(10)))
    assert set(carried(facts).values()) == {Fraction(5)}


def test_each_line_sends_its_first_and_numbers_that_are_the_same_are_given_anew(book: Book) -> None:
    evening(book, Conditions(winners=2))
    facts = final_of(book.live, replace(WANTED, last=2))
    assert len(entered(facts)) == 4
    assert isinstance(facts[0], EventFounded)
    assert facts[0].conditions.winners == 1
    ranks = [rank for line in book.live.rankings for rank in line.ranks[:2]]
    assert {who for who, _ in entered(facts)} == {rank.contestant.number for rank in ranks}


def test_who_has_left_takes_no_part_and_keeps_nobody_out(book: Book) -> None:
    evening(book)
    second = book.live.rankings[0].ranks[1].contestant
    book.enter(ContestantWithdrew(second, 1, 3))
    assert second.number not in {who for who, _ in entered(final_of(book.live, WANTED))}
    assert len(entered(final_of(book.live, WANTED))) == 3


def test_what_cannot_be_is_said(book: Book) -> None:
    book.found(None, mitchell(3))
    with pytest.raises(RoundNotReady, match="nobody-qualified 1 4"):
        final_of(book.live, WANTED)
    book.entries.clear()
    evening(book)
    with pytest.raises(RoundNotReady, match="final-not-paired-so pairs"):
        final_of(book.live, replace(WANTED, pairing=RoundsPaired.KNOCK_OUT))
    book.entries.clear()
    teams = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.KNOCK_OUT)
    book.enter(EventFounded("Cup", teams))
    with pytest.raises(RoundNotReady, match="knock-out-ranks-nobody"):
        final_of(book.live, WANTED)


@pytest.mark.parametrize(
    ("before", "pairings"),
    [
        (Conditions(winners=2), {RoundsPaired.NONE, RoundsPaired.SWISS, RoundsPaired.DANISH}),
        (Conditions(kind=ContestKind.INDIVIDUAL), {RoundsPaired.NONE}),
        (Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS), set(RoundsPaired)),
    ],
    ids=lambda each: each.kind.value if isinstance(each, Conditions) else "",
)
def test_a_final_can_be_paired_as_its_contestants_can(before: Conditions, pairings: set[RoundsPaired]) -> None:
    assert set(pairings_of_final(before)) == pairings
