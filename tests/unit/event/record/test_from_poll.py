"""A poll of peers is recorded whole, and counted from the record as it was."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.director.polls import Poll, PolledPlayer, PollQuestion, shares
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.rulings import PollTaken
from duplicado.event.record.poll_entry import poll_of, poll_taken
from duplicado.formats.event_record.document import entry_text, read_entry
from duplicado.law.book import law_02
from duplicado.law.procedure.auction import Auction
from duplicado.vocabulary.calls import DOUBLE, PASS, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

WHERE = Where(1, "", 3, 1, 1)
HAND = Hand.parse("AQJ97.2.KQ4.A653")
AUCTION = Auction.of(Seat.N, [parse_call(call) for call in ("1S", "2H", "P", "3H")])
OF_A_CALL = PollQuestion(law_02.board(1), Seat.N, HAND, AUCTION, ("1S: five cards",))
BIDDEN = Auction.of(Seat.N, [parse_call(call) for call in ("P", "1H", "P", "2H", "P", "P", "P")])
OF_A_CARD = PollQuestion(law_02.board(1), Seat.S, HAND, BIDDEN, (), "dummy: KJ5.AKQ.96.T8543", Suit.SPADES)
NAMES = st.text("abc ", min_size=1, max_size=4)


def polls(question: PollQuestion) -> st.SearchStrategy[Poll]:
    named = st.sampled_from(sorted(question.possible, key=str))
    several = st.lists(named, max_size=3, unique=True).map(tuple)
    answer = st.builds(
        PolledPlayer, NAMES, named, several, NAMES | st.just(""), st.none() | several, NAMES | st.just("")
    )
    answers = st.lists(answer, max_size=6, unique_by=lambda each: each.by).map(tuple)
    return st.builds(Poll, st.just(question), answers, NAMES | st.just(""), NAMES | st.just(""))


@pytest.mark.clause("16B1(b)")
@given(st.one_of(polls(OF_A_CALL), polls(OF_A_CARD)))
def test_nothing_of_a_poll_is_lost(poll: Poll) -> None:
    taken = poll_taken(poll, WHERE, "What do you do?")
    entry = Entry("e1", datetime(2026, 11, 19, 20, tzinfo=UTC), "the Director", taken)
    read = read_entry(entry_text(entry))
    assert read.diagnostics == ()
    assert read.value == entry
    assert poll_of(taken) == poll
    back = poll_of(taken)
    assert back is not None
    assert shares(back, Fraction(1, 5)) == shares(poll, Fraction(1, 5))


def test_what_the_record_says_is_written_as_the_record_writes_it() -> None:
    answers = (PolledPlayer("Peer 1", PASS, (DOUBLE,), remark="close"), PolledPlayer("Peer 2", parse_call("3S")))
    taken = poll_taken(Poll(OF_A_CALL, answers, withheld="a pause"), WHERE, "And now?")
    assert (taken.question, taken.seat, taken.hand, taken.withheld) == ("And now?", Seat.N, HAND, "a pause")
    assert taken.auction == ("1S", "2H", "P", "3H")
    assert [(each.chose, each.considered, each.remark) for each in taken.answers] == [
        ("P", ("X",), "close"),
        ("3S", (), ""),
    ]
    card = poll_taken(Poll(OF_A_CARD, (PolledPlayer("Peer 1", Card.parse("SQ")),)), WHERE, "?")
    assert (card.answers[0].chose, card.suit_led) == ("SQ", Suit.SPADES)


def test_what_was_told_in_other_words_is_not_counted() -> None:
    taken = poll_taken(Poll(OF_A_CALL, (PolledPlayer("Peer 1", PASS),)), WHERE, "And now?")
    assert poll_of(taken) is not None
    typed = replace(taken, auction=("1S", "2H", "pass", "3H"), answers=(replace(taken.answers[0], chose="pass"),))
    assert poll_of(typed) == poll_of(taken)
    not_told = [
        replace(taken, hand=None),
        replace(taken, where=Where(1)),
        replace(taken, seat=Seat.S),
        replace(taken, auction=("one spade",)),
        replace(taken, answers=(replace(taken.answers[0], chose="he would pass"),)),
        replace(taken, answers=taken.answers * 2),
    ]
    assert [poll_of(each) for each in not_told] == [None] * len(not_told)
    assert poll_of(PollTaken(WHERE, "And now?", Seat.N)) is None
