"""Proposals and cards."""

from fractions import Fraction

import pytest

from duplicado.movement.cards import guide_card, table_card
from duplicado.movement.check import faults, quality_factor
from duplicado.movement.half_table import without_last_pair
from duplicado.movement.howell import all_together, howell, three_table_howell
from duplicado.movement.mitchell import mitchell, share_and_relay
from duplicado.movement.model import MovementError, MovementName, Pace
from duplicado.movement.proposals import Proposal, propose_movements
from duplicado.vocabulary.seats import Side


@pytest.mark.parametrize("pairs", [*range(4, 34), 45, 60, 80, 117])
def test_every_field_gets_movements_that_can_be_played_in_the_time(pairs: int) -> None:
    proposals = propose_movements(pairs, 195)
    assert 1 <= len(proposals) <= 3
    assert list(proposals) == sorted(proposals, key=lambda each: (each.movement.copies > 1, each.rank_key))
    for each in proposals:
        assert faults(each.movement) == ()
        assert each.movement.contestants == pairs
        assert each.minutes <= 195
        assert each.quality == quality_factor(each.movement)
        assert len({who for s in each.movement.sittings for who in (s.north_south, s.east_west)}) == pairs


@pytest.mark.sampled
@pytest.mark.parametrize("pairs", range(4, 121, 17))
def test_every_length_of_an_evening_has_something(pairs: int) -> None:
    """Each size with another time, so that all sizes and times come near one another."""
    for number, minutes in enumerate(range(60, 241, 45)):
        size = min(pairs + 3 * number, 120)
        for each in propose_movements(size, minutes):
            assert all(found.permitted for found in each.findings)
            assert (each.movement.contestants, each.minutes <= minutes) == (size, True)
            assert each.boards_played >= 4


def test_a_movement_for_which_there_are_not_the_copies_is_never_before_one_for_which_there_are() -> None:
    several = propose_movements(24, 180, copies=4, count=9)
    assert (several[0].movement.name, several[0].movement.copies) == (MovementName.WEB, 4)
    for copies in (1, 2, 3):
        found = propose_movements(24, 180, copies=copies, count=9)
        assert found[0].movement.copies <= copies
        short = [each.movement.copies > copies for each in found]
        assert short == sorted(short)


def test_two_pairs_are_no_line_of_their_own_unless_that_is_wanted() -> None:
    assert {each.movement.winners for each in propose_movements(5, 120)} == {1}
    assert {each.movement.winners for each in propose_movements(5, 120, winners=2)} == {2}


def test_the_kinds_are_different() -> None:
    proposals = propose_movements(14, 180, count=9)
    kinds = [(each.movement.name, each.movement.winners) for each in proposals]
    assert len(set(kinds)) == len(kinds) == 5


def test_the_best_of_a_kind_is_found_by_boards_times_balance() -> None:
    best = propose_movements(12, 190, winners=1)[0]
    assert (best.movement.name, best.movement.rounds, best.boards_each, best.quality) == (
        MovementName.HOWELL, 11, 2, Fraction(100),
    )  # fmt: skip
    assert (best.boards_played, best.boards_in_play, best.minutes) == (Fraction(22), 22, Fraction(165))


def test_winners_are_as_asked() -> None:
    for winners in (1, 2):
        assert {each.movement.winners for each in propose_movements(14, 180, winners=winners)} == {winners}


def test_boards_per_round_are_as_asked() -> None:
    for pairs in (4, 6, 10, 13):
        for each in propose_movements(pairs, 180, boards_per_round=[4]):
            assert each.boards_per_round == 4


def test_tables_that_pass_boards_to_and_fro_have_two_in_a_set() -> None:
    names = {each.movement.name for each in propose_movements(8, 180, boards_per_round=[1], count=9)}
    assert MovementName.SHARE_AND_RELAY not in names
    assert MovementName.SKIP_MITCHELL in names


def test_repeats_come_last_and_pace_decides_the_rounds() -> None:
    proposals = propose_movements(19, 240, count=9)
    declared = [len(each.findings) for each in proposals]
    assert declared == sorted(declared)
    slow = propose_movements(14, 180, pace=Pace(Fraction(10), Fraction(2)), winners=1)
    assert all(each.minutes == each.movement.rounds * (10 * each.boards_per_round + 2) <= 180 for each in slow)


def test_the_average_of_boards_counts_who_sits_out() -> None:
    proposal = Proposal(without_last_pair(howell(8)), 3, Fraction(154), Fraction(100), ())
    assert proposal.boards_played == 18
    assert proposal.boards_in_play == 21


@pytest.mark.parametrize(
    ("pairs", "minutes", "winners", "said"),
    [(3, 180, None, "4 to 120 pairs, not for 3"), (121, 180, None, "not for 121"), (8, 20, None, "20 minutes"),
     (8, 180, 3, "1 or 2 winners, not 3"), (4, 180, 2, "no movement for 4 pairs")],
)  # fmt: skip
def test_what_cannot_be_is_refused(pairs: int, minutes: int, winners: int | None, said: str) -> None:
    with pytest.raises(MovementError, match=said):
        propose_movements(pairs, minutes, winners=winners)


def test_a_guide_card() -> None:
    card = guide_card(mitchell(3), 4, 2)
    assert [(line.round, line.table, line.side, line.opponent, line.boards) for line in card] == [
        (1, 1, Side.EW, 1, (1, 2)),
        (2, 2, Side.EW, 2, (5, 6)),
        (3, 3, Side.EW, 3, (3, 4)),
    ]


def test_a_guide_card_has_a_line_for_a_round_out_and_two_for_a_round_with_a_turned_arrow() -> None:
    card = guide_card(all_together(5), 3, 2)
    assert sorted(line.round for line in card if line.table is None) == [3]
    assert [line.round for line in card] == sorted(line.round for line in card)
    both = [line for line in guide_card(three_table_howell(), 3, 1) if line.round == 1]
    assert [(line.side, line.opponent) for line in both] == [(Side.NS, 4), (Side.EW, 4)]


def test_cards_of_pairs_and_tables_agree() -> None:
    movement = howell(10)
    for table in range(1, 6):
        for line in table_card(movement, table, 3):
            mine = next(each for each in guide_card(movement, line.north_south, 3) if each.round == line.round)
            assert (mine.table, mine.side, mine.opponent, mine.boards) == (table, Side.NS, line.east_west, line.boards)


def test_a_table_card_says_where_the_boards_go() -> None:
    assert [line.boards_next for line in table_card(mitchell(5), 1, 2)] == [(5,), (5,), (5,), (5,), ()]
    assert [line.boards_next for line in table_card(share_and_relay(6), 4, 2)] == [()] * 6
    with pytest.raises(MovementError, match="tables 1 to 5, not 6"):
        table_card(mitchell(5), 6, 2)
