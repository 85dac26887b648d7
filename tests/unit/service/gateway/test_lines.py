"""Lines of the protocol: what programs write in their manners is read, and nothing that they send raises."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.unit.service.gateway.managed import boards, connected, session

from duplicado.law.book import law_02
from duplicado.service.gateway.dialects import Dialect, dialect_of
from duplicado.service.gateway.lines import (
    CallLine,
    CardLine,
    ConnectingLine,
    ReadyLine,
    StrangeLine,
    read_client_line,
    read_hand,
)
from duplicado.service.gateway.manager_lines import BoardLine, HandLine, ToLeadLine, read_manager_line
from duplicado.service.gateway.table_manager import ManagerSettings
from duplicado.vocabulary.calls import EVERY_CALL, Call, parse_call
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("North passes", CallLine(Seat.N, parse_call("P"))),
        ("NORTH PASSES", CallLine(Seat.N, parse_call("P"))),
        ("North doubles.", CallLine(Seat.N, parse_call("X"))),
        ("east bids 3nt", CallLine(Seat.E, parse_call("3NT"))),
        ("West  bids  1C  Alert.", CallLine(Seat.W, parse_call("1C"), is_alerted=True)),
        ("S", StrangeLine("S")),
        (
            "West bids 2C Alert. Stayman -- ; 7+ HCP; Forcing.",
            CallLine(Seat.W, parse_call("2C"), True, "Stayman -- ; 7+ HCP; Forcing."),
        ),
        ("West bids 2C Infos. C=0-8,D=4-8", CallLine(Seat.W, parse_call("2C"), False, "C=0-8,D=4-8")),
        ("west plays 3s", CardLine(Seat.W, Card.parse("S3"))),
        ("West plays S10", CardLine(Seat.W, Card.parse("ST"))),
        ("Dummy plays ah", CardLine(None, Card.parse("HA"))),
        ("North plays KD. count 4", CardLine(Seat.N, Card.parse("DK"))),
        ("south ready for  NORTH's bid", ReadyLine(Seat.S, "bid")),
        ("south ready for dummy", ReadyLine(Seat.S, "dummy")),
        ("south ready for dummy's card to trick 12", ReadyLine(Seat.S, "card", 12)),
        ("South ready to start.", ReadyLine(Seat.S, "start")),
        ("east received dummy", StrangeLine("east received dummy", is_known=True)),
        (
            'Connecting "a b" as ANYPL using protocol version 18 WBridge5',
            ConnectingLine("a b", None, 18, "Connecting"),
        ),
        ("North bids 8C", StrangeLine("North bids 8C")),
        (
            'Connecting " " as North using protocol version 18',
            StrangeLine('Connecting " " as North using protocol version 18'),
        ),
        ("North plays 1S", StrangeLine("North plays 1S")),
    ],
)
def test_a_line_is_read_in_every_manner(line: str, read: object) -> None:
    assert read_client_line(line) == read


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("S A K J 6. H A K J. D 2. C -.", "AKJ6.AKJ.2."),
        ("C - D 2. H A K J. S A K J 6.", None),
        ("C -. D 2. H J K A. S 6 J K A.", "AKJ6.AKJ.2."),
        ("S. H. D. C AKQJT98765432.", "...AKQJT98765432"),
        ("s 10 9. h -. d -. c -.", "T9..."),
        ("S A A.", None),
        ("nonsense", None),
    ],
)
def test_a_hand_is_read_in_every_order(text: str, hand: str | None) -> None:
    assert read_hand(text) == (None if hand is None else Hand.parse(hand))


@pytest.mark.parametrize("dialect", list(Dialect))
def test_what_a_dialect_writes_is_read_back(dialect: Dialect) -> None:
    board = law_02.board(7)
    assert read_manager_line(dialect.board(board)) == BoardLine(board)
    hand = Hand.parse("AKQJT98765432...")
    assert read_manager_line(dialect.hand("Dummy", hand)) == HandLine(None, hand)
    assert read_manager_line(dialect.hand(dialect.seat(Seat.W), hand)) == HandLine(Seat.W, hand)
    assert read_manager_line(dialect.to_lead(Seat.E, is_dummy=False)) == ToLeadLine(Seat.E)
    for call in EVERY_CALL:
        assert read_client_line(dialect.call(Seat.S, call)) == CallLine(Seat.S, call)
    for card in EVERY_CARD:
        assert read_client_line(dialect.card(Seat.S, card)) == CardLine(Seat.S, card)


@given(
    call=st.sampled_from(EVERY_CALL),
    text=st.text(st.characters(codec="ascii", categories=("L", "N", "P", "Zs")), max_size=150),
)
def test_an_explanation_comes_through_whole(call: Call, text: str) -> None:
    told = Dialect.COMMON.told(text, is_alerted=True, version=18)
    read = read_client_line(Dialect.COMMON.call(Seat.N, call, told))
    assert isinstance(read, CallLine)
    assert read.is_alerted
    if "infos" not in text.casefold() and "alert" not in text.casefold():
        assert read.text == " ".join(text.split()).removeprefix(".").strip() or text.strip().startswith(".")


@pytest.mark.parametrize(
    ("first", "dialect"),
    [
        ('Connecting "a" as North using protocol version 18', Dialect.COMMON),
        ('connecting "a" as north using protocol version 18', Dialect.TABLE_MASTER),
        ('Connecting "a" as ANYPL using protocol version 18', Dialect.WBRIDGE5),
        ('CONNECTING "a" AS NORTH USING PROTOCOL VERSION 18', Dialect.WBRIDGE5),
    ],
)
def test_a_dialect_is_known_by_the_first_line(first: str, dialect: Dialect) -> None:
    read = read_client_line(first)
    assert isinstance(read, ConnectingLine)
    assert dialect_of(read) is dialect


WORDS = [
    "North",
    "east",
    "ready",
    "for",
    "bids",
    "1NT",
    "plays",
    "dummy",
    "'s",
    "card to trick",
    "99999999999",
    "Alert.",
]
NOISE = st.one_of(
    st.text(max_size=80), st.lists(st.sampled_from([*WORDS, "cards", ":", '"', "as"]), max_size=12).map(" ".join)
)


@settings(max_examples=100, deadline=None)
@given(NOISE)
def test_no_line_raises(line: str) -> None:
    read_client_line(line)
    read_manager_line(line)


@pytest.mark.rest
@settings(max_examples=25, deadline=None)
@given(st.lists(st.binary(max_size=60), max_size=15))
def test_what_a_program_sends_does_no_harm_to_the_board(sent: list[bytes]) -> None:
    async def guest(port: int) -> None:
        line = await connected(port)
        line.say('Connecting "Alpha" as North using protocol version 18')
        line.say("North ready for teams")
        line.say("North ready to start")
        for each in sent:
            line.say(each + b"\r\n")
        line.writer.write_eof()
        while await line.hear() is not None:
            pass

    settled = ManagerSettings(awaited=frozenset({Seat.N}), patience=5)
    _, records = session(settled, boards(1), lambda port: [asyncio.ensure_future(guest(port))])
    assert records[0].auction_is_complete
