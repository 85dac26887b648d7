"""Boards that cannot be compared as they were played: Law 86B2 between teams, the forms of a fouled board elsewhere."""

from dataclasses import replace
from fractions import Fraction

import pytest

from duplicado.event.adjusting.explanation import ArtificialReckoned, explain
from duplicado.event.board_score import played_form, sorted_by_form
from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.standing import standings
from duplicado.score.side_score import Artificial, Points
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.hands import Deal, Layout
from duplicado.vocabulary.seats import Seat, Side

NONE = Vulnerability.NONE
LIONS, TIGERS = ContestantId(1), ContestantId(2)


def table(number: int = 1) -> BoardResult:
    """One line of board 1 without a record."""
    return BoardResult(1, ContestantId(number, Side.NS), ContestantId(number, Side.EW), Points(420), Points(-420))


FOULED = (
    BoardResult(5, LIONS, TIGERS, Points(420), Points(-420)),
    BoardResult(5, TIGERS, LIONS, Points(-50), Points(50), form="turned"),
)


@pytest.mark.clause("86B2")
def test_the_explanation_of_a_fouled_board_between_teams_cites_what_the_score_rests_on() -> None:
    better = Artificial(Award.AVERAGE_PLUS, board_was_played=True, assigned=Fraction(7))
    rest = Artificial(Award.AVERAGE_MINUS, board_was_played=True, complement=True)
    ruled = (
        replace(FOULED[0], north_south_score=better, east_west_score=rest),
        replace(FOULED[1], north_south_score=rest, east_west_score=better),
    )
    scored = standings(Contest(method=ScoringMethod.IMPS, results=ruled))
    assert [scored.cards[team].total for team in (LIONS, TIGERS)] == [7, -7]
    told = explain(scored, 5, 0, Side.EW)
    assert isinstance(told.reckoning, ArtificialReckoned)
    assert (told.reckoning.clauses, told.contestant) == (("86B2(b)", "12C2(b)"), TIGERS)
    assert [told.value, told.reckoning.by_itself] == [-7, -3]


DEAL = Deal.parse("N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432")
TURNED = Deal.parse("E:" + str(DEAL)[2:])
MISPLACED = Layout.parse("N:AKQJ2.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 -.5432.5432.5432".replace("-.", "."))
MARKS = Board(1, Seat.N, NONE)


def played(number: int, layout: Layout | None, marks: Board = MARKS) -> BoardResult:
    return replace(table(number), record=BoardRecord(marks, layout))


@pytest.mark.clause("87B")
def test_results_are_sorted_by_the_form_that_was_recorded() -> None:
    lines = [played(1, DEAL), played(2, TURNED), table(3), played(4, MISPLACED), played(5, DEAL)]
    assert [line.form for line in sorted_by_form(lines)] == ["", "form 2", "", "form 3", ""]
    turned = [played(1, TURNED), played(2, TURNED), table(3)]
    assert [line.form for line in sorted_by_form(turned)] == ["", "", ""]
    other_marks = [played(1, DEAL), played(2, DEAL), played(3, DEAL, Board(1, Seat.E, NONE))]
    assert [line.form for line in sorted_by_form(other_marks)] == ["", "", "form 2"]
    named = [replace(played(1, TURNED), form="hands turned"), played(2, DEAL), played(3, DEAL)]
    assert sorted_by_form(named)[0].form == "hands turned"
    assert sorted_by_form([]) == ()


def test_a_form_needs_all_cards() -> None:
    partly = Layout.parse(str(DEAL).rsplit(" ", 1)[0] + " -")
    assert played_form(played(1, partly)) is None
    assert played_form(played(1, None)) is None
    assert played_form(table()) is None
    assert played_form(played(1, DEAL)) is not None
