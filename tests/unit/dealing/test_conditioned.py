"""Deals under conditions: what a condition says, and that every deal that fits is equally likely."""

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from duplicado.dealing import conditioned, fast_conditioned
from duplicado.dealing.chance import RandomBytes, random_deals
from duplicado.dealing.conditioned import DealsFound, DealsWanted, NoDealFitsError
from duplicado.dealing.conditions import read_condition
from duplicado.law.comparable.shown import limits_of_call
from duplicado.law.meaning import CallMeaning, Span
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import DuplicadoError, NotationError
from duplicado.vocabulary.hands import FULL_PACK, Deal, Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

Draws = Callable[[int, DealsWanted, RandomBytes], DealsFound]
BOTH = pytest.mark.parametrize(
    "draw", [conditioned.conditioned_deals, fast_conditioned.conditioned_deals], ids=["plain", "numpy"]
)
BALANCED = {(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)}
CONDITIONS: dict[str, Callable[[Deal], bool]] = {
    "north.hcp in 15..17 and balanced(north)": lambda d: 15 <= d["N"].hcp <= 17 and d["N"].pattern in BALANCED,
    "n.hcp + s.hcp >= 25": lambda d: d["N"].hcp + d["S"].hcp >= 25,
    "not (E.spades > 5 or east.losers < 7)": lambda d: not (d["E"].shape[0] > 5 or d["E"].losers < 7),
    "5 <= west.clubs <= 6 and west.quick_tricks * 2 >= 3": lambda d: (
        5 <= d["W"].shape[3] <= 6 and d["W"].quick_tricks >= 1.5
    ),
    "north.hearts - north.spades in 2..": lambda d: d["N"].shape[1] - d["N"].shape[0] >= 2,
    'shape(south, "(54)xx + 4441") or cards(south, "SA HA DA CA") == 2': lambda d: (
        sorted(d["S"].shape[:2]) == [4, 5] or d["S"].shape == (4, 4, 4, 1) or "".join(d["S"].holdings).count("A") == 2
    ),
    "north.controls != 3 and -west.hcp > -8": lambda d: d["N"].controls != 3 and d["W"].hcp < 8,
}


def chance(seed: int) -> RandomBytes:
    return random.Random(seed).randbytes


