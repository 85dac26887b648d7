"""Sections that share their boards."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.movement.check import check_movement, quality_factor
from duplicado.movement.half_table import without_last_pair
from duplicado.movement.howell import howell
from duplicado.movement.mitchell import mitchell, share_and_relay
from duplicado.movement.model import Movement, MovementError
from duplicado.movement.sections import SectionClash, check_sections, copies_for_sections, offset_sets, share_boards
from duplicado.movement.three_quarter import three_quarter_howell


@given(st.sampled_from([howell(8), howell(10), mitchell(7), share_and_relay(6)]), st.integers(-9, 30))
def test_an_offset_changes_the_names_of_the_sets_only(movement: Movement, by: int) -> None:
    moved = offset_sets(movement, by)
    assert check_movement(moved) == ()
    assert quality_factor(moved) == quality_factor(movement)
    assert offset_sets(moved, -by) == movement


def test_three_sections_share_two_copies() -> None:
    apart = [howell(16)] * 3
    together = share_boards(apart)
    assert (copies_for_sections(apart), copies_for_sections(together)) == (3, 2)
    assert check_sections(together, 2) == ()
    assert {clash.round for clash in check_sections(apart, 2)} == set(range(1, 16))


def test_different_movements_may_share_if_they_have_the_same_sets() -> None:
    together = share_boards([three_quarter_howell(9, 16), three_quarter_howell(10, 16), three_quarter_howell(9, 16)])
    assert copies_for_sections(together) == 2
    with pytest.raises(MovementError, match="same number of sets"):
        share_boards([howell(8), howell(10)])
    with pytest.raises(MovementError, match="if there are some"):
        share_boards([])


@pytest.mark.parametrize("pairs", [8, 12, 16])
def test_sections_never_need_more_copies_than_they_did(pairs: int) -> None:
    for count in (2, 3, 4):
        for movement in (howell(pairs), without_last_pair(howell(pairs))):
            together = share_boards([movement] * count)
            wanted = -(-count * movement.tables // movement.sets)
            assert wanted <= copies_for_sections(together) <= count


def test_a_clash_names_the_tables() -> None:
    (clash, *_) = check_sections([mitchell(3), mitchell(3)], 1)
    assert clash == SectionClash(1, 1, ((1, 1), (2, 1)))
    # Within a section tables that exchange their boards need one copy.
    assert copies_for_sections([share_and_relay(6)]) == 1
    assert copies_for_sections([replace(share_and_relay(6), exchanges=())]) == 2
    assert copies_for_sections([]) == 0


def test_sections_that_are_settled_stay_as_they_are() -> None:
    first, second = howell(16), offset_sets(howell(16), 4)
    shared = share_boards([first, second, howell(16)], placed=2)
    assert shared[:2] == (first, second)
    assert copies_for_sections(shared) <= copies_for_sections([first, second, howell(16)])
