"""Swiss and Danish rounds: nobody twice, nobody forgotten, and the reasons told."""

import time
from collections.abc import Sequence
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.conditions import (
    NOTHING_PLAYED,
    ByeHad,
    Contender,
    EarlierMeeting,
    OddOneOut,
    PairingOptions,
    Past,
)
from duplicado.event.pairing.errors import ImpossibleRound, PairingError, Remedy
from duplicado.event.pairing.rounds import (
    PairingMethod,
    PairingReason,
    PairingStep,
    RoundPairing,
    ThreeWay,
    ThreeWayPlan,
)
from duplicado.event.pairing.swiss import danish_round, swiss_round

BOTH = [PairingMethod.MATCHING, PairingMethod.UNTANGLING]
THREE_WAYS = [OddOneOut.THREE_WAY_OVER_TWO_ROUNDS, OddOneOut.THREE_WAY_IN_ONE_ROUND]


def teams(count: int) -> tuple[ContestantId, ...]:
    return tuple(ContestantId(number) for number in range(1, count + 1))


def field(numbers: int | Sequence[int]) -> list[Contender]:
    numbers = range(1, numbers + 1) if isinstance(numbers, int) else numbers
    return [Contender(ContestantId(number)) for number in numbers]


def met(*pairs: tuple[int, int], number: int = 1) -> Past:
    return Past(tuple(EarlierMeeting(number, ContestantId(one), ContestantId(other)) for one, other in pairs))


def pairs(paired: RoundPairing) -> list[tuple[int, ...]]:
    return [tuple(sorted(each.number for each in match.contestants)) for match in paired.matches]


def step(reason: PairingReason, *numbers: int, number: int | None = None) -> PairingStep:
    return PairingStep(reason, tuple(ContestantId(each) for each in numbers), number)


@pytest.mark.parametrize("method", BOTH)
def test_highest_meets_highest_not_met(method: PairingMethod) -> None:
    paired = swiss_round(3, field(6), met((1, 2), (1, 3), (4, 5), number=2), method=method)
    assert pairs(paired) == [(1, 4), (2, 3), (5, 6)]
    assert paired.steps == (
        step(PairingReason.REMATCH_AVOIDED, 1, 2, number=2),
        step(PairingReason.REMATCH_AVOIDED, 1, 3, number=2),
    )
    assert (paired.number, paired.method, paired.byes, paired.three_ways) == (3, method, (), ())


def test_a_choice_that_leaves_nobody_for_others_is_passed_over() -> None:
    # If 1 met 2 there would be nobody left for 3 and 4 but each other.
    paired = swiss_round(2, field(4), met((3, 4)))
    assert pairs(paired) == [(1, 3), (2, 4)]
    assert paired.steps == (step(PairingReason.LEFT_FOR_OTHERS, 1, 2),)


def test_untangling_swaps_from_the_bottom() -> None:
    # Ten tables; at the last 19 and 20 are left with one another.
    past = met((19, 20), (18, 19), (18, 20))
    paired = swiss_round(2, field(20), past, method=PairingMethod.UNTANGLING)
    # 17-18 cannot be swapped with 19-20, because 18 has met both; so 15-16 is.
    assert pairs(paired)[:7] == [(i, i + 1) for i in range(1, 15, 2)]
    assert pairs(paired)[7:] == [(15, 19), (16, 20), (17, 18)]
    assert paired.steps == (step(PairingReason.OPPONENTS_SWAPPED, 15, 16, 19, 20),)


def test_untangling_crosses_when_it_must() -> None:
    paired = swiss_round(2, field(20), met((19, 20), (17, 19)), method=PairingMethod.UNTANGLING)
    assert pairs(paired)[8:] == [(17, 20), (18, 19)]
    assert paired.steps == (step(PairingReason.OPPONENTS_SWAPPED, 17, 18, 20, 19),)


@pytest.mark.parametrize(("size", "untouched", "helps"), [(8, 3, False), (8, 0, True), (10, 3, True), (12, 4, True)])
def test_untangling_leaves_the_top_alone(size: int, untouched: int, *, helps: bool) -> None:
    # Four tables: only the last may be touched, which is none to swap with.
    options = PairingOptions(untouched_tables=untouched)
    arguments = (2, field(size), met((size - 1, size)), options)
    if helps:
        paired = swiss_round(*arguments, method=PairingMethod.UNTANGLING)
        assert pairs(paired)[-2:] == [(size - 3, size - 1), (size - 2, size)]
        return
    with pytest.raises(ImpossibleRound) as error:
        swiss_round(*arguments, method=PairingMethod.UNTANGLING)
    assert error.value.ways == ((Remedy.EXACT_METHOD,), (Remedy.ALLOW_REMATCHES,))
    assert pairs(swiss_round(*arguments)) == [(1, 2), (3, 4), (5, 7), (6, 8)]


