"""Standings that follow the record are after every step those that are made anew: who sat where may change too."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from duplicado.event.conditions import ComparedAcross, Conditions
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.boards import BoardCancelled, FormRecorded
from duplicado.event.facts.contestants import ContestantWithdrew
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import DirectorsScore, NotPlayed, Place, ScoreWritten, TravellerLine
from duplicado.event.facts.stated_results import ResultCorrected, ResultEntered
from duplicado.event.record.board_results import KnownLines, board_lines, contest_of
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.standing import standings
from duplicado.movement.howell import howell
from duplicado.movement.individuals import rainbow
from duplicado.movement.mitchell import mitchell
from duplicado.movement.teams import round_robin
from duplicado.score.side_score import Artificial
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Award

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

    from duplicado.movement.any_movement import AnyMovement

KINDS: dict[str, tuple[Conditions, AnyMovement]] = {
    "pairs": (Conditions(), howell(8)),
    "pairs with two winners, by another rule set": (Conditions(winners=2, rules="acbl"), mitchell(5)),
    "butler": (Conditions(method=ScoringMethod.BUTLER), howell(8)),
    "individuals": (Conditions(kind=ContestKind.INDIVIDUAL), rainbow(5)),
    "teams": (Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.BOARD_A_MATCH), round_robin(4)),
    "a field of two sections": (Conditions(compared=ComparedAcross.FIELD), howell(8)),
}


def seen(live: LiveStandings) -> object:
    """Everything that is said of everybody."""
    return (
        [[(rank.place_text, rank.contestant, rank.tally.figures) for rank in each.ranks] for each in live.rankings],
        {who: tally.figures for who, tally in live.tallies.items()},
        {
            key: (
                scores.contestants,
                scores.boards,
                {who: (tally.figures, scores.card(who)) for who, tally in scores.tallies.items()},
            )
            for key, scores in live.fields.items()
        },
    )


def a_line(rng: random.Random) -> TravellerLine:
    """A score; now and then one by the Director, or none."""
    if rng.random() < 0.8:
        return ScoreWritten(10 * rng.randrange(-30, 30))
    average = Artificial(rng.choice((Award.AVERAGE_PLUS, Award.AVERAGE, Award.AVERAGE_MINUS)))
    return rng.choice((NotPlayed("late"), DirectorsScore(average, average)))


def a_step(book: Book, places: list[Place], rng: random.Random) -> None:
    place = rng.choice(places)
    said = [each.id for each in book.entries if isinstance(each.fact, ResultEntered) and each.fact.place == place]
    match rng.randrange(14):
        case 0:
            book.enter(FormRecorded(place, rng.choice(("", "b"))))
        case 1:
            book.enter(BoardCancelled(place))
        case 2 if said:
            book.enter(EntryUndone(rng.choice(said), "made in error"))
        case 3 | 4 | 5 if said:
            book.enter(ResultCorrected(ResultEntered(place, a_line(rng)), tuple(said), "misread"))
        case 6:
            # Another sat there than was planned.
            book.enter(ResultEntered(place, a_line(rng), north_south=ContestantId(rng.randrange(1, 9))))
        case 7 if rng.random() < 0.3:
            book.enter(ContestantWithdrew(ContestantId(rng.randrange(1, 9)), 1, rng.randrange(3)))
        case _:
            book.enter(ResultEntered(place, a_line(rng)))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("kind", KINDS)
def test_every_step_is_as_if_all_were_made_anew(book: Book, kind: str, seed: int) -> None:
    rng = random.Random(f"{kind} {seed}")
    conditions, movement = KINDS[kind]
    book.found(conditions, movement)
    if conditions.compared is ComparedAcross.FIELD:
        book.enter(SectionPlanned(1, "B", howell(8), tuple(ContestantId(n, section="B") for n in range(1, 9)), 2))
    places = [place for _, plan in sorted(book.state.session(1).plans.items()) for place in plan.due]
    for place in rng.sample(places, len(places) * 3 // 4):
        book.result(place, 10 * rng.randrange(-30, 30))
    live, places = book.live, rng.sample(places, 12)
    for _ in range(40):
        a_step(book, places, rng)
        live.add(book.entries[-1])
        assert seen(live) == seen(book.live)


def test_a_card_is_that_of_the_contest_scored_at_once(book: Book) -> None:
    conditions, movement = KINDS["individuals"]
    book.found(conditions, movement)
    rng = random.Random(3)
    for place in book.state.session(1).plans["A"].due:
        book.result(place, a_line(rng))
    (scores,) = book.live.fields.values()
    whole = standings(contest_of(book.state, (1, "A")), scores.rules)
    assert len(whole.cards) == 20
    assert {who: scores.card(who) for who in whole.cards} == whole.cards


def test_only_the_lines_of_the_section_are_made_anew(book: Book) -> None:
    book.found(Conditions(compared=ComparedAcross.FIELD))
    book.enter(SectionPlanned(1, "B", howell(8), tuple(ContestantId(n, section="B") for n in range(1, 9)), 2))
    known, field, live = KnownLines(), (1, None), book.live
    before = board_lines(live.state, field, 1, known)
    book.result(book.due(), 420)
    live.add(book.entries[-1])
    after = board_lines(live.state, field, 1, known)
    changed = [i for i, (one, other) in enumerate(zip(before, after, strict=True)) if one is not other]
    assert [after[i].north_south_score is not None for i in changed] == [True]
    known.clear()
    assert board_lines(live.state, field, 1, known) == after == board_lines(live.state, field, 1)
