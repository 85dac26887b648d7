"""The statements of a file beside the computed ones, where there is little to compute from."""

from fractions import Fraction

import pytest

from duplicado.event.comparison import ComparedFigure, FileReading, compare, reading_of
from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod, StatedStanding
from duplicado.event.rules import ScoringRules
from duplicado.event.standing import standings
from duplicado.score.side_score import Artificial, Points, SideScore
from duplicado.vocabulary.awards import Award

NS, EW, THREE, FOUR = (ContestantId(number) for number in (1, 2, 3, 4))


def figures(
    ours: SideScore | None,
    theirs: SideScore | None,
    *others: BoardResult,
    method: ScoringMethod = ScoringMethod.MATCHPOINTS,
    rules: ScoringRules | None = None,
    **stated: str,
) -> dict[ContestantId, ComparedFigure]:
    """Compare what a file says of the first line of a board, by whose it is."""
    told = {name: Fraction(value) for name, value in stated.items()}
    contest = Contest(method=method, results=(BoardResult(1, NS, EW, ours, theirs, stated=told), *others))
    return {each.contestant: each for each in compare(contest, standings(contest, rules or ScoringRules()))}


@pytest.mark.parametrize("method", [ScoringMethod.MATCHPOINTS, ScoringMethod.CROSS_IMPS, ScoringMethod.BUTLER])
@pytest.mark.parametrize(
    ("score", "percentage"),
    [
        (Artificial(Award.AVERAGE_PLUS), "60"),
        (Artificial(Award.AVERAGE), "50"),
        (Artificial(Award.AVERAGE_MINUS), "40"),
        (Artificial(share=Fraction(7, 10)), "70"),
    ],
)
def test_an_artificial_score_with_nothing_to_compare_is_the_part_of_a_top_that_was_ruled(
    method: ScoringMethod, score: Artificial, percentage: str
) -> None:
    """Nobody else has played the board, or the method has no top: what was ruled is known all the same (12C2)."""
    told = figures(score, Artificial(share=Fraction(1, 5)), method=method, ns_percentage=percentage, ew_percentage="20")
    assert [told[who].computed for who in (NS, EW)] == [Fraction(percentage), 20]
    assert told[NS].agrees
    assert told[EW].agrees
    wrong = figures(score, score, method=method, ns_percentage="55", ew_percentage="55")
    assert [wrong[who].agrees for who in (NS, EW)] == [False, False]


def test_it_is_what_the_rules_of_the_contest_make_of_it() -> None:
    rules = ScoringRules(average_plus=Fraction(11, 18), average_minus=Fraction(7, 18), percentage_places=2)
    score = Artificial(Award.AVERAGE_PLUS)
    told = figures(score, Artificial(Award.AVERAGE_MINUS), rules=rules, ns_percentage="61.11", ew_percentage="38.89")
    assert (told[NS].computed, told[EW].computed) == (Fraction("61.11"), Fraction("38.89"))


def test_where_there_is_a_top_it_is_what_the_score_came_to() -> None:
    """An average plus beside a session of 100 % is that (12C2c), whatever the award is worth by itself."""
    others = [BoardResult(board, NS, EW, Points(0), Points(0)) for board in (2, 3)]
    others += [BoardResult(board, THREE, FOUR, Points(-50), Points(50)) for board in (2, 3)]
    others += [BoardResult(1, THREE, FOUR, Points(50), Points(-50))]
    told = figures(Artificial(Award.AVERAGE_PLUS), Artificial(Award.AVERAGE_MINUS), *others, ns_percentage="100")
    assert told[NS].computed == 100


def test_a_score_that_was_made_has_no_percentage_where_nothing_is_compared_with_it() -> None:
    told = figures(Points(420), Points(-420), ns_percentage="50", ew_percentage="50")
    assert (told[NS].computed, told[EW].computed) == (None, None)
    assert not told[NS].agrees
    assert figures(None, None, ns_percentage="50")[NS].computed is None
    # Of a split score each side has its own.
    split = figures(Points(420), Artificial(Award.AVERAGE_PLUS), ns_percentage="50", ew_percentage="60")
    assert [split[who].computed for who in (NS, EW)] == [None, 60]


@pytest.mark.parametrize(
    ("totals", "with_percentages", "repeats"),
    [
        pytest.param(("100", "0", "0", "100"), True, True, id="percentages twice"),
        pytest.param(("100", "0", "0", "100"), False, True, id="percentages as totals alone"),
        pytest.param(("2", "0", "0", "2"), True, False, id="matchpoints, of which nought is no percentage either way"),
        pytest.param(("2", "0", "0", "2"), False, False, id="matchpoints alone"),
    ],
)
def test_what_the_totals_of_a_file_are_is_seen_by_what_most_of_them_agree_with(
    totals: tuple[str, ...], with_percentages: bool, repeats: bool
) -> None:
    lines = (
        BoardResult(1, NS, EW, Points(420), Points(-420)),
        BoardResult(1, THREE, FOUR, Points(-50), Points(50)),
    )
    stated = tuple(
        StatedStanding(who, Fraction(total), Fraction(percentage) if with_percentages else None)
        for who, total, percentage in zip((NS, EW, THREE, FOUR), totals, ("100", "0", "0", "100"), strict=True)
    )
    contest = Contest(results=lines, stated=stated)
    assert reading_of(contest, standings(contest, ScoringRules())) == FileReading(totals_are_percentages=repeats)