def test_the_bye_goes_to_the_lowest_without_one() -> None:
    past = Past(byes=(ByeHad(1, ContestantId(7)), ByeHad(2, ContestantId(5))), sat_out=(ByeHad(1, ContestantId(6)),))
    for method in BOTH:
        paired = swiss_round(3, field(7), past, method=method)
        assert paired.byes == (ContestantId(6),)
        assert paired.steps == (
            step(PairingReason.BYE_PASSED_ON, 7, number=1),
            step(PairingReason.LOWEST_WITHOUT_BYE, 6),
        )
        assert pairs(paired) == [(1, 2), (3, 4), (5, 7)]
        again = swiss_round(3, field(7), past, PairingOptions(second_byes=True), method=method)
        assert again.byes == (ContestantId(7),)


def test_the_bye_moves_up_where_the_rest_could_not_be_paired() -> None:
    paired = swiss_round(4, field(5), met((1, 2), (1, 3), (1, 4), (2, 3), (2, 4)))
    # 1 and 2 can only meet 5, so it is one of them who does not play.
    assert paired.byes == (ContestantId(2),)
    assert paired.because_of(PairingReason.BYE_LEFT_FOR_OTHERS) == tuple(
        step(PairingReason.BYE_LEFT_FOR_OTHERS, number) for number in (5, 4, 3)
    )
    assert pairs(paired) == [(1, 5), (3, 4)]


@pytest.mark.parametrize("odd", THREE_WAYS)
def test_the_lowest_three_who_may_play_a_three_way_match(odd: OddOneOut) -> None:
    paired = swiss_round(2, field(9), met((8, 9), (5, 7)), PairingOptions(odd=odd))
    # 8 and 9 have met: 9 and 7 need a third who is neither 8 nor 5.
    assert [each.number for each in paired.three_ways[0].teams] == [6, 7, 9]
    assert paired.three_ways[0].rounds == (2 if odd is OddOneOut.THREE_WAY_OVER_TWO_ROUNDS else 1)
    assert pairs(paired) == [(1, 2), (3, 4), (5, 8)]
    assert paired.because_of(PairingReason.THREE_WAY) == (step(PairingReason.THREE_WAY, 6, 7, 9),)
    assert paired.opponents_of(ContestantId(7)) == (ContestantId(6), ContestantId(9))


def test_a_three_way_match_over_two_rounds_goes_on() -> None:
    options = PairingOptions(odd=OddOneOut.THREE_WAY_OVER_TWO_ROUNDS)
    first = swiss_round(1, field(9), options=options)
    past = NOTHING_PLAYED.after(first)
    second = swiss_round(2, field([1, 7, 2, 8, 3, 9, 4, 5, 6]), past, options)
    assert second.three_ways == first.three_ways
    assert second.steps[0] == step(PairingReason.STILL_PLAYING, 7, 8, 9, number=1)
    assert pairs(second) == [(1, 3), (2, 5), (4, 6)]
    third = swiss_round(3, field(9), past.after(second), options)
    assert set(third.three_ways[0].teams).isdisjoint(first.three_ways[0].teams)
    assert [each.part for each in first.three_ways[0].tables_in(1)] == [1, 1, 1]
    assert [each.part for each in first.three_ways[0].tables_in(2)] == [2, 2, 2]
    assert first.three_ways[0].tables_in(3) == ()


def test_a_three_way_match_in_one_round_is_over() -> None:
    options = PairingOptions(odd=OddOneOut.THREE_WAY_IN_ONE_ROUND, plan=ThreeWayPlan.FRENCH)
    first = swiss_round(1, field(5), options=options)
    (match,) = first.three_ways
    assert [each.part for each in match.tables_in(1)] == [1, 1, 1, 2, 2, 2]
    with pytest.raises(ImpossibleRound) as error:
        swiss_round(2, field(5), NOTHING_PLAYED.after(first), options)
    # Two of the first three would have to be in it again.
    assert error.value.ways == (
        (Remedy.ALLOW_REMATCHES, Remedy.SECOND_BYE),
        (Remedy.ALLOW_REMATCHES, Remedy.BYE),
        (Remedy.SECOND_BYE, Remedy.BYE),
    )
    assert "allow-rematches and second-bye or" in str(error.value)


@pytest.mark.parametrize("plan", ThreeWayPlan)
def test_the_plans_of_a_three_way_match(plan: ThreeWayPlan) -> None:
    one, two, three = teams(3)
    tables = ThreeWay((one, two, three), 1, 2, plan).tables
    for part in (1, 2):
        now = [each for each in tables if each.part == part]
        for seats in ([each.north_south for each in now], [each.east_west for each in now], [e.set for e in now]):
            assert len(set(seats)) == 3
    for number in (1, 2, 3):
        first, second = (each for each in tables if each.set == number)
        assert (first.north_south, first.east_west) == (second.east_west, second.north_south)
    assert {frozenset((each.north_south, each.east_west)) for each in tables} == {
        frozenset(pair) for pair in ((one, two), (two, three), (one, three))
    }


