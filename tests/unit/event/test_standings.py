"""Standings: totals, percentages, places, averages, sit-outs, and recomputation of what changed."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.board_score import frequency_table
from duplicado.event.contest import BoardResult, Contest, ContestantId, Penalty, ScoringMethod
from duplicado.event.rules import RULE_SETS, Expected, RankedBy, ScoringRules, SitOuts, Ties
from duplicado.event.standing import Standings, standings
from duplicado.score.matchpoints import MatchpointScale, SmallGroups
from duplicado.score.rounding import decimal_text
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side

PLUS, AVERAGE, MINUS, SESSION = (Artificial(award) for award in Award)
FIELD_METHODS = [ScoringMethod.MATCHPOINTS, ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS, ScoringMethod.TOTAL_POINTS]


def ns(number: int) -> ContestantId:
    return ContestantId(number, Side.NS)


def ew(number: int) -> ContestantId:
    return ContestantId(number, Side.EW)


def line(board: int, number: int, ours: SideScore | int | None, theirs: SideScore | int | None = None) -> BoardResult:
    """One line of a Mitchell in which pair n North-South always plays pair n East-West."""
    if theirs is None and isinstance(ours, int):
        theirs = -ours
    one, other = (Points(each) if isinstance(each, int) else each for each in (ours, theirs))
    return BoardResult(board, ns(number), ew(number), one, other)


def mitchell(*boards: Sequence[int], method: ScoringMethod = ScoringMethod.MATCHPOINTS) -> Contest:
    lines = [line(i, n, points) for i, board in enumerate(boards, 1) for n, points in enumerate(board, 1)]
    return Contest(method=method, winners=2, results=tuple(lines))


def with_line(contest: Contest, new: BoardResult) -> Contest:
    same = [(old.board, old.north_south) == (new.board, new.north_south) for old in contest.results]
    assert any(same)
    return replace(
        contest, results=tuple(new if here else old for here, old in zip(same, contest.results, strict=True))
    )


def totals(result: Standings, side: Side = Side.NS) -> dict[int, Fraction]:
    (ranking,) = (each for each in result.rankings if each.line is side)
    return {each.contestant.number: each.total for each in ranking.standings}


def test_two_lines_are_ranked_apart() -> None:
    result = standings(mitchell([420, 450, 50], [100, -100, 90]))
    assert [ranking.line for ranking in result.rankings] == [Side.NS, Side.EW]
    assert totals(result) == {1: 6, 2: 4, 3: 2}
    assert totals(result, Side.EW) == {3: 6, 2: 4, 1: 2}
    first = result.of(ns(1))
    assert first is not None
    assert (first.place_text, first.card.boards) == ("1", 2)
    assert [first.percentage, first.card.maximum] == [75, 8]


def test_one_winner_puts_both_directions_together() -> None:
    one, two, three, four = (ContestantId(number) for number in (1, 2, 3, 4))
    howell = Contest(
        results=(
            BoardResult(1, one, two, Points(100), Points(-100)),
            BoardResult(1, three, four, Points(50), Points(-50)),
            BoardResult(2, one, three, Points(420), Points(-420)),
            BoardResult(2, four, two, Points(420), Points(-420)),
        )
    )
    (ranking,) = standings(howell).rankings
    assert ranking.line is None
    assert [(each.place_text, each.contestant) for each in ranking.standings] == [
        ("1=", one),
        ("1=", four),
        ("3=", two),
        ("3=", three),
    ]
    assert [each.total for each in ranking.standings] == [3, 3, 1, 1]


def test_ties_share_the_best_place() -> None:
    result = standings(mitchell([100, 90, 90, 80]))
    assert [each.place_text for each in result.rankings[0].standings] == ["1", "2=", "2=", "4"]
    assert [each.shared_by for each in result.rankings[0].standings] == [1, 2, 2, 1]


def test_nearly_level_is_level_only_where_the_rules_say_so() -> None:
    contest = mitchell([100, 90], [90, 100])
    nearly = replace(contest, penalties=(Penalty(ns(2), Fraction(-1, 10_000)),))
    assert [each.place for each in standings(nearly).rankings[0].standings] == [1, 2]
    assert [each.place for each in standings(nearly, ScoringRules(ties=Ties.PUBLISHED)).rankings[0].standings] == [1, 1]


def test_a_penalty_is_taken_from_the_total_in_its_unit() -> None:
    contest = mitchell([100, 90, 80], [100, 90, 80])
    penalised = standings(replace(contest, penalties=(Penalty(ns(1), Fraction(-1)), Penalty(ns(1), Fraction(-2)))))
    card = penalised.cards[ns(1)]
    assert [card.sum, card.penalty, card.total, card.percentage] == [8, -3, 5, Fraction(125, 2)]


def test_an_unplayed_board_counts_for_nobody_and_is_factored_for_the_others() -> None:
    contest = with_line(mitchell([100, 90, 80], [100, 90, 80]), line(2, 3, None))
    result = standings(contest)
    assert result.cards[ns(3)].boards == 1
    # 2 of 2 among two scores, by the formula for three: (2·3 + 1) / 2.
    assert [decimal_text(each or Fraction(0), 1) for each in result.boards[2].north_south] == ["3.5", "0.5", "0.0"]
    assert result.boards[2].north_south[2] is None
    as_played = standings(contest, ScoringRules(expected=Expected.COMPARED))
    assert list(as_played.boards[2].north_south) == [2, 0, None]
    assert as_played.boards[2].top == 2
    scored = standings(contest, ScoringRules(expected=Expected.SCORED))
    assert scored.boards[2].north_south == as_played.boards[2].north_south
    assert standings(contest, ScoringRules(expected=Expected.SCHEDULED)).boards[2].top == 4
    assert standings(contest, ScoringRules(expected=9)).boards[2].top == 16


def test_sit_outs_are_factored_where_the_rules_say_so() -> None:
    contest = mitchell([100, 90, 80], [100, 90, 80], [80, 90])
    plain, factored = standings(contest), standings(contest, ScoringRules(sit_outs=SitOuts.FACTORED))
    assert totals(plain)[3] == 0
    assert plain.cards[ew(3)].total == 8
    assert factored.cards[ew(3)].total == 12
    assert factored.cards[ew(3)].percentage == plain.cards[ew(3)].percentage == 100
    assert factored.cards[ns(1)].total == plain.cards[ns(1)].total
    assert factored.scheduled == 3
    longer = replace(contest, scheduled_boards=6)
    assert standings(longer, ScoringRules(sit_outs=SitOuts.FACTORED)).cards[ew(3)].total == 24


def test_a_percentage_of_the_published_total_is_not_more_than_all() -> None:
    rules = ScoringRules(expected=Expected.COMPARED, sit_outs=SitOuts.FACTORED, percentage_of_published_total=True)
    # Pair 1 has a top and two boards with nobody to compare with, of four: 2 2/3 of 2 2/3, published as 2.67.
    card = standings(replace(mitchell([100, 90], [100], [100]), scheduled_boards=4), rules).cards[ns(1)]
    assert (rules.total_text(card.total), rules.published_total(card.total) > card.total) == ("2.67", True)
    assert [card.maximum, card.percentage] == [Fraction(8, 3), 100]


def test_split_scores_are_two_contests() -> None:
    contest = mitchell([650, -100, -100, -200, -790, 0])
    split = with_line(contest, line(1, 6, -100, -650))
    board = standings(split).boards[1]
    assert list(board.north_south) == [10, 6, 6, 2, 0, 6]
    assert list(board.east_west) == [1, 5, 5, 8, 10, 1]


def test_average_plus_is_what_the_contestant_does_elsewhere() -> None:
    # Pair 1 has 75 % and pair 3 has 25 % on the other two boards.
    contest = mitchell([100, 90, 80, 70, 60], [90, 100, 70, 80, 60], [0, 0, 0, 0, 0])
    ruled = with_line(with_line(contest, line(3, 1, PLUS, MINUS)), line(3, 5, MINUS, PLUS))
    result = standings(ruled)
    assert result.boards[3].north_south[0] == Fraction(7, 8) * 8
    assert result.boards[3].north_south[4] == 0
    assert result.boards[3].east_west[4] == 8
    assert result.boards[3].east_west[0] == Fraction(1, 8) * 8
    assert result.cards[ns(1)].lines[2].value == 7
    fixed = standings(ruled, ScoringRules(averages_follow_session=False)).boards[3]
    assert [fixed.north_south[0], fixed.north_south[4]] == [Fraction(24, 5), Fraction(16, 5)]
    # The three who played are compared among themselves and factored to five: all level, all average.
    assert list(result.boards[3].north_south[1:4]) == [4, 4, 4]


def test_averages_do_not_follow_a_session_the_other_way() -> None:
    contest = mitchell([60, 70, 80, 90, 100], [0, 0, 0, 0, 0])
    ruled = with_line(with_line(contest, line(2, 1, PLUS, AVERAGE)), line(2, 5, MINUS, AVERAGE))
    board = standings(ruled).boards[2]
    assert [board.north_south[0], board.north_south[4]] == [Fraction(24, 5), Fraction(16, 5)]
    assert [board.east_west[0], board.east_west[4]] == [4, 4]


def test_an_average_without_other_boards_is_what_it_is() -> None:
    contest = with_line(mitchell([100, 90, 80]), line(1, 1, PLUS, MINUS))
    board = standings(contest).boards[1]
    assert (board.north_south[0], board.east_west[0]) == (Fraction(12, 5), Fraction(8, 5))


@pytest.mark.parametrize("counts", [True, False])
def test_penalties_in_the_session_figure(*, counts: bool) -> None:
    contest = with_line(mitchell([100, 90, 80], [100, 90, 80], [0, 0, 0]), line(3, 1, PLUS, MINUS))
    penalised = replace(contest, penalties=(Penalty(ns(1), Fraction(-2)),))
    card = standings(penalised, ScoringRules(penalties_count_in_session=counts)).cards[ns(1)]
    assert card.lines[2].value == (3 if counts else 4)


@pytest.mark.parametrize("method", [ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS])
def test_averages_in_imps(method: ScoringMethod) -> None:
    contest = mitchell([0, 0, 0, 0], [0, 0, 0, 0], method=method)
    ruled = with_line(with_line(contest, line(1, 1, PLUS, MINUS)), line(1, 2, AVERAGE, AVERAGE))
    board = standings(ruled).boards[1]
    assert list(board.north_south) == [3, 0, 0, 0]
    assert list(board.east_west) == [-3, 0, 0, 0]
    fixed = with_line(contest, line(1, 1, Artificial(share=Fraction(7, 10)), Artificial(share=Fraction(1, 2))))
    assert standings(fixed).boards[1].north_south[0] == 6
    assert standings(fixed, ScoringRules(average_imps=Fraction(2))).boards[1].north_south[0] == 4
    assert standings(fixed).boards[1].top is None
    better = with_line(mitchell([0, 0, 0, 0], [1000, 0, 0, 0], method=method), line(1, 1, PLUS, MINUS))
    own = standings(better).boards[2].north_south[0]
    assert own is not None
    assert own > 3
    assert standings(better).boards[1].north_south[0] == own


def test_no_number_of_points_is_an_average() -> None:
    contest = with_line(mitchell([100, 90], [50, -50], method=ScoringMethod.TOTAL_POINTS), line(1, 1, PLUS, MINUS))
    result = standings(contest)
    assert (result.cards[ns(1)].boards, result.cards[ns(1)].percentage) == (1, None)
    assert totals(result) == {1: 50, 2: 40}


def test_a_fouled_board_is_scored_in_groups() -> None:
    contest = mitchell([100, 90, 80, 70, 60])
    fouled = replace(
        contest, results=tuple(replace(each, form="b" if i > 2 else "a") for i, each in enumerate(contest.results))
    )
    board = standings(fouled).boards[1]
    # Three of five: (M·5 + 2) / 3; two of five: (M·5 + 3) / 2.
    assert list(board.north_south) == [Fraction(22, 3), 4, Fraction(2, 3), Fraction(13, 2), Fraction(3, 2)]
    always = standings(fouled, ScoringRules(small_groups=SmallGroups.ALWAYS)).boards[1]
    # The group of three is the largest, so it goes by the formula; the group of two has its percentages.
    assert list(always.north_south[:3]) == list(board.north_south[:3])
    assert [(100 * (each or 0)) / 8 for each in always.north_south[3:]] == [65, 55]


def test_boards_may_be_rounded_before_they_are_added() -> None:
    # Two scores of three: 3.5 and 0.5 of 4; with no decimals towards the average, 3 and 1.
    contest = with_line(mitchell([100, 90, 80]), line(1, 3, AVERAGE, AVERAGE))
    board = standings(contest, ScoringRules(board_places=0)).boards[1]
    assert list(board.north_south) == [3, 1, 2]


def test_a_frequency_table() -> None:
    contest = with_line(mitchell([100, 90, 90, -50, 0]), line(1, 5, None))
    rows = frequency_table(standings(contest, ScoringRules(expected=Expected.COMPARED)).boards[1])
    assert [(row.north_south_score, row.count, row.north_south, row.east_west) for row in rows] == [
        (Points(100), 1, 6, 0),
        (Points(90), 2, 3, 3),
        (Points(-50), 1, 0, 6),
        (None, 1, None, None),
    ]


def test_rules_are_checked() -> None:
    with pytest.raises(DuplicadoError, match="average plus must be a part of the whole"):
        ScoringRules(average_plus=Fraction(60))
    with pytest.raises(DuplicadoError, match="decimal places"):
        ScoringRules(total_places=-1)


def test_what_contestants_are_ranked_by() -> None:
    contest = mitchell([100, 90, 80], [100, 90, 80], [80, 90])
    by_total = standings(contest, ScoringRules(ranked_by=RankedBy.TOTAL)).rankings[1]
    assert [each.contestant.number for each in by_total.standings] == [3, 2, 1]
    assert [each.contestant.number for each in standings(contest).rankings[1].standings] == [3, 2, 1]
    rules = ScoringRules(ranked_by=RankedBy.PERCENTAGE)
    assert not rules.is_ranked_by_percentage(ScoringMethod.BUTLER)
    assert not ScoringRules().is_ranked_by_percentage(ScoringMethod.CROSS_IMPS)


def test_an_empty_contest_stands_nowhere() -> None:
    result = standings(Contest())
    assert (result.rankings, dict(result.boards), result.of(ns(1))) == ((), {}, None)


def test_figures_are_published_by_the_rules() -> None:
    rules = ScoringRules(total_places=1, percentage_places=2)
    assert (rules.total_text(Fraction(1, 20)), rules.percentage_text(Fraction(200, 3))) == ("0.1", "66.67")
    assert rules.published_percentage(Fraction(200, 3)) == Fraction("66.67")


scores = st.integers(-20, 20).map(lambda tens: 10 * tens)
outcomes: st.SearchStrategy[SideScore | None] = st.one_of(
    scores.map(Points),
    scores.map(lambda points: Weighted(((Fraction(1, 4), points), (Fraction(3, 4), points + 30)))),
    st.sampled_from([PLUS, AVERAGE, MINUS, None]),
)


@st.composite
def contests(draw: st.DrawFn) -> Contest:
    tables, boards = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    lines = [
        BoardResult(board, ns(n + 1), ew((n + board) % tables + 1), draw(outcomes), draw(outcomes))
        for board in range(1, boards + 1)
        for n in range(tables)
        if draw(st.integers(0, 9))
    ]
    return Contest(method=draw(st.sampled_from(FIELD_METHODS)), winners=2, results=tuple(lines))


rule_sets = st.builds(
    ScoringRules,
    expected=st.sampled_from(Expected),
    scale=st.sampled_from(MatchpointScale),
    small_groups=st.sampled_from(SmallGroups),
    sit_outs=st.sampled_from(SitOuts),
    board_places=st.sampled_from([None, 1]),
)


@given(contests(), rule_sets, st.randoms(use_true_random=False))
def test_the_order_of_the_record_does_not_matter(contest: Contest, rules: ScoringRules, order: object) -> None:
    lines = list(contest.results)
    assert hasattr(order, "shuffle")
    order.shuffle(lines)
    straight, shuffled = standings(contest, rules), standings(replace(contest, results=tuple(lines)), rules)

    def figures(result: Standings) -> list[tuple[object, ...]]:
        return [(each.contestant, each.place, each.total) for ranking in result.rankings for each in ranking.standings]

    assert figures(shuffled) == figures(straight)


@given(contests(), st.sampled_from(sorted(RULE_SETS)))
def test_every_ready_made_set_of_rules_scores_everything(contest: Contest, name: str) -> None:
    result = standings(contest, RULE_SETS[name])
    for ranking in result.rankings:
        figures = [each.place for each in ranking.standings]
        assert figures == sorted(figures)
        for each in ranking.standings:
            assert each.percentage is None or 0 <= each.percentage <= 100
            assert figures.count(each.place) == each.shared_by


def test_one_whom_the_file_does_not_name_is_not_ranked() -> None:
    nobody = (ContestantId(1, Side.NS, "#1-"), ContestantId(1, Side.EW, "#1-"))
    named = line(1, 1, 420), line(1, 2, -50)
    contest = Contest(winners=1, results=(*named, BoardResult(1, *nobody, Points(420), Points(-420))))
    result = standings(contest)
    assert [each.is_anonymous for each in (*nobody, ns(1))] == [True, True, False]
    assert {each.contestant for each in result.rankings[0].standings} == {ns(1), ns(2), ew(1), ew(2)}
    assert result.of(nobody[0]) is None
    # His score is compared with nevertheless: one better, one equal, of three.
    assert result.boards[1].north_south[0] == 3
