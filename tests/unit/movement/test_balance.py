"""The quality factor, against the published table, a second way of computing it, and what is known to be best."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.movement.arrow import best_arrow_switch, switch_arrow, turn_single_tables
from duplicado.movement.check import quality_factor, two_winner_quality
from duplicado.movement.half_table import rover, without_last_pair
from duplicado.movement.howell import HOWELL_PAIRS, curtailed, howell
from duplicado.movement.mitchell import hesitation, mitchell, share_and_relay, skip_mitchell
from duplicado.movement.model import Movement, MovementError, Sitting


def by_definition(movement: Movement) -> Fraction:
    """Board by board and pair by pair, as the definition reads."""
    contestants = range(1, movement.contestants + 1)
    scores = {(a, b): 0 for a in contestants for b in contestants if a < b}
    for number in range(1, movement.sets + 1):
        tables = [each for each in movement.sittings if number in each.sets]
        for a, b in scores:
            side_a = next(((t, t.north_south == a) for t in tables if a in {t.north_south, t.east_west}), None)
            side_b = next(((t, t.north_south == b) for t in tables if b in {t.north_south, t.east_west}), None)
            if side_a and side_b:
                if side_a[0] == side_b[0]:
                    scores[a, b] += len(tables) - 1
                else:
                    scores[a, b] += 1 if side_a[1] == side_b[1] else -1
    squares = sum(score**2 for score in scores.values())
    return Fraction(100 * sum(scores.values()) ** 2, len(scores) * squares)


@pytest.mark.parametrize(
    "movement",
    [howell(10), curtailed(howell(12), 5), without_last_pair(howell(10)), hesitation(5),
     switch_arrow(mitchell(7), [7]), replace(switch_arrow(mitchell(7), [7]), contestants=15),
     switch_arrow(without_last_pair(skip_mitchell(6)), [5])],
)  # fmt: skip
def test_it_is_what_the_definition_says(movement: Movement) -> None:
    assert quality_factor(movement) == by_definition(movement)


@given(st.lists(st.booleans(), min_size=35, max_size=35))
def test_it_is_what_the_definition_says_however_the_arrows_point(turned: list[bool]) -> None:
    sound = mitchell(7, 5)
    sittings = tuple(s.turned() if turn else s for s, turn in zip(sound.sittings, turned, strict=True))
    movement = replace(sound, sittings=sittings, winners=1)
    assert quality_factor(movement) == by_definition(movement)


# J. Manning's and A. Schiereck's measure by the number of switched rounds at the end, and the best number.
PUBLISHED = [
    (mitchell(5), ["44.4", "65.4", "30.0"], 1),
    (mitchell(7), ["46.2", "90.5", "48.8", "32.2"], 1),
    (mitchell(9), ["47.1", "93.0", "69.3", "41.9"], 1),
    (mitchell(11), ["47.6", "88.6", "84.5", "54.9"], 1),
    (skip_mitchell(12), ["43.5", "75.4", "71.3", "47.6"], 1),
    (mitchell(13), ["48.0", "83.6", "92.5", "67.8"], 2),
    (mitchell(15), ["48.3", "79.3", "95.2", "78.6"], 2),
    (mitchell(17), ["48.5", "75.7", "94.7", "86.5"], 2),
    (mitchell(19), ["48.6", "72.9", "92.7", "91.4"], 2),
    (mitchell(13, 12), ["43.3", "72.6", "67.0", "50.4"], 1),
    (mitchell(13, 8), ["23.0", "35.4", "32.8", "27.2"], 1),
    (share_and_relay(8), ["46.7", "90.1"], 1),
    (share_and_relay(12), ["47.8", "85.1", "88.5"], 2),
    (share_and_relay(20), ["48.7", "71.5", "91.1", "92.8"], 3),
]


@pytest.mark.parametrize(("movement", "figures", "best"), PUBLISHED)
def test_the_published_table_of_arrow_switches(movement: Movement, figures: list[str], best: int) -> None:
    last = movement.rounds
    computed = [
        f"{float(quality_factor(switch_arrow(movement, range(last - count + 1, last + 1)))):.1f}"
        for count in range(len(figures))
    ]
    assert computed == figures
    assert best_arrow_switch(movement).switched_rounds == tuple(range(last - best + 1, last + 1))


@pytest.mark.parametrize("pairs", HOWELL_PAIRS)
def test_howells_balance_as_well_as_sides_can_be_turned_in_a_circle(pairs: int) -> None:
    """Perfectly where a Hadamard matrix can be; otherwise with autocorrelations of 1 and -3, half of each."""
    half_a_top = pairs // 2 - 1
    comparisons = pairs * (pairs - 1) // 2
    unequal = 0 if pairs % 4 == 0 else (pairs - 1) * (pairs - 2) // 2
    best = Fraction(100 * comparisons * half_a_top**2, comparisons * half_a_top**2 + 4 * unequal)
    assert quality_factor(howell(pairs)) == best


def test_lines_are_compared_by_themselves() -> None:
    assert quality_factor(mitchell(9)) == 100
    assert quality_factor(replace(mitchell(9), contestants=19)) == 80  # of ten in a line one is compared with nobody
    assert quality_factor(rover(11)) == two_winner_quality(rover(11)) < 100
    with pytest.raises(MovementError, match="both sides"):
        two_winner_quality(howell(8))


def test_single_tables_turned_help_where_rounds_cannot() -> None:
    nine_pairs = without_last_pair(howell(10))
    assert quality_factor(nine_pairs) == 60
    assert quality_factor(turn_single_tables(nine_pairs)) > 83


def test_a_set_played_twice_has_no_balance() -> None:
    movement = replace(mitchell(3), winners=1, sittings=(Sitting(1, 1, 1, 4, (1,)), Sitting(2, 1, 1, 5, (1,))))
    with pytest.raises(MovementError, match="set 1 is played twice by a contestant"):
        quality_factor(movement)
