"""Losses of writing are found by comparing the original with what comes back."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.formats.losses import losses, spans
from duplicado.formats.results import contract_of, score_of, tricks_of
from duplicado.law.book.law_02 import board
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages
from duplicado.table.record import Annotation, BoardRecord, CardPlayed, Claim
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.hands import Deal, Hand, Layout
from duplicado.vocabulary.seats import Seat

DEAL = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
RANKS = "AKQJT98765432"
# North has every spade: he wins each trick at notrump.
WHOLE = tuple(
    CardPlayed(Seat(letter), Card.parse(suit + rank)) for rank in RANKS for letter, suit in ("NS", "EH", "SD", "WC")
)
RECORD = BoardRecord(
    board=board(4),
    layout=DEAL,
    calls=tuple(map(parse_call, ["P", "7S", "P", "P", "P"])),
    auction_is_complete=True,
    plays=WHOLE[:4],
    claim=Claim(13, Seat.N),
    stated_contract=Contract.parse("7S N"),
    stated_tricks=13,
    stated_score=2210,
    marked_calls=frozenset({1}),
    marked_plays=frozenset({0}),
    partner_declares=True,
    result_is_agreed=True,
    call_annotations={1: (Annotation("explanation", "thirteen spades"),)},
    play_annotations={0: (Annotation("nag", "!"),)},
    players={Seat.N: "Ana"},
)


def codes(before: BoardRecord, **changes: object) -> list[str]:
    return [each.code for each in losses([before], [replace(before, **dict[str, Any](changes))])]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, []),
        ({"board": Board(5, Seat.W, Vulnerability.BOTH)}, ["lost-number"]),
        ({"board": Board(4, Seat.N, Vulnerability.BOTH)}, ["lost-dealer"]),
        ({"board": Board(4, Seat.W, Vulnerability.NS)}, ["lost-vulnerability"]),
        ({"layout": None}, ["lost-hands"]),
        ({"layout": Layout({Seat.N: DEAL[Seat.N]})}, ["lost-hands"]),
        ({"calls": ()}, ["lost-auction"]),
        ({"calls": RECORD.calls[:3]}, ["lost-auction"]),
        ({"auction_is_complete": False}, ["lost-auction-end"]),
        ({"plays": ()}, ["lost-play"]),
        ({"stated_contract": Contract.parse("7S S")}, ["lost-contract"]),
        ({"stated_tricks": 12}, ["lost-tricks"]),
        ({"claim": None}, ["lost-claim"]),
        ({"claim": Claim(13)}, ["lost-claimer"]),
        ({"stated_score": 2200}, ["lost-score"]),
        ({"marked_calls": frozenset[int]()}, ["lost-marks"]),
        ({"marked_plays": frozenset[int]()}, ["lost-marks"]),
        ({"partner_declares": False}, ["lost-marks"]),
        ({"result_is_agreed": False}, ["lost-marks"]),
        ({"call_annotations": {}}, ["lost-remarks"]),
        ({"play_annotations": {1: RECORD.play_annotations[0]}}, ["lost-remarks"]),
        ({"players": {Seat.S: "Ana"}}, ["lost-players"]),
        # What follows from the rest is not lost, and a remark may come back under another name.
        ({"stated_contract": None}, []),
        ({"stated_tricks": None}, []),
        ({"stated_score": None}, []),
        ({"call_annotations": {1: (Annotation("comment", "thirteen spades"),)}}, []),
    ],
)
def test_each_kind_of_loss(changes: dict[str, Any], expected: list[str]) -> None:
    assert codes(RECORD, **changes) == expected


def test_the_contract_of_a_whole_auction_need_not_be_stated() -> None:
    # 7♠ is East's bid here: what the file stated was another declarer, and that is gone.
    record = replace(RECORD, stated_contract=Contract.parse("7S N"))
    assert contract_of(replace(record, stated_contract=None)) == Contract.parse("7S N")
    assert codes(replace(record, board=board(3)), stated_contract=None, board=board(3)) == ["lost-contract"]


def test_nothing_that_was_not_there_is_lost() -> None:
    assert losses([BoardRecord(board(4))], [RECORD]) == ()


@given(data=st.data())
def test_a_record_loses_nothing_against_itself(data: st.DataObject, records: st.SearchStrategy[BoardRecord]) -> None:
    drawn = data.draw(st.lists(records, max_size=3))
    assert losses(drawn, drawn) == ()
    if drawn:
        assert "lost-board" in [each.code for each in losses(drawn, drawn[1:])]


def test_each_kind_names_its_boards_once() -> None:
    records = [replace(RECORD, board=board(number)) for number in (9, 4, 5, 6, 4)]
    (found,) = losses(records, [replace(record, players={}) for record in records])
    assert (found.code, found.values, found.line) == ("lost-players", (("boards", "4-6, 9"),), 0)


def test_boards_that_are_missing_are_named_and_the_others_compared() -> None:
    records = [replace(RECORD, board=board(number)) for number in (1, 2, 3)]
    found = losses(records, [replace(records[2], claim=None), records[0]])
    assert [(each.code, each.values) for each in found] == [
        ("lost-board", (("boards", "2"),)),
        ("lost-claim", (("boards", "3"),)),
    ]


def test_boards_without_a_number_are_named_by_their_place() -> None:
    records = [replace(RECORD, board=Board(number, Seat.W, Vulnerability.BOTH)) for number in (4, 0, 0)]
    (found,) = losses(records, [replace(record, players={}) for record in records])
    assert found.values == (("boards", "4"), ("places", "2-3"))
    (gone,) = losses(records, records[:2])
    assert (gone.code, gone.values) == ("lost-board", (("boards", ""), ("places", "3")))
    messages = Messages.load("en")
    assert "boards 4; without a number, in place 2-3." in diagnostic_text(found, messages)
    assert diagnostic_text(gone, messages) == "Boards that are not in the file: without a number, in place 3."


def test_boards_that_come_back_in_another_order_have_lost_nothing_by_it() -> None:
    first, second = replace(RECORD, board=board(1)), replace(RECORD, board=board(2))
    assert losses([second, first], [first, second]) == ()
    assert [each.code for each in losses([second, first], [first, replace(second, players={})])] == ["lost-players"]


def test_tricks_of_a_play_to_the_end() -> None:
    notrump = BoardRecord(board(4), DEAL, plays=WHOLE, stated_contract=Contract.parse("7NT S"))
    assert (tricks_of(notrump), score_of(notrump)) == (13, 2220)
    assert tricks_of(replace(notrump, stated_contract=Contract.parse("1NT E"))) == 0
    assert tricks_of(replace(notrump, stated_contract=Contract.parse("7H E"))) == 13
    assert tricks_of(replace(notrump, plays=WHOLE[:-1])) is None
    assert score_of(replace(notrump, plays=WHOLE[:-1])) is None


def test_results_that_cannot_be() -> None:
    assert score_of(BoardRecord(board(1), stated_contract=PASSED_OUT, stated_tricks=3)) == 0
    assert score_of(BoardRecord(board(1), stated_contract=Contract.parse("1NT N"), stated_tricks=14)) is None
    eight = BoardRecord(board(1), calls=tuple(map(parse_call, ["8C", "P", "P", "P"])), auction_is_complete=True)
    assert contract_of(eight) is None


@pytest.mark.parametrize(
    ("numbers", "text"), [([], ""), ([7], "7"), ([3, 1, 2], "1-3"), ([1, 3, 5], "1, 3, 5"), ([8, 8, 9], "8-9")]
)
def test_spans(numbers: list[int], text: str) -> None:
    assert spans(numbers) == text


def test_a_hand_without_cards_says_nothing() -> None:
    empty = BoardRecord(board(1), Layout({Seat.N: Hand()}))
    assert losses([empty], [replace(empty, layout=None)]) == ()
