"""A movement that is planned anew while it is played: what was played stays, and the standings are of the whole."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from duplicado.event.conditions import ComparedAcross, Conditions, ContestForm, MatchBy, RoundsPaired
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import ContestantWithdrew
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.record.admission import admit
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.refusals import Refused
from duplicado.event.record.replanned_section import NotReplanned, Replanned, movement_in_play, number_of, replanned
from duplicado.event.record.wanted_results import waiting
from duplicado.movement.check import faults
from duplicado.movement.half_table import without_last_pair
from duplicado.movement.howell import howell
from duplicado.movement.individuals import whist
from duplicado.movement.mitchell import mitchell, skip_mitchell
from duplicado.movement.model import Movement
from duplicado.movement.replanning.options import Replan
from duplicado.movement.replanning.ways import (
    Change,
    MinutesLost,
    NumberOfRounds,
    PairsArrive,
    PairsLeave,
    TableCloses,
    TableOpens,
)
from duplicado.movement.teams import round_robin
from duplicado.table.contest_kind import ContestKind

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

TEAMS = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES, match_by=MatchBy.ROUND)
MOVEMENTS = [howell(8), without_last_pair(howell(8)), without_last_pair(mitchell(5)), skip_mitchell(6)]


def figures(live: LiveStandings) -> list[list[tuple[object, ...]]]:
    return [
        [(each.place_text, each.contestant, *each.tally.figures) for each in ranking.ranks] for ranking in live.rankings
    ]


def play(book: Book, until: int, rng: random.Random) -> None:
    """Give every place of the rounds up to one a result that has none."""
    state = book.state
    for place, due in state.session(1).plans["A"].due.items():
        if place.round <= until and not state.cell(place).stated and not due.is_over(state.withdrawn):
            book.result(place, 10 * rng.randrange(-60, 60))


def enter(book: Book, way: Replanned) -> None:
    facts: list[AnyFact] = [*way.withdrawn, way.planned]
    for fact in facts:
        book.enter(fact)
        assert admit(LiveStandings(book.entries[:-1]).state, book.entries[-1]) is None


def after(book: Book, from_round: int, change: Change, *newcomers: int) -> tuple[Replanned, ...]:
    return replanned(book.state, 1, "A", from_round, change, [ContestantId(number) for number in newcomers])


@pytest.mark.parametrize("movement", MOVEMENTS, ids=lambda each: f"{each.name.value}-{each.contestants}")
@pytest.mark.parametrize(
    ("change", "newcomers"),
    [
        (PairsArrive(), [51]),
        (PairsArrive(2), [51, 52]),
        (PairsLeave((2,)), []),
        (TableCloses(2), []),
        (NumberOfRounds(4), []),
        (NumberOfRounds(12), []),
        (MinutesLost(30, 2), []),
    ],
    ids=str,
)
def test_every_way_leaves_what_was_played_and_plays_on(
    book: Book, movement: Movement, change: Change, newcomers: list[int]
) -> None:
    book.found(Conditions(winners=movement.winners), movement)
    play(book, 2, random.Random(1))
    before = book.state.session(1).plans["A"]
    entries = list(book.entries)
    for way in after(book, 3, change, *newcomers):
        book.entries[:] = entries
        enter(book, way)
        plan = book.state.session(1).plans["A"]
        assert {p: d for p, d in plan.due.items() if p.round < 3} == {
            p: d for p, d in before.due.items() if p.round < 3
        }
        times = Counter((who, due.place.board) for due in plan.due.values() for who in due.contestants)
        assert isinstance(way.option, Replan)
        if way.option.costs.quality is not None:
            assert max(times.values()) == 1
        assert faults(way.option.movement) == ()
        play(book, 99, random.Random(2))
        assert not [each for each in waiting(book.state) if each.what.value != "agreement"]
        live = LiveStandings()
        for entry in book.entries:
            live.add(entry)
        assert figures(live) == figures(book.live)
        for who in newcomers:
            assert all(place.round > 2 for place, due in plan.due.items() if ContestantId(who) in due.contestants)


def test_who_leaves_is_out_and_his_numbers_are_those_of_the_event(book: Book) -> None:
    book.found()
    fact = book.entries[1].fact
    assert isinstance(fact, SectionPlanned)
    others = tuple(ContestantId(number + 20) for number in range(8))
    book.entries[1] = replace(book.entries[1], fact=replace(fact, contestants=others))
    assert number_of(replace(fact, contestants=others), ContestantId(22)) == 3
    with pytest.raises(NotReplanned, match="unknown-contestant 3"):
        number_of(replace(fact, contestants=others), ContestantId(3))
    (way,) = after(book, 2, PairsLeave((3,)))
    assert way.withdrawn == (ContestantWithdrew(ContestantId(22), 1, 1),)
    enter(book, way)
    plan = book.state.session(1).plans["A"]
    assert {place.round for place, due in plan.due.items() if ContestantId(22) in due.contestants} == {1}


def test_one_change_after_the_other(book: Book) -> None:
    book.found(movement=without_last_pair(howell(8)))
    rng = random.Random(3)
    play(book, 1, rng)
    enter(book, after(book, 2, PairsArrive(), 8)[0])
    play(book, 2, rng)
    fewer = next(way for way in after(book, 3, MinutesLost(15, 2)) if way.option.single_boards)
    enter(book, fewer)
    assert fewer.planned.boards_each == 1
    play(book, 3, rng)
    enter(book, after(book, 4, PairsLeave((1,)))[0])
    enter(book, after(book, 5, TableOpens())[0])
    play(book, 99, rng)
    plan = book.state.session(1).plans["A"]
    times = Counter((who, due.place.board) for due in plan.due.values() for who in due.contestants)
    assert max(times.values()) == 1


def test_a_movement_of_which_an_earlier_plan_was_played_is_taken_as_it_was_played(book: Book) -> None:
    book.found()
    play(book, 1, random.Random(1))
    fact = book.entries[1].fact
    assert isinstance(fact, SectionPlanned)
    turned = fact.contestants[::-1]
    book.enter(replace(fact, contestants=turned, from_round=2, first_board=5, boards_each=4))
    movement, current = movement_in_play(book.state, 1, "A")
    assert (current.boards_each, current.first_board) == (2, 1)
    plan = book.state.session(1).plans["A"]
    as_one = replace(plan, versions=(replace(current, movement=movement, from_round=1),))
    assert as_one.due.keys() == plan.due.keys()
    assert all(as_one.due[place].contestants == due.contestants for place, due in plan.due.items())


def test_what_was_played_is_not_planned_anew(book: Book) -> None:
    book.found()
    play(book, 3, random.Random(1))
    way = after(book, 3, PairsLeave((2,)))[0]
    book.enter(way.planned)
    refused = admit(LiveStandings(book.entries[:-1]).state, book.entries[-1])
    assert isinstance(refused, Refused)
    assert refused.code == "round-played"


@pytest.mark.parametrize("change", [PairsLeave((9,)), TableCloses(9), NumberOfRounds(7), MinutesLost(0, 2)], ids=str)
def test_what_cannot_be_is_refused(book: Book, change: Change) -> None:
    book.found()
    with pytest.raises(NotReplanned, match="no-such-change"):
        after(book, 3, change)


def test_who_comes_is_named_and_is_new(book: Book) -> None:
    book.found()
    for newcomers in ([], [51, 52]):
        with pytest.raises(NotReplanned, match=f"newcomers {len(newcomers)}"):
            after(book, 2, PairsArrive(), *newcomers)
    with pytest.raises(NotReplanned, match="newcomers 1"):
        after(book, 2, TableOpens(), 51)
    with pytest.raises(NotReplanned, match="plays-already 3"):
        after(book, 2, PairsArrive(), 3)


def test_what_cannot_be_planned_anew_is_said(book: Book) -> None:
    with pytest.raises(NotReplanned, match="no-movement"):
        after(book, 2, TableOpens())
    book.found(TEAMS, movement=round_robin(4))
    with pytest.raises(NotReplanned, match="tables"):
        after(book, 2, TableOpens())
    book.entries.clear()
    book.found(Conditions(form=ContestForm.MATCHES, pairing=RoundsPaired.SWISS))
    with pytest.raises(NotReplanned, match="paired"):
        after(book, 2, TableOpens())


def test_teams_go_on_and_what_was_played_counts(book: Book) -> None:
    book.found(TEAMS, movement=round_robin(5), boards_each=2)
    play(book, 2, random.Random(1))
    before = book.live.matches.rows
    happened: list[tuple[Change, list[int]]] = [(PairsArrive(), [9]), (PairsLeave((2,)), [])]
    for step, (change, newcomers) in enumerate(happened):
        way, *_ = after(book, 3 + step, change, *newcomers)
        enter(book, way)
        play(book, 3 + step, random.Random(2))
    live = book.live
    for team, row in before.items():
        played = [[side for side in sides if side.round < 3] for sides in (row.sides, live.matches.rows[team].sides)]
        assert played[0] == played[1] != []
    late = live.matches.rows[ContestantId(9)]
    assert {side.opponent for side in late.sides if side.opponent} <= {ContestantId(number) for number in range(1, 6)}
    assert all(place.round < 4 for place, due in book.state.session(1).plans["A"].due.items()
               if ContestantId(2) in due.contestants)  # fmt: skip


def test_single_players_go_on_and_what_was_played_counts(book: Book) -> None:
    book.found(Conditions(kind=ContestKind.INDIVIDUAL), movement=whist(8), boards_each=1)
    play(book, 2, random.Random(1))
    way, *_ = after(book, 3, PairsArrive(), 9)
    book.enter(way.planned)
    play(book, 7, random.Random(2))
    due = book.state.session(1).plans["A"].due
    assert Counter(place.round for place in due) == dict.fromkeys(range(1, 8), 2)
    boards = {rank.contestant.number: rank.tally.boards for rank in book.live.rankings[0].ranks}
    assert sum(boards.values()) == 7 * 8
    assert boards[9] == 4
    leaving, *_ = after(book, 7, PairsLeave((9,)))
    assert leaving.withdrawn[0].contestant == ContestantId(9)


def test_who_has_played_and_is_in_no_plan_any_more_cannot_be_left_out_of_account(book: Book) -> None:
    book.found()
    fact = book.entries[1].fact
    assert isinstance(fact, SectionPlanned)
    book.enter(replace(fact, contestants=(*fact.contestants[:7], ContestantId(60)), from_round=2))
    with pytest.raises(NotReplanned, match="plans-differ"):
        after(book, 3, TableOpens())


# ---- half tables


@pytest.mark.parametrize(
    "movement", [without_last_pair(howell(8)), without_last_pair(mitchell(5))], ids=["howell", "mitchell"]
)
def test_a_pair_that_sits_out_has_no_bye(book: Book, movement: Movement) -> None:
    book.found(Conditions(winners=movement.winners, compared=ComparedAcross.SECTION), movement)
    play(book, 99, random.Random(1))
    live = book.live
    due = book.state.session(1).plans["A"].due
    for ranking in live.rankings:
        for rank in ranking.ranks:
            boards = sum(rank.contestant in each.contestants for each in due.values())
            assert rank.tally.boards == boards > 0
            # Nothing is given for a round without play: the percentage is of the boards played.
            assert rank.tally.total == sum(
                (line.value or 0 for line in live.fields[1, "A"].card(rank.contestant).lines), start=0
            )
    # In a Howell everybody sits out once, in a Mitchell one line only.
    counts = {rank.tally.boards for ranking in live.rankings for rank in ranking.ranks}
    assert counts == ({12} if len(live.rankings) == 1 else {8, 10})
    assert {who for ranking in live.rankings for who in (rank.contestant for rank in ranking.ranks)} == set(
        book.state.session(1).plans["A"].current.contestants
    )


def test_a_missing_pair_may_have_a_number_that_nobody_has(book: Book) -> None:
    # A phantom: the movement is for eight, the eighth is nobody's number.
    book.found()
    fact = book.entries[1].fact
    assert isinstance(fact, SectionPlanned)
    short = replace(fact, contestants=fact.contestants[:7])
    entry = replace(book.entries[1], fact=short)
    refused = admit(LiveStandings(book.entries[:1]).state, entry)
    assert refused is not None
    assert refused.code == "movement-wants"
    halved = replace(fact, movement=without_last_pair(howell(8)), contestants=fact.contestants[:7])
    assert admit(LiveStandings(book.entries[:1]).state, replace(entry, fact=halved)) is None
    book.entries[1] = entry  # recorded by another program: whoever meets nobody sits out
    play(book, 99, random.Random(1))
    assert {rank.tally.boards for rank in book.live.rankings[0].ranks} == {12}
