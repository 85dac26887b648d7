"""The nouns: nominal, immutable, related as at the table."""

import pickle
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import DOUBLE, EVERY_BID, PASS
from duplicado.vocabulary.cards import EVERY_CARD, Card, Rank
from duplicado.vocabulary.contracts import Contract, Doubling
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit
from duplicado.vocabulary.values import derived, replace

HANDS = st.sets(st.sampled_from(EVERY_CARD)).map(Hand)


def test_values_of_different_kinds_are_never_equal() -> None:
    different: list[object] = [
        Seat.N,
        Side.NS,
        Suit.SPADES,
        Denomination.SPADES,
        Vulnerability.NS,
        "N",
        "NS",
        "S",
        0,
        1,
        Doubling.UNDOUBLED,
        PASS,
        DOUBLE,
    ]
    for place, one in enumerate(different):
        assert all(one != other for other in different[place + 1 :])


def test_four_hearts_is_not_four_hearts_doubled() -> None:
    bid = EVERY_BID[17]
    assert Contract(bid, Seat.N) != Contract(bid, Seat.N, Doubling.DOUBLED)
    assert len({Contract(bid, seat, doubling) for seat in Seat for doubling in Doubling}) == 12


@pytest.mark.parametrize(
    "value",
    [EVERY_CARD[0], PASS, EVERY_BID[0], Hand(), Contract(EVERY_BID[0], Seat.N), Board(1, Seat.N, Vulnerability.NONE)],
)
def test_values_do_not_change(value: object) -> None:
    for name in ("suit", "text", "bits", "bid", "number", "anything"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(value, name, 0)


def test_seats_go_round_the_table() -> None:
    for seat in Seat:
        assert seat.lho.rho is seat
        assert seat.partner.partner is seat
        assert seat.lho.lho is seat.partner
        assert seat.side is seat.partner.side
        assert seat.side.opponents is seat.lho.side
        assert [seat.distance_to(other) for other in Seat.clockwise_from(seat)] == [0, 1, 2, 3]


def test_ranks_suits_and_denominations_are_ordered_as_in_the_laws() -> None:
    assert "".join(map(str, sorted(Suit))) == "CDHS"
    assert [str(each) for each in sorted(Denomination)] == ["C", "D", "H", "S", "NT"]
    assert "".join(map(str, sorted(Rank))) == "23456789TJQKA"
    assert sorted(EVERY_CARD) == list(EVERY_CARD)
    assert sorted(EVERY_BID) == list(EVERY_BID)
    assert [rank for rank in Rank if rank.is_honour] == list(Rank)[8:]


@given(HANDS, HANDS)
def test_hands_behave_as_sets_of_cards(one: Hand, other: Hand) -> None:
    assert set(one | other) == set(one) | set(other)
    assert set(one - other) == set(one) - set(other)
    assert set(one & other) == set(one) & set(other)
    assert len(one) == len(set(one)) == sum(one.length(suit) for suit in Suit)
    assert all((card in one) == (card in set(one)) for card in EVERY_CARD)
    assert list(one) == sorted(one, reverse=True)
    assert all(set(one.suit(suit)) == {card for card in one if card.suit is suit} for suit in Suit)


def test_vulnerability_includes_sides_and_seats() -> None:
    assert [Vulnerability.NS.includes(seat) for seat in Seat] == [True, False, True, False]
    assert all(Vulnerability.BOTH.includes(side) and not Vulnerability.NONE.includes(side) for side in Side)


def test_cards_are_written_for_people_with_pips() -> None:
    assert Card(Suit.HEARTS, Rank.TEN).symbols == "♥10"


@dataclass(frozen=True)
class Auctioned:
    """A value with a derived property, which counts how often it is worked out."""

    calls: tuple[str, ...]
    worked_out: list[int]

    @derived
    def bids(self) -> int:
        """The number of calls other than a pass."""
        self.worked_out.append(1)
        return sum(call != "P" for call in self.calls)


def test_a_derived_property_is_worked_out_once_and_left_behind_by_a_change() -> None:
    one = Auctioned(("1S", "P"), [])
    assert (one.bids, one.bids, len(one.worked_out)) == (1, 1, 1)
    other = replace(one, calls=("1S", "2S"))
    assert (other.bids, one.bids, len(one.worked_out)) == (2, 1, 2)
    given = replace(other, calls=("1S", "2S", "P"), bids=2)
    assert (given.bids, len(one.worked_out)) == (2, 2)
    assert given == Auctioned(("1S", "2S", "P"), one.worked_out)
    assert pickle.loads(pickle.dumps(given)).bids == 2


@pytest.mark.parametrize("asked_before", [False, True])
def test_a_change_of_what_is_no_field_is_refused(asked_before: bool) -> None:
    one = Auctioned(("P",), [])
    assert not asked_before or one.bids == 0
    with pytest.raises(TypeError, match="Auctioned has no field bid, doubles"):
        replace(one, bid=1, doubles=0)
