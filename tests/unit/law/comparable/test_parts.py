"""Names of distributions, purposes, denominations and witnesses."""

import pytest

from duplicado.casebook.call_meanings import ComparedCall, parse_compared_call
from duplicado.law.comparable.cells import DISTRIBUTIONS, EVERY_HAND, NO_HAND, region, shape
from duplicado.law.comparable.comparison import typical_hand
from duplicado.law.comparable.purpose import is_enquiry, purpose
from duplicado.law.comparable.shown import is_natural, specified, specifies_the_same
from duplicado.law.meaning import CallMeaning
from duplicado.vocabulary.calls import EVERY_BID, Bid, parse_call
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.suits import Denomination


def meaning(text: str) -> CallMeaning:
    told = parse_compared_call(text)
    assert isinstance(told, ComparedCall)
    return told.meaning


def bid(text: str) -> Bid:
    call = parse_call(text)
    assert isinstance(call, Bid)
    return call


@pytest.mark.parametrize(
    ("name", "number"),
    # How many of the 560 distributions: the orders of each pattern.
    [
        ("balanced", 4 + 12 + 12),
        ("Semi-Balanced", 4 + 12 + 12 + 12 + 12),
        ("unbalanced", 560 - 28),
        ("three-suited", 4 + 12),
        ("4441/5440", 4 + 12),
        ("5-4-4-0 or 4-4-4-1", 4 + 12),
        ("5=4=3=1", 1),
        ("5=4=3=1, 10-1-1-1", 1 + 4),
    ],
)
def test_names_of_distributions(name: str, number: int) -> None:
    fits = shape(name)
    assert fits is not None
    assert sum(map(fits, DISTRIBUTIONS)) == number


def test_an_exact_pattern_names_spades_first() -> None:
    fits = shape("5=4=3=1")
    assert fits is not None
    assert fits((1, 3, 4, 5))
    assert not fits((5, 4, 3, 1))


@pytest.mark.parametrize("name", ["two-suited", "5431 or so", "5-5-5-5", "4-4=3-2", ""])
def test_what_is_no_name_of_a_distribution(name: str) -> None:
    assert shape(name) is None


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("ask key cards", "Asks for the key-cards", True),
        ("ask aces", "key card ask", True),
        ("ask majors", "ask minors", False),
        ("1 ace", "one ace", True),
        ("0 or 3 key cards", "0 or 3 aces", False),
        ("relay", "relays", True),
    ],
)
def test_words_for_a_purpose(one: str, other: str, same: bool) -> None:
    assert (purpose(one) == purpose(other)) is same


def test_what_asks() -> None:
    assert [is_enquiry(purpose(text)) for text in ("enquiry about range", "relay", "negative")] == [True, True, False]


NOTRUMP, SPADES, HEARTS = Denomination.NOTRUMP, Denomination.SPADES, Denomination.HEARTS


@pytest.mark.parametrize(
    ("call", "told", "denominations"),
    [
        ("1H", "{points: 11-21, H: 5+}", {HEARTS}),
        ("2D", "{points: 0+, H: 5+}", {HEARTS}),
        ("2H", "{H: 5+, S: 4+}", {HEARTS, SPADES}),
        ("1C", "{points: 16+}", set()),
        ("1C", "{points: 11+, C: 3+}", {Denomination.CLUBS}),
        ("1H", "{points: 11+, C: 3+, H: 4+}", {HEARTS}),
        ("1NT", "{points: 15-17, shape: balanced}", {NOTRUMP}),
        ("2NT", "{purpose: relay}", set()),
        ("2H", "{S: 5+, any: [{C: 5+}, {D: 5+}]}", None),
        ("2H", "{shape: weird}", None),
    ],
)
def test_denominations_specified(call: str, told: str, denominations: set[Denomination] | None) -> None:
    assert specified(bid(call), meaning(told)) == denominations


@pytest.mark.clause("27B1(a)")
@pytest.mark.parametrize(
    ("first", "second", "over", "applies"),
    [
        (("2D", "{H: 5+}"), ("3H", "{H: 5+}"), "2S", True),  # the transfer corrected by the natural bid
        (("2H", "{H: 5+}"), ("3C", "{H: 5+}"), "2NT", True),  # there is no cheaper bid
        (("2H", "{H: 5+}"), ("3D", "{H: 5+}"), "2NT", None),  # 3C may have shown hearts
        (("2H", "{H: 5+}"), ("4H", "{H: 5+}"), "2S", None),
        (("1H", "{H: 5+}"), ("2H", "{S: 5+, any: [{C: 5+}, {D: 5+}]}"), "1H", None),
        (("1H", "{H: 5+}"), ("2H", "{S: 5+, C: 5+}"), "1H", False),
    ],
)
def test_the_lowest_bid_that_specifies_the_same(
    first: tuple[str, str], second: tuple[str, str], over: str, applies: bool | None
) -> None:
    sufficient = [other for other in EVERY_BID if bid(over) < other]
    withdrawn, replacement = (bid(first[0]), meaning(first[1])), (bid(second[0]), meaning(second[1]))
    assert specifies_the_same(withdrawn, replacement, sufficient) is applies


@pytest.mark.parametrize(
    ("call", "told", "natural"),
    [
        ("1H", "{H: 5+}", True),
        ("1C", "{points: 16+}", False),
        ("2D", "{H: 5+}", False),
        ("2H", "{S: 5+, any: [{C: 5+}, {D: 5+}]}", False),
        ("2H", "{H: 5+, S: 4+}", None),
        ("2NT", "{C: 5+, D: 5+}", False),
        ("1NT", "{points: 12-14}", True),
        ("2C", "{C: 5+, purpose: ask majors}", None),
    ],
)
def test_natural_bids(call: str, told: str, natural: bool | None) -> None:
    assert is_natural(bid(call), meaning(told)) is natural


@pytest.mark.rest
def test_a_hand_can_be_built_for_every_cell_that_has_one() -> None:
    assert typical_hand(NO_HAND) is None
    for place, lengths in enumerate(DISTRIBUTIONS):
        for points in range(38):
            cell = tuple(1 << points if other == place else 0 for other in range(len(DISTRIBUTIONS)))
            if not EVERY_HAND[place] >> points & 1:
                continue
            hand = typical_hand(cell)
            assert hand is not None
            assert tuple(len(part) for part in reversed(str(hand).split("."))) == lengths
            values = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
            assert sum(values.get(card.rank, 0) for card in hand) == points


def test_the_cells_without_hands() -> None:
    most = {lengths: points.bit_length() - 1 for lengths, points in zip(DISTRIBUTIONS, EVERY_HAND, strict=True)}
    assert (most[13, 0, 0, 0], most[4, 3, 3, 3], most[10, 1, 1, 1]) == (10, 37, 22)
    assert region(1 << 9, lambda lengths: lengths == (13, 0, 0, 0)) == NO_HAND  # thirteen cards are ten points
