"""Adjusted scores in standings and matches: sessions, several boards, complements, knock-outs, fouled boards."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import BoardResult, Contest, ContestantId, Penalty, ScoringMethod
from duplicado.event.match import match_result
from duplicado.event.regulations import rules_under
from duplicado.event.rules import Expected, ScoringRules
from duplicado.event.standing import standings
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import profile
from duplicado.score.matchpoints import MatchpointScale, SmallGroups
from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore, Weighted
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side

PLUS, AVERAGE, MINUS, SESSION = (Artificial(award) for award in Award)
LIONS, TIGERS = ContestantId(1), ContestantId(2)


def ns(number: int) -> ContestantId:
    return ContestantId(number, Side.NS)


def ew(number: int) -> ContestantId:
    return ContestantId(number, Side.EW)


def mitchell(*boards: tuple[SideScore | int | None, ...]) -> Contest:
    """Pair n North-South always plays pair n East-West; plain scores are those of North-South."""
    lines = [
        BoardResult(number, ns(n), ew(n), Points(score), Points(-score))
        if isinstance(score, int)
        else BoardResult(number, ns(n), ew(n), score, AVERAGE)
        for number, board in enumerate(boards, 1)
        for n, score in enumerate(board, 1)
    ]
    return Contest(winners=2, results=tuple(lines))


def values(contest: Contest, who: ContestantId, rules: ScoringRules | None = None) -> list[Fraction | None]:
    return [line.value for line in standings(contest, rules).cards[who].lines]


EVEN = (90, 80, 70)  # four, two and nothing of four


@pytest.mark.clause("12C2(d)")
def test_averages_plus_beyond_the_most_of_a_session() -> None:
    contest = mitchell((PLUS, 80, 70), (PLUS, 80, 70), (PLUS, 80, 70), (70, 80, 90))
    own = ns(1)
    assert values(contest, own) == [Fraction(12, 5), Fraction(12, 5), Fraction(12, 5), 0]
    capped = ScoringRules(most_averages_plus=2)
    assert values(contest, own, capped) == [Fraction(12, 5), Fraction(12, 5), 2, 0]
    # It is for boards without a result; an adjusted score of a board that was played is not counted.
    played = Artificial(Award.AVERAGE_PLUS, board_was_played=True)
    mixed = mitchell((PLUS, 80, 70), (played, 80, 70), (PLUS, 80, 70), (70, 80, 90))
    assert values(mixed, own, capped) == values(mixed, own)
    none = replace(capped, most_averages_plus=0, later_average=Fraction(2, 5))
    assert values(contest, own, none) == [Fraction(8, 5)] * 3 + [0]
    with pytest.raises(DuplicadoError, match="later average"):
        ScoringRules(later_average=Fraction(50))


def test_what_is_reduced_does_not_follow_the_session() -> None:
    contest = mitchell((PLUS, 80, 70), (PLUS, 80, 70), (90, 80, 70))
    rules = ScoringRules(most_averages_plus=1)
    assert values(contest, ns(1), rules) == [4, 2, 4]


@pytest.mark.clause("12C2(c)")
def test_the_session_average_by_brennings_procedure() -> None:
    # Of a top of 24 normal 62.5 %, then average plus and minus; the bye gets what these three come to.
    rules = ScoringRules(expected=13)
    card = mitchell((Artificial(share=Fraction(5, 8)), 0), (PLUS, 0), (MINUS, 0), (SESSION, 0))
    assert values(card, ns(1), rules) == [15, 15, Fraction(48, 5), Fraction(66, 5)]
    standing = standings(card, rules).of(ns(1))
    assert standing is not None
    assert standing.percentage == 55
    # It follows the session even where average plus does not, and is an average where there is no session.
    fixed = replace(rules, averages_follow_session=False)
    assert values(card, ns(1), fixed)[3] == Fraction(24) * Fraction(625 + 600 + 400, 3000)
    assert values(mitchell((SESSION, 0)), ns(1), rules) == [12]


def test_session_average_in_imps() -> None:
    contest = replace(mitchell((420, -50, -50, 110), (SESSION, 50, 80, 90)), method=ScoringMethod.CROSS_IMPS)
    first, second = values(contest, ns(1))
    assert first == second == Fraction(10 + 10 + 7, 3)


def table_pair(number: int, ours: int, theirs: int) -> tuple[BoardResult, BoardResult]:
    return (
        BoardResult(number, LIONS, TIGERS, Points(ours), Points(-ours)),
        BoardResult(number, TIGERS, LIONS, Points(theirs), Points(-theirs)),
    )


def ruled(number: int, lions: SideScore, tigers: SideScore) -> tuple[BoardResult, BoardResult]:
    return BoardResult(number, LIONS, TIGERS, lions, tigers), BoardResult(number, TIGERS, LIONS, tigers, lions)


SEVEN = tuple(line for number in range(2, 9) for line in table_pair(number, 160, 0))
"""Seven boards of four IMPs each."""
COMPLEMENT = Artificial(Award.AVERAGE_MINUS, complement=True)


@pytest.mark.clause("12C2(b)", "12C2(c)")
def test_a_team_that_wins_four_imps_on_each_board_gets_four() -> None:
    result = match_result((*ruled(1, PLUS, MINUS), *SEVEN), (LIONS, TIGERS))
    assert list(result.imps) == [32, -32]
    both = match_result((*ruled(1, PLUS, PLUS), *SEVEN), (LIONS, TIGERS))
    assert list(both.imps) == [32, -25]
    fixed = match_result((*ruled(1, PLUS, MINUS), *SEVEN), (LIONS, TIGERS), rules=ScoringRules(average_imps=Fraction(2),
        averages_follow_session=False))  # fmt: skip
    assert list(fixed.imps) == [30, -30]


@pytest.mark.clause("86B2(b)")
@pytest.mark.parametrize(("assigned", "imps"), [(None, 3), (1, 3), (7, 7)])
def test_the_better_of_average_plus_and_an_assigned_score_and_its_complement(assigned: int | None, imps: int) -> None:
    better = Artificial(Award.AVERAGE_PLUS, assigned=None if assigned is None else Fraction(assigned))
    for pair in ((better, COMPLEMENT), (COMPLEMENT, better)):
        result = match_result(ruled(1, *pair), (LIONS, TIGERS))
        sign = 1 if pair[0] is better else -1
        assert list(result.imps) == [sign * imps, -sign * imps]


@pytest.mark.clause("86B2(b)")
def test_the_complement_follows_the_other_teams_session() -> None:
    better = Artificial(Award.AVERAGE_PLUS, assigned=Fraction(1))
    contest = Contest(method=ScoringMethod.IMPS, results=(*ruled(1, better, COMPLEMENT), *SEVEN))
    cards = standings(contest).cards
    assert [cards[team].lines[0].value for team in (LIONS, TIGERS)] == [4, -4]
    # When another board of theirs changes, so does the complement.
    changed = tuple(
        replace(line, north_south_score=Points(640)) if (line.board, line.north_south) == (8, LIONS) else line
        for line in contest.results
    )
    anew = standings(replace(contest, results=changed))
    assert anew.cards[TIGERS].lines[0].value == -anew.cards[LIONS].sum / 8 == Fraction(-36, 7)


def test_a_complement_at_board_a_match_is_the_rest_of_the_top() -> None:
    contest = Contest(method=ScoringMethod.BOARD_A_MATCH, results=ruled(1, PLUS, COMPLEMENT))
    cards = standings(contest).cards
    assert [cards[team].total for team in (LIONS, TIGERS)] == [Fraction(6, 5), Fraction(4, 5)]


def test_a_complement_without_the_other_table_is_an_average_minus() -> None:
    (line, _) = ruled(1, COMPLEMENT, PLUS)
    assert list(match_result([line], (LIONS, TIGERS)).imps) == [-3, 0]


@pytest.mark.clause("12C4")
def test_a_knockout_that_does_not_balance() -> None:
    # The Lions have +6 by their score, the Tigers -2 by theirs.
    lines = (
        BoardResult(1, LIONS, TIGERS, Points(420), Points(-240)),
        BoardResult(1, TIGERS, LIONS, Points(170), Points(-170)),
        *table_pair(2, 160, 0),
    )
    assert list(match_result(lines, (LIONS, TIGERS)).imps) == [10, -6]
    knockout = match_result(lines, (LIONS, TIGERS), knockout=True)
    assert list(knockout.imps) == [8, -8]
    assert list(knockout.boards[0].north_south) == [4, -4]
    artificial = match_result(ruled(1, PLUS, PLUS), (LIONS, TIGERS), knockout=True)
    assert list(artificial.imps) == [0, 0]


def test_a_fixed_amount_is_what_the_ruling_says() -> None:
    contest = mitchell((Artificial(amount=Fraction(18)), 80, 70), EVEN)
    assert values(contest, ns(1)) == [18, 4]
    assert list(match_result(ruled(1, Artificial(amount=Fraction(2)), MINUS), (LIONS, TIGERS)).imps) == [2, -3]


@pytest.mark.clause("12C1(c)")
def test_thirty_forty_twenty_and_ten_per_cent_in_a_field_of_twelve() -> None:
    outcomes = ((30, 1430), (40, 680), (20, 650), (10, -100))
    weighted = Weighted(tuple((Fraction(percent, 100), points) for percent, points in outcomes))
    others = (*[1430] * 2, *[680] * 5, *[650] * 2, *[-100] * 2)
    board = standings(mitchell((weighted, *others))).boards[1]
    assert board.north_south[0] == Fraction("12.6")
    assert [float(board.north_south[i] or 0) for i in (1, 3, 8, 10)] == [20.7, 13.0, 5.4, 1.1]
    assert sum(value or 0 for value in board.north_south) == 12 * 11


@pytest.mark.clause("12C1(c)", "86B1")
def test_weights_between_teams_are_of_imps() -> None:
    outcomes = ((30, 1430), (40, 680), (20, 650), (10, -100))
    weighted = Weighted(tuple((Fraction(percent, 100), points) for percent, points in outcomes))
    lines = (replace(table_pair(1, 0, 650)[0], north_south_score=weighted), table_pair(1, 0, 650)[1])
    assert match_result(lines, (LIONS, TIGERS)).imps[0] == 3
    six_clubs = ((20, 50), (10, -120), (70, -400))
    assigned = Weighted(tuple((Fraction(percent, 100), points) for percent, points in six_clubs))
    single = (
        BoardResult(1, LIONS, TIGERS, assigned, Points(0)),
        BoardResult(1, TIGERS, LIONS, Points(500), Points(-500)),
    )
    assert match_result(single, (LIONS, TIGERS)).imps[0] == -13


def test_weighted_scores_are_rounded_where_the_regulation_wants_it() -> None:
    thirds = Weighted(((Fraction(1, 3), 420), (Fraction(2, 3), -50)))
    lines = (replace(table_pair(1, 0, 420)[0], north_south_score=thirds), table_pair(1, 0, 420)[1])
    assert match_result(lines, (LIONS, TIGERS)).imps[0] == Fraction(-20, 3)
    whole = ScoringRules(weighted_places=0)
    assert match_result(lines, (LIONS, TIGERS), rules=whole).imps[0] == -7
    contest = mitchell((thirds, 420, -50, 100))
    assert values(contest, ns(1), ScoringRules(weighted_places=1)) == [Fraction("2.3")]
    assert values(contest, ns(2), ScoringRules(weighted_places=1)) == [Fraction(17, 3)]
    with pytest.raises(DuplicadoError, match="decimal places"):
        ScoringRules(weighted_places=-1)


@pytest.mark.clause("78A")
def test_the_worked_frequencies() -> None:
    scores = (*[480] * 2, *[450] * 13, *[420] * 8, *[170] * 4, *[110] * 2, *[-50] * 3)
    board = standings(mitchell(scores)).boards[1]
    assert sorted({int(value or 0) for value in board.north_south}, reverse=True) == [61, 46, 25, 13, 7, 2]


plain = st.integers(-20, 20).map(lambda tens: Points(10 * tens))


@st.composite
def fractions_of_results(draw: st.DrawFn) -> Weighted:
    parts = draw(st.lists(st.integers(1, 4), min_size=1, max_size=3))
    return Weighted(tuple((Fraction(part, sum(parts)), draw(plain).value) for part in parts))


side_scores: st.SearchStrategy[SideScore] = st.one_of(plain, fractions_of_results())


@given(
    st.lists(st.tuples(side_scores, side_scores, st.sampled_from(["", "", "fouled", "other"])), min_size=1, max_size=9),
    st.integers(0, 4),
    st.sampled_from(MatchpointScale),
)
def test_each_direction_gets_its_matchpoints_split_weighted_and_fouled_alike(
    lines: list[tuple[SideScore, SideScore, str]], wanting: int, scale: MatchpointScale
) -> None:
    # The scores of the two sides are drawn apart: every board is split.
    results = [BoardResult(1, ns(n), ew(n), one, other, form=form) for n, (one, other, form) in enumerate(lines)]
    expected = len(lines) + wanting
    rules = ScoringRules(expected=expected, scale=scale)
    board = standings(Contest(winners=2, results=tuple(results)), rules).boards[1]
    unit = 1 if scale is MatchpointScale.TWO_ONE_ZERO else 2
    for column in (board.north_south, board.east_west):
        assert sum(value or 0 for value in column) * unit == len(lines) * (expected - 1)
        assert all(0 <= (value or 0) <= (board.top or 0) for value in column)


@given(st.lists(side_scores, min_size=2, max_size=9), side_scores, side_scores)
def test_self_inflicted_damage_takes_nothing_from_the_field(
    field: list[SideScore], expectation: Points | Weighted, after: Points | Weighted
) -> None:
    table = Points(-200)
    contests = (mitchell((table, *field)), mitchell((SelfInflicted(expectation, after, table), *field)))
    (own, *others), (adjusted, *same) = (standings(each).boards[1].north_south for each in contests)
    assert others == same
    assert adjusted is not None
    assert own is not None
    best = standings(mitchell((expectation, *field))).boards[1].north_south[0]
    assert min(own, best or 0) <= adjusted <= (best or 0)


def test_a_fouled_board_in_small_groups_by_both_published_rules() -> None:
    forms = ("", "", "", "", "", "", "", "turned", "turned", "turned")
    contest = mitchell((10, 9, 8, 7, 6, 5, 4, 30, 20, 10))
    fouled = replace(
        contest,
        results=tuple(replace(line, form=form) for line, form in zip(contest.results, forms, strict=True)),
    )
    wbf, ebu = (rules_under(profile("wbf").with_decisions("own", {"fouled.group_scoring": name}), fouled.method)
                for name in ("wbf_1991", "ebu"))  # fmt: skip
    by_wbf = standings(fouled, wbf).boards[1].north_south
    # Seven of ten by the formula: 6, 5, 4 … of 6 are 8.79, 7.36, 5.93 … of 9, here on twice that scale.
    halves = [float(round((value or Fraction(0)) / 2, 2)) for value in by_wbf[:7]]
    assert halves == [8.79, 7.36, 5.93, 4.5, 3.07, 1.64, 0.21]
    assert [100 * (value or 0) / 18 for value in by_wbf[7:]] == [70, 60, 50]
    assert standings(fouled, ebu).boards[1].north_south == by_wbf
    # Of eight expected three are more than a third: the English rule goes by the formula, the other does not.
    eight = replace(fouled, results=fouled.results[2:])
    by_ebu = standings(eight, ebu).boards[1].north_south[5:]
    assert list(by_ebu) == [Fraction(37, 3), 7, Fraction(5, 3)]
    assert [100 * (value or 0) / 14 for value in standings(eight, wbf).boards[1].north_south[5:]] == [70, 60, 50]


def test_rules_of_the_authorities() -> None:
    wbf, aeb, qba = (profile(name) for name in ("wbf", "aeb", "qba"))
    matchpoints, butler, imps = ScoringMethod.MATCHPOINTS, ScoringMethod.BUTLER, ScoringMethod.IMPS
    assert rules_under(wbf, matchpoints) == ScoringRules()
    own = ScoringRules(average_imps=Fraction(2), scale=MatchpointScale.ONE_HALF_ZERO)
    assert rules_under(wbf, imps, base=own) == own
    spanish = rules_under(aeb, matchpoints)
    assert (spanish.most_averages_plus, spanish.later_average) == (2, Fraction(1, 2))
    assert rules_under(aeb, matchpoints, edition=Edition.LAWS_2007).most_averages_plus is None
    assert rules_under(aeb, butler).average_imps == 2
    assert rules_under(aeb, imps).average_imps == 3
    # The limit on averages plus is for pairs.
    assert rules_under(aeb, imps).most_averages_plus is None
    assert rules_under(qba, matchpoints).weighted_places == 1
    assert rules_under(qba, imps).weighted_places == 0
    assert rules_under(qba, butler).scale is MatchpointScale.TWO_ONE_ZERO
    club = wbf.with_decisions(
        "club",
        {"artificial.butler_ximp": "3, 0, -2", "mp.unit": "1-1/2-0", "artificial.pairs": "65, 50, 35",
         "fouled.group_scoring": "ebu"},
    )  # fmt: skip
    rules = rules_under(club, butler)
    assert [rules.imps_of(score) for score in (PLUS, AVERAGE, MINUS)] == [3, 0, -2]
    assert [rules.share_of(score) for score in (PLUS, MINUS)] == [Fraction(13, 20), Fraction(7, 20)]
    assert (rules.scale, rules.small_groups) == (MatchpointScale.ONE_HALF_ZERO, SmallGroups.THIRD)


@pytest.mark.parametrize(
    ("name", "text", "method"),
    [
        ("artificial.butler_ximp", "3, 1, -3", ScoringMethod.BUTLER),
        ("artificial.butler_ximp", "3", ScoringMethod.CROSS_IMPS),
        ("artificial.pairs.max_avg_plus_no_result", "-1", ScoringMethod.MATCHPOINTS),
        ("weighted.decimals_pairs", "999", ScoringMethod.MATCHPOINTS),
    ],
)
def test_an_option_with_which_nothing_can_be_scored_is_named(name: str, text: str, method: ScoringMethod) -> None:
    with pytest.raises(DuplicadoError, match=name.replace(".", r"\.")):
        rules_under(profile("wbf").with_decisions("club", {name: text}), method)


def test_penalties_count_in_the_session_figure_of_awards() -> None:
    contest = replace(mitchell((SESSION, 80, 70), EVEN, EVEN), penalties=(Penalty(ns(1), Fraction(-2)),))
    assert values(contest, ns(1))[0] == 3
    apart = ScoringRules(penalties_count_in_session=False, expected=Expected.COMPARED)
    assert values(mitchell((SESSION, 80, 70), EVEN), ns(1), apart) == [2, 4]
