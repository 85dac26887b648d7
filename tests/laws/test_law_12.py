"""Law 12C: assigned, weighted and artificial adjusted scores, and damage that a side inflicted on itself."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.law.book.law_12_artificial import (
    award_for,
    imps_of_awards,
    knockout_score,
    over_the_most,
    shares_of_awards,
    with_the_session,
)
from duplicado.law.book.law_12_assigned import (
    AssignedKind,
    BeforeInfraction,
    OwnAction,
    OwnDamage,
    allotted_in_full,
    can_follow,
    forbids_weights,
    is_self_inflicted,
    kinds_of_score,
    may_differ,
    non_offenders_score,
)
from duplicado.law.book.law_88 import indemnity
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import Profile, profile
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.contracts import Contract, PassedOut
from duplicado.vocabulary.errors import DuplicadoError

OLD, NEW = Edition.LAWS_2007, Edition.LAWS_2017
FIGURES = st.fractions(-20, 20, max_denominator=12)
PLUS, AVERAGE, MINUS, SESSION = Award


@pytest.mark.clause("12C1(a)", "12C1(d)")
def test_a_score_is_assigned_where_one_can_be() -> None:
    assert kinds_of_score(can_be_assigned=True) == (AssignedKind.ASSIGNED,)
    assert kinds_of_score(can_be_assigned=True, too_many_or_unclear=True) == (
        AssignedKind.ASSIGNED,
        AssignedKind.ARTIFICIAL,
    )
    assert kinds_of_score(can_be_assigned=False, too_many_or_unclear=True) == (AssignedKind.ARTIFICIAL,)


@pytest.mark.clause("12C1(b)")
def test_what_stood_before_the_infraction_stays() -> None:
    three_spades = BeforeInfraction(last_bid=Contract.parse("3S W").bid)
    assert can_follow(three_spades, Contract.parse("3S W"), 8)
    assert can_follow(three_spades, Contract.parse("4HX N"), 8)
    assert not can_follow(three_spades, Contract.parse("3H N"), 9)
    assert not can_follow(three_spades, PassedOut(), None)
    assert can_follow(BeforeInfraction(), PassedOut(), None)
    in_play = BeforeInfraction(contract=Contract.parse("4S N"), won=6, lost=3)
    assert [tricks for tricks in range(14) if can_follow(in_play, Contract.parse("4S N"), tricks)] == [6, 7, 8, 9, 10]
    assert not can_follow(in_play, Contract.parse("4SX N"), 10)


@pytest.mark.clause("12C1(c)")
def test_weights_and_the_laws_that_forbid_them() -> None:
    half, whole = Fraction(1, 2), Fraction(1)
    two = [(half, True), (half, True)]
    assert forbids_weights(two, ["16B3"], NEW) == ()
    assert forbids_weights(two, ["70A", "16B3", "71A", "69B"], NEW) == ("70A", "71A", "69B")
    assert forbids_weights([(whole, True)], ["70A"], NEW) == ()
    # Since 2017 nothing for what could not be reached legally; before, the authority may do without weights.
    assert forbids_weights([(half, True), (half, False)], [], NEW) == ("12C1(c)",)
    assert forbids_weights([(whole, False)], [], NEW) == ("12C1(c)",)
    assert forbids_weights([(half, True), (half, False)], [], OLD) == ()
    assert forbids_weights(two, [], OLD, authority_allows=False) == ("12C1(c)",)
    assert forbids_weights(two, [], NEW, authority_allows=False) == ()


@pytest.mark.clause("12C1(e)")
@pytest.mark.parametrize(
    ("action", "in_2007", "in_2017"),
    [
        (OwnAction.SERIOUS_ERROR, True, False),
        (OwnAction.EXTREMELY_SERIOUS_ERROR, True, True),
        (OwnAction.WILD_ACTION, True, False),
        (OwnAction.GAMBLING_ACTION, True, True),
    ],
)
def test_what_counts_as_self_inflicted(action: OwnAction, in_2007: bool, in_2017: bool) -> None:
    assert is_self_inflicted(OwnDamage(action), OLD) is in_2007
    assert is_self_inflicted(OwnDamage(action), NEW) is in_2017
    assert is_self_inflicted(OwnDamage(action), Edition.LAWS_2017_AMENDED_2024) is in_2017
    assert not is_self_inflicted(OwnDamage(action, after_irregularity=False), OLD)


@pytest.mark.clause("12C1(e)")
def test_an_error_that_comes_from_the_infraction_is_no_fault() -> None:
    error = OwnDamage(OwnAction.EXTREMELY_SERIOUS_ERROR, related_to_infraction=True)
    assert [is_self_inflicted(error, edition) for edition in (OLD, NEW)] == [False, False]
    gamble = OwnDamage(OwnAction.GAMBLING_ACTION, related_to_infraction=True)
    assert is_self_inflicted(gamble, NEW)


@pytest.mark.clause("12C1(e)(i)", "12C1(e)(ii)")
def test_each_side_of_self_inflicted_damage() -> None:
    six, one, nothing = Fraction(6), Fraction(1), Fraction(0)
    assert (allotted_in_full(others_inflicted=True), allotted_in_full(others_inflicted=False)) == ("12C1(e)(i)", None)
    assert non_offenders_score(six, one, nothing) == 5
    assert non_offenders_score(six, one, Fraction(2)) == 6
    # The infraction did no damage: the side keeps what it made of it.
    assert non_offenders_score(Fraction(3), Fraction(4), one) == 1


@given(FIGURES, FIGURES, FIGURES)
def test_redress_is_never_more_than_the_expectation_nor_less_than_a_worse_table(
    expectation: Fraction, after: Fraction, table: Fraction
) -> None:
    score = non_offenders_score(expectation, after, table)
    assert min(expectation, table) <= score <= expectation
    # Without an error of its own the side gets everything back.
    assert non_offenders_score(expectation, after, after) == expectation


@pytest.mark.clause("12C1(f)")
def test_when_the_scores_need_not_balance() -> None:
    assert may_differ([], OLD)
    assert not may_differ(["16B3"], NEW)
    for number in ("11A", "12C1(e)", "12C2(a)", "43B3", "79B3", "82C", "86B2(b)"):
        assert may_differ(["16B3", number], NEW), number


@pytest.mark.clause("12C2(a)", "88")
def test_awards_by_fault() -> None:
    assert [award_for(fault) for fault in (Fault.NOT, Fault.PARTLY, Fault.DIRECTLY)] == [PLUS, AVERAGE, MINUS]
    assert indemnity() is PLUS
    assert indemnity(between_teams=True) is None
    assert shares_of_awards(profile("qba")) == (Fraction(3, 5), Fraction(1, 2), Fraction(2, 5))


@pytest.mark.parametrize("text", ["60, 50", "40, 50, 60", "160, 50, 40", "60, 50, -40"])
def test_shares_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(DuplicadoError, match=r"artificial\.pairs"):
        shares_of_awards(profile("wbf").with_decisions("club", {"artificial.pairs": text}))
    # A program may set values that were never read from a text.
    with pytest.raises(DuplicadoError, match=r"artificial\.pairs"):
        shares_of_awards(Profile("club", {"artificial.pairs": tuple(map(Fraction, text.split(", ")))}, profile("wbf")))


@pytest.mark.clause("12C2(b)")
def test_awards_in_imps() -> None:
    assert list(imps_of_awards(profile("wbf"), NEW)) == [3, 0, -3]
    assert list(imps_of_awards(profile("aeb"), NEW, against_the_field=True)) == [2, 0, -2]
    assert list(imps_of_awards(profile("aeb"), NEW)) == [3, 0, -3]
    two = {"artificial.imp": "2"}
    assert list(imps_of_awards(profile("aeb").with_decisions("club", two), NEW)) == [2, 0, -2]
    # In Queensland nobody may vary it between teams; in 2007 the organizer may.
    with pytest.raises(DuplicadoError, match="does not let the organizer vary it"):
        imps_of_awards(profile("qba").with_decisions("club", two), NEW)
    assert list(imps_of_awards(profile("qba").with_decisions("club", two), OLD)) == [2, 0, -2]
    with pytest.raises(DuplicadoError, match=r"artificial\.imp"):
        Profile("club", {"artificial.imp": -1}, profile("wbf"))


@pytest.mark.clause("12C2(c)")
def test_who_does_better_or_worse_elsewhere_gets_that() -> None:
    sixty, forty = Fraction(60), Fraction(40)
    assert with_the_session(PLUS, sixty, Fraction(64)) == 64
    assert with_the_session(PLUS, sixty, Fraction(55)) == 60
    assert with_the_session(MINUS, forty, Fraction(38)) == 38
    assert with_the_session(MINUS, forty, Fraction(55)) == 40
    assert with_the_session(AVERAGE, Fraction(50), Fraction(70)) == 50
    assert with_the_session(SESSION, Fraction(50), Fraction(47)) == 47
    assert with_the_session(PLUS, sixty, None) == 60


@pytest.mark.clause("12C2(d)")
def test_averages_plus_beyond_the_most() -> None:
    awards = [PLUS, MINUS, None, PLUS, PLUS, PLUS]
    assert over_the_most(awards, 2) == (False, False, False, False, True, True)
    assert over_the_most(awards, 0) == (True, False, False, True, True, True)
    assert not any(over_the_most(awards, None))


@pytest.mark.clause("12C4", "86B")
def test_scores_of_a_knockout_that_do_not_balance() -> None:
    assert knockout_score(Fraction(6), Fraction(-2)) == 4
    assert knockout_score(Fraction(-2), Fraction(6)) == -4
    assert knockout_score(Fraction(5), Fraction(-2)) == Fraction(7, 2)


@given(FIGURES, FIGURES)
def test_a_knockout_balances(own: Fraction, opponents: Fraction) -> None:
    assert knockout_score(own, opponents) == -knockout_score(opponents, own)
    assert knockout_score(own, -own) == own
