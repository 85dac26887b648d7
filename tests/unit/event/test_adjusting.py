"""The way from a ruling to side scores, with clauses, objections and the reckoning."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.adjusting.adjustment import adjust
from duplicado.event.adjusting.explanation import ArtificialReckoned, Reckoned, SelfInflictedReckoned, explain
from duplicado.event.adjusting.objections import Objection, WhyNot
from duplicado.event.adjusting.rulings import (
    Assigned,
    AssignedOutcome,
    ByFault,
    Ruling,
    RulingCircumstances,
    SelfInflictedDamage,
    SideRuling,
    Unchanged,
)
from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.rules import ScoringRules
from duplicado.event.standing import standings
from duplicado.law.book.law_12_assigned import BeforeInfraction, OwnAction, OwnDamage
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import profile
from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore, Weighted
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.contracts import Contract, PassedOut
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side

NONE, NEW, OLD = Vulnerability.NONE, Edition.LAWS_2017, Edition.LAWS_2007
PLAIN = RulingCircumstances(NONE)
IN_2007 = RulingCircumstances(NONE, OLD)
LIONS, TIGERS = ContestantId(1), ContestantId(2)
FOUR_SPADES, THREE_SPADES = Contract.parse("4S N"), Contract.parse("3S N")
GAMBLE = OwnDamage(OwnAction.GAMBLING_ACTION)


def table(points: int | None = 420, number: int = 1, board: int = 1) -> BoardResult:
    one, other = ContestantId(number, Side.NS), ContestantId(number, Side.EW)
    score = None if points is None else Points(points)
    return BoardResult(board, one, other, score, None if points is None else Points(-(points or 0)), FOUR_SPADES, 10)


def part(contract: Contract | None, tricks: int | None, percent: int, *, legally: bool = True) -> AssignedOutcome:
    return AssignedOutcome(contract or PassedOut(), tricks, weight=Fraction(percent, 100), legally=legally)


def scores(result: BoardResult) -> tuple[SideScore | None, SideScore | None]:
    return result.north_south_score, result.east_west_score


@pytest.mark.clause("12C1(a)")
def test_one_result_for_both_sides() -> None:
    adjusted = adjust(table(), Ruling.for_both(Assigned.to(THREE_SPADES, 10), "16B3"), PLAIN)
    assert scores(adjusted.result) == (Points(170), Points(-170))
    assert adjusted.clauses(Side.NS) == adjusted.clauses(Side.EW) == ("16B3", "12C1(a)")
    assert adjusted.objections == ()
    vulnerable = adjust(table(), Ruling.for_both(Assigned.to(FOUR_SPADES, 9)), RulingCircumstances(Vulnerability.BOTH))
    assert scores(vulnerable.result) == (Points(-100), Points(100))
    # The contract of the table stays on record: the ruling is kept beside it.
    assert (adjusted.result.contract, adjusted.result.tricks) == (FOUR_SPADES, 10)


@pytest.mark.clause("12C1(c)")
def test_weighted_between_results_and_split() -> None:
    ours = Assigned((part(FOUR_SPADES, 10, 60), part(FOUR_SPADES, 9, 30), part(None, None, 10)))
    theirs = Assigned((AssignedOutcome(north_south=-50, weight=Fraction(1)),))
    adjusted = adjust(table(), Ruling(ours, theirs, ("82C",)), PLAIN)
    assert scores(adjusted.result) == (
        Weighted(((Fraction(3, 5), 420), (Fraction(3, 10), -50), (Fraction(1, 10), 0))),
        Points(50),
    )
    assert adjusted.clauses(Side.NS) == ("82C", "12C1(a)", "12C1(c)")
    assert adjusted.clauses(Side.EW) == ("82C", "12C1(a)")
    assert adjusted.objections == ()


@given(st.lists(st.integers(1, 9), min_size=1, max_size=4), st.data())
def test_what_one_side_gets_of_an_assigned_score_the_other_loses(parts: list[int], data: st.DataObject) -> None:
    outcomes = tuple(
        AssignedOutcome(FOUR_SPADES, data.draw(st.integers(0, 13)), weight=Fraction(each, sum(parts))) for each in parts
    )
    vulnerability = data.draw(st.sampled_from(Vulnerability))
    result = adjust(table(), Ruling.for_both(Assigned(outcomes)), RulingCircumstances(vulnerability)).result
    negative: SideScore
    match result.north_south_score:
        case Points(points):
            negative = Points(-points)
        case Weighted(weighted):
            negative = Weighted(tuple((weight, -points) for weight, points in weighted))
        case other:
            raise AssertionError(other)
    assert result.east_west_score == negative


@pytest.mark.parametrize(
    ("ruling", "why"),
    [
        (Assigned(()), "add up to one"),
        (Assigned((part(FOUR_SPADES, 10, 60),)), "add up to one"),
        (Assigned((part(FOUR_SPADES, 10, 150), part(FOUR_SPADES, 9, -50))), "must be positive"),
        (Assigned.to(FOUR_SPADES), "number of tricks"),
        (Assigned.to(FOUR_SPADES, 14), "14 tricks"),
    ],
)
def test_what_cannot_be_a_score_is_refused(ruling: Assigned, why: str) -> None:
    with pytest.raises(DuplicadoError, match=why):
        adjust(table(), Ruling.for_both(ruling), PLAIN)
    with pytest.raises(DuplicadoError, match="clause"):
        adjust(table(), Ruling(Assigned.to(FOUR_SPADES, 9), Unchanged(), ("the Law",)), PLAIN)
    with pytest.raises(DuplicadoError, match="one of the two"):
        AssignedOutcome()
    with pytest.raises(DuplicadoError, match="one of the two"):
        AssignedOutcome(FOUR_SPADES, 10, 420)


@pytest.mark.clause("12C2(a)", "12C1(d)")
def test_artificial_scores_by_fault() -> None:
    ruling = Ruling(ByFault(Fault.NOT), ByFault(Fault.DIRECTLY, board_was_played=True), too_many_or_unclear=True)
    adjusted = adjust(table(None), ruling, PLAIN)
    assert scores(adjusted.result) == (
        Artificial(Award.AVERAGE_PLUS),
        Artificial(Award.AVERAGE_MINUS, board_was_played=True),
    )
    assert adjusted.clauses(Side.NS) == ("12C1(d)", "12C2(a)")
    assert adjusted.objections == ()
    taken = adjust(table(), Ruling(Artificial(share=Fraction(2, 5)), Unchanged()), PLAIN)
    assert scores(taken.result) == (Artificial(share=Fraction(2, 5)), Points(-420))
    assert (taken.clauses(Side.NS), taken.clauses(Side.EW)) == ((), ())


@pytest.mark.clause("12C1(e)", "12C1(e)(i)", "12C1(e)(ii)")
def test_self_inflicted_damage() -> None:
    expectation = Assigned.to(FOUR_SPADES, 10)
    damage = SelfInflictedDamage(expectation, Assigned.to(FOUR_SPADES, 9), GAMBLE)
    adjusted = adjust(table(-100), Ruling(damage, expectation, ("16B3",)), PLAIN)
    assert scores(adjusted.result) == (SelfInflicted(Points(420), Points(-50), Points(-100)), Points(-420))
    assert adjusted.clauses(Side.NS) == ("16B3", "12C1(e)(ii)")
    assert adjusted.clauses(Side.EW) == ("16B3", "12C1(a)", "12C1(e)(i)")
    assert adjusted.objections == ()
    assert adjust(table(-100), Ruling(damage, expectation), IN_2007).clauses(Side.NS) == ("12C1(b)",)
    with pytest.raises(DuplicadoError, match="obtained at the table"):
        adjust(table(None), Ruling(damage, expectation), PLAIN)


def why(ruling: Ruling, circumstances: RulingCircumstances = PLAIN) -> list[tuple[WhyNot, str]]:
    return [(each.why, each.clause) for each in adjust(table(), ruling, circumstances).objections]


@pytest.mark.clause("12C1(c)", "70A")
def test_objections_to_weights() -> None:
    two = Assigned((part(FOUR_SPADES, 10, 50), part(FOUR_SPADES, 9, 50)))
    assert why(Ruling.for_both(two, "16B3")) == []
    assert why(Ruling.for_both(two, "70A")) == [(WhyNot.WEIGHTS_FORBIDDEN, "70A")] * 2
    assert why(Ruling.for_both(Assigned.to(FOUR_SPADES, 9), "70A")) == []
    illegal = Assigned((part(FOUR_SPADES, 10, 20, legally=False), part(THREE_SPADES, 10, 80)))
    assert why(Ruling.for_both(illegal, "16B3")) == [(WhyNot.NOT_LEGAL, "12C1(c)")] * 2
    assert why(Ruling.for_both(illegal, "16B3"), IN_2007) == []
    forbidden = RulingCircumstances(NONE, OLD, profile("wbf").with_decisions("club", {"weighted.allowed": "false"}))
    assert why(Ruling.for_both(two), forbidden) == [(WhyNot.WEIGHTS_FORBIDDEN, "12C1(c)")] * 2


@pytest.mark.clause("12C1(b)")
def test_objections_to_results_that_could_not_follow() -> None:
    before = BeforeInfraction(last_bid=FOUR_SPADES.bid)
    ruling = replace(Ruling.for_both(Assigned.to(THREE_SPADES, 10)), before=before)
    assert why(ruling) == [(WhyNot.CANNOT_FOLLOW, "12C1(b)")] * 2
    assert why(ruling, IN_2007) == []
    assert why(replace(ruling, before=BeforeInfraction())) == []
    assert why(replace(Ruling.for_both(Assigned((AssignedOutcome(north_south=50),))), before=before)) == []


def test_objections_to_the_kind_of_score() -> None:
    artificial = Ruling(ByFault(Fault.NOT), ByFault(Fault.PARTLY), can_be_assigned=True)
    assert why(artificial) == [(WhyNot.ASSIGN_FIRST, "12C1(a)")] * 2
    assert why(replace(artificial, too_many_or_unclear=True)) == []
    assigned = replace(Ruling.for_both(Assigned.to(FOUR_SPADES, 9)), can_be_assigned=False)
    assert why(assigned) == [(WhyNot.CANNOT_BE_ASSIGNED, "12C2(a)")] * 2
    expectation = Assigned.to(FOUR_SPADES, 9)
    wild = SelfInflictedDamage(expectation, expectation, OwnDamage(OwnAction.WILD_ACTION))
    assert why(Ruling(wild, expectation)) == [(WhyNot.NOT_SELF_INFLICTED, "12C1(e)")]
    assert why(Ruling(wild, expectation), IN_2007) == []


@pytest.mark.clause("12C1(e)")
def test_scores_by_likelihood_take_the_place_of_weights_2007() -> None:
    club = profile("wbf").with_decisions("club", {"assigned.by_likelihood": "true"})
    old, new = (RulingCircumstances(NONE, edition, club) for edition in (OLD, NEW))
    two = Assigned((part(FOUR_SPADES, 10, 50), part(FOUR_SPADES, 9, 50)))
    assert why(Ruling.for_both(two), old) == [(WhyNot.WEIGHTS_FORBIDDEN, "12C1(c)")] * 2
    assert why(Ruling.for_both(two), new) == []
    apart = Ruling(Assigned.to(FOUR_SPADES, 9), Assigned.to(FOUR_SPADES, 10), ("16B3",))
    assert adjust(table(), apart, old).clauses(Side.NS) == ("16B3", "12C1(a)", "12C1(e)")
    assert adjust(table(), apart, IN_2007).clauses(Side.NS) == ("16B3", "12C1(a)")


@pytest.mark.clause("12A2", "12C2(a)")
def test_a_score_is_not_assigned_where_a_law_demands_an_artificial_one() -> None:
    assigned = Ruling.for_both(Assigned.to(FOUR_SPADES, 9), "12A2")
    assert why(assigned) == [(WhyNot.MUST_BE_ARTIFICIAL, "12C2(a)")] * 2
    on_other_cards = replace(assigned, under=("17D3",))
    assert why(on_other_cards, IN_2007) == [(WhyNot.MUST_BE_ARTIFICIAL, "12C2(a)")] * 2
    assert why(replace(assigned, under=("15A3",))) == []


@pytest.mark.clause("12C1(f)")
def test_objections_to_scores_that_do_not_balance() -> None:
    one: SideRuling = Assigned.to(FOUR_SPADES, 9)
    split = Ruling(one, Unchanged(), ("16B3",))
    assert adjust(table(), split, PLAIN).objections == (Objection(WhyNot.DOES_NOT_BALANCE, "12C1(a)"),)
    assert why(replace(split, under=("11A",))) == []
    assert why(split, IN_2007) == []
    assert why(Ruling(ByFault(Fault.NOT), ByFault(Fault.NOT))) == []


def field(*points: int, method: ScoringMethod = ScoringMethod.MATCHPOINTS) -> Contest:
    lines = tuple(table(each, number) for number, each in enumerate(points, 1))
    return Contest(method=method, winners=2, results=lines)


def with_first(contest: Contest, result: BoardResult) -> Contest:
    return replace(contest, results=(result, *contest.results[1:]))


@pytest.mark.clause("12C1(c)")
def test_the_reckoning_of_a_weighted_score_is_checkable() -> None:
    slam, game = Contract.parse("6S N"), Contract.parse("4S N")
    vulnerable = RulingCircumstances(Vulnerability.BOTH)
    outcomes = (part(slam, 12, 30), part(game, 12, 40), part(game, 11, 20), part(slam, 11, 10))
    ruling = Ruling.for_both(Assigned(outcomes), "16B3")
    contest = field(0, *[1430] * 2, *[680] * 5, *[650] * 2, *[-100] * 2)
    contest = with_first(contest, adjust(contest.results[0], ruling, vulnerable).result)
    told = explain(standings(contest), 1, 0, Side.NS, ruling)
    assert isinstance(told.reckoning, Reckoned)
    assert [int(each.worth) for each in told.reckoning.parts] == [20, 13, 6, 2]
    assert [each.outcome for each in told.reckoning.parts] == list(outcomes)
    assert told.reckoning.sum == told.value == Fraction("12.6")
    assert (told.compared, told.top, told.contestant) == (12, Fraction(22), ContestantId(1, Side.NS))
    # Without the ruling the same figures, but nobody says which contracts they were.
    bare = explain(standings(contest), 1, 0, Side.NS)
    assert bare.value == told.value
    assert isinstance(bare.reckoning, Reckoned)
    assert [each.outcome for each in bare.reckoning.parts] == [None] * 4


def test_the_reckoning_between_teams() -> None:
    weighted = Assigned(
        (AssignedOutcome(north_south=50, weight=Fraction(1, 5)),
         AssignedOutcome(north_south=-120, weight=Fraction(1, 10)),
         AssignedOutcome(north_south=-400, weight=Fraction(7, 10)))
    )  # fmt: skip
    lines = (
        BoardResult(1, LIONS, TIGERS, None, None),
        BoardResult(1, TIGERS, LIONS, Points(500), Points(-500)),
    )
    ruling = Ruling.for_both(weighted, "86B1")
    ruled = adjust(lines[0], ruling, PLAIN).result
    computed = standings(Contest(method=ScoringMethod.IMPS, results=(ruled, lines[1])))
    ours, theirs = (explain(computed, 1, 0, side, ruling) for side in Side)
    assert isinstance(ours.reckoning, Reckoned)
    assert [int(each.worth) for each in ours.reckoning.parts] == [-10, -12, -14]
    assert [ours.value, ours.reckoning.sum, ours.other_table] == [-13, -13, Points(-500)]
    # The other team's score of this table counts on the line where it sits North-South.
    assert [theirs.value, theirs.contestant, theirs.other_table] == [13, TIGERS, Points(500)]
    assert explain(computed, 1, 1, Side.NS).value == 13
    alone = standings(Contest(method=ScoringMethod.IMPS, results=(ruled,)))
    assert [explain(alone, 1, 0, side).reckoning for side in Side] == [None, None]
    assert [explain(alone, 1, 0, side).value for side in Side] == [None, None]


def test_the_reckoning_of_self_inflicted_damage() -> None:
    expectation = Assigned.to(FOUR_SPADES, 10)
    ruling = Ruling(SelfInflictedDamage(expectation, Assigned.to(THREE_SPADES, 9), GAMBLE), expectation, ("16B3",))
    contest = field(-300, 420, 170, 140, -50)
    contest = with_first(contest, adjust(contest.results[0], ruling, PLAIN).result)
    told = explain(standings(contest), 1, 0, Side.NS, ruling)
    assert isinstance(told.reckoning, SelfInflictedReckoned)
    three = (told.reckoning.expectation, told.reckoning.after_infraction, told.reckoning.table)
    assert [int(each.sum) for each in three] == [7, 3, 0]
    assert told.reckoning.sum == told.value == 4
    assert told.reckoning.expectation.parts[0].outcome == expectation.outcomes[0]
    offenders = explain(standings(contest), 1, 0, Side.EW, ruling)
    assert isinstance(offenders.reckoning, Reckoned)
    assert offenders.value == offenders.reckoning.sum == 1


def test_the_reckoning_of_artificial_scores() -> None:
    lines = [replace(table(board=board), north_south_score=Artificial(Award.AVERAGE_PLUS)) for board in (1, 2, 3)]
    others = [table(points, number, board) for board in (1, 2, 3) for number, points in ((2, 400), (3, 390))]
    good = [table(points, number, board=4) for number, points in ((1, 420), (2, 400), (3, 390))]
    contest = Contest(winners=2, results=(*lines, *others, *good))
    computed = standings(contest, ScoringRules(most_averages_plus=2))
    first, third = (explain(computed, board, 0, Side.NS).reckoning for board in (1, 3))
    assert first == ArtificialReckoned(
        Artificial(Award.AVERAGE_PLUS),
        Fraction(12, 5),
        Fraction(4),
        is_reduced=False,
        sum=Fraction(4),
        clauses=("12C2(a)", "12C2(c)"),
    )
    assert isinstance(third, ArtificialReckoned)
    assert [third.award, third.is_reduced, third.session, third.sum] == [Award.AVERAGE_PLUS, True, None, 2]
    assert third.clauses == ("12C2(a)", "12C2(d)")
    fixed = standings(contest, ScoringRules(averages_follow_session=False))
    told = explain(fixed, 1, 0, Side.NS).reckoning
    assert isinstance(told, ArtificialReckoned)
    assert (told.session, told.sum, told.clauses) == (None, Fraction(12, 5), ("12C2(a)",))
    none = standings(with_first(contest, table(None)))
    assert explain(none, 1, 0, Side.EW).reckoning is None
    with pytest.raises(DuplicadoError, match="no line 9 of board 1"):
        explain(computed, 1, 9, Side.NS)
    with pytest.raises(DuplicadoError, match="no line 0 of board 7"):
        explain(computed, 7, 0, Side.NS)


plain = st.integers(-20, 20).map(lambda tens: Points(10 * tens))


@st.composite
def shares(draw: st.DrawFn) -> Weighted:
    part = Fraction(draw(st.integers(1, 6)), 7)
    return Weighted(((part, draw(plain).value), (1 - part, draw(plain).value)))


everything: st.SearchStrategy[SideScore] = st.one_of(
    plain, shares(), st.builds(SelfInflicted, shares(), plain, plain), st.sampled_from([*map(Artificial, Award)])
)
METHODS = [ScoringMethod.MATCHPOINTS, ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS, ScoringMethod.TOTAL_POINTS]


@given(
    st.lists(st.tuples(everything, everything, st.sampled_from(["", "turned"])), min_size=1, max_size=7),
    st.sampled_from(METHODS),
    st.integers(0, 3),
)
def test_every_explanation_comes_to_what_counts(
    lines: list[tuple[SideScore, SideScore, str]], method: ScoringMethod, wanting: int
) -> None:
    results = tuple(
        BoardResult(1, ContestantId(n, Side.NS), ContestantId(n, Side.EW), one, other, form=form)
        for n, (one, other, form) in enumerate(lines)
    )
    computed = standings(Contest(method=method, results=results), ScoringRules(expected=len(lines) + wanting))
    for place in range(len(lines)):
        for side in Side:
            told = explain(computed, 1, place, side)
            assert told.reckoning is not None
            assert told.reckoning.sum == told.value


@given(st.lists(everything, min_size=4, max_size=4), st.sampled_from([ScoringMethod.IMPS, ScoringMethod.BOARD_A_MATCH]))
def test_every_explanation_between_teams_comes_to_what_counts(four: list[SideScore], method: ScoringMethod) -> None:
    lines = (BoardResult(1, LIONS, TIGERS, four[0], four[1]), BoardResult(1, TIGERS, LIONS, four[2], four[3]))
    computed = standings(Contest(method=method, results=lines))
    for line in (0, 1):
        for side in Side:
            told = explain(computed, 1, line, side)
            assert told.reckoning is not None
            assert told.reckoning.sum == told.value


@pytest.mark.clause("12C2(d)")
def test_an_average_plus_in_the_place_of_a_result_is_none_for_a_board_that_was_not_played() -> None:
    ruling = Ruling.for_both(ByFault(Fault.NOT), "16B3", "12C1(d)")
    assert scores(adjust(table(), ruling, PLAIN).result) == (Artificial(Award.AVERAGE_PLUS, board_was_played=True),) * 2
    assert scores(adjust(table(None), ruling, PLAIN).result) == (Artificial(Award.AVERAGE_PLUS),) * 2