def test_the_printed_plans() -> None:
    a, b, c = teams(3)
    english = ThreeWay((a, b, c), 1, 2).tables
    assert [(e.north_south, e.east_west, e.set) for e in english] == [
        (a, b, 1), (b, c, 2), (c, a, 3), (a, c, 3), (b, a, 1), (c, b, 2),
    ]  # fmt: skip
    french = ThreeWay((a, b, c), 1, 2, ThreeWayPlan.FRENCH).tables
    assert [(e.north_south, e.east_west) for e in french] == [(a, c), (b, a), (c, b), (c, a), (a, b), (b, c)]


def test_kept_apart() -> None:
    club = frozenset(teams(6)[:3])
    paired = swiss_round(1, field(6), options=PairingOptions(apart=(club,)))
    assert pairs(paired) == [(1, 4), (2, 5), (3, 6)]
    assert paired.steps[0] == step(PairingReason.KEPT_APART, 1, 2)
    with pytest.raises(ImpossibleRound) as error:
        swiss_round(1, field(6), options=PairingOptions(apart=(club | {ContestantId(4)},)))
    assert error.value.ways == ((Remedy.LIFT_SEPARATION,),)


def test_an_impossible_round_says_what_would_help() -> None:
    everything = met((1, 2), (1, 3), (1, 4))
    with pytest.raises(
        ImpossibleRound, match="round 4 cannot be paired under these conditions; allow-rematches would"
    ) as error:
        swiss_round(4, field(4), everything)
    assert error.value.ways == ((Remedy.ALLOW_REMATCHES,),)
    byes = Past(byes=tuple(ByeHad(i, each) for i, each in enumerate(teams(3), 1)))
    with pytest.raises(ImpossibleRound) as error:
        swiss_round(4, field(3), byes)
    assert error.value.ways == ((Remedy.SECOND_BYE,),)
    with pytest.raises(ImpossibleRound) as error:
        swiss_round(2, field(3), met((1, 2)), PairingOptions(odd=OddOneOut.THREE_WAY_IN_ONE_ROUND))
    assert error.value.ways == ((Remedy.ALLOW_REMATCHES,), (Remedy.BYE,))


def test_danish_rounds_allow_rematches_and_declare_them() -> None:
    past = met((1, 2), (3, 4), number=3)
    paired = danish_round(4, field(4), past)
    assert (pairs(paired), paired.method) == ([(1, 2), (3, 4)], PairingMethod.DANISH)
    assert paired.steps == (step(PairingReason.REMATCH, 1, 2, number=3), step(PairingReason.REMATCH, 3, 4, number=3))
    later = danish_round(4, field(4), past, PairingOptions(rematch_after=2))
    assert pairs(later) == [(1, 3), (2, 4)]
    assert pairs(danish_round(5, field(4), past, PairingOptions(rematch_after=2))) == [(1, 2), (3, 4)]
    club = PairingOptions(apart=(frozenset(teams(2)),))
    assert pairs(danish_round(4, field(4), past, club)) == [(1, 3), (2, 4)]


def test_withdrawn_and_late() -> None:
    late = Past(sat_out=(ByeHad(1, ContestantId(5)),))
    paired = swiss_round(2, field(6), late, withdrawn=[ContestantId(2), ContestantId(3)])
    assert pairs(paired) == [(1, 4), (5, 6)]
    assert paired.steps == (step(PairingReason.WITHDRAWN, 2, 3),)


def test_a_round_paired_before_the_last_is_over() -> None:
    paired = swiss_round(
        4, field(4), met((1, 2), number=3), standing_after=2, provisional=[ContestantId(4), ContestantId(2)]
    )
    assert paired.steps[:2] == (PairingStep(PairingReason.STANDING_AFTER, (), 2), step(PairingReason.PROVISIONAL, 2, 4))
    assert pairs(paired) == [(1, 3), (2, 4)]


def test_who_was_at_home_less_often_is_at_home() -> None:
    one, two, three, four = teams(4)
    past = Past((EarlierMeeting(1, one, three), EarlierMeeting(2, two, four), EarlierMeeting(2, three, one)))
    assert [match.contestants for match in swiss_round(3, field(4), past).matches] == [(one, two), (four, three)]
    assert swiss_round(3, field([2, 1, 3, 4]), past).matches[0].contestants == (one, two)


