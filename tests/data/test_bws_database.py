"""The scoring database of a real event: 10 tables in a Web movement, 270 results, two winners."""

from pathlib import Path

import pytest

from duplicado.event.comparison import misrecorded_scores
from duplicado.event.contest import Contest
from duplicado.event.standing import standings
from duplicado.formats.bws.model import ScoringDatabase
from duplicado.formats.bws.reader import read_bws_folder
from duplicado.movement.check import check_movement
from duplicado.movement.model import FindingKind, MovementName
from duplicado.score.side_score import Points
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Side

pytestmark = pytest.mark.sampled


@pytest.fixture(scope="module")
def database(shared_data: Path) -> ScoringDatabase:
    parsed = read_bws_folder(shared_data / "bws")
    assert parsed.diagnostics == ()
    return parsed.value


@pytest.fixture(scope="module")
def contest(database: ScoringDatabase) -> Contest:
    return database.contest


def test_everything_is_read(contest: Contest, database: ScoringDatabase) -> None:
    assert (contest.title, contest.date, contest.scheduled_boards) == ("Bridge game", "2026-01-26", 27)
    assert (len(contest.results), len(contest.contestants), len(contest.layouts)) == (270, 20, 36)
    assert all(isinstance(layout, Deal) for layout in contest.layouts.values())
    assert all(len(each.names) == 2 for each in contest.contestants)
    assert len({number for numbers in database.numbers.values() for number in numbers}) == 40


def test_every_result_is_that_of_its_contract(contest: Contest) -> None:
    played = [each for each in contest.results if each.north_south_score is not None]
    unplayed = [each for each in contest.results if each.north_south_score is None]
    # Six lines carry the remark that the board was not played; the file has no other remarks.
    assert (len(played), len(unplayed)) == (264, 6)
    assert all(each.contract is not None and isinstance(each.north_south_score, Points) for each in played)
    assert all(each.tricks is not None for each in played if isinstance(each.contract, Contract))
    assert list(misrecorded_scores(contest)) == []


def test_the_results_are_those_that_were_planned(contest: Contest, database: ScoringDatabase) -> None:
    (plan,) = database.sections
    planned = {
        (each.round, str(each.table), board, each.north_south, each.east_west)
        for each in plan.sittings
        for board in each.boards
    }
    assert planned == {
        (each.round, each.table, each.board, each.north_south.number, each.east_west.number) for each in contest.results
    }


def test_pair_8_of_one_line_is_not_pair_8_of_the_other(contest: Contest) -> None:
    assert contest.winners == 2
    result = standings(contest)
    assert [(ranking.line, len(ranking.standings)) for ranking in result.rankings] == [(Side.NS, 10), (Side.EW, 10)]
    assert max(card.boards for card in result.cards.values()) == 27
    tops = [board.top for board in result.boards.values() if board.top]
    # Each board is as much to the one line as to the other.
    assert sum(card.total for card in result.cards.values()) == sum(
        top * sum(value is not None for value in board.north_south)
        for top, board in zip(tops, result.boards.values(), strict=True)
    )


def test_the_movement_is_a_web_for_which_the_boards_were_duplicated_twice(database: ScoringDatabase) -> None:
    (plan,) = database.sections
    assert plan.sets == tuple((first, first + 1, first + 2) for first in range(1, 28, 3))
    with_one_copy = check_movement(plan.movement(MovementName.WEB))
    assert {found.kind for found in with_one_copy} == {FindingKind.SET_WANTED_TWICE}
    assert check_movement(plan.movement(MovementName.WEB, copies=2)) == ()


def test_double_dummy_results_go_with_the_hands(database: ScoringDatabase) -> None:
    assert list(database.double_dummy) == list(database.contest.layouts)
    assert all(len(tricks) == 20 for tricks in database.double_dummy.values())
