"""Law 77 against a second computation, written from the layout of the printed scoring cards and sharing nothing."""

import itertools

import pytest

from duplicado.score.law_77 import (
    contracts_worth,
    declarer_score,
    is_game,
    is_partscore,
    is_possible,
    odd_tricks,
    overtricks,
    score,
    undertricks,
)
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import EVERY_BID, Bid
from duplicado.vocabulary.contracts import PASSED_OUT, Contract, Doubling
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

# What each successive undertrick costs, first to thirteenth, as it is printed on the back of bidding-box cards.
DOWN = {
    ("", False): [50] * 13,
    ("", True): [100] * 13,
    ("X", False): [100, 200, 200, *[300] * 10],
    ("X", True): [200, *[300] * 12],
    ("XX", False): [200, 400, 400, *[600] * 10],
    ("XX", True): [400, *[600] * 12],
}


def second_opinion(text: str, doubled: str, tricks: int, *, vulnerable: bool) -> int:
    """Add up trick by trick, from a bid such as 3NT."""
    level, strain = int(text[0]), text[1:]
    if tricks < level + 6:
        return -sum(DOWN[doubled, vulnerable][: level + 6 - tricks])
    times = 2 ** len(doubled)
    below_the_line = above_the_line = 0
    for number in range(1, tricks - 6 + 1):
        face = {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 40 if number == 1 else 30}[strain]
        if number <= level:
            below_the_line += face * times
        elif doubled:
            above_the_line += 100 * len(doubled) * (2 if vulnerable else 1)
        else:
            above_the_line += face
    game = below_the_line > 99
    above_the_line += (500 if vulnerable else 300) if game else 50
    above_the_line += [0, 50, 100][len(doubled)]
    above_the_line += {6: 500, 7: 1000}.get(level, 0) * (3 if vulnerable else 2) // 2
    return below_the_line + above_the_line


@pytest.mark.parametrize("vulnerable", [False, True])
@pytest.mark.parametrize("doubling", Doubling)
def test_every_contract_and_result(doubling: Doubling, *, vulnerable: bool) -> None:
    seen = 0
    for bid, tricks in itertools.product(EVERY_BID, range(14)):
        expected = second_opinion(bid.text, doubling.value, tricks, vulnerable=vulnerable)
        assert declarer_score(Contract(bid, Seat.S, doubling), tricks, vulnerable=vulnerable) == expected
        seen += 1
    assert seen == 35 * 14


@pytest.mark.parametrize("vulnerability", Vulnerability)
@pytest.mark.parametrize("seat", Seat)
def test_the_score_goes_to_north_south(seat: Seat, vulnerability: Vulnerability) -> None:
    ours = declarer_score(contract := Contract.parse(f"4SX {seat}"), 8, vulnerable=vulnerability.includes(seat))
    assert score(contract, 8, vulnerability) == (ours if seat in {Seat.N, Seat.S} else -ours)


def test_all_passed_is_nothing_for_both() -> None:
    assert score(PASSED_OUT, None, Vulnerability.BOTH) == 0


def test_known_scores() -> None:
    # Figures that every player knows by heart.
    known = {("1NT S", 7, "none"): 90, ("3NT N", 9, "ns"): 600, ("4H E", 10, "none"): -420, ("7NT S", 13, "both"): 2220}
    assert {key: score(Contract.parse(key[0]), key[1], Vulnerability(key[2])) for key in known} == known
    assert score(Contract.parse("7NTXX S"), 0, Vulnerability.NS) == -7600


@pytest.mark.parametrize("tricks", [-1, 14])
def test_an_impossible_number_of_tricks_is_refused(tricks: int) -> None:
    with pytest.raises(DuplicadoError, match="from 0 to 13"):
        score(Contract.parse("1C N"), tricks, Vulnerability.NONE)


def test_a_contract_needs_its_tricks() -> None:
    with pytest.raises(DuplicadoError, match="1C N has no score without the number of tricks"):
        score(Contract.parse("1C N"), None, Vulnerability.NONE)


def test_the_words_of_the_definitions() -> None:
    bid = Bid(3, Denomination.HEARTS)
    assert [odd_tricks(tricks) for tricks in (0, 6, 7, 13)] == [0, 0, 1, 7]
    assert [(overtricks(bid, tricks), undertricks(bid, tricks)) for tricks in (7, 9, 11)] == [(0, 2), (0, 0), (2, 0)]
    assert [is_game(points) for points in (90, 100)] == [False, True]
    assert [is_partscore(points) for points in (0, 20, 90, 100)] == [False, True, True, False]


def test_which_contracts_are_worth_a_score() -> None:
    ways = contracts_worth(2220, vulnerable=True)
    assert [(bid.text, doubling, tricks) for bid, doubling, tricks in ways] == [("7NT", Doubling.UNDOUBLED, 13)]
    assert contracts_worth(10, vulnerable=False) == ()
    for points, vulnerable in itertools.product(range(-7600, 3000, 10), (False, True)):
        for bid, doubling, tricks in contracts_worth(points, vulnerable=vulnerable):
            assert declarer_score(Contract(bid, Seat.N, doubling), tricks, vulnerable=vulnerable) == points


def test_slips_on_a_traveller_are_found() -> None:
    # 620 needs a vulnerable game; nobody can score 430 vulnerable, nor 435 at all.
    assert is_possible(620, Vulnerability.NS)
    assert not is_possible(620, Vulnerability.EW)
    assert is_possible(-620, Vulnerability.EW)
    assert not is_possible(435, Vulnerability.BOTH)
    assert is_possible(0, Vulnerability.NONE)
