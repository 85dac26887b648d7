"""Evaluation of hands and shapes, against definitions written out card by card."""

from itertools import permutations
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.errors import NotationError, WrongArgumentError
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.shapes import DISTRIBUTIONS, shapes
from duplicado.vocabulary.suits import Suit

hands = st.permutations(range(52)).map(lambda order: Hand(EVERY_CARD[place] for place in order[:13]))
POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}
CONTROLS = {"A": 2, "K": 1}


def holdings(hand: Hand) -> list[str]:
    return [hand.ranks(suit) for suit in reversed(Suit)]


@given(hands)
def test_points_controls_and_any_weights_are_sums_over_the_cards(hand: Hand) -> None:
    ranks = "".join(holdings(hand))
    assert hand.hcp == sum(POINTS.get(rank, 0) for rank in ranks)
    assert hand.controls == sum(CONTROLS.get(rank, 0) for rank in ranks)
    assert hand.weigh({"A": 4.5, "T": 0.5}) == 4.5 * ranks.count("A") + 0.5 * ranks.count("T")
    assert hand.shape == tuple(map(len, holdings(hand)))
    assert hand.pattern == tuple(sorted(hand.shape, reverse=True))


@given(hands)
def test_losers_and_quick_tricks_are_sums_over_the_suits(hand: Hand) -> None:
    losers = quick = 0.0
    for ranks in holdings(hand):
        losers += sum(top not in ranks for top in "AKQ"[: len(ranks)])
        quick += 2 if "AK" in ranks else 1.5 if "AQ" in ranks else 1 if "A" in ranks or "KQ" in ranks else 0
        quick += 0.5 if "K" in ranks and not {"A", "Q"} & set(ranks) and len(ranks) > 1 else 0
    assert (hand.losers, hand.quick_tricks) == (losers, quick)


def test_a_weight_of_what_is_no_rank_is_refused() -> None:
    with pytest.raises(NotationError, match="'Z' is not a rank"):
        Hand().weigh({"Z": 1})


def test_shapes_are_those_of_the_dealing_programs() -> None:
    assert shapes("4333") == {(4, 3, 3, 3)}
    assert shapes("any 5332") == set(permutations((5, 3, 3, 2)))
    assert shapes("(54)xx") == {each for each in DISTRIBUTIONS if sorted(each[:2]) == [4, 5]}
    assert shapes("x(31)x") == {each for each in DISTRIBUTIONS if sorted(each[1:3]) == [1, 3]}
    assert shapes("any 4333 + any 4432 - 4xxx") == {
        each for each in DISTRIBUTIONS if sorted(each) in ([3, 3, 3, 4], [2, 3, 4, 4]) and each[0] != 4
    }
    assert len(shapes("xxxx")) == 560


@pytest.mark.parametrize("text", ["", "54", "5333", "any", "4333 4432", "(54xx", "5-3", "AKQJ"])
def test_what_is_no_shape_is_refused_with_the_place(text: str) -> None:
    with pytest.raises(NotationError, match="is not a shape"):
        shapes(text)


def test_a_hand_is_found_by_the_letter_of_its_seat_and_drawn() -> None:
    deal = Deal.parse("N:KT85.JT54.8.KJ65 AQ73.K983.J64.32 42.A62.AKQ93.Q98 J96.Q7.T752.AT74")
    assert deal["E"] is deal[Seat.E]
    with pytest.raises(NotationError, match="write N, E, S or W"):
        deal["nobody"]
    drawn = deal.to_svg()
    assert drawn.startswith("<svg")
    assert [holding in drawn for holding in ("K1085", "AKQ93", "AKQJ")] == [True, True, False]
    assert deal._repr_html_().count("<tr>") == 3
    alone = Hand.parse("AKQJT98765432...")
    assert "—" in alone._repr_html_()
    assert "AKQJ1098765432" in alone.to_svg()


def test_a_hand_of_what_is_no_card_is_refused_by_name() -> None:
    with pytest.raises(WrongArgumentError, match=r"cards\[0\] is 'SA' of type str, not of type Card"):
        Hand([cast("Card", "SA")])


def test_a_suit_by_its_letter_and_what_is_none() -> None:
    hand = Hand.parse("AK32.Q.JT987.654")
    assert (hand.length("S"), hand.ranks("D"), hand.suit("H")) == (4, "JT987", hand.suit(Suit.HEARTS))
    for asked in (hand.length, hand.ranks, hand.suit):
        with pytest.raises(NotationError, match="Z"):
            asked("Z")
        with pytest.raises(WrongArgumentError, match=r"suit is 3 of type int"):
            asked(3)  # type: ignore[arg-type]  # what is tried
    with pytest.raises(WrongArgumentError, match="weights"):
        hand.weigh(7)  # type: ignore[arg-type]  # what is tried
