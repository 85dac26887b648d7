"""Boards that cannot be compared as they were played: Law 86B2 between teams, the forms of a fouled board elsewhere."""

from dataclasses import replace
from fractions import Fraction

import pytest

from duplicado.event.adjusting.explanation import ArtificialReckoned, explain
from duplicado.event.adjusting.teams import boards_not_comparable, ruled_between_teams
from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.fouled import played_form, sorted_by_form
from duplicado.event.standing import standings
from duplicado.law.book.law_12_artificial import Fault
from duplicado.law.book.law_86 import TeamBoard, TeamRemedy, WhatFollows, remedy
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import profile
from duplicado.score.side_score import Points, SideScore
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Deal, Layout
from duplicado.vocabulary.seats import Seat, Side

NONE, NEW = Vulnerability.NONE, Edition.LAWS_2017
LIONS, TIGERS = ContestantId(1), ContestantId(2)


def table(number: int = 1) -> BoardResult:
    """One line of board 1 without a record."""
    return BoardResult(1, ContestantId(number, Side.NS), ContestantId(number, Side.EW), Points(420), Points(-420))


def scores(result: BoardResult) -> tuple[SideScore | None, SideScore | None]:
    return result.north_south_score, result.east_west_score


TEAMS = (LIONS, TIGERS)
FOULED = (
    BoardResult(5, LIONS, TIGERS, Points(420), Points(-420)),
    BoardResult(5, TIGERS, LIONS, Points(-50), Points(50), form="turned"),
)


@pytest.mark.clause("87C", "86B2")
def test_fouled_boards_between_teams_are_found_and_ruled() -> None:
    fine = BoardResult(6, LIONS, TIGERS, Points(420), Points(-420))
    assert boards_not_comparable([fine, *FOULED]) == ((5, frozenset(TEAMS)),)
    one_at_fault = remedy(TeamBoard(NEW, 2, faults=(Fault.NOT, Fault.DIRECTLY)), profile("wbf"))
    ruled = ruled_between_teams(FOULED, TEAMS, one_at_fault, assigned=Fraction(7))
    assert boards_not_comparable(ruled) == ()
    cards = standings(Contest(method=ScoringMethod.IMPS, results=ruled)).cards
    assert [cards[team].total for team in TEAMS] == [7, -7]
    told = explain(standings(Contest(method=ScoringMethod.IMPS, results=ruled)), 5, 0, Side.EW)
    assert isinstance(told.reckoning, ArtificialReckoned)
    assert (told.reckoning.clauses, told.contestant) == (("86B2(b)", "12C2(b)"), TIGERS)
    assert [told.value, told.reckoning.by_itself] == [-7, -3]
    # The same by the teams in the other order.
    turned = remedy(TeamBoard(NEW, 2, faults=(Fault.DIRECTLY, Fault.NOT)), profile("wbf"))
    assert ruled_between_teams(FOULED, (TIGERS, LIONS), turned, assigned=Fraction(7)) == ruled


@pytest.mark.clause("86B2(a)", "86B2(c)", "86B3")
def test_both_nobody_and_regulations() -> None:
    def totals(given: TeamRemedy, lines: tuple[BoardResult, ...] = FOULED) -> list[Fraction]:
        cards = standings(Contest(method=ScoringMethod.IMPS, results=ruled_between_teams(lines, TEAMS, given))).cards
        return [cards[team].total for team in TEAMS]

    both = TeamBoard(NEW, 2, faults=(Fault.DIRECTLY, Fault.PARTLY))
    assert totals(remedy(both, profile("wbf"))) == [-3, 0]
    assert totals(remedy(TeamBoard(NEW, 2), profile("wbf"))) == [3, 3]
    dropped = ruled_between_teams(FOULED, TEAMS, remedy(TeamBoard(NEW, 2), profile("aeb")))
    assert [scores(line) for line in dropped] == [(None, None)] * 2
    # A board played at one table only: each team has its line all the same.
    two = profile("wbf").with_decisions("club", {"teams.single_table_imps": "2"})
    single = remedy(TeamBoard(NEW, 1, faults=(Fault.PARTLY, Fault.NOT)), two)
    assert totals(single, FOULED[:1]) == [0, 2]
    assert totals(remedy(TeamBoard(NEW, 1, faults=(Fault.DIRECTLY, Fault.NOT)), two), FOULED[:1]) == [-2, 2]


def test_what_cannot_be_ruled_between_teams_is_refused() -> None:
    fault = remedy(TeamBoard(NEW, 2, faults=(Fault.DIRECTLY, Fault.NOT)), profile("wbf"))
    for lines in ((), (replace(FOULED[0], east_west=ContestantId(3)),)):
        with pytest.raises(DuplicadoError, match="only those"):
            ruled_between_teams(lines, TEAMS, fault)
    with pytest.raises(DuplicadoError, match="table without one"):
        ruled_between_teams(FOULED, TEAMS, TeamRemedy(WhatFollows.ASSIGNED, ("86B1",)))


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
