"""Sections scored apart."""

from fractions import Fraction

from duplicado.event.contest import BoardResult, Contest, ContestantId, Penalty, StatedStanding
from duplicado.event.sections import sections_of
from duplicado.event.standing import standings
from duplicado.score.side_score import Points
from duplicado.vocabulary.seats import Side


def section(name: str, *points: int) -> list[BoardResult]:
    return [
        BoardResult(1, ContestantId(n, Side.NS, name), ContestantId(n, Side.EW, name), Points(each), Points(-each))
        for n, each in enumerate(points, 1)
    ]


BOTH = Contest(winners=2, results=(*section("B", 50, 100), *section("A", 110, 140, 620)))


def test_results_are_compared_across_sections_unless_they_are_divided() -> None:
    across = standings(BOTH)
    assert across.boards[1].top == 8
    apart = [standings(each) for each in sections_of(BOTH)]
    assert [each.boards[1].top for each in apart] == [4, 2]


def test_what_belongs_to_a_section_goes_with_it() -> None:
    fined = ContestantId(1, Side.NS, "B")
    stated = StatedStanding(fined, total=Fraction(3))
    contest = Contest(results=BOTH.results, penalties=(Penalty(fined, Fraction(-1)),), stated=(stated,))
    first, second = sections_of(contest)
    assert (first.penalties, second.penalties) == ((), contest.penalties)
    assert (first.stated, second.stated) == ((), contest.stated)
    assert standings(second).rankings[0].standings[-1].contestant == fined