@pytest.mark.parametrize("text", CONDITIONS)
def test_a_condition_says_of_a_deal_and_of_many_what_is_written(text: str) -> None:
    condition, expected = read_condition(text), CONDITIONS[text]
    deals = list(random_deals(400, chance(7)))
    assert [condition.holds(deal) for deal in deals] == [expected(deal) for deal in deals]
    for draw in (conditioned.conditioned_deals, fast_conditioned.conditioned_deals):
        found = draw(40, DealsWanted(condition), chance(8)).deals
        assert len(found) == 40
        assert all(map(expected, found))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("north.hcp in 15 to 17", "'to 17'"),
        ("north.points > 3", "'north.points'"),
        ("someone.hcp > 3", "'someone'"),
        ("north.hcp", "'north.hcp'"),
        ("north.hcp in (1, 2, 3)", "'(1, 2, 3)'"),
        ("north.hcp in 15-17", "'15 - 17'"),
        ("__import__('os')", "__import__"),
        ("north.hcp.real > 1", "north.hcp"),
        ("balanced(north, 3)", "balanced"),
        ('shape(north, "5431x")', "5431x"),
        ('cards(north, "S1") == 1', "S1"),
        ("north.hcp ** 2 > 3", "north.hcp ** 2"),
        ("(" * 5000, "((("),
    ],
)
def test_what_is_no_condition_is_refused_with_the_part(text: str, place: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_condition(text)
    assert place in str(refused.value)
    assert len(str(refused.value)) < 600


def four_cards_each_short() -> DealsWanted:
    """Eight cards are undealt, two for each seat: 2520 deals."""
    undealt = [Card.parse(text) for text in ["SA", "SK", "SQ", "HA", "H2", "H3", "D2", "C2"]]
    rest = [card for card in Hand.of_bits(FULL_PACK) if card not in undealt]
    return DealsWanted(predealt={seat: Hand(rest[seat.index * 11 : seat.index * 11 + 11]) for seat in Seat})


def ways(wanted: DealsWanted) -> list[Deal]:
    """Deal the eight cards in every way."""
    cards = set(Hand.of_bits(wanted.undealt))
    found = []
    for north in combinations(sorted(cards), 2):
        for east in combinations(sorted(cards - {*north}), 2):
            for south in combinations(sorted(cards - {*north, *east}), 2):
                west = cards - {*north, *east, *south}
                got = dict(zip(Seat, (north, east, south, west), strict=True))
                found.append(Deal({seat: wanted.predealt[seat] | got[seat] for seat in Seat}))
    return found


@BOTH
@pytest.mark.parametrize("text", ["north.hcp >= {0} and east.spades >= {1}", "south.hcp + west.hcp < {2}"])
def test_every_deal_that_fits_is_equally_likely(draw: Draws, text: str) -> None:
    short = four_cards_each_short()
    every = ways(short)
    assert len(every) == 2520
    north, east = (min(deal["N"].hcp for deal in every) + 4, min(deal["E"].shape[0] for deal in every) + 1)
    text = text.format(north, east, sorted(deal["S"].hcp + deal["W"].hcp for deal in every)[150])
    wanted = DealsWanted(read_condition(text), short.predealt)
    fitting = [deal for deal in every if wanted.accepts(deal)]
    assert 20 < len(fitting) < 1000
    per_deal = 12
    seen = Counter(draw(per_deal * len(fitting), wanted, chance(3)).deals)
    assert set(seen) <= set(fitting)
    chi_square = sum((seen[deal] - per_deal) ** 2 / per_deal for deal in fitting)
    freedom = len(fitting) - 1
    assert abs(chi_square - freedom) < 4.5 * (2 * freedom) ** 0.5


def test_what_is_drawn_directly_has_its_exact_probability() -> None:
    found = fast_conditioned.conditioned_deals(200, DealsWanted(read_condition("north.hcp == 0")), chance(1))
    assert found.direct == Fraction(comb(36, 13), comb(52, 13))
    assert found.tried == 200
    assert found.probability == pytest.approx(float(found.direct))
    one_suit = fast_conditioned.conditioned_deals(3, DealsWanted(read_condition("west.spades == 13")), chance(1))
    assert one_suit.direct == Fraction(1, comb(52, 13))


@BOTH
def test_meanings_of_calls_and_any_function_are_conditions_too(draw: Draws) -> None:
    weak_two = CallMeaning(points=Span(5, 10), lengths=((Suit.SPADES, Span(6, 6)),))
    opening = CallMeaning(points=Span(12, None))
    regions = {Seat.N: limits_of_call(weak_two), Seat.E: limits_of_call(opening)}
    found = draw(5, DealsWanted(regions=regions, fits=lambda deal: deal["W"].hcp % 2 == 0), chance(5)).deals
    assert len(found) == 5
    for deal in found:
        assert 5 <= deal["N"].hcp <= 10
        assert deal["N"].shape[0] == 6
        assert deal["E"].hcp >= 12
        assert deal["W"].hcp % 2 == 0


def test_conditions_that_no_hand_can_fulfil_are_refused_at_once() -> None:
    for text in ("north.hcp > 37", "north.spades > 13", "north.hcp == 37 and north.spades == 7"):
        with pytest.raises(NoDealFitsError, match="no hand of N"):
            fast_conditioned.conditioned_deals(1, DealsWanted(read_condition(text)), chance(1))


@BOTH
def test_conditions_that_are_too_rare_end_with_the_number_of_tries(draw: Callable[..., DealsFound]) -> None:
    wanted = DealsWanted(read_condition("north.hcp + south.hcp == 40"))
    with pytest.raises(NoDealFitsError, match="0 of 1 deals were found in 2000 tries"):
        draw(1, wanted, chance(1), most_tries=2000)


def test_cards_cannot_be_given_twice() -> None:
    ace = Hand([Card.parse("SA")])
    with pytest.raises(DuplicadoError, match="SA for the second time"):
        DealsWanted(predealt={Seat.N: ace, Seat.S: ace})
    with pytest.raises(DuplicadoError, match="14 cards"):
        DealsWanted(predealt={Seat.N: Hand(list(Hand.of_bits(FULL_PACK))[:14])})