def test_a_standing_that_is_none() -> None:
    with pytest.raises(PairingError, match="3 stands in the order twice"):
        swiss_round(1, field([3, 3]))
    with pytest.raises(PairingError, match="2 stands below 1, who has less"):
        swiss_round(1, [Contender(ContestantId(1), Fraction(9)), Contender(ContestantId(2), Fraction(10))])
    with pytest.raises(PairingError, match="numbered from 1"):
        swiss_round(0, field(2))
    with pytest.raises(PairingError, match="danish"):
        swiss_round(1, field(2), method=PairingMethod.DANISH)
    with pytest.raises(PairingError, match="one round"):
        PairingOptions(rematch_after=0)
    with pytest.raises(PairingError, match="negative"):
        PairingOptions(untouched_tables=-1)


def test_one_and_none() -> None:
    assert swiss_round(1, []).matches == ()
    alone = swiss_round(1, field(1), options=PairingOptions(odd=OddOneOut.THREE_WAY_IN_ONE_ROUND))
    assert (alone.matches, alone.byes) == ((), teams(1))


@given(st.integers(2, 16), st.integers(1, 12), st.sampled_from(OddOneOut), st.randoms(use_true_random=False))
def test_a_whole_contest(size: int, rounds: int, odd: OddOneOut, chance: Random) -> None:
    options = PairingOptions(odd=odd)
    past = NOTHING_PLAYED
    everybody = set(teams(size))
    meetings: set[frozenset[ContestantId]] = set()
    rested: set[ContestantId] = set()
    for number in range(1, rounds + 1):
        order = list(everybody)
        chance.shuffle(order)
        try:
            paired = swiss_round(number, [Contender(each) for each in order], past, options)
        except ImpossibleRound as error:
            assert number > 1
            # What is said to help does help.
            for way in error.ways:
                eased = PairingOptions(
                    odd=OddOneOut.BYE if Remedy.BYE in way else odd,
                    rematch_after=1 if Remedy.ALLOW_REMATCHES in way else None,
                    second_byes=Remedy.SECOND_BYE in way,
                )
                swiss_round(number, [Contender(each) for each in order], past, eased)
            return
        begun = [each for each in paired.three_ways if each.first_round == number]
        groups = (*paired.matches, *(match for each in begun for match in each.matches))
        for match in groups:
            assert frozenset(match.contestants) not in meetings
            meetings.add(frozenset(match.contestants))
        resting = {*paired.byes, *(team for each in begun for team in each.teams)}
        assert resting.isdisjoint(rested)
        rested |= resting
        playing = [each for match in paired.matches for each in match.contestants]
        in_three = [team for each in paired.three_ways for team in each.teams]
        assert sorted(map(str, (*playing, *paired.byes, *in_three))) == sorted(map(str, everybody))
        assert swiss_round(number, [Contender(each) for each in order], past, options) == paired
        past = past.after(paired)


@given(st.integers(2, 24), st.integers(1, 8), st.randoms(use_true_random=False))
def test_untangling_keeps_its_promises(size: int, rounds: int, chance: Random) -> None:
    past = NOTHING_PLAYED
    for number in range(1, rounds + 1):
        order = list(teams(size))
        chance.shuffle(order)
        standing = [Contender(each) for each in order]
        try:
            paired = swiss_round(number, standing, past, method=PairingMethod.UNTANGLING)
        except ImpossibleRound as error:
            for way in error.ways:
                if way == (Remedy.EXACT_METHOD,):
                    assert swiss_round(number, standing, past).matches
            return
        known = {frozenset((each.home, each.away)) for each in past.meetings}
        assert not any(frozenset(match.contestants) in known for match in paired.matches)
        # The best three tables are what the first pass makes of them: everybody meets the first he has not met.
        waiting = [each for each in order if each not in paired.byes]
        for match in paired.matches[: min(3, len(paired.matches) // 2)]:
            one = waiting.pop(0)
            other = next(each for each in waiting if frozenset((one, each)) not in known)
            waiting.remove(other)
            assert set(match.contestants) == {one, other}
        past = past.after(paired)


@pytest.mark.parametrize("method", BOTH)
@pytest.mark.parametrize("odd", OddOneOut)
def test_two_hundred_teams_are_paired_in_a_moment(method: PairingMethod, odd: OddOneOut) -> None:
    past, order = NOTHING_PLAYED, list(teams(201))
    slowest = 0.0
    for number in range(1, 8):
        begun = time.process_time()
        paired = swiss_round(number, [Contender(each) for each in order], past, PairingOptions(odd=odd), method=method)
        slowest = max(slowest, time.process_time() - begun)
        past = past.after(paired)
        # The home teams win: the next round's order.
        order = [match.home for match in paired.matches] + [
            each for each in order if each not in {match.home for match in paired.matches}
        ]
    assert slowest < 1
