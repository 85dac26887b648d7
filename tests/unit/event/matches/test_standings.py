"""Contests of matches: totals, byes, forfeits, averages, and what is not computed again."""

import time
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import ContestantId, Penalty
from duplicado.event.matches.rules import BYE_AT_OWN_AVERAGE, MatchRules, Unplayed
from duplicado.event.matches.score import MatchScore, MatchSide, MatchStatus, bye, walkover
from duplicado.event.matches.standings import match_standings
from duplicado.event.rules import RankedBy
from duplicado.vocabulary.errors import DuplicadoError

ONE, TWO, THREE, FOUR = (ContestantId(number) for number in (1, 2, 3, 4))


def match(
    number: int,
    one: ContestantId,
    other: ContestantId,
    points: int | str,
    theirs: int | str | None = None,
    *,
    at_stake: int = 20,
    status: MatchStatus = MatchStatus.PLAYED,
) -> MatchScore:
    """A match with a margin of as many IMPs as the points are above half."""
    ours = Fraction(points)
    against = at_stake - ours if theirs is None else Fraction(theirs)
    margin = ours - Fraction(at_stake, 2)
    won, lost = max(margin, Fraction(0)), max(-margin, Fraction(0))
    weight = Fraction(at_stake, 20)
    stake = Fraction(at_stake)
    return MatchScore(
        (
            MatchSide(number, one, other, status, ours, stake, weight, 8, won, lost),
            MatchSide(number, other, one, status, against, stake, weight, 8, lost, won),
        )
    )


def test_totals_and_places() -> None:
    result = match_standings([match(1, ONE, TWO, 15), match(2, ONE, TWO, 10), match(1, THREE, FOUR, 5)])
    assert [(each.place_text, each.contestant) for each in result.ranking] == [
        ("1", ONE),
        ("2=", TWO),
        ("2=", FOUR),
        ("4", THREE),
    ]
    assert [each.figure for each in result.ranking] == [25, 15, 15, 5]
    row = result.rows[ONE]
    assert (row.played, row.won, row.tied, row.lost) == (2, 1, 1, 0)
    assert [row.gained, row.conceded, row.maximum, row.percentage] == [5, 0, 40, Fraction(125, 2)]
    assert result.average(ONE) == Fraction(25, 2)
    assert not row.is_provisional


def test_by_percentage_where_numbers_are_unequal() -> None:
    matches = [match(1, ONE, TWO, 15), match(2, ONE, TWO, 11), match(1, THREE, FOUR, 14)]
    by_share = match_standings(matches, MatchRules(ranked_by=RankedBy.PERCENTAGE))
    assert {each.contestant: each.figure for each in by_share.ranking[:2]} == {THREE: 70, ONE: 65}
    assert by_share.ranking[0].contestant == THREE
    assert match_standings(matches).ranking[0].contestant == ONE


def test_carry_over_and_penalties() -> None:
    result = match_standings(
        [match(1, ONE, TWO, 15)],
        carry_over={TWO: Fraction("4.5")},
        penalties=[Penalty(ONE, Fraction(-1)), Penalty(ONE, Fraction(-2)), Penalty(FOUR, Fraction(-1, 2))],
        contestants=[THREE],
    )
    row = result.rows[ONE]
    assert [row.points, row.penalty, row.carried, row.total, row.percentage] == [15, -3, 0, 12, 60]
    assert [each.contestant for each in result.ranking] == [ONE, TWO, THREE, FOUR]
    assert [each.figure for each in result.ranking] == [12, Fraction("9.5"), 0, Fraction(-1, 2)]
    assert result.average(ONE) == 15
    assert result.average(THREE) is None
    assert result.rows[THREE].percentage is None


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (Unplayed(share=Fraction(3, 5)), 12),
        (BYE_AT_OWN_AVERAGE, Fraction(27, 2)),
        (Unplayed(share=Fraction(3, 5), own_average=True), Fraction(27, 2)),
        (Unplayed(share=Fraction(4, 5), own_average=True), 16),
    ],
)
def test_byes(rule: Unplayed, expected: Fraction) -> None:
    matches = [match(1, ONE, TWO, 15), match(2, ONE, THREE, 12), bye(3, ONE)]
    row = match_standings(matches, MatchRules(bye=rule)).rows[ONE]
    assert [row.sides[2].points, row.sides[2].maximum, row.total] == [expected, 20, 27 + expected]
    assert (row.played, row.won) == (2, 2)
    # Before anything else was played.
    first = match_standings([bye(1, ONE)], MatchRules(bye=rule)).rows[ONE]
    assert first.total == (10 if rule is BYE_AT_OWN_AVERAGE else 20 * (rule.share or 0))
    half = match_standings([bye(1, ONE, Fraction(1, 2))], MatchRules(bye=rule)).rows[ONE]
    assert [half.total, half.maximum] == [first.total / 2, 10]


def test_a_walkover_is_worth_the_best_of_three_figures() -> None:
    # Two does badly against everybody: what others got against it is better than 12 and than One's average.
    badly = [match(1, TWO, THREE, 2), match(2, TWO, FOUR, 4), match(1, ONE, FOUR, 13), walkover(3, ONE, TWO)]
    result = match_standings(badly)
    assert [side.points for side in result.rows[ONE].sides] == [13, 17]
    assert [side.points for side in result.rows[TWO].sides] == [2, 4, 0]
    assert (result.rows[ONE].won, result.rows[TWO].lost) == (2, 3)
    well = [match(1, TWO, THREE, 18), match(2, TWO, FOUR, 16), match(1, ONE, FOUR, 13), walkover(3, ONE, TWO)]
    assert match_standings(well).rows[ONE].sides[1].points == 13
    poor = [match(1, ONE, FOUR, 3), walkover(3, ONE, TWO)]
    assert match_standings(poor).rows[ONE].sides[1].points == 12
    own = MatchRules(walkover=Unplayed(own_average=True), forfeit=Unplayed(share=Fraction(1, 10)))
    assert match_standings(poor, own).rows[ONE].sides[1].points == 3
    assert match_standings(poor, own).rows[TWO].total == 2


