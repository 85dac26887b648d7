"""Breaking ties: every rule by its figures, in its order, and what is told of it."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import BoardResult, Contest, ContestantId, Penalty, ScoringMethod
from duplicado.event.matches.rules import BYE_AT_OWN_AVERAGE, MatchRules
from duplicado.event.matches.score import MatchScore, MatchSide, MatchStatus, bye, walkover
from duplicado.event.matches.standings import match_standings
from duplicado.event.matches.tie_break_matches import match_evidence
from duplicado.event.ranking.places import ranked
from duplicado.event.ranking.tie_break_totals import Encounter, TieEvidence, TieRecord, pair_evidence
from duplicado.event.ranking.ties import EBU_143, MAGIC_CONTEST_TEAMS, TieRule, break_ties
from duplicado.event.standing import standings
from duplicado.score.side_score import Points
from duplicado.vocabulary.seats import Side

ONE, TWO, THREE, FOUR, FIVE = (ContestantId(number) for number in (1, 2, 3, 4, 5))
HALF = Fraction(1, 2)


def against(
    opponent: ContestantId,
    points: int,
    maximum: int = 20,
    margin: int = 0,
    won: int = 4,
    weight: Fraction = Fraction(1),
) -> Encounter:
    return Encounter(opponent, Fraction(points), Fraction(maximum), Fraction(margin), 8, Fraction(won), weight)


def record(
    *encounters: Encounter, total: int = 50, gained: int = 0, lost: int = 0, boards: int = 16, won: int = 8
) -> TieRecord:
    return TieRecord(Fraction(total), encounters, Fraction(gained), Fraction(lost), boards, Fraction(won))


def decide(
    records: Mapping[ContestantId, TieRecord],
    *chain: TieRule,
    tied: Sequence[ContestantId] = (ONE, TWO),
    lot: Sequence[ContestantId] = (),
) -> tuple[list[str], list[dict[ContestantId, Fraction]]]:
    """Return the places, and the figures of each rule that was asked."""
    result = break_ties(ranked(dict.fromkeys(tied, Fraction(50))), chain, TieEvidence(records), lot=lot)
    return (
        [f"{each.place_text} {each.contestant}" for each in result.places],
        [dict(each.figures) for each in result.breaks],
    )


def test_the_result_between_the_two() -> None:
    met = {ONE: record(against(TWO, 8)), TWO: record(against(ONE, 12))}
    assert decide(met, TieRule.MUTUAL_POINTS) == (["1 2", "2 1"], [{ONE: Fraction(2, 5), TWO: Fraction(3, 5)}])


def test_a_half_match_counts_pro_rata() -> None:
    # The example of the English regulations: 8-12, then 10-0 in a triangle, is 12-8.
    met = {
        ONE: record(against(TWO, 8), against(TWO, 10, 10, weight=HALF)),
        TWO: record(against(ONE, 12), against(ONE, 0, 10, weight=HALF)),
    }
    places, figures = decide(met, TieRule.MUTUAL_POINTS)
    assert places == ["1 1", "2 2"]
    assert [20 * figures[0][each] for each in (ONE, TWO)] == [12, 8]


def test_who_has_not_met_is_not_compared_by_it() -> None:
    assert decide({ONE: record(against(THREE, 20)), TWO: record(against(THREE, 0))}, TieRule.MUTUAL_POINTS) == (
        ["1= 1", "1= 2"],
        [],
    )
    # Of three, all must have met.
    chain = {
        ONE: record(against(TWO, 15)),
        TWO: record(against(ONE, 5), against(THREE, 15)),
        THREE: record(against(TWO, 5)),
    }
    assert decide(chain, TieRule.MUTUAL_POINTS, tied=(ONE, TWO, THREE))[1] == []


def test_those_left_level_begin_again() -> None:
    # Each of the three has met the others; One is worst of the three, and between Two and Three it is their match.
    met = {
        ONE: record(against(TWO, 10), against(THREE, 4)),
        TWO: record(against(ONE, 10), against(THREE, 13)),
        THREE: record(against(ONE, 16), against(TWO, 7)),
    }
    places, figures = decide(met, TieRule.MUTUAL_POINTS, tied=(ONE, TWO, THREE))
    assert places == ["1 2", "2 3", "3 1"]
    assert [len(each) for each in figures] == [3, 2]
    assert figures[1] == {TWO: Fraction(13, 20), THREE: Fraction(7, 20)}


@pytest.mark.parametrize(
    ("rule", "one", "two"),
    [
        (TieRule.MUTUAL_MARGIN, record(against(TWO, 10, margin=1)), record(against(ONE, 10, margin=-1))),
        (TieRule.MUTUAL_BOARDS_WON, record(against(TWO, 10, won=5)), record(against(ONE, 10, won=3))),
        (
            TieRule.MATCHES_WON,
            TieRecord(HALF, matches=7, matches_won=Fraction(5)),
            TieRecord(HALF, matches=8, matches_won=Fraction(5)),
        ),
        (TieRule.BASIC_TOTAL, record(gained=40, lost=10), record(gained=60, lost=31)),
        (TieRule.BASIC_TOTAL, record(gained=40, lost=10, boards=15), record(gained=60, lost=29, boards=16)),
        (TieRule.IMP_QUOTIENT, record(gained=40, lost=10), record(gained=60, lost=20)),
        (TieRule.IMP_QUOTIENT, record(gained=1), record(gained=60, lost=1)),
        (TieRule.IMP_QUOTIENT, record(gained=1), record()),
        (TieRule.COUNT_BACK, record(won=9), record(won=8)),
        (TieRule.COUNT_BACK, record(won=8, boards=15), record(won=8)),
    ],
)
def test_every_figure(rule: TieRule, one: TieRecord, two: TieRecord) -> None:
    places, (figures,) = decide({ONE: one, TWO: two}, rule)
    assert places == ["1 1", "2 2"]
    assert figures[ONE] > figures[TWO]
    assert decide({ONE: two, TWO: one}, rule)[0] == ["1 2", "2 1"] or rule.value.startswith("mutual")


@pytest.mark.parametrize("rule", [each for each in TieRule if each is not TieRule.IMP_QUOTIENT])
def test_without_evidence_no_rule_is_asked(rule: TieRule) -> None:
    played = rule is TieRule.BASIC_TOTAL  # nobody has played a board: equal, and nothing
    assert decide({}, rule) == (["1= 1", "1= 2"], [{ONE: Fraction(0), TWO: Fraction(0)}] if played else [])


def test_opponents() -> None:
    # The figures of the English regulations: opponents with 50, 40 and 30 make 120.
    others = {THREE: record(total=50), FOUR: record(total=40), FIVE: record(total=30)}
    records = {
        ONE: record(against(THREE, 0), against(FOUR, 0), against(FIVE, 0)),
        TWO: record(against(FOUR, 0), against(FIVE, 0), against(FOUR, 0)),
        **others,
    }
    assert decide(records, TieRule.OPPONENTS_TOTAL) == (["1 1", "2 2"], [{ONE: Fraction(120), TWO: Fraction(110)}])
    # With unequal numbers of matches it is the average, and half a match counts half.
    fewer = {**records, TWO: record(against(THREE, 0), against(FIVE, 0, weight=HALF))}
    places, (figures,) = decide(fewer, TieRule.OPPONENTS_TOTAL)
    assert places == ["1 2", "2 1"]
    assert list(figures.values()) == [40, Fraction(130, 3)]
    assert decide(records, TieRule.OPPONENTS_AVERAGE)[1] == [{ONE: Fraction(40), TWO: Fraction(110, 3)}]


def test_opponents_say_nothing_where_everybody_has_met_everybody() -> None:
    records = {
        ONE: record(against(TWO, 10), against(THREE, 10), total=20),
        TWO: record(against(ONE, 10), against(THREE, 10), total=20),
        THREE: record(against(ONE, 10), against(TWO, 10), total=18),
    }
    assert decide(records, TieRule.OPPONENTS_TOTAL, TieRule.OPPONENTS_AVERAGE)[1] == []


def test_a_lot_is_an_order_that_was_drawn() -> None:
    assert decide({}, TieRule.LOT, tied=(ONE, TWO, THREE), lot=(TWO, FOUR, THREE, ONE)) == (
        ["1 2", "2 3", "3 1"],
        [{ONE: Fraction(0), TWO: Fraction(2), THREE: Fraction(1)}],
    )
    assert decide({}, TieRule.LOT, lot=(TWO,)) == (["1= 1", "1= 2"], [])


def test_rules_that_leave_all_level_are_told() -> None:
    met = {ONE: record(against(TWO, 10), gained=1), TWO: record(against(ONE, 10))}
    result = break_ties(ranked(dict.fromkeys((ONE, TWO), HALF)), EBU_143, TieEvidence(met))
    assert [(each.rule, each.decides) for each in result.breaks] == [
        (TieRule.MUTUAL_POINTS, False),
        (TieRule.MUTUAL_MARGIN, False),
        (TieRule.BASIC_TOTAL, True),
    ]


def test_only_ties_that_matter_are_broken() -> None:
    figures = {ONE: Fraction(9), TWO: Fraction(9), THREE: Fraction(8), FOUR: Fraction(7), FIVE: Fraction(7)}
    lot = (FIVE, FOUR, THREE, TWO, ONE)
    for cuts, expected in (
        (None, ["1 2", "2 1", "3 3", "4 5", "5 4"]),
        ([1], ["1 2", "2 1", "3 3", "4= 4", "4= 5"]),
        ([2, 3], ["1= 1", "1= 2", "3 3", "4= 4", "4= 5"]),
        ([4], ["1= 1", "1= 2", "3 3", "4 5", "5 4"]),
        ([5], ["1= 1", "1= 2", "3 3", "4= 4", "4= 5"]),
    ):
        result = break_ties(ranked(figures), [TieRule.LOT], TieEvidence({}), lot=lot, cuts=cuts)
        assert [f"{each.place_text} {each.contestant}" for each in result.places] == expected
        assert [each.figure for each in result.places] == [9, 9, 8, 7, 7]


def match(number: int, one: ContestantId, other: ContestantId, points: int, imps: int) -> MatchScore:
    played, stake, weight = MatchStatus.PLAYED, Fraction(20), Fraction(1)
    won, lost = Fraction(max(imps, 0)), Fraction(max(-imps, 0))
    return MatchScore(
        (
            MatchSide(number, one, other, played, Fraction(points), stake, weight, 8, won, lost, Fraction(5)),
            MatchSide(number, other, one, played, 20 - Fraction(points), stake, weight, 8, lost, won, Fraction(3)),
        )
    )


def test_evidence_of_matches() -> None:
    result = match_standings(
        [match(1, ONE, TWO, 12, 4), match(2, ONE, THREE, 8, -4), walkover(3, ONE, FOUR), bye(4, ONE)],
        MatchRules(bye=BYE_AT_OWN_AVERAGE),
        carry_over={ONE: Fraction(100)},
    )
    one = match_evidence(result).of(ONE)
    assert [one.total, one.net, one.boards, one.boards_won, one.matches, one.matches_won] == [42, 0, 16, 10, 3, 2]
    # Neither the bye nor the team that did not come is an opponent met at the table.
    assert [each.opponent for each in one.encounters] == [TWO, THREE]
    assert match_evidence(result).of(FIVE).encounters == ()


@pytest.mark.parametrize("chain", [EBU_143, MAGIC_CONTEST_TEAMS])
def test_a_tie_in_a_swiss_contest(chain: Sequence[TieRule]) -> None:
    matches = [
        match(1, ONE, THREE, 16, 20),
        match(1, TWO, FOUR, 16, 22),
        match(2, ONE, FOUR, 14, 10),
        match(2, TWO, THREE, 14, 9),
    ]
    result = match_standings(matches)
    assert [each.place_text for each in result.ranking] == ["1=", "1=", "3=", "3="]
    broken = break_ties(result.ranking, chain, match_evidence(result), lot=(TWO, ONE, FOUR, THREE))
    # All opponents have the same; Two has one IMP more, but nobody has lost any.
    decisive = [each for each in broken.breaks if each.decides]
    assert [each.contestant for each in broken.places[:2]] == [TWO, ONE]
    assert decisive[0].rule is (TieRule.BASIC_TOTAL if chain is EBU_143 else TieRule.LOT)


def test_pairs_on_the_boards_where_they_met() -> None:
    pairs = (ONE, TWO, THREE, FOUR)
    lines = [
        BoardResult(board, pairs[ns - 1], pairs[ew - 1], Points(points), Points(-points), round=board)
        for board, ns, ew, points in (
            (1, 1, 2, 50), (1, 3, 4, 100),
            (2, 1, 3, 100), (2, 2, 4, 50),
            (3, 1, 4, 90), (3, 2, 3, 90),
        )
    ]  # fmt: skip
    penalties = tuple(Penalty(each, Fraction(-1)) for each in (THREE, FOUR))
    result = standings(Contest(results=tuple(lines), penalties=penalties))
    evidence = pair_evidence(result)
    one, two = evidence.of(ONE), evidence.of(TWO)
    assert [each.opponent for each in one.encounters] == [TWO, THREE, FOUR]
    # On board 1 One had nothing of two; then a top and an average.
    assert [each.points for each in one.encounters] == [0, 2, 1]
    assert [one.total, one.gained, one.lost, one.boards, one.boards_won] == [3, 3, 3, 3, Fraction(3, 2)]
    assert two.total == 3
    assert evidence.of(THREE).total == 2
    places = ranked({each.contestant: each.total for each in result.rankings[0].standings})
    broken = break_ties(places, EBU_143, evidence, cuts=[1])
    assert [f"{each.place_text} {each.contestant}" for each in broken.places] == ["1 2", "2 1", "3= 3", "3= 4"]
    assert broken.breaks[0].figures == {ONE: Fraction(0), TWO: Fraction(1)}


def test_evidence_at_imps() -> None:
    ns, ew = ContestantId(1, Side.NS), ContestantId(1, Side.EW)
    contest = Contest(
        method=ScoringMethod.CROSS_IMPS,
        results=(
            BoardResult(1, ns, ew, Points(420), Points(-420)),
            BoardResult(1, ContestantId(2, Side.NS), ContestantId(2, Side.EW), Points(170), Points(-170)),
            BoardResult(2, ns, ew, Points(100), Points(-100)),
        ),
    )
    evidence = pair_evidence(standings(contest))
    (meeting,) = evidence.of(ns).encounters
    assert [meeting.points, meeting.maximum, meeting.margin, meeting.boards, meeting.boards_won] == [
        6,
        2,
        6,
        2,
        Fraction(3, 2),
    ]
    assert [evidence.of(ew).gained, evidence.of(ew).lost] == [0, 6]


RECORDS = st.builds(
    TieRecord,
    total=st.just(Fraction(50)),
    gained=st.integers(0, 3).map(Fraction),
    lost=st.integers(0, 3).map(Fraction),
    boards=st.integers(0, 3),
    boards_won=st.integers(0, 3).map(Fraction),
)


@given(st.lists(RECORDS, min_size=1, max_size=7), st.lists(st.sampled_from(TieRule), unique=True), st.data())
def test_ties_are_broken_within_themselves(records: list[TieRecord], chain: list[TieRule], data: st.DataObject) -> None:
    contestants = [ContestantId(number) for number in range(1, len(records) + 1)]
    figures = {each: Fraction(data.draw(st.integers(0, 2))) for each in contestants}
    before = ranked(figures)
    evidence = TieEvidence(dict(zip(contestants, records, strict=True)))
    lot = data.draw(st.permutations(contestants))
    after = break_ties(before, chain, evidence, lot=lot)
    assert {each.contestant for each in after.places} == set(contestants)
    assert [each.figure for each in after.places] == sorted(figures.values(), reverse=True)
    numbers = [each.place for each in after.places]
    for i, each in enumerate(after.places):
        assert each.place <= i + 1
        assert each.shared_by == numbers.count(each.place)
        assert each.figure == figures[each.contestant]
    if TieRule.LOT in chain:
        assert numbers == list(range(1, len(contestants) + 1))
    # What is told suffices to see who stands before whom.
    for one, other in zip(after.places, after.places[1:], strict=False):
        if one.figure == other.figure and one.place < other.place:
            last = [each for each in after.breaks if {one.contestant, other.contestant} <= set(each.tied)][-1]
            assert last.figures[one.contestant] > last.figures[other.contestant]
