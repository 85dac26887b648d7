"""First rounds: whom each seed meets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.conditions import Contender, OddOneOut, PairingOptions
from duplicado.event.pairing.errors import ImpossibleRound, Remedy
from duplicado.event.pairing.rounds import PairingMethod, PairingReason
from duplicado.event.pairing.seeding import Seeding, first_round


def seeds(strata: str) -> list[Contender]:
    return [Contender(ContestantId(number), stratum=name) for number, name in enumerate(strata, 1)]


@pytest.mark.parametrize(
    ("seeding", "strata", "expected"),
    [
        (Seeding.SLIDE, "AAAAAAAA", [(1, 5), (2, 6), (3, 7), (4, 8)]),
        (Seeding.FOLD, "AAAAAAAA", [(1, 8), (2, 7), (3, 6), (4, 5)]),
        (Seeding.NEXT, "AAAAAAAA", [(1, 2), (3, 4), (5, 6), (7, 8)]),
        # A meets B; the rest of B among themselves, then C.
        (Seeding.STRATA, "AABBBBBBCCCC", [(1, 3), (2, 4), (5, 7), (6, 8), (9, 11), (10, 12)]),
        # Seeds need not be in the order of their categories.
        (Seeding.STRATA, "ABAB", [(1, 2), (3, 4)]),
        (Seeding.STRATA, "AAAAAB", [(1, 6), (2, 4), (3, 5)]),
        # The odd B meets a C.
        (Seeding.STRATA, "ABBCCC", [(1, 2), (3, 5), (4, 6)]),
        (Seeding.STRATA, "AAAA", [(1, 3), (2, 4)]),
    ],
)
def test_whom_each_seed_meets(seeding: Seeding, strata: str, expected: list[tuple[int, int]]) -> None:
    paired = first_round(seeds(strata), seeding=seeding)
    assert [(match.home.number, match.away.number) for match in paired.matches] == expected
    assert (paired.number, paired.method, paired.steps) == (1, PairingMethod.SEEDED, ())


def test_those_kept_apart_meet_the_nearest_seed() -> None:
    club = frozenset({ContestantId(1), ContestantId(5)})
    paired = first_round(seeds("AAAAAAAA"), PairingOptions(apart=(club,)))
    assert [(match.home.number, match.away.number) for match in paired.matches] == [(1, 4), (2, 6), (3, 7), (5, 8)]
    assert paired.steps[0].reason is PairingReason.KEPT_APART
    with pytest.raises(ImpossibleRound) as error:
        first_round(seeds("AA"), PairingOptions(apart=(frozenset({ContestantId(1), ContestantId(2)}),)))
    assert error.value.ways == ((Remedy.LIFT_SEPARATION,),)


def test_an_odd_number() -> None:
    paired = first_round(seeds("AAAAA"), seeding=Seeding.FOLD)
    assert [each.number for each in paired.byes] == [5]
    three = first_round(seeds("AAAAA"), PairingOptions(odd=OddOneOut.THREE_WAY_IN_ONE_ROUND))
    assert [each.number for each in three.three_ways[0].teams] == [3, 4, 5]
    assert first_round(seeds("AAA"), withdrawn=[ContestantId(2)]).matches[0].away == ContestantId(3)


@given(st.text("ABC", min_size=1, max_size=30), st.sampled_from(Seeding))
def test_everybody_is_paired_once(strata: str, seeding: Seeding) -> None:
    paired = first_round(seeds(strata), seeding=seeding)
    numbers = [each.number for match in paired.matches for each in match.contestants]
    assert sorted([*numbers, *(each.number for each in paired.byes)]) == list(range(1, len(strata) + 1))
    assert len(paired.byes) == len(strata) % 2