def test_an_unfinished_match_counts_as_it_stands() -> None:
    matches = [match(1, ONE, TWO, 16), match(2, ONE, TWO, 8, status=MatchStatus.UNFINISHED), bye(3, ONE)]
    result = match_standings(matches, MatchRules(bye=BYE_AT_OWN_AVERAGE))
    row = result.rows[ONE]
    assert row.is_provisional
    # It is not an average of what is not over.
    assert [side.points for side in row.sides] == [16, 8, 16]
    assert (row.played, row.won, row.tied, row.lost) == (1, 1, 0, 0)


def test_a_half_match_counts_pro_rata() -> None:
    # The example of the English regulations: 8-12 of 20 and 10-0 of 10 are 18-12, that is 12-8 of 20.
    result = match_standings([match(1, ONE, TWO, 8), match(2, ONE, TWO, 10, at_stake=10)])
    assert [result.rows[ONE].total, result.rows[TWO].total] == [18, 12]
    assert [result.average(ONE), result.average(TWO)] == [12, 8]


def test_the_standing_after_an_earlier_round() -> None:
    matches = [match(1, ONE, TWO, 15), match(2, TWO, ONE, 20)]
    assert [each.contestant for each in match_standings(matches).ranking] == [TWO, ONE]
    assert [each.contestant for each in match_standings(matches, after_round=1).ranking] == [ONE, TWO]


def test_rules_that_are_none() -> None:
    with pytest.raises(DuplicadoError, match="part of the points"):
        Unplayed(share=Fraction(2))
    with pytest.raises(DuplicadoError, match="nothing says"):
        Unplayed()
    with pytest.raises(DuplicadoError, match="at stake"):
        MatchRules(at_stake=Fraction(0))


SIDES = st.tuples(st.integers(1, 5), st.integers(1, 8), st.integers(1, 8), st.integers(0, 20), st.sampled_from("pwbu"))


def contest(drawn: Sequence[tuple[int, int, int, int, str]]) -> list[MatchScore]:
    matches: list[MatchScore] = []
    for number, one, other, points, kind in drawn:
        ours, theirs = ContestantId(one), ContestantId(other)
        if kind == "b" or one == other:
            matches.append(bye(number, ours))
        elif kind == "w":
            matches.append(walkover(number, ours, theirs))
        else:
            status = MatchStatus.PLAYED if kind == "p" else MatchStatus.UNFINISHED
            matches.append(match(number, ours, theirs, points, status=status))
    return matches


@given(st.lists(SIDES, min_size=1, max_size=30), SIDES, st.data())
def test_a_change_gives_what_the_whole_gives(
    drawn: list[tuple[int, int, int, int, str]], new: tuple[int, int, int, int, str], data: st.DataObject
) -> None:
    before = contest(drawn)
    earlier = match_standings(before)
    place = data.draw(st.integers(0, len(before) - 1))
    after = [*before[:place], *contest([new]), *before[place + 1 :]]
    penalties = data.draw(st.lists(st.builds(Penalty, st.just(ONE), st.just(Fraction(-1)))))
    assert match_standings(after, penalties=penalties, previous=earlier) == match_standings(after, penalties=penalties)
    changed = {side.contestant for each in (before[place], after[place]) for side in each.sides}
    later = match_standings(after, previous=earlier)
    for contestant, row in later.rows.items():
        if contestant not in changed and all(side.status is not MatchStatus.WALKOVER for side in row.given):
            assert row is earlier.rows[contestant]


@given(st.lists(SIDES, max_size=30))
def test_nothing_is_created_in_matches_that_are_played(drawn: list[tuple[int, int, int, int, str]]) -> None:
    rows = match_standings([each for each in contest(drawn) if len(each.sides) == 2]).rows.values()
    played = [row for row in rows if all(side.status is MatchStatus.PLAYED for side in row.sides)]
    if len(played) == len(rows):
        assert sum(row.points for row in rows) * 2 == sum(row.maximum for row in rows)
    assert sum(row.won for row in rows) == sum(row.lost for row in rows)
    assert sum(row.gained for row in rows) == sum(row.conceded for row in rows)


def test_other_rules_are_reckoned_afresh() -> None:
    matches = [bye(1, ONE)]
    earlier = match_standings(matches)
    later = match_standings(matches, MatchRules(bye=Unplayed(share=Fraction(1))), previous=earlier)
    assert later.rows[ONE].total == 20
    assert match_standings(matches, carry_over={ONE: Fraction(1)}, previous=earlier).rows[ONE].total == 13


def test_five_hundred_contestants_after_one_changed_match() -> None:
    teams = [ContestantId(number) for number in range(1, 501)]
    matches = [
        match(number, teams[i], teams[(i + number) % 250 + 250], (7 * i + number) % 21)
        for number in range(1, 11)
        for i in range(250)
    ]
    earlier = match_standings(matches)
    matches[-1] = match(10, teams[249], matches[-1].sides[1].contestant, 20)
    begun = time.process_time()
    later = match_standings(matches, previous=earlier)
    assert time.process_time() - begun < 0.5
    assert sum(later.rows[team] is not earlier.rows[team] for team in teams) == 2
    assert later == match_standings(matches)
    assert replace(later, ranking=()) != replace(earlier, ranking=())
