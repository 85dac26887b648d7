"""Canonical notation: reading and printing are exact inverses, and nothing else is read."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import EVERY_BID, EVERY_CALL, Bid, parse_call
from duplicado.vocabulary.cards import EVERY_CARD, Card, Rank
from duplicado.vocabulary.contracts import PASSED_OUT, Contract, Doubling, parse_auction_result
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Deal, Hand, Layout
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

EVERY_CONTRACT = [Contract(bid, seat, doubling) for bid in EVERY_BID for seat in Seat for doubling in Doubling]


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Hands of any size, some of them unknown."""
    pack = draw(st.permutations(EVERY_CARD))
    cuts = sorted(draw(st.lists(st.integers(0, 52), min_size=4, max_size=4)))
    hands = [Hand(pack[start:end]) for start, end in zip([0, *cuts], cuts, strict=False)]
    return Layout({seat: hand if draw(st.booleans()) else None for seat, hand in zip(Seat, hands, strict=True)})


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Complete deals."""
    pack = draw(st.permutations(EVERY_CARD))
    return Deal({seat: Hand(pack[13 * place : 13 * place + 13]) for place, seat in enumerate(Seat)})


def test_every_call_card_and_contract_is_read_as_it_is_printed() -> None:
    assert [parse_call(str(call)) for call in EVERY_CALL] == list(EVERY_CALL)
    assert [Card.parse(str(card)) for card in EVERY_CARD] == list(EVERY_CARD)
    assert [Contract.parse(str(contract)) for contract in EVERY_CONTRACT] == EVERY_CONTRACT
    assert parse_auction_result(str(PASSED_OUT)) == PASSED_OUT
    assert len({str(contract) for contract in EVERY_CONTRACT}) == 35 * 4 * 3


@pytest.mark.parametrize("kind", [Seat, Side, Suit, Denomination, Rank, Vulnerability])
def test_every_name_is_read_as_it_is_printed(
    kind: type[Seat | Side | Suit | Denomination | Rank | Vulnerability],
) -> None:
    assert [kind.parse(str(member)) for member in kind] == list(kind)


@given(layouts())
def test_layouts_are_read_as_they_are_printed(layout: Layout) -> None:
    assert Layout.parse(str(layout)) == layout
    for first in Seat:
        assert Layout.parse(layout.text_from(first)) == layout


@given(deals())
def test_deals_are_read_as_they_are_printed(deal: Deal) -> None:
    assert Deal.parse(str(deal)) == deal
    assert all(Hand.parse(str(deal[seat])) == deal[seat] for seat in Seat)


@pytest.mark.parametrize("wrong", ["1c", " 1C", "0C", "10C", "pass", "1♣", "", "1N", "XXX", "D"])
def test_calls_in_other_notations_are_not_canonical(wrong: str) -> None:
    with pytest.raises(NotationError, match="is not a call"):
        parse_call(wrong)


@pytest.mark.parametrize("wrong", ["KS", "S10", "s2", "S1", "", "NT", "♠K"])
def test_cards_in_other_notations_are_not_canonical(wrong: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        Card.parse(wrong)


@pytest.mark.parametrize("wrong", ["AKQ.J.T", "KA...", "10...", "AA...", "a...", "A.B.C.D"])
def test_hands_in_other_notations_are_not_canonical(wrong: str) -> None:
    with pytest.raises(NotationError, match="is not a hand"):
        Hand.parse(wrong)


@pytest.mark.parametrize("wrong", ["8C S", "4S", "4SXXX S", "4S  S", "4S s", "passed", "4NT NS"])
def test_contracts_in_other_notations_are_not_canonical(wrong: str) -> None:
    with pytest.raises(NotationError, match="is not a contract"):
        parse_auction_result(wrong)


def test_a_card_in_two_hands_is_refused_by_name() -> None:
    with pytest.raises(NotationError, match="SA"):
        Layout.parse("N:A... A... - -")


def test_a_deal_needs_thirteen_cards_in_each_hand() -> None:
    with pytest.raises(NotationError, match="E holds unknown"):
        Deal.parse("N:AKQJT98765432... - .AKQJT98765432.. ..AKQJT98765432.")


def test_a_contract_above_seven_does_not_exist() -> None:
    with pytest.raises(NotationError, match="from 1 to 7"):
        Contract(Bid(8, Denomination.CLUBS), Seat.N)


@pytest.mark.parametrize(
    "value", [*EVERY_CALL, *EVERY_CARD[:3], Seat.N, Suit.CLUBS, Hand.parse("A.K.Q.J"), EVERY_CONTRACT[0]]
)
def test_values_survive_copying_and_pickling(value: object) -> None:
    assert copy.deepcopy(value) == value
    assert pickle.loads(pickle.dumps(value)) == value


def test_calls_and_cards_are_single_objects() -> None:
    assert copy.deepcopy(EVERY_CARD[0]) is EVERY_CARD[0]
    assert Bid(3, Denomination.NOTRUMP) is parse_call("3NT")
