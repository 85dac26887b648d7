"""Sampled deals fit what is known, and are as likely as deals drawn and thrown away until one fits."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random

import pytest

from duplicado.law.comparable.shown import limits_of_call
from duplicado.law.meaning import CallMeaning, Span
from duplicado.robot.hand_cells import in_region
from duplicado.robot.sampling import HiddenSeat, Unseen, sample
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import FULL_PACK, Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

OWN = Hand.parse("AKQ2.K43.J32.K43")
CARDS = Hand.of_bits(FULL_PACK) - OWN
SPADES = CallMeaning(Span(8, 14), ((Suit.SPADES, Span(5, None)),))
BALANCED = CallMeaning(Span(5, 9), shape="balanced")


def unseen(east: CallMeaning, south: CallMeaning, void_in: frozenset[Suit] = frozenset()) -> Unseen:
    return Unseen(
        (
            HiddenSeat(Seat.E, 13, region=limits_of_call(east), void_in=void_in),
            HiddenSeat(Seat.S, 13, region=limits_of_call(south)),
            HiddenSeat(Seat.W, 13),
        ),
        CARDS,
    )


def by_rejection(asked: Unseen, chance: Random) -> Iterator[dict[Seat, Hand]]:
    while True:
        pool = list(asked.cards)
        chance.shuffle(pool)
        deal = {each.seat: Hand(pool[place * 13 : place * 13 + 13]) for place, each in enumerate(asked.seats)}
        if all(in_region(deal[each.seat], each.region) for each in asked.seats):
            yield deal


def chi_square(one: Counter[int], other: Counter[int]) -> tuple[float, int]:
    """Compare two samples of equal size; what is rarer than ten together is put into one class."""
    common = [value for value in {*one, *other} if one[value] + other[value] >= 20]
    rows = [(one[value], other[value]) for value in common]
    rest = (sum(one.values()) - sum(a for a, _ in rows), sum(other.values()) - sum(b for _, b in rows))
    rows += [rest] if sum(rest) else []
    return sum((a - b) ** 2 / (a + b) for a, b in rows), len(rows) - 1


def test_every_deal_fits_what_is_known() -> None:
    asked = unseen(SPADES, BALANCED)
    drawn = sample(asked, 50, Random(1))
    assert drawn.widened == 0
    assert len(drawn.deals) == 50
    for deal in drawn.deals:
        assert Hand(card for hand in deal.values() for card in hand) == CARDS
        assert all(len(hand) == 13 for hand in deal.values())
        assert all(in_region(deal[each.seat], each.region) for each in asked.seats)


@pytest.mark.rest
def test_deals_are_as_likely_as_by_plain_rejection() -> None:
    asked, count = unseen(SPADES, BALANCED), 700
    jack = Card.parse("SJ")
    measures: dict[str, Callable[[Mapping[Seat, Hand]], int]] = {
        "points of East": lambda deal: deal[Seat.E].hcp,
        "spades of East": lambda deal: deal[Seat.E].length(Suit.SPADES),
        "spades of South": lambda deal: deal[Seat.S].length(Suit.SPADES),
        "points of West": lambda deal: deal[Seat.W].hcp,
        "holder of the jack of spades": lambda deal: next(seat.index for seat, hand in deal.items() if jack in hand),
    }
    ours = sample(asked, count, Random(5)).deals
    theirs = list(islice(by_rejection(asked, Random(6)), count))
    for name, measure in measures.items():
        statistic, freedom = chi_square(Counter(map(measure, ours)), Counter(map(measure, theirs)))
        # Six standard deviations of a chi-square variable: a wrong weight shows far beyond, chance does not.
        assert statistic < freedom + 6 * (2 * freedom) ** 0.5, name


def test_a_void_is_kept_and_the_others_hold_the_suit() -> None:
    asked = unseen(CallMeaning(), CallMeaning(), void_in=frozenset({Suit.HEARTS}))
    drawn = sample(asked, 20, Random(1))
    assert len(drawn.deals) == 20
    assert all(deal[Seat.E].length(Suit.HEARTS) == 0 for deal in drawn.deals)


def test_two_hands_void_in_a_suit_leave_it_all_to_the_third() -> None:
    void = frozenset({Suit.CLUBS})
    cards = Hand.parse("432.5432.5432.5432")
    gone = list(Hand.of_bits(FULL_PACK) - cards)
    east, west, north = (Hand(gone[place : place + 8]) for place in (0, 8, 16))
    seats = (HiddenSeat(Seat.E, 5, east, void_in=void), HiddenSeat(Seat.W, 5, west, void_in=void))
    drawn = sample(Unseen((*seats, HiddenSeat(Seat.N, 5, north)), cards), 5, Random(1))
    assert len(drawn.deals) == 5
    assert all(deal[Seat.N].length(Suit.CLUBS) == 4 for deal in drawn.deals)


def test_meanings_that_nothing_fits_are_widened_and_that_is_told() -> None:
    spades = CallMeaning(Span(26, 27), ((Suit.SPADES, Span(9, None)),))
    drawn = sample(unseen(spades, CallMeaning()), 5, Random(1))
    assert drawn.widened == 2
    assert len(drawn.deals) == 5


def test_meanings_that_just_do_not_fit_are_widened_by_a_little() -> None:
    most = CARDS.hcp
    east = CallMeaning(Span(most + 1, most + 2))
    drawn = sample(unseen(east, CallMeaning()), 3, Random(1))
    assert drawn.widened == 1
    assert all(deal[Seat.E].hcp >= most - 1 for deal in drawn.deals)


def test_cards_played_and_cards_lying_open_count_towards_what_was_shown() -> None:
    region = limits_of_call(CallMeaning(Span(10, 12), ((Suit.SPADES, Span(5, 6)),)))
    played, shown = Hand.parse("JT9..."), Hand.parse(".A..")
    left = CARDS - played - shown
    seats = (
        HiddenSeat(Seat.E, 9, played, region, frozenset(), shown),
        HiddenSeat(Seat.S, 13),
        HiddenSeat(Seat.W, 13),
    )
    drawn = sample(Unseen(seats, left), 20, Random(1))
    assert drawn.widened == 0
    for deal in drawn.deals:
        assert Card.parse("HA") in deal[Seat.E]
        assert len(deal[Seat.E]) == 10
        assert in_region(deal[Seat.E] | played, region)


def test_the_same_chance_gives_the_same_deals() -> None:
    asked = unseen(SPADES, BALANCED)
    assert sample(asked, 5, Random(3)) == sample(asked, 5, Random(3))
    assert sample(asked, 5, Random(3)) != sample(asked, 5, Random(4))
