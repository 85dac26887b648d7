"""Polls of peers: exact parts, logical alternatives by the threshold in force, and what goes into Law 16B."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.director.judgement.sheets import significant_fraction
from duplicado.director.polls import (
    Poll,
    PolledPlayer,
    PollQuestion,
    Suggestion,
    has_alternative,
    logical_alternatives,
    shares,
    suggestion,
    with_poll,
)
from duplicado.law.book import law_02
from duplicado.law.book.law_16_judged import UnauthorizedUse, is_logical_alternative
from duplicado.law.edition import Edition
from duplicado.law.procedure.auction import Auction
from duplicado.law.regulations.profile import profile
from duplicado.vocabulary.calls import DOUBLE, PASS, Call, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

FIFTH, QUARTER = Fraction(1, 5), Fraction(1, 4)
# North opens, East overcalls, South passes slowly, West raises; it is North's turn.
AUCTION = Auction.of(Seat.N, [parse_call(call) for call in ("1S", "2H", "P", "3H")])
QUESTION = PollQuestion(law_02.board(1), Seat.N, Hand.parse("AQJ97.2.KQ4.A653"), AUCTION)
BID = parse_call("3S")
ACTIONS: tuple[Call, ...] = (PASS, DOUBLE, BID, parse_call("4C"))


def answers(*given: tuple[Call, tuple[Call, ...]]) -> tuple[PolledPlayer, ...]:
    return tuple(PolledPlayer(f"player {number}", chose, also) for number, (chose, also) in enumerate(given, 1))


@pytest.mark.clause("16B1(b)")
@pytest.mark.parametrize(
    ("considered", "chose", "asked", "threshold", "expected"),
    [
        (2, 1, 5, FIFTH, True),
        (1, 1, 5, FIFTH, True),  # one of five is a fifth
        (1, 1, 5, QUARTER, False),
        (1, 0, 10, FIFTH, False),
        (1, 1, 10, FIFTH, False),
        (2, 0, 5, FIFTH, None),  # considered enough, chosen by none: might some?
        (0, 0, 5, FIFTH, False),
        (3, 2, 5, None, None),
        (0, 0, 5, None, False),
        (0, 0, 0, FIFTH, None),
    ],
)
def test_an_alternative_is_considered_by_enough_and_chosen_by_some(
    considered: int, chose: int, asked: int, threshold: Fraction | None, expected: bool | None
) -> None:
    assert is_logical_alternative(considered, chose, asked, threshold) is expected


def test_the_threshold_is_that_of_the_regulations() -> None:
    assert significant_fraction(profile("wbf").values()) is None
    assert significant_fraction(profile("qba").values()) == FIFTH
    club = profile("wbf").with_decisions("club", {"la.significant_fraction": "1/4"})
    assert significant_fraction(club.values()) == QUARTER


def test_shares_are_exact() -> None:
    poll = Poll(QUESTION, answers((PASS, (DOUBLE,)), (PASS, ()), (DOUBLE, (PASS,))))
    first, second = shares(poll, QUARTER)
    assert (first.action, first.part_considered, first.part_chose) == (PASS, Fraction(1), Fraction(2, 3))
    assert (second.action, second.part_considered, second.part_chose) == (DOUBLE, Fraction(2, 3), Fraction(1, 3))
    assert logical_alternatives(poll, QUARTER) == (PASS, DOUBLE)
    assert has_alternative(poll, DOUBLE, QUARTER) is True
    assert has_alternative(poll, DOUBLE, Fraction(1)) is True
    assert has_alternative(poll, PASS, Fraction(1)) is False
    assert shares(Poll(QUESTION), FIFTH) == ()
    assert has_alternative(Poll(QUESTION), PASS, FIFTH) is None


chosen_and_considered = st.tuples(st.sampled_from(ACTIONS), st.lists(st.sampled_from(ACTIONS), max_size=4).map(tuple))
polls = st.lists(chosen_and_considered, min_size=1, max_size=12).map(lambda found: Poll(QUESTION, answers(*found)))
thresholds = st.fractions(Fraction(1, 12), 1, max_denominator=12)


@given(polls)
def test_everybody_chooses_once_and_considers_what_he_chooses(poll: Poll) -> None:
    found = shares(poll, None)
    assert sum(share.part_chose for share in found) == 1
    assert all(share.chose <= share.considered <= share.asked == len(poll.answers) for share in found)
    assert sum(share.part_considered for share in found) >= 1


@given(polls, thresholds, thresholds)
def test_a_higher_threshold_leaves_fewer_alternatives(poll: Poll, one: Fraction, other: Fraction) -> None:
    low, high = sorted((one, other))
    assert set(logical_alternatives(poll, high)) <= set(logical_alternatives(poll, low))


@given(polls, thresholds, st.data())
def test_the_order_of_the_answers_does_not_matter(poll: Poll, threshold: Fraction, data: st.DataObject) -> None:
    mixed = data.draw(st.permutations(poll.answers))
    assert shares(Poll(QUESTION, tuple(mixed)), threshold) == shares(poll, threshold)


@given(polls, thresholds, st.sampled_from(ACTIONS))
def test_what_the_poll_decides_is_what_16b_is_told(poll: Poll, threshold: Fraction, chosen: Call) -> None:
    facts = with_poll(UnauthorizedUse(Edition.LAWS_2017, Seat.N, chosen), poll, threshold)
    assert facts.has_alternative is has_alternative(poll, chosen, threshold)
    assert chosen not in (facts.alternatives or ())


def test_what_the_information_suggests_is_asked_afterwards_and_decides_nothing() -> None:
    asked = (
        PolledPlayer("A", PASS, suggests=(DOUBLE, BID)),
        PolledPlayer("B", PASS, suggests=(BID,)),
        PolledPlayer("C", BID),
    )
    poll = Poll(QUESTION, asked, withheld="a slow pass")
    assert suggestion(poll, DOUBLE) == Suggestion(asked=2, said=1)
    assert suggestion(poll, BID) == Suggestion(asked=2, said=2)


def test_a_card_may_be_asked_for() -> None:
    question = PollQuestion(
        law_02.board(1), Seat.W, Hand.parse("K7..A32.AK"), AUCTION, play="dummy …", suit_led=Suit.SPADES
    )
    king = Card.parse("SK")
    poll = Poll(question, (PolledPlayer("A", king),))
    assert logical_alternatives(poll, FIFTH) == (king,)
    with pytest.raises(DuplicadoError, match="could not do"):
        poll.answered(PolledPlayer("B", Card.parse("DA")))
    with pytest.raises(DuplicadoError, match="could not do"):
        poll.answered(PolledPlayer("B", PASS))


def test_a_poll_that_cannot_be_is_refused() -> None:
    with pytest.raises(DuplicadoError, match="twice"):
        Poll(QUESTION, (PolledPlayer("A", PASS), PolledPlayer("A", DOUBLE)))
    with pytest.raises(DuplicadoError, match="A named 2S"):
        Poll(QUESTION, (PolledPlayer("A", PASS, (parse_call("2S"),)),))
    with pytest.raises(DuplicadoError, match="turn"):
        PollQuestion(law_02.board(1), Seat.S, QUESTION.hand, AUCTION)
    with pytest.raises(DuplicadoError, match="board 2 is dealt by E"):
        PollQuestion(law_02.board(2), Seat.N, QUESTION.hand, AUCTION)
    with pytest.raises(DuplicadoError, match="empty"):
        PollQuestion(law_02.board(1), Seat.N, Hand(), AUCTION)
    with pytest.raises(DuplicadoError, match="chose"):
        with_poll(UnauthorizedUse(Edition.LAWS_2017), Poll(QUESTION), FIFTH)
